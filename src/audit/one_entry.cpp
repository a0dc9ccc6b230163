// One bare entry put down wrongly can move the end of a game and put a total out as well. Where the lines do not fit the figures
// and the totals are out, that one slip is sought first: it explains both, where a line drawn wrongly and a total added wrongly
// would be two.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

std::vector<Auditor::Entry> Auditor::entries() const
{
    std::vector<Entry> entries;
    for (const Row& row : audit_.sheet.rows) entries.push_back({row.written(), row.game});
    return entries;
}

/// With `instead` in that row.
Auditor::Fit Auditor::fit(std::size_t row, const Columns& instead) const
{
    std::vector<Entry> all = entries();
    all[row].columns = instead;
    return fit(all);
}

/// Do the games end where the scorer drew his lines, and does the rubber end with the last entry?
Auditor::Fit Auditor::fit(const std::vector<Entry>& entries) const
{
    PerSide<Points> standing = audit_.sheet.carried;
    PerSide<int> won{};
    Fit fit;
    for (std::size_t at = 0; at < entries.size(); ++at) {
        const scoring::HandScore score = bare_score(entries[at].columns, standing, figures_);
        const bool last = at + 1 == entries.size(), line = !last && entries[at + 1].game != entries[at].game;
        if (!last && audit_.sheet.games > 0 && score.game.has_value() != line) fit.lines = false;
        fit.won += score.game.has_value();
        const bool over = score.game && ++won[*score.game] > figures_.best_of / 2;
        if (over && !last) fit.over_early = true;
        fit.over = fit.over || over;
        standing = score.game ? PerSide<Points>{} : score.standing;
    }
    return fit;
}

std::optional<Columns> Auditor::asked_of_row(std::size_t row, const Columns& off) const
{
    Columns right = audit_.sheet.rows[row].written();
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            right.at(side, above) += off.at(side, above);
            if (right.at(side, above) < 0) return std::nullopt;
        }
    return right;
}

/// Every slip in one bare entry that makes the games end where they should; with the totals out by `off`, only those that they
/// ask for.
std::vector<Slip> Auditor::slips_in_one_entry(const std::optional<Columns>& off) const
{
    const Sheet& sheet = audit_.sheet;
    std::vector<Slip> found;
    constexpr std::size_t most_rows = 48;  // each is tried with all that may have happened in it; no rubber has so many hands
    if (sheet.rows.size() > most_rows) return found;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        const Row& here = sheet.rows[row];
        if (!of_one_hand(here) || here.hand || figures_.honours_count_to_game) continue;
        std::vector<Slip> slips;
        if (!off) slips = slips_in_bare_row(here, standing_right_[row], explainer_, figures_, sheet.names);
        else if (const auto right = asked_of_row(row, *off))
            slips = slips_to_bare_row(here, *right, standing_right_[row], explainer_, figures_, sheet.names);
        for (Slip& slip : slips) {
            const Fit with = fit(row, slip.right);
            // a line may have been drawn by the wrong figure itself, if the totals were added up from it too
            if (with.over_early || (off ? !with.lines : !with.over)) continue;
            slip.row = row;
            slip.reconciles = true;
            found.push_back(std::move(slip));
        }
    }
    return found;
}

/// The mistake is of the first column in which `right` differs from what stands in its row.
void Auditor::name_column(Mistake& mistake, const Columns& right) const
{
    const Row& here = audit_.sheet.rows[mistake.row];
    const Columns written = here.written();
    for (const auto& [side, above] : all_columns) {
        if (right.at(side, above) == written.at(side, above)) continue;
        mistake.side = side;
        mistake.above_the_line = above;
        mistake.written = written.at(side, above);
        mistake.computed = right.at(side, above);
        const auto& figures = here.figures(side, above);
        if (figures.size() == 1) mistake.where = figures.front().where;
        return;
    }
}

void Auditor::look_for_one_entry()
{
    const Sheet& sheet = audit_.sheet;
    if (sheet.by_columns || sheet.rows.empty() || !rows_known()) return;
    for (const auto& cause : row_cause_)
        if (cause) return;
    // With the totals out it is known by how much. With totals that are those of the entries as they stand, a line alone may be
    // wrong; only entries after the end of the rubber say more.
    const auto off = asked_by_totals();
    const bool totals_out = off && !(*off == Columns{});
    const Fit written = fit(0, sheet.rows[0].written());
    if (!written.over_early && (!totals_out || written.lines)) return;
    std::vector<Slip> found = slips_in_one_entry(totals_out ? off : std::nullopt);
    if (found.empty()) return;
    rank(found);
    const std::size_t row = found.front().row;
    const Row& here = sheet.rows[row];
    const Columns right = found.front().right;
    const bool alone = std::all_of(found.begin(), found.end(), [&](const Slip& slip) { return slip.row == row; });
    if (!alone) {
        audit_.certain = false;
        for (Slip& slip : found) slip.words = row_words(slip.row) + ": " + slip.words;
    }
    Mistake mistake;
    mistake.what = What::entry;
    mistake.row = row;
    mistake.where = here.where;
    name_column(mistake, right);
    mistake.heading = sheet.names[mistake.side] + (mistake.above_the_line ? " above the line, " : " below the line, ") +
                      row_words(row) + ": written " + std::to_string(mistake.written) + "; with " +
                      std::to_string(*mistake.computed) + " the games end where they should" +
                      (totals_out ? ", and the totals come out" : "");
    mistake.label = std::to_string(*mistake.computed) + " is likely";
    mistake.laws = figures_.laws_of(mistake.above_the_line ? "honours-suit" : "trick");
    mistake.slips = std::move(found);
    supposed_[row] = right;
    audit_.explained[row] = explainer_.explain(right, standing_right_[row], sheet.names);
    row_cause_[row] = add(std::move(mistake));
}

}  // namespace hoyle::audit
