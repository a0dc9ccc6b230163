// What was brought forward from the rubber written before this one.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {
namespace {

/// One digit for another.
bool is_miswritten(Points right, Points written)
{
    const std::string a = std::to_string(right), b = std::to_string(written);
    if (a.size() != b.size() || a.size() < 2) return false;
    int other = 0;
    for (std::size_t i = 0; i < a.size(); ++i) other += a[i] != b[i];
    return other == 1;
}

}  // namespace

/// What should stand there: only where what does stand there is a slip of the pen for it. Anything else may come from a rubber
/// that stands on another page.
std::optional<Points> Auditor::brought_rightly(Side side) const
{
    const Sheet& sheet = audit_.sheet;
    if (!sheet.before || !sheet.brought[side] || sheet.brought[side]->unknown) return std::nullopt;
    const Points written = sheet.brought[side]->points;
    const Points won = side == Side::ns ? sheet.before->result : -sheet.before->result;
    // what each side had, or what the winners won
    const Points right = sheet.brought[other(side)] ? sheet.before->sum[side] : won;
    if (right <= 0 || written == right) return std::nullopt;
    return is_miswritten(right, written) || !pen_slips(right, written).empty() ? std::optional(right) : std::nullopt;
}

Auditor::Link Auditor::check_brought(Side side)
{
    Link link;
    const auto& written = audit_.sheet.brought[side];
    if (!written) return link;
    link.here = link.right = written->points;
    const auto right = brought_rightly(side);
    if (!right) return link;
    link.right = *right;
    Mistake mistake = wrong(What::brought, side, false, *written, *right, written->points);
    for (const SlipKind kind : pen_slips(*right, written->points))
        mistake.slips.push_back({kind, pen_words(kind, *right, written->points), {}, 0, true});
    if (mistake.slips.empty())
        mistake.slips.push_back({SlipKind::entry_miswritten,
                                 "a digit was miswritten, " + std::to_string(written->points) + " for " + std::to_string(*right),
                                 {},
                                 0,
                                 true});
    link.cause = add(std::move(mistake));
    return link;
}

/// The account with what should have been brought.
void Auditor::bring_rightly(Account& account) const
{
    for (const Side side : both_sides)
        if (const auto right = brought_rightly(side)) {
            account.sum[side] += *right - account.brought[side];
            account.brought[side] = *right;
        }
    account.result = account.sum[Side::ns] - account.sum[Side::ew];
}

}  // namespace hoyle::audit
