// The sentences and rows of the report for people: each a function of what was found, without a line's end.
#pragma once

#include "examine/examination.hpp"
#include "report/block.hpp"

#include <string>
#include <vector>

namespace hoyle::report {

/// "N-S", as a scoring block heads its columns.
std::string side_name(Side side);

/// "whist-club-1897 84, 87 (who may confer)": the book is named where it changes.
std::string law_list(const std::vector<rulings::Cited>& laws);

/// "revoke by West (line 12)"; the text alone where no place is known.
std::string with_line(const std::string& text, const Spot& where);

/// True of a point that gives somebody a right; of any other the answer stands by itself.
bool is_right(const PointShown& point);

using scoring::in_coin;

/// "1 point", "52 points"
std::string points_words(Points points);
/// "E-W won a treble, N-S a single": whist, the games by their grade. Empty: none is won, or games have no grade.
std::string grades(const RubberShown& rubber);

/// What a written block comes to by the laws, and as written.
std::string block_line(const BlockShown& block, const Layout& layout);

}  // namespace hoyle::report
