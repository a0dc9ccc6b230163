// The hand of an entry, as a `from` line tells it. Internal to audit/.
#pragma once

#include "audit/block_names.hpp"

#include <vector>

namespace hoyle::audit {

/// Fills the row's hand from the line; what cannot be said of a hand goes to `troubles`, and what is wanting to the row's
/// `not_told`.
void tell_hand(const log::Section& section, const log::Statement& from, Names& names, const scoring::Figures& figures, Row& row,
               std::vector<Trouble>& troubles);

}  // namespace hoyle::audit
