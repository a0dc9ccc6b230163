// What may still be put right, and the two ways in which the sheet then stands.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

/// The one wrong figure puts out every total that is out, and with the right one the games end where the lines are drawn: then the table played and
/// cast up by the right figure, and only this place of the sheet is wrong.
bool Auditor::was_cast_rightly(const Mistake& mistake) const
{
    if ((mistake.what != What::entry && mistake.what != What::no_hand) || audit_.sheet.by_columns || !rights_[mistake.row].known) return false;
    const auto off = asked_by_totals();
    if (!off || *off == Columns{}) return false;
    const Columns& right = rights_[mistake.row].columns;
    const auto asked = asked_of_row(mistake.row, *off);
    const Fit with = fit(mistake.row, right);
    return asked && *asked == right && with.lines && !with.over_early;
}

void Auditor::find_windows()
{
    for (Mistake& mistake : audit_.mistakes) {
        if (mistake.cause) continue;
        mistake.cast_rightly = was_cast_rightly(mistake);
        // a line drawn at the wrong place is no wrong figure: the figures themselves say when the game was won
        const bool amount = mistake.what == What::division || mistake.what == What::standing || mistake.what == What::total || mistake.what == What::bonus ||
                            mistake.what == What::sum || mistake.what == What::result;
        // at whist honours are part of the score of the game, and the book has one window for both
        const WindowColumn column = amount ? WindowColumn::amount : mistake.above_the_line ? WindowColumn::honours : WindowColumn::tricks;
        mistake.window = window(audit_.sheet, audit_.written, audit_.right, column, mistake.row, mistake.side, mistake.written, book_, settings_);
        if (!mistake.window.ruling) continue;
        for (std::string_view reading : mistake.window.ruling->readings) mistake.readings.emplace_back(reading);
    }
}

void Auditor::settle()
{
    const Sheet& sheet = audit_.sheet;
    // A row stands as written in those columns whose slip can no longer be put right.
    std::vector<PerSide<std::array<bool, 2>>> stands(sheet.rows.size());
    bool lines_stand = false, amounts_stand = false;
    for (const Mistake& mistake : audit_.mistakes) {
        const Mistake& root = mistake.cause ? audit_.mistakes[*mistake.cause] : mistake;
        if (mistake.what == What::entry || mistake.what == What::no_hand) {
            if (root.cast_rightly) continue;
            Window own = root.window;
            // two columns spoilt by one slip may close at two moments
            if (mistake.cause && mistake.above_the_line != root.above_the_line && root.what == What::entry)
                own = window(sheet, audit_.written, audit_.right, mistake.above_the_line ? WindowColumn::honours : WindowColumn::tricks, mistake.row,
                             mistake.side, mistake.written, book_, settings_);
            if (!own.open()) stands[mistake.row][mistake.side][mistake.above_the_line] = true;
        }
        if (mistake.cause || root.window.open()) continue;
        if (mistake.what == What::division) lines_stand = amounts_stand = true;
        if (mistake.what == What::total || mistake.what == What::bonus || mistake.what == What::sum || mistake.what == What::result) amounts_stand = true;
    }
    // Once the score is agreed nothing of it may be touched, whatever it was made of.
    for (const Mistake& mistake : audit_.mistakes)
        if (!mistake.cause && !mistake.cast_rightly && !mistake.window.open() &&
            (mistake.window.until == "rubber-agreed" || mistake.window.until == "rubber-over"))
            amounts_stand = true;

    audit_.lawful = add_up(
        sheet, figures_,
        [&](std::size_t row, const PerSide<Points>& standing) {
            const scoring::HandScore right = right_score(row, standing);
            const Columns written = sheet.rows[row].written();
            Columns adopted{right.below, right.above};
            bool some = false;
            for (Side side : both_sides)
                for (const bool above : {false, true})
                    if (stands[row][side][above]) adopted.at(side, above) = written.at(side, above), some = true;
            if (!some) return right;
            scoring::HandScore score = bare_score(adopted, standing, figures_);
            if (score.game && sheet.rows[row].hand)
                for (const scoring::RevokePenalty& revoke : sheet.rows[row].hand->revokes)
                    if (score.game == revoke.offenders && adopted.below[revoke.offenders] == right.below[revoke.offenders]) score.game = std::nullopt;
            return score;
        },
        lines_stand ? Division::as_written : Division::by_the_laws);
    if (sheet.by_columns)
        for (Account* account : {&audit_.right, &audit_.lawful}) {
            account->winner = audit_.written.winner;
            for (Side side : both_sides) {
                Points given = account->winner == side ? figures_.bonus : 0;
                if (!account->winner)
                    for (const Figure& figure : sheet.bonus[side]) given += figure.points;
                account->bonus[side] = given;
                account->sum[side] = account->totals.below[side] + account->totals.above[side] + given;
            }
            account->result = account->sum[Side::ns] - account->sum[Side::ew];
        }
    if (!amounts_stand) return;
    for (Side side : both_sides) {
        for (const bool above : {false, true})
            if (const auto& total = above ? sheet.total_above[side] : sheet.total_below[side]) audit_.lawful.totals.at(side, above) = total->points;
        if (!sheet.bonus[side].empty()) {
            audit_.lawful.bonus[side] = 0;
            for (const Figure& figure : sheet.bonus[side]) audit_.lawful.bonus[side] += figure.points;
        }
        audit_.lawful.sum[side] = sheet.sum[side] ? sheet.sum[side]->points
                                                  : audit_.lawful.totals.below[side] + audit_.lawful.totals.above[side] + audit_.lawful.bonus[side];
    }
    audit_.lawful.result = audit_.lawful.sum[Side::ns] - audit_.lawful.sum[Side::ew];
    if (sheet.result) audit_.lawful.result = sheet.result_side == Side::ns ? sheet.result->points : -sheet.result->points;
}

}  // namespace hoyle::audit
