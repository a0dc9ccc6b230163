// What is said at the table, and the atoms of a book that it may mean.
#pragma once

#include "log/statement.hpp"
#include "terms/terms.hpp"

namespace hoyle::rulings {

/// The atoms that a spoken demand may mean.
bool means(log::RemedyWord word, terms::Atom atom);

/// The words that ask for a penalty; others (to accept a double, to have the pack cut again) cost nothing if nothing gives them.
bool is_penalty(log::RemedyWord word);

/// The words in which a revoke is paid for, and the atoms of a book for it.
bool settles_revoke(log::RemedyWord word);
bool settles_revoke(terms::Atom atom);

}  // namespace hoyle::rulings
