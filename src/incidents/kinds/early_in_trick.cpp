// third-plays-before-second: third hand put his card down before second hand. fourth-plays-before-partner: fourth hand before his
// partner, second hand; told apart by whether third hand had played.
// How it is told apart: a seat that is passed over has missed
// the trick (missed_trick.cpp).
// Example: 3. N: D4 S:D2      with East still to play

#include "incidents/places.hpp"

namespace hoyle::incidents {
namespace early_in_trick {

void one_trick(const Replay& replay, const Trick& trick, Found& found)
{
    const auto [lead, second, third, fourth] = places(replay, trick);
    const Seat second_hand = left_of(trick.leader);
    if (!lead || table::plays_of(replay, trick, second_hand).any([](const Played& play) { return play.missed; })) return;
    // where second hand has put nothing down, and the next trick is led, somebody has run off winners
    const bool waits = !second && trick.next_led == never;
    const auto before_second = [waits, played = second](const Played* play) {
        return play && (played ? play->when < played->when : waits);
    };
    if (before_second(third)) {
        Incident early = seen(Kind::third_plays_before_second, *third);
        early.suit = third->suit;
        early.other_seat = second_hand;
        early.label = who(third->seat) + " plays before " + who(early.other_seat);
        found.push_back(early);
    }
    if (before_second(fourth)) {
        Incident early = seen(Kind::fourth_plays_before_partner, *fourth);
        early.suit = fourth->suit;
        early.other_seat = second_hand;
        early.facts.set(Attr::role, role_of(replay, fourth->seat, fourth->when));
        early.facts.set(Attr::third_had_played, terms::yes_no(third && third->when < fourth->when));
        early.label = who(fourth->seat) + " plays before his partner " + who(early.other_seat);
        found.push_back(early);
    }
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Trick& trick : replay.tricks)
        if (!trick.untold) one_trick(replay, trick, found);
}

}  // namespace early_in_trick

namespace detect {
Detector early_in_trick() { return {.by_deal = early_in_trick::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
