// Options played forward: what each open choice of a penalty comes to, in tricks, points, game and rubber.
#pragma once

#include "examine/deal_record.hpp"
#include "rulings/docket.hpp"

namespace hoyle {

/// The rubber in which a penalty is due.
struct RubberInPlay {
    const std::vector<DealRecord>& deals;
    const std::vector<rulings::Matter>& matters;
    const scoring::Figures& figures;
    scoring::Rubber begun;  ///< as it stood before the first deal
};

/// The deal a matter belongs to; nullptr: to none of the rubber.
const DealRecord* record_of(const rulings::Matter& matter, const std::vector<DealRecord>& deals);

/// Plays the options of a point forward to the score of the deal, the game and the rubber.
void add_effects(const rulings::Matter& matter, PointShown& point, const RubberInPlay& rubber);

}  // namespace hoyle
