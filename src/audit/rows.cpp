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
    if (here.missing) return "the line that is missing";
    if (here.deal) return "deal " + std::to_string(here.deal);
    if (here.where.known()) return "line " + std::to_string(here.where.place.line);
    return "entry " + std::to_string(row + 1);
}

/// One figure of a column cannot be read, and the column's total can: then the total gives it away.
void Auditor::read_the_unreadable()
{
    for (const auto& [side, above] : all_columns) read_the_unreadable(side, above);
}

void Auditor::read_the_unreadable(Side side, bool above)
{
    Sheet& sheet = audit_.sheet;
    const auto& total = sheet.total(side, above);
    Figure* unread = nullptr;
    int count = 0;
    Points rest = 0;
    for (Row& row : sheet.rows)
        for (Figure& figure : above ? row.above[side] : row.below[side]) {
            if (figure.unknown) unread = &figure, ++count;
            else rest += figure.points;
        }
    if (count == 0) return;
    const bool given_away = count == 1 && total && !total->unknown && total->points >= rest;
    if (given_away && !unread->may_be(total->points - rest)) {
        audit_.certain = false;
        audit_.remarks.push_back("the figure at line " + std::to_string(unread->where.place.line) + ", " + unread->legible +
                                 ", would be " + std::to_string(total->points - rest) +
                                 " if the total were right, and that is not what can be read of it");
        return;
    }
    if (!given_away && unread->in_part()) return;  // the hand, or all hands there are, may say more
    if (!given_away) {
        audit_.certain = false;
        audit_.remarks.push_back(std::to_string(count) + (count == 1 ? " figure" : " figures") + " of " + sheet.names[side] +
                                 (above ? " above" : " below") + " the line cannot be read, and no total gives them away");
        return;
    }
    unread->points = total->points - rest;
    unread->unknown = false;
    audit_.remarks.push_back("the figure at line " + std::to_string(unread->where.place.line) + " that cannot be read is " +
                             std::to_string(unread->points) + ", if the total is right");
}

bool Auditor::rows_known() const
{
    for (const Row& row : audit_.sheet.rows)
        for (const auto& [side, above] : all_columns)
            for (const Figure& figure : row.figures(side, above))
                if (figure.unknown) return false;
    return true;
}

/// A side that is barred from the game by a revoke does not reach it, whatever stands there.
HandScore Auditor::score_as_written(const Row& row, const PerSide<Points>& standing) const
{
    HandScore score = bare_score(row.written(), standing, figures_);
    if (row.hand && score.game)
        for (const scoring::RevokePenalty& revoke : row.hand->revokes)
            if (score.game == revoke.offenders) score.game = std::nullopt;
    return score;
}

