#include "table/emend.hpp"

#include "table/emendations.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Verb;

namespace {

/// How little a replay agrees with itself. A card that nobody knows weighs less than one that cannot have been played.
struct Discord {
    int impossible = 0;  ///< what cannot be, or is missing
    int odd = 0;         ///< what may be, but seldom is: leads from the wrong hand, suits not followed
    int unknown = 0;
    int all() const { return 4 * impossible + 2 * odd + unknown; }
};

bool follows_not(const Replay& r, const Played& play, const Played* lead)
{
    if (!lead || play.lead || play.missed || !play.suit || !lead->suit || *play.suit == *lead->suit || !play.beside(*lead))
        return false;
    return !r.held(play.seat, play.when).in(*lead->suit).empty();
}

/// What was said before the lead that only another could say, the deal being his whose it is told to be.
int against_the_dealer(const Replay& r)
{
    if (!r.dealer || r.custom.whist) return 0;
    int odd = 0;
    bool spoken = false;  // by an adversary, of the doubling
    for (const log::Statement& statement : r.section->statements) {
        if (statement.who.size() != 1) continue;
        const Seat seat = statement.who.first();
        if (statement.verb == Verb::makes) odd += side_of(seat) != side_of(*r.dealer);
        if (statement.verb == Verb::passes) odd += seat != *r.dealer;
        if (statement.verb == Verb::asks_lead) odd += seat != r.eldest();
        if (statement.verb == Verb::doubles && !spoken) odd += seat != r.eldest();
        spoken = spoken || statement.verb == Verb::asks_lead || statement.verb == Verb::doubles;
    }
    return odd;
}

/// Three cards on the line of a trick, and the next is told in full.
bool card_left_out(const Replay& r, std::size_t at)
{
    const Trick& trick = r.tricks[at];
    if (!trick.stands() || trick.full != never || at + 1 == r.tricks.size()) return false;
    const Trick& next = r.tricks[at + 1];
    const log::Statement& line = r.section->statements[statement_of(trick.led)];
    return line.verb == Verb::trick && line.list.count == 3 && line.number == trick.number && !next.untold &&
           next.number == trick.number + 1 && next.full != never;
}

/// What is amiss with one trick: its leader, how many cards it has, its number.
Discord discord_of_trick(const Replay& r, std::size_t at)
{
    Discord found;
    const Trick& trick = r.tricks[at];
    if (trick.untold) return found;
    if (trick.number > 1 && trick.proper_leader && trick.leader != *trick.proper_leader) ++found.odd;
    if (trick.number == 1 && r.dealer && trick.leader != r.eldest()) ++found.odd;
    if (card_left_out(r, at)) ++found.impossible;
    else if (!trick.stands() || (trick.full == never && at + 1 < r.tricks.size())) ++found.odd;
    if (at > 0 && trick.stands() && trick.number <= r.tricks[at - 1].number) ++found.odd;
    return found;
}

Discord discord(const Replay& r)
{
    Discord found;
    found.impossible = static_cast<int>(r.impossible.size());
    const Played* lead = nullptr;
    for (const Played& play : r.played) {
        if (play.lead) lead = &play;
        if (play.extra) ++found.impossible;
        if (!play.card && !play.missed) ++found.unknown;
        if (follows_not(r, play, lead)) ++found.odd;
    }
    for (std::size_t i = 0; i < r.tricks.size(); ++i) {
        const Discord here = discord_of_trick(r, i);
        found.impossible += here.impossible;
        found.odd += here.odd;
    }
    if (r.tally_told && r.all_tricks_known && r.won[Side::ns] + r.won[Side::ew] == 13 && r.won != r.tally) ++found.odd;
    found.odd += against_the_dealer(r);
    return found;
}

/// Somebody at the table took something amiss, or mended it: what is odd is no slip of the pen.
bool taken_amiss(const log::Section& section)
{
    return std::any_of(section.statements.begin(), section.statements.end(), [](const log::Statement& statement) {
        switch (statement.verb) {
        case Verb::takes_back:
        case Verb::changes:
        case Verb::demands:
        case Verb::waives:
        case Verb::claims_revoke:
        case Verb::points_out:
        case Verb::told: return true;
        default: return statement.disputed;
        }
    });
}

struct Tried {
    Emendation reading;
    Discord discord;
};

class Emender {
public:
    Emender(const Custom& custom, const PerSeat<std::string>& names) : custom_(custom), names_(names) {}

