// The parts of what is asked of `hoyle law`: a reading, a list, topics, laws; each tried on some words in turn
// (pages/law_asked.cpp).
#pragma once

#include "pages/find_topic.hpp"
#include "pages/law_asked.hpp"

namespace hoyle::pages {

/// `text` in backticks, fit to print.
std::string shown(std::string_view typed);

// Each gives false, and nothing in the question that counts, if the words are nothing of its sort.

/// "R27". A reading that there is not is understood too: the question is then one that cannot be answered.
bool ask_reading(LawQuestion& question, std::string_view typed);

/// "readings", "topics", "advice", "books": all there are.
bool ask_list(LawQuestion& question, std::string_view typed);

/// Topics and advice that were found.
bool take(LawQuestion& question, FoundTopics found);

/// "91", "90-I", "89-98", "91, 93 95": laws of one book.
bool ask_laws(LawQuestion& question, const lawbook::Book& book, std::string_view typed);

/// Any of these, of a book that is known; no words: the book as a whole. If it is false, `why` says so.
bool ask_book(LawQuestion& question, const lawbook::Book& book, const std::string& typed);

}  // namespace hoyle::pages
