// A score sheet whose sides and rows are laid out in nobody else's way: whose a word is was found from all of the sheet, and what
// a figure is from what adds up.

#include "lawbook/find_book.hpp"
#include "prose/lists.hpp"
#include "prose/sheet/heading.hpp"
#include "prose/sheet/reading.hpp"

#include <algorithm>

namespace hoyle::prose {

using Kind = Mark::Kind;

/// The code named, or the first of bridge.
const lawbook::Book* SheetReading::code() const
{
    const auto named = [](std::string_view statement) -> const lawbook::Book* {
        constexpr std::string_view laws = "laws ";
        return statement.starts_with(laws) ? lawbook::find_shipped(statement.substr(laws.size())) : nullptr;
    };
    if (const auto* book = named(laws_said_)) return book;
    for (const TextLine& line : lines_) {
        for (const auto& statement : line.statements)
            if (const auto* book = named(statement)) return book;
        if (const auto* book = line.what == TextLine::What::kept ? named(line.words) : nullptr) return book;
    }
    return lawbook::find_shipped(words_of(List::code_of_bridge).front());
}

/// With the sides of its columns, where a line names none.
std::vector<Mark> SheetReading::marks_of(const TextLine& line) const
{
    return found_ ? found_->with_columns(line.marks.marks) : line.marks.marks;
}

/// `simple honours   16`, on the line behind its hand: one entry with it.
bool SheetReading::honours_of_last(std::size_t i, RowsSoFar& so_far)
{
    if (!last_ || !lines_[i].statements.empty() || last_->second.hand.strain.empty()) return false;
    auto& row = last_->second;
    for (const auto& each : row.entries)
        if (each.above && each.number != 0) return false;
    auto points = honours_told(lines_[i].marks.marks, row.hand.strain, row.side, *found_, *figures_);
    if (points.empty()) return false;
    for (const auto& each : points) so_far.above[static_cast<std::size_t>(each.side)] += each.number;
    std::erase_if(row.entries, [](const RowTold::Entry& each) { return each.above; });
    row.entries.insert(row.entries.end(), points.begin(), points.end());
    auto& statements = lines_[last_->first].statements;
    for (auto& statement : statements)
        if (statement != "game" && !statement.starts_with("from")) statement = entry(row);
    if (!may_tell(row)) std::erase_if(statements, [](const std::string& each) { return each.starts_with("from"); });
    lines_[i].what = TextLine::What::foot;
    last_.reset();
    return true;
}

namespace {

/// Behind the sums of both sides the figure of one is what it wins by.
void lone_sums_are_results(std::vector<std::string>& statements)
{
    for (std::string& each : statements)
        if (each.starts_with("sum ") && each.find(',') == each.npos) each.replace(0, 3, "result");
}

}  // namespace

/// A line that tells no hand: before the first it heads the sheet, behind the last it sums it up, between them a game ends.
void SheetReading::beside_hands(std::size_t i, RowsSoFar& so_far)
{
    TextLine& line = lines_[i];
    const auto& marks = line.marks.marks;
    const bool game = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.is("game") && !mark.aside; });
    if (i > first_hand_ && honours_of_last(i, so_far)) return;
    if (i > last_hand_) {
        so_far.foot = true;
        const bool summed = so_far.sums[0] && so_far.sums[1];
        if (!tells_difference(line) && !tells_column_sums(line, so_far)) tells_foot(line, so_far);
        for (std::string& each : line.statements) turn_round(each, so_far);
        if (summed) lone_sums_are_results(line.statements);
        std::erase_if(line.statements, [&](const std::string& each) {
            if (each.starts_with("total ") && (each.ends_with(" 0") && each.find(',') == each.npos)) return true;
            if (!each.starts_with("bonus ")) return false;
            const bool again = std::find(so_far.bonuses.begin(), so_far.bonuses.end(), each) != so_far.bonuses.end();
            so_far.bonuses.push_back(each);
            return again;
        });
    } else if (i > first_hand_ && game) {
        line.what = TextLine::What::rule;
        so_far.end_game();
    } else if (i > first_hand_ && std::any_of(marks.begin(), marks.end(), is_figure)) {
        line.what = TextLine::What::unread;  // points that belong to a hand, or a sum carried
    }
}

