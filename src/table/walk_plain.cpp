// A trick as nearly all are, put down without looking back. What the long way (walk_play.cpp) would make of it is the same: a
// test holds that.

#include "table/walk.hpp"

namespace hoyle::table {

using log::Play;
using log::Statement;

/// Thirteen cards in each hand, and the four of them a pack.
bool Walk::hands_make_a_pack() const
{
    CardSet all;
    for (Seat seat : all_seats) {
        if (!r_.whole[seat] || r_.dealt[seat].size() != 13 || r_.size[seat] != 13) return false;
        all |= r_.dealt[seat];
    }
    return all == CardSet::whole_pack();
}

/// Four cards in turn, each still in the hand it is played from, led by whoever was to lead, suit followed by all who could. The
/// tricks before it were plain.
bool Walk::is_plain(const Statement& statement, std::span<const Play> plays) const
{
    const bool first = statement.number == 1;
    if (statement.verb != log::Verb::trick || plays.size() != 4 || statement.number != r_.tricks.size() + 1 ||
        statement.number > 13)
        return false;
    if (first && (!hands_make_a_pack() || !r_.dealer || !r_.trump || !r_.impossible.empty())) return false;
    if (!plays[0].card) return false;
    Seat seat = first ? left_of(*r_.dealer) : *r_.tricks.back().winner;  // of a plain trick it is known
    const Suit led = plays[0].card.suit();
    for (const Play& play : plays) {
        if (play.seat != seat || !play.card || play.none || play.joined) return false;
        const CardSet hand = r_.dealt[seat] - gone_[seat];
        if (!hand.has(play.card) || (play.card.suit() != led && !hand.in(led).empty())) return false;
        seat = left_of(seat);
    }
    return true;
}

/// Puts the trick down, if it is a plain one and nothing before it in this deal was otherwise. False: nothing has been done.
bool Walk::plain_trick(const Statement& statement, std::span<const Play> plays, Moment now)
{
    if (!plain_ || !is_plain(statement, plays)) return false;
    Trick& trick = open_trick(static_cast<int>(statement.number), plays[0].seat, now, statement.span);
    Card best = plays[0].card;
    trick.winner = plays[0].seat;
    Moment when = now;
    for (const Play& play : plays) {
        Played& played = r_.played.emplace_back();
        played.seat = play.seat;
        played.card = play.card;
        played.suit = play.card.suit();
        played.trick = trick.number;
        played.lead = when == now;
        played.when = when;
        played.span = play.span;
        if (!played.lead) dummy_follows(play.seat, when);
        r_.last_seen[static_cast<std::size_t>(play.card.code())] = when;
        gone_[play.seat].add(play.card);
        ever_put_.add(play.card);
        ++puts_[play.seat];
        if (!played.lead && beats(play.card, best, *r_.trump)) best = play.card, trick.winner = play.seat;
        ++when;
    }
    trick.full = when - 1;
    ++r_.won[side_of(*trick.winner)];
    return true;
}

}  // namespace hoyle::table
