// BM25 over headings and gists, as the build has counted their words.

#include "cite/search.hpp"

#include "phrases/law_words.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace hoyle::cite {
namespace {

using lawbook::Book;
using lawbook::Law;
using phrases::LawIndex;
using phrases::TermCount;

/// The words of a law that no print has: those that the index knows.
std::vector<TermCount> count_words(const Law& law, const LawIndex& index)
{
    std::map<std::uint16_t, int> counts;
    const auto add = [&](std::string_view text, int times) {
        for (const std::string& term : phrases::terms_of(phrases::analyse(text, phrases::lexicon()), phrases::lexicon()))
            if (const auto number = index.find_term(term)) counts[*number] += times;
    };
    add(law.heading, phrases::heading_counts);
    add(law.gist, 1);
    std::vector<TermCount> out;
    for (const auto& [term, count] : counts) {
        TermCount& each = out.emplace_back();
        each.term = term & (TermCount::terms - 1);
        each.count = static_cast<std::uint16_t>(std::min(count, TermCount::most)) & TermCount::most;
    }
    return out;
}

struct Entry {
    const Book* book;
    const Law* law;
    std::span<const TermCount> counts;
    std::vector<TermCount> own;  ///< what `counts` points to, if the build has not counted it
    double length = 0;

    double count(std::uint16_t term) const
    {
        const auto at = std::lower_bound(counts.begin(), counts.end(), term,
                                         [](const TermCount& each, std::uint16_t wanted) { return each.term < wanted; });
        return at != counts.end() && at->term == term ? at->count : 0;
    }
};

/// The laws of the books asked, each once: what a book takes over from one that is asked too stands there.
std::vector<Entry> entries_of(std::span<const Book* const> books, const LawIndex& index)
{
    std::vector<Entry> entries;
    for (const Book* book : books)
        for (const Law& law : book->laws) {
            if (law.cited_as != book->id &&
                std::any_of(books.begin(), books.end(), [&](const Book* other) { return other->id == law.cited_as; }))
                continue;
            Entry entry{book, &law, {}, {}, 0};
            if (const auto* words = index.find(law.cited_as, law.number)) entry.counts = words->counts;
            else entry.counts = entry.own = count_words(law, index);
            for (const TermCount& each : entry.counts) entry.length += each.count;
            entries.push_back(std::move(entry));
            if (!entries.back().own.empty()) entries.back().counts = entries.back().own;
        }
    return entries;
}

}  // namespace

std::vector<Hit> search(const phrases::AnalysedText& analysed, std::span<const Book* const> books, std::size_t most)
{
    constexpr double saturation = 1.2, length_weight = 0.75;
    constexpr double least_share =
        0.2;  // of what a law with all the words would score: with less of them it speaks of something else
    const LawIndex& index = phrases::law_index();
    std::set<std::uint16_t> wanted;
    std::set<std::string> in_no_law;
    for (const std::string& term : phrases::terms_of(analysed, phrases::lexicon()))
        if (const auto number = index.find_term(term)) wanted.insert(*number);
        else if (term != phrases::name_stem) in_no_law.insert(term);
    const std::vector<Entry> entries = entries_of(books, index);
    const auto all = static_cast<double>(entries.size());
    double whole = static_cast<double>(in_no_law.size()) * std::log(1 + (all + 0.5) / 0.5);
    double mean = 0;
    for (const Entry& entry : entries) mean += entry.length / all;
    std::vector<Hit> hits;
    for (const Entry& entry : entries) hits.push_back({entry.book, entry.law, 0});
    for (std::uint16_t term : wanted) {
        const double many = static_cast<double>(
            std::count_if(entries.begin(), entries.end(), [&](const Entry& entry) { return entry.count(term) > 0; }));
        const double rarity = std::log(1 + (all - many + 0.5) / (many + 0.5));
        whole += rarity;
        for (std::size_t e = 0; e < entries.size(); ++e) {
            const double count = entries[e].count(term);
            hits[e].score += rarity * count * (saturation + 1) /
                             (count + saturation * (1 - length_weight + length_weight * entries[e].length / mean));
        }
    }
    std::erase_if(hits, [&](const Hit& hit) { return hit.score <= 0 || hit.score < least_share * whole * (saturation + 1); });
    sort_stably(hits, [](const Hit& a, const Hit& b) { return a.score > b.score; });
    if (hits.size() > most) hits.resize(most);
    return hits;
}

}  // namespace hoyle::cite
