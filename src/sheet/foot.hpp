// The foot of a sheet: sums of columns, of both, the rubber's hundred, totals, the difference; each foretold from what is written
// above it.
#pragma once

#include "sheet/search.hpp"

#include <vector>

namespace hoyle::sheet {

struct Foot {
    double cost = 0;
    State state;
    std::vector<RoleOf> roles;  ///< for each of the unit's numbers
};

/// The cheapest few ways to read the figures of a unit as sums. `says_carried`: it, or the line before it, speaks of what was
/// carried.
std::vector<Foot> feet_of(const Unit& unit, const Layout& layout, const HandTable& table, const State& state, bool says_carried);

}  // namespace hoyle::sheet
