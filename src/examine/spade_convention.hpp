// Spades under the convention not to play them. It asks what the sides stand at, which only the score knows.
#pragma once

#include "examine/deal_facts.hpp"

namespace hoyle {

/// Adds to what was seen in a deal the spades made under the convention, in their place; `standing` as the players go by it.
void see_spade_convention(const DealTold& told, const PerSide<Points>& standing, std::vector<incidents::Incident>& seen);

}  // namespace hoyle
