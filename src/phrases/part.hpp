// A part of a text as it was heard.
#pragma once

#include "phrases/lexicon.hpp"

namespace hoyle::phrases {

/// The words from `first` up to `end`, and the mentions that lie among them; sentences keep their numbers.
Heard part_of(const Heard& heard, std::uint32_t first, std::uint32_t end);

}  // namespace hoyle::phrases
