// Rows into games, games into a rubber, and what it comes to.

#include "audit/account.hpp"

#include <algorithm>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandScore;

namespace {

bool is_whist(const Figures& figures) { return figures.game == lawbook::Game::whist; }

/// Who has the game where nobody said; the greater score, if both have.
std::optional<Side> reached(const PerSide<Points>& standing, const Figures& figures)
{
    const Side ahead = standing[Side::ew] > standing[Side::ns] ? Side::ew : Side::ns;
    return standing[ahead] >= figures.target ? std::optional(ahead) : std::nullopt;
}

/// A whist game is worth the more the less its loser has scored.
Points grade_of(const Figures& figures, Points losers)
{
    if (!figures.grade) return 0;
    return (*figures.grade)[static_cast<std::size_t>(std::clamp(losers, 0, static_cast<int>(figures.grade->size()) - 1))];
}

}  // namespace

HandScore bare_score(const Columns& written, const PerSide<Points>& standing, const Figures& figures)
{
    HandScore score;
    score.tricks_known = score.honours_known = true;
    score.below = written.below;
    score.above = written.above;
    for (Side side : both_sides) score.standing[side] = standing[side] + written.below[side];
    score.game = reached(score.standing, figures);
    return score;
}

HandScore told_score(const scoring::HandFacts& facts, const PerSide<Points>& standing, const Figures& figures)
{
    scoring::HandFacts hand = facts;
    hand.standing = standing;
    return score_hand(hand, figures, scoring::Show::points_only);
}

Account add_up(const Sheet& sheet, const Figures& figures, const RowScore& row, Division division)
{
    Account account;
    const int needed = figures.best_of / 2 + 1;
    const bool lines_drawn = division == Division::as_written && sheet.games > 0;
    PerSide<Points> standing = sheet.carried;
    PerSide<int> won{};
    bool open = false;
    for (std::size_t i = 0; i < sheet.rows.size(); ++i) {
        if (account.winner && !lines_drawn && !sheet.by_columns) break;
        if (!open) {
            account.games.emplace_back();
            account.games.back().first = i;
            open = true;
        }
        const HandScore score = row(i, standing);
        account.rows.push_back({score.below, score.above});
        standing = score.standing;
        GameOnSheet& game = account.games.back();
        game.last = i;
        game.points = standing;
        ++account.used;
        for (Side side : both_sides) {
            account.totals.below[side] += is_whist(figures) ? 0 : score.below[side];
            account.totals.above[side] += score.above[side];
        }
        const bool line_here = i + 1 < sheet.rows.size() && sheet.rows[i + 1].game != sheet.rows[i].game;
        if (lines_drawn ? !line_here && i + 1 < sheet.rows.size() : !score.game) continue;
        game.winner = score.game ? score.game : reached(standing, figures);
        if (lines_drawn && line_here && !game.winner && standing[Side::ns] != standing[Side::ew])
            game.winner = standing[Side::ns] > standing[Side::ew] ? Side::ns : Side::ew;  // he gave it to somebody
        if (!game.winner) {
            if (lines_drawn && line_here) open = false, standing = {};
            continue;
        }
        game.grade = grade_of(figures, game.points[other(*game.winner)]);
        if (++won[*game.winner] == needed && !account.winner) account.winner = game.winner;
        if (is_whist(figures)) account.totals.below[*game.winner] += game.grade;
        standing = {};
        open = false;
    }
    for (Side side : both_sides) {
        if (account.winner == side) account.bonus[side] = figures.bonus;
        account.sum[side] = account.totals.below[side] + account.totals.above[side] + account.bonus[side];
    }
    account.result = account.sum[Side::ns] - account.sum[Side::ew];
    return account;
}

}  // namespace hoyle::audit
