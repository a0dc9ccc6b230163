// Where the counting of doubles stops though no law stops the doubling.
#pragma once

#include "scoring/figures.hpp"

namespace hoyle::scoring {

/// True where the book sets no limit, but the trick is worth more than is counted for one (1,000,000): seventeen doublings at no
/// trumps.
bool past_counting(const Figures& figures, Strain trump, int doublings);

}  // namespace hoyle::scoring
