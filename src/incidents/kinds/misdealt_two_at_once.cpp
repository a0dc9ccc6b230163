// What happened: two cards are dealt at once.
// How it is told apart: whether it was put right, and by moving how many cards, or another card was dealt after them, said or
// implied. It can be acted upon when that is settled.
// Example: S deals cards 9 and 10 to W

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace misdealt_two_at_once {

/// What became of the two, and when that was settled.
struct Outcome {
    Word state = Word::not_yet;
    Moment when = 0;
};

Outcome outcome(const Line& two)
{
    const Replay& replay = *two.replay;
    // The deal is over, said or implied: the cards after the two have been dealt.
    const Moment over = std::min(
        {replay.deal_ended, replay.trump_turned, replay.trump_made, replay.first_lead, replay.hand_over});
    for (const Line& line : table::lines_after(two)) {
        if (line->verb == Verb::corrects_deal)
            return {line->number <= 1 ? Word::one_card_moved : Word::several_moved, two.when()};
        if (line.is({Verb::deals_card, Verb::deals_cards}) || line.when() >= over) return {Word::third_dealt, line.when()};
    }
    if (over != never && over > two.when()) return {Word::third_dealt, over};
    return {Word::not_yet, two.when()};
}

void by_line(const Line& line, Found& found)
{
    const Outcome after = outcome(line);
    Incident incident = seen(Kind::misdealt_two_at_once, line, "two cards are dealt at once");
    incident.offender = line.replay->dealer;
    incident.about(line->card);
    incident.when = after.when;
    incident.facts.set(Attr::state, after.state);
    misdeal_defences(*line.replay, incident);
    found.push_back(incident);
}

}  // namespace misdealt_two_at_once

namespace detect {
Detector misdealt_two_at_once()
{
    return {.verbs = {Verb::deals_cards}, .by_line = misdealt_two_at_once::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
