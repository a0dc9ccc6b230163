// Whether a hand, as it is read, comes to what was scored for it.
#pragma once

#include "table/replay.hpp"

#include <optional>

namespace hoyle {

class BookInUse;

/// True if the tricks of the hand, by the book, are the points below the line that its `score` lines tell; nothing: they tell
/// none, or the tricks are not known, or it is whist, where a side scores no more than it wants for the game. What was said of
/// the doubling is taken to count: this weighs readings of one hand against each other, and does not rule.
std::optional<bool> as_scored(const BookInUse& in_use, const table::Replay& replay);

}  // namespace hoyle
