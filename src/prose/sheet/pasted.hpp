// A score sheet pasted from a spreadsheet: cells parted by tabs, semicolons or commas.
//
// Most of its lines have as many of one such sign, three at least, and one of them near the top heads the columns in words. Its
// cells are then as if bars stood between them; a comma within quotes parts nothing. Of any other text every line stays empty.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// For each line the same with bars, or nothing: it is no line of a table.
std::vector<std::string> with_bars(const std::vector<std::string_view>& lines);

}  // namespace hoyle::prose
