// Who is who at the table, from whatever is told of it: "Tom dealt, and I sat on his left".
//
// The players that a text speaks of, by name, by title, as "I" or "my partner", each have a place at a table of four. Every
// remark on that (who dealt, who sits beside whom, whose partner somebody is, who was dummy) leaves fewer ways to seat them; what
// a player is in all ways that are left is known of him, and nothing is guessed. What contradicts something told before it is
// passed over.
#pragma once

#include "phrases/lexicon.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::phrases {

/// Which of the players somebody may be, counted from the dealer round to his right: bits.
using Places = std::uint8_t;
inline constexpr Places at_deal = 1, at_his_left = 2, opposite_him = 4, at_his_right = 8, anywhere = 15;

/// Words that speak of a player of whom something is known.
struct Spoken {
    Span words;
    Places places = anywhere;
    bool owner = false;  ///< "Tom's": what follows is his
};

/// In the order of the text. Of a long text the first of it alone is read.
std::vector<Spoken> who_is_who(std::string_view text, const Lexicon& lexicon);

/// Who sits at North, East, South and West, counted from 0, and which of these dealt. Of a long text the first of it alone is
/// read; of one that tells no seat, or not who dealt, nothing is known.
struct SeatsTold {
    std::array<std::string, 4> names;   ///< as the text first has them; empty: nobody is known to sit there, or more than one
    std::optional<std::size_t> dealer;  ///< nothing: then no name is given either
};
SeatsTold seats_told(std::string_view text, const Lexicon& lexicon);

/// Of the same length, without the stops that end no sentence: behind "Mrs".
std::string without_title_stops(std::string_view text);

/// What is known of the players is put beside the words: "Tom", who deals, means the dealer.
void add_players(AnalysedText& analysed, const std::vector<Spoken>& players, const Lexicon& lexicon);

/// As if the words themselves said it.
AnalysedText with_players(const AnalysedText& analysed, const Lexicon& lexicon);

}  // namespace hoyle::phrases
