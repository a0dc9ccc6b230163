// Bare figures that want more than a comparison: legible in part, or counted past the game.

#include "audit/auditor.hpp"

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

/// A figure of which some digits can be read: every number it can be that some hand gives beside the other figures of its line.
/// If there is one only, it is that.
void Auditor::solve_figure(std::size_t row, const PerSide<Points>& standing)
{
    Row& here = audit_.sheet.rows[row];
    Figure* unread = nullptr;
    ColumnOf column;
    for (const auto& [side, above] : all_columns)
        for (Figure& figure : above ? here.above[side] : here.below[side]) {
            if (!figure.unknown) continue;
            if (unread || !figure.in_part()) return;
            unread = &figure;
            column = {side, above};
        }
    if (!unread || unread->legible.size() > 3) return;
    struct May {
        Points points;
        std::string words;
    };
    std::vector<May> may;
    const Points least = unread->legible.size() == 2 ? 10 : 100, past = least * 10;
    for (Points points = least; points < past; ++points) {
        if (!unread->may_be(points) || !agrees_with_total(*unread, column.side, column.above, points)) continue;
        Columns columns = here.written();
        columns.at(column.side, column.above) += points;
        if (here.hand) {
            const HandScore score = told_score(*here.hand, standing, figures_);
            const Columns right{score.below, score.above};
            if (right.at(column.side, column.above) == columns.at(column.side, column.above))
                may.push_back({points, "the hand told"});
            continue;
        }
        if (!explainer_.possible(columns, standing)) continue;
        const auto hands = explainer_.explain(columns, standing, audit_.sheet.names);
        if (!hands.empty()) may.push_back({points, hands.front().words});
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

/// At whist no more counts than is wanted for the game: a figure that goes past it, and would be some hand's if it did not.
bool Auditor::counted_past_the_game(std::size_t row, const PerSide<Points>& standing)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    if (!figures_.honours_count_to_game) return false;
    for (Side side : both_sides) {
        Columns right = here.written();
        const Points written = right.below[side], wanted = figures_.target - standing[side];
        if (written <= wanted || wanted <= 0 || written > figures_.target + 2) continue;
        right.below[side] = wanted;
        auto explained = explainer_.explain(right, standing, sheet.names);
        if (explained.empty()) continue;
        audit_.explained[row] = std::move(explained);
        supposed_[row] = right;
        Mistake mistake;
        mistake.what = Mistake::What::entry;
        mistake.side = side;
        mistake.row = row;
        mistake.written = written;
        mistake.computed = wanted;
        mistake.where = here.below[side].size() == 1 ? here.below[side].front().where : here.where;
        mistake.heading = sheet.names[side] + ", " + row_words(row) + ": written " + std::to_string(written) + ", by the laws " +
                          std::to_string(wanted);
        mistake.label = std::to_string(wanted) + " by the laws";
        mistake.arithmetic.push_back("only " + std::to_string(wanted) + " needed for the game");
        mistake.laws = figures_.laws_of("target");
        row_cause_[row] = add(std::move(mistake));
        return true;
    }
    return false;
}

}  // namespace hoyle::audit
