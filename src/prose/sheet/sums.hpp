// The foot of a score sheet: sums, the rubber, who wins and by how much, what stands in the game, what was carried.
#pragma once

#include "prose/sheet/sides.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::prose {

/// What the figures at the foot say, as statements of the language; none: the line is no such line. `sums` is what each side was
/// said to have in all, kept from line to line: who wins is the one with more. `entered`: entries have gone before.
/// `side`: whose the figures are where nobody is named. An empty statement: the line is understood, and says nothing new.
std::vector<std::string> sums_told(const std::vector<Mark>& marks, const Sides& sides, std::array<std::optional<int>, 2>& sums,
                                   bool entered, bool& totals_begun, int side = -1);

}  // namespace hoyle::prose
