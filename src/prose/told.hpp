// What the words of a story tell by its name: "West revoked on the second round", "dealer led out of dummy by mistake".
//
// Heard with the ears of `cite`: the words of a deal that are not the language's are one description, of one fault or several.
// What is heard surely becomes `told KIND`; of what may be meant otherwise each meaning becomes `told perhaps KIND`, which
// accuses nobody.
#pragma once

#include "prose/table.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

/// A line of a story that is neither taken by the grammar nor all understood; or a comment.
struct FreeLine {
    std::string_view words;
    std::uint64_t number = 0;  ///< of the log, from 1
    std::uint32_t indent = 0;  ///< in characters
};

struct Named {
    std::string statement;
    const FreeLine* line;  ///< that tells it most clearly
};

/// Of each incident the likeliest first, three at most; a sentence such as "In another hand ..." begins another. `table`: as it
/// was in that deal. The first bytes of a long story alone are listened to, so that the work stays small.
std::vector<Named> named_in(std::span<const FreeLine> lines, const Table& table);

}  // namespace hoyle::prose
