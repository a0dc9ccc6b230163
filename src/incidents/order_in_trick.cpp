// Cards played before their turn within a trick, and winners run off.
//
// third-plays-before-second: third hand put his card down before second hand.
// fourth-plays-before-partner: fourth hand before his partner, second hand. Told apart by whether third hand had played.
// winners-run: a player led again (or played to the next trick) while his partner had still to play to this one. The card must be the best on
// the table, and one that he leads no card of the other side's may beat, where their hands are known; else it is a lead out of turn.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using table::never;
using table::Played;
using table::Replay;
using table::Trick;

/// The first play of each hand to an attempt at a trick, by its place: 0 the leader, 1 second hand, ...
struct Places {
    const Played* of[4] = {nullptr, nullptr, nullptr, nullptr};
};

Places places(const Replay& replay, const Trick& trick)
{
    Places found;
    int missing = 4;
    const auto led = [](const Played& play, Moment when) { return play.when < when; };
    for (auto play = std::lower_bound(replay.played.begin(), replay.played.end(), trick.led, led); play != replay.played.end() && missing > 0; ++play) {
        if (play->trick != trick.number || play->attempt != trick.attempt || play->missed || play->extra || play->joined || play->impossible) continue;
        const Played*& place = found.of[steps_between(trick.leader, play->seat)];
        if (place) continue;
        place = &*play;
        --missing;
    }
    return found;
}

Incident about(Kind kind, const Played& play, const Replay& replay)
{
    Incident incident;
    incident.kind = kind;
    incident.offender = play.seat;
    incident.trick = play.trick;
    incident.attempt = play.attempt;
    incident.when = play.when;
    incident.where = play.span;
    incident.card = play.card;
    if (play.card) incident.cards = CardSet::of(play.card);
    incident.suit = play.suit;
    incident.facts.set(Attr::role, role_of(replay, play.seat, play.when));
    return incident;
}

/// Some card that the other side still holds would take this one.
bool may_be_beaten(const Replay& replay, const Played& lead)
{
    for (Seat seat : all_seats) {
        if (side_of(seat) == side_of(lead.seat) || !replay.whole[seat]) continue;
        const CardSet held = replay.may_hold(seat, lead.when);
        const CardSet of_suit = held.in(lead.card.suit());
        for (Card card : of_suit.empty() ? held : of_suit)
            if (beats(card, lead.card, replay.trump.value_or(Strain::no_trump))) return true;
    }
    return false;
}

}  // namespace

void detect::order_in_trick(const Replay& replay, std::vector<Incident>& out)
{
    const bool any_missed = std::any_of(replay.played.begin(), replay.played.end(), [](const Played& play) { return play.missed; });
    for (const Trick& trick : replay.tricks) {
        if (trick.untold) continue;
        const Places place = places(replay, trick);
        const Played* second = place.of[1];
        const Played* third = place.of[2];
        const Played* fourth = place.of[3];
        // A seat that is passed over has missed the trick; that is another matter.
        const bool second_missed = any_missed && std::any_of(replay.played.begin(), replay.played.end(), [&](const Played& play) {
                                       return play.trick == trick.number && play.attempt == trick.attempt && play.missed && play.seat == left_of(trick.leader);
                                   });
        if (!place.of[0] || second_missed) continue;

        if (third && (!second || third->when < second->when) && (second || trick.next_led == never)) {
            Incident early = about(Kind::third_plays_before_second, *third, replay);
            early.facts = {};
            early.other_seat = left_of(trick.leader);
            early.label = who(third->seat) + " plays before " + who(early.other_seat);
            out.push_back(early);
        }
        if (fourth && (!second || fourth->when < second->when) && (second || trick.next_led == never)) {
            Incident early = about(Kind::fourth_plays_before_partner, *fourth, replay);
            early.other_seat = partner_of(fourth->seat);
            early.facts.set(Attr::third_had_played, terms::yes_no(third && third->when < fourth->when));
            early.label = who(fourth->seat) + " plays before his partner " + who(early.other_seat);
            out.push_back(early);
        }
    }

    // Winners run: a player leads to a later trick while his partner has not yet played to this one.
    for (const Trick& trick : replay.tricks) {
        if (trick.untold || trick.next_led == never || trick.next_led > trick.full) continue;
        const Trick* next = nullptr;
        for (const Trick& later : replay.tricks)
            if (later.number > trick.number && later.led == trick.next_led) next = &later;
        if (!next || next->untold) continue;
        bool slip = false;  // a card that cannot have been led leads nothing
        for (const Played& play : replay.played) slip = slip || (play.lead && play.impossible && play.when == next->led);
        if (slip) continue;
        const Seat runner = next->leader;
        const Places place = places(replay, trick);
        const Played* his = place.of[steps_between(trick.leader, runner)];
        const Played* partners = place.of[steps_between(trick.leader, partner_of(runner))];
        if (!his || (partners && partners->when < next->led)) continue;
        bool partner_missed = false, begun_before = false;
        for (const Played& play : replay.played) {
            if (play.trick == trick.number && play.missed && play.seat == partner_of(runner)) partner_missed = true;
        }
        for (const Incident& earlier : out)
            if (earlier.kind == Kind::winners_run && earlier.offender == runner && earlier.trick < trick.number && earlier.cards.has(his->card))
                begun_before = true;
        if (partner_missed || begun_before) continue;
        // The card must be the best on the table, and no player after him one who has beaten it.
        const Played* lead = place.of[0];
        if (!lead || !his->card || !lead->card) continue;
        bool winning = true;
        for (const Played* play : place.of)
            if (play && play != his && play->card && beats(play->card, his->card, replay.trump.value_or(Strain::no_trump)) && play->when < next->led)
                winning = false;
        if (his->lead && may_be_beaten(replay, *his)) winning = false;
        const bool lost = trick.winner ? *trick.winner != runner : trick.full == never;
        if (!winning && next->leader == trick.leader && lost && !next->proper_leader) {
            if (auto early = out_of_turn(replay, *next, trick.winner)) out.push_back(std::move(*early));
        }
        if (!winning) continue;
        Incident run = about(Kind::winners_run, *his, replay);
        for (const Trick& later : replay.tricks)
            if (later.number >= trick.number && later.leader == runner && later.led < (partners ? partners->when : never))
                if (const Played* card = replay.play_of(runner, later); card && card->card) run.cards.add(card->card);
        run.when = next->led;
        run.other_seat = partner_of(runner);
        run.facts.set(Attr::went_on, Word::yes);
        run.label = who(runner) + " leads on before " + who(run.other_seat) + " has played";
        out.push_back(run);
    }
}

}  // namespace hoyle::incidents
