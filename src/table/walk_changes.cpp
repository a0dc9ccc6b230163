// What lies in a trick may change: cards taken back, changed, chosen of two, given up for a penalty.

#include "table/views.hpp"
#include "table/walk.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Play;

void Walk::take_back_all(Trick& trick, Moment now)
{
    for (Played& play : r_.played)
        if (play.in(trick) && play.stands()) play.back = now;
    if (trick.winner) --r_.won[side_of(*trick.winner)];
    trick.winner.reset();
    trick.abandoned = now;
}

void Walk::take_back(Seat seat, Card card, Moment now)
{
    Played* found = nullptr;
    if (card) {
        found = standing(seat, card);
        // dummy's cards are the dealer's to take back
        if (!found && !r_.custom.whist && r_.dealer && r_.dealer_at(now) == seat) found = standing(partner_of(seat), card);
    } else {
        // The card he put down last; if that went back already, with a false lead that others followed, no other goes with it.
        const auto trick = current();
        for (auto play = r_.played.rbegin(); trick && play != r_.played.rend(); ++play) {
            if (play->seat != seat || play->missed) continue;
            if (play->stands() && play->trick == r_.tricks[*trick].number) found = &*play;
            break;
        }
    }
    if (!found) return;  // an exposed card taken up again, or nothing of his lies there: nothing moves
    found->back = now;
    const auto index = find(found->trick);
    if (!index) return;
    Trick& trick = r_.tricks[*index];
    left_alone(*found);
    if (found->lead && found->attempt == trick.attempt && !lead_stays(*found)) {
        take_back_all(trick, now);  // without its lead nothing else can lie there
        return;
    }
    if (seats_done(trick) == 0) take_back_all(trick, now);
    else settle(trick, now);
}

void Walk::change(Seat seat, Card from, Card to, Moment now, Span where)
{
    Played* old = standing(seat, from);
    if (!old) {
        note_impossible(where, std::string(name_of(seat)) + " cannot change " + spoken(from) + ": he has not played it");
        return;
    }
    const auto index = find(old->trick);
    const bool lead = old->lead;
    old->back = now;
    if (!index) return;
    Play play;
    play.seat = seat;
    play.card = to;
    play.span = where;
    put(*index, play, now);
    r_.played.back().lead = lead;
    settle(r_.tricks[*index], now);
}

/// Of two cards put down at once, the adversaries say which is played; the other goes back (and lies exposed). Where one follows
/// suit, it cannot be another.
void Walk::choose(Card card, Moment now)
{
    const auto trick = current();
    if (!trick) return;
    const Played* chosen = nullptr;
    for (const Played& play : r_.played)
        if (play.card == card && play.trick == r_.tricks[*trick].number && play.stands()) chosen = &play;
    if (!chosen) return;
    const Seat seat = chosen->seat;
    const Played* lead = plays_of(r_, r_.tricks[*trick]).first([](const Played& play) { return play.lead && play.stands(); });
    const bool another_follows = lead && lead->suit && lead->seat != seat && chosen->suit != lead->suit &&
                                 plays_of(r_, r_.tricks[*trick], seat).any([&](const Played& play) {
                                     return play.stands() && play.suit == lead->suit;
                                 });
    if (another_follows) return;  // nobody can be made to revoke
    bool led = false;
    for (Played& play : r_.played)
        if (play.trick == r_.tricks[*trick].number && play.seat == seat && play.stands() && play.card != card) {
            led = led || play.lead;
            play.back = now;
        }
    for (Played& play : r_.played)
        if (play.trick == r_.tricks[*trick].number && play.seat == seat && play.stands()) {
            play.chosen = true;
            play.lead = play.lead || led;
        }
    settle(r_.tricks[*trick], now);
}

/// Of two cards put down together one was played; the other, unless it was quitted with the trick, lies on the table until he
/// plays it.
bool Walk::lies_exposed(const Played& play) const { return !play.extra && beside_another(play); }

