// The table of the score, a row a deal, and what a rubber came to. Most of what `hoyle judge` writes of a long log is this, so
// its usual rows are put together in place.
#pragma once

#include "examine/examination.hpp"

#include <string>
#include <string_view>

namespace hoyle::report {

/// The head of the table, with its line end.
std::string_view deal_rows_head(bool whist);

/// Appends the row of a deal, with its line end; what there is to say of it besides stands behind it, or where that does not fit
/// in `width` below it.
void append_deal_row(std::string& out, const DealShown& deal, std::size_t width);

/// The same cell by cell.
struct DealCells {
    std::string deal, made, by, tricks, below, above, notes;
};
DealCells deal_cells(const DealShown& deal);

/// The row alone, as a line.
std::string deal_row(const DealShown& deal);

/// What the rubber came to, and who pays whom: "The rubber is not over. This game: N-S 24, E-W 26."
std::string rubber_words(const RubberShown& rubber);

}  // namespace hoyle::report
