// A figure that was written, and what the laws make of the deal it is of.
#pragma once

#include "examine/written_score.hpp"

namespace hoyle::audit {
struct Row;
}

namespace hoyle {

/// What an entry should hold by the laws; nothing if that cannot be computed.
std::optional<Points> computed_for(const Entry& entry, const DealRecord& deal, const scoring::Figures& figures);

bool of_tricks(log::Column column);
/// Below the line; at whist all.
bool counts_to_game(log::Column column, const scoring::Figures& figures);

/// The other make, if there is one, of which all that is written of the deal is the score, honours and all, by the cards: then
/// the make may be what is miswritten. Nothing where the hands are not known, and at whist.
std::optional<Strain> make_of_score(const DealRecord& deal, const audit::Row& written, const scoring::Figures& figures);

/// Of one deal, figures that a single slip explains, the same for each, are one finding: the first, with a remark on each of the
/// others, which are taken out; and so are a wrong figure that stands and those that follow from it. Returns how many are taken
/// out.
std::size_t tell_once(std::vector<Finding>& findings);

}  // namespace hoyle
