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

Lines lines_between(const Replay& replay, Moment from, Moment to)
{
    const std::size_t count = replay.section->statements.size();
    if (to == never) return Lines(replay, statement_of(from), count);
    const std::size_t first_not_before = to == 0 ? 0 : statement_of(to - 1) + 1;
    return Lines(replay, statement_of(from), std::min(first_not_before, count));
}

}  // namespace hoyle::table
