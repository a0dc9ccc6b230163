// Claims of tricks, held against the cards.
#pragma once

#include "log/section.hpp"
#include "rulings/matter.hpp"
#include "table/replay.hpp"

#include <string>
#include <vector>

namespace hoyle {

/// Says in each claim of tricks of this section whether it was good by the cards still held: certain, to be made by the best
/// play, or false and how it is defeated; or that it cannot be known. What may be called meanwhile, the rulings say, which are
/// all of them there. Of a log that tells no cards nothing is said.
void test_claims(const log::Section& section, const table::Replay& replay, std::uint64_t number,
                 std::vector<rulings::Matter>& matters);

/// Of tricks that were conceded: whether they were lost by the cards, each in a few words with its line. Empty where none were,
/// or the log does not tell the cards. No law speaks of it: what was conceded and taken stands.
std::string concessions_tested(const log::Section& section, const table::Replay& replay);

}  // namespace hoyle
