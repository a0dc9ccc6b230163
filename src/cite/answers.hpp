// What a book answers, as `cite` tells it: each leaf of its tree with its laws, the deciding one first; or what the laws of a
// topic say. Only for src/cite.
#pragma once

#include "cite/cite.hpp"

namespace hoyle::cite {

/// The leaves of `tree`, depth first, behind `leaves`; `so_far` has the way that leads to the tree, and how likely it is.
void add_leaves(const Book& book, const Tree& tree, const MeaningAnswer& of, Answer so_far, std::vector<Answer>& leaves);

/// The answer of a topic that is no incident. Nothing if the book has no law on it; etiquette is none.
std::optional<BookAnswer> by_topic(const Book& book, const lawbook::Topic& topic, const phrases::AnalysedText& analysed,
                                   const Settings& settings);

}  // namespace hoyle::cite
