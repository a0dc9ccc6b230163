// Bare figures that want more than a comparison: legible in part, or counted past the game.

#include "audit/auditor.hpp"
#include "audit/likelihood.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace hoyle::audit {

using scoring::HandScore;

/// The total of its column, if it has one, allows this number: what it leaves for the others that cannot be read is what can be
/// read of them, where there is one at most.
bool Auditor::agrees_with_total(const Figure& unread, Side side, bool above, Points points) const
{
    const auto& total = audit_.sheet.total(side, above);
    if (!total || total->unknown || figures_.honours_count_to_game) return true;
    const Figure* other = nullptr;
    Points left = total->points - points;
    for (const Row& row : audit_.sheet.rows)
        for (const Figure& figure : row.figures(side, above)) {
            if (!figure.unknown) left -= figure.points;
            else if (&figure != &unread && other) return true;
            else if (&figure != &unread) other = &figure;
        }
    return other ? left >= 0 && other->may_be(left) : left == 0;
}

namespace {

/// The only figure of a line that cannot be read whole, and its column; nothing if there is another, or no digit of it is
/// legible.
struct PartlyRead {
    Figure* figure = nullptr;
    ColumnOf column;
};
std::optional<PartlyRead> only_unread(Row& row)
{
    std::optional<PartlyRead> unread;
    for (const auto& [side, above] : all_columns)
        for (Figure& figure : above ? row.above[side] : row.below[side]) {
            if (!figure.unknown) continue;
            if (unread || !figure.in_part()) return std::nullopt;
            unread = {&figure, {side, above}};
        }
    return unread;
}

}  // namespace

/// The hand that gives this number beside what else stands in the line; empty: none.
std::string Auditor::hand_giving(Points points, const Row& row, ColumnOf column, const PerSide<Points>& standing)
{
    Columns columns = row.written();
    columns.at(column.side, column.above) += points;
    if (row.hand) {
        const HandScore score = told_score(*row.hand, standing, figures_);
        const Columns right{score.below, score.above};
        return right.at(column.side, column.above) == columns.at(column.side, column.above) ? "the hand told" : "";
    }
    if (!explainer_.possible(columns, standing)) return {};
    const auto hands = explainer_.explain(columns, standing, audit_.sheet.names);
    return hands.empty() ? std::string() : hands.front().words;
}

/// A figure of which some digits can be read: every number it can be that some hand gives beside the other figures of its line.
/// If there is one only, it is that.
void Auditor::solve_figure(std::size_t row, const PerSide<Points>& standing)
{
    Row& here = audit_.sheet.rows[row];
    const auto found = only_unread(here);
    if (!found || found->figure->legible.size() > 3) return;
    Figure* const unread = found->figure;
    const ColumnOf column = found->column;
    struct May {
        Points points;
        std::string words;
    };
    std::vector<May> may;
    const Points least = unread->legible.size() == 2 ? 10 : 100, past = least * 10;
    for (Points points = least; points < past; ++points) {
        if (!unread->may_be(points) || !agrees_with_total(*unread, column.side, column.above, points)) continue;
        if (std::string hand = hand_giving(points, here, column, standing); !hand.empty())
            may.push_back({points, std::move(hand)});
    }
    const std::string figure = "the figure at line " + std::to_string(unread->where.place.line) + ", " + unread->legible + ", ";
    if (may.empty()) {
        audit_.remarks.push_back(figure + "is no number that a hand gives beside what else stands there");
        return;
    }
    constexpr std::size_t most = 5;
    std::string words;
    for (std::size_t i = 0; i < may.size() && i < most; ++i)
        words += (i ? ", or " : "") + std::to_string(may[i].points) + " (" + may[i].words + ")";
    if (may.size() > most) words += ", and others";
    if (may.size() == 1) {
        unread->points = may.front().points;
        unread->unknown = false;
        audit_.remarks.push_back(figure + "is " + words + ": nothing else can be read so");
        return;
    }
    audit_.certain = false;
    audit_.remarks.push_back(figure + "may be " + words);
}

/// At whist no more counts than is wanted for the game, and no honours once tricks have won it: figures that are some hand's with
/// all of it counted.
bool Auditor::counted_past_the_game(std::size_t row, const PerSide<Points>& standing)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    if (!figures_.honours_count_to_game) return false;
    const Columns written = here.written();
    const auto past = explainer_.past_the_game(written, standing);
    if (past.empty()) return false;
    const auto& likeliest = *std::max_element(past.begin(), past.end(), [&](const auto& a, const auto& b) {
        return chance_of(a.hand, figures_) < chance_of(b.hand, figures_);
    });
    const Columns right = likeliest.right;
    std::vector<Slip> slips;
    if (worth_a_search(here)) slips = slips_in_bare_row(here, standing, explainer_, figures_, sheet.names);
    const bool another = std::any_of(slips.begin(), slips.end(), [&](const Slip& slip) { return !(slip.right == right); });
    const bool both = written.below[Side::ns] != 0 && written.below[Side::ew] != 0;
    if (another && both) return false;  // then nobody can say what should stand there
    audit_.explained[row] = explainer_.explain(right, standing, sheet.names);
    supposed_[row] = right;
    std::optional<std::size_t> root;
    for (Side side : both_sides) {
        if (written.below[side] == right.below[side]) continue;
        const bool won = standing[side] + right.below[side] >= figures_.target;
        Mistake mistake;
        mistake.what = Mistake::What::entry;
        mistake.side = side;
        mistake.row = row;
        mistake.written = written.below[side];
        mistake.computed = right.below[side];
        mistake.where = here.below[side].size() == 1 ? here.below[side].front().where : here.where;
        mistake.heading = sheet.names[side] + ", " + row_words(row) + ": written " + std::to_string(mistake.written) +
                          ", by the laws " + std::to_string(right.below[side]);
        mistake.label = std::to_string(right.below[side]) + " by the laws";
        mistake.arithmetic.push_back(won ? "only " + std::to_string(right.below[side]) + " needed for the game"
                                         : "the game is won: honours no longer count");
        mistake.laws = figures_.laws_of(won ? "target" : "order");
        mistake.cause = root;
        if (!root) mistake.slips = std::exchange(slips, {});
        const std::size_t index = add(std::move(mistake));
        if (!root) root = index;
    }
    row_cause_[row] = root;
    return true;
}

}  // namespace hoyle::audit
