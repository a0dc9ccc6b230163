// Ranked search over the laws: headings and gists, by the words and meanings they share with what is looked for (BM25).
#pragma once

#include "lawbook/book.hpp"
#include "phrases/lexicon.hpp"

#include <vector>

namespace hoyle::cite {

struct Hit {
    const lawbook::Book* book;
    const lawbook::Law* law;
    double score;  ///< greater is nearer; comparable within one search only
};

/// The laws of these books that are nearest, at most `most`; of a book that extends another only what is its own, if both are
/// asked. None if no law has a fair share of the words: then the text speaks of something else.
std::vector<Hit> search(const phrases::AnalysedText& analysed, std::span<const lawbook::Book* const> books, std::size_t most);

}  // namespace hoyle::cite
