// Entries: each held against the hand it came from, or against every hand there is.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {

using scoring::HandScore;

Auditor::Auditor(Sheet sheet, const lawbook::Book& book, const lawbook::Settings& settings, const scoring::Figures& figures)
    : book_(book), settings_(settings), figures_(figures), explainer_(figures)
{
    audit_.sheet = std::move(sheet);
    audit_.explained.resize(audit_.sheet.rows.size());
    row_cause_.resize(audit_.sheet.rows.size());
}

std::size_t Auditor::add(Mistake mistake)
{
    audit_.mistakes.push_back(std::move(mistake));
    return audit_.mistakes.size() - 1;
}

std::string Auditor::row_words(std::size_t row) const
{
    const Row& here = audit_.sheet.rows[row];
    if (here.deal) return "deal " + std::to_string(here.deal);
    if (here.where.known()) return "line " + std::to_string(here.where.place.line);
    return "entry " + std::to_string(row + 1);
}

/// One figure of a column cannot be read, and the column's total can: then the total gives it away.
void Auditor::read_the_unreadable()
{
    Sheet& sheet = audit_.sheet;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            const auto& total = above ? sheet.total_above[side] : sheet.total_below[side];
            Figure* unread = nullptr;
            int count = 0;
            Points rest = 0;
            for (Row& row : sheet.rows)
                for (Figure& figure : above ? row.above[side] : row.below[side]) {
                    if (figure.unknown) unread = &figure, ++count;
                    else rest += figure.points;
                }
            if (count != 1 || !total || total->points < rest) {
                if (count > 0) {
                    audit_.certain = false;
                    audit_.remarks.push_back(std::to_string(count) + (count == 1 ? " figure" : " figures") + " of " + sheet.names[side] +
                                             (above ? " above" : " below") + " the line cannot be read, and no total gives them away");
                }
                continue;
            }
            unread->points = total->points - rest;
            unread->unknown = false;
            audit_.remarks.push_back("the figure at line " + std::to_string(unread->where.place.line) + " that cannot be read is " +
                                     std::to_string(unread->points) + ", if the total is right");
        }
}

bool Auditor::rows_known() const
{
    for (const Row& row : audit_.sheet.rows)
        for (Side side : both_sides)
            for (const bool above : {false, true})
                for (const Figure& figure : row.figures(side, above))
                    if (figure.unknown) return false;
    return true;
}

void Auditor::add_up_as_written()
{
    const Sheet& sheet = audit_.sheet;
    standing_written_.assign(sheet.rows.size(), {});
    audit_.written = add_up(
        sheet, figures_,
        [&](std::size_t row, const PerSide<Points>& standing) {
            standing_written_[row] = standing;
            HandScore score = bare_score(sheet.rows[row].written(), standing, figures_);
            // a side that is barred from the game by a revoke does not reach it, whatever stands there
            if (sheet.rows[row].hand && score.game)
                for (const scoring::RevokePenalty& revoke : sheet.rows[row].hand->revokes)
                    if (score.game == revoke.offenders) score.game = std::nullopt;
            return score;
        },
        Division::as_written);
    if (sheet.by_columns && !audit_.written.winner) {
        PerSide<std::vector<Points>> below;
        for (const Row& row : sheet.rows)
            for (Side side : both_sides)
                for (const Figure& figure : row.below[side]) below[side].push_back(figure.points);
        audit_.written.winner = winner_by_columns(below, figures_);
    }
}

HandScore Auditor::right_score(std::size_t row, const PerSide<Points>& standing) const
{
    const Row& here = audit_.sheet.rows[row];
    const Columns written = here.written();
    const auto supposed = supposed_.find(row);
    const HandScore bare = bare_score(supposed == supposed_.end() ? written : supposed->second, standing, figures_);
    if (!here.hand) return bare;
    HandScore score = told_score(*here.hand, standing, figures_);
    if (score.tricks_known && score.honours_known) return score;
    if (!score.tricks_known) score.below = bare.below, score.standing = bare.standing, score.game = bare.game;
    if (!score.honours_known) score.above = bare.above;
    return score;
}

