// A description as `cite` understands it: what it is about, one fault or several, and what is known of each.
#pragma once

#include "cite/questions.hpp"
#include "lawbook/topics.hpp"
#include "phrases/facts.hpp"
#include "phrases/model.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::cite {

/// One thing a description may be about.
struct Meaning {
    const lawbook::Topic* topic = nullptr;    ///< or
    const lawbook::Advice* advice = nullptr;  ///< what the authors advise, which is no law
    double probability = 0;                   ///< 0 to 1

    std::string_view slug() const { return topic ? topic->slug : advice->slug; }
};

/// One fault, or one question: the likeliest meaning first. Never empty.
struct Matter {
    std::vector<Meaning> meanings;
    bool sure = false;  ///< false: another meaning is nearly as likely, or all are little likely
    phrases::AnalysedText analysed;
    phrases::AnalysedText clearest;           ///< of a story the lines that tell it; empty: all
    double certainty = 0;                     ///< of a story, by its words as a whole and by its lines, 0 to 1
    double by_lines = 0;                      ///< by its lines alone
    std::vector<Kind> beside;                 ///< of what else is told
    std::vector<phrases::Fact> of_several{};  ///< of two things that were done in two ways: both, read in the whole text
    bool as_topic = true;                     ///< it is this topic of its kind and hardly another: what the topic implies is so

    const Meaning& best() const { return meanings.front(); }
};

/// A slip of the pen, and the word it was taken for.
struct Mended {
    std::string written, meant;
};

struct Understanding {
    std::vector<Matter> matters;      ///< none: nothing was understood
    std::vector<std::string> unused;  ///< words, as written, that nothing was made of
    std::vector<Mended> mended;
};
/// `analysed`: the text as phrases::analyse() gives it; `books`: those asked for; `answering`: those that are to answer, by its
/// own words.
Understanding understand(std::string_view text, const phrases::AnalysedText& analysed, std::span<const Book* const> books,
                         std::span<const Book* const> answering);

/// What is known of an incident from words: what was said, what the topic itself implies, and what is taken when nobody says
/// otherwise.
struct KnownFacts {
    Known known;
    std::vector<terms::Condition> said;         ///< for the reader: what was said (and implied), in the order of the vocabulary
    std::vector<std::vector<Word>> kept_words;  ///< what `said` points to
    bool as_the_topic = true;                   ///< nothing was said that the topic excludes: its own laws decide
    std::vector<Word>
        likely_roles;  ///< who did it, where nobody is named and the topic is of some players only: likeliest, not certain
};
/// `with_facts` false: only what the topic implies and what is taken unless somebody says otherwise.
KnownFacts known_facts(const phrases::AnalysedText& analysed, Kind kind, const lawbook::Topic* topic, bool with_facts = true);
/// Of facts that are known; they go before what the topic implies, and what is taken unless somebody says otherwise.
/// `as_topic` false: what the topic implies may be so, and is left open.
KnownFacts known_facts(const std::vector<phrases::Fact>& facts, Kind kind, const lawbook::Topic* topic, bool as_topic = true);
/// Who did it is told in the clearest of the lines, if it is told there.
KnownFacts known_facts(const Matter& matter, Kind kind, const lawbook::Topic* topic);

/// How likely it is that an attribute has one of these values, where nothing is known of it but these are possible. 0 to 1.
double likelihood(Kind kind, Attr attr, std::span<const Word> words, std::span<const Word> possible);

}  // namespace hoyle::cite
