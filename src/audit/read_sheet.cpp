// From the lines of a block to the sheet they describe.

#include "audit/hand_told.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::audit {

using log::Section;
using log::Statement;
using log::Verb;
using scoring::Figures;

bool Figure::may_be(Points number) const
{
    if (!in_part()) return true;
    const std::string digits = std::to_string(number);
    if (digits.size() != legible.size()) return false;
    for (std::size_t i = 0; i < digits.size(); ++i)
        if (legible[i] != '?' && legible[i] != digits[i]) return false;
    return true;
}

bool Row::said(Side side, bool above_the_line) const
{
    if (!(above_the_line ? above_said : below_said)[side]) return false;
    for (const Figure& figure : figures(side, above_the_line))
        if (figure.unknown) return false;
    return true;
}

bool is_of_column(const Row& row)
{
    return !(row.below_said[Side::ns] && row.below_said[Side::ew] && row.above_said[Side::ns] && row.above_said[Side::ew]);
}

bool of_one_hand(const Row& row)
{
    constexpr std::size_t most_figures = 24;
    std::size_t figures = 0;
    for (const auto& [side, above] : all_columns) figures += row.figures(side, above).size();
    return figures <= most_figures;
}

Columns Row::written() const
{
    Columns sum;
    for (Side side : both_sides)
        for (const bool above_the_line : {false, true})
            for (const Figure& figure : figures(side, above_the_line)) sum.at(side, above_the_line) += figure.points;
    return sum;
}

namespace {

bool counts_above(log::Column column)
{
    return column == log::Column::above || column == log::Column::honours || column == log::Column::slam ||
           column == log::Column::chicane;
}

/// The lines of a block, one after another.
class SheetReader {
public:
    SheetReader(const Section& section, const Figures& figures, const PerSeat<std::string>& players,
                std::vector<Trouble>& troubles)
        : section_(section), figures_(figures), troubles_(troubles), names_(sheet_, players)
    {}

    Sheet read()
    {
        for (std::size_t at = 0; at < section_.statements.size(); ++at) {
            const Statement& statement = section_.statements[at];
            if (sheet_.rows.size() >= Sheet::longest) {
                troubles_.push_back({spot(statement.span), "a block of more than " + std::to_string(Sheet::longest) +
                                                               " figures is no rubber's; from here on it is not read"});
                break;
            }
            figures_of(statement, at);
            marks(statement, at);
            if (statement.verb != Verb::entry && statement.verb != Verb::from && statement.verb != Verb::expect)
                tells_of_entry_ = entry_not_read_ = false;
        }
        foot_of_running_totals();
        sheet_.end = section_.statements.size();
        names_.name_the_others();
        return std::move(sheet_);
    }

private:
    Spot spot(Span span) const { return Spot{section_.text.place(span), section_.text.line(span)}; }
    // what a statement lists is in one pool or another: looked at only where the verb says which
    auto figures_in(const Statement& statement) const { return Section::in(section_.figures, statement.list); }
    auto sums_in(const Statement& statement) const { return Section::in(section_.sums, statement.list); }
    Figure figure_at(const log::Figure& figure)
    {
        return Figure{counted(figure.points, figure.span), figure.unknown, spot(figure.span),
                      figure.unknown ? printable(section_.text.at(figure.span)) : std::string()};
    }
    Figure figure_at(const log::Sum& sum) { return Figure{counted(sum.points, sum.span), false, spot(sum.span), {}}; }

    /// The points, as long as all the figures of the block together stay where sums and doublings of them can be made.
    Points counted(Points points, Span span)
    {
        if (points <= Sheet::greatest - sum_of_all_ && -points <= Sheet::greatest - sum_of_all_) {
            sum_of_all_ += std::abs(points);
            return points;
        }
        if (!past_counting_)
            troubles_.push_back({spot(span), "the figures of a block are counted up to " + std::to_string(Sheet::greatest) +
                                                 " in all; this one goes past it, and is left out"});
        past_counting_ = true;
        return 0;
    }

    /// The side of that name; nothing, and a word of it, if it is neither's.
    std::optional<Side> side_of(const log::SideName& name, const Statement& statement)
    {
        const auto side = names_.side(name);
        if (!side) third(name, statement.span);
        return side;
    }

