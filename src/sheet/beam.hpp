// The cheapest ways through a sheet under one layout, unit by unit, with the best few states of the score kept at each.
#pragma once

#include "sheet/prepared.hpp"
#include "sheet/search.hpp"

namespace hoyle::sheet {

struct BeamLimits {
    std::size_t width = 0;  ///< so many states are kept at each unit, in either half of those that can still win
    double cost = 0;        ///< what is dearer is given up
    std::size_t most = 0;   ///< so many ways are told
};

struct Path {
    State end;
    std::vector<Step> steps;  ///< one for each unit, or for two or three that are one hand
};

/// The cheapest first; none where all are dearer than the limit.
std::vector<Path> cheapest_paths(Prepared& prepared, const BeamLimits& limits);

}  // namespace hoyle::sheet
