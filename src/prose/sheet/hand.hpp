// A line of a score sheet that tells a hand: which of its figures are the tricks, the points below the line and those above it.
//
// The figures say it themselves: two odd tricks in hearts are 16, and three honours 16 above. Of all ways to take them the one is
// taken that contradicts itself least; what a scorer wrote wrongly stands where the right figure would.
#pragma once

#include "prose/sheet/found_sides.hpp"
#include "prose/sheet/rows.hpp"
#include "scoring/figures.hpp"

#include <array>
#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct HandTold : RowTold {
    bool agrees = false;  ///< the figures are what the hand brings
};

/// Nothing: the line names no trump, or no figure of it can be points of anybody. `standing`: what each side has below the line
/// in the game, so that a sum written behind the points is known for one.
std::optional<HandTold> hand_told(const std::vector<Mark>& marks, const FoundSides& sides, const scoring::Figures& figures,
                                  const std::array<int, 2>& standing = {});

/// The points above the line in a line that names no trump, `honours, four   24`, of a hand in this trump: the figure that
/// honours in it can be, and those of a slam. Nothing: it has none, or they may be anybody's.
std::vector<RowTold::Entry> honours_told(const std::vector<Mark>& marks, std::string_view strain, int maker,
                                         const FoundSides& sides, const scoring::Figures& figures);

}  // namespace hoyle::prose
