// The laws of a finding as people name them.
#pragma once

#include "examine/examination.hpp"

namespace hoyle {

/// "Portland 1904"; what stands in brackets behind it is for those who look a law up.
std::string named(const lawbook::Book& book);

/// Gives every law of the finding its book by the name that the table knows, and its gist. A law that `book` takes over from
/// another is its own: who plays by it need not know where it was printed first. nullptr: the table plays by no book.
void name_laws(Finding& finding, const lawbook::Book* book);

}  // namespace hoyle