/// Sums, and behind them who wins: `W. 262  T. 58   W. wins by 204`
void SheetReading::tells_foot(TextLine& line, RowsSoFar& so_far) const
{
    const auto marks = marks_of(line);
    auto cut = std::find_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.is("win") || mark.is("lose"); });
    if (cut != marks.begin() && cut != marks.end() && found_->of(*(cut - 1))) --cut;
    if (std::count_if(marks.begin(), cut, is_figure) < 2) cut = marks.end();  // "168 to the good"
    for (const auto& part : {std::vector<Mark>(marks.begin(), cut), std::vector<Mark>(cut, marks.end())})
        if (std::any_of(part.begin(), part.end(), is_figure))
            for (auto& each : sums_told(part, sides_, so_far.sums, so_far.entered, so_far.foot))
                line.statements.push_back(std::move(each));
    if (!line.statements.empty()) line.what = TextLine::What::foot;
}

/// `40 + 36`, where those above the line were written first: what they come to says it.
void SheetReading::turn_round(std::string& statement, const RowsSoFar& so_far) const
{
    for (const std::size_t side : {0U, 1U}) {
        const auto total = [&](int below, int above) {
            return "total " + sides_.name(static_cast<int>(side)) + " " + std::to_string(below) + " | " + std::to_string(above);
        };
        const int below = so_far.below[side], above = so_far.above[side];
        if (below != above && statement == total(above, below)) statement = total(below, above);
    }
}

/// `Balance: 296 - 130 = 166 cr. Self`
bool SheetReading::tells_difference(TextLine& line) const
{
    std::vector<const Mark*> figures;
    int side = -1;
    bool minus = false;
    for (const Mark& mark : line.marks.marks) {
        if (const auto named = found_->of(mark); named && side < 0) side = *named;
        minus |= (mark.kind == Kind::dash && mark.text == "-" && figures.size() == 1) || mark.text == "less";
        if (is_figure(mark)) figures.push_back(&mark);
    }
    if (!minus || figures.size() < 3) return false;
    const auto equals = std::find_if(line.marks.marks.begin(), line.marks.marks.end(),
                                     [](const Mark& mark) { return mark.kind == Kind::equals; });
    if (equals == line.marks.marks.end() || equals->begin < figures[1]->end || equals->end > figures[2]->begin) return false;
    line.what = TextLine::What::foot;
    if (side >= 0) line.statements.push_back("result " + sides_.name(side) + " " + figures[2]->text);
    return true;
}

/// A figure for each side in its column, and no word for what it is: what it comes to says it.
bool SheetReading::tells_column_sums(TextLine& line, RowsSoFar& so_far) const
{
    std::array<std::optional<Mark>, 2> figure;
    const auto& marks = line.marks.marks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (marks[i].kind == Kind::word || marks[i].money) return false;
        if (!is_figure(marks[i])) continue;
        const auto column = found_->under(marks, i);
        if (!column || figure[static_cast<std::size_t>(column->side)]) return false;
        figure[static_cast<std::size_t>(column->side)] = marks[i];
    }
    const auto all = [&](const std::array<int, 2>& sums) {
        return std::any_of(sums.begin(), sums.end(), [&](const int& sum) {
            const auto& of = figure[static_cast<std::size_t>(&sum - sums.data())];
            return of && of->number == sum;
        });
    };
    if (!figure[0] && !figure[1]) return false;
    line.what = TextLine::What::foot;
    if (!(figure[0] && figure[1])) return tells_lone_figure(line, figure[0] ? *figure[0] : *figure[1], figure[0] ? 0 : 1, so_far);
    std::string statement = "sum ", before;
    if (all(so_far.below)) statement = "total ";
    else if (all(so_far.above)) statement = "total ", before = "| ";
    else so_far.sums = {figure[0]->number, figure[1]->number};
    for (const std::size_t side : {0U, 1U})
        statement += (side ? ", " : "") + sides_.name(static_cast<int>(side)) + " " + before + figure[side]->text;
    line.statements.push_back(statement);
    return true;
}

