// What happened: a player warns his partner that the lead is, or is not, his.
// How it is told apart: where a lead from the wrong hand lies on the table he only notices it, unless he is dummy.
// Example: W warns E

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace warned_partner_of_lead {

/// The trick in progress was led by a hand whose lead it was not.
bool false_lead_lies(const Trick* trick, Moment now)
{
    return trick && trick->proper_leader && trick->leader != *trick->proper_leader && trick->full > now;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat() || line->to != partner_of(*line.seat())) return;
    const Moment now = line.when();
    const Trick* trick = table::latest_trick(replay, now);
    const Word role = role_of(replay, *line.seat(), now);
    const bool lies = false_lead_lies(trick, now);
    if (lies && role != Word::dummy) return;
    Incident incident = seen_in_play(Kind::warned_partner_of_lead, line, who(line.seat()) + " warns his partner of a wrong lead");
    incident.facts.set(Attr::role, role);
    if (trick && (lies || trick->full <= now)) incident.proper_leader = lies ? trick->proper_leader : trick->winner;
    if (role == Word::dummy && !incident.proper_leader) incident.proper_leader = line.seat();
    found.push_back(incident);
}

}  // namespace warned_partner_of_lead

namespace detect {
Detector warned_partner_of_lead() { return {.verbs = {Verb::warns}, .by_line = warned_partner_of_lead::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
