// The data under lawbooks/phrases as the build reads it: words and their meanings, and the patterns by which facts are found.
#pragma once

#include "lawbook/arena.hpp"
#include "lawbook/load_yaml.hpp"
#include "phrases/facts.hpp"

#include <map>
#include <set>
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
    mutable lawbook::Arena arena;
};

/// Fact tables that own what they point to.
struct FactData {
    struct PatternTokenData {
        std::vector<std::string> stems;
        std::vector<Concept> concepts;
    };
    struct PatternData {
        Word word;
        std::vector<PatternTokenData> tokens;
    };
    struct RuleData {
        Attr attr;
        std::optional<Kind> kind;
        Word assume = Word::unset, usually = Word::unset, decides = Word::unset;
        PatternTokenData by;
        std::vector<PatternData> patterns;
    };
    std::vector<RuleData> rules;
    std::vector<std::pair<Kind, PatternTokenData>> acts;
    struct PassedData {
        terms::Mark mark;
        std::optional<Kind> kind;
        std::vector<PatternTokenData> tokens;
    };
    std::vector<PassedData> passed;
    /// of the words that are plain lists, by their key
    std::map<std::string, PatternTokenData> lists{{"awaited", {}}, {"asserts", {}}, {"general", {}},  {"by-laws", {}},
                                                  {"books", {}},   {"counted", {}}, {"contends", {}}, {"until", {}}};
};

/// facts.yaml of the folder.
FactData read_facts(const std::string& folder, const Lexicon& lexicon, std::vector<lawbook::Mistake>& mistakes);

/// words.yaml of the folder. Every word in it is known, and so are these.
LexiconData read_words(const std::string& folder, std::set<std::string> known, std::vector<lawbook::Mistake>& mistakes);

/// The texts of a list.
std::vector<std::string> texts(const lawbook::Node& node, std::vector<lawbook::Mistake>& mistakes);

/// The whole words of a text, in lower case: letters only. `names`: a capital may begin a name, which is no word.
void add_words(std::string_view text, bool names, std::set<std::string>& known);

}  // namespace hoyle::phrases
