// The laws of a book beside the cases: which are proved by a log that expects them and by one that nearly does.
#pragma once

#include "coverage/cases.hpp"
#include "lawbook/law_class.hpp"

namespace hoyle::coverage {

struct LawCovered {
    const lawbook::Law* law = nullptr;
    lawbook::LawRole role;
    Seen seen;

    /// Of a law that rules: what is wanting. Of any other nothing is.
    bool wants_case() const { return role.is == lawbook::LawClass::rules && seen.expected.empty(); }
    bool wants_near_miss() const { return role.is == lawbook::LawClass::rules && seen.near_miss.empty(); }
};

struct BookCovered {
    const lawbook::Book* book = nullptr;
    std::vector<LawCovered> laws;  ///< the book's own, in printed order; what it takes unchanged from another is that one's

    std::size_t count(lawbook::LawClass what) const;
    std::size_t with_both() const;  ///< of those that rule
    bool complete() const;          ///< nothing is wanting
};

/// The book must outlive what is returned.
BookCovered coverage_of(const lawbook::Book& book, const Cases& cases);

}  // namespace hoyle::coverage