/// In one column alone: the points for the rubber, or behind the sums what it was won by.
bool SheetReading::tells_lone_figure(TextLine& line, const Mark& figure, int side, const RowsSoFar& so_far) const
{
    if (figure.number == figures_->bonus) line.statements.push_back("bonus " + sides_.name(side) + " " + figure.text);
    else if (so_far.sums[0] && so_far.sums[1] && *so_far.sums[0] != *so_far.sums[1])
        line.statements.push_back("result " + sides_.name(*so_far.sums[0] > *so_far.sums[1] ? 0 : 1) + " " + figure.text);
    return true;
}

/// Nearly all hands bring what is written for them: a sheet has a slip or two, and whoever finds more has misread it.
bool SheetReading::hands_agree() const
{
    std::size_t hands = 0, agreeing = 0;
    for (const TextLine& line : lines_)
        if (const auto told = hand_told(line.marks.marks, *found_, *figures_); told && line.what != TextLine::What::heading)
            ++hands, agreeing += told->agrees && told->side >= 0;
    constexpr std::size_t slips = 2;
    return hands > slips && agreeing + slips > hands && agreeing * 3 >= hands * 2;
}

/// `1 hearts 3 us`, `2 clubs 3 us`: hands are numbered if all of them are, one after another, and the number is no figure of
/// theirs.
void SheetReading::pass_hand_numbers()
{
    constexpr std::size_t fewest = 3;
    std::vector<std::pair<std::vector<Mark>*, std::vector<Mark>::iterator>> numbered;
    for (TextLine& line : lines_) {
        auto& marks = line.marks.marks;
        if (!tells_trump(line.marks) || line.what == TextLine::What::nothing) continue;
        const auto first = std::find_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind != Kind::bar; });
        const bool number = first != marks.end() && is_figure(*first) && first->sense.empty();
        if (!number || first->number != (numbered.empty() ? 1 : numbered.back().second->number + 1)) return;
        numbered.emplace_back(&marks, first);
    }
    if (numbered.size() < fewest) return;
    for (auto& [marks, number] : numbered) marks->erase(number);
}

bool SheetReading::read_hands(bool columns)
{
    if (!cut()) return false;
    head();
    if (whist_ || in_the_language()) return false;
    pass_hand_numbers();
    std::vector<SheetText> lines;
    for (const TextLine& line : lines_) lines.push_back({line.laid_out(), &line.marks});
    auto found = find_sides(lines);
    if (!columns && found.columns.empty()) return false;
    if (!columns) found.columns.clear();
    const auto* book = code();
    if (!found.known() || !book) return false;
    sides_.take_found(found);
    found_ = std::move(found);
    figures_ = scoring::figures_of(*book, {});
    for (TextLine& line : lines_) {
        const auto& marks = line.marks.marks;
        const bool hand = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return is_strain(mark.sense); });
        if (line.what == TextLine::What::heading && line.statements.empty() && hand) line.what = TextLine::What::remark;
    }
    if (tells_play() || !hands_agree()) return false;
    for (std::size_t i = lines_.size(); i-- > 0;)
        if (tells_hand(lines_[i])) {
            first_hand_ = i;
            if (last_hand_ == 0) last_hand_ = i;
        }
    by_rows();
    if (!enough()) return false;
    if (adds_up()) return true;
    if (!sums_agree()) return false;
    drop_totals();
    return true;
}

}  // namespace hoyle::prose