    void third(const log::SideName& name, Span span)
    {
        const Spot where = spot(name.span.length ? name.span : span);
        if (!troubles_.empty() && troubles_.back().where.place.line == where.place.line) return;  // once a line is enough
        troubles_.push_back({where, "a block has two sides, " + sheet_.names[Side::ns] + " and " + sheet_.names[Side::ew] +
                                        "; `" + printable(name.name, 40) + "` is neither"});
    }

    void figures_of(const Statement& statement, std::size_t at)
    {
        switch (statement.verb) {
        case Verb::entry: entry(statement, at); break;
        case Verb::column: column(statement, at); break;
        case Verb::from: from(statement); break;
        case Verb::total:
            for (const log::Figure& figure : figures_in(statement))
                if (const auto side = side_of(figure.side, statement); side && !figure.unknown)
                    sheet_.running.push_back(
                        {*side, figure.bar > 0 ? Running::Of::above : Running::Of::below, figure_at(figure), sheet_.rows.size()});
            break;
        case Verb::bonus:
        case Verb::points:
        case Verb::brought:
        case Verb::sum: sums(statement); break;
        case Verb::result: result(statement); break;
        case Verb::rubber_won: paid(statement); break;
        case Verb::standing: standing(statement); break;
        case Verb::game_won: won(statement); break;
        case Verb::carried:
            for (const log::Figure& figure : figures_in(statement))
                if (const auto side = names_.side(figure.side); side && figure.bar == 0 && sheet_.rows.empty())
                    sheet_.carried[*side] += figure_at(figure).points;
            break;
        default: break;
        }
    }

    void marks(const Statement& statement, std::size_t at)
    {
        switch (statement.verb) {
        case Verb::block:
            sheet_.title = printable(statement.text);
            sheet_.where = spot(statement.span);
            break;
        case Verb::game:
            ++sheet_.games;
            if (section_.text.written) sheet_.game_lines.push_back(spot(statement.span));
            break;
        case Verb::noticed: sheet_.noticed.push_back({statement.noticed_at, statement.after, at, spot(statement.span)}); break;
        case Verb::corrects_score:
        case Verb::challenges: asked(statement, at); break;
        case Verb::agreed_rubber:
            if (sheet_.agreed_at != Sheet::no_time) break;
            sheet_.agreed_at = at;
            sheet_.agreed_where = spot(statement.span);
            break;
        case Verb::pack_cut: sheet_.passed.push_back({log::NoticedAt::next_cut, at, spot(statement.span)}); break;
        case Verb::dealt: sheet_.passed.push_back({log::NoticedAt::next_deal, at, spot(statement.span)}); break;
        default: break;
        }
    }

    void entry(const Statement& statement, std::size_t at)
    {
        Row row;
        row.game = sheet_.games > 0 ? sheet_.games - 1 : 0;
        row.at = at;
        row.where = spot(statement.span);
        bool of_a_side = false;
        for (const log::Figure& figure : figures_in(statement)) {
            const auto side = side_of(figure.side, statement);
            of_a_side = of_a_side || side.has_value();
            const bool written = figure.span.length > 0 &&
                                 section_.text.at(figure.span).find_first_of("0123456789?") != std::string_view::npos;
            if (side && written) (figure.bar > 0 ? row.above : row.below)[*side].push_back(figure_at(figure));
        }
        entry_not_read_ = !of_a_side;
        tells_of_entry_ = of_a_side;
        if (of_a_side) sheet_.rows.push_back(std::move(row));
    }

    void column(const Statement& statement, std::size_t at)
    {
        sheet_.by_columns = sheet_.games == 0;
        for (const log::Figure& figure : figures_in(statement)) {
            const auto side = side_of(figure.side, statement);
            if (!side) continue;
            Row row;
            row.game = sheet_.games > 0 ? sheet_.games - 1 : 0;
            row.at = at;
            row.where = spot(figure.span);
            (figure.bar > 0 ? row.above : row.below)[*side].push_back(figure_at(figure));
            row.below_said = row.above_said = {};
            (figure.bar > 0 ? row.above_said : row.below_said)[*side] = true;
            sheet_.rows.push_back(std::move(row));
        }
    }

