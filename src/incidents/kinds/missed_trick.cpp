// What happened: a hand was passed over in a trick (`-`).
// How it is told apart: he had a card to play; by whether he had played to a later trick before it was mended.
// Example: 3. N: D4 - D2 S3

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace missed_trick {

/// The first card he played to a later trick; nullptr if there is none.
const Played* played_on(const Replay& replay, const Played& missed)
{
    const Played* next = nullptr;
    for (const Played& later : table::plays_of(replay, missed.seat))
        if (later.trick > missed.trick && !later.missed && (!next || later.when < next->when)) next = &later;
    return next;
}

/// A hand of twelve has none for the last trick: he could not play to it.
bool no_card_left(const Replay& replay, const Played& missed)
{
    return replay.whole[missed.seat] && replay.may_hold(missed.seat, missed.when).empty();
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Played& play : replay.played) {
        if (!play.missed || no_card_left(replay, play)) continue;
        const Played* next = played_on(replay, play);
        const bool after = next && next->when < play.back;
        Incident missed = seen(Kind::missed_trick, play);
        missed.facts.set(Attr::role, role_of(replay, play.seat, play.when));
        missed.facts.set(Attr::noticed, after ? Word::after : Word::before_next_play);
        if (after) {
            missed.when = next->when;
            missed.proof = next->span;
            missed.proof_label = "he plays to the next trick";
        }
        missed.label = who(play.seat) + " does not play to trick " + std::to_string(play.trick);
        found.push_back(missed);
    }
}

}  // namespace missed_trick

namespace detect {
Detector missed_trick() { return {.by_deal = missed_trick::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
