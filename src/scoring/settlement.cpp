// Points into money.
#include "scoring/settlement.hpp"

#include <array>
#include <cstdlib>
#include <limits>

namespace hoyle::scoring {
namespace {

/// One of a coin, and several.
struct Coin {
    std::string_view one, several;
};

constexpr std::array<Coin, 7> odd_plurals{{{"penny", "pence"},
                                           {"halfpenny", "halfpence"},
                                           {"sixpence", "sixpences"},
                                           {"louis", "louis"},
                                           {"lira", "lire"},
                                           {"krone", "kroner"},
                                           {"krona", "kronor"}}};

/// The stake may be given in the singular or in the plural ("2.5 pence per 10"); it is said as the sum wants it.
std::string coin(const std::string& unit, bool one)
{
    for (const Coin& odd : odd_plurals)
        if (unit == odd.one || unit == odd.several) return std::string(one ? odd.one : odd.several);
    const bool several = unit.size() > 1 && unit.back() == 's';
    if (one) return several ? unit.substr(0, unit.size() - 1) : unit;
    return several || unit.empty() ? unit : unit + "s";
}

}  // namespace

std::int64_t payment(const Stakes& stakes, Points points)
{
    if (stakes.per == 0) return 0;
    const std::int64_t lost = std::llabs(points);
    const std::int64_t amount = std::llabs(stakes.amount);
    const std::int64_t per = stakes.per;
    // Whole stakes first, then the rest of the division, so that the product stays small.
    const std::int64_t whole = amount / per;
    if (lost > 0 && whole >= std::numeric_limits<std::int64_t>::max() / lost) return std::numeric_limits<std::int64_t>::max();
    const std::int64_t rest = amount % per * lost;
    return whole * lost + rest / per + (2 * (rest % per) >= per ? 1 : 0);
}

std::string money(std::int64_t thousandths, const std::string& unit)
{
    const std::int64_t size = std::llabs(thousandths);
    std::string text = (thousandths < 0 ? "-" : "") + std::to_string(size / 1000);
    if (size % 1000 != 0) {
        std::string part = std::to_string(1000 + size % 1000);
        part.erase(part.find_last_not_of('0') + 1);
        text += "." + part.substr(1);
    }
    return text + " " + coin(unit, size == 1000);
}

void Ledger::add(const std::array<std::string, 4>& players, Side winner, Points points)
{
    for (Seat seat : all_seats) points_[players[static_cast<std::size_t>(seat)]] += side_of(seat) == winner ? points : -points;
}

}  // namespace hoyle::scoring
