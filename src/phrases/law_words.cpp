#include "phrases/law_words.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::phrases {

const LawWords* LawIndex::find(std::string_view book, std::string_view law) const
{
    const auto at = std::lower_bound(
        laws.begin(), laws.end(), std::pair(book, law),
        [](const LawWords& each, const auto& wanted) { return std::pair(each.book.view(), each.law.view()) < wanted; });
    return at != laws.end() && at->book == book && at->law == law ? &*at : nullptr;
}

std::optional<std::uint16_t> LawIndex::find_term(std::string_view term) const
{
    const auto at = std::lower_bound(terms.begin(), terms.end(), term);
    if (at == terms.end() || *at != term) return std::nullopt;
    return static_cast<std::uint16_t>(at - terms.begin());
}

std::vector<std::string> terms_of(const AnalysedText& analysed, const Lexicon& lexicon)
{
    std::vector<std::string> terms;
    for (const Token& word : analysed.words) terms.push_back(word.stem);
    for (const ConceptMatch& match : analysed.matches) terms.push_back('@' + std::string(lexicon.concepts[match.concept_]));
    return terms;
}

}  // namespace hoyle::phrases
