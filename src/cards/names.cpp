#include "cards/card.hpp"
#include "cards/seat.hpp"
#include "cards/suit.hpp"

namespace hoyle {

std::string_view name_of(Suit suit)
{
    static constexpr std::array<std::string_view, 4> names{"spades", "hearts", "diamonds", "clubs"};
    return names[static_cast<std::size_t>(suit)];
}

std::string_view name_of(Strain strain) { return strain == Strain::no_trump ? "no trumps" : name_of(static_cast<Suit>(strain)); }

std::string_view name_of(Rank rank)
{
    static constexpr std::array<std::string_view, 13> names{"two",  "three", "four", "five",  "six",  "seven", "eight",
                                                            "nine", "ten",   "jack", "queen", "king", "ace"};
    return names[static_cast<std::size_t>(rank)];
}

std::string spelling(Card card) { return card ? std::string{letter_of(card.suit()), letter_of(card.rank())} : "?"; }

std::string spoken(Card card)
{
    if (!card) return "a card";
    return "the " + std::string(name_of(card.rank())) + " of " + std::string(name_of(card.suit()));
}

std::string_view name_of(Seat seat)
{
    static constexpr std::array<std::string_view, 4> names{"North", "East", "South", "West"};
    return names[static_cast<std::size_t>(seat)];
}

std::string_view letters_of(Side side) { return side == Side::ns ? "NS" : "EW"; }
std::string_view spoken(Side side) { return side == Side::ns ? "North and South" : "East and West"; }

namespace {

/// One after another, with commas, and `last` before the last.
std::string listed(Seats seats, std::string_view last, auto one)
{
    std::string text;
    int left = seats.size();
    for (Seat seat : all_seats) {
        if (!seats.has(seat)) continue;
        text += one(seat);
        --left;
        if (left > 1) text += ", ";
        if (left == 1) text += last;
    }
    return text;
}

}  // namespace

std::string spelling(Seats seats)
{
    return listed(seats, " and ", [](Seat seat) { return letter_of(seat); });
}
std::string names_of(Seats seats, std::string_view last)
{
    return listed(seats, last, [](Seat seat) { return name_of(seat); });
}

}  // namespace hoyle