void Auditor::add_up_as_written()
{
    const Sheet& sheet = audit_.sheet;
    standing_written_.assign(sheet.rows.size(), {});
    audit_.written = add_up(
        sheet, figures_,
        [&](std::size_t row, const PerSide<Points>& standing) {
            standing_written_[row] = standing;
            return score_as_written(sheet.rows[row], standing);
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
        if (sheet.rows[row].hand) suppose_honours(row), solve_figure(row, standing);
        if (sheet.rows[row].hand) check_told(row, row < standing_written_.size() ? standing_written_[row] : PerSide<Points>{});
        else if (!sheet.rows[row].missing) check_bare(row, standing);
        const HandScore score = right_score(row, standing);
        standing = score.game ? PerSide<Points>{} : score.standing;
    }
}

/// A row whose hand is told: what it should be, and what it would be for the game as it stood on the sheet.
struct ToldRow {
    std::size_t row;
    const Row& here;
    HandScore score;
    Columns written, right;
    HandScore local;
    std::vector<Slip> slips;
};

namespace {

/// One figure of a column, or all of it, as written and as it should be.
struct Compared {
    Points written = 0, right = 0;
    std::string_view part;  ///< at whist: "tricks" or "honours", if it is one of the two
    Spot where;
};

/// At whist the tricks and the honours of one hand may be written one behind the other.
Compared compare(const ToldRow& told, Side side, bool above, bool whist)
{
    const auto& figures = told.here.figures(side, above);
    Compared found{told.written.at(side, above),
                   told.right.at(side, above),
                   {},
                   figures.size() == 1 ? figures.front().where : told.here.where};
    if (!whist || figures.size() != 2) return found;
    const Points honours = told.score.honours[side];
    if (figures[0].points == found.right - honours) return {figures[1].points, honours, "honours", figures[1].where};
    if (figures[1].points == honours) return {figures[0].points, found.right - honours, "tricks", figures[0].where};
    return found;
}

std::string place_words(std::string_view part, bool above, bool whist)
{
    if (!part.empty()) return " for " + std::string(part) + ", ";
    if (whist) return ", ";
    return above ? " above the line, " : " below the line, ";
}

/// What the scorer has most likely got wrong, where that is one part of what stands in the column.
std::optional<scoring::Working::Part> part_accused(const std::vector<Slip>& slips)
{
    if (slips.empty()) return std::nullopt;
    switch (slips.front().kind) {
    case SlipKind::slam_forgotten:
    case SlipKind::slam_mistaken:
    case SlipKind::slam_with_penalty: return scoring::Working::Part::slam;
    case SlipKind::chicane_added:
    case SlipKind::chicane_deducted:
    case SlipKind::chicane_forgotten: return scoring::Working::Part::chicane;
    default: return std::nullopt;
    }
}

/// How the hand gives what it gives in that column, with its laws: that of the part that is wrong first.
void show_working(const HandScore& score, Side side, bool above, bool whist, const std::vector<Slip>& slips, Mistake& mistake)
{
    const auto accused = part_accused(slips);
    for (const scoring::Working& line : score.working) {
        using enum scoring::Working::Part;
        const bool line_above = line.part == honours || line.part == chicane || line.part == slam;
        if (line.side != side || (whist ? above : line_above != above)) continue;
        mistake.arithmetic.push_back(line.text);
        mistake.laws.insert(line.part == accused ? mistake.laws.begin() : mistake.laws.end(), line.laws.begin(), line.laws.end());
        mistake.readings.insert(mistake.readings.end(), line.readings.begin(), line.readings.end());
    }
    if (mistake.arithmetic.empty()) mistake.arithmetic.push_back(above ? "nothing above the line" : "nothing below the line");
}

/// Two slips in one row, or none that we know: then a slip of the pen must be one of this figure.
std::vector<Slip> slips_of_figure(std::vector<Slip> slips, Points written)
{
    if (std::any_of(slips.begin(), slips.end(), [](const Slip& slip) { return slip.reconciles; })) return slips;
    std::erase_if(slips, [&](const Slip& slip) {
        const bool of_the_pen = slip.kind == SlipKind::transposed || slip.kind == SlipKind::digit_dropped ||
                                slip.kind == SlipKind::digit_doubled;
        return of_the_pen && slip.words.find(std::to_string(written) + " for") == std::string::npos;
    });
    return slips;
}

}  // namespace

void Auditor::check_told(std::size_t row, const PerSide<Points>& standing_written)
{
    const Row& here = audit_.sheet.rows[row];
    scoring::HandFacts hand = *here.hand;
    hand.standing = standing_right_[row];
    const HandScore right = right_score(row, standing_right_[row]);
    ToldRow told{row,
                 here,
                 score_hand(hand, figures_),
                 here.written(),
                 {right.below, right.above},
                 told_score(hand, standing_written, figures_),
                 {}};
    told.slips = slips_in_hand(hand, told.right, here, figures_, audit_.sheet.names);
    std::optional<std::size_t> first;
    for (const auto& [side, above] : all_columns) {
        if (!here.said(side, above) || !(above ? told.score.honours_known : told.score.tricks_known)) continue;
        if (told.written.at(side, above) != told.right.at(side, above)) check_told_column(told, side, above, first);
    }
    check_untold_honours(row);
}

void Auditor::check_told_column(const ToldRow& told, Side side, bool above, std::optional<std::size_t>& first)
{
    const Sheet& sheet = audit_.sheet;
    const bool whist = figures_.honours_count_to_game;
    const Compared compared = compare(told, side, above, whist);
    const std::string right = std::to_string(compared.right);
    Mistake mistake;
    mistake.what = Mistake::What::entry;
    mistake.side = side;
    mistake.above_the_line = above;
    mistake.written = compared.written;
    mistake.computed = compared.right;
    mistake.row = told.row;
    mistake.where = compared.where;
    mistake.heading = sheet.names[side] + place_words(compared.part, above, whist) + row_words(told.row) + ": written " +
                      std::to_string(compared.written) + ", by the laws " + right;
    const auto& here = told.here.figures(side, above);  // a nought is nothing as well
    const bool nothing = std::all_of(here.begin(), here.end(),
                                     [](const auto& figure) { return figure.points == 0 && !figure.unknown; });
    mistake.label = (nothing ? "nothing here for " + sheet.names[side] + "; " : "") + right + " by the laws";
    show_working(told.score, side, above, whist, told.slips, mistake);
    // right for the game as it stood on the sheet: the fault is further up
    if (told.written.at(side, above) == (above ? told.local.above[side] : told.local.below[side]))
        for (std::size_t before = told.row; before-- > 0 && !mistake.cause;) mistake.cause = row_cause_[before];
    if (!mistake.cause && first) {
        // the same stroke of the pen, if one slip explains both
        const Mistake& root = audit_.mistakes[*first];
        if (!root.slips.empty() && root.slips.front().reconciles) mistake.cause = first;
    }
    if (!mistake.cause) mistake.slips = slips_of_figure(told.slips, compared.written);
    const std::optional<std::size_t> cause = mistake.cause;
    const std::size_t index = add(std::move(mistake));
    if (!cause && !first) first = index;
    if (!row_cause_[told.row]) row_cause_[told.row] = cause.value_or(index);
}

/// The column that no hand gives by itself, if it is one; else the first with a figure in it.
void Auditor::find_column(const Columns& written, Mistake& mistake) const
{
    const bool whist = figures_.honours_count_to_game;
    const bool below_wrong = !whist && !explainer_.possible_below(written.below);
    const bool above_wrong = !whist && !below_wrong && !explainer_.possible_above(written.above);
    const auto first = [&](auto wanted) {
        for (const ColumnOf& column : all_columns) {
            if (!wanted(column.above) || written.at(column.side, column.above) == 0) continue;
            mistake.side = column.side;
            mistake.above_the_line = column.above;
            return true;
        }
        return false;
    };
    if ((below_wrong || above_wrong) && first([&](bool above) { return above == above_wrong; })) return;
    first([](bool) { return true; });
}

/// What it should have been: the one row that the totals ask for, or the only one there can be.
void Auditor::suppose(Mistake& mistake, const Columns& written)
{
    std::vector<Columns> rights;
    const bool reconciled = !mistake.slips.empty() && mistake.slips.front().reconciles;
    for (const Slip& slip : mistake.slips)
        if (slip.reconciles == reconciled && std::find(rights.begin(), rights.end(), slip.right) == rights.end())
            rights.push_back(slip.right);
    if (rights.size() != 1) {
        audit_.certain = false;
        return;
    }
    supposed_[mistake.row] = rights.front();
    for (const auto& [side, above] : all_columns) {
        if (mistake.computed || rights.front().at(side, above) == written.at(side, above)) continue;
        mistake.side = side;
        mistake.above_the_line = above;
        mistake.computed = rights.front().at(side, above);
    }
}

/// Slips are looked for among all that may have happened, which takes its time: in rows that one hand may have left, and in no
/// more of them than a rubber can have wrong.
bool Auditor::worth_a_search(const Row& row)
{
    constexpr std::size_t most_rows = 24;
    return of_one_hand(row) && ++searched_ <= most_rows;
}

void Auditor::check_bare(std::size_t row, const PerSide<Points>& standing)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    solve_figure(row, standing);
    if (is_of_column(here)) return check_one_column_row(row);
    for (Side side : both_sides)
        if (!here.said(side, false) || !here.said(side, true)) return;  // with a figure unread nothing is impossible
    const Columns written = here.written();
    audit_.explained[row] = explainer_.explain(written, standing, sheet.names);
    if (!audit_.explained[row].empty() || counted_past_the_game(row, standing)) return;

    Mistake mistake;
    mistake.what = Mistake::What::no_hand;
    mistake.row = row;
    mistake.where = here.where;
    find_column(written, mistake);
    // If the totals are out, they say what it should be; else every slip is thought of that leads from some hand to these
    // figures.
    if (const auto off = asked_by_totals(); off && !(*off == Columns{}))
        if (const auto right = asked_of_row(row, *off))
            mistake.slips = slips_to_bare_row(here, *right, standing, explainer_, figures_, sheet.names);
    if (mistake.slips.empty() && worth_a_search(here))
        mistake.slips = slips_in_bare_row(here, standing, explainer_, figures_, sheet.names);
    for (Slip& slip : mistake.slips) slip.reconciles = reconciles(row, slip.right);
    rank(mistake.slips);
    suppose(mistake, written);
    mistake.written = written.at(mistake.side, mistake.above_the_line);
    const auto& figures = here.figures(mistake.side, mistake.above_the_line);
    if (figures.size() == 1) mistake.where = figures.front().where;
    mistake.heading = row_words(row) + ": no hand gives these figures";
    mistake.label = mistake.computed ? std::to_string(*mistake.computed) + " is likely" : "no hand gives this";
    const bool too_much = !figures_.honours_count_to_game && explainer_.possible_below(written.below) &&
                          explainer_.possible_above(written.above);
    if (too_much) mistake.remarks.push_back("each column could be some hand's, but no one hand gives both");
    mistake.laws = figures_.laws_of("trick");
    for (const char* figure : {"doubling", "honours-suit", "honours-no-trump", "slam", "chicane", "revoke"})
        for (const std::string& law : figures_.laws_of(figure)) mistake.laws.push_back(law);
    row_cause_[row] = add(std::move(mistake));
}

}  // namespace hoyle::audit
