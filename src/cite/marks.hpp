// Topics that show by words of their own (`marked` in lawbooks/phrases/answering.yaml): hardly meant where none of these is
// heard.
#pragma once

#include "phrases/lexicon.hpp"

#include <string_view>

namespace hoyle::cite {

/// What a topic keeps of its likelihood in this text, 0 to 1: all, or a little of it for each list of marks that goes unheard.
double kept_of(std::string_view topic, const phrases::AnalysedText& text);

}  // namespace hoyle::cite
