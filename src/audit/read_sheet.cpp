// From the lines of a block to the sheet they describe.

#include "audit/hand_told.hpp"

#include <algorithm>

namespace hoyle::audit {

using log::Section;
using log::Statement;
using log::Verb;
using scoring::Figures;

bool Row::said(Side side, bool above_the_line) const
{
    if (!(above_the_line ? above_said : below_said)[side]) return false;
    for (const Figure& figure : figures(side, above_the_line))
        if (figure.unknown) return false;
    return true;
}

Columns Row::written() const
{
    Columns sum;
    for (Side side : both_sides)
        for (const bool above_the_line : {false, true})
            for (const Figure& figure : figures(side, above_the_line)) sum.at(side, above_the_line) += figure.points;
    return sum;
}

Sheet read_sheet(const Section& section, const Figures& figures, const PerSeat<std::string>& players, std::vector<Trouble>& troubles)
{
    Sheet sheet;
    Names names(sheet, players);
    const auto spot = [&](Span span) { return Spot{section.text.place(span), section.text.line(span)}; };
    const auto third = [&](const log::SideName& name, Span span) {
        const Spot where = spot(name.span.length ? name.span : span);
        if (!troubles.empty() && troubles.back().where.place.line == where.place.line) return;  // once a line is enough
        troubles.push_back(
            {where, "a block has two sides, " + sheet.names[Side::ns] + " and " + sheet.names[Side::ew] + "; `" + printable(name.name, 40) + "` is neither"});
    };
    bool tells_of_entry = false, entry_not_read = false;
    for (std::size_t at = 0; at < section.statements.size(); ++at) {
        const Statement& statement = section.statements[at];
        // what a statement lists is in one pool or another: looked at only where the verb says which
        const auto figures_of_line = [&] { return Section::in(section.figures, statement.list); };
        const auto sums = [&] { return Section::in(section.sums, statement.list); };
        const auto figure_at = [&](const log::Figure& figure) { return Figure{figure.points, figure.unknown, spot(figure.span)}; };
        if (sheet.rows.size() >= Sheet::longest) {
            troubles.push_back(
                {spot(statement.span), "a block of more than " + std::to_string(Sheet::longest) + " figures is no rubber's; from here on it is not read"});
            break;
        }
        switch (statement.verb) {
        case Verb::block:
            sheet.title = printable(statement.text);
            sheet.where = spot(statement.span);
            break;
        case Verb::game: ++sheet.games; break;
        case Verb::entry: {
            Row row;
            row.game = sheet.games > 0 ? sheet.games - 1 : 0;
            row.at = at;
            row.where = spot(statement.span);
            bool of_a_side = false;
            for (const log::Figure& figure : figures_of_line()) {
                const auto side = names.side(figure.side);
                of_a_side = of_a_side || side.has_value();
                if (!side) third(figure.side, statement.span);
                else if (figure.span.length > 0 && section.text.at(figure.span).find_first_of("0123456789?") != std::string_view::npos)
                    (figure.bar > 0 ? row.above : row.below)[*side].push_back(figure_at(figure));
            }
            entry_not_read = !of_a_side;
            if (of_a_side) sheet.rows.push_back(std::move(row));
            tells_of_entry = of_a_side;
            break;
        }
        case Verb::column: {
            sheet.by_columns = true;
            for (const log::Figure& figure : figures_of_line()) {
                const auto side = names.side(figure.side);
                if (!side) {
                    third(figure.side, statement.span);
                    continue;
                }
                Row row;
                row.at = at;
                row.where = spot(figure.span);
                (figure.bar > 0 ? row.above : row.below)[*side].push_back(figure_at(figure));
                row.below_said = row.above_said = {};
                (figure.bar > 0 ? row.above_said : row.below_said)[*side] = true;
                sheet.rows.push_back(std::move(row));
            }
            break;
        }
        case Verb::from:
            if (entry_not_read) break;  // its entry has been complained of
            if (!tells_of_entry) {
                troubles.push_back({spot(statement.span), "`from` tells of which hand the entry above it is; here no entry stands above"});
                break;
            }
            tell_hand(section, statement, names, figures, sheet.rows.back(), troubles);
            break;
        case Verb::total:
            for (const log::Figure& figure : figures_of_line()) {
                const auto side = names.side(figure.side);
                if (!side) third(figure.side, statement.span);
                else if (!figure.unknown) (figure.bar > 0 ? sheet.total_above : sheet.total_below)[*side] = figure_at(figure);
            }
            break;
        case Verb::bonus:
        case Verb::sum:
            for (const log::Sum& sum : sums()) {
                const auto side = names.side(sum.side);
                const Figure figure{sum.points, false, spot(sum.span)};
                if (!side) third(sum.side, statement.span);
                else if (statement.verb == Verb::sum) sheet.sum[*side] = figure;
                else sheet.bonus[*side].push_back(figure);
            }
            break;
        case Verb::result: {
            const auto side = names.side(statement.side);
            if (!side) {
                third(statement.side, statement.span);
                break;
            }
            if (statement.flag2) break;
            sheet.result = Figure{static_cast<Points>(statement.number), false, spot(statement.span)};
            sheet.result_side = *side;
            break;
        }
        case Verb::noticed: sheet.noticed.push_back({static_cast<log::NoticedAt>(statement.choice), statement.flag, at, spot(statement.span)}); break;
        case Verb::corrects_score:
        case Verb::challenges: {
            if (sums().empty()) break;
            const auto side = names.side(sums().front().side);
            if (!side) third(sums().front().side, statement.span);
            else {
                const auto column = sums().front().column;
                const bool above = column == log::Column::above || column == log::Column::honours || column == log::Column::slam ||
                                   column == log::Column::chicane;
                sheet.asked.push_back({*side, above, sums().front().points, at, spot(statement.span)});
            }
            break;
        }
        case Verb::agreed_rubber:
            if (sheet.agreed_at != Sheet::no_time) break;
            sheet.agreed_at = at;
            sheet.agreed_where = spot(statement.span);
            break;
        case Verb::pack_cut:
        case Verb::dealt:
            sheet.passed.push_back({statement.verb == Verb::dealt ? log::NoticedAt::next_deal : log::NoticedAt::next_cut, at, spot(statement.span)});
            break;
        case Verb::standing: {
            Standing standing;
            standing.rows = sheet.rows.size();
            for (const log::Sum& sum : sums())
                if (const auto side = names.side(sum.side)) standing.said[*side] = Figure{sum.points, false, spot(sum.span)};
                else third(sum.side, statement.span);
            sheet.standings.push_back(std::move(standing));
            break;
        }
        case Verb::carried:
            for (const log::Figure& figure : figures_of_line())
                if (const auto side = names.side(figure.side); side && figure.bar == 0 && sheet.rows.empty()) sheet.carried[*side] += figure.points;
            break;
        default: break;
        }
        if (statement.verb != Verb::entry && statement.verb != Verb::from && statement.verb != Verb::expect) tells_of_entry = entry_not_read = false;
    }
    sheet.end = section.statements.size();
    names.name_the_others();
    return sheet;
}

}  // namespace hoyle::audit
