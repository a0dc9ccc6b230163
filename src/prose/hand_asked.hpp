// A hand that a story tells in words because its writer asks what it scores: "I made it hearts, nobody doubled, we took nine
// tricks ... what do we put down?"
#pragma once

#include "prose/table.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// The hand as statements of the language, from its heading on: who dealt and made what, who doubled, tricks, honours, chicane;
/// none if nobody asks for the score, if what was made or won is not told, or if an irregularity is (it may change the score).
std::vector<std::string> hand_asked(std::string_view story, const Table& table);

}  // namespace hoyle::prose
