// Cards as they are printed: `CK`, `K♣`, `10 ♦`, `♥ Q`, `_SA_`, `DA*`, `[SA]`, `5♣ <`, and hands suit by suit.
#pragma once

#include "cards/card.hpp"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct PrintedCard {
    Card card;
    bool marked = false;  ///< underlined, starred or pointed at: it won, or was led
};

/// The cards that a row begins with, behind its number; `rest`: what follows them. A row of other things has none.
std::vector<PrintedCard> cards_of_row(std::string_view row, std::string_view& rest);

/// The number that a row begins with: `10.`, `Trick 10.`, `(10)`.
std::optional<int> number_of_row(std::string_view row);

struct PlayersCard {
    std::string_view player;  ///< as printed
    PrintedCard card;
};

/// `SQ`, `QS`, `10S`; no card if it is none.
Card card_either_way(std::string_view word);

/// A row that names the player of each of its four cards: `(3) A 2♥, Y 6♥, B Q♥, Z A♥*`. Any other row has none.
/// `fewest`: of a trick that was broken off, so many are enough.
std::vector<PlayersCard> cards_by_player(std::string_view row, std::size_t fewest = 4);

/// The sign of a suit, black or white, that a text begins with, and its length in bytes.
std::optional<Suit> suit_sign(std::string_view text, std::size_t& length);

/// `♠`, `S`, `Spades`, `diams`; nothing: the word is no suit.
std::optional<Suit> suit_called(std::string_view word);

/// `Spades K, 9, 4; Hearts A, J; Diamonds none; Clubs 10, 3`: the ranks of each suit, as the language writes them; nothing if a
/// suit is wanting or told twice, or a word is neither.
std::optional<std::array<std::string, 4>> suits_of_hand(std::string_view text);

/// `AKJ8654.K75.85.8`, `AKJ8654 K75 85 8`, `SAKJ8654, HK75, D85, C8`, with a dash for none: the same, in the order of the books.
std::optional<std::array<std::string, 4>> suits_in_order(std::string_view text);

/// The fourth of four hands, if three have thirteen cards each and none is in two of them.
std::optional<std::array<std::string, 4>> fourth_hand(const std::vector<std::array<std::string, 4>>& three);

}  // namespace hoyle::prose
