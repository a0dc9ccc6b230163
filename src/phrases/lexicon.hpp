// What the words of the card table mean: concepts, each with all the words and phrases that people use for it
// (lawbooks/phrases/words.yaml).
//
// A form may be several words long and mean several things; forms may overlap ("go over again" is a redouble, and within it "go
// over" a double), and all of them match. A form never reaches across a stop or a comma. Nothing here knows a law.
#pragma once

#include "phrases/words.hpp"
#include "terms/items.hpp"
#include "terms/literal.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::phrases {

using Concept = std::uint16_t;  ///< an index into Lexicon::concepts

/// Tables sorted for halving; the shipped one is written by the build.
struct Lexicon {
    struct Form {
        Literal stems;  ///< joined by one space, idle words left out
        Items<Concept> concepts;
    };

    std::span<const std::string_view> idle;  ///< stems that carry nothing by themselves
    std::span<const Form> forms;
    std::span<const std::string_view> concepts;
    std::span<const std::string_view> known;  ///< whole words in lower case
    std::span<const Concept> of_bridge;       ///< what only bridge has: whoever speaks of it does not ask about whist
    std::size_t longest = 1;                  ///< the most words a form has

    bool is_idle(std::string_view stem) const;
    const Form* find(std::string_view stems) const;
    std::optional<Concept> find_concept(std::string_view name) const;
};

/// Slips of the pen: two letters that changed places, one wrong, missing or too many; of long words two.
class KnownWords : public Dictionary {
public:
    explicit KnownWords(const Lexicon& lexicon) : lexicon_(lexicon) {}
    bool knows(std::string_view word) const override;
    std::string_view nearest(std::string_view word) const override;

private:
    const Lexicon& lexicon_;
};

/// A concept, and the words of the text that match one of its forms.
struct ConceptMatch {
    Concept concept_;
    std::uint32_t first;  ///< of the words that are not idle
    std::uint32_t count;
};

/// A text analysed: its tokens, and the concepts that they match.
struct AnalysedText {
    std::vector<Token> words;           ///< without the idle ones
    std::vector<ConceptMatch> matches;  ///< by where they begin, the longer first
    std::vector<ConceptMatch> players;  ///< whom else words mean, by what is told of who is who (people.hpp): it tells who did a
                                        ///< thing, and not what was done

    bool means(std::uint32_t word, Concept concept_) const;  ///< a match of it begins at this word
};
AnalysedText analyse(std::string_view text, const Lexicon& lexicon);

/// Words of a form as it stands in the table: stems joined by a space, idle words left out (unless there is nothing else).
std::string form_of(std::string_view words, const Lexicon& lexicon);

/// The shipped one.
const Lexicon& lexicon();

}  // namespace hoyle::phrases
