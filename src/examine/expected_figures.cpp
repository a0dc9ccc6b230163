// Expectations of figures: the score of a deal, what the sides stand at, tricks, game and rubber, a slip, a bet.
#include "examine/expected.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using log::Expectation;

namespace {

Points in_column(const scoring::HandScore& score, log::Column column, Side side)
{
    switch (column) {
    case log::Column::above: return score.above[side];
    case log::Column::honours: return score.honours[side];
    case log::Column::slam: return score.slam[side];
    case log::Column::chicane: return score.chicane[side];
    case log::Column::penalty: return score.penalty[side];
    case log::Column::tricks: return score.trick_points[side];
    default: return score.below[side];
    }
}

std::string unmet_tricks(const DealRecord& deal, Side side, int wanted)
{
    const int found = deal.shown.score.tricks_scored[side];
    return found == wanted ? std::string() : fmt::format("{} scores {} tricks, not {}", letters_of(side), found, wanted);
}

}  // namespace

std::string unmet_score(const Awaited& awaited, const DealRecord* deal)
{
    if (!deal || !deal->shown.scored) return deal && deal->shown.is_void ? "the deal is void" : "the deal could not be scored";
    for (const auto& [column, sum] : awaited.sums) {
        const auto [side, points] = sum;
        const Points found = in_column(deal->shown.score, column, side);
        if (found != points) return fmt::format("{} has {}, not {}", letters_of(side), found, points);
    }
    return {};
}

std::string unmet_standing(const Awaited& awaited, const DealRecord* deal, const scoring::Rubber& rubber)
{
    const auto standing = deal && deal->shown.scored ? deal->shown.score.standing : rubber.standing();
    for (const auto& [column, sum] : awaited.sums) {
        const auto [side, points] = sum;
        if (standing[side] != points) return fmt::format("{} stands at {}, not {}", letters_of(side), standing[side], points);
    }
    return {};
}

std::string unmet_tally(const Awaited& awaited, const DealRecord* deal)
{
    if (!deal) return "no such deal";
    for (const auto& [column, sum] : awaited.sums)
        if (std::string why = unmet_tricks(*deal, sum.first, sum.second); !why.empty()) return why;
    return {};
}

std::string unmet_result(const Expectation& what, const DealRecord* deal, const scoring::Figures& figures)
{
    if (!deal) return "no such deal";
    return unmet_tricks(*deal, *what.side.side, what.number + (what.by ? figures.book : 0));
}

std::string unmet_rubber(const Expectation& what, const scoring::Rubber& rubber)
{
    const auto total = rubber.total();
    if (total.over && total.winner == *what.side.side) return {};
    return total.over && total.winner ? fmt::format("{} won the rubber", letters_of(*total.winner)) : "the rubber is not over";
}

std::string unmet_game(const Awaited& awaited, const scoring::Rubber& rubber)
{
    std::optional<Side> winner;
    Points grade = 0;
    for (const scoring::GameRecord& game : rubber.games())
        for (std::uint32_t number : game.deals)
            if (game.winner && (number == awaited.deal || awaited.deal == 0)) winner = game.winner, grade = game.grade;
    if (winner == *awaited.what.side.side) {
        if (!awaited.what.number || awaited.what.number == grade) return {};
        return fmt::format("the game is worth {}, not {}", grade, awaited.what.number);
    }
    return winner ? fmt::format("{} won the game", letters_of(*winner)) : "nobody has won the game";
}

std::string unmet_slip(const Awaited& awaited, const std::vector<Finding>& findings)
{
    const auto met = [&](const Finding& finding) {
        if (!finding.miscount || awaited.sums.empty()) return false;
        const auto [side, written] = awaited.sums.front().second;
        return finding.miscount->side == side && finding.miscount->written == written &&
               finding.miscount->computed == awaited.what.slip_for;
    };
    return std::any_of(findings.begin(), findings.end(), met) ? "" : "no such slip was found";
}

std::string unmet_bet(const Awaited& awaited, const std::vector<BetShown>& bets)
{
    std::string nearest = "there is no such bet";
    for (const BetShown& bet : bets) {
        if (awaited.deal && bet.deal != awaited.deal) continue;
        if (bet.winner == awaited.name) return {};
        nearest = bet.winner.empty() ? bet.why : bet.winner + " won it";
    }
    return nearest;
}

}  // namespace hoyle