/// The written totals of the columns that change come out with it.
bool Auditor::reconciles(std::size_t row, const Columns& right) const
{
    const Sheet& sheet = audit_.sheet;
    const Columns written = sheet.rows[row].written();
    bool some = false;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            const Points off = right.at(side, above) - written.at(side, above);
            const auto& total = above ? sheet.total_above[side] : sheet.total_below[side];
            if (off == 0 || !total) continue;
            Points sum = off;
            for (const Row& each : sheet.rows) sum += each.written().at(side, above);
            if (sum != total->points) return false;
            some = true;
        }
    return some;
}

void Auditor::check_rows()
{
    Sheet& sheet = audit_.sheet;
    if (sheet.by_columns) {
        check_columns();
        return;
    }
    standing_right_.assign(sheet.rows.size(), {});
    // The standing before a row hangs on the rows before it, so the rows are taken in order.
    PerSide<Points> standing = sheet.carried;
    for (std::size_t row = 0; row < sheet.rows.size(); ++row) {
        standing_right_[row] = standing;
        if (sheet.rows[row].hand) check_told(row, row < standing_written_.size() ? standing_written_[row] : PerSide<Points>{});
        else check_bare(row, standing);
        const HandScore score = right_score(row, standing);
        standing = score.game ? PerSide<Points>{} : score.standing;
    }
}

void Auditor::check_told(std::size_t row, const PerSide<Points>& standing_written)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    scoring::HandFacts hand = *here.hand;
    hand.standing = standing_right_[row];
    const HandScore score = score_hand(hand, figures_);
    const HandScore right_bare = right_score(row, standing_right_[row]);
    const Columns right{right_bare.below, right_bare.above}, written = here.written();
    const HandScore local = told_score(hand, standing_written, figures_);

    const std::vector<Slip> slips = slips_in_hand(hand, right, here, figures_, sheet.names);
    std::optional<std::size_t> first;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            if (!here.said(side, above) || !(above ? score.honours_known : score.tricks_known)) continue;
            Points w = written.at(side, above), r = right.at(side, above);
            if (w == r) continue;
            const auto& figures = here.figures(side, above);
            // at whist the tricks and the honours of one hand may be written one behind the other
            std::string_view part;
            if (figures_.honours_count_to_game && figures.size() == 2) {
                const Points honours = score.honours[side];
                if (figures[0].points == r - honours) w = figures[1].points, r = honours, part = "honours";
                else if (figures[1].points == honours) w = figures[0].points, r -= honours, part = "tricks";
            }
            Mistake mistake;
            mistake.what = Mistake::What::entry;
            mistake.side = side;
            mistake.above_the_line = above;
            mistake.written = w;
            mistake.computed = r;
            mistake.row = row;
            mistake.where = figures.size() == 1 ? figures.front().where : here.where;
            if (!part.empty()) mistake.where = figures[part == "honours" ? 1 : 0].where;
            const std::string place = !part.empty()                    ? " for " + std::string(part) + ", "
                                      : figures_.honours_count_to_game ? ", "
                                      : above                          ? " above the line, "
                                                                       : " below the line, ";
            mistake.heading = sheet.names[side] + place + row_words(row) + ": written " + std::to_string(w) + ", by the laws " + std::to_string(r);
            mistake.label = (figures.empty() ? "nothing here for " + sheet.names[side] + "; " : "") + std::to_string(r) + " by the laws";
            for (const scoring::Working& line : score.working) {
                using enum scoring::Working::Part;
                const bool line_above = line.part == honours || line.part == chicane || line.part == slam;
                if (line.side != side || (figures_.honours_count_to_game ? above : line_above != above)) continue;
                mistake.arithmetic.push_back(line.text);
                mistake.laws.insert(mistake.laws.end(), line.laws.begin(), line.laws.end());
                mistake.readings.insert(mistake.readings.end(), line.readings.begin(), line.readings.end());
            }
            if (mistake.arithmetic.empty()) mistake.arithmetic.push_back(above ? "nothing above the line" : "nothing below the line");
            const Points followed = above ? local.above[side] : local.below[side];
            if (written.at(side, above) == followed) {  // right for the game as it stood on the sheet: the fault is further up
                for (std::size_t before = row; before-- > 0 && !mistake.cause;) mistake.cause = row_cause_[before];
            }
            if (!mistake.cause && first) {
                // the same stroke of the pen, if one slip explains both
                const Mistake& root = audit_.mistakes[*first];
                if (!root.slips.empty() && root.slips.front().reconciles) mistake.cause = first;
            }
            if (!mistake.cause) {
                mistake.slips = slips;
                if (std::none_of(slips.begin(), slips.end(), [](const Slip& slip) { return slip.reconciles; }))  // two slips in one row, or none that we know
                    std::erase_if(mistake.slips, [&](const Slip& slip) {
                        switch (slip.kind) {
                        case SlipKind::transposed:
                        case SlipKind::digit_dropped:
                        case SlipKind::digit_doubled: return slip.words.find(std::to_string(w) + " for") == std::string::npos;
                        default: return false;
                        }
                    });
            }
            const std::size_t index = add(std::move(mistake));
            if (!audit_.mistakes[index].cause) {
                if (!first) first = index;
                if (!row_cause_[row]) row_cause_[row] = index;
            } else if (!row_cause_[row]) {
                row_cause_[row] = audit_.mistakes[index].cause;
            }
        }
}

