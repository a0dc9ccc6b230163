// A form of the language with the seats, cards and figures of the line that was meant so: ready to be copied.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::log {

/// What stands in backquotes in `form` is an example: its seats, sides, cards, suits and figures give way to those of `line`, in
/// their order, as far as it has any. The number of a trick that the line does not tell is left out.
std::string in_own_words(std::string_view form, std::string_view line);

/// As much of the line as a log can have, in one form, with the rest behind it as a comment: "`E leads DQ  # out of turn`".
/// Empty if that is less than three words.
std::string as_far_as_read(std::string_view line);

}  // namespace hoyle::log
