// A score sheet in two columns as it is ruled at the table: what stands left of the bar is one side's, right of it the other's;
// honours upward from the line, tricks downward, sums at the foot. Where no bar is drawn a figure belongs to the heading it
// stands nearest to.
#pragma once

#include "prose/sheet/sides.hpp"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace hoyle::prose {

struct Cell {
    int side = 0;
    std::optional<bool> above;  ///< said by the column, or by a word; nothing: the place on the sheet tells it
    std::string text;
    int number = 0;
};

struct ColumnRow {
    std::size_t line = 0;  ///< of the sheet
    std::vector<Cell> cells;
    std::string label;       ///< what the row is headed with: below, above, total, bonus; empty: nothing
    std::size_t region = 0;  ///< how many rules stand above it
    bool game = false;       ///< the word stands in it
    bool joined = false;     ///< its figures are added up on the row: 64 + 40 + 100 = 204

    int sum(int side) const;
};

/// The figures of a line by their columns; no cells: there are none, or one has no column.
ColumnRow column_row(const SheetLine& line, const Sides& sides);

/// What the rows are: which of them stand above the line, and which are the sums at the foot.
struct ColumnsRead {
    enum class What { entry, total_below, total_above, totals, bonus, sum, none };
    std::vector<What> what;   ///< of each row
    std::vector<bool> above;  ///< of each entry: it stands above the line
};
ColumnsRead read_columns(const std::vector<ColumnRow>& rows, const std::vector<bool>& doubled_rules);

}  // namespace hoyle::prose
