// The data under lawbooks/phrases as the build reads it: words and their meanings, and example phrases by topic.
#pragma once

#include "lawbook/load.hpp"
#include "phrases/facts.hpp"

#include <string>
#include <vector>

namespace hoyle::phrases {

/// A lexicon that owns its tables.
struct LexiconData {
    std::vector<std::string> idle, concepts, known;
    std::vector<std::pair<std::string, std::vector<Concept>>> forms;  ///< sorted
    std::vector<Concept> of_bridge;

    Lexicon view() const;

    // what the view points to
    mutable std::vector<std::string_view> idle_view, concepts_view, known_view;
    mutable std::vector<Lexicon::Form> forms_view;
};

struct Example {
    std::string topic;
    std::string text;
    bool of_story = false;    ///< then it names people
    bool among_more = false;  ///< lines of a story that tell of other things too
};

/// Fact tables that own what they point to.
struct FactData {
    struct SlotData {
        std::vector<std::string> stems;
        std::vector<Concept> concepts;
    };
    struct TurnData {
        Word word;
        std::vector<SlotData> slots;
    };
    struct RuleData {
        Attr attr;
        std::optional<Kind> kind;
        Word assume = Word::unset, usually = Word::unset;
        std::vector<TurnData> turns;
    };
    std::vector<RuleData> rules;
    std::vector<std::pair<Kind, std::vector<Concept>>> acts;
};

/// facts.yaml of the folder.
FactData read_facts(const std::string& folder, const Lexicon& lexicon, std::vector<lawbook::Mistake>& mistakes);

/// words.yaml of the folder. Every word in it and in the examples is known; of a story's those alone that no capital begins.
LexiconData read_words(const std::string& folder, const std::vector<Example>& examples, std::vector<lawbook::Mistake>& mistakes);

/// All other YAML files of the folder and below it, in the order of their names: maps from a topic to a list of phrases.
std::vector<Example> read_examples(const std::string& folder, std::vector<lawbook::Mistake>& mistakes);

}  // namespace hoyle::phrases
