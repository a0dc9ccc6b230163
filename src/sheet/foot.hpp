// The foot of a sheet: sums of columns, of both, the rubber's hundred, totals, the difference; each foretold from what is written
// above it.
#pragma once

#include "sheet/labels.hpp"
#include "sheet/search.hpp"

#include <vector>

namespace hoyle::sheet {

constexpr std::size_t most_in_foot = 24;  ///< figures of one unit

struct Foot {
    double cost = 0;
    State state;
    std::array<RoleOf, most_in_foot> roles{};  ///< for each of the unit's numbers
    std::size_t read = 0;                      ///< how many of them
};

/// What a unit is as a foot, whatever stands above it.
struct FootUnit {
    const Unit* unit = nullptr;
    std::vector<Whose> whose;            ///< for each number
    std::vector<bool> pure;              ///< ... whether it is alone in its cell
    std::vector<Label> labels;           ///< ... the word it stands behind
    std::vector<bool> equals, of_score;  ///< ... whether it stands behind `=`; is_of_score
    bool says_carried = false;           ///< it, or the line before it, speaks of what was carried
};
FootUnit foot_unit(const Unit& unit, const Layout& layout, bool says_carried);

/// By how much the first side wins the rubber: as written, else by its sums.
int won_by_first(const State& state, Points bonus);

/// The cheapest few ways to read the figures of a unit as sums, none dearer than the limit; none where there are too many
/// figures.
std::vector<Foot> feet_of(const FootUnit& unit, const HandTable& table, const State& state, double limit);

}  // namespace hoyle::sheet