    /// Tries the readings on the section; the best of them, if one is better than `now`.
    void look(const log::Section& section, const Discord& now, std::vector<Emendation> readings, std::vector<Tried>& best,
              int& least)
    {
        for (Emendation& reading : readings) {
            trial_.plays = section.plays;
            trial_.hands = section.hands;
            trial_.statements = section.statements;
            reading.apply(trial_);
            replay(trial_, custom_, names_, replay_);
            const Discord found = discord(replay_);
            // what cannot be must become possible: what is only odd may have happened besides
            if (found.all() > least || (now.impossible > 0 && found.impossible >= now.impossible)) continue;
            if (found.all() < least) best.clear();
            least = found.all();
            best.push_back({std::move(reading), found});
        }
    }

    void begin(const log::Section& section) { trial_ = section; }

private:
    const Custom& custom_;
    const PerSeat<std::string>& names_;
    log::Section trial_;
    Replay replay_;
};

/// Of readings that do equally well: the one; or, of one card or one make that may have been several, that it is not known.
/// Nothing: it may have been anything.
std::optional<Emendation> settled(const std::vector<Tried>& best)
{
    constexpr int most_named = 3;
    Emendation chosen = best.front().reading;
    if (chosen.strain) {
        std::string names;
        for (const Tried& each : best)
            if (each.reading.strain) names += (names.empty() ? "" : " or ") + std::string(name_of(*each.reading.strain));
        chosen.message += names;
        if (best.size() > 1) chosen.apply = chosen.unknown;
        return chosen;
    }
    if (best.size() > 1 && !chosen.in_doubt.empty()) chosen.message = chosen.in_doubt;
    if (!chosen.play) return chosen;
    CardSet may_be;
    for (const Tried& each : best)
        if (each.reading.play == chosen.play) may_be.add(each.reading.card);
    if (may_be.size() > most_named) return std::nullopt;
    chosen.message += may_be.size() > 1 ? "; he may have played " + any_of(may_be) : "; it is read as " + spoken(chosen.card);
    if (may_be.size() > 1) chosen.apply = chosen.unknown;
    return chosen;
}

bool all_by_itself(const log::Section& section)
{
    constexpr std::size_t most = 200;  // no deal is told in more; of one that is, nothing is guessed
    return section.statements.size() <= most && section.plays.size() <= most;
}

void tell(const Emendation& reading, Replay& replay)
{
    Impossibility slip;
    slip.what = Impossibility::What::miswritten;
    slip.where = reading.where;
    slip.message = reading.message;
    slip.other = reading.other;
    slip.other_label = reading.other_label;
    replay.impossible.push_back(std::move(slip));
}

}  // namespace

std::string any_of(CardSet cards)
{
    std::string text;
    int left = cards.size();
    for (Card card : cards) {
        text += spoken(card);
        --left;
        if (left > 0) text += left == 1 ? " or " : ", ";
    }
    return text;
}

bool emend(const log::Section& section, const Custom& custom, const PerSeat<std::string>& names, Replay& replay,
           log::Section& emended)
{
    if (replay.played.empty() || !all_by_itself(section)) return false;
    Discord now = discord(replay);
    const bool only_odd = now.impossible == 0;
    if (now.all() < 4 || (only_odd && (now.odd < 2 || taken_amiss(section)))) return false;

    constexpr int most_slips = 3;
    std::vector<Emendation> made;
    Emender emender(custom, names);
    emended = section;
    Replay current;
    table::replay(emended, custom, names, current);
    for (int slip = 0; slip < most_slips && now.all() >= 4; ++slip) {
        std::vector<Tried> best;
        int least = now.all() - 2;
        emender.begin(emended);
        for (const auto readings : {of_winners, of_numbers, of_cards, of_missing_cards, of_leaders, of_hands, of_the_make, of_the_dealer}) {
            emender.look(emended, now, readings(emended, current), best, least);
            if (least == 0) break;
        }
        if (best.empty()) break;
        if (only_odd && least != 0) break;
        const auto reading = settled(best);
        if (!reading) break;
        reading->apply(emended);
        table::replay(emended, custom, names, current);
        now = discord(current);
        made.push_back(*reading);
    }
    if (made.empty()) return false;
    table::replay(emended, custom, names, replay);
    for (const Emendation& reading : made) tell(reading, replay);
    return true;
}

}  // namespace hoyle::table
