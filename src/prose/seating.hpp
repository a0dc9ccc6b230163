// Who sits where, in whatever words.
#pragma once

#include "cards/seat.hpp"
#include "prose/headings.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// As it is written in a list of players: titles of two to four letters have their stop.
std::string name_of_player(std::string_view word);
/// `table N: Quick, E: Reed, S: I, W: Todd`
std::string table_of(const PerSeat<std::string>& names);

/// `table N: Quick, E: Reed, S: I, W: Todd`, if the line has the four seats and a name beside each, all before them or all behind
/// them, and hardly a word else. The writer is `I`, also where he says me or myself.
std::optional<std::string> parse_table(std::string_view line);

/// Who dealt, as such a line tells beside his name: `South Jack Reed (dealer)`.
std::optional<Seat> dealer_in_table(std::string_view story);

/// The same, told on some line among other words: "The Vicar sat North, Miss Hill East, myself South and Dr. Lumley West."; or
/// four in the order in which they sit, "Low is on his left, then Ames, then Peel".
std::optional<Mentioned> table_mentioned(std::string_view story);

/// The seats of the old books, where a log has them and no table: `deal by Z`, `1. A: SA S2 S3 S4`. Z deals, Y is his partner,
/// and A, on his left, leads.
std::optional<Mentioned> seats_of_the_books(std::string_view log);

/// Where the writer sits, who says so: "I'm South", "I in West". Nothing if he says it of two seats.
std::optional<Seat> writer_mentioned(std::string_view story);

}  // namespace hoyle::prose
