// A trick told with its number before it: "1. W leads HK, N H3", "Third trick, South led the jack of clubs, West put the three on
// it".
#pragma once

#include "prose/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

struct TrickHead {
    int number = 0;  ///< 1 to 13; 0: a stroke stands for it
    std::string_view rest;
};

/// The number of a trick that a line begins with: "1.", "Trick 1:", "At the third trick", "- E:"; nothing where it tells none.
std::optional<TrickHead> trick_head(std::string_view line);

struct ParsedTrick {
    std::string statement;  ///< as the language writes it, "3. N: DQ E: D2", or "N leads DQ / E plays D2"; empty: not told so
    std::string_view rest;  ///< what of the line is not in it
};

/// The cards of a trick as far as they are told one after the other, each with its player or without. `table` learns the suit
/// led, for cards told by their rank alone.
ParsedTrick parse_trick(const TrickHead& head, Table& table);

}  // namespace hoyle::prose
