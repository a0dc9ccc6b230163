// The marks of the deal in hand.

#include "table/timeline.hpp"

#include "table/views.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Verb;

namespace {

/// The first play that `wanted` takes.
Moment first_play(const Replay& replay, auto wanted)
{
    const auto found = std::find_if(replay.played.begin(), replay.played.end(), wanted);
    return found == replay.played.end() ? never : found->when;
}

/// The first statement behind the one of `from` that `wanted` takes.
Moment first_statement(const Replay& replay, Moment from, auto wanted)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = statement_of(from) + 1; i < statements.size(); ++i)
        if (wanted(statements[i], replay.who[i])) return at_statement(i);
    return never;
}

bool declares_asks_or_doubles(Verb verb)
{
    switch (verb) {
    case Verb::makes:
    case Verb::passes:
    case Verb::asks_lead:
    case Verb::answers:
    case Verb::doubles:
    case Verb::redoubles:
    case Verb::satisfied: return true;
    default: return false;
    }
}

/// The first card of one of `seats` in a line of plays; a line under a name counts as a whole.
Moment first_card_in_line(const Replay& replay, std::size_t index, Seats seats)
{
    const log::Statement& statement = replay.section->statements[index];
    if (!statement.name.empty()) return (replay.who[index] & seats).empty() ? never : at_statement(index);
    const auto plays = log::Section::in(replay.section->plays, statement.list);
    for (std::size_t k = 0; k < plays.size(); ++k)
        if (seats.has(plays[k].seat)) return at_statement(index, k);
    return never;
}

/// The first moment after `from` at which one of `seats` does something of its own accord: declares, asks, answers, doubles,
/// leads.
Moment own_act(const Replay& replay, Seats seats, Moment from)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = statement_of(from) + 1; i < statements.size(); ++i) {
        const Verb verb = statements[i].verb;
        Moment found = never;
        if (verb == Verb::trick || verb == Verb::plays) found = first_card_in_line(replay, i, seats);
        else if (declares_asks_or_doubles(verb) && !(replay.who[i] & seats).empty()) found = at_statement(i);
        if (found != never) return found;
    }
    return never;
}

/// When one of `seats` first looked at his own cards in this deal, or (`or_touched`) touched them: who looks at his cards has
/// touched them.
Moment first_look_of(const Replay& replay, Seats seats, bool or_touched)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const bool touched = or_touched && statements[i].verb == Verb::touches && !statements[i].card;
        if ((touched || looks_at_his_own(replay, i)) && !(replay.who[i] & seats).empty()) return at_statement(i);
    }
    return never;
}

/// A mark that has happened before the occasion arose ends it before it begins.
Moment not_before(Moment moment, Moment from) { return moment == never || moment >= from ? moment : from > 0 ? from - 1 : 0; }

Seats sides_of(Seats seats)
{
    Seats sides;
    for (Seat seat : all_seats)
        if (seats.has(seat)) sides |= Seats(side_of(seat));
    return sides;
}

/// When the last of the cards is played after a moment.
Moment all_played(const Replay& replay, CardSet cards, Moment from)
{
    if (cards.empty()) return never;
    return first_play(replay, [&](const Played& play) {
        if (play.when <= from || !play.card || !play.stands()) return false;
        cards.remove(play.card);
        return cards.empty();
    });
}

/// The first moment at which a side touches its cards before the other does.
Moment touched_first(const Replay& replay, Seats ours, Side theirs)
{
    const Moment we = first_look_of(replay, ours, true);
    return we < first_look_of(replay, Seats(theirs), true) ? we : never;
}

/// When the pack is cut for the next deal, as it binds those who have the claim: of the offender's side only he whose cut it is
/// can end it, and only once the pack lies before him. It is for the dealer to cut to the next one, who sits on his left.
Moment cut_for(const Replay& replay, const Occasion& occasion)
{
    const Moment first = replay.next_pack_cut;
    if (first == never || !occasion.offender || !replay.dealer) return first;
    const auto& statements = replay.section->statements;
    const auto presented_after = [&](std::size_t i) { return Lines(replay, i + 1, statements.size()).any({Verb::presents}); };
    for (std::size_t i = statement_of(first); i < statements.size(); ++i) {
        if (statements[i].verb == Verb::agreed_rubber) return first;
        if (statements[i].verb != Verb::pack_cut) continue;
        const Seats who = replay.who[i];
        if (who.empty() || side_of(who.first()) != side_of(*occasion.offender)) return at_statement(i);
        if (who == Seats(*replay.dealer) && !presented_after(i)) return at_statement(i);
    }
    return never;
}

const Trick* standing_trick(const Replay& replay, int number)
{
    for (const Trick& trick : replay.tricks)
        if (trick.number == number && trick.stands()) return &trick;
    return nullptr;
}

}  // namespace

Moment Timeline::first_look(Seats seats) const { return first_look_of(*replay_, seats, false); }

bool Timeline::cut_out_of_turn(const Occasion& occasion) const { return cut_for(*replay_, occasion) != replay_->next_pack_cut; }

Moment Timeline::quitted_after(const Trick& trick, Moment from) const
{
    if (trick.quitted > from) return std::min(trick.quitted, trick.next_led);
    const auto& statements = replay_->section->statements;
    for (std::size_t i = statement_of(from) + 1; i < statements.size() && at_statement(i) < trick.next_led; ++i)
        if (statements[i].verb == Verb::quitted && replay_->trick_at[i] == trick.number) return at_statement(i);
    return trick.next_led;
}

