// Cards seen that should not have been: what sort of incident that is, by the moment. Internal to incidents/.
#pragma once

#include "incidents/detector.hpp"

namespace hoyle::incidents {

/// Cards of `seat` are seen at this line, in this manner (dropped, shown, snatched back, ...). Before the packets of the cut are
/// dealt it is a fault of the cut; while the cards are dealt, card-exposed-in-deal; after that card-exposed, with its stage
/// (dealt, made, closed, play).
Incident exposed(const Line& line, Seat seat, CardSet cards, Word manner);

/// All that he held; nothing, where only some of it is known, for any card may be among the rest.
CardSet whole_hand(const Replay& replay, Seat seat, Moment moment);

/// The dealer had claimed the rest while this trick, or the one before, was being played, and nobody has denied it since.
bool after_dealers_claim(const Line& line);

/// The line cannot have happened: it names a card that another hand held.
bool cannot_be(const Line& line);

}  // namespace hoyle::incidents
