// Totals that run on from hand to hand: each against the one before it and what was entered since.

#include "audit/auditor.hpp"

namespace hoyle::audit {
namespace {

/// What a side entered in some rows, in the columns that are run on.
Points entered(const Sheet& sheet, std::size_t from, std::size_t to, Side side, Running::Of of)
{
    Points points = 0;
    for (std::size_t row = from; row < to; ++row) {
        const Columns written = sheet.rows[row].written();
        if (of != Running::Of::above) points += written.below[side];
        if (of != Running::Of::below) points += written.above[side];
    }
    return points;
}

}  // namespace

/// A total that does not come of the one before it, `before`, and of what was entered since: `right`.
void Auditor::running_slip(const Running& each, Points before, Points right, Link& link)
{
    const bool above = each.of == Running::Of::above;
    Mistake mistake = wrong(each.of == Running::Of::both ? What::points : What::total, each.side, above, each.said, right, right);
    mistake.row = each.rows > 0 ? each.rows - 1 : 0;
    if (right != before)
        mistake.arithmetic.push_back(std::to_string(before) + " + " + std::to_string(right - before) + " = " +
                                     std::to_string(right));
    mistake.slips = slips_in_sum({{before, "the total before it"}, {right - before, "what was entered"}}, right,
                                 each.said.points);
    mistake.cause = link.cause ? std::nullopt : cause_in_rows(each.side, above, true);
    const bool root = !mistake.cause;
    const std::size_t index = add(std::move(mistake));
    if (root && !link.cause) link.cause = index;
}

/// A total that comes of the one before it, which is `off` too much by the slip in `cause`.
void Auditor::follows_slip(const Running& each, Points off, std::size_t cause)
{
    const bool above = each.of == Running::Of::above;
    Mistake mistake = wrong(each.of == Running::Of::both ? What::points : What::total, each.side, above, each.said,
                            each.said.points - off, each.said.points);
    mistake.row = each.rows > 0 ? each.rows - 1 : 0;
    mistake.cause = cause;
    add(std::move(mistake));
}

/// What a side has by its last running total (`right`), and with what came after it (`here`); nothing: it has none. A total that
/// does not follow from the one before is a slip, and those after it follow from it.
std::optional<Auditor::Link> Auditor::check_running(Side side, Running::Of of)
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.running.empty() || !rows_known()) return std::nullopt;
    Points here = 0, off = 0;
    std::size_t row = 0;
    Link link;
    bool any = false;
    for (const Running& each : sheet.running) {
        if (each.side != side || each.of != of || each.said.unknown) continue;
        const Points local = here + entered(sheet, row, each.rows, side, of);
        const Points earlier = sheet.brought[side] && of == Running::Of::both ? sheet.brought[side]->points : 0;
        const bool with_earlier = !any && earlier != 0 && each.said.points == local + earlier;
        if (each.said.points != local && !with_earlier) {
            running_slip(each, here, local, link);
            off += each.said.points - local;
        } else if (link.cause && off != 0) {
            follows_slip(each, off, *link.cause);
        }
        here = each.said.points;
        row = each.rows;
        any = true;
    }
    if (!any) return std::nullopt;
    link.here = here + entered(sheet, row, sheet.rows.size(), side, of);
    link.right = here;  // the last that is written
    return link;
}

}  // namespace hoyle::audit
