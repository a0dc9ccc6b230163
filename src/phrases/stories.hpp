// The labelled stories under lawbooks/stories, as examples to learn from.
//
// A story is a list of lines; a line that tells an incident is a map from its topic (or several: `lead-followed, consultation`)
// to its words, any other is its words alone. What is learnt is how an incident sounds among other things: by a line, by two or
// three that stand together, by its own lines, by the whole; and how lines sound that tell none (`narrative`).
#pragma once

#include "phrases/examples.hpp"

#include <string>
#include <vector>

namespace hoyle::phrases {

/// Of all YAML files of the folder, in the order of their names.
std::vector<Example> read_stories(const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

}  // namespace hoyle::phrases
