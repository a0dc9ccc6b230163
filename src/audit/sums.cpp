// Totals, the bonus, sums and the difference: each against what it was made of on the sheet, then against what it should be.

#include "audit/auditor.hpp"
#include "audit/likelihood.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

namespace hoyle::audit {

namespace {

std::string name_of_sum(Mistake::What what, bool above)
{
    switch (what) {
    case Mistake::What::standing: return "standing in the game";
    case Mistake::What::total: return above ? "total above the line" : "total below the line";
    case Mistake::What::bonus: return "for the rubber";
    case Mistake::What::points: return "both columns together";
    case Mistake::What::brought: return "brought forward";
    case Mistake::What::sum: return "sum";
    default: return "difference";
    }
}

}  // namespace

Mistake Auditor::wrong(What what, Side side, bool above, const Figure& figure, Points right, Points from_written) const
{
    const Sheet& sheet = audit_.sheet;
    Mistake mistake;
    mistake.what = what;
    mistake.side = side;
    mistake.above_the_line = above;
    mistake.written = figure.points;
    mistake.computed = right;
    mistake.where = figure.where;
    mistake.heading = sheet.names[side] + ", " + name_of_sum(what, above) + ": written " + std::to_string(figure.points) +
                      ", by the laws " + std::to_string(right);
    mistake.label = std::to_string(right) + " by the laws";
    if (from_written != right && from_written != figure.points)
        mistake.remarks.push_back("as written it would be " + std::to_string(from_written));
    mistake.laws = figures_.laws_of("rubber");
    return mistake;
}

/// What the written totals ask for beyond what stands in the columns; nothing where a total is not written.
std::optional<Columns> Auditor::asked_by_totals() const
{
    const Sheet& sheet = audit_.sheet;
    Columns off;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            const auto& total = above ? sheet.total_above[side] : sheet.total_below[side];
            if (!total) return std::nullopt;
            off.at(side, above) = total->points - audit_.written.totals.at(side, above);
        }
    return off;
}

/// Another reading of a wrong total: the total is right, and an entry is not. Only entries whose hand is not told. Slips in the
/// sum itself, already in the mistake, get their chance here, so that all can stand in one order.
void Auditor::slips_in_rows_for(Mistake& mistake, Side side, bool above, Points off)
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.by_columns) return;
    // One slip in a row puts out every total that is out; if it is a slip in this sum, the others want slips of their own.
    Columns alone, all = asked_by_totals().value_or(Columns{});
    alone.at(side, above) = off;
    if (all == Columns{}) all = alone;
    constexpr double another_slip = 0.01;
    const double one_row = 1.0 / static_cast<double>(std::max<std::size_t>(1, sheet.rows.size()));
    Columns total;  // its digits are those that the pen may have confused
    total.at(side, above) = mistake.written - off;
    for (Slip& slip : mistake.slips) slip.chance = chance_of(slip.kind, total) / 4 * (all == alone ? 1 : another_slip);
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        if (sheet.rows[row].hand || row_cause_[row]) continue;
        slips_in_row_for(mistake, row, all, one_row);
        if (!(all == alone)) slips_in_row_for(mistake, row, alone, one_row * another_slip);
    }
    if (auto line = all == alone ? line_left_out() : std::nullopt) mistake.slips.push_back(std::move(*line));
    rank(mistake.slips);
}

/// The slips in one row that would put its columns out by `off`, each `times` as likely as among the rows.
void Auditor::slips_in_row_for(Mistake& mistake, std::size_t row, const Columns& off, double times) const
{
    const auto right = asked_of_row(row, off);
    if (!right) return;
    const Sheet& sheet = audit_.sheet;
    for (Slip& slip : slips_to_bare_row(sheet.rows[row], *right, standing_right_[row], explainer_, figures_, sheet.names)) {
        slip.row = row;
        slip.reconciles = true;
        slip.chance *= times;
        slip.words = row_words(row) + ": " + slip.words;
        mistake.slips.push_back(std::move(slip));
    }
}

