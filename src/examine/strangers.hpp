// Who acts at the cards must sit at them: a name that no seat has is a line nobody heard.
#pragma once

#include "examine/examination.hpp"
#include "table/replay.hpp"

namespace hoyle {

/// A finding for each line under such a name. `names` are those of the seats, as far as the log has told them.
std::vector<Finding> find_strangers(const log::Section& section, const table::Replay& replay, const PerSeat<std::string>& names);

/// A finding for each side that a section of deals names and that is neither NS nor EW: the scorer's own names are for blocks.
std::vector<Finding> find_strange_sides(const log::Section& section, const PerSeat<std::string>& names);

}  // namespace hoyle
