// What the words beside a figure of the foot say that it is.
#pragma once

#include "sheet/unit.hpp"

#include <cstdint>
#include <optional>

namespace hoyle::sheet {

/// `rubber 100`, `honours 120`, `100 to the good`; `other`: of something that is no sum of the score.
enum class Label : std::uint8_t { none, below, above, bonus, carried, win, lose, ahead, total, other };

/// The label of the figure at a mark of the unit: the word behind it, where that can be nothing else's (`116 below, 232 above`),
/// then the nearest before it, then one close behind; `none`: no word says anything.
Label label_of(const Unit& unit, std::size_t mark);

/// Of a line such as `NS over EW 130 points`, `beat them by 138` the side that wins; nothing: the line does not begin so.
std::optional<int> who_beats(const Unit& unit, const Layout& layout);

}  // namespace hoyle::sheet
