// How the sides stood in the game before the first deal, as it is told above the play.
#pragma once

#include "prose/table.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

struct StandingTold {
    std::string statement;  ///< `standing NS 6, EW 14`
    bool whole = false;     ///< its line tells nothing else
};

/// `Game score: Julia & Harriet 6, Owen & Percy 14`, `24 to North and South, 18 to East and West, in the rubber game`, `third
/// game / N-S 14 / E-W 22`, `love all`: both sides and a number for each, in a sentence of nothing else. Nothing: the line tells
/// of cards, or of more than that.
std::optional<StandingTold> standing_told(std::string_view line, const Table& table);

}  // namespace hoyle::prose
