// What happened: the dealer counts the cards, in the pack or on the table, before a card is led.
// Example: S counts the pack fearing a misdeal

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace dealer_counted_cards {

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const bool by_dealer = line.seat() && line.seat() == replay.dealer;
    if (!by_dealer || line->counts == log::Counts::tricks || line.when() >= replay.first_lead) return;
    Incident incident = seen(Kind::dealer_counted_cards, line, "the dealer counts the cards");
    incident.about(line->card);
    incident.facts.set(Attr::motive, line->fearing_misdeal ? Word::fears_misdeal : Word::other);
    misdeal_defences(replay, incident);
    found.push_back(incident);
}

}  // namespace dealer_counted_cards

namespace detect {
Detector dealer_counted_cards() { return {.verbs = {Verb::counts}, .by_line = dealer_counted_cards::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
