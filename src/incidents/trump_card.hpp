// Five-point whist: the trump card that was turned up. Internal to incidents/.
#pragma once

#include "incidents/detector.hpp"

namespace hoyle::incidents {

/// An incident with the trump card: by whoever acts, or else by the dealer; about the card named, or else the one turned up.
Incident seen_of_trump_card(Kind kind, const Line& line, std::string label);

/// The dealer is told to have taken the trump card into his hand before this line.
bool taken_up_before(const Line& line);

}  // namespace hoyle::incidents
