// Totals that are out by just what one line brings: it was counted twice, or not at all. One slip, though several totals show it
// (a line missing from the sheet: missing_line.cpp).

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

std::vector<Slip> Auditor::slips_in_whole_line() const
{
    const Sheet& sheet = audit_.sheet;
    const auto off = asked_by_totals();
    if (!off || sheet.by_columns || figures_.honours_count_to_game) return {};
    Columns less;
    int out = 0, up = 0;
    for (const auto& [side, above] : all_columns) {
        less.at(side, above) = -off->at(side, above);
        out += off->at(side, above) != 0;
        up += off->at(side, above) > 0;
    }
    if (out < 2 || (up != 0 && up != out)) return {};
    std::vector<Slip> found;
    const auto add = [&](SlipKind kind, std::string words) { found.push_back({kind, std::move(words), {}, 0, true}); };
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const Columns written = sheet.rows[row].written();
        if (up && written == *off) add(SlipKind::entry_twice, row_words(row) + " was counted twice in the totals");
        if (!up && written == less) add(SlipKind::entry_left_out, row_words(row) + " was left out of the totals");
    }
    return found;
}

/// The first total of several that one line would put right has it among its slips, before those in single figures; the others
/// follow from that one (true).
bool Auditor::is_of_whole_line(Mistake& mistake)
{
    if (whole_line_cause_) {
        mistake.cause = whole_line_cause_;
        mistake.slips.clear();
        return true;
    }
    auto whole = slips_in_whole_line();
    if (whole.empty()) return false;
    mistake.slips.insert(mistake.slips.begin(), whole.begin(), whole.end());
    whole_line_cause_ = audit_.mistakes.size();
    return false;
}

}  // namespace hoyle::audit
