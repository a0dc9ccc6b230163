#include "table/views.hpp"

#include <algorithm>

namespace hoyle::table {

const Trick* latest_trick(const Replay& replay, Moment moment)
{
    const Trick* found = nullptr;
    for (const Trick& trick : replay.tricks)
        if (trick.led <= moment && trick.abandoned > moment) found = &trick;
    return found;
}

bool lies_in(const Replay& replay, const Trick& trick, Seat seat, Moment moment, Card card)
{
    return plays_of(replay, trick, seat).any([&](const Played& play) {
        return play.stood_at(moment) && !play.missed && (!card || play.card == card);
    });
}

bool may_be_beaten(const Replay& replay, const Played& lead)
{
    const Strain trumps = replay.trump.value_or(Strain::no_trump);
    for (Seat seat : all_seats) {
        if (side_of(seat) == side_of(lead.seat) || !replay.whole[seat]) continue;
        const CardSet held = replay.may_hold(seat, lead.when);
        const CardSet of_suit = held.in(lead.card.suit());
        for (Card card : of_suit.empty() ? held : of_suit)
            if (beats(card, lead.card, trumps)) return true;
    }
    return false;
}

Lines lines_between(const Replay& replay, Moment from, Moment to)
{
    const std::size_t count = replay.section->statements.size();
    if (to == never) return Lines(replay, statement_of(from), count);
    const std::size_t first_not_before = to == 0 ? 0 : statement_of(to - 1) + 1;
    return Lines(replay, statement_of(from), std::min(first_not_before, count));
}

}  // namespace hoyle::table
