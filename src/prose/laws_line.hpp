// The code of laws in a line that says other things as well: "Portland 1904, a shilling a hundred".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// `laws portland-1904`, if a sentence of the line, or the beginning or end of one that speaks of laws, names a code and nothing
/// else.
std::optional<std::string> laws_in(std::string_view line);

}  // namespace hoyle::prose
