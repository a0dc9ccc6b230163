// What a player said, in quotes, understood as `cite` hears a description: it may be an irregularity that is done by words alone.
#pragma once

#include "examine/reported.hpp"

#include <vector>

namespace hoyle {

/// What the words of this statement (`W says "..."`) may be, the likeliest first; none, if they are as likely nothing that a law
/// knows. All of it is `perhaps`: nobody is accused by what he may have meant.
std::vector<ReportedIncident> incidents_in_speech(const log::Section& section, const log::Statement& said,
                                                  std::optional<Seat> dealer);

/// `W asks E "shall we have a new deal, partner?"`, `told consultation by W`: as if `W consults E` stood there. So far as it is
/// told whom he asked, and his words are of nothing else, it is no perhaps.
void hear_consultations(log::Section& section);

}  // namespace hoyle
