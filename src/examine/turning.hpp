// What would have turned a ruling: the smallest change of facts to which the same book gives another answer.
#pragma once

#include "examine/examination.hpp"
#include "lawbook/book.hpp"

#include <string>
#include <vector>

namespace hoyle {

/// A line for each other answer: "by dummy: no penalty: dummy pays nothing for a revoke". One fact is changed at a time, then two
/// of which neither alone changes anything. Facts that follow from others by the book itself (that a revoke is established) are
/// worked out anew. Empty: the book answers alike whatever is changed, or the finding is not of a kind of incident that the book
/// was asked about.
std::vector<std::string> what_would_turn(const Finding& finding, const lawbook::Book& book, const lawbook::Settings& settings);

}  // namespace hoyle
