// Rows into games, games into a rubber, and what it comes to.

#include "audit/account.hpp"

#include "scoring/rubber.hpp"

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

namespace {

/// The rows of a sheet as they divide into games, one after another.
class Adding {
public:
    Adding(const Sheet& sheet, const Figures& figures, Division division)
        : sheet_(sheet), figures_(figures), as_written_(division == Division::as_written),
          lines_drawn_(as_written_ && sheet.games > 0), standing_(sheet.carried)
    {}

    /// The rubber is over, and nothing on the sheet says otherwise.
    bool over() const { return account_.winner && !lines_drawn_ && !sheet_.by_columns; }

    void row(std::size_t at, const RowScore& score_of)
    {
        if (!open_) {
            account_.games.emplace_back();
            account_.games.back().first = at;
            open_ = true;
        }
        const HandScore score = score_of(at, standing_);
        enter(at, score);
        const bool last = at + 1 == sheet_.rows.size();
        const bool line_here = !last && sheet_.rows[at + 1].game != sheet_.rows[at].game;
        if (lines_drawn_ ? line_here || last : score.game.has_value()) close(score, lines_drawn_ && line_here);
    }

    Account sum_up()
    {
        for (Side side : both_sides) {
            if (account_.winner == side) account_.bonus[side] = figures_.bonus;
            account_.brought[side] = sheet_.brought[side] ? sheet_.brought[side]->points : 0;
            account_.sum[side] = account_.totals.below[side] + account_.totals.above[side] + account_.bonus[side] +
                                 account_.brought[side];
        }
        account_.result = account_.sum[Side::ns] - account_.sum[Side::ew];
        return std::move(account_);
    }

private:
    void enter(std::size_t at, const HandScore& score)
    {
        account_.rows.push_back({score.below, score.above});
        standing_ = score.standing;
        account_.games.back().last = at;
        account_.games.back().points = standing_;
        ++account_.used;
        for (Side side : both_sides) {
            account_.totals.below[side] += is_whist(figures_) ? 0 : score.below[side];
            account_.totals.above[side] += score.above[side];
        }
    }

    /// The game ends here, or the scorer has drawn his line; then, if nobody has it, he gave it to whoever was ahead.
    void close(const HandScore& score, bool line)
    {
        GameOnSheet& game = account_.games.back();
        game.winner = score.game ? score.game : reached(standing_, figures_);
        const Points ahead = standing_[Side::ns] - standing_[Side::ew];
        if (line && !game.winner && ahead != 0) game.winner = ahead > 0 ? Side::ns : Side::ew;
        if (game.winner) won(game);
        if (!game.winner && !line) return;
        standing_ = {};
        open_ = false;
    }

    void won(GameOnSheet& game)
    {
        game.grade = scoring::grade_of(figures_, game.points[other(*game.winner)]);
        for (const Won& said : sheet_.won)
            if (as_written_ && said.grade > 0 && said.rows == game.last + 1) game.grade = said.grade;
        if (++won_[*game.winner] == figures_.best_of / 2 + 1 && !account_.winner) account_.winner = game.winner;
        if (is_whist(figures_)) account_.totals.below[*game.winner] += game.grade;
    }

    const Sheet& sheet_;
    const Figures& figures_;
    const bool as_written_, lines_drawn_;
    Account account_;
    PerSide<Points> standing_;
    PerSide<int> won_{};
    bool open_ = false;  ///< a game has been begun
};

}  // namespace

Account add_up(const Sheet& sheet, const Figures& figures, const RowScore& row, Division division)
{
    Adding adding(sheet, figures, division);
    for (std::size_t i = 0; i < sheet.rows.size() && !adding.over(); ++i) adding.row(i, row);
    return adding.sum_up();
}

}  // namespace hoyle::audit
