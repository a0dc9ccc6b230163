// One line of a sheet as marks. Only for page.cpp, which puts the lines together.
#pragma once

#include "sheet/page.hpp"

#include <cstdint>
#include <string_view>

namespace hoyle::sheet {

/// The marks of a line; `parted_by`: a sign that parts cells as a bar does, 0 for none.
Line read_line(std::string_view line, std::uint32_t number, char parted_by);

/// How many tabs stand before a column, tabs spread.
int tabs_before(std::string_view line, int column);

}  // namespace hoyle::sheet
