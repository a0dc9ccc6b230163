// The words of the laws themselves, headings and gists, counted by the build so that a search need not read them: what `cite`
// looks through when nothing rules.
#pragma once

#include "phrases/lexicon.hpp"

namespace hoyle::phrases {

/// A stem, or a meaning with an @ before it, by its number in LawIndex::terms; and how often it occurs, no more than `most`. In
/// two bytes: of the laws there are some fifteen thousand.
struct TermCount {
    std::uint16_t term : 12;
    std::uint16_t count : 4;

    static constexpr int most = 15;
    static constexpr std::size_t terms = 1U << 12;
};

struct LawWords {
    Literal book;  ///< the one it is cited by
    Literal law;
    Items<TermCount> counts;  ///< by term
};

struct LawIndex {
    std::span<const Literal> terms;  ///< sorted
    std::span<const LawWords> laws;  ///< sorted by book and law

    const LawWords* find(std::string_view book, std::string_view law) const;
    std::optional<std::uint16_t> find_term(std::string_view term) const;
};

/// Of the printed codes; written by the build.
const LawIndex& law_index();

/// The terms of a text, each as often as it occurs.
std::vector<std::string> terms_of(const AnalysedText& analysed, const Lexicon& lexicon);

/// How much a law's heading counts beside its gist.
inline constexpr int heading_counts = 2;

}  // namespace hoyle::phrases
