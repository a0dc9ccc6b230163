// What happened: a player remarks on something while the hand is played.
// How it is told apart: not of the score, nor before the first lead or after the last trick; dummy's words are told by
// dummy_calls_attention.cpp. Example: W remarks on hand

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace unauthorised_remark {

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat() || line->word == "score" || replay.first_lead > line.when()) return;
    if (replay.over_at(line.when())) return;  // nobody has to lead any more
    const Word role = role_of(replay, *line.seat(), line.when());
    if (role == Word::dummy) return;
    Incident incident = seen_in_play(Kind::unauthorised_remark, line,
                                     who(line.seat()) + " remarks on the " + std::string(line->word));
    incident.facts.set(Attr::role, role);
    found.push_back(incident);
}

}  // namespace unauthorised_remark

namespace detect {
Detector unauthorised_remark() { return {.verbs = {Verb::remarks}, .by_line = unauthorised_remark::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