    void from(const Statement& statement)
    {
        if (entry_not_read_) return;  // its entry has been complained of
        if (tells_of_entry_) return tell_hand(section_, statement, names_, figures_, sheet_.rows.back(), troubles_);
        troubles_.push_back(
            {spot(statement.span), "`from` tells of which hand the entry above it is; here no entry stands above"});
    }

    void sums(const Statement& statement)
    {
        for (const log::Sum& sum : sums_in(statement)) {
            const auto side = side_of(sum.side, statement);
            if (side && statement.verb == Verb::sum) sheet_.sum[*side] = figure_at(sum);
            if (side && statement.verb == Verb::points)
                sheet_.running.push_back({*side, Running::Of::both, figure_at(sum), sheet_.rows.size()});
            if (side && statement.verb == Verb::brought) sheet_.brought[*side] = figure_at(sum);
            if (side && statement.verb == Verb::bonus) sheet_.bonus[*side].push_back(figure_at(sum));
        }
    }

    /// What stands behind the last entry is at the foot.
    void foot_of_running_totals()
    {
        for (const Running& each : sheet_.running)
            if (each.rows == sheet_.rows.size())
                (each.of == Running::Of::both    ? sheet_.points
                 : each.of == Running::Of::below ? sheet_.total_below
                                                 : sheet_.total_above)[each.side] = each.said;
        std::erase_if(sheet_.running, [&](const Running& each) { return each.rows == sheet_.rows.size(); });
    }

    void result(const Statement& statement)
    {
        const auto side = side_of(statement.side, statement);
        if (!side || statement.unknown) return;
        sheet_.result = Figure{counted(static_cast<Points>(statement.number), statement.span), false, spot(statement.span), {}};
        sheet_.result_side = *side;
    }

    void paid(const Statement& statement)
    {
        const auto side = side_of(statement.side, statement);
        if (!side) return;
        const auto points = static_cast<Points>(statement.number);
        if (!sheet_.result && points > 0) result(statement);
        const bool otherwise = sheet_.result && (sheet_.result_side != *side || (points > 0 && sheet_.result->points != points));
        if (otherwise)
            troubles_.push_back(
                {spot(statement.span), "another line of the block says otherwise who won the rubber, or by how much"});
        if (statement.amount > 0)
            sheet_.paid = Paid{statement.amount, printable(statement.word, 40), *side, spot(statement.span)};
    }

    void won(const Statement& statement)
    {
        const auto side = side_of(statement.side, statement);
        if (!side) return;
        const bool graded = statement.number > 0;
        if (graded && figures_.game != lawbook::Game::whist)
            troubles_.push_back(
                {spot(statement.span), "single, double and treble are games of whist; at bridge a game has no grade"});
        else sheet_.won.push_back({*side, static_cast<Points>(statement.number), sheet_.rows.size(), spot(statement.span)});
    }

    void standing(const Statement& statement)
    {
        Standing standing;
        standing.rows = sheet_.rows.size();
        for (const log::Sum& sum : sums_in(statement))
            if (const auto side = side_of(sum.side, statement)) standing.said[*side] = figure_at(sum);
        sheet_.standings.push_back(std::move(standing));
    }

    void asked(const Statement& statement, std::size_t at)
    {
        if (sums_in(statement).empty()) return;
        const log::Sum& sum = sums_in(statement).front();
        if (const auto side = side_of(sum.side, statement))
            sheet_.asked.push_back({*side, counts_above(sum.column), counted(sum.points, sum.span), at, spot(statement.span)});
    }

    const Section& section_;
    const Figures& figures_;
    std::vector<Trouble>& troubles_;
    Sheet sheet_;
    Names names_;
    bool tells_of_entry_ = false;  ///< the line before is an entry, or tells of one
    bool entry_not_read_ = false;
    Points sum_of_all_ = 0;  ///< of the figures so far, each taken as positive
    bool past_counting_ = false;
};

}  // namespace

Sheet read_sheet(const Section& section, const Figures& figures, const PerSeat<std::string>& players,
                 std::vector<Trouble>& troubles)
{
    return SheetReader(section, figures, players, troubles).read();
}

}  // namespace hoyle::audit
