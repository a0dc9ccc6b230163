// Honours and chicane of a deal: from the cards, or as the log tells them; and at whist who called his.

#include "examine/deal_facts.hpp"
#include "examine/spots.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;
using scoring::HonoursHeld;

namespace {

HonoursHeld held_as_told(const log::Statement& statement)
{
    return told_honours(statement.lie, static_cast<int>(statement.number), static_cast<int>(statement.in_one));
}

/// Several hands of fewer than thirteen: only their last cards are told, and what they held of trumps before is not known.
bool told_from_the_middle(const table::Replay& replay)
{
    return std::count_if(all_seats.begin(), all_seats.end(),
                         [&](Seat seat) { return replay.whole[seat] && replay.size[seat] < 13; }) > 1;
}

/// True if every honour of the strain is known to lie in some hand.
bool honours_all_placed(const table::Replay& replay, Strain trump, const scoring::Figures& figures)
{
    CardSet placed;
    for (Seat seat : all_seats) placed |= replay.dealt[seat];
    if (trump == Strain::no_trump) {
        for (Suit suit : all_suits)
            if (!placed.has(Card(suit, Rank::ace))) return false;
        return true;
    }
    for (Rank rank : figures.honours_suit_ranks)
        if (!placed.has(Card(static_cast<Suit>(trump), rank))) return false;
    return true;
}

}  // namespace

HonoursHeld told_honours(log::HonoursLie lie, int count, int in_one_hand)
{
    HonoursHeld held;
    held.count = count;
    switch (lie) {
    case log::HonoursLie::in_one_hand: held.most_in_one_hand = count; break;
    case log::HonoursLie::some_in_one_hand: held.most_in_one_hand = in_one_hand; break;
    default: held.most_in_one_hand = std::min(count, 3); break;  // divided: fewer than four in either hand
    }
    return held;
}

void tell_honours(PerSide<HonoursHeld>& honours, Side side, HonoursHeld held, Strain trump, const scoring::Figures& figures)
{
    honours[side] = held;
    HonoursHeld& others = honours[other(side)];
    if (others.count >= 0) return;
    others.count = std::max(0, scoring::how_many_honours(figures, trump) - held.count);
    others.most_in_one_hand = std::min(others.count, 3);
}

PerSide<HonoursHeld> honours_of(const DealTold& told, const BookInUse& in_use)
{
    const table::Replay& replay = told.replay;
    const scoring::Figures& figures = *in_use.figures;
    if (replay.trump && honours_all_placed(replay, *replay.trump, figures))
        return scoring::honours_in(replay.dealt, *replay.trump, figures);
    PerSide<HonoursHeld> honours = scoring::HandFacts().honours;
    for (const log::Statement& statement : told.section.statements) {
        if (statement.verb != Verb::honours || !statement.side.side) continue;
        const Side side = *statement.side.side;
        if (replay.trump || in_use.whist())
            tell_honours(honours, side, held_as_told(statement), replay.trump.value_or(Strain::spades), figures);
        else honours[side] = held_as_told(statement);
    }
    return honours;
}

namespace {

/// Chicane as the log tells it: of a seat, or of one of a side's two hands. A hand that is known to hold a trump is not void of
/// them. Nothing more is to be said of it, or that it cannot be.
std::optional<Assertion> gather_chicane(const DealTold& told, const log::Statement& statement, Seats who, DealRecord& deal)
{
    const table::Replay& replay = told.replay;
    if (!replay.trump || *replay.trump == Strain::no_trump) return std::nullopt;
    const auto known_trump = [&](Seat seat) { return !replay.dealt[seat].in(static_cast<Suit>(*replay.trump)).empty(); };
    auto& is_void = deal.facts.void_of_trumps;
    const bool of_side = statement.side.side.has_value();
    if (of_side) who = Seats(*statement.side.side);
    bool found = false;
    for (Seat seat : all_seats) {
        if (!who.has(seat) || known_trump(seat)) continue;
        if (of_side && (found || is_void[seat])) continue;  // one void hand of that side for each line
        is_void[seat] = found = true;
    }
    if (found || who.empty()) return std::nullopt;
    for (Seat seat : all_seats)
        if (who.has(seat) && is_void[seat]) return std::nullopt;  // two lines for the two hands of a side, and one is known
    Assertion assertion;
    assertion.what = Assertion::What::chicane;
    assertion.side = side_of(who.first());
    assertion.seats = who;
    assertion.deal = deal.shown.deal;
    assertion.where = spot_in(told.section, statement.span);
    return assertion;
}

}  // namespace

void gather_holdings(const DealTold& told, const BookInUse& in_use, DealRecord& deal, std::size_t deals_before,
                     std::vector<Assertion>& assertions)
{
    const log::Section& section = told.section;
    const table::Replay& replay = told.replay;
    deal.facts.honours = honours_of(told, in_use);
    if (std::all_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return replay.whole[seat]; })) deal.dealt = replay.dealt;

    // where none count (five-point whist played to seven) nothing is held against the cards
    const bool by_cards = replay.trump && scoring::how_many_honours(*in_use.figures, *replay.trump) > 0 &&
                          honours_all_placed(replay, *replay.trump, *in_use.figures);
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const log::Statement& statement = section.statements[i];
        if (statement.verb == Verb::honours && statement.side.side && by_cards) {
            const Side side = *statement.side.side;
            const HonoursHeld held = held_as_told(statement);
            const HonoursHeld& by_the_cards = deal.facts.honours[side];
            const auto counts = [&](const HonoursHeld& each) {
                return scoring::honours_worth(*in_use.figures, *replay.trump, each) != 0;
            };
            // `EW 0`, where they held one that counts nothing, is nobody's slip
            if (by_the_cards.count != held.count && (counts(by_the_cards) || counts(held))) {
                Assertion assertion;
                assertion.what = Assertion::What::honours;
                assertion.side = side;
                assertion.value[side] = held.count;
                assertion.deal = deal.shown.deal;
                assertion.deals_before = deals_before;
                assertion.where = spot_in(section, statement.span);
                assertions.push_back(assertion);
            }
        }
        if (statement.verb != Verb::chicane) continue;
        if (auto assertion = gather_chicane(told, statement, replay.who[i], deal)) {
            assertion->deals_before = deals_before;
            assertions.push_back(*assertion);
        }
    }
    if (replay.trump && *replay.trump != Strain::no_trump)
        for (Seat seat : all_seats)
            if (replay.whole[seat] && !told_from_the_middle(replay) &&
                replay.dealt[seat].in(static_cast<Suit>(*replay.trump)).empty())
                deal.facts.void_of_trumps[seat] = true;
}

}  // namespace hoyle
