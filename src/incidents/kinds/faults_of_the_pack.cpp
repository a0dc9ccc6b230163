// pack-imperfect: a card is wanting, one too many, or there twice. card-faced-in-pack: one lies face upward. foreign-card: one is
// of the other pack.
// Example: pack short

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace faults_of_the_pack {

Incident of_pack(const Line& line)
{
    if (line->verb == Verb::holds_of) return seen(Kind::foreign_card, line, who(line.seat()) + " holds a card of the other pack");
    if (line->pack_fault == log::PackFault::faced) {
        Incident faced = seen(Kind::card_faced_in_pack, line, spoken(line->card) + " is faced in the pack");
        faced.facts.set(Attr::last, terms::yes_no(line->number == 52));
        return faced;
    }
    Incident imperfect = seen(Kind::pack_imperfect, line, "the pack is proved imperfect");
    imperfect.facts.set(Attr::proved, line.when() < line.replay->hand_over ? Word::this_hand : Word::later);
    return imperfect;
}

void by_line(const Line& line, Found& found)
{
    Incident incident = of_pack(line);
    if (!incident.offender) incident.offender = line.replay->dealer;
    incident.about(line->card);
    found.push_back(incident);
}

}  // namespace faults_of_the_pack

namespace detect {
Detector faults_of_the_pack()
{
    return {.verbs = {Verb::pack_is, Verb::holds_of}, .by_line = faults_of_the_pack::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
