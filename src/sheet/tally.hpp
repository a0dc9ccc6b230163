// How the score of a sheet changes: what a hand adds, a game that ends, what a side is written to stand at, a slip of the scorer.
// Each changes one state of the search (search.hpp) and looks at nothing else.
#pragma once

#include "sheet/search.hpp"

namespace hoyle::sheet {

/// One slip more of the scorer, at its price; those after the first are dear.
void add_slip(State& state, double& cost, double price);

/// Is a figure one that stands for another by a slip of the pen: a digit, two in the wrong order, a ten or a hundred out?
bool is_near(int written, int right);

/// What the hand brought, and who has the game by it.
void add_hand(State& state, const Entry& entry, const HandTable& table, bool crossed);

/// What each side is written to stand at behind the hand; of `roles`, which are those of the entry, what stands for the game
/// alone becomes Role::standing.
void check_running(State& state, const Entry& entry, const HandTable& table, std::vector<RoleOf>& roles, double& cost);

/// The game is over and this side has it; at whist `said`: what it is written to be worth, -1: what it is.
void close_game(State& state, int side, const HandTable& table, Points said = -1);

/// The same, where words tell what it was worth: a slip, if it was not.
void close_game_as_told(State& state, int side, const HandTable& table, Points told, double& cost);

/// The game is marked as over and nobody has it: the slip is counted, and who is ahead gets it.
void close_game_wrongly(State& state, const HandTable& table, double& cost);

}  // namespace hoyle::sheet
