// The proof of a book: every combination of facts has exactly one answer.
#pragma once

#include "lawbook/load.hpp"

#include <string>
#include <vector>

namespace hoyle::lawbook {

struct Proof {
    /// What is wrong, in words: a gap, a clash, a ruling that never answers, an override that beats nothing, a redirect that
    /// leaves a needed attribute open, a procedure key unanswered or answered twice, a law that does nothing and says no reason.
    std::vector<Mistake> objections;
    std::vector<std::string> remarks;  ///< a condition that changes no answer when dropped
    int kinds = 0, points = 0;
    long rows = 0;               ///< combinations of facts and settings, value by value
    long classes = 0;            ///< the same with values that no ruling tells apart taken together
    long ruled = 0, silent = 0;  ///< of `rows`
    /// laws: those that rule or settle procedure
    int laws = 0, rulings = 0, silences = 0, overrides = 0, redirects = 0;
};

/// Walks every kind of the book's game, every point, every combination that the vocabulary does not exclude.
Proof prove(const Book& book);

/// How a law is used: "ruled", "procedure", "figures", "cited", "cite-only", or "unused".
std::string_view use_of(const Book& book, const Law& law);

}  // namespace hoyle::lawbook
