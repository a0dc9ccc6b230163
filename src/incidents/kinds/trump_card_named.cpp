// trump-card-named: somebody names the trump card, in these words or as the card it is, or asks for it or for the suit.
// How it is told apart: by whether it had been taken up.
// trump-card-forgotten: the dealer, who had it in his hand, cannot remember it.
// Example: W names the trump card

#include "incidents/trump_card.hpp"

namespace hoyle::incidents {
namespace trump_card_named {

Word act(Verb verb)
{
    if (verb == Verb::names_trump || verb == Verb::names_card) return Word::names_card;
    return verb == Verb::asks_trump_card ? Word::asks_card : Word::asks_suit;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line->verb == Verb::forgets_trump) {
        if (line.seat().value_or(*replay.dealer) == *replay.dealer)
            found.push_back(seen_of_trump_card(Kind::trump_card_forgotten, line, "the dealer cannot remember the trump card"));
        return;
    }
    if (line->verb == Verb::names_card && line->card != replay.turned.value_or(Card())) return;
    const Trick* first = replay.trick(1);
    const bool up = taken_up_before(line) || (first && first->full < line.when());
    const std::string does = act(line->verb) == Word::names_card ? " names the trump card" : " asks about the trump";
    Incident incident = seen_of_trump_card(Kind::trump_card_named, line, who(line.seat()) + does);
    incident.facts.set(Attr::act, act(line->verb));
    incident.facts.set(Attr::taken_up, terms::yes_no(up));
    found.push_back(incident);
}

}  // namespace trump_card_named

namespace detect {
Detector trump_card_named()
{
    return {.verbs = {Verb::names_trump, Verb::names_card, Verb::asks_trump_card, Verb::asks_trump_suit, Verb::forgets_trump},
            .by_line = trump_card_named::by_line,
            .game = Game::whist};
}
}  // namespace detect

}  // namespace hoyle::incidents
