// What is still to be played at a moment of a deal, as far as the log tells it.
#pragma once

#include "endings/ending.hpp"
#include "table/replay.hpp"

#include <optional>

namespace hoyle::endings {

struct Position {
    Ending ending;
    std::optional<Seat> inferred;  ///< whose cards are not told, and are all that no other hand had
};

/// Nothing where cards, tricks, the trump or whose lead it is are not known, or something lies on the table that should not.
std::optional<Position> position_at(const table::Replay& replay, table::Moment moment);

}  // namespace hoyle::endings
