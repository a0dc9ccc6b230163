// Whose a word of a score sheet is, where the sheet does not head two columns plainly: by what it defines (`A = Amy and Bob`), by
// who plays whom (`Port v. Starboard`), by the cells of a heading among others, and by what recurs in its rows.
#pragma once

#include "prose/sheet/words.hpp"

#include <array>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct FoundSides {
    std::array<std::string, 2> names;  ///< as written; empty: not found
    std::map<std::string, int> words;  ///< in small letters: of the one side, and never of the other
    struct Column {
        std::size_t centre = 0;  ///< in characters
        int side = 0;
        std::size_t cell = 0;       ///< of a table
        std::optional<bool> above;  ///< it is headed as that of the honours, or of the tricks
    };
    std::vector<Column> columns;          ///< from left to right; empty: the sheet heads none
    std::optional<Mark::Kind> parted_by;  ///< the cells of a table, by bars or commas: a column is so many of them from the left

    bool by_stroke = false;  ///< headed `We / They`, and so each figure stands before a stroke or behind it

    /// What the scorer calls a side; if that is we or they, or the seats, so do these words.
    void name(int side, std::string_view called);

    bool known() const { return !names[0].empty() && !names[1].empty(); }
    /// The side that a mark names.
    std::optional<int> of(const Mark& mark) const;
    /// The column a figure stands in; nothing: none is headed there.
    std::optional<Column> under(const std::vector<Mark>& marks, std::size_t i) const;
    /// A figure set apart from what is before it, as a column is: in running words a column has no say.
    bool stands_in_column(const std::vector<Mark>& marks, std::size_t i) const;
    /// A word for its column before each figure, as far as no side is named: `Below 78 26` as if the sides stood there.
    std::vector<Mark> with_columns(const std::vector<Mark>& marks) const;

private:
    std::array<std::string, 2> senses_;  ///< of the names: we, they, north-south, east-west
};

}  // namespace hoyle::prose
