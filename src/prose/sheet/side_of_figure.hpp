// Whose a figure is in a line that tells a hand.
#pragma once

#include "prose/sheet/found_sides.hpp"

#include <vector>

namespace hoyle::prose {

/// By the stroke it stands before or behind, by the column it stands in, or by the word nearest to it in its clause; -1: nothing
/// tells it. `by_words`: the words go before the column, as they do with honours, which are often told behind the row.
int side_of_figure(const std::vector<Mark>& marks, std::size_t i, bool by_words, const FoundSides& sides);

/// Of whom the line speaks, and not of whose game it was; -1: of nobody.
int any_side(const std::vector<Mark>& marks, const FoundSides& sides);

}  // namespace hoyle::prose
