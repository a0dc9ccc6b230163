// The choices for a revoke, each played forward: what the hand, the game and the rubber would be under it.
#include "scoring/count.hpp"
#include "scoring/rubber.hpp"

#include <algorithm>
#include <tuple>

namespace hoyle::scoring {
namespace {

/// How an outcome looks to those entitled: the greater the better, the first part that differs decides.
using Worth = std::tuple<int, int, Points, Points>;

/// 1 for us, -1 for them, 0 for nobody.
int whose(const std::optional<Side>& winner, Side us)
{
    if (!winner) return 0;
    return *winner == us ? 1 : -1;
}

Worth seen_by(Side us, const Outcome& outcome, const Rubber& after, const Figures& figures)
{
    const HandScore& score = outcome.score;
    const Side them = other(us);
    const int game = whose(score.game, us);
    if (figures.game == lawbook::Game::whist && game != 0) {
        // Once the game is won only its grade is worth anything.
        return {whose(outcome.rubber, us), game, game * after.games().back().grade, 0};
    }
    const Points gained = score.below[us] + score.above[us] - score.below[them] - score.above[them];
    return {whose(outcome.rubber, us), game, 0, gained};
}

bool possible(RevokeOption option, const HandFacts& facts, const Figures& figures)
{
    // From hands thrown down at whist no tricks can be taken.
    return option != RevokeOption::take || !facts.abandoned || figures.game != lawbook::Game::whist;
}

struct Played {
    Outcome outcome;
    Worth worth;
};

/// The options of one revoke, each with what is chosen beside it.
class Forward {
public:
    Forward(const Rubber& before, const HandFacts& facts, std::size_t which, const Figures& figures, StillOpen others)
        : before_(before), figures_(figures), facts_(facts), which_(which), us_(other(facts.revokes[which].offenders))
    {
        if (others == StillOpen::left) return;
        for (const Side offenders : {other(us_), us_})  // our own choices first: theirs answer them
            for (std::size_t i = 0; i < facts.revokes.size(); ++i)
                if (i != which && !facts.revokes[i].chosen && facts.revokes[i].offenders == offenders) open_.push_back(i);
    }

    /// So many that what they come to together is not worked out.
    bool too_many() const { return open_.size() > most_together; }

    Played play(RevokeOption option)
    {
        facts_.revokes[which_].chosen = option;
        Played played = choose(0, 0);
        played.outcome.option = option;
        return played;
    }

private:
    static constexpr std::size_t most_together = 6;

    /// What comes of the best that each side can choose for those still open from `next` on. Of equals the same as for `which_`.
    /// Of the revokes of one side it makes no odds for which of them what is chosen: `from` is the option of the one before.
    Played choose(std::size_t next, std::size_t from)
    {
        if (next == open_.size()) return count();
        RevokePenalty& revoke = facts_.revokes[open_[next]];
        if (next > 0 && facts_.revokes[open_[next - 1]].offenders != revoke.offenders) from = 0;
        const bool ours = revoke.offenders != us_;
        const RevokeOption same = *facts_.revokes[which_].chosen;
        std::optional<Played> best;
        for (std::size_t i = from; i < figures_.revoke_options.size(); ++i) {
            const RevokeOption option = figures_.revoke_options[i];
            if (!possible(option, facts_, figures_)) continue;
            revoke.chosen = option;
            Played played = choose(next + 1, i);
            const bool better = !best || (ours ? best->worth < played.worth : played.worth < best->worth);
            if (!better && (best->worth != played.worth || option != same)) continue;
            played.outcome.beside.insert(played.outcome.beside.begin(), {open_[next], option});
            best = std::move(played);
        }
        revoke.chosen.reset();
        return *best;
    }

    Played count() const
    {
        Played played;
        played.outcome.score = score_hand(facts_, figures_, open_.empty() ? Show::working : Show::points_only);
        Rubber after = before_;
        after.add(0, played.outcome.score);
        played.outcome.rubber = after.total(Show::points_only).winner;
        played.worth = seen_by(us_, played.outcome, after, figures_);
        return played;
    }

    const Rubber& before_;
    const Figures& figures_;
    HandFacts facts_;
    const std::size_t which_;
    const Side us_;
    std::vector<std::size_t> open_;
};

}  // namespace

std::vector<Outcome> play_forward(const Rubber& before, const HandFacts& facts, std::size_t which, const Figures& figures,
                                  StillOpen others)
{
    std::vector<Played> played;
    if (which >= facts.revokes.size()) return {};
    Forward forward(before, facts, which, figures, others);
    if (forward.too_many()) return {};
    for (const RevokeOption option : figures.revoke_options)
        if (possible(option, facts, figures)) played.push_back(forward.play(option));
    std::vector<Outcome> outcomes;
    const auto best = std::max_element(played.begin(), played.end(),
                                       [](const Played& a, const Played& b) { return a.worth < b.worth; });
    for (Played& each : played) {
        each.outcome.best = each.worth == best->worth;
        outcomes.push_back(std::move(each.outcome));
    }
    return outcomes;
}

}  // namespace hoyle::scoring
