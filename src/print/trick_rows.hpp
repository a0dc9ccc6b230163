// Hands and tricks as every drawing shows them: cards in print, tricks as rows with a column for each seat. Only for src/print.
#pragma once

#include "examine/deal_table.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::print {

struct TrickRow {
    std::string number;                            ///< "4"; "7 to 9" of a gap
    std::optional<Seat> leader, winner;            ///< nothing: not known
    bool stands = true;                            ///< false: all of it was taken back
    bool untold = false;                           ///< nothing is known of it
    PerSeat<std::vector<const CardShown*>> cards;  ///< as they fell
};

/// In the order of the log; several tricks that are not told are one row. Good as long as the table is.
std::vector<TrickRow> trick_rows(const TableShown& table);

/// "♣", and whether it is a red one.
std::string_view sign_of(Suit suit);
constexpr bool is_red(Suit suit) { return suit == Suit::hearts || suit == Suit::diamonds; }

/// "A", "10", "6": a rank as it is printed.
std::string rank_in_print(Rank rank);
/// "♣10"; "♣?", "?" where it is not known; "–" where the seat was passed over.
std::string card_in_print(Card card);
std::string card_in_print(const CardShown& card);
/// The cards of a suit in a hand, highest first: "A 10 6", with "×" for each that is not known; "–" where it is known to have
/// none, empty where nothing is known.
std::string suit_in_print(const TableShown& table, Seat seat, Suit suit);

}  // namespace hoyle::print
