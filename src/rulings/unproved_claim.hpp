// A revoke is claimed that the cards in the log do not show. It may be admitted, or be established because the accused side mixed
// the tricks.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// Raises the claim, and the revoke itself if the book holds it established.
void test_unproved_claim(Proceedings& proceedings, std::size_t statement);

}  // namespace hoyle::rulings
