// From the lines of a block to the sheet they describe.

#include "audit/sheet.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::audit {

using log::HonoursLie;
using log::RemedyWord;
using log::Section;
using log::Statement;
using log::Verb;
using scoring::Figures;
using scoring::HandFacts;
using scoring::HonoursHeld;

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

namespace {

/// "AB", "A-B", "a/b" are one name.
std::string plain(std::string_view name)
{
    std::string letters;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) || (c & 0x80) != 0) letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return letters;
}

/// Which side of the table a name means: by the players' initials, N and S being one side.
std::optional<Side> seated(std::string_view name, const PerSeat<std::string>& players)
{
    const std::string letters = plain(name);
    const auto initials = [&](Seat a, Seat b) {
        if (players[a].empty() || players[b].empty()) return std::string();
        return plain(players[a].substr(0, 1) + players[b].substr(0, 1));
    };
    if (letters == initials(Seat::north, Seat::south) || letters == initials(Seat::south, Seat::north)) return Side::ns;
    if (letters == initials(Seat::east, Seat::west) || letters == initials(Seat::west, Seat::east)) return Side::ew;
    return std::nullopt;
}

/// The names of the two columns, in the order in which the block uses them.
class Names {
public:
    Names(Sheet& sheet, const PerSeat<std::string>& players) : sheet_(sheet), players_(players) {}

    /// nothing: a third name
    std::optional<Side> side(const log::SideName& name)
    {
        if (name.side) return name.side;
        if (name.name.empty()) return std::nullopt;
        const std::string letters = plain(name.name);
        for (Side side : both_sides)
            if (known_[side] == letters) return side;
        std::optional<Side> side = seated(name.name, players_);
        if (!side && known_[Side::ns].empty()) side = Side::ns;
        else if (!side && known_[Side::ew].empty()) side = Side::ew;
        if (!side || !known_[*side].empty()) return std::nullopt;
        known_[*side] = letters;
        sheet_.names[*side] = printable(name.name, 40);
        return side;
    }

    /// A side that the block never names.
    void name_the_others()
    {
        for (Side side : both_sides)
            if (known_[side].empty() && !known_[other(side)].empty()) sheet_.names[side] = "the others";
    }

private:
    Sheet& sheet_;
    const PerSeat<std::string>& players_;
    PerSide<std::string> known_;
};

/// A hand as `from` tells it.
class TellingHand {
public:
    TellingHand(const Section& section, const Statement& from, Names& names, const Figures& figures)
        : section_(section), from_(from), names_(names), figures_(figures) {}

    std::vector<Trouble> troubles;

    void tell(Row& row)
    {
        HandFacts facts;
        const bool whist = figures_.game == lawbook::Game::whist;
        if (!from_.strain && !whist) {
            trouble(from_.span, "what was made trumps is wanted behind `from`: only at whist does it make no difference");
            return;
        }
        facts.trump = from_.strain.value_or(Strain::spades);
        facts.doublings = static_cast<int>(std::min<std::uint32_t>(from_.number, 30));
        bool lie_unsaid = false;
        for (const log::Told& told : Section::in(section_.told, from_.list)) {
            switch (told.verb) {
            case Verb::result: tell_result(told, facts); break;
            case Verb::honours: lie_unsaid = tell_honours(told, facts) || lie_unsaid; break;
            case Verb::chicane: tell_chicane(told, facts); break;
            case Verb::demands: tell_revoke(told, facts); break;
            default: break;
            }
        }
        if (from_.flag) {      // the spade convention: the maker's side has its two, and that side is told by them
            const Columns written = row.written();
            facts.spades_thrown_in = true;
            facts.maker = written.below[Side::ew] > written.below[Side::ns] ? Side::ew : Side::ns;
        }
        const bool suit_honours = facts.trump != Strain::no_trump;
        const int all = scoring::how_many_honours(figures_, facts.trump);
        if (facts.honours[Side::ns].count < 0 && facts.honours[Side::ew].count < 0) {
            // At no trumps nothing said of aces means two and two, as the printed sheets have it; at a suit one side has three at least.
            if (!suit_honours || all == 0) facts.honours[Side::ns] = {2, 1}, facts.honours[Side::ew] = {2, 1};
            else row.not_told = "how the honours lay";
        }
        for (Side side : both_sides)
            if (facts.honours[side].count < 0 && facts.honours[other(side)].count >= 0) {
                const int rest = std::max(0, all - facts.honours[other(side)].count);
                facts.honours[side] = {rest, std::min(rest, 2)};
            }
        if (facts.tricks[Side::ns] < 0 && !facts.spades_thrown_in) row.not_told = "how many tricks each side won";
        if (lie_unsaid) as_written(row, facts);
        row.hand = std::move(facts);
    }

private:
    void trouble(Span span, std::string message)
    {
        if (!troubles.empty() && troubles.back().message == message) return;      // once a line is enough
        troubles.push_back({{section_.text.place(span), section_.text.line(span)}, std::move(message)});
    }

    std::optional<Side> side_of_told(const log::Told& told)
    {
        const auto side = names_.side(told.side);
        if (!side) trouble(told.side.span.length ? told.side.span : from_.span, "`" + printable(told.side.name, 40) + "` is neither of the two sides of this block");
        return side;
    }

