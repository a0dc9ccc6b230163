// The four players that head the columns of a printed deal.
#pragma once

#include "cards/seat.hpp"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace hoyle::prose {

/// A and B sit West and East, Y and Z North and South: A leads, Z deals.
std::optional<Seat> book_seat(std::string_view word);

/// What a word behind the four cards of a row tells, as the heading has it: `led by`, `won by`.
enum class BehindCards { notes, leader, winner };

struct Columns {
    std::array<Seat, 4> seats{};                       ///< of each column
    bool letters = false;                              ///< the players are A, Y, B, Z
    std::vector<std::string_view> names;               ///< of each column; empty: seats head them, or the letters
    std::vector<std::pair<std::string, Seat>> seated;  ///< who sits where, where seats head the columns
    std::vector<std::size_t> cells;                    ///< which cells of a ruled table are theirs; empty: all behind the number
    std::optional<std::size_t> leads;                  ///< the cell that tells who led
    BehindCards behind = BehindCards::notes;
    bool as_played = false;  ///< the cells are of the leader, of second hand and so on

    /// Whom a word of the page means: `Z`, `Z's`, a name above a column, a seat.
    std::optional<Seat> player(std::string_view word) const;
};

/// The cells of a ruled row that are the players', side by side; any other row as it is.
std::string players_cells(std::string_view row, const Columns& columns);
/// The words in the last cell of such a row; empty: it has none.
std::string_view note_behind(std::string_view row, const Columns& columns);
/// Who led, as a cell of the row tells.
std::optional<Seat> leader_told(std::string_view row, const Columns& columns);

/// Of a line that names four players and nothing else (but `| lead |` and `| won by |` in a ruled table), in the order of the
/// table: A Y B Z, seats, names with their seats, or names from the leader on, who is given the West.
std::optional<Columns> columns_headed_by(std::string_view line);

}  // namespace hoyle::prose
