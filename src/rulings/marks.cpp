// Marks of time: when each of them happens.

#include "rulings/docket.hpp"

#include <algorithm>

namespace hoyle::rulings {

using log::Verb;
using table::Moment;
using table::never;
using table::Played;
using table::Trick;
using terms::Mark;

namespace {

/// The first moment after `from` at which one of `seats` does something of its own accord: declares, asks, answers, doubles, leads.
Moment own_act(const table::Replay& replay, Seats seats, Moment from)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = table::statement_of(from) + 1; i < statements.size(); ++i) {
        switch (statements[i].verb) {
        case Verb::makes:
        case Verb::passes:
        case Verb::asks_lead:
        case Verb::answers:
        case Verb::doubles:
        case Verb::redoubles:
        case Verb::satisfied:
            if (!(replay.who[i] & seats).empty()) return table::at_statement(i);
            break;
        case Verb::trick:
        case Verb::plays: {
            if (!statements[i].name.empty()) {
                if (!(replay.who[i] & seats).empty()) return table::at_statement(i);
                break;
            }
            const auto plays = log::Section::in(replay.section->plays, statements[i].list);
            for (std::size_t k = 0; k < plays.size(); ++k)
                if (seats.has(plays[k].seat)) return table::at_statement(i, k);
            break;
        }
        default: break;
        }
    }
    return never;
}

Moment first_statement(const table::Replay& replay, Moment from, auto wanted)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = table::statement_of(from) + 1; i < statements.size(); ++i)
        if (wanted(statements[i], replay.who[i])) return table::at_statement(i);
    return never;
}

/// When a player first looked at (or, at whist, touched) his own cards in this deal.
Moment first_look(const table::Replay& replay, Seats seats, Verb verb)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        // who looks at his cards has touched them
        const bool looked = incidents::looks_at_his_own(replay, i);
        const bool touched = verb == Verb::touches && statements[i].verb == Verb::touches && !statements[i].card;
        if ((looked || touched) && !(replay.who[i] & seats).empty()) return table::at_statement(i);
    }
    return never;
}

}  // namespace

/// When a trick is turned and quitted after a moment: a card changed in time opens it again, however it was quitted before.
Moment Docket::quitting(const Trick& trick, Moment from) const
{
    if (trick.quitted > from) return std::min(trick.quitted, trick.next_led);
    const auto& statements = replay_->section->statements;
    for (std::size_t i = table::statement_of(from) + 1; i < statements.size() && table::at_statement(i) < trick.next_led; ++i)
        if (statements[i].verb == Verb::quitted && replay_->trick_at[i] == trick.number) return table::at_statement(i);
    return trick.next_led;
}