/// Another card that was put down together with this one still lies there as well.
bool Walk::beside_another(const Played& play) const
{
    for (const Played& other : r_.played)
        if (&other != &play && other.seat == play.seat && other.beside(play) && other.stands() && !other.missed && !other.extra &&
            (other.joined || play.joined))
            return true;
    return false;
}

/// Of cards put down together all but one have gone back: that one serves the trick.
void Walk::left_alone(const Played& gone)
{
    Played* left = nullptr;
    for (Played& other : r_.played) {
        if (other.seat != gone.seat || !other.beside(gone) || !other.stands() || other.missed) continue;
        if (left || other.extra || !(other.joined || gone.joined)) return;
        left = &other;
    }
    if (left) left->chosen = true;
}

/// Of the cards put down together with it this one follows suit, and none of those before it: a player is not taken to revoke who
/// need not have.
bool Walk::alone_follows_suit(const Trick& trick, const Played& play) const
{
    std::optional<Suit> led;
    for (const Played& other : r_.played) {
        if (!other.in(trick) || !other.stands()) continue;
        if (other.lead) led = other.suit;
        if (other.seat == play.seat && (other.lead || other.suit == play.suit)) return false;
    }
    return led && led == play.suit;
}

/// The card that led is taken away; if another was put down with it, that one is the lead.
bool Walk::lead_stays(const Played& gone)
{
    for (Played& other : r_.played)
        if (other.seat == gone.seat && other.beside(gone) && other.stands() && other.joined) {
            other.lead = other.lead || gone.lead;
            return true;
        }
    return false;
}

/// The card that lay exposed since it was put down together with another is played now: it was not the one that served its trick.
void Walk::lies_no_more(Played& exposed, Moment now)
{
    const auto index = find(exposed.trick);
    const Moment over = index ? std::min(r_.tricks[*index].quitted, r_.tricks[*index].next_led) : now;
    exposed.back = std::min(over, now);
    lead_stays(exposed);
    for (Played& other : r_.played)
        if (other.seat == exposed.seat && other.beside(exposed) && other.stands()) other.chosen = true;
    if (index) settle(r_.tricks[*index], now);
}

/// The trick is said to be quitted: a card that still lies there beside the one that was put down with it goes in with the rest.
void Walk::gathered_in()
{
    const auto index = current();
    if (!index) return;
    const Trick& trick = r_.tricks[*index];
    for (Played& play : r_.played)
        if (!play.chosen && play.stands() && play.in(trick) && (play.joined || one_chosen(trick, play.seat)))
            play.extra = lies_exposed(play);
}

/// Of the cards this seat put down together one is known to serve the trick.
bool Walk::one_chosen(const Trick& trick, Seat seat) const
{
    for (const Played& play : r_.played)
        if (play.chosen && play.seat == seat && play.in(trick) && play.stands()) return true;
    return false;
}

/// The suit, or the card, is called for the lead that lies there, from the wrong hand or unasked: the lead goes back.
bool Walk::called_for_lead(const Trick& trick, const log::Remedy& remedy, Seat by) const
{
    const bool false_lead = trick.proper_leader && trick.leader != *trick.proper_leader && trick.full == never;
    // the eldest hand led unasked, and a suit is called from him for that lead
    const bool unasked = trick.number == 1 && remedy.word == log::RemedyWord::call_suit && remedy.on.has(trick.leader) &&
                         trick.full == never && !plays_of(r_, trick).any([](const Played& play) { return !play.lead; });
    if (!(false_lead || unasked) || side_of(by) == side_of(trick.leader)) return false;
    if (remedy.word == log::RemedyWord::call_suit) return true;
    return remedy.word == log::RemedyWord::call_card &&
           plays_of(r_, trick).any([&](const Played& play) { return play.lead && play.card == remedy.card; });
}