/// From the cut to the first lead.
Moment Timeline::in_the_deal(Mark mark, const Occasion& occasion) const
{
    const Replay& r = *replay_;
    const Moment from = occasion.from;
    switch (mark) {
    case Mark::third_card:
        return first_statement(
            r, from, [](const log::Statement& s, Seats) { return s.verb == Verb::deals_card || s.verb == Verb::deals_cards; });
    case Mark::pack_cut: {
        // Said once the cards are dealt, it is of the next deal that he speaks.
        const Moment dealt = std::min({r.deal_ended, r.first_lead, r.hand_over});
        return from > dealt ? r.next_pack_cut : not_before(std::min({r.pack_cut, r.deal_begun, dealt}), from);
    }
    case Mark::first_card_dealt: return not_before(r.deal_begun != never ? r.deal_begun : r.deal_ended, from);
    case Mark::deal_ended: return not_before(r.deal_ended, from);
    case Mark::trump_turned: return not_before(r.trump_turned, from);
    case Mark::trump_made:
        if (r.custom.maker_plays) return not_before(r.trump_made, from);
        return first_statement(r, from, [&](const log::Statement& s, Seats who) {
            return s.verb == Verb::makes && r.dealer && !who.empty() && side_of(who.first()) == side_of(*r.dealer);
        });
    case Mark::doubling_declared:
        return first_statement(r, from, [](const log::Statement& s, Seats) {
            return s.verb == Verb::doubles || s.verb == Verb::redoubles || s.verb == Verb::asks_lead || s.verb == Verb::satisfied;
        });
    case Mark::doubled:
        return first_statement(r, from, [](const log::Statement& s, Seats) {
            return s.verb == Verb::doubles || s.verb == Verb::redoubles || s.verb == Verb::satisfied || s.verb == Verb::answers;
        });
    case Mark::first_lead:
    case Mark::first_card_played: return not_before(std::min(r.first_lead, r.hand_over), from);
    case Mark::dummy_down: return r.dummy_down > from ? r.dummy_down : never;
    default: return never;
    }
}

/// From the first lead to the end of the hand.
Moment Timeline::in_play(Mark mark, const Occasion& occasion) const
{
    const Replay& r = *replay_;
    const Moment from = occasion.from;
    const int number = std::max<int>(occasion.trick, 1);
    switch (mark) {
    case Mark::second_plays:
        return first_play(
            r, [&](const Played& p) { return p.trick == number && p.attempt == occasion.attempt && p.when > from && !p.lead; });
    case Mark::his_turn:  // the hand before his has played
        if (!occasion.offender) return never;
        return not_before(
            first_play(r, [&](const Played& p) { return p.trick == number && p.seat == right_of(*occasion.offender); }), from);
    case Mark::partner_plays:
        if (!occasion.offender) return never;
        return first_play(r, [&](const Played& p) {
            return p.trick == occasion.trick && p.attempt == occasion.attempt && p.when > from &&
                   p.seat == partner_of(*occasion.offender) && !p.missed;
        });
    case Mark::that_lead: {  // the lead that the penalty bites on: the next by any of the hands it may be asked of
        const auto lead = std::find_if(r.tricks.begin(), r.tricks.end(), [&](const Trick& trick) {
            return trick.led > from && (occasion.asked.empty() || (trick.led_by() && occasion.asked.has(*trick.led_by())));
        });
        return lead == r.tricks.end() ? never : lead->led;
    }
    case Mark::card_played:
        if (!occasion.of_dummys_play || !r.dealer) return all_played(r, occasion.cards, from);
        return first_play(r, [&](const Played& p) { return p.when > from && p.seat == r.dummys_seat() && !p.missed; });
    case Mark::trick_over:
    case Mark::gathered: {
        const Trick* trick = standing_trick(r, occasion.trick);
        if (!trick) return never;
        if (mark == Mark::gathered) return not_before(std::min({trick->gathered, trick->quitted, trick->next_led}), from);
        return not_before(occasion.reopened != never ? quitted_after(*trick, occasion.reopened)
                                                     : std::min(trick->quitted, trick->next_led),
                          from);
    }
    default: return never;
    }
}

/// What those who have the right, or their side, do themselves.
Moment Timeline::of_a_side(Mark mark, const Occasion& occasion) const
{
    const Replay& r = *replay_;
    const Moment from = occasion.from;
    const Seats sides = sides_of(occasion.holders);
    if (mark == Mark::own_act) return own_act(r, sides, from);
    if (mark == Mark::side_look) return not_before(first_look_of(r, sides, false), from);
    if (occasion.holders.empty()) return never;
    const Seat first = occasion.holders.first();
    const Seats ours = mark == Mark::partner_touch_first ? Seats(partner_of(first)) : Seats(side_of(first));
    return not_before(touched_first(r, ours, other(side_of(first))), from);
}

Moment Timeline::happens(Mark mark, const Occasion& occasion) const
{
    const Replay& r = *replay_;
    switch (mark) {
    case Mark::own_act:
    case Mark::side_look:
    case Mark::side_touch_first:
    case Mark::partner_touch_first: return of_a_side(mark, occasion);
    case Mark::second_plays:
    case Mark::his_turn:
    case Mark::partner_plays:
    case Mark::that_lead:
    case Mark::card_played:
    case Mark::trick_over:
    case Mark::gathered: return in_play(mark, occasion);
    case Mark::hand_over: return not_before(r.hand_over, occasion.from);
    case Mark::next_pack_cut: return not_before(cut_for(r, occasion), occasion.from);
    case Mark::rubber_agreed:
    case Mark::rubber_over: return not_before(r.rubber_agreed, occasion.from);
    default: return in_the_deal(mark, occasion);  // `own-look` takes out one holder, not the right: first_look()
    }
}

}  // namespace hoyle::table
