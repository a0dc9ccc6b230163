// What a player said, in quotes, understood as `cite` hears a description: it may be an irregularity that is done by words alone.
#pragma once

#include "examine/reported.hpp"

#include <vector>

namespace hoyle {

/// What the words of this statement (`W says "..."`) may be, the likeliest first; none, if they are as likely nothing that a law
/// knows. All of it is `perhaps`: nobody is accused by what he may have meant.
std::vector<ReportedIncident> incidents_in_speech(const log::Section& section, const log::Statement& said,
                                                  std::optional<Seat> dealer);

/// Makes `W consults E` of `W asks E "shall we have a new deal, partner?"` and of `told consultation by W`, so that it costs what
/// a consultation costs from that line on. Words to nobody in particular, or to an opponent, stay as they are; so does what is
/// told with more than its name, or only perhaps.
void hear_consultations(log::Section& section);

}  // namespace hoyle
