// What happened: a player asks that each put the card he has played before him.
// How it is told apart: by whether the cards of the trick had been touched to gather them, and whether somebody refused before
// they were. While no trick lies on the table there is nothing to place.
// Example: W asks for placing

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace placing_demanded {

Incident demanded(const Line& line, const Trick& trick, std::string label, bool refused)
{
    Incident incident = seen_in_play(Kind::placing_demanded, line, std::move(label));
    incident.trick = trick.number;
    incident.facts.set(Attr::gathered, terms::yes_no(std::min({trick.gathered, trick.quitted, trick.next_led}) <= line.when()));
    incident.facts.set(Attr::refused, terms::yes_no(refused));
    return incident;
}

bool asked_before(const Line& line)
{
    for (const Line& before : table::lines_before(line))
        if (before->verb == Verb::asks_placing && line.replay->trick_at[before.at] == line.replay->trick_at[line.at]) return true;
    return false;
}

bool refused_after(const Line& line, const Trick& trick)
{
    for (const Line& after : table::lines_after(line)) {
        if (after.when() >= std::min(trick.quitted, trick.next_led)) return false;
        if (after->verb == Verb::refuses_place) return true;
    }
    return false;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Trick* trick = table::latest_trick(replay, line.when());
    if (!trick || replay.over_at(line.when())) return;
    if (line->verb == Verb::asks_placing) {
        found.push_back(demanded(line, *trick, who(line.seat()) + " asks that the cards be placed", refused_after(line, *trick)));
    } else if (!asked_before(line)) {
        Incident incident = demanded(line, *trick, who(line.seat()) + " refuses to place his card", true);
        incident.offender.reset();
        found.push_back(incident);
    }
}

}  // namespace placing_demanded

namespace detect {
Detector placing_demanded() { return {.verbs = {Verb::asks_placing, Verb::refuses_place}, .by_line = placing_demanded::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
