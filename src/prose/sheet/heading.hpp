// The lines above the hands of a score sheet, cell by cell: what may name a side, and what a column holds.
#pragma once

#include "prose/sheet/words.hpp"

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// Stands between bars, tabs or wide blanks.
struct HeadingCell {
    std::string_view text;
    std::size_t begin = 0;  ///< in characters
    SheetLine marks;
    std::size_t centre() const { return begin + text.size() / 2; }
};

std::vector<HeadingCell> cells_of(std::string_view line);

/// Without blanks, stops and brackets at its ends.
std::string_view bare(std::string_view text);

/// A trump is named, with figures beside it: no club whose laws are named.
bool tells_trump(const SheetLine& line);

/// A name, or we and they; what it says of tricks and honours besides is no matter.
bool names_a_side(const HeadingCell& cell);

/// It says nothing but that tricks stand below it, or honours.
bool is_kind(const HeadingCell& cell);

/// Said of honours, or of what is above the line; false: of tricks; nothing: of neither.
std::optional<bool> is_above(const std::vector<Mark>& marks);

}  // namespace hoyle::prose
