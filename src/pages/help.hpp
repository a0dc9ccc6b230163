// `hoyle help log`, `hoyle help told`: the statements of a log by example, and the kinds of incident with what may be told of
// each.
#pragma once

#include "pages/page.hpp"

#include <string>
#include <vector>

namespace hoyle::pages {

/// `log`, `told`, or `told KIND`; anything else is refused with what there is.
Answer answer_help(const std::vector<std::string>& words);

/// The example of a line of `help log`: what stands before the wide blank; empty of a heading.
std::string_view example_in(std::string_view line);

}  // namespace hoyle::pages
