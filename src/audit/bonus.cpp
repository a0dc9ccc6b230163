// The points for the rubber: where the sheet has a line for them, and where only a sum shows what became of them.

#include "audit/auditor.hpp"

namespace hoyle::audit {

Auditor::Link Auditor::check_bonus(Side side)
{
    const Sheet& sheet = audit_.sheet;
    Link link;
    link.here = audit_.written.bonus[side];
    link.right = audit_.right.bonus[side];
    if (sheet.by_columns) {
        const auto winner = audit_.written.winner;
        link.here = link.right = winner == side ? figures_.bonus : 0;
        if (!winner)  // the columns do not say who won; the sheet does, if it gives somebody the rubber
            for (const Figure& figure : sheet.bonus[side]) link.here = link.right = figure.points;
    }
    if (link.here != link.right) {
        link.cause = division_cause_;
        for (std::size_t row = 0; row < sheet.rows.size() && !link.cause; ++row) link.cause = row_cause_[row];
    }
    const bool written_somewhere = !sheet.bonus[Side::ns].empty() || !sheet.bonus[Side::ew].empty();
    if (!written_somewhere) return link;
    Points written = 0;
    for (const Figure& figure : sheet.bonus[side]) written += figure.points;
    const Points local = link.here;
    link.here = written;
    if (written == link.right) return link;
    Figure figure = sheet.bonus[side].empty() ? sheet.bonus[other(side)].front() : sheet.bonus[side].front();
    figure.points = written;
    Mistake mistake = wrong(What::bonus, side, false, figure, link.right, local);
    if (written == local && link.cause) {
        mistake.cause = link.cause;
        add(std::move(mistake));
        return link;
    }
    // the same stroke that gave the other side too much
    for (std::size_t i = 0; i < audit_.mistakes.size(); ++i)
        if (audit_.mistakes[i].what == What::bonus && !audit_.mistakes[i].cause && audit_.mistakes[i].slips.size() == 1 &&
            audit_.mistakes[i].slips.front().kind == SlipKind::bonus_other_side) {
            mistake.cause = link.cause = i;
            add(std::move(mistake));
            return link;
        }
    mistake.slips = slips_in_bonus(side, written, link.right);
    link.cause = add(std::move(mistake));
    return link;
}

/// How the points for the rubber came to be `written` for that side, and not `right`.
std::vector<Slip> Auditor::slips_in_bonus(Side side, Points written, Points right) const
{
    const Sheet& sheet = audit_.sheet;
    std::vector<Slip> slips;
    Points others = 0;
    for (const Figure& each : sheet.bonus[other(side)]) others += each.points;
    const Points right_others = audit_.right.bonus[other(side)];
    if (written == right_others && others == right && written != others)
        slips.push_back({SlipKind::bonus_other_side, "the points for the rubber were given to the wrong side", {}, 0, true});
    else if (written > right && (written == 2 * figures_.bonus || (written == figures_.bonus && others == figures_.bonus)))
        slips.push_back({SlipKind::bonus_twice, "the points for the rubber were given twice", {}, 0, true});
    else if (written < right && written == 0)
        slips.push_back({SlipKind::bonus_missed, "the points for the rubber were forgotten", {}, 0, true});
    else if (written == figures_.bonus && right == 0 && others == 0 && !audit_.right.winner)
        slips.push_back({SlipKind::left_out, "the line that won the last game is missing from the sheet", {}, 0, true});
    for (const SlipKind kind : pen_slips(right, written)) slips.push_back({kind, pen_words(kind, right, written), {}, 0, true});
    return slips;
}

/// The points for the rubber are nowhere on the sheet but in a sum, and there wrongly. Adds the mistake about them and the sum
/// that follows.
std::size_t Auditor::bonus_in_sum(Side side, const Link& bonus, Points off, const Figure& sum, Mistake wrong_sum)
{
    const Sheet& sheet = audit_.sheet;
    for (std::size_t i = 0; i < audit_.mistakes.size(); ++i)
        if (audit_.mistakes[i].what == What::bonus && audit_.mistakes[i].side != side && !audit_.mistakes[i].slips.empty() &&
            off > 0 && bonus.here == 0) {
            // missed by those who won it, and found here: given to the wrong side
            audit_.mistakes[i].slips.insert(
                audit_.mistakes[i].slips.begin(),
                {SlipKind::bonus_other_side, "the points for the rubber were given to the wrong side", {}, 0, true});
            wrong_sum.cause = i;
            add(std::move(wrong_sum));
            return i;
        }
    Figure figure = sum;
    figure.points = bonus.here + off;
    Mistake mistake = wrong(What::bonus, side, false, figure, bonus.right, bonus.here);
    if (off < 0) mistake.slips.push_back({SlipKind::bonus_missed, "the points for the rubber were forgotten", {}, 0, true});
    else if (bonus.here > 0)
        mistake.slips.push_back({SlipKind::bonus_twice, "the points for the rubber were added twice", {}, 0, true});
    else
        mistake.slips.push_back(
            {SlipKind::bonus_other_side, "points for the rubber were given to the side that did not win it", {}, 0, true});
    const auto& rivals = sheet.sum[other(side)];
    if (off < 0 && rivals &&
        rivals->points == audit_.written.totals.below[other(side)] + audit_.written.totals.above[other(side)] - off)
        mistake.slips.insert(mistake.slips.begin(),
                             {SlipKind::bonus_other_side, "the points for the rubber were given to the wrong side", {}, 0, true});
    const std::size_t root = add(std::move(mistake));
    wrong_sum.cause = root;
    add(std::move(wrong_sum));
    return root;
}

}  // namespace hoyle::audit
