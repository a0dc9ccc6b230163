// How a line of a sheet tells that a game is over: what it was worth, how many each side has, how the sides stand.
#pragma once

#include "sheet/hand.hpp"
#include "sheet/layout.hpp"
#include "sheet/search.hpp"
#include "sheet/unit.hpp"

namespace hoyle::sheet {

/// `out, treble (3)`: the figure is the grade of the game.
bool tells_grade(const Unit& unit, const HandTable& table);

/// `------ 1 all`: behind a rule, how many games each has.
bool tells_games(const Unit& unit);

/// `------ 1-0 us`, `------ 1 all`, where another number of games was won with the one that ends there.
bool belies_games(const State& closed, const Unit& unit);

/// `5 to 3, a single, to us  1`: at whist, how the game stood that ends there, and what it was worth.
bool tells_game_of_whist(const State& from, const Unit& unit, const HandTable& table);

/// `24  34  game`: how the sides stand in the game that ends.
bool tells_standings(const State& from, const Unit& unit, const Layout& layout);

/// `game   5   3`, in cells of their own, where the sides stand otherwise.
bool belies_standings(const State& from, const Unit& unit, const HandTable& table);

/// `5 to 4  single  K. & B.`, `1-5, a double`: a whole game of whist whose hands nobody wrote down. Whose the unit's first or
/// second figure is (`number` 0 or 1): the winner is named behind, else the first figure is the first side's. Nothing: it tells
/// of none.
std::optional<int> side_of_game_told(const Unit& unit, const Sides& sides, const HandTable& table, std::size_t number);

}  // namespace hoyle::sheet
