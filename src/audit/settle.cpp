// What may still be put right, and the two ways in which the sheet then stands.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

/// The one wrong figure puts out every total that is out, and with the right one the games end where the lines are drawn: then
/// the table played and cast up by the right figure, and only this place of the sheet is wrong.
bool Auditor::was_cast_rightly(const Mistake& mistake) const
{
    if (audit_.sheet.rows.size() > mistake.row && audit_.sheet.rows[mistake.row].missing && mistake.what == What::entry)
        return true;
    if ((mistake.what != What::entry && mistake.what != What::no_hand) || audit_.sheet.by_columns || !rights_[mistake.row].known)
        return false;
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
        const bool amount = mistake.is_amount() || mistake.what == What::division || mistake.what == What::standing;
        // at whist honours are part of the score of the game, and the book has one window for both
        const WindowColumn column = amount                   ? WindowColumn::amount
                                    : mistake.above_the_line ? WindowColumn::honours
                                                             : WindowColumn::tricks;
        mistake.window = window(audit_.sheet, audit_.written, audit_.right, column, mistake.row, mistake.side, mistake.written,
                                book_, settings_);
        if (!mistake.window.ruling) continue;
        for (std::string_view reading : mistake.window.ruling->rare->readings) mistake.readings.emplace_back(reading);
    }
}

/// The entry can no longer be put right in its column. Two columns spoilt by one slip may close at two moments.
bool Auditor::entry_stands(const Mistake& mistake, const Mistake& root) const
{
    if (root.cast_rightly) return false;
    const bool other_column = mistake.cause && mistake.above_the_line != root.above_the_line && root.what == What::entry;
    if (!other_column) return !root.window.open();
    return !window(audit_.sheet, audit_.written, audit_.right,
                   mistake.above_the_line ? WindowColumn::honours : WindowColumn::tricks, mistake.row, mistake.side,
                   mistake.written, book_, settings_)
                .open();
}

Auditor::Stands Auditor::what_stands() const
{
    Stands stands;
    stands.columns.resize(audit_.sheet.rows.size());
    for (const Mistake& mistake : audit_.mistakes) {
        const Mistake& root = mistake.cause ? audit_.mistakes[*mistake.cause] : mistake;
        const bool entry = mistake.what == What::entry || mistake.what == What::no_hand;
        if (entry && entry_stands(mistake, root)) stands.columns[mistake.row][mistake.side][mistake.above_the_line] = true;
        if (mistake.cause || mistake.window.open() || (entry && mistake.cast_rightly)) continue;
        stands.lines = stands.lines || mistake.what == What::division;
        stands.amounts = stands.amounts || mistake.is_amount() || mistake.what == What::division;
        // Once the score is agreed nothing of it may be touched, whatever it was made of.
        const bool agreed = mistake.window.until == "rubber-agreed" || mistake.window.until == "rubber-over";
        stands.amounts = stands.amounts || (agreed && !mistake.cast_rightly);
    }
    return stands;
}

scoring::HandScore Auditor::lawful_score(std::size_t row, const PerSide<Points>& standing,
                                         const PerSide<std::array<bool, 2>>& stands) const
{
    const scoring::HandScore right = right_score(row, standing);
    const Columns written = audit_.sheet.rows[row].written();
    Columns adopted{right.below, right.above};
    bool some = false;
    for (const auto& [side, above] : all_columns)
        if (stands[side][above]) adopted.at(side, above) = written.at(side, above), some = true;
    if (!some) return right;
    scoring::HandScore score = bare_score(adopted, standing, figures_);
    if (!score.game || !audit_.sheet.rows[row].hand) return score;
    for (const scoring::RevokePenalty& revoke : audit_.sheet.rows[row].hand->revokes)
        if (score.game == revoke.offenders && adopted.below[revoke.offenders] == right.below[revoke.offenders])
            score.game = std::nullopt;
    return score;
}

/// Of a sheet written by columns: who won is as written, and so are the points for the rubber where that is not known.
void Auditor::add_up_by_columns(Account& account) const
{
    account.winner = audit_.written.winner;
    for (Side side : both_sides) {
        Points given = account.winner == side ? figures_.bonus : 0;
        if (!account.winner)
            for (const Figure& figure : audit_.sheet.bonus[side]) given += figure.points;
        account.bonus[side] = given;
        account.sum[side] = account.totals.below[side] + account.totals.above[side] + given + account.brought[side];
    }
    account.result = account.sum[Side::ns] - account.sum[Side::ew];
}

void Auditor::amounts_as_written(Account& account) const
{
    const Sheet& sheet = audit_.sheet;
    for (const auto& [side, above] : all_columns)
        if (const auto& total = sheet.total(side, above)) account.totals.at(side, above) = total->points;
    for (Side side : both_sides) {
        if (!sheet.bonus[side].empty()) account.bonus[side] = 0;
        for (const Figure& figure : sheet.bonus[side]) account.bonus[side] += figure.points;
        account.sum[side] = account.totals.below[side] + account.totals.above[side] + account.bonus[side] + account.brought[side];
        if (sheet.sum[side]) account.sum[side] = sheet.sum[side]->points;
    }
    account.result = account.sum[Side::ns] - account.sum[Side::ew];
    if (sheet.result) account.result = sheet.result_side == Side::ns ? sheet.result->points : -sheet.result->points;
}

void Auditor::settle()
{
    const Stands stands = what_stands();
    audit_.lawful = add_up(
        audit_.sheet, figures_,
        [&](std::size_t row, const PerSide<Points>& standing) { return lawful_score(row, standing, stands.columns[row]); },
        stands.lines ? Division::as_written : Division::by_the_laws);
    if (audit_.sheet.by_columns)
        for (Account* account : {&audit_.right, &audit_.lawful}) add_up_by_columns(*account);
    if (stands.amounts) amounts_as_written(audit_.lawful);
    else bring_rightly(audit_.lawful);
}

}  // namespace hoyle::audit
