#include "endings/position.hpp"

#include "table/views.hpp"

namespace hoyle::endings {
namespace {

using table::Moment;
using table::Replay;
using table::Trick;

/// The tricks that were full, in their order; false: one of them is not known.
bool tricks_before(const Replay& replay, Moment moment, Ending& ending, int& full, const Trick*& open)
{
    for (const Trick& trick : replay.tricks) {
        if (trick.led >= moment || trick.abandoned < moment) continue;
        if (trick.untold || trick.number != full + 1 || open) return false;
        if (trick.full >= moment) {
            open = &trick;
            ending.leader = trick.leader;
        } else {
            if (!trick.winner) return false;
            ++full;
            ending.leader = *trick.winner;
        }
    }
    return true;
}

/// What lies there, from the leader on; false: not so.
bool table_before(const Replay& replay, Moment moment, const Trick& open, Ending& ending)
{
    for (const table::Played& play : plays_of(replay, open)) {
        if (!play.stood_at(moment) || play.when == moment) continue;
        if (!play.in_its_place() || !play.card || ending.on_table > 2 || play.seat != ending.to_play()) return false;
        ending.table[static_cast<std::size_t>(ending.on_table++)] = play.card;
    }
    return true;
}

}  // namespace

std::optional<Position> position_at(const Replay& replay, Moment moment)
{
    if (!replay.trump || !replay.dealer || moment > replay.hand_over) return std::nullopt;
    Position at;
    Ending& ending = at.ending;
    ending.trump = *replay.trump;
    ending.leader = left_of(*replay.dealer);
    int full = 0;
    const Trick* open = nullptr;
    if (!tricks_before(replay, moment, ending, full, open)) return std::nullopt;
    if (full > 12) return std::nullopt;
    if (open && !table_before(replay, moment, *open, ending)) return std::nullopt;
    CardSet dealt;
    for (const Seat seat : all_seats) dealt |= replay.dealt[seat];
    const CardSet nobodys = CardSet::whole_pack() - dealt;
    for (int place = 0; place < 4; ++place) {
        const Seat seat = left_of(ending.leader, place);
        const int wanted = 13 - full - (place < ending.on_table ? 1 : 0);
        CardSet& hand = ending.hands[seat];
        hand = replay.may_hold(seat, moment);
        if (hand.size() == wanted) continue;
        if (at.inferred || hand.size() + nobodys.size() != wanted) return std::nullopt;
        at.inferred = seat;
        hand |= nobodys;
    }
    if (!ending.sound()) return std::nullopt;
    return at;
}

}  // namespace hoyle::endings
