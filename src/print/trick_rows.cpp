#include "print/trick_rows.hpp"

#include <array>

namespace hoyle::print {

std::vector<TrickRow> trick_rows(const TableShown& table)
{
    std::vector<TrickRow> rows;
    int first_untold = 0;
    for (const TrickShown& trick : table.tricks) {
        const bool goes_on = trick.untold && !rows.empty() && rows.back().untold;
        if (goes_on) {
            rows.back().number = std::to_string(first_untold) + " to " + std::to_string(trick.number);
            continue;
        }
        TrickRow row;
        row.number = std::to_string(trick.number);
        row.leader = trick.leader;
        row.winner = trick.winner;
        row.stands = trick.stands;
        row.untold = trick.untold && trick.cards.empty();
        if (row.untold) first_untold = trick.number;
        for (const CardShown& card : trick.cards) row.cards[card.seat].push_back(&card);
        rows.push_back(std::move(row));
    }
    return rows;
}

std::string_view sign_of(Suit suit)
{
    static constexpr std::array<std::string_view, 4> signs{"♠", "♥", "♦", "♣"};
    return signs[static_cast<std::size_t>(suit)];
}

std::string rank_in_print(Rank rank) { return rank == Rank::ten ? "10" : std::string(1, letter_of(rank)); }

std::string card_in_print(Card card) { return std::string(sign_of(card.suit())) + rank_in_print(card.rank()); }

std::string card_in_print(const CardShown& card)
{
    if (card.missed) return "–";
    if (card.card) return card_in_print(card.card);
    return (card.suit ? std::string(sign_of(*card.suit)) : std::string()) + "?";
}

std::string suit_in_print(const TableShown& table, Seat seat, Suit suit)
{
    std::string out;
    for (CardSet left = table.hands[seat].in(suit); !left.empty();) {
        const Card card = left.highest(suit);
        left.remove(card);
        out += (out.empty() ? "" : " ") + rank_in_print(card.rank());
    }
    for (int i = 0; i < table.unknown[seat][static_cast<std::size_t>(suit)]; ++i) out += out.empty() ? "×" : " ×";
    return out.empty() && table.whole[seat] ? "–" : out;
}

}  // namespace hoyle::print
