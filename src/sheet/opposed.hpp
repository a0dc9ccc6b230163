// Sides that the words of a sheet tell: `Tom & I against the Farrows`, `HM = Holt/Marsh`, `us = me + Priya`.
#pragma once

#include "sheet/sides.hpp"

#include <optional>
#include <string_view>

namespace hoyle::sheet {

/// Of a line two names, and between them `against` or another word of its kind, in whatever sentence; nothing: it has none.
std::optional<Sides> sides_opposed(const Line& line, std::string_view text);

/// The same, where the line ends before `against`.
std::optional<Sides> sides_opposed_over(const Line& first, const Line& second, std::string_view text);

/// `against`, `v.`
bool opposes(const Mark& mark);

/// Of a sheet two names, of each of which it says who they are: `Nous is my sister and me`; nothing: it does not.
std::optional<Sides> sides_defined(const Page& page, std::string_view text);

/// `Tom & I` against the Farrows: the first are also we, the others they. `Mother and you`: the others are we.
void with_pronoun(Sides& sides);

}  // namespace hoyle::sheet
