// The stakes, in whatever coin: "half a crown a point", "a shilling a hundred".
#pragma once

#include "prose/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// `stakes 30 pence per point`, as the language has it, of a short sentence that tells what was played for, and of no player and
/// no bet.
std::optional<std::string> stakes_told(std::string_view sentence, const Table& table);

}  // namespace hoyle::prose
