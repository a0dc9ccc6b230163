// A part of an analysed text.
#pragma once

#include "phrases/lexicon.hpp"

namespace hoyle::phrases {

/// The words from `first` up to `end`, and the matches that lie among them; sentences keep their numbers.
AnalysedText part_of(const AnalysedText& analysed, std::uint32_t first, std::uint32_t end);

}  // namespace hoyle::phrases