    void tell_result(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side || told.unknown) return;
        const int tricks = told.by ? figures_.book + told.number : told.number;
        if (tricks > 13) {
            trouble(from_.span, "a side cannot win " + std::to_string(tricks) + " tricks: there are thirteen");
            return;
        }
        facts.tricks[*side] = tricks;
        facts.tricks[other(*side)] = 13 - tricks;
        if (told.by) facts.maker = *side;
    }

    /// True if the log does not say how they lay, and it matters.
    bool tell_honours(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side || told.unknown) return false;
        const int all = facts.trump == Strain::no_trump ? 4 : std::max<int>(4, static_cast<int>(figures_.honours_suit_ranks.size()));
        if (told.number > all) {
            trouble(from_.span, "there are only " + std::to_string(all) + (facts.trump == Strain::no_trump ? " aces" : " honours in a suit"));
            return false;
        }
        HonoursHeld& held = facts.honours[*side];
        held.count = told.number;
        if (told.not_called && figures_.game == lawbook::Game::whist) facts.honours_called[*side] = false;
        if (told.not_called && figures_.game != lawbook::Game::whist) trouble(from_.span, "at bridge honours count whether they are called or not");
        held.most_in_one_hand = told.lie == HonoursLie::in_one_hand        ? told.number
                                : told.lie == HonoursLie::some_in_one_hand ? std::min(told.in_one, told.number)
                                                                           : std::min(told.number, 3);
        if (told.lie == HonoursLie::divided) held.most_in_one_hand = std::min(told.number - 1, 3);
        return told.lie == HonoursLie::unsaid && told.number >= 4;
    }

    void tell_chicane(const log::Told& told, HandFacts& facts)
    {
        if (told.unknown) return;
        if (!told.who.empty()) {
            for (Seat seat : all_seats) facts.void_of_trumps[seat] = facts.void_of_trumps[seat] || told.who.has(seat);
            return;
        }
        const auto side = side_of_told(told);
        if (!side) return;
        // which hand of the side it was makes no difference; said twice, both were void
        const Seat first = *side == Side::ns ? Seat::north : Seat::east;
        (facts.void_of_trumps[first] ? facts.void_of_trumps[partner_of(first)] : facts.void_of_trumps[first]) = true;
    }

    void tell_revoke(const log::Told& told, HandFacts& facts)
    {
        const auto side = side_of_told(told);
        if (!side) return;
        scoring::RevokePenalty penalty;
        penalty.offenders = other(*side);
        penalty.chosen = told.taking == RemedyWord::deduct_three ? scoring::RevokeOption::deduct
                         : told.taking == RemedyWord::add_three  ? scoring::RevokeOption::add
                                                                 : scoring::RevokeOption::take;
        facts.revokes.push_back(penalty);
    }

    /// Four or five honours, and nothing said of how they lay: that way is meant which gives the figure written, if one does.
    void as_written(const Row& row, HandFacts& facts)
    {
        const Columns written = row.written();
        for (Side side : both_sides) {
            if (facts.honours[side].count < 4) continue;
            const int said = facts.honours[side].most_in_one_hand;
            for (const int most : {3, 4, 5}) {
                facts.honours[side].most_in_one_hand = std::min(most, facts.honours[side].count);
                const auto score = score_hand(facts, figures_, scoring::Show::points_only);
                if (score.above == written.above) return;
            }
            facts.honours[side].most_in_one_hand = said;
        }
    }

    const Section& section_;
    const Statement& from_;
    Names& names_;
    const Figures& figures_;
};

}  // namespace

Sheet read_sheet(const Section& section, const Figures& figures, const PerSeat<std::string>& players, std::vector<Trouble>& troubles)
{
    Sheet sheet;
    Names names(sheet, players);
    const auto spot = [&](Span span) { return Spot{section.text.place(span), section.text.line(span)}; };
    const auto third = [&](const log::SideName& name, Span span) {
        const Spot where = spot(name.span.length ? name.span : span);
        if (!troubles.empty() && troubles.back().where.place.line == where.place.line) return;      // once a line is enough
        troubles.push_back({where, "a block has two sides, " + sheet.names[Side::ns] + " and " + sheet.names[Side::ew] + "; `" + printable(name.name, 40) + "` is neither"});
    };
    bool tells_of_entry = false, entry_not_read = false;
    for (std::size_t at = 0; at < section.statements.size(); ++at) {
        const Statement& statement = section.statements[at];
        // what a statement lists is in one pool or another: looked at only where the verb says which
        const auto figures_of_line = [&] { return Section::in(section.figures, statement.list); };
        const auto sums = [&] { return Section::in(section.sums, statement.list); };
        const auto figure_at = [&](const log::Figure& figure) { return Figure{figure.points, figure.unknown, spot(figure.span)}; };
        if (sheet.rows.size() >= Sheet::longest) {
            troubles.push_back({spot(statement.span), "a block of more than " + std::to_string(Sheet::longest) + " figures is no rubber's; from here on it is not read"});
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
            if (entry_not_read) break;      // its entry has been complained of
            if (!tells_of_entry) {
                troubles.push_back({spot(statement.span), "`from` tells of which hand the entry above it is; here no entry stands above"});
                break;
            } else {
                TellingHand telling(section, statement, names, figures);
                telling.tell(sheet.rows.back());
                for (Trouble& trouble : telling.troubles) troubles.push_back(std::move(trouble));
            }
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
        case Verb::noticed:
            sheet.noticed.push_back({static_cast<log::NoticedAt>(statement.choice), statement.flag, at, spot(statement.span)});
            break;
        case Verb::corrects_score:
        case Verb::challenges: {
            if (sums().empty()) break;
            const auto side = names.side(sums().front().side);
            if (!side) third(sums().front().side, statement.span);
            else {
                const auto column = sums().front().column;
                const bool above = column == log::Column::above || column == log::Column::honours || column == log::Column::slam || column == log::Column::chicane;
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