/// An entry of two figures, `16 20`, left out of the column as a whole, or counted twice.
void Auditor::slips_in_split_entries(Mistake& mistake, Side side, bool above, Points local) const
{
    const Sheet& sheet = audit_.sheet;
    for (const Row& row : sheet.rows) {
        const auto& figures = row.figures(side, above);
        const Points all = row.written().at(side, above);
        if (figures.size() < 2 || all == 0) continue;
        std::string words;
        for (const Figure& figure : figures) words += (words.empty() ? "" : " and ") + std::to_string(figure.points);
        words = "the entry of " + words;
        if (row.where.known()) words += " (line " + std::to_string(row.where.place.line) + ")";
        if (local - mistake.written == all)
            mistake.slips.push_back({SlipKind::entry_left_out, words + " was left out", {}, 0, true});
        if (mistake.written - local == all)
            mistake.slips.push_back({SlipKind::entry_twice, words + " was counted twice", {}, 0, true});
    }
}

/// The root of what is wrong in a column: in the first line that is out itself, or of a division into games, or in any line where
/// the total is not as it should be.
std::optional<std::size_t> Auditor::cause_in_rows(Side side, bool above, bool as_it_should_be) const
{
    const Sheet& sheet = audit_.sheet;
    for (std::size_t row = 0; row < sheet.rows.size() && !figures_.honours_count_to_game; ++row) {
        const HoldsRight& now = rights_[row];
        if (row_cause_[row] && now.known && now.columns.at(side, above) != sheet.rows[row].written().at(side, above))
            return row_cause_[row];
    }
    if (as_it_should_be || division_cause_) return as_it_should_be ? std::nullopt : division_cause_;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row)
        if (row_cause_[row]) return row_cause_[row];
    return std::nullopt;
}

Auditor::Link Auditor::check_total(Side side, bool above)
{
    const Sheet& sheet = audit_.sheet;
    Link link;
    const auto running = check_running(side, above ? Running::Of::above : Running::Of::below);
    const Points local = running ? running->here : audit_.written.totals.at(side, above);
    link.right = audit_.right.totals.at(side, above);
    link.here = local;
    link.cause = running && running->cause ? running->cause : cause_in_rows(side, above, local == link.right);
    std::vector<Part> parts;
    if (running) parts = {{running->right, "the total before it"}, {local - running->right, "what was entered"}};
    else if (!figures_.honours_count_to_game)
        for (const Row& row : sheet.rows)
            for (const Figure& figure : row.figures(side, above))
                parts.push_back({figure.points, figure_words(figure, "the entry")});
    const auto& written = above ? sheet.total_above[side] : sheet.total_below[side];
    if (!written || !rows_known()) return link;
    link.here = written->points;
    if (written->points == link.right) return link;
    Mistake mistake = wrong(What::total, side, above, *written, link.right, local);
    if (written->points == local && link.cause) {
        mistake.cause = link.cause;
        add(std::move(mistake));
        return link;
    }
    mistake.slips = slips_in_sum(parts, local, written->points);
    slips_in_split_entries(mistake, side, above, local);
    if (local == link.right) slips_in_rows_for(mistake, side, above, written->points - local);
    if (local == link.right && is_of_whole_line(mistake)) {
        link.cause = mistake.cause;
        add(std::move(mistake));
        return link;
    }
    std::string sum;
    for (const Part& part : parts) sum += (sum.empty() ? "" : " + ") + std::to_string(part.points);
    if (parts.size() > 1 && parts.size() < 16) mistake.arithmetic.push_back(sum + " = " + std::to_string(local));
    link.cause = add(std::move(mistake));
    return link;
}

