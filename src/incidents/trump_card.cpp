#include "incidents/trump_card.hpp"

namespace hoyle::incidents {

Incident seen_of_trump_card(Kind kind, const Line& line, std::string label)
{
    const Replay& replay = *line.replay;
    Incident incident = seen(kind, line, std::move(label));
    if (!incident.offender) incident.offender = replay.dealer;
    incident.trick = replay.trick_at[line.at];
    incident.about(line->card ? line->card : replay.turned.value_or(Card()));
    if (incident.card) incident.suit = incident.card.suit();
    return incident;
}

bool taken_up_before(const Line& line)
{
    const Seat dealer = *line.replay->dealer;
    for (const Line& before : table::lines_before(line))
        if (before->verb == Verb::takes_up_trump && before.seat().value_or(dealer) == dealer) return true;
    return false;
}

}  // namespace hoyle::incidents
