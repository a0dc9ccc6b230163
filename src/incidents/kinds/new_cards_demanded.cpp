// What happened: a player calls for new cards.
// Example: S calls for two new packs

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace {

void by_line(const Line& line, Found& found)
{
    if (line->bystander) return;
    Incident incident = seen(Kind::new_cards_demanded, line, {});
    if (!line.who().empty()) incident.offender = line.who().first();
    incident.facts.set(Attr::packs, line->number == 1 ? Word::one : Word::two);
    incident.facts.set(Attr::imperfect, terms::yes_no(table::lines_before(line).any({Verb::pack_is})));
    incident.facts.set(Attr::when, line.replay->deal <= 1 ? Word::rubber_start : Word::during);
    incident.label = who(incident.offender) + " calls for new cards";
    found.push_back(incident);
}

}  // namespace

namespace detect {
Detector new_cards_demanded() { return {.verbs = {Verb::calls_new_cards}, .by_line = by_line, .without_dealer = true}; }
}  // namespace detect

}  // namespace hoyle::incidents
