// What was paid for the difference, where the stakes are told.

#include "audit/auditor.hpp"

#include <cstdlib>

namespace hoyle::audit {

void Auditor::check_payment()
{
    const Sheet& sheet = audit_.sheet;
    if (!sheet.paid || sheet.stakes.per == 0 || !audit_.certain) return;
    const int paid_in = scoring::least_coins(sheet.paid->unit), counted_in = scoring::least_coins(sheet.stakes.unit);
    if (paid_in == 0 || counted_in == 0) return;
    constexpr std::int64_t whole = 1000;  // money is in thousandths
    const std::int64_t paid = sheet.paid->amount * paid_in;
    const auto due = [&](Points points) { return scoring::payment(sheet.stakes, points) * counted_in; };
    // as exact as whoever wrote it: to the least coin
    const auto agrees = [&](Points points) { return std::abs(due(points) - paid) < whole; };
    const Points written = sheet.result ? sheet.result->points : audit_.written.points();
    if (agrees(audit_.right.points())) return;
    Mistake mistake;
    mistake.what = What::payment;
    mistake.side = sheet.paid->side;
    mistake.unit = sheet.paid->unit;
    mistake.written = static_cast<Points>(paid / whole / paid_in);
    const std::int64_t right = due(audit_.right.points()) / paid_in;
    mistake.computed = static_cast<Points>(right / whole);
    mistake.where = sheet.paid->where;
    const std::string by_stakes = scoring::in_coin(right, sheet.paid->unit);
    mistake.heading = "the money: written " + scoring::in_coin(sheet.paid->amount, sheet.paid->unit) + ", by the stakes " +
                      by_stakes;
    mistake.label = by_stakes + " by the stakes";
    mistake.laws = figures_.laws_of("rubber");
    if (agrees(written))
        for (std::size_t i = 0; i < audit_.mistakes.size() && !mistake.cause; ++i)
            if (!audit_.mistakes[i].cause) mistake.cause = i;
    add(std::move(mistake));
}

}  // namespace hoyle::audit
