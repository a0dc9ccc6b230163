// What the words beside a hand's figures tell of it.
#pragma once

#include "sheet/unit.hpp"

#include <span>

namespace hoyle::sheet {

/// All that the words of a unit tell. `first_is_pure`: its first figure stands in a column of nothing but figures.
HandWords words_of_hand(const Unit& unit, const Layout& layout, bool whist, bool first_is_pure);

/// What the one word at `at` tells is added to `told`.
void add_word(HandWords& told, std::span<const Mark> marks, std::size_t at, const Sides& sides, bool whist);

}  // namespace hoyle::sheet
