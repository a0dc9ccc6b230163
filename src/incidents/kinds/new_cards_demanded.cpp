// new-cards-demanded: a player calls for new cards.
// card-torn-or-marked: a card is found torn, or marked.
// Example: S calls for two new packs

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace new_cards_demanded {

bool torn_or_marked(const Line& line)
{
    return line->verb == Verb::finds && (line->found == log::Found::torn || line->found == log::Found::marked);
}

bool found_torn_before(const Line& line)
{
    for (const Line& before : table::lines_before(line))
        if (torn_or_marked(before)) return true;
    return false;
}

void by_line(const Line& line, Found& found)
{
    if (line->bystander) return;
    if (torn_or_marked(line)) {
        Incident incident = seen(Kind::card_torn_or_marked, line,
                                 who(line.seat()) + " finds a card " + (line->found == log::Found::torn ? "torn" : "marked"));
        incident.about(line->card);
        found.push_back(incident);
    }
    if (line->verb != Verb::calls_new_cards) return;
    Incident incident = seen(Kind::new_cards_demanded, line, {});
    if (!line.who().empty()) incident.offender = line.who().first();
    incident.facts.set(Attr::packs, line->number == 1 ? Word::one : Word::two);
    incident.facts.set(Attr::imperfect, terms::yes_no(table::lines_before(line).any({Verb::pack_is})));
    incident.facts.set(Attr::torn, terms::yes_no(found_torn_before(line)));
    incident.facts.set(Attr::when, line.replay->deal <= 1 ? Word::rubber_start : Word::during);
    incident.label = who(incident.offender) + " calls for new cards";
    found.push_back(incident);
}

}  // namespace new_cards_demanded

namespace detect {
Detector new_cards_demanded()
{
    return {.verbs = {Verb::calls_new_cards, Verb::finds}, .by_line = new_cards_demanded::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
