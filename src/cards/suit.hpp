// The four suits, the five strains a trump declaration can name, and the thirteen ranks.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace hoyle {

/// Suits in the order PBN and the scoring block write them.
enum class Suit : std::uint8_t { spades, hearts, diamonds, clubs };

inline constexpr std::array<Suit, 4> all_suits{Suit::spades, Suit::hearts, Suit::diamonds, Suit::clubs};

/// What a hand may be played in: a trump suit, or without trumps. The first four equal Suit.
enum class Strain : std::uint8_t { spades, hearts, diamonds, clubs, no_trump };

inline constexpr std::array<Strain, 5> all_strains{Strain::spades, Strain::hearts, Strain::diamonds, Strain::clubs,
                                                   Strain::no_trump};

/// Ranks in playing order, two lowest, ace highest. (In cutting the ace is lowest: see cut_order.)
enum class Rank : std::uint8_t { two, three, four, five, six, seven, eight, nine, ten, jack, queen, king, ace };

constexpr Strain strain_of(Suit suit) { return static_cast<Strain>(suit); }

/// The trump suit of a strain; none at no trump.
constexpr std::optional<Suit> trump_of(Strain strain)
{
    if (strain == Strain::no_trump) return std::nullopt;
    return static_cast<Suit>(strain);
}

/// "spades", "hearts", "diamonds", "clubs"
std::string_view name_of(Suit suit);

/// "spades" ... "no trumps", as it stands in a sentence and in the log
std::string_view name_of(Strain strain);

/// "two" ... "ten", "knave" is printed "jack" as the codes do: "jack", "queen", "king", "ace"
std::string_view name_of(Rank rank);

constexpr char letter_of(Suit suit) { return "SHDC"[static_cast<int>(suit)]; }
constexpr char letter_of(Rank rank) { return "23456789TJQKA"[static_cast<int>(rank)]; }

}  // namespace hoyle
