// What is written at the end of a deal, in any order and in anybody's words: tricks, honours and in whose hands, aces, chicane,
// slams, the score with its columns or without, game and rubber won, and by how much.
#pragma once

#include "prose/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// The statements of a line that tells nothing else, as the language has them; none if one word of it is left over, or if its
/// figures contradict each other.
std::vector<std::string> parse_deal_end(std::string_view line, const Table& table);

/// Every word but one in four is of sides, trumps, tricks, honours, the score: such a line tells of no irregularity, whatever of
/// it is understood.
bool is_of_score(std::string_view line, const Table& table);

}  // namespace hoyle::prose
