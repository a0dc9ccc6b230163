// Finds the two sides of a score sheet that does not head two columns plainly: by what it defines (`A = Amy and Bob`), by who
// plays whom (`Port v. Starboard`), by what recurs in its rows; and its columns by the cells that stand above the hands.
#pragma once

#include "prose/sheet/found_sides.hpp"

namespace hoyle::prose {

struct SheetText {
    std::string_view whole;
    const SheetLine* marks;
};

/// Nothing is known if fewer than half of the lines that tell a trump have a side by its words or its column.
FoundSides find_sides(const std::vector<SheetText>& lines);

/// The columns of sides that are known.
void find_columns(const std::vector<SheetText>& lines, FoundSides& sides);

}  // namespace hoyle::prose
