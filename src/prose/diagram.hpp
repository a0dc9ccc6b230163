// Four hands printed as they sit: North above, West and East side by side, South below.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// The text with a line for each hand in place of its diagram, and before them who sits where and who dealt, as far as the names
/// over the hands tell; as many lines as before. Nothing: no diagram of twelve, or more, rows of suits is in it.
std::optional<std::string> with_diagram_read(std::string_view text);

}  // namespace hoyle::prose
