// What happened: somebody followed suit or led in his turn, and took the card back to play another.
// How it is told apart: from a revoke put right, from cards that go back with a false lead or because a player before him changed
// his, from one of two put down together, from a card changed because of what was called. What is left has been seen on the
// table: it is a card exposed; and where the dealer did it, for his hand or for dummy's, the question is whether that card is
// played (dealer-touches-or-names).
// Example: 2. E: D8      E changes D8 to DQ

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace taken_back {

/// Something was called of this hand since it last played before this card.
bool called_on(const Replay& replay, const Played& play)
{
    Moment before = 0;
    for (const Played& earlier : table::plays_of(replay, play.seat))
        if (earlier.when < play.when) before = earlier.when;
    for (const Line& line : table::lines_between(replay, before, play.back + 1))
        if (line.demand() && line.demand()->on.has(play.seat)) return true;
    return false;
}

/// What another card in the trick does to this one's going back.
bool explained_by(const Played& other, const Played& play)
{
    if (other.seat == play.seat && (other.card == play.card || (other.attempt == play.attempt && other.joined))) return true;
    if (!other.beside(play) || other.when >= play.when) return false;
    const bool another_suit_led = other.lead && other.suit != play.suit;  // a revoke, or no card of the suit
    return another_suit_led || (other.seat != play.seat && other.back <= play.back);
}

/// It led in its turn, or followed suit, and nothing made it go back.
bool without_need(const Replay& replay, const Played& play)
{
    const Trick* trick = replay.trick_of(play);
    if (!trick || trick->leader != trick->proper_leader) return false;
    if (trick->abandoned == play.back && !play.lead) return false;  // gone with the lead
    for (const Played& other : replay.played)
        if (&other != &play && other.trick == play.trick && explained_by(other, play)) return false;
    return !called_on(replay, play);
}

Incident taken_back(const Replay& replay, const Played& play)
{
    const Seat dealer = replay.dealer_at(play.back);
    const bool dealers = !replay.custom.whist && side_of(play.seat) == side_of(dealer);
    Incident back = seen(dealers ? Kind::dealer_touches_or_names : Kind::card_exposed, play);
    back.attempt = 0;
    back.when = play.back;
    back.where = replay.section->statements[table::statement_of(play.back)].span;
    back.suit = play.suit;
    if (dealers) {
        back.offender = dealer;
        back.facts.set(Attr::hand, play.seat == dealer ? Word::own : Word::dummy);
        back.facts.set(Attr::act, Word::quitted);
        back.facts.set(Attr::arranging, Word::no);
        back.facts.set(Attr::would_revoke, Word::no);
    } else {
        back.facts.set(Attr::role, role_of(replay, play.seat, play.back));
        back.facts.set(Attr::stage, Word::play);
        back.facts.set(Attr::manner, Word::shown);
    }
    back.label = who(back.offender) + " takes back " + spoken(play.card) + ", which he had played";
    return back;
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Played& play : replay.played)
        if (!play.stands() && play.card && play.in_its_place() && without_need(replay, play))
            found.push_back(taken_back(replay, play));
}

}  // namespace taken_back

namespace detect {
Detector taken_back() { return {.by_deal = taken_back::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
