// The training text under src/learn/training, as examples to learn from: phrases by topic, and labelled stories.
#pragma once

#include "lawbook/load.hpp"

#include <set>
#include <string>
#include <vector>

namespace hoyle::learn {

struct Example {
    std::string topic;
    std::string text;
    bool of_story = false;    ///< then it names people
    bool among_more = false;  ///< lines of a story that tell of other things too
};

/// All YAML files of the folder and below it, in the order of their names: maps from a topic to a list of phrases.
std::vector<Example> read_examples(const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

/// The phrases and then the stories of src/learn/training.
std::vector<Example> read_training(const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

/// The words people use in them; of a story's those alone that no capital begins.
std::set<std::string> words_of(const std::vector<Example>& examples);

}  // namespace hoyle::learn
