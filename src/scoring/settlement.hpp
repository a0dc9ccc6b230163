// What the rubber costs: points into money, and each player's part.
#pragma once

#include "cards/seat.hpp"
#include "scoring/rubber.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace hoyle::scoring {

struct Stakes {
    std::int64_t amount = 0;  ///< in thousandths of the unit
    std::string unit;         ///< "shilling"
    std::uint32_t per = 0;    ///< points; 1 for `per point`; 0: no stakes
};

/// What each player of the losing side pays to one of the winning side, in thousandths of the unit (never negative; rounded to
/// the nearest thousandth, halves away from zero).
std::int64_t payment(const Stakes& stakes, Points points);

/// "1.9 shillings", "4 shillings", "2.5 pence": thousandths as people write them, the unit in the plural where it is more or less
/// than one.
std::string money(std::int64_t thousandths, const std::string& unit);

/// So many thousandths of a unit as they are paid: "2s. 1½d.", where the coin is one of England's; else "1.9 dollars".
std::string in_coin(std::int64_t amount, const std::string& unit);

/// How many of the least coin, cents or pence, a unit is worth; 0: not known.
int least_coins(std::string_view unit);

/// Rubber points won (or lost) by each player over an evening of several rubbers with changing partners. Sums to zero.
class Ledger {
public:
    void add(const std::array<std::string, 4>& players, Side winner, Points points);
    const std::map<std::string, Points>& points() const { return points_; }

private:
    std::map<std::string, Points> points_;
};

}  // namespace hoyle::scoring
