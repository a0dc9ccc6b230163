// The labelled stories under src/learn/training/stories, as examples to learn from.
//
// A story is a list of lines; a line that tells an incident is a map from its topic (or several: `lead-followed, consultation`)
// to its words, any other is its words alone. What is learnt is how an incident sounds among other things: by a line, by two or
// three that stand together, by its own lines, by the whole; and how lines sound that tell none (`narrative`).
#pragma once

#include "learn/examples.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::learn {

/// The topic of the words of a story that tell no incident: who sat where, the other tricks, what was said of the weather.
inline constexpr std::string_view narrative = "narrative";

/// Of all YAML files of the folder, in the order of their names.
std::vector<Example> read_stories(const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

}  // namespace hoyle::learn
