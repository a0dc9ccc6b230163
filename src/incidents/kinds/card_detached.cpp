// What happened: a card is drawn from the hand, but neither dropped nor played; or its holder names it.
// How it is told apart: of the dealer's side it is nothing, but for the dealer's own (dealer_touches_or_names.cpp). A card that
// lies in the trick has been played; one that nobody could name is none; the trump card of whist is named by whoever speaks of it
// (trump_card_named.cpp).
// Example: W draws HK

#include "incidents/exposure.hpp"

namespace hoyle::incidents {
namespace card_detached {

/// The card lies in the trick in progress as this hand's play.
bool lies_on_table(const Replay& replay, Seat seat, Card card, Moment now)
{
    return table::plays_of(replay, seat).any([&](const Played& play) { return play.card == card && play.stood_at(now); });
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat()) return;
    const Seat seat = *line.seat();
    const bool dealers_side = !replay.custom.whist && side_of(seat) == side_of(replay.dealer_at(line.when()));
    const bool names = line->verb == Verb::names_card;
    if (!line->card || (names && line->to && line->to != seat)) return;  // it is not known, or another's
    if (names && replay.custom.whist && line->card == replay.turned) return;
    if (dealers_side || cannot_be(line) || lies_on_table(replay, seat, line->card, line.when())) return;
    Incident detached = seen(Kind::card_detached, line, who(seat) + (names ? " names a card of his" : " detaches a card"));
    detached.about(line->card);
    detached.suit = line->card.suit();
    detached.trick = replay.trick_at[line.at];
    detached.facts.set(Attr::role, role_of(replay, seat, line.when()));
    detached.facts.set(Attr::how, names ? Word::named : Word::drawn);
    found.push_back(detached);
}

}  // namespace card_detached

namespace detect {
Detector card_detached() { return {.verbs = {Verb::draws, Verb::names_card}, .by_line = card_detached::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
