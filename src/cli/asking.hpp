// A question put in a terminal, or line by line, and what is said to it.
#pragma once

#include "cite/ask.hpp"

#include <cstddef>

namespace hoyle::cli {

enum class Said { answer, not_known, back, quit, no_more };

struct Reply {
    Said said = Said::no_more;
    std::size_t choice = 0;  ///< of the answers offered, from 0
};

/// Asks until one of the answers is given (by its number, its words or the beginning of them), the last answer of all, `b`, `q`,
/// or nothing more. `last`: "not known", or "neither" of things one of which need not be meant.
Reply put_to(const cite::Question& question, const char* last = "not known");

}  // namespace hoyle::cli
