// The steps that answer a right without a word: a fresh cut, the trump card taken up, cards taken back or restored.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// The pack is cut afresh: whoever could have asked for it has it.
void on_cut(Proceedings& proceedings, std::size_t statement);

/// A trump card taken up lies on the table no longer.
void on_trump_taken_up(Proceedings& proceedings, std::size_t statement);

/// The dealer takes his false lead back; a card too many is given back out of a trick. Doing what no right allows is no demand,
/// so nothing else follows.
void on_taking_back(Proceedings& proceedings, std::size_t statement);

/// A false lead went back at this statement, said or not: by right, or without.
void see_lead_gone(Proceedings& proceedings, std::size_t statement);

}  // namespace hoyle::rulings
