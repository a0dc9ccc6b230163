// The table of the score, a row a deal. Most of what `hoyle judge` writes is this, so its usual rows are put together in place.
#pragma once

#include "examine/examination.hpp"

#include <string>
#include <string_view>

namespace hoyle::report {

/// The head of the table, with its line end.
std::string_view deal_rows_head();

/// Appends the row of a deal, with its line end: as deal_row (words.hpp) words it.
void append_deal_row(std::string& out, const DealShown& deal);

/// Appends what a rubber came to, without a line end: as rubber_line (words.hpp) words it.
void append_rubber_line(std::string& out, const RubberShown& rubber);

}  // namespace hoyle::report
