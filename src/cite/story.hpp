// What a story speaks of, where no sentence says it by itself.
//
// A story tells its incident in several lines, among others that tell something else. So each line is classified, and each two
// and each three that stand together, and the whole; what is meant is spoken of clearly in one of each.
#pragma once

#include "cite/understand.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hoyle::cite {

struct InStory {
    const lawbook::Topic* topic = nullptr;  ///< of the topics on its kind the one spoken of most clearly; never null
    double certainty = 0;                   ///< 0 to 1
    std::uint32_t first = 0, end = 0;       ///< the words that speak of it most clearly: three lines at most
};

/// Each kind of incident once, and each topic that has no kind; the surest first. `lines`: the word with which each line begins;
/// a line of many sentences counts as so many lines. Of a long story the first sixty are read. Empty: no words.
std::vector<InStory> in_story(const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines);

}  // namespace hoyle::cite
