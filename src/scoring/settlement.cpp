// Points into money.
#include "scoring/settlement.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace hoyle::scoring {
namespace {

/// One of a coin, and several.
struct Coin {
    std::string_view one, several;
};

constexpr std::array<Coin, 8> odd_plurals{{{"p", "p"},
                                           {"penny", "pence"},
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

namespace {

/// What a coin is worth in the least of its country: cents, pence.
struct CoinWorth {
    std::string_view one, several;
    int least;
    bool english;
};

constexpr std::array<CoinWorth, 6> worths{{{"p", "p", 1, false},
                                           {"cent", "cents", 1, false},
                                           {"dollar", "dollars", 100, false},
                                           {"penny", "pence", 1, true},
                                           {"shilling", "shillings", 12, true},
                                           {"pound", "pounds", 240, true}}};

const CoinWorth* coin_worth(std::string_view unit)
{
    const auto* const found = std::find_if(worths.begin(), worths.end(),
                                           [&](const CoinWorth& each) { return unit == each.one || unit == each.several; });
    return found == worths.end() ? nullptr : found;
}

}  // namespace

int least_coins(std::string_view unit)
{
    const CoinWorth* const worth = coin_worth(unit);
    return worth ? worth->least : 0;
}

std::string in_coin(std::int64_t amount, const std::string& unit)
{
    constexpr std::int64_t penny = 4, shilling = 12 * penny, pound = 20 * shilling, whole = 1000, most = 1'000'000'000;
    const CoinWorth* const worth = coin_worth(unit);
    if (!worth || !worth->english || amount <= 0 || amount > most) return money(amount, unit);
    const std::int64_t exact = amount * worth->least * penny, farthings = (exact + whole / 2) / whole;
    std::string parts;
    const auto add = [&](const std::string& part) { parts += (parts.empty() ? "" : " ") + part; };
    if (farthings >= pound) add(fmt::format("\u00a3{}", farthings / pound));
    if (farthings % pound >= shilling) add(fmt::format("{}s.", farthings % pound / shilling));
    if (const std::int64_t pence = farthings % shilling; pence > 0) {
        constexpr std::array<std::string_view, 4> parts_of_penny{"", "\u00bc", "\u00bd", "\u00be"};
        add((pence >= penny ? std::to_string(pence / penny) : "") +
            std::string(parts_of_penny[static_cast<std::size_t>(pence % penny)]) + "d.");
    }
    if (parts.empty()) return money(amount, unit);
    return parts + (exact % whole == 0 ? "" : " to the nearest farthing");
}

void Ledger::add(const std::array<std::string, 4>& players, Side winner, Points points)
{
    for (Seat seat : all_seats) points_[players[static_cast<std::size_t>(seat)]] += side_of(seat) == winner ? points : -points;
}

}  // namespace hoyle::scoring
