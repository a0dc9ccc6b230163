// A score sheet as it was written at the table, in anybody's hand, told again as a block of the language.
//
// Rows that begin with their side (`We 24 | 16`, `NS no trump 36 | 40`), hands in words (`hearts 4 - 32, simple 16 them`), and
// sheets in two columns or four, with what they are headed and footed with. The words are data: lawbooks/sheet-words.yaml. A line
// with figures that have no place stays as it is, and the reader of the log says so; what tells no figures becomes a comment.
#pragma once

#include "source/text.hpp"

#include <optional>
#include <string_view>

namespace hoyle::prose {

/// Nothing: the text is no score sheet, or it tells of the play as well. `reads` says whether the grammar takes a line.
std::optional<Retold> told_sheet(std::string_view text, bool (*reads)(std::string_view line));

}  // namespace hoyle::prose
