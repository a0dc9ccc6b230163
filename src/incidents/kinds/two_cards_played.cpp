// What happened: a hand put down two cards, or more, at once.
// How it is told apart: it is one incident for the whole handful. If they are quitted with the trick, the second is a card too
// many as well.
// Example: W plays C7+S2

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace two_cards_played {

Incident* same_handful(Found& found, const Played& play)
{
    const auto earlier = std::find_if(found.begin(), found.end(), [&](const Incident& each) {
        return each.kind == Kind::two_cards_played && each.offender == play.seat && each.trick == play.trick &&
               each.attempt == play.attempt;
    });
    return earlier == found.end() ? nullptr : &*earlier;
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Played& play : replay.played) {
        if (!play.joined || play.impossible) continue;
        if (Incident* earlier = same_handful(found, play)) {
            earlier->cards.add(play.card);
            continue;
        }
        Incident two = seen(Kind::two_cards_played, play);
        two.facts.set(Attr::role, role_of(replay, play.seat, play.when));
        for (const Played& first : table::plays_beside(replay, play))
            if (first.seat == play.seat && first.when <= play.when && first.card) two.cards.add(first.card);
        two.label = who(play.seat) + " plays two cards at once";
        found.push_back(two);
    }
}

}  // namespace two_cards_played

namespace detect {
Detector two_cards_played() { return {.by_deal = two_cards_played::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
