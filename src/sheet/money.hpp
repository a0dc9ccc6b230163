// The money of a sheet: the stake it was played for, and what was paid.
//
// Read from the words of each line, in the coins of England (`2s. 6d.`, `2/6`, `sixpence`) or in coins of a hundred (`$1.50`,
// `45 cents`, `2p`). What is no money is passed over; any text may be given.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace hoyle::sheet {

/// A sum of money as it stands on the sheet.
struct Money {
    double coins = 0;         ///< pence, or hundredths
    bool of_hundred = false;  ///< in coins of a hundred
    std::string_view unit;    ///< "pence", "cents", "p"
    std::uint32_t line = 0;   ///< from 0
};

struct MoneyTold {
    std::optional<Money> stake;
    int points = 0;           ///< for so many points: 1 or 100
    std::vector<Money> paid;  ///< every other sum
};

MoneyTold find_money_in(std::string_view text);

/// What stands at a line or below it; above it are dates and the like.
std::vector<Money> paid_from(const MoneyTold& told, std::uint32_t line);

/// What the stake brings for so many points: as reckoned exactly, and as people round it (to the coin, by tens or by hundreds of
/// points), for one of the losers or for both.
bool agrees(const MoneyTold& told, const Money& paid, int points);

}  // namespace hoyle::sheet
