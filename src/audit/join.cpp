// One hand on two lines. The sheet has two columns, and who types it may put down each side's figure on a line of its own: `We
// 16`, and under it `They | 16`. Read apart, neither is any hand's; read together they are.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {
namespace {

bool has_figures(const Row& row, bool above_the_line)
{
    return std::any_of(both_sides.begin(), both_sides.end(),
                       [&](Side side) { return !row.figures(side, above_the_line).empty(); });
}

bool all_known(const Row& row)
{
    for (Side side : both_sides)
        for (const bool above : {false, true})
            for (const Figure& figure : row.figures(side, above))
                if (figure.unknown) return false;
    return true;
}

/// Bare, and with figures on one side of the line alone.
bool is_half(const Row& row)
{
    return !row.hand && !is_of_column(row) && !row.deal && has_figures(row, false) != has_figures(row, true) && all_known(row);
}

Row joined(const Row& first, const Row& second)
{
    Row both = first;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            auto& into = above ? both.above[side] : both.below[side];
            const auto& from = second.figures(side, above);
            into.insert(into.end(), from.begin(), from.end());
        }
    return both;
}

}  // namespace

/// Neither line is a hand by itself, or (if not `sure`) the one above the line is none; together they are.
bool Auditor::written_on_two_lines(const Row& first, const Row& second, bool sure) const
{
    const auto possible = [&](const Row& row) { return explainer_.possible(row.written(), {}); };
    if (!is_half(first) || !is_half(second) || first.game != second.game || has_figures(first, true) == has_figures(second, true))
        return false;
    const Row& below = has_figures(first, false) ? first : second;
    const Row& above = has_figures(first, false) ? second : first;
    return !possible(above) && !(sure && possible(below)) && possible(joined(first, second));
}

void Auditor::join_split_entries()
{
    Sheet& sheet = audit_.sheet;
    if (figures_.honours_count_to_game || sheet.by_columns) return;  // at whist all stands below the line
    // How he writes shows where neither line is a hand by itself. If he does, an entry above the line alone belongs to its
    // neighbour even where that could stand by itself: two aces on either side leave nothing above.
    std::vector<std::pair<std::uint64_t, std::uint64_t>> lines;
    for (const bool sure : {true, false}) {
        for (std::size_t row = 0; row + 1 < sheet.rows.size(); ++row) {
            const Row &first = sheet.rows[row], &second = sheet.rows[row + 1];
            if (!written_on_two_lines(first, second, sure)) continue;
            Row both = joined(first, second);
            lines.emplace_back(first.where.place.line, second.where.place.line);
            sheet.rows[row] = std::move(both);
            sheet.rows.erase(sheet.rows.begin() + static_cast<std::ptrdiff_t>(row) + 1);
            for (Standing& standing : sheet.standings)
                if (standing.rows > row + 1) --standing.rows;
        }
        if (lines.empty()) return;
    }
    std::sort(lines.begin(), lines.end());
    std::string all;
    for (const auto& [first, second] : lines)
        all += (all.empty() ? "lines " : "; ") + std::to_string(first) + " and " + std::to_string(second);
    audit_.remarks.push_back(all + (lines.size() == 1 ? " are read as one hand" : ": each two are read as one hand"));
    audit_.explained.resize(sheet.rows.size());
    row_cause_.resize(sheet.rows.size());
}

}  // namespace hoyle::audit
