// Games as they close, and what the rubber comes to.
#include "scoring/rubber.hpp"

#include "scoring/count.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::scoring {

std::string_view grade_word(Points grade)
{
    constexpr std::array<std::string_view, 4> words{"worth nothing", "a single", "a double", "a treble"};
    return words[grade > 0 && grade < static_cast<Points>(words.size()) ? static_cast<std::size_t>(grade) : 0];
}

namespace {

using Part = Working::Part;

bool is_whist(const Figures& figures) { return figures.game == lawbook::Game::whist; }

}  // namespace

Points grade_of(const Figures& figures, Points losers_score)
{
    if (!figures.grade) return 0;
    const int last = static_cast<int>(figures.grade->size()) - 1;
    return (*figures.grade)[static_cast<std::size_t>(std::clamp(losers_score, 0, last))];
}

void Rubber::add(std::uint32_t deal, const HandScore& score)
{
    if (games_.empty() || games_.back().winner) games_.emplace_back();
    GameRecord& game = games_.back();
    game.deals.push_back(deal);
    game.points = score.standing;
    for (Side side : both_sides) {
        below_[side] += score.below[side];
        above_[side] += score.above[side];
    }
    if (!score.game) return;
    game.winner = score.game;
    game.grade = grade_of(*figures_, game.points[other(*score.game)]);
}

void Rubber::begin_with(PerSide<int> games_won, PerSide<Points> standing, PerSide<Points> below, PerSide<Points> above)
{
    games_before_ = games_won;
    above_ = above;
    if (is_whist(*figures_)) {
        grades_before_ = below;
        below_ = standing;
    } else {
        // The game in progress is part of what was scored before, whether the total of it was given or not.
        for (Side side : both_sides) below_[side] = std::max(below[side], standing[side]);
    }
    games_.clear();
    if (standing[Side::ns] != 0 || standing[Side::ew] != 0) games_.emplace_back().points = standing;
}

PerSide<Points> Rubber::standing() const
{
    if (games_.empty() || games_.back().winner) return {};
    return games_.back().points;
}

PerSide<int> Rubber::games_won() const
{
    PerSide<int> won = games_before_;
    for (const GameRecord& game : games_)
        if (game.winner) ++won[*game.winner];
    return won;
}

std::optional<Side> Rubber::winner() const
{
    const int needed = figures_->best_of / 2 + 1;
    PerSide<int> won = games_before_;
    for (Side side : both_sides)
        if (won[side] >= needed) return side;
    for (const GameRecord& game : games_)
        if (game.winner && ++won[*game.winner] >= needed) return game.winner;
    return std::nullopt;
}

bool Rubber::over() const { return winner().has_value(); }

Rubber::Total Rubber::total(Show show) const
{
    Total total;
    total.winner = winner();
    total.over = total.winner.has_value();
    const auto line = [&](Side side, Part part, Points points, const auto& text, std::string_view figure) {
        total.total[side] += points;
        if (points == 0 || show == Show::points_only) return;
        Working added{side, part, points, text(), {}, {}};
        cite_laws(added, *figures_, figure);
        total.working.push_back(std::move(added));
    };
    for (Side side : both_sides) {
        if (is_whist(*figures_)) {
            // Where a third game was played the loser has won one too, and it is taken off the winners' gains.
            if (total.over && side != *total.winner && !figures_->take_off_losers_game) continue;
            line(
                side, Part::game, grades_before_[side], [&] { return fmt::format("games won before: {}", grades_before_[side]); },
                "grade");
            for (const GameRecord& game : games_)
                if (game.winner == side)
                    line(
                        side, Part::game, game.grade,
                        [&] { return fmt::format("a game to {}: {}", game.points[other(side)], game.grade); }, "grade");
        } else {
            line(
                side, Part::tricks, below_[side], [&] { return fmt::format("below the line: {}", below_[side]); }, "trick");
            line(
                side, Part::honours, above_[side], [&] { return fmt::format("above the line: {}", above_[side]); }, "rubber");
        }
        if (total.winner != side) continue;
        total.bonus[side] = figures_->bonus;
        line(
            side, Part::bonus, figures_->bonus, [&] { return fmt::format("the rubber: {}", figures_->bonus); }, "rubber");
    }
    if (total.over) total.points = total.total[*total.winner] - total.total[other(*total.winner)];
    return total;
}

}  // namespace hoyle::scoring
