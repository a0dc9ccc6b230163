// Cards seen that should not have been: dropped, shown, detached, thrown down.
//
// How it is told apart: while the cards are being dealt it is card-exposed-in-deal; a card drawn from the hand but not dropped is
// card-detached; a hand thrown down is cards-thrown-down, and all four all-hands-down; everything else is card-exposed, with its stage
// (dealt, made, closed, play) and its manner (dropped, shown, snatched back, held so that his partner could see it, below the table). To show
// a card to one's partner is to show it: only `holds HK so that E sees it` is a card that stays in the hand. Cards thrown down right after the
// dealer has claimed the rest are taken to be thrown down because of it.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using log::Statement;
using log::Verb;
using table::never;
using table::Replay;
using table::Stage;

/// Nothing further could be said about doubling: the question answered, or the last to speak satisfied.
bool doubling_closed(const Replay& replay, Moment now)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size() && table::at_statement(i) < now; ++i)
        if (statements[i].verb == Verb::satisfied || (statements[i].verb == Verb::answers && statements[i].choice == static_cast<int>(log::Answer::yes)))
            return true;
    return false;
}

bool being_dealt(const Replay& replay, const Statement& statement, Moment now)
{
    if (statement.verb == Verb::shows && statement.number > 0) return true;  // `at card 12`
    return replay.deal_begun != never && now > replay.deal_begun && now < replay.deal_ended && now < replay.trump_made && now < replay.first_lead &&
           replay.stage[table::statement_of(now)] == Stage::dealing;
}

/// The offender's side was given no time (`S gives W no time`), or it was one of the last cards.
bool hurried(const Replay& replay, Moment now)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = table::statement_of(now); i < statements.size(); ++i) {
        if (statements[i].verb == Verb::hurries) return true;
        if (statements[i].verb == Verb::makes || statements[i].verb == Verb::trick) return false;
    }
    return false;
}

/// After the cut, and before the first card is dealt.
bool pack_joined(const Replay& replay, Moment now)
{
    const Moment begun = std::min({replay.deal_begun, replay.deal_ended, replay.trump_turned, replay.trump_made, replay.first_lead, replay.hand_over});
    if (replay.pack_cut >= now || now >= begun || now > replay.next_pack_cut) return false;
    for (std::size_t i = table::statement_of(replay.pack_cut); i < table::statement_of(now); ++i) {
        const Verb verb = replay.section->statements[i].verb;  // told of hands that have been dealt
        if (verb == Verb::hands || verb == Verb::took_up || verb == Verb::held || verb == Verb::touches || verb == Verb::looks) return false;
    }
    return true;
}

Incident exposed(const Replay& replay, const Statement& statement, Seat seat, Moment now, CardSet cards, Word manner)
{
    Incident incident;
    incident.offender = seat;
    incident.when = now;
    incident.where = statement.span;
    incident.cards = cards;
    incident.card = cards.any();
    if (incident.card) incident.suit = incident.card.suit();
    incident.trick = replay.trick_at[table::statement_of(now)];
    if (pack_joined(replay, now)) {
        incident.kind = Kind::pack_cut_irregular;
        incident.facts.set(Attr::fault, Word::exposed_after_reunion);
        incident.label = spoken(incident.card) + " is seen when the pack is cut and joined";
        return incident;
    }
    if (being_dealt(replay, statement, now)) {
        incident.kind = Kind::card_exposed_in_deal;
        Word role = role_of(replay, seat, now);
        incident.facts.set(Attr::role, role);
        incident.facts.set(Attr::hurried, terms::yes_no(hurried(replay, now)));
        incident.label = spoken(incident.card) + " is seen in the deal";
        return incident;
    }
    incident.kind = Kind::card_exposed;
    const bool play = now > replay.first_lead || replay.custom.whist;
    Word role = role_of(replay, seat, now);
    if (!replay.custom.whist && play && role == Word::partner) role = Word::dummy;
    if (!play && role == Word::dummy) role = Word::partner;  // his hand lies there too soon
    incident.facts.set(Attr::role, role);
    incident.facts.set(Attr::manner, manner);
    incident.facts.set(Attr::stage, play ? Word::play : now < replay.trump_made ? Word::dealt : doubling_closed(replay, now) ? Word::closed : Word::made);
    const std::string what = cards.size() > 1 ? std::to_string(cards.size()) + " cards" : spoken(incident.card);
    incident.label = who(seat) + (manner == Word::below_table ? " drops " + what + " below the table" : " exposes " + what);
    return incident;
}

