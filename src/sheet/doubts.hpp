// Where the cheapest reading of a sheet stands alone and the sheet still says two things: what is asked then.
#pragma once

#include "sheet/question.hpp"
#include "sheet/search.hpp"

namespace hoyle::sheet {

/// A column's sum that does not come out, and would if the two digits of one bare entry had changed places: `42` for 24 is as
/// likely as 66 for 84. Empty words: nothing is to be asked.
Question of_entry_or_sum(const Reading& reading);

/// Honours that stand with one side, where a sentence on the sheet says that one of the other held them.
Question of_holder_told(const Reading& reading);

/// A slam, or honours of which a sentence tells how they lay, that no figure above the line brings to the side whose they are.
Question of_points_left_out(const Reading& reading, const HandTable& table);

/// A hand in words that run over two lines, `Hearts by Fred, doubled, we got the` and `odd trick  8  32`, where the figures of
/// the second are not what the words of both bring.
Question of_words_over_two_lines(const Reading& reading, const HandTable& table);

}  // namespace hoyle::sheet
