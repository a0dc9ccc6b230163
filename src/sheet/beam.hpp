// The cheapest ways through a sheet under one layout, unit by unit, with the best few states of the score kept at each.
#pragma once

#include "sheet/search.hpp"

#include <memory>

namespace hoyle::sheet {

/// What the figures of each unit can be under one layout and game, as far as it was wanted: the same sheet is gone through more
/// than once, with more states each time.
struct Prepared;
using PreparedOnce = std::shared_ptr<Prepared>;
PreparedOnce nothing_prepared();

struct BeamLimits {
    std::size_t width = 0;  ///< so many states are kept at each unit, in either half of those that can still win
    double cost = 0;        ///< what is dearer is given up
    std::size_t most = 0;   ///< so many ways are told
};

struct Path {
    State end;
    std::vector<Step> steps;  ///< one for each unit, or for two or three that are one hand
};

/// The cheapest first; none where all are dearer than the limit. `prepared`: of the same units, layout and table.
std::vector<Path> cheapest_paths(const std::vector<Unit>& units, const Layout& layout, const HandTable& table,
                                 const BeamLimits& limits, const PreparedOnce& prepared);

}  // namespace hoyle::sheet
