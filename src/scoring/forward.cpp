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

}  // namespace

std::vector<Outcome> play_forward(const Rubber& before, const HandFacts& facts, std::size_t which, const Figures& figures)
{
    std::vector<Outcome> outcomes;
    std::vector<Worth> worth;
    if (which >= facts.revokes.size()) return outcomes;
    HandFacts chosen = facts;
    const Side entitled = other(facts.revokes[which].offenders);
    for (RevokeOption option : figures.revoke_options) {
        if (!possible(option, facts, figures)) continue;
        chosen.revokes[which].chosen = option;
        Outcome outcome;
        outcome.option = option;
        outcome.score = score_hand(chosen, figures);
        Rubber after = before;
        after.add(0, outcome.score);
        outcome.rubber = after.total(Show::points_only).winner;
        worth.push_back(seen_by(entitled, outcome, after, figures));
        outcomes.push_back(std::move(outcome));
    }
    if (outcomes.empty()) return outcomes;
    const Worth best = *std::max_element(worth.begin(), worth.end());
    for (std::size_t i = 0; i < outcomes.size(); ++i) outcomes[i].best = worth[i] == best;
    return outcomes;
}

}  // namespace hoyle::scoring
