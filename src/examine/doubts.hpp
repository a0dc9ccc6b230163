// Where the laws are silent or doubtful, and a table that reads them otherwise would have another ruling here.
#pragma once

#include "examine/examination.hpp"
#include "rulings/matter.hpp"

namespace hoyle {

/// The options of the book by which one of the matter's points would be ruled otherwise: other things to be done, by others, or,
/// where it was too late, for another time. Each once, in the order of the book; at most a few. `book` is the book as it is
/// played under these settings (lawbook::as_played, which BookInUse keeps).
std::vector<DoubtShown> doubts_of(const rulings::Matter& matter, const lawbook::Book& book, const lawbook::Settings& settings);

}  // namespace hoyle
