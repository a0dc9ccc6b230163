// BM25 over headings (which count double) and gists. The laws are read anew for each search: a few hundred short texts.

#include "cite/search.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hoyle::cite {
namespace {

using lawbook::Book;
using lawbook::Law;

/// Stems, and the meanings of words, of one law: how often each.
using Terms = std::map<std::string, int>;

void add_terms(std::string_view text, int times, Terms& terms)
{
    const phrases::Lexicon& lexicon = phrases::lexicon();
    const phrases::Heard heard = phrases::hear(text, lexicon);
    for (const phrases::Token& word : heard.words) terms[word.stem] += times;
    for (const phrases::Mention& mention : heard.mentions) terms['@' + std::string(lexicon.concepts[mention.concept_])] += times;
}

std::set<std::string> wanted(const phrases::Heard& heard)
{
    std::set<std::string> terms;
    for (const phrases::Token& word : heard.words) terms.insert(word.stem);
    for (const phrases::Mention& mention : heard.mentions) terms.insert('@' + std::string(phrases::lexicon().concepts[mention.concept_]));
    return terms;
}

struct Entry {
    const Book* book;
    const Law* law;
    Terms terms;
    double length = 0;
};

std::vector<Entry> entries_of(std::span<const Book* const> books)
{
    std::vector<Entry> entries;
    for (const Book* book : books)
        for (const Law& law : book->laws) {
            const bool inherited = law.cited_as != book->id && std::any_of(books.begin(), books.end(), [&](const Book* other) { return other->id == law.cited_as; });
            if (inherited) continue;
            Entry entry{book, &law, {}, 0};
            add_terms(law.heading, 2, entry.terms);
            add_terms(law.gist, 1, entry.terms);
            for (const auto& [term, count] : entry.terms) entry.length += count;
            entries.push_back(std::move(entry));
        }
    return entries;
}

}  // namespace

std::vector<Hit> search(const phrases::Heard& heard, std::span<const Book* const> books, std::size_t most)
{
    constexpr double saturation = 1.2, length_weight = 0.75;
    const std::vector<Entry> entries = entries_of(books);
    double mean = 0;
    std::map<std::string, int> in_how_many;
    for (const Entry& entry : entries) {
        mean += entry.length / static_cast<double>(entries.size());
        for (const auto& [term, count] : entry.terms) ++in_how_many[term];
    }
    std::vector<Hit> hits;
    const std::set<std::string> terms = wanted(heard);
    for (const Entry& entry : entries) {
        double score = 0;
        for (const std::string& term : terms) {
            const auto at = entry.terms.find(term);
            if (at == entry.terms.end()) continue;
            const double many = in_how_many[term], all = static_cast<double>(entries.size());
            const double rarity = std::log(1 + (all - many + 0.5) / (many + 0.5));
            const double count = at->second;
            score += rarity * count * (saturation + 1) / (count + saturation * (1 - length_weight + length_weight * entry.length / mean));
        }
        if (score > 0) hits.push_back({entry.book, entry.law, score});
    }
    std::stable_sort(hits.begin(), hits.end(), [](const Hit& a, const Hit& b) { return a.score > b.score; });
    if (hits.size() > most) hits.resize(most);
    return hits;
}

}  // namespace hoyle::cite
