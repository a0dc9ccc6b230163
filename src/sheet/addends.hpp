// Figures of a line that another figure of it is made of: told once more before their sum, in brackets behind it, or with what is
// taken off. Only for phrases.cpp.
#pragma once

#include "sheet/page.hpp"

#include <vector>

namespace hoyle::sheet {

/// Calls them terms: before an `=` (`24 + 8 + 32 = 64`) and in a longer list before a larger figure (`4, 8, 16, 24    82`),
/// whatever they come to, so that a wrong sum is seen; else (`24 6 8 24     62`, `60 (the grand 40 & the little 20)`, `32, but
/// Thayer chicane, less 16     16`) only where they come to the figure.
void find_addends(std::vector<Mark>& marks);

}  // namespace hoyle::sheet
