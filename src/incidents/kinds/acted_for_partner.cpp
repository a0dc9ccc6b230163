// What happened: a player shuffles, cuts or deals for his partner.
// How it is told apart: to cut is for the player on the dealer's right; his partner, if he cuts, does it for him. An opponent may
// have allowed it before (`E allows N to deal`); `forbids` of either of them takes that back.
// Example: E deals for W

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace acted_for_partner {

Word permitted(const Line& line, log::Doing act)
{
    const Seat actor = line.who().first();
    bool allowed = false, forbidden = false;
    for (const Line& said : table::lines_before(line)) {
        if (!said.is({Verb::allows, Verb::forbids}) || said->to != actor || said->doing != act) continue;
        if (said.who().empty() || side_of(said.who().first()) == side_of(actor)) continue;
        (said->verb == Verb::allows ? allowed : forbidden) = true;
    }
    return terms::yes_no(allowed && !forbidden);
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat()) return;
    const Seat seat = *line.seat();
    const bool cuts = line->verb == Verb::pack_cut;
    if (cuts && line.when() == replay.next_pack_cut) return;
    const bool in_his_place = cuts && !line->to && replay.dealer && seat == left_of(*replay.dealer);
    if (!in_his_place && line->to != partner_of(seat)) return;
    const bool shuffles = line->verb == Verb::shuffles;
    Incident incident = seen(Kind::acted_for_partner, line,
                             who(seat) + (shuffles ? " shuffles for his partner"
                                          : cuts   ? " cuts for his partner"
                                                   : " deals for his partner"));
    if (line->card) incident.about(line->card);
    incident.facts.set(Attr::permitted, permitted(line, shuffles ? log::Doing::shuffle
                                                        : cuts   ? log::Doing::cut
                                                                 : log::Doing::deal));
    found.push_back(incident);
}

}  // namespace acted_for_partner

namespace detect {
Detector acted_for_partner()
{
    return {.verbs = {Verb::shuffles, Verb::pack_cut, Verb::deals_for},
            .by_line = acted_for_partner::by_line,
            .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
