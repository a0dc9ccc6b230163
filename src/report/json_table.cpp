// A deal as it lay on the table: hands, tricks, where each card stands, and the finding it belongs to.

#include "report/json_values.hpp"
#include "report/json_words.hpp"

#include <algorithm>

namespace hoyle::report::as_json {
namespace {

void suit(PieceWriter& json, Suit suit)
{
    json.field("suit", std::string_view("SHDC").substr(static_cast<std::size_t>(suit), 1));
}

void card_or_null(PieceWriter& json, const JsonKey& key, Card card)
{
    json.text_or_null(key, card ? spelling(card) : std::string());
}

void hand(PieceWriter& json, const JsonKey& key, CardSet cards)
{
    json.key(key);
    json.array([&] {
        for (const Suit each : all_suits)
            for (CardSet left = cards.in(each); !left.empty();) {
                const Card card = left.highest(each);
                json.value(spelling(card));
                left.remove(card);
            }
    });
}

void hands(PieceWriter& json, const TableShown& table)
{
    json.object("hands", [&] {
        hand(json, "N", table.hands[Seat::north]);
        hand(json, "E", table.hands[Seat::east]);
        hand(json, "S", table.hands[Seat::south]);
        hand(json, "W", table.hands[Seat::west]);
    });
    Seats whole;
    for (const Seat seat : all_seats)
        if (table.whole[seat]) whole |= seat;
    seats(json, "whole", whole);
}

/// Only what is out of the ordinary is said of a card beside who played it and where.
void card(PieceWriter& json, const TrickShown& trick, const CardShown& shown, const PointsAt& points)
{
    json.object([&] {
        seat(json, "seat", shown.seat);
        card_or_null(json, "card", shown.card);
        if (!shown.card && shown.suit) suit(json, *shown.suit);
        place(json, "where", Spot{shown.where, {}});
        if (shown.missed) json.field("missed", true);
        if (shown.extra) json.field("extra", true);
        if (shown.impossible) json.field("impossible", true);
        if (shown.back()) {
            json.field("back", true);
            json.field("back_at", shown.back_at);
        }
        if (const Pointer* const by = points.to(trick, shown)) json.field("finding", by->id);
        if (const Pointer* const by = points.proved_by(shown)) json.field("proof", by->id);
    });
}

}  // namespace

const Pointer* PointsAt::to(const TrickShown& trick, const CardShown& card) const
{
    const auto same = [&](const Pointer& each) { return each.section == section && each.span == card.span; };
    // what is found in a whole line, or in words that told several cards
    const auto around = [&](const Pointer& each) {
        return each.section == section && each.span.begin <= card.span.begin && card.span.end() <= each.span.end() &&
               each.offender == card.seat && each.trick == trick.number;
    };
    auto at = std::find_if(all.begin(), all.end(), same);
    if (at == all.end()) at = std::find_if(all.begin(), all.end(), around);
    return at == all.end() ? nullptr : &*at;
}

const Pointer* PointsAt::proved_by(const CardShown& card) const
{
    const auto at = std::find_if(all.begin(), all.end(),
                                 [&](const Pointer& each) { return each.section == section && each.other_span == card.span; });
    return at == all.end() ? nullptr : &*at;
}

void table(PieceWriter& json, const TableShown& table, std::span<const Pointer> pointers)
{
    json.object("table", [&] {
        card_or_null(json, "turned", table.turned.value_or(Card()));
        seat(json, "dummy", table.dummy);
        hands(json, table);
        json.array("tricks", table.tricks, [&](const TrickShown& trick) {
            json.object([&] {
                json.field("number", trick.number);
                json.field("attempt", trick.attempt);
                seat(json, "leader", trick.leader);
                seat(json, "proper", trick.proper);
                seat(json, "winner", trick.winner);
                json.field("stands", trick.stands);
                if (trick.untold) json.field("untold", true);
                place(json, "where", Spot{trick.where, {}});
                json.array("cards", trick.cards, [&](const CardShown& each) {
                    card(json, trick, each, PointsAt{table.section, pointers});
                });
            });
        });
    });
}

}  // namespace hoyle::report::as_json
