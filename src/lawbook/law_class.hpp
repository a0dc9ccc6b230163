// What a law does in its book: the first thing a reader of a table of laws asks.
#pragma once

#include "lawbook/book.hpp"

#include <string>
#include <vector>

namespace hoyle::lawbook {

/// `rules`: something follows from it at the table, if only that nothing is to be paid. `defines`: it says what a word or a
/// figure means, or how rights are used, and other laws rest on it. `cite_only`: it can be told and nothing can be ruled by it.
/// `etiquette`: it asks for manners and knows no penalty.
enum class LawClass : std::uint8_t { rules, defines, cite_only, etiquette };

/// "rules", "defines", "cite only", "etiquette"
std::string_view word(LawClass what);

struct LawRole {
    LawClass is = LawClass::cite_only;
    std::string how;          ///< the kinds it rules on, what it defines, or why it is only cited; fit to stand in a table
    std::vector<Kind> kinds;  ///< those that any ruling of it is on, each once, in the order of the vocabulary
    std::vector<std::string_view> readings;  ///< those its rulings and its figures rest on, each once
};

/// Of a law of this book, its own or inherited.
LawRole role_of(const Book& book, const Law& law);

}  // namespace hoyle::lawbook
