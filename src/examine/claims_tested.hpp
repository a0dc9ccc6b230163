// Claims of tricks, held against the cards.
#pragma once

#include "incidents/incident.hpp"
#include "log/section.hpp"

#include <string>
#include <vector>

namespace hoyle {

/// Says in each claim of tricks among these whether it was good by the cards still held: certain, to be made by the best play, or
/// false and how it is defeated; or that it cannot be known. Of a log that tells no cards nothing is said.
void test_claims(const log::Section& section, const table::Replay& replay, std::vector<incidents::Incident>& seen);

/// Of tricks that were conceded: whether they were lost by the cards, each in a few words with its line. Empty where none were,
/// or the log does not tell the cards. No law speaks of it: what was conceded and taken stands.
std::string concessions_tested(const log::Section& section, const table::Replay& replay);

}  // namespace hoyle
