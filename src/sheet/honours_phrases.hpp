// Marks of a line that tell of honours: letters that stand for them, and how they lay. Only for phrases.cpp; each changes the
// marks it understands, and leaves all others as they are.
#pragma once

#include "sheet/page.hpp"

#include <vector>

namespace hoyle::sheet {

/// `12h`: honours; `3A`: aces.
void find_honours_letters(std::vector<Mark>& marks);

/// `2 aces each`, and of each side, `aces 2 apiece`: nobody's.
void find_each(std::vector<Mark>& marks);

/// `Ruth had four of them`, of the trump suit: honours.
void find_of_them(std::vector<Mark>& marks);

/// `five honours, three and two`, `4 hon (3-1)`, `three in his hand, two in hers`: the two numbers name how they lay, and are no
/// figures of the score; where neither is four the honours are divided.
void find_splits(std::vector<Mark>& marks);

}  // namespace hoyle::sheet