/// All that he held; nothing, where only some of it is known, for any card may be among the rest.
CardSet his_hand(const Replay& replay, Seat seat, Moment now)
{
    const bool known = replay.whole[seat] || replay.dealt[seat].size() >= replay.size[seat];
    return known ? replay.may_hold(seat, now) : CardSet();
}

Word manner_of(const Statement& statement)
{
    if (statement.verb == Verb::drops) {
        if (statement.choice == static_cast<int>(log::Dropped::floor)) return Word::below_table;
        return statement.flag ? Word::snatched_back : Word::dropped;
    }
    return statement.flag2 ? Word::held_visible : Word::shown;
}

/// The statement cannot have happened: it names a card that another hand held.
bool cannot_be(const Replay& replay, const Statement& statement)
{
    for (const table::Impossibility& slip : replay.impossible)
        if (slip.where == statement.span) return true;
    return false;
}

/// The dealer had claimed the rest while this trick, or the one before, was being played, and nobody has denied it since.
bool after_dealers_claim(const Replay& replay, std::size_t at)
{
    for (std::size_t i = at; i-- > 0;) {
        const Statement& earlier = replay.section->statements[i];
        if (earlier.verb == Verb::trick || earlier.verb == Verb::plays || earlier.verb == Verb::denies) return false;
        const bool claim = earlier.verb == Verb::claims_rest || earlier.verb == Verb::claims_tricks;
        if (claim && !replay.custom.whist && replay.who[i].has(*replay.dealer)) return true;
    }
    return false;
}

/// The dealer or his partner lays his hand down though the trump is still to be made, or the doubling is told to go on: before the lead it is
/// no dummy. Where nothing more is told before the lead, the log has only put it a line too early.
bool laid_down_too_soon(const Replay& replay, std::size_t at)
{
    const Moment now = table::at_statement(at);
    if (replay.custom.whist || now >= replay.first_lead || now >= replay.hand_over) return false;
    if (replay.trump_made == never) return replay.first_lead == never && replay.hand_over == never;
    if (now < replay.trump_made) return true;
    const auto& statements = replay.section->statements;
    for (std::size_t i = at + 1; i < statements.size() && table::at_statement(i) < replay.first_lead; ++i) {
        const Verb verb = statements[i].verb;
        if (verb == Verb::doubles || verb == Verb::redoubles || verb == Verb::asks_lead || verb == Verb::answers || verb == Verb::satisfied) return true;
    }
    return false;
}

/// The cards that lie in the trick in progress as this seat's play.
bool lies_in_trick(const Replay& replay, Seat seat, Card card, Moment now)
{
    for (const table::Played& play : replay.played)
        if (play.seat == seat && play.card == card && play.stood_at(now)) return true;
    return false;
}

}  // namespace

