// The circumstances of an incident, extracted from a description: how many had followed, whether the trick was quitted.
//
// Each value of an attribute has patterns (lawbooks/phrases/facts.yaml): words that follow one another in a clause, with a
// few others between them, and never behind a "not" that is not theirs. Who did it is told by doer.hpp. What somebody takes the
// law to be is no circumstance. What is not said is not known; nothing is guessed.
#pragma once

#include "phrases/lexicon.hpp"
#include "terms/terms.hpp"

#include <algorithm>

namespace hoyle::phrases {

using terms::Attr;
using terms::Kind;
using terms::Word;

/// One word of a pattern: any of these stems, or of these concepts.
struct PatternToken {
    Items<Literal> stems;
    Items<Concept> concepts;

    bool lists(std::string_view stem) const { return std::find(stems.begin(), stems.end(), stem) != stems.end(); }
};

struct Pattern {
    Word word;
    Items<PatternToken> tokens;
};

/// What is known of an attribute from words, for all kinds that have it or for one.
struct FactRule {
    Attr attr;
    std::optional<Kind> kind;
    Word assume;      ///< holds unless something else is said; Word::unset: nothing
    Word usually;     ///< likeliest where nothing is said; Word::unset: nothing
    Word decides;     ///< where this is said, nothing else is; Word::unset: none does
    PatternToken by;  ///< where nothing else is said, it is known by the side of him who does this
    std::span<const Pattern> patterns;
};

/// The words for what a player does in a kind of incident, by which it is known who did it: what tells most of it first.
struct Act {
    Kind kind;
    PatternToken words;
};

/// Words that tell that something has happened which ends rights: the pack was cut for the next deal.
struct PassedMark {
    terms::Mark mark;
    std::optional<Kind> kind;  ///< behind such an incident alone; nothing: behind any, and by itself
    Items<PatternToken> tokens;
};

/// Written by the build.
struct FactTables {
    std::span<const FactRule> rules;
    std::span<const Act> acts;
    std::span<const PassedMark> passed;
    PatternToken awaited;           ///< words that say of what stands in their clause that it was still to come
    PatternToken asserts, general;  ///< behind the first, in a sentence with the second, the law is told, and not what was done
    PatternToken by_laws, books;    ///< "we play by the laws of 1904": the first near the second
    PatternToken counted;           ///< "four tricks": a number before one of these counts no players
    PatternToken contends;          ///< "he maintains that the revoke was complete": of whom he says it, is not told by this
    PatternToken until;             ///< "nobody saw it until it was dealt": behind a no, with one of these, it has happened
};
const FactTables& fact_tables();

/// A value found, or several that the words leave open (an adversary is the eldest or the third hand).
struct Fact {
    Attr attr;
    std::vector<Word> words;
    std::vector<std::uint32_t> found_in;  ///< the words of the description that said it
};
std::vector<Fact> facts_in(const AnalysedText& analysed, Kind kind, const Lexicon& lexicon, const FactTables& tables);

/// What a text tells to have happened that ends rights; not what somebody should have waited for ("before the
/// cut", "not yet cut").
std::vector<terms::Mark> marks_told(const AnalysedText& analysed, const Lexicon& lexicon, const FactTables& tables);

/// The same, behind the first words for such an incident.
std::vector<terms::Mark> marks_passed(const AnalysedText& analysed, Kind kind, const Lexicon& lexicon, const FactTables& tables);

/// What is taken of an attribute that nobody spoke of: for certain (`assume`), or as likeliest (`usually`).
const FactRule* rule_for(Attr attr, Kind kind, const FactTables& tables);

}  // namespace hoyle::phrases
