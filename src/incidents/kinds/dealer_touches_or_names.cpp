// What happened: the dealer touches, names, draws or quits a card, of his own hand or of dummy's.
// How it is told apart: by whose card it is. Where no hand is known to have held it: he names no card of his own, and touches
// dummy's when the play is from there. A card that he played and took back is told by taken_back.cpp.
// Example: S touches HK

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace dealer_touches_or_names {

/// The play is from dummy's hand.
bool dummy_is_to_play(const Replay& replay, Seat dummy, Moment now)
{
    const Trick* trick = table::latest_trick(replay, now);
    if (!trick) return false;
    if (trick->full <= now) return trick->winner == dummy;
    return !table::lies_in(replay, *trick, dummy, now) && table::lies_in(replay, *trick, right_of(dummy), now);
}

bool of_dummys_hand(const Line& line, Seat dealer)
{
    const Replay& replay = *line.replay;
    const Seat dummy = partner_of(dealer);
    for (Seat seat : all_seats)
        if (replay.dealt[seat].has(line->card)) return seat == dummy;
    const bool down = line.when() >= replay.dummy_down;
    if (!down || replay.whole[dummy] || replay.whole[dealer]) return replay.whole[dealer] && down;
    if (line->verb == Verb::names_card) return true;
    return line->verb == Verb::touches && dummy_is_to_play(replay, dummy, line.when());
}

/// The trick in progress was led in another suit, which the hand holds.
bool would_revoke(const Line& line, Seat hand)
{
    const Replay& replay = *line.replay;
    const Trick* trick = table::latest_trick(replay, line.when());
    if (!trick || trick->full <= line.when()) return false;
    bool revokes = false;
    for (const Played& play : table::plays_of(replay, *trick))
        if (play.lead && play.suit)
            revokes = *play.suit != line->card.suit() && !replay.held(hand, line.when()).in(*play.suit).empty();
    return revokes;
}

/// He had played another card of that hand to the trick by naming it.
bool named_before(const Line& line, Seat hand)
{
    const Replay& replay = *line.replay;
    const Trick* last = table::latest_trick(replay, line.when());
    const int trick = !last ? 1 : last->number + (last->full <= line.when() ? 1 : 0);
    return std::any_of(replay.bound.begin(), replay.bound.end(), [&](const table::Bound& bound) {
        return bound.hand == hand && bound.trick == trick && bound.when < line.when() && bound.until > line.when() &&
               bound.card != line->card;
    });
}

/// What was put down for the card that this line plays, if it was another.
Card laid_instead(const Line& line)
{
    for (const table::Bound& bound : line.replay->bound)
        if (bound.when == line.when() && bound.laid && bound.laid != bound.card) return bound.laid;
    return {};
}

Word act(Verb verb)
{
    switch (verb) {
    case Verb::draws: return Word::drew;
    case Verb::touches: return Word::touched;
    case Verb::names_card: return Word::named;
    default: return Word::quitted;
    }
}

void by_line(const Line& line, Found& found)
{
    const Seat dealer = line.replay->dealer_at(line.when());
    if (line.seat() != dealer || !line->card) return;
    if (line->to && side_of(*line->to) != side_of(dealer)) return;  // an adversary's card
    Incident incident = seen_in_play(Kind::dealer_touches_or_names, line, {});
    const bool from_dummy = of_dummys_hand(line, dealer);
    incident.facts.set(Attr::hand, from_dummy ? Word::dummy : Word::own);
    incident.facts.set(Attr::act, act(line->verb));
    incident.facts.set(Attr::arranging, terms::yes_no(line->verb == Verb::touches && line->arranging));
    const Seat hand = from_dummy ? partner_of(dealer) : dealer;
    incident.facts.set(Attr::would_revoke, terms::yes_no(would_revoke(line, hand)));
    incident.facts.set(Attr::named_before, terms::yes_no(named_before(line, hand)));
    incident.label = "the dealer " + std::string(terms::slug(incident[Attr::act])) + " " + spoken(line->card);
    if (const Card laid = laid_instead(line)) incident.label += "; " + spoken(laid) + ", laid in its place, is not played";
    found.push_back(incident);
}

}  // namespace dealer_touches_or_names

namespace detect {
Detector dealer_touches_or_names()
{
    return {.verbs = {Verb::names_card, Verb::draws, Verb::touches, Verb::quits_card},
            .by_line = dealer_touches_or_names::by_line,
            .game = Game::bridge};
}
}  // namespace detect

}  // namespace hoyle::incidents
