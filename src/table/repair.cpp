#include "table/repair.hpp"

#include "table/discord.hpp"
#include "table/repairs.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::table {

namespace {

/// Fewer odd things than these may have happened, and are no slip of the pen.
constexpr int few_odd = 2;

/// A section with some things read otherwise, and what that supposes.
struct Reading {
    log::Section section;
    std::vector<Repair> slips;
    Discord discord;
    int cost = 0;
    bool scored_otherwise = false;
};

/// One slip more than another reading supposes.
struct Step {
    std::size_t from = 0;
    Repair slip;
    Discord discord;
    int cost = 0;
};

class Search {
public:
    Search(const Custom& custom, const PerSeat<std::string>& names, const Beyond& beyond)
        : custom_(custom), names_(names), beyond_(beyond)
    {}

    /// The score is told, and is not what the hand comes to.
    bool scored_otherwise(const Replay& r) const { return !beyond_.as_scored(r).value_or(true); }

    int cost_of(const Discord& discord, const Replay& r) const
    {
        return discord.cost() + costs::wrong_figure * scored_otherwise(r) + costs::accusation * beyond_.accused(r);
    }

    /// The readings that suppose least, all at the same cost; none: nothing is better than to leave it as it stands.
    std::vector<Reading> least(Reading start)
    {
        constexpr int most_slips = 3;
        const bool only_odd = start.discord.impossible == 0;
        std::vector<Reading> best, from;
        int least = start.cost;
        from.push_back(std::move(start));
        for (int slips = 1; slips <= (only_odd ? 1 : most_slips) && !from.empty(); ++slips) {
            if (slips * costs::number + (slips - 1) * costs::another_slip >= least) break;
            std::vector<Reading> next = kept(from, steps(from, only_odd));
            if (!next.empty() && next.front().cost < least) {
                least = next.front().cost;
                best.clear();
                for (const Reading& each : next)
                    if (each.cost == least) best.push_back(each);
            }
            std::erase_if(next, [](const Reading& each) { return each.discord.impossible == 0; });
            if (next.size() > most_followed) next.resize(most_followed);
            from = std::move(next);
        }
        return best;
    }

private:
    static constexpr std::size_t most_followed = 3;  ///< readings to which a further slip is added

    std::vector<Step> steps(const std::vector<Reading>& from, bool only_odd)
    {
        std::vector<Step> all;
        Replay as_read;
        for (std::size_t i = 0; i < from.size(); ++i) {
            trial_ = from[i].section;
            replay(from[i].section, custom_, names_, as_read);
            for (const auto readings : {of_numbers, of_cards, of_missing_cards, of_leaders, of_hands, of_the_make, of_the_dealer})
                for (Repair& slip : readings(from[i].section, as_read))
                    if (auto step = step_from(from[i], std::move(slip), only_odd)) {
                        step->from = i;
                        all.push_back(std::move(*step));
                    }
        }
        return all;
    }

    /// The slip added to the reading; nothing: it makes nothing possible that was not, or supposes more than it saves.
    std::optional<Step> step_from(const Reading& from, Repair slip, bool only_odd)
    {
        trial_.plays = from.section.plays;
        trial_.hands = from.section.hands;
        trial_.statements = from.section.statements;
        slip.apply(trial_);
        replay(trial_, custom_, names_, replay_);
        const Discord found = discord(replay_);
        if (only_odd ? found.impossible + found.odd > 0 || comes_right(from, replay_) < few_odd
                     : found.impossible >= from.discord.impossible)
            return std::nullopt;
        int cost = slip.cost;
        for (const Repair& each : from.slips) cost += each.cost + costs::another_slip;
        if (cost + found.cost() >= from.cost) return std::nullopt;
        cost += cost_of(found, replay_);
        if (cost >= from.cost) return std::nullopt;
        return Step{0, std::move(slip), found, cost};
    }

    /// How many odd things come right, all that are odd in the play being so: of the score as well.
    int comes_right(const Reading& from, const Replay& read) const
    {
        return from.discord.odd + from.scored_otherwise - scored_otherwise(read);
    }

    /// The cheapest: all that cost the same as the first, and a few more to go on from.
    static std::vector<Reading> kept(const std::vector<Reading>& from, std::vector<Step> steps)
    {
        sort_stably(steps, [](const Step& a, const Step& b) { return a.cost < b.cost; });
        std::vector<Reading> readings;
        for (Step& step : steps) {
            if (readings.size() >= most_followed && step.cost != readings.front().cost) break;
            Reading reading{from[step.from].section, from[step.from].slips, step.discord, step.cost, false};
            step.slip.apply(reading.section);
            reading.slips.push_back(std::move(step.slip));
            readings.push_back(std::move(reading));
        }
        return readings;
    }

    const Custom& custom_;
    const PerSeat<std::string>& names_;
    const Beyond& beyond_;
    log::Section trial_;
    Replay replay_;
};

/// Each slip of the first reading, with what the others have in its place: at the same place of the text, else in the same order.
std::vector<std::vector<Repair>> side_by_side(const std::vector<Reading>& readings)
{
    std::vector<std::vector<Repair>> all;
    for (const Repair& slip : readings.front().slips) all.push_back({slip});
    for (const Reading& other : std::span(readings).subspan(1)) {
        std::vector<const Repair*> left;
        std::vector<bool> found(all.size());
        for (const Repair& slip : other.slips) {
            const auto same = std::find_if(all.begin(), all.end(),
                                           [&](const std::vector<Repair>& each) { return each.front().where == slip.where; });
            if (same == all.end()) left.push_back(&slip);
            else same->push_back(slip), found[static_cast<std::size_t>(same - all.begin())] = true;
        }
        for (std::size_t i = 0, next = 0; i < all.size() && next < left.size(); ++i)
            if (!found[i]) all[i].push_back(*left[next++]);
    }
    return all;
}

bool all_by_itself(const log::Section& section)
{
    constexpr std::size_t most = 200;  // no deal is told in more; of one that is, nothing is guessed
    return section.statements.size() <= most && section.plays.size() <= most;
}

}  // namespace

bool repair(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, const Beyond& beyond,
            Replay& replay, log::Section& repaired)
{
    if (replay.played.empty() || !all_by_itself(section)) return false;
    const Discord now = discord(replay);
    const bool only_odd = now.impossible == 0;
    if (only_odd ? now.odd == 0 || taken_amiss(section) : now.standing <= costs::number) return false;
    Search search(custom, names, beyond);
    const bool scored_otherwise = search.scored_otherwise(replay);
    if (only_odd && now.odd + scored_otherwise < few_odd) return false;

    const std::vector<Reading> best = search.least({section, {}, now, search.cost_of(now, replay), scored_otherwise});
    if (best.empty()) return false;
    std::vector<log::Section> sections;
    for (const Reading& each : best) sections.push_back(each.section);
    repaired = in_common(sections);
    table::replay(repaired, custom, names, replay);
    for (const std::vector<Repair>& slip : side_by_side(best)) replay.impossible.push_back(slip_told(slip));
    return true;
}

}  // namespace hoyle::table