/// Both columns together, where the sheet has them before the rubber is added.
Auditor::Link Auditor::check_points(Side side, const Link& below, const Link& above)
{
    const Sheet& sheet = audit_.sheet;
    Link link{below.here + above.here, below.right + above.right, {}};
    for (const Link* each : {&below, &above})
        if (!link.cause && each->here != each->right) link.cause = each->cause;
    const auto running = check_running(side, Running::Of::both);
    if (running) link = {running->here, link.right, running->cause ? running->cause : link.cause};
    const auto& written = sheet.points[side];
    if (!written || !rows_known()) return link;
    const Points local = link.here;
    link.here = written->points;
    if (written->points == link.right) return link;
    Mistake mistake = wrong(What::points, side, false, *written, link.right, local);
    const std::vector<Part> parts = running ? std::vector<Part>{{running->right, "the total before it"},
                                                                {local - running->right, "what was entered"}}
                                            : std::vector<Part>{{below.here, "the total below the line"},
                                                                {above.here, "the total above the line"}};
    mistake.arithmetic.push_back(std::to_string(parts[0].points) + " + " + std::to_string(parts[1].points) + " = " +
                                 std::to_string(local));
    if (written->points == local && link.cause) mistake.cause = link.cause;
    else mistake.slips = slips_in_sum(parts, local, written->points);
    const bool root = !mistake.cause;
    const std::size_t index = add(std::move(mistake));
    if (root) link.cause = index;
    return link;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
Auditor::Link Auditor::check_sum(Side side, const Link& below, const Link& above, const Link& bonus)
{
    const Sheet& sheet = audit_.sheet;
    Link link;
    const Link points = check_points(side, below, above);
    Points local = points.here + bonus.here;
    link.here = local;
    link.right = points.right + bonus.right;
    for (const Link* each : {&points, &bonus})
        if (!link.cause && each->here != each->right) link.cause = each->cause;
    const auto& written = sheet.sum[side];
    // what was brought forward may be in the sum, or be added to the difference alone
    const Link brought = check_brought(side);
    if (!link.cause) link.cause = brought.cause;
    const bool apart = brought.here != 0 && (!written || written->points == local);
    link.here += brought.here, link.right += brought.right;
    if (apart) return link;
    local += brought.here;
    if (!written || !rows_known()) return link;
    link.here = written->points;
    if (written->points == link.right) return link;
    Mistake mistake = wrong(What::sum, side, false, *written, link.right, local);
    mistake.arithmetic.push_back(std::to_string(below.here) + " + " + std::to_string(above.here) +
                                 (bonus.here ? " + " + std::to_string(bonus.here) : "") + " = " + std::to_string(local));
    if (written->points == local && link.cause) {
        mistake.cause = link.cause;
        add(std::move(mistake));
        return link;
    }
    const Points off = written->points - local;
    const bool bonus_written = !sheet.bonus[Side::ns].empty() || !sheet.bonus[Side::ew].empty();
    if ((!bonus_written || off == bonus.here) && figures_.bonus > 0 && (off == -bonus.here || off == figures_.bonus) &&
        off != 0) {
        // no line for the rubber on the sheet: the sum shows what became of it
        link.cause = bonus_in_sum(side, bonus, off, *written, mistake);
        return link;
    }
    const std::vector<Part> parts{
        {below.here, "the total below the line"}, {above.here, "the total above the line"}, {bonus.here, "the rubber"}};
    for (Slip& slip : slips_in_sum(parts, local, written->points)) {
        const bool of_rubber = slip.words.starts_with("the rubber");
        if (of_rubber && slip.kind == SlipKind::entry_left_out) slip.kind = SlipKind::bonus_missed;
        if (of_rubber && slip.kind == SlipKind::entry_twice) slip.kind = SlipKind::bonus_twice;
        mistake.slips.push_back(std::move(slip));
    }
    link.cause = add(std::move(mistake));
    return link;
}

namespace {

/// A difference between two sums as it was put down, and as the sums ask for it.
struct Difference {
    Points right = 0, written = 0;
    Points theirs = 0;        ///< the sum that was to be taken off
    std::string_view rivals;  ///< whose it is
};

/// Ten or a hundred out, `more` than is right or less: a place was borrowed from and not made less, or it was something else.
std::string out_in_subtracting(const Difference& of, Points more)
{
    const Points place = std::abs(more), ours = of.right + of.theirs;
    const bool borrows = more > 0 && ours % place < of.theirs % place;
    return borrows ? fmt::format("the {} that was borrowed was not taken off again", place == 10 ? "ten" : "hundred")
                   : fmt::format("a slip of {} in subtracting", place);
}

/// How the difference came to be what is written, the sums being what they are.
std::vector<Slip> slips_in_difference(const Difference& of, const scoring::Figures& figures)
{
    std::vector<Slip> slips;
    const auto add = [&](SlipKind kind, std::string words) { slips.push_back({kind, std::move(words), {}, 0, true}); };
    const Points more = of.written - of.right;
    for (const SlipKind kind : pen_slips(of.right, of.written)) add(kind, pen_words(kind, of.right, of.written));
    for (const Points lost : {10, 100})
        if (std::abs(more) == lost) add(SlipKind::carry_dropped, out_in_subtracting(of, more));
    if (-more == figures.bonus) add(SlipKind::bonus_missed, "the points for the rubber were left out of the difference");
    if (more == figures.bonus) add(SlipKind::bonus_twice, "the points for the rubber were counted again in the difference");
    const std::string sum = "the sum of " + std::string(of.rivals);
    if (of.theirs != 0 && more == of.theirs) add(SlipKind::not_subtracted, sum + " was not taken off");
    if (of.theirs != 0 && more == 2 * of.theirs) add(SlipKind::not_subtracted, sum + " was added instead of taken off");
    if (of.right + of.written == 0) add(SlipKind::honours_other_side, "the difference was put down for the wrong side");
    rank(slips);
    return slips;
}

}  // namespace

void Auditor::check_result(const PerSide<Link>& sums)
{
    const Sheet& sheet = audit_.sheet;
    if (!sheet.result || !rows_known()) return;
    const Side side = sheet.result_side;
    const Points local = sums[side].here - sums[other(side)].here;
    const Points right = sums[side].right - sums[other(side)].right;
    const Points written = sheet.result->points;
    if (written == right) return;
    Mistake mistake = wrong(What::result, side, false, *sheet.result, right, local);
    mistake.arithmetic.push_back(std::to_string(sums[side].here) + " - " + std::to_string(sums[other(side)].here) + " = " +
                                 std::to_string(local));
    if (written == local)
        for (Side each : both_sides)
            if (!mistake.cause && sums[each].here != sums[each].right) mistake.cause = sums[each].cause;
    if (!mistake.cause)
        mistake.slips = slips_in_difference({local, written, sums[other(side)].here, sheet.names[other(side)]}, figures_);
    add(std::move(mistake));
}

void Auditor::check_sums()
{
    const Sheet& sheet = audit_.sheet;
    // Each row as it should be, and the account of those: what the chain is held against.
    rights_.assign(sheet.rows.size(), {});
    audit_.right = add_up(
        sheet, figures_,
        [&](std::size_t row, const PerSide<Points>& standing) {
            const scoring::HandScore score = right_score(row, standing);
            rights_[row] = {true, {score.below, score.above}};
            return score;
        },
        Division::by_the_laws);
    if (sheet.by_columns) audit_.right.winner = audit_.written.winner;
    bring_rightly(audit_.right);
    if (audit_.right.used < sheet.rows.size() && audit_.right.used > 0 && !sheet.by_columns && figures_.best_of > 1) {
        const Row& after = sheet.rows[audit_.right.used];
        Mistake mistake;
        mistake.what = What::division;
        mistake.row = audit_.right.used;
        mistake.side = audit_.right.winner.value_or(Side::ns);
        mistake.where = after.where;
        mistake.heading = "the rubber is over with " + row_words(audit_.right.used - 1) + ", won by " +
                          sheet.names[mistake.side] + "; what is entered after it belongs to another";
        mistake.label = "not of this rubber";
        mistake.laws = figures_.laws_of("rubber");
        mistake.cause = division_cause_;
        for (std::size_t row = 0; row < audit_.right.used && !mistake.cause; ++row)
            if (rights_[row].columns != sheet.rows[row].written()) mistake.cause = row_cause_[row];
        const std::size_t index = add(std::move(mistake));
        if (!division_cause_) division_cause_ = audit_.mistakes[index].cause.value_or(index);
    }
    check_standings();
    PerSide<Link> sums;
    for (Side side : both_sides) {
        const Link below = check_total(side, false), above = check_total(side, true), bonus = check_bonus(side);
        sums[side] = check_sum(side, below, above, bonus);
    }
    check_result(sums);
}

}  // namespace hoyle::audit
