// Whether a hand, as it is read, comes to what was scored for it.
#pragma once

#include "table/replay.hpp"

#include <optional>

namespace hoyle {

class BookInUse;

/// True if by the book the hand comes to what its `score` lines tell, below the line and (all hands being known) above it;
/// nothing: they tell none, or the tricks are not known, or it is whist, where a side scores no more than it wants for the game.
/// What was said of the doubling is taken to count: this weighs readings of one hand against each other, and does not rule.
std::optional<bool> as_scored(const BookInUse& in_use, const table::Replay& replay);

}  // namespace hoyle
