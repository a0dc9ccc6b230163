// Who put what down first in a trick. Internal to incidents/.
#pragma once

#include "incidents/detector.hpp"

namespace hoyle::incidents {

/// The first card of each hand to an attempt at a trick, by its place: 0 the leader, 1 second hand, ...; nullptr: it put none
/// down in its place.
std::array<const Played*, 4> places(const Replay& replay, const Trick& trick);

}  // namespace hoyle::incidents
