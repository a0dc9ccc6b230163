// A card, and a set of cards in one 64-bit word.
#pragma once

#include "cards/suit.hpp"

#include <bit>
#include <compare>
#include <cstdint>
#include <iterator>
#include <string>

namespace hoyle {

/// One of the fifty-two cards, or none.
///
/// One byte: bits 4-5 the suit, bits 0-3 the rank (0 = two ... 12 = ace); 0xff is no card. Cards of one suit compare by rank.
class Card {
public:
    constexpr Card() = default;
    constexpr Card(Suit suit, Rank rank) : code_(static_cast<std::uint8_t>(static_cast<int>(suit) << 4 | static_cast<int>(rank)))
    {}

    static constexpr Card from_code(int code)
    {
        Card card;
        card.code_ = static_cast<std::uint8_t>(code);
        return card;
    }

    constexpr explicit operator bool() const { return code_ != 0xff; }
    constexpr Suit suit() const { return static_cast<Suit>(code_ >> 4); }
    constexpr Rank rank() const { return static_cast<Rank>(code_ & 15); }
    constexpr int code() const { return code_; }

    friend constexpr bool operator==(Card, Card) = default;
    friend constexpr auto operator<=>(Card, Card) = default;

private:
    std::uint8_t code_ = 0xff;
};

/// "SA", "HT": the canonical spelling in a log.
std::string spelling(Card card);

/// "the ace of spades", as a sentence has it.
std::string spoken(Card card);

/// A set of cards. Bit 16*suit + rank stands for the card; bits 13-15 of each suit's sixteen are always clear.
///
///     63    48 47    32 31    16 15     0
///     [ clubs ][diamonds][ hearts ][ spades ]      lowest bit of each: the two; bit 12: the ace
class CardSet {
public:
    constexpr CardSet() = default;
    constexpr explicit CardSet(std::uint64_t bits) : bits_(bits) {}

    static constexpr CardSet of(Card card) { return CardSet(std::uint64_t{1} << card.code()); }
    static constexpr CardSet whole_pack() { return CardSet(0x1fff1fff1fff1fffULL); }
    static constexpr CardSet suit(Suit suit) { return CardSet(0x1fffULL << (16 * static_cast<int>(suit))); }

    constexpr bool has(Card card) const { return card && (bits_ >> card.code() & 1) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr int size() const { return std::popcount(bits_); }
    constexpr CardSet in(Suit suit) const { return CardSet(bits_ & CardSet::suit(suit).bits_); }
    constexpr void add(Card card) { bits_ |= of(card).bits_; }
    constexpr void remove(Card card) { bits_ &= ~of(card).bits_; }

    /// The highest or lowest card of a suit held; no card if the suit is void.
    constexpr Card highest(Suit suit) const
    {
        auto part = in(suit).bits_;
        return part ? Card::from_code(63 - std::countl_zero(part)) : Card();
    }
    constexpr Card lowest(Suit suit) const
    {
        auto part = in(suit).bits_;
        return part ? Card::from_code(std::countr_zero(part)) : Card();
    }

    /// Any one card of the set; no card if empty.
    constexpr Card any() const { return bits_ ? Card::from_code(std::countr_zero(bits_)) : Card(); }

    constexpr std::uint64_t bits() const { return bits_; }

    friend constexpr CardSet operator|(CardSet a, CardSet b) { return CardSet(a.bits_ | b.bits_); }
    friend constexpr CardSet operator&(CardSet a, CardSet b) { return CardSet(a.bits_ & b.bits_); }
    friend constexpr CardSet operator-(CardSet a, CardSet b) { return CardSet(a.bits_ & ~b.bits_); }
    constexpr CardSet& operator|=(CardSet other)
    {
        bits_ |= other.bits_;
        return *this;
    }
    constexpr CardSet& operator-=(CardSet other)
    {
        bits_ &= ~other.bits_;
        return *this;
    }
    friend constexpr bool operator==(CardSet, CardSet) = default;

    /// Walks the set from the lowest bit: spades two to ace, then hearts, diamonds, clubs.
    class Walk {
    public:
        constexpr explicit Walk(std::uint64_t left) : left_(left) {}
        constexpr Card operator*() const { return Card::from_code(std::countr_zero(left_)); }
        constexpr Walk& operator++()
        {
            left_ &= left_ - 1;
            return *this;
        }
        friend constexpr bool operator==(Walk, Walk) = default;

    private:
        std::uint64_t left_;
    };
    constexpr Walk begin() const { return Walk(bits_); }
    constexpr Walk end() const { return Walk(0); }

private:
    std::uint64_t bits_ = 0;
};

/// Which of two cards wins, the first having been led or played earlier: a trump beats other suits, a higher card of the
/// same suit beats a lower, and a card of another suit never beats the one before it.
constexpr bool beats(Card later, Card earlier, Strain trump)
{
    if (later.suit() == earlier.suit()) return later.rank() > earlier.rank();
    return trump != Strain::no_trump && strain_of(later.suit()) == trump;
}

}  // namespace hoyle
