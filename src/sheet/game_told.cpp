#include "sheet/game_told.hpp"

#include "sheet/beside.hpp"

#include <algorithm>
#include <vector>

namespace hoyle::sheet {

bool tells_grade(const Unit& unit, const HandTable& table)
{
    if (!table.whist() || unit.grade == 0) return false;
    return std::all_of(unit.numbers.begin(), unit.numbers.end(),
                       [&](std::size_t at) { return unit.marks[at].number == unit.grade; });
}

namespace {

constexpr int most_won = 2;

/// `2-0`: the first two figures, joined.
bool tells_pair_of_games(const Unit& unit)
{
    return unit.numbers.size() > 1 && place_in_pair(unit, unit.numbers[0]) == 0 &&
           unit.marks[unit.numbers[0]].number <= most_won && unit.marks[unit.numbers[1]].number <= most_won;
}

}  // namespace

bool tells_games(const Unit& unit)
{
    return unit.has_rule &&
           (tells_pair_of_games(unit) || std::all_of(unit.numbers.begin(), unit.numbers.end(),
                                                     [&](std::size_t at) { return unit.marks[at].number <= most_won; }));
}

bool belies_games(const State& closed, const Unit& unit)
{
    const auto number = [&](std::size_t n) { return unit.marks[unit.numbers[n]].number; };
    const auto differ = [&](int a, int b) {
        return std::max(a, b) != std::max(closed.won[0], closed.won[1]) ||
               std::min(a, b) != std::min(closed.won[0], closed.won[1]);
    };
    if (tells_pair_of_games(unit)) return differ(number(0), number(1));
    const bool each = unit.numbers.size() == 1 && unit.numbers[0] + 1 < unit.marks.size() &&
                      unit.marks[unit.numbers[0] + 1].text == "all" && number(0) <= most_won;
    return each && differ(number(0), number(0));
}

bool tells_game_of_whist(const State& from, const Unit& unit, const HandTable& table)
{
    const bool alone = unit.words == 0 && unit.figures == 2 && from.reached >= 0;  // `-- 5 --    -- 3 --`
    if (!table.whist() || (unit.grade == 0 && !alone) || from.phase != 2) return false;
    std::vector<Points> told;
    for (const std::size_t at : unit.numbers) told.push_back(unit.marks[at].number);
    if (!told.empty() && told.back() == unit.grade && told.size() > 1) told.pop_back();
    const bool nil = std::any_of(unit.marks.begin(), unit.marks.end(), [](const Mark& mark) { return mark.sense == "nil"; });
    if (nil) told.push_back(0);
    const auto stands = [&](std::size_t side) { return std::min<Points>(from.game[side], table.target()); };
    return told.size() == 2 && std::max(told[0], told[1]) == std::max(stands(0), stands(1)) &&
           std::min(told[0], told[1]) == std::min(stands(0), stands(1));
}

bool tells_standings(const State& from, const Unit& unit, const Layout& layout)
{
    if (!unit.game_word || unit.figures == 0 || unit.figures > 2 || tells_strain(unit.marks)) return false;
    // `18 + 12 game`
    if (std::all_of(unit.numbers.begin(), unit.numbers.end(), [&](std::size_t at) { return unit.marks[at].term; })) return true;
    const auto columns = whose(unit, layout);
    for (std::size_t n = 0; n < columns.size(); ++n) {
        const int side = columns[n].lane >= 0 ? columns[n].lane : columns[n].named;
        const int told = unit.marks[unit.numbers[n]].number;
        // `-------- 32, game`
        const bool of_either = unit.has_rule && (told == from.game[0] || told == from.game[1]);
        if (!of_either && (side < 0 || told != from.game[static_cast<std::size_t>(side)])) return false;
    }
    return true;
}

bool belies_standings(const State& from, const Unit& unit, const HandTable& table)
{
    std::vector<Points> told;
    for (const std::size_t at : unit.numbers) {
        const Mark& mark = unit.marks[at];
        const bool alone = told.empty() || mark.cell != unit.marks[at - 1].cell;
        if (mark.money || mark.in_words || mark.unread || !alone || told.size() == 2) break;
        told.push_back(mark.number);
    }
    if (told.size() < 2) return false;
    const auto stands = [&](std::size_t side) {
        return table.whist() ? std::min<Points>(from.game[side], table.target()) : from.game[side];
    };
    const bool as_told = stands(0) == told[0] && stands(1) == told[1];
    return !as_told && !(stands(0) == told[1] && stands(1) == told[0]);
}

std::optional<int> side_of_game_told(const Unit& unit, const Sides& sides, const HandTable& table, std::size_t number)
{
    if (!table.whist() || unit.grade == 0 || number > 1 || unit.numbers.size() < 2) return std::nullopt;
    const std::size_t first = unit.numbers[0], second = unit.numbers[1];
    const Mark &a = unit.marks[first], &b = unit.marks[second];
    const bool joined = second == first + 2 && (unit.marks[first + 1].text == "to" || place_in_pair(unit, first) == 0);
    if (!joined || std::max(a.number, b.number) != table.target() || std::min(a.number, b.number) >= table.target())
        return std::nullopt;
    const bool wins = unit.marks[unit.numbers[number]].number == table.target();
    for (std::size_t k = second + 1, taken = 1; k < unit.marks.size(); k += taken)
        if (const auto winner = sides.named(unit.marks, k, taken)) return wins ? *winner : 1 - *winner;
    return static_cast<int>(number);
}

}  // namespace hoyle::sheet