void detect::exposures(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    Seats thrown;
    bool all_down = false;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const Moment now = table::at_statement(i);
        const Seats seats = replay.who[i];
        switch (statement.verb) {
        case Verb::drops:
        case Verb::shows: {
            if (statement.choice == static_cast<int>(log::Dropped::face_down) && statement.verb == Verb::drops) break;
            if (statement.flag2 && (!statement.to || !seats.has(partner_of(*statement.to)))) break;  // another than his partner saw it
            if (cannot_be(replay, statement)) break;
            for (Seat seat : all_seats) {
                if (!seats.has(seat)) continue;
                CardSet cards = statement.cards;
                if (statement.flag && statement.verb == Verb::shows) cards = his_hand(replay, seat, now);
                out.push_back(exposed(replay, statement, seat, now, cards, manner_of(statement)));
            }
            break;
        }
        case Verb::draws: {
            if (seats.size() != 1) break;
            const Seat seat = seats.first();
            const Word role = role_of(replay, seat, now);
            const bool own_side = side_of(seat) == side_of(*replay.dealer);
            if (!replay.custom.whist && own_side) break;  // the dealer drawing a card: see remarks.cpp
            if (cannot_be(replay, statement)) break;
            if (statement.card && lies_in_trick(replay, seat, statement.card, now)) break;
            Incident detached;
            detached.kind = Kind::card_detached;
            detached.offender = seat;
            detached.when = now;
            detached.where = statement.span;
            detached.card = statement.card;
            if (statement.card) detached.cards = CardSet::of(statement.card), detached.suit = statement.card.suit();
            detached.trick = replay.trick_at[i];
            detached.facts.set(Attr::role, role);
            detached.label = who(seat) + " detaches a card";
            out.push_back(detached);
            break;
        }
        case Verb::dummy_down:
        case Verb::lays_down: {
            const Seats whose = statement.verb == Verb::dummy_down ? Seats(partner_of(*replay.dealer)) : seats;
            if (whose.empty()) break;
            const bool own_side = !replay.custom.whist && side_of(whose.first()) == side_of(*replay.dealer);
            if (!statement.flag && statement.verb == Verb::lays_down) {
                // a card that lay there before is only left where it belongs
                if (replay.custom.whist || own_side || whose.size() != 1 || !statement.card || cannot_be(replay, statement)) break;
                const bool lay_there = std::any_of(out.begin(), out.end(), [&](const Incident& each) {
                    return each.offender == whose.first() && each.when < now && each.cards.has(statement.card);
                });
                if (!lay_there) out.push_back(exposed(replay, statement, whose.first(), now, CardSet::of(statement.card), Word::shown));
                break;
            }
            if (own_side && whose.size() == 1 && laid_down_too_soon(replay, i)) {
                const Seat seat = whose.first();
                out.push_back(exposed(replay, statement, seat, now, replay.held(seat, now), Word::shown));
                out.back().label = who(seat) + " lays down his hand before a card is led";
            }
            // the dealer may lay down his hand; an adversary who does has thrown it down
            if (own_side || statement.verb == Verb::dummy_down) break;
            [[fallthrough]];
        }
        case Verb::throws_down: {
            if (cannot_be(replay, statement)) break;
            thrown |= seats;
            const bool dealer_and_adversaries = !replay.custom.whist && (thrown | Seats(partner_of(*replay.dealer))) == Seats::all() && replay.dummy_down < now;
            if (thrown == Seats::all() || dealer_and_adversaries) {
                if (all_down) break;
                all_down = true;
                // what was thrown down one by one before is part of it
                std::erase_if(out, [](const Incident& incident) { return incident.kind == Kind::cards_thrown_down; });
                Incident all;
                all.kind = Kind::all_hands_down;
                all.when = now;
                all.where = statement.span;
                all.trick = replay.trick_at[i];
                all.label = "all the hands are thrown down";
                all.facts.set(Attr::revoke, Word::no);
                out.push_back(all);
                break;
            }
            for (Seat seat : all_seats) {
                if (!seats.has(seat)) continue;
                const Word role = role_of(replay, seat, now);
                if (role == Word::dummy || (!replay.custom.whist && role == Word::partner)) continue;
                Incident down;
                down.kind = Kind::cards_thrown_down;
                down.offender = seat;
                down.when = now;
                down.where = statement.span;
                down.cards = statement.flag ? his_hand(replay, seat, now) : statement.cards;
                down.card = down.cards.any();
                down.trick = replay.trick_at[i];
                down.facts.set(Attr::role, role);
                const bool believing = statement.flag2 || after_dealers_claim(replay, i);
                down.facts.set(Attr::believing_claim, terms::yes_no(believing));
                down.label = who(seat) + " throws down his cards";
                if (believing && !statement.flag2) down.label += ", taken to believe the dealer's claim";
                out.push_back(down);
            }
            break;
        }
        default: break;
        }
    }
}

}  // namespace hoyle::incidents
