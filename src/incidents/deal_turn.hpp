// Whose deal it is said to be. Internal to incidents/.
//
// A log need not have every deal in it, so a dealer who does not follow the one before is taken for an offender only when
// somebody says so.
#pragma once

#include "table/views.hpp"

#include <optional>

namespace hoyle::incidents {

/// Another player than the dealer who, by some demand, should deal.
std::optional<Seat> said_to_deal(const table::Replay& replay);

/// Demanded of another player than the dealer: `W demands deal by N`.
bool deal_by_another(const table::Line& line);

/// It is of this deal that he speaks, and not of an earlier one.
bool of_this_deal(const table::Line& line);

}  // namespace hoyle::incidents
