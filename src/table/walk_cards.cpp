// Cards seen, changed, taken back, called for; and what is said of the rest of the tricks.

#include "table/walk.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Statement;
using log::Verb;

void Walk::demanded(const log::Remedy& asked, Seat by, Moment now)
{
    // called on to declare after all: what another has declared meanwhile gives way to his word
    if (asked.word == log::RemedyWord::make && asked.on.size() == 1 && r_.first_doubling == never) compelled_ = asked.on.first();
    if (asked.word == log::RemedyWord::choose_card) choose(asked.card, now);
    else called(asked, by, now);
}

/// Cards taken back, by one or by several.
void Walk::takes_back(const Statement& statement, Seats who, Moment now)
{
    const bool one = who.size() == 1;
    for (Seat seat : all_seats) {
        if (!who.has(seat)) continue;
        if (!one || statement.cards.empty()) take_back(seat, Card(), now);
        else
            for (Card card : statement.cards) take_back(seat, card, now);
    }
}

/// Cards seen in a hand otherwise than by play: they were dealt to it.
void Walk::seen_in_hand(const Statement& statement, Seat seat, Moment now)
{
    switch (statement.verb) {
    case Verb::drops:
    case Verb::shows:
    case Verb::throws_down:
    case Verb::held:
        // what a hand held is told of the deal
        for (Card card : statement.cards) knows(seat, card, statement.span, statement.verb == Verb::held ? 0 : now);
        break;
    case Verb::lays_down:
    case Verb::draws:
        if (r_.dealer && r_.dealer_at(now) == seat && !r_.custom.whist && r_.dealt[partner_of(seat)].has(statement.card))
            break;  // from dummy
        if (statement.card && !standing(seat, statement.card)) knows(seat, statement.card, statement.span, now);
        break;
    default: break;
    }
}

void Walk::cards(const Statement& statement, Moment now)
{
    const Seats who = r_.who[statement_of(now)];
    if (statement.verb == Verb::takes_back) return takes_back(statement, who, now);
    if (who.size() != 1) return;
    const Seat seat = who.first();
    if (r_.dealer && r_.dealer_at(now) == seat) bind(statement, seat, now);
    switch (statement.verb) {
    case Verb::changes: change(seat, statement.card, statement.instead, now, statement.span); break;
    case Verb::restores:
        if (statement.to)
            if (Played* play = standing(*statement.to, statement.card)) play->back = now;
        break;
    case Verb::finds:
        // a card short all along: found on the floor or in the other pack, it was his
        if (statement.found == log::Found::floor || statement.found == log::Found::other_pack) r_.dealt[seat].add(statement.card);
        break;
    case Verb::demands:
        if (const log::Remedy* asked = section_.demanded(statement)) demanded(*asked, seat, now);
        break;
    default: seen_in_hand(statement, seat, now); break;
    }
}

/// What is said of the rest of the tricks.
void Walk::talk(const Statement& statement, Moment now)
{
    const Seats who = r_.who[statement_of(now)];
    if (who.empty()) return;
    const Side side = side_of(who.first());
    switch (statement.verb) {
    case Verb::claims_rest: rest_claimed_ = {side, side, {}}; break;
    case Verb::claims_tricks: rest_claimed_ = {side, side, statement.number}; break;
    case Verb::admits:
        if (rest_claimed_ && rest_claimed_->by != side) rest_admitted_ = true, rest_admitted_at_ = statement_of(now);
        break;
    case Verb::denies: rest_claimed_.reset(); break;
    case Verb::concedes_rest:
        rest_claimed_ = {side, other(side), {}};
        rest_admitted_ = true;
        rest_admitted_at_ = statement_of(now);
        break;
    case Verb::concedes_tricks: rest_claimed_ = {side, other(side), statement.number}; break;
    case Verb::throws_down:
        if (who.size() == 4) r_.hand_over = std::min(r_.hand_over, now);
        break;
    default: break;
    }
    if (rest_admitted_) r_.hand_over = std::min(r_.hand_over, now);
}

/// A card is seen to have been in a hand. If another hand was dealt it, that cannot be.
void Walk::knows(Seat seat, Card card, Span where, Moment now)
{
    if (!card) return;
    for (Seat other_seat : all_seats) {
        if (other_seat == seat || !r_.dealt[other_seat].has(card) || !r_.whole[other_seat]) continue;
        note_impossible(where,
                        std::string(name_of(seat)) + " cannot hold " + spoken(card) + ": " + std::string(name_of(other_seat)) +
                            " was dealt it",
                        r_.hand_spans[other_seat], "dealt here");
        return;
    }
    if (r_.whole[seat] && !r_.dealt[seat].has(card)) {
        note_impossible(where, std::string(name_of(seat)) + " cannot hold " + spoken(card) + ": it was not dealt to him",
                        r_.hand_spans[seat], "his hand");
        return;
    }
    r_.dealt[seat].add(card);
    Moment& seen = r_.last_seen[static_cast<std::size_t>(card.code())];
    seen = std::max(seen, now);
}

}  // namespace hoyle::table
