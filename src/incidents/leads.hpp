// A lead by a hand whose lead it was not. Internal to incidents/.
#pragma once

#include "incidents/detector.hpp"

namespace hoyle::incidents {

/// What the lead to this trick is, that was not its leader's (`proper`: whose it was; nothing: the trick before is not finished);
/// nothing if no card led to it. Seen where a trick is led, and where cards are run off too soon.
std::optional<Incident> out_of_turn(const Replay& replay, const Trick& trick, std::optional<Seat> proper);

}  // namespace hoyle::incidents
