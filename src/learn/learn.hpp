// All that is learnt from, checked: the training text beside the topics of the books and the words of lawbooks/phrases.
#pragma once

#include "learn/train.hpp"
#include "phrases/read_lexicon.hpp"

namespace hoyle::learn {

struct Training {
    std::vector<Example> examples;
    phrases::LexiconData lexicon;  ///< every word that people use in the examples is known
};

/// A phrase for what is no topic and no advice is a mistake, and so is a topic of which nobody says a phrase.
Training read_all(const std::string& lawbooks, const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

}  // namespace hoyle::learn
