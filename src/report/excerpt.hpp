// The lines that a finding points at, as they stand in the log, with what is meant underlined.
#pragma once

#include "examine/examination.hpp"

#include <string>

namespace hoyle::report {

/// The lines of a finding with their labels, no line longer than `width` characters: of a longer one that part is shown which is
/// meant, between `…`. Empty if no place is known, or its line is not shown. Ends with a line end.
std::string excerpt(const Finding& finding, std::size_t width);

}  // namespace hoyle::report
