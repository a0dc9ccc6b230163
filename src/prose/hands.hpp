// A player's hand on a line of its own, as people list a deal; the language has four hands in one line.
#pragma once

#include "prose/headings.hpp"
#include "prose/table.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// `N: AKJ8654.K75.85.8`, `Prentiss (west, dealer): KS QS 10S / AH ...`, `Lyle, North  spades 2 ...`, `North holds S AKJ8654 H
/// K75 D 85 C 8`, `Anne ♠AKJ8654 ♥K75 ♦85 ♣8`, `N - AKJ8654 K75 85 8`, with a dash for a void: "hands N:AKJ8654.K75.85.8 ? ? ?".
/// Nothing, if it is not a player and some thirteen cards.
std::optional<std::string> hand_told(std::string_view line, const Table& table);

/// Who sits where, and perhaps who dealt.
struct TableOfHands {
    Mentioned table;
    std::optional<Seat> dealer;
};

/// The same, if four hands are told with a name and a seat each: `Prentiss (west, dealer): QS 7S / AH ...`.
std::optional<TableOfHands> table_of_hands(std::string_view text);

/// The same text, as many lines, with each hand that is printed suit under suit put on the line of its first suit, and the other
/// three empty; nothing, if it has none. What stands behind the player's seat stays.
///
///     NORTH (Mrs. Beal, dummy)        NORTH (Mrs. Beal, dummy)
///        Spades    A.                 North Spades A. Hearts K. Diamonds A. K. Q. Clubs ...
///        Hearts    K.
///        Diamonds  A. K. Q. ...
std::optional<std::string> with_hands_joined(std::string_view text);

/// `(spades, hearts, diams, clubs)`: in which order the suits of the hands stand.
bool names_suits(std::string_view line);

/// `play`, `The tricks:` alone on a line.
bool heads_tricks(std::string_view line);

/// `hands`, `The hands were:`: what stands over such lines, and tells nothing by itself.
bool heads_hands(std::string_view line);

}  // namespace hoyle::prose
