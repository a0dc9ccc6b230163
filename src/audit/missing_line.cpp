// A whole line missing from the sheet: the written totals have one hand more than the entries. With that hand put in where it
// stood, the games end where the scorer drew his lines, and nothing else is wrong: one slip, though it puts out several totals,
// the games and the rubber.

#include "audit/auditor.hpp"
#include "audit/likelihood.hpp"

#include <algorithm>

namespace hoyle::audit {
namespace {

Row line_of(const Columns& columns, std::size_t game, std::size_t time)
{
    Row row;
    row.missing = true;
    row.game = game;
    row.at = time;
    for (const auto& [side, above] : all_columns)
        if (const Points points = columns.at(side, above)) (above ? row.above : row.below)[side].push_back({points, false, {}});
    return row;
}

/// `CD 18 | 12`
std::string line_words(const Columns& line, const PerSide<std::string>& names)
{
    std::string out;
    for (Side side : both_sides) {
        if (line.below[side] == 0 && line.above[side] == 0) continue;
        out += (out.empty() ? "" : ", ") + names[side];
        if (line.below[side] != 0) out += " " + std::to_string(line.below[side]);
        if (line.above[side] != 0) out += " | " + std::to_string(line.above[side]);
    }
    return out;
}

}  // namespace

/// The games end where the scorer drew his lines, and the rubber, if its points are written, with the last entry.
bool Auditor::comes_out(const Fit& fit) const
{
    const auto& bonus = audit_.sheet.bonus;
    return fit.lines && !fit.over_early && (fit.over || (bonus[Side::ns].empty() && bonus[Side::ew].empty()));
}

/// Puts the line in at the last place where with it all comes out, and no game more is won than need be. In how many games it
/// comes out, two standing for more; 0: in none, and the sheet is as it was.
std::size_t Auditor::put_in(const Columns& line)
{
    std::vector<Row>& rows = audit_.sheet.rows;
    std::vector<Entry> all = entries();
    all.insert(all.begin(), {line, 0});
    std::size_t place = 0, in_game = 0, games = 0, another = 0;
    int won = 0;
    for (std::size_t at = 0; at < all.size(); ++at) {
        if (at > 0) std::swap(all[at - 1], all[at]);  // the line goes down by one
        const std::size_t first = at == 0 ? 0 : all[at - 1].game;
        const std::size_t last = at + 1 < all.size() ? all[at + 1].game : std::max(first + 1, audit_.sheet.games) - 1;
        for (std::size_t game = first; game <= last; ++game) {
            all[at].game = game;
            const Fit with = fit(all);
            if (!comes_out(with)) continue;
            const bool found = games > 0;
            games = !found || (games == 1 && game == another) ? 1 : 2;
            another = game;
            if (found && with.won > won) continue;
            place = at, in_game = game, won = with.won;
        }
    }
    if (games > 0)
        rows.insert(rows.begin() + static_cast<std::ptrdiff_t>(place),
                    line_of(line, in_game, place == 0 ? 0 : rows[place - 1].at));
    return games;
}

/// The hand that the totals have and the entries have not, if there is one.
std::optional<Slip> Auditor::line_left_out() const
{
    const Sheet& sheet = audit_.sheet;
    const auto off = asked_by_totals();
    if (!off || *off == Columns{} || sheet.by_columns || figures_.honours_count_to_game) return std::nullopt;
    for (const auto& [side, above] : all_columns)
        if (off->at(side, above) < 0) return std::nullopt;
    const auto hands = explainer_.explain(*off, {}, sheet.names);
    if (hands.empty()) return std::nullopt;
    Slip slip{SlipKind::left_out, "a line is missing from the sheet: " + line_words(*off, sheet.names), *off, 0, true};
    for (const Explanation& each : hands) slip.chance += chance_of(each.hand, figures_);
    slip.chance *= chance_of(SlipKind::left_out, *off);
    slip.words += " (" + hands.front().words + ")";
    return slip;
}

void Auditor::look_for_missing_line()
{
    Sheet& sheet = audit_.sheet;
    auto slip = sheet.rows.empty() || !rows_known() ? std::nullopt : line_left_out();
    if (!slip) return;
    const auto twice = [&](const Row& row) { return row.written() == slip->right; };
    int columns = 0;
    for (const auto& [side, above] : all_columns) columns += slip->right.at(side, above) != 0;
    // where all comes out without it, a total of its own may be wrong, or a line counted twice in them
    const bool as_it_stands = comes_out(fit(entries()));
    if (as_it_stands && (columns < 2 || std::any_of(sheet.rows.begin(), sheet.rows.end(), twice))) return;
    stand_rightly();
    std::vector<Slip> others = slips_in_one_entry(slip->right);
    rank(others);
    if (columns < 2 && !others.empty() && others.front().chance > slip->chance) return;
    const std::size_t games = put_in(slip->right);
    const auto line = std::find_if(sheet.rows.begin(), sheet.rows.end(), [](const Row& row) { return row.missing; });
    if (games == 0) return;
    stand_rightly();
    if (rows_hold())
        tell_missing_line(static_cast<std::size_t>(line - sheet.rows.begin()), std::move(*slip), std::move(others), games == 1);
    else sheet.rows.erase(line);
}

/// Every entry is what its hand gives, or, where no hand is told, what some hand does.
bool Auditor::rows_hold() const
{
    for (std::size_t row = 0; row < audit_.sheet.rows.size(); ++row) {
        const Row& here = audit_.sheet.rows[row];
        const scoring::HandScore score = right_score(row, standing_right_[row]);
        const bool holds = here.hand ? Columns{score.below, score.above} == here.written()
                                     : !explainer_.explain(here.written(), standing_right_[row], audit_.sheet.names).empty();
        if (!holds) return false;
    }
    return true;
}

/// What the sides had before each row, every row being as it should.
void Auditor::stand_rightly()
{
    PerSide<Points> standing = audit_.sheet.carried;
    standing_right_.assign(audit_.sheet.rows.size(), {});
    for (std::size_t row = 0; row < standing_right_.size(); ++row) {
        standing_right_[row] = standing;
        const scoring::HandScore score = right_score(row, standing);
        standing = score.game ? PerSide<Points>{} : score.standing;
    }
}

/// The line has been put in at `row`, and is told; `sure`: it was of this game.
void Auditor::tell_missing_line(std::size_t row, Slip slip, std::vector<Slip> others, bool sure)
{
    Sheet& sheet = audit_.sheet;
    for (Standing& each : sheet.standings) each.rows += each.rows > row;
    for (Won& each : sheet.won) each.rows += each.rows > row;
    for (Running& each : sheet.running) each.rows += each.rows > row;
    audit_.explained.resize(sheet.rows.size());
    row_cause_.resize(sheet.rows.size());
    add_up_as_written();
    Mistake mistake;
    mistake.what = What::entry;
    mistake.row = row;
    mistake.where = row > 0 ? sheet.rows[row - 1].where : sheet.rows[row + 1].where;
    for (const auto& [side, above] : all_columns) {
        if (slip.right.at(side, above) == 0 || mistake.computed) continue;
        mistake.side = side;
        mistake.above_the_line = above;
        mistake.computed = slip.right.at(side, above);
    }
    mistake.heading = "a line is missing from the sheet: " + line_words(slip.right, sheet.names) +
                      "; with it the games end where they should, and the totals come out";
    mistake.label = std::string("a line is missing ") + (row > 0 ? "behind" : "before") + " this" +
                    (sure ? "" : ", or in another game");
    mistake.laws = figures_.laws_of("trick");
    slip.words = "a hand that was played was not put down, or not copied";
    const auto hands = explainer_.explain(slip.right, standing_right_[row], sheet.names);
    if (!hands.empty()) slip.words += " (" + hands.front().words + ")";
    mistake.slips.push_back(std::move(slip));
    for (Slip& each : others) {
        each.words = row_words(each.row + (each.row >= row)) + ": " + each.words;
        mistake.slips.push_back(std::move(each));
    }
    row_cause_[row] = add(std::move(mistake));
}

}  // namespace hoyle::audit
