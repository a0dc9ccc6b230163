// A figure that was written, and what the laws make of the deal it is of.
#pragma once

#include "examine/written_score.hpp"

namespace hoyle {

/// What an entry should hold by the laws; nothing if that cannot be computed.
std::optional<Points> computed_for(const Entry& entry, const DealRecord& deal, const scoring::Figures& figures);

bool of_tricks(log::Column column);
/// Below the line; at whist all.
bool counts_to_game(log::Column column, const scoring::Figures& figures);

}  // namespace hoyle