/// What is called may change what lies there: for a lead from the wrong hand it means that the lead goes back; and whoever has
/// mended a revoke may have to change his card once more, to his highest or his lowest.
void Walk::called(const log::Remedy& remedy, Seat by, Moment now)
{
    using log::RemedyWord;
    const auto index = current();
    if (!index) return;
    Trick& trick = r_.tricks[*index];
    if (called_for_lead(trick, remedy, by)) trick.called_back = std::min(trick.called_back, now);
    if (remedy.word == RemedyWord::call_card) {  // of two put down together the one called is the one that is played
        const bool of_two = plays_of(r_, trick).any([&](const Played& play) {
            return play.card == remedy.card && remedy.on.has(play.seat) && play.stands() && !play.extra && beside_another(play);
        });
        if (of_two) choose(remedy.card, now);
    }
    if (remedy.word != RemedyWord::highest && remedy.word != RemedyWord::lowest) return;
    for (Seat seat : all_seats) {
        if (!remedy.on.has(seat) || !has_played(trick, seat)) continue;
        if (plays_of(r_, trick, seat).any([](const Played& play) { return !play.missed && !play.stands(); }))
            to_change_[seat] = remedy.word;
    }
}

/// The hand is to play to the trick in progress, or to lead to the next.
bool Walk::is_to_play(Seat seat) const
{
    const auto index = current();
    if (!index) return r_.first_lead == never && r_.eldest() == seat;
    const Trick& trick = r_.tricks[*index];
    if (trick.full != never) return trick.winner == seat;
    return !has_played(trick, seat) && has_played(trick, right_of(seat));
}

/// The dealer names a card, or touches it: by the law of the table it may be played by that, as long as it is no revoke.
void Walk::bind(const log::Statement& statement, Seat dealer, Moment now)
{
    using log::Verb;
    if (!statement.card || r_.custom.whist) return;
    const Seat hand = r_.dealt[partner_of(dealer)].has(statement.card) ? partner_of(dealer) : dealer;
    const Custom::Binding& binding = hand == dealer ? r_.custom.own_card : r_.custom.dummys_card;
    const bool binds = statement.verb == Verb::names_card ? binding.named
                       : statement.verb == Verb::touches  ? binding.touched && !statement.arranging
                                                          : statement.verb == Verb::draws && binding.drawn;
    if (!binds || waiting(hand) || !r_.dealt[hand].has(statement.card) || !is_to_play(hand)) return;
    const Trick& trick = r_.tricks[*current()];
    if (trick.full == never) {
        const Played* lead = plays_of(r_, trick).first([](const Played& play) { return play.lead && play.stands(); });
        const bool renounces = lead && lead->suit && lead->suit != statement.card.suit();
        if (renounces && !r_.may_hold(hand, now).in(*lead->suit).empty()) return;  // nobody can be made to revoke
    }
    r_.bound.push_back({hand, statement.card, {}, trick.number + (trick.full == never ? 0 : 1), now});
}

/// The card that was named for this hand, which has not played since; nullptr: none.
Bound* Walk::waiting(Seat hand)
{
    for (Bound& each : r_.bound)
        if (each.hand == hand && each.until == never) return &each;
    return nullptr;
}

/// The card that this hand plays: the one that was named for it, whatever is laid down.
Play Walk::as_bound(const Trick& trick, const Play& play, Moment now)
{
    Bound* const named = waiting(play.seat);
    if (!named) return play;
    named->until = now;
    if (!play.card || play.joined || named->trick != trick.number || standing(play.seat, named->card)) return play;
    named->laid = play.card;
    Play bound = play;
    bound.card = named->card;
    return bound;
}

/// A card put down after such a call, higher or lower as it was called, takes the place of his card in the trick.
bool Walk::obeys_late(const Play& play, Moment now, Span where)
{
    const auto index = current();
    if (!to_change_[play.seat] || !index || !play.card || play.joined) return false;
    Trick& trick = r_.tricks[*index];
    if (trick.quitted != never && trick.next_led != never) return false;
    const Played* his = nullptr;
    for (const Played& each : r_.played)
        if (each.seat == play.seat && each.in(trick) && each.stands() && !each.missed) his = &each;
    if (!his || !his->card || his->card.suit() != play.card.suit()) return false;
    const bool higher = play.card.rank() > his->card.rank();
    if (higher != (*to_change_[play.seat] == log::RemedyWord::highest)) return false;
    to_change_[play.seat].reset();
    change(play.seat, his->card, play.card, now, where);
    return true;
}

}  // namespace hoyle::table
