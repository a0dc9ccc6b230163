// A law as reports cite it and people type it: "91", "90-I", "90 I", "62-g", "S II", "89-98".
#pragma once

#include "lawbook/book.hpp"

#include <span>
#include <string>
#include <vector>

namespace hoyle::lawbook {

struct CitedLaw {
    const Law* law = nullptr;  ///< nullptr: the book has none such
    std::string clause;        ///< "I", "g"; empty: the whole law
};

/// Capitals do not matter, nor whether a space or a hyphen stands before the clause.
CitedLaw find_cited(const Book& book, std::string_view typed);

/// "89-98", "S I-S III", "89 to 98": from one law to another in printed order; empty if it is no such range.
std::vector<const Law*> find_range(const Book& book, std::string_view typed);

/// The clauses a law is known by: those its rulings stand in, those that are cited anywhere in the book, and those its gist tells
/// apart; in order.
std::vector<std::string> clauses_of(const Book& book, const Law& law);

/// The gist for those clauses alone, "A new deal must follow if a card lies face up in the pack.": where it is a list that a
/// sentence leads in, `LEAD (a) ...; (b) ....` with nothing of its own before the last stop; else all of it, as where there are
/// no clauses.
std::string gist_of(std::string_view gist, std::span<const std::string_view> clauses);

/// The rulings of one clause of a law, or of all of it.
std::vector<const Ruling*> rulings_of(const Book& book, const Law& law, std::string_view clause);

/// Where a clause that has no ruling of its own is cited: the rulings that name it in `with`, and for what.
struct CitedFor {
    const Ruling* ruling;
    std::string_view how;
};
std::vector<CitedFor> cited_for(const Book& book, const Law& law, std::string_view clause);

}  // namespace hoyle::lawbook