/// The first moment of this section, after the right arose, at which the mark happens; `never` if it has not.
Moment Docket::moment_of(Mark mark, const Matter& matter, const Answer& answer, const Option& option, Moment from) const
{
    const table::Replay& r = *replay_;
    const Incident& incident = matter.incident;
    // A mark that has happened before the right arose ends it before it begins.
    const auto later = [&](Moment moment) { return moment == never || moment >= from ? moment : from > 0 ? from - 1 : 0; };
    const auto trick_marks = [&](auto pick) {
        for (const Trick& trick : r.tricks)
            if (trick.number == incident.trick && trick.stands()) return later(pick(trick));
        return never;
    };
    switch (mark) {
    case Mark::third_card:
        return first_statement(r, from, [](const log::Statement& s, Seats) { return s.verb == Verb::deals_card || s.verb == Verb::deals_cards; });
    case Mark::pack_cut: {
        // Said once the cards are dealt, it is of the next deal that he speaks.
        const Moment dealt = std::min({r.deal_ended, r.first_lead, r.hand_over});
        if (from > dealt) return r.next_pack_cut;
        return later(std::min({r.pack_cut, r.deal_begun, dealt}));
    }
    case Mark::first_card_dealt: return r.deal_begun != never ? later(r.deal_begun) : later(r.deal_ended);
    case Mark::deal_ended: return later(r.deal_ended);
    case Mark::trump_turned: return later(r.trump_turned);
    case Mark::trump_made:
        return first_statement(r, from, [&](const log::Statement& s, Seats who) {
            return s.verb == Verb::makes && r.dealer && !who.empty() && side_of(who.first()) == side_of(*r.dealer);
        });
    case Mark::doubling_declared:
        return first_statement(r, from, [](const log::Statement& s, Seats) {
            return s.verb == Verb::doubles || s.verb == Verb::redoubles || s.verb == Verb::asks_lead || s.verb == Verb::satisfied;
        });
    case Mark::first_lead:
    case Mark::first_card_played: return later(r.first_lead);
    case Mark::dummy_down: return r.dummy_down > from ? r.dummy_down : never;
    case Mark::second_plays:
        for (const Played& play : r.played)
            if (play.trick == std::max<int>(incident.trick, 1) && play.attempt == incident.attempt && play.when > from && !play.lead) return play.when;
        return never;
    case Mark::his_turn:  // the hand before his has played
        for (const Played& play : r.played)
            if (incident.offender && play.trick == std::max<int>(incident.trick, 1) && play.seat == right_of(*incident.offender)) return later(play.when);
        return never;
    case Mark::partner_plays:
        if (!incident.offender) return never;
        for (const Played& play : r.played)
            if (play.trick == incident.trick && play.attempt == incident.attempt && play.when > from && play.seat == partner_of(*incident.offender) &&
                !play.missed)
                return play.when;
        return never;
    case Mark::that_lead: {
        // The lead that the penalty bites on: the next by any of the hands it may be asked of.
        for (const Trick& trick : r.tricks)
            if (trick.led > from && (option.on.empty() || (trick.led_by() && option.on.has(*trick.led_by())))) return trick.led;
        return never;
    }
    case Mark::card_played:
        if (incident.kind == Kind::dummy_suggests && r.dealer) {  // once another card has come from dummy there is nothing left to forbid
            for (const Played& play : r.played)
                if (play.when > from && play.seat == partner_of(*r.dealer) && !play.missed) return play.when;
            return never;
        }
        if (incident.cards.empty() && option.cards.empty()) return never;
        {
            CardSet left = option.cards.empty() ? incident.cards : option.cards;
            for (const Played& play : r.played) {
                if (play.when <= from || !play.card || !play.stands()) continue;
                left.remove(play.card);
                if (left.empty()) return play.when;
            }
        }
        return never;
    case Mark::trick_over:
        if (incident.kind == Kind::revoke_corrected) return trick_marks([&](const Trick& trick) { return quitting(trick, incident.when); });
        return trick_marks([](const Trick& trick) { return std::min(trick.quitted, trick.next_led); });
    case Mark::gathered: return trick_marks([](const Trick& trick) { return std::min({trick.gathered, trick.quitted, trick.next_led}); });
    case Mark::hand_over: return later(r.hand_over);
    case Mark::next_pack_cut: return later(r.next_pack_cut);
    case Mark::rubber_agreed:
    case Mark::rubber_over: return later(r.rubber_agreed);
    case Mark::own_act: {
        Seats side;
        for (Seat seat : all_seats)
            if (answer.holders_first.has(seat)) side |= Seats(side_of(seat));
        return own_act(r, side, from);
    }
    case Mark::own_look: return never;  // takes one holder out: see drop_barred
    case Mark::side_look: {
        Seats side;
        for (Seat seat : all_seats)
            if (answer.holders_first.has(seat)) side |= Seats(side_of(seat));
        return later(first_look(r, side, Verb::looks));
    }
    case Mark::side_touch_first:
    case Mark::partner_touch_first: {
        if (answer.holders_first.empty()) return never;
        const Side side = side_of(answer.holders_first.first());
        const Seats whose = mark == Mark::partner_touch_first ? Seats(partner_of(answer.holders_first.first())) : Seats(side);
        const Moment ours = first_look(r, whose, Verb::touches), theirs = first_look(r, Seats(other(side)), Verb::touches);
        return ours < theirs ? later(ours) : never;
    }
    default: return never;  // the marks of the next deal: see lapse_from_before
    }
}

/// Personal marks: a player who has looked at his cards is out; the right lives on in the others.
void Docket::drop_barred(Matter& matter, Answer& answer, Moment now)
{
    const auto& until = answer.until;
    if (std::find(until.begin(), until.end(), Mark::own_look) == until.end()) return;
    for (Seat seat : all_seats) {
        if (!answer.holders.has(seat)) continue;
        const Moment look = first_look(*replay_, Seats(seat), Verb::looks);
        if (look == never || look > now) continue;
        answer.holders -= seat;
        for (Option& option : answer.options) option.by -= seat;
        if (!answer.holders.empty()) continue;
        answer.status = Status::lost;
        answer.ended_by = std::string(name_of(seat)) + " had looked at his cards";
        answer.ended_at = spot_of(table::statement_of(look));
    }
    (void)matter;
}

void Docket::set_deadlines(Matter& matter, Answer& answer, Moment from)
{
    for (Option& option : answer.options) {
        const auto marks = option.step->until.empty() ? answer.until : option.step->until;
        for (Mark mark : marks) {
            const Moment moment = moment_of(mark, matter, answer, option, from);
            if (moment == never || time_of(section_, moment) >= option.until) continue;
            option.until = time_of(section_, moment);
            option.until_mark = terms::say(mark);
        }
    }
}

}  // namespace hoyle::rulings