void Auditor::check_bare(std::size_t row, const PerSide<Points>& standing)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    for (Side side : both_sides)
        if (!here.said(side, false) || !here.said(side, true)) return;  // with a figure unread nothing is impossible
    const Columns written = here.written();
    audit_.explained[row] = explainer_.explain(written, standing, sheet.names);
    if (!audit_.explained[row].empty()) return;

    Mistake mistake;
    mistake.what = Mistake::What::no_hand;
    mistake.row = row;
    mistake.where = here.where;
    // the column that no hand gives by itself, if it is one
    bool found = false;
    const bool whist = figures_.honours_count_to_game;
    if (!whist && !explainer_.possible_below(written.below)) {
        for (Side side : both_sides)
            if (!found && written.below[side] != 0) mistake.side = side, mistake.above_the_line = false, found = true;
    } else if (!whist && !explainer_.possible_above(written.above)) {
        for (Side side : both_sides)
            if (!found && written.above[side] != 0) mistake.side = side, mistake.above_the_line = true, found = true;
    }
    for (Side side : both_sides)
        for (const bool above : {false, true})
            if (!found && written.at(side, above) != 0) mistake.side = side, mistake.above_the_line = above, found = true;
    // If the totals are out, they say what it should be; else every slip is thought of that leads from some hand to these figures.
    if (const auto off = asked_by_totals(); off && !(*off == Columns{}))
        if (const auto right = asked_of_row(row, *off)) mistake.slips = slips_to_bare_row(here, *right, standing, explainer_, figures_, sheet.names);
    if (mistake.slips.empty()) mistake.slips = slips_in_bare_row(here, standing, explainer_, figures_, sheet.names);
    for (Slip& slip : mistake.slips) slip.reconciles = reconciles(row, slip.right);
    rank(mistake.slips);
    // What it should have been: the one row that the totals ask for, or the only one there can be.
    std::vector<Columns> rights;
    const bool reconciled = !mistake.slips.empty() && mistake.slips.front().reconciles;
    for (const Slip& slip : mistake.slips)
        if (slip.reconciles == reconciled && std::find(rights.begin(), rights.end(), slip.right) == rights.end()) rights.push_back(slip.right);
    if (rights.size() == 1) {
        supposed_[row] = rights.front();
        for (Side side : both_sides)
            for (const bool above : {false, true})
                if (!mistake.computed && rights.front().at(side, above) != written.at(side, above)) {
                    mistake.side = side;
                    mistake.above_the_line = above;
                    mistake.computed = rights.front().at(side, above);
                }
    } else {
        audit_.certain = false;
    }
    mistake.written = written.at(mistake.side, mistake.above_the_line);
    const auto& figures = here.figures(mistake.side, mistake.above_the_line);
    if (figures.size() == 1) mistake.where = figures.front().where;
    mistake.heading = row_words(row) + ": no hand gives these figures";
    mistake.label = mistake.computed ? std::to_string(*mistake.computed) + " is likely" : "no hand gives this";
    const bool too_much = !whist && explainer_.possible_below(written.below) && explainer_.possible_above(written.above);
    if (too_much) mistake.remarks.push_back("each column could be some hand's, but no one hand gives both");
    mistake.laws = figures_.laws_of("trick");
    for (const char* figure : {"doubling", "honours-suit", "honours-no-trump", "slam", "chicane", "revoke"})
        for (const std::string& law : figures_.laws_of(figure)) mistake.laws.push_back(law);
    row_cause_[row] = add(std::move(mistake));
}

}  // namespace hoyle::audit
