// Names that come again and again beside the figures of a sheet, and no heading may tell: `Hal's sixteen`, `24 to Q`, `F&G`.
#pragma once

#include "sheet/sides.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::sheet {

/// The likeliest pairs of such names, the cheapest first: the two share as few lines as may be, and leave few lines with figures
/// to nobody. What stands for a longer name in a heading (`F&G` for `fatty+gil`) goes by both.
std::vector<Sides> recurring_sides(const Page& page, std::string_view text);

/// A line of the score: some figure, and a word for what a hand brings or hardly any words; not a date, an address.
bool is_of_score(const Line& line);

/// What stands on a line from one column to another, tabs spread.
std::string written(std::string_view text, std::uint32_t line, int begin, int end);

/// A word as the sheet has it: `We`, `US`.
std::string as_written(std::string_view text, const std::string& word, std::uint32_t line);

}  // namespace hoyle::sheet
