// A text to lines of marks: which sign parts its cells, which doubtful strokes are bars, and what is a table.

#include "sheet/page.hpp"

#include "sheet/cleared.hpp"
#include "sheet/key.hpp"
#include "sheet/marking.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <climits>
#include <map>

namespace hoyle::sheet {
namespace {

/// How often a sign stands on a line, but for what is in quotation marks.
std::ptrdiff_t outside_quotes(std::string_view line, char sign)
{
    std::ptrdiff_t count = 0;
    bool quoted = false;
    for (const char c : line) {
        if (c == '"') quoted = !quoted;
        count += c == sign && !quoted;
    }
    return count;
}

/// Are nearly all of a sign followed by blanks, as in a sentence, and no line that has so many of it free of figures, as a
/// heading is?
bool is_of_sentences(const std::vector<std::string_view>& lines, char sign, std::ptrdiff_t count)
{
    std::size_t signs = 0, blanks = 0;
    bool heading = false;
    for (const auto line : lines) {
        for (std::size_t i = 0; i < line.size(); ++i) {
            signs += line[i] == sign;
            blanks += line[i] == sign && i + 1 < line.size() && line[i + 1] == ' ';
        }
        heading = heading || (outside_quotes(line, sign) == count && line.find_first_of("0123456789") == line.npos);
    }
    return sign != '\t' && !heading && blanks * 10 >= signs * 9;
}

/// The sign that parts the cells of a table of values: as many of it in nearly every line, and at least two; tabs, which nobody
/// writes in a sentence, in half of the lines that have any.
char parting_sign(const std::vector<std::string_view>& lines)
{
    for (const char sign : {';', ',', '\t'}) {
        std::map<std::ptrdiff_t, int> times;
        int filled = 0;
        for (const auto line : lines) {
            if (line.find_first_not_of(" \r") == std::string_view::npos) continue;
            if (sign == '\t' && line.find(sign) == std::string_view::npos) continue;
            ++filled;
            ++times[outside_quotes(line, sign)];
        }
        for (const auto& [count, lines_with] : times) {
            const bool most = sign == '\t' ? lines_with * 2 >= filled && lines_with >= 5 : lines_with * 5 >= filled * 3;
            if (count < 2 || lines_with < 3 || !(most || lines_with * 5 >= filled * 3)) continue;
            if (!is_of_sentences(lines, sign, count)) return sign;
        }
    }
    return 0;
}

/// `I`, `:` and the like are bars where most lines have one in the same place; else they are nothing.
void settle_doubtful_bars(Page& page)
{
    std::map<int, int> at;
    int lines = 0;
    for (const Line& line : page.lines) {
        if (line.figures > 0) ++lines;
        for (const Mark& mark : line.marks)
            if (mark.kind == Kind::bar && mark.text == "?") ++at[mark.begin];
    }
    for (Line& line : page.lines) {
        std::erase_if(line.marks, [&](const Mark& mark) {
            if (mark.kind != Kind::bar || mark.text != "?") return false;
            int near = 0;
            for (int each = mark.begin - 1; each <= mark.begin + 1; ++each) near += at.contains(each) ? at[each] : 0;
            return near < 3 || near * 2 < lines;
        });
    }
}

/// A table where three lines in five have as many bars, and at least two: then a cell is known by its number.
void find_table(Page& page)
{
    std::map<int, int> times;
    int filled = 0;
    for (const Line& line : page.lines) {
        if (line.blank || line.rule) continue;
        int drawn = 0;
        for (const Mark& mark : line.marks) drawn += mark.kind == Kind::bar;
        ++times[drawn];
        ++filled;
    }
    for (const auto& [drawn, lines] : times)
        if (drawn >= 3 && lines * 2 >= filled && lines >= 3) page.table = true, page.bars = drawn;
    if (!page.table) return;
    // a place in a table: its cell, and where in it
    constexpr int width = 100;
    for (Line& line : page.lines) {
        int cell = 0, start = 0;
        for (Mark& mark : line.marks) {
            if (mark.kind == Kind::bar) {
                ++cell, start = mark.end;
                continue;
            }
            const int length = mark.end - mark.begin;
            mark.begin = cell * width + std::min(mark.begin - start, width - 10);
            mark.end = mark.begin + length;
            mark.cell = cell;
            mark.at = cell * width;
        }
    }
}

/// Lines that begin with 1, 2, 3 ..., and have more behind it: the numbers of the hands.
void number_hands(Page& page)
{
    std::vector<Mark*> run;
    const auto settle = [&] {
        if (run.size() >= 3)
            for (Mark* mark : run) mark->heads = true;
        run.clear();
    };
    for (Line& line : page.lines) {
        if (line.rule || line.blank) continue;
        const auto first = std::find_if(line.marks.begin(), line.marks.end(),
                                        [](const Mark& mark) { return mark.kind != Kind::bar; });
        if (first == line.marks.end() || first->kind != Kind::figure || first->in_words || first->boxed) continue;
        const bool next = first->number == static_cast<int>(run.size()) + 1 && line.marks.end() - first >= 3;
        const bool below = run.empty() || std::abs(run.back()->end - first->end) <= 2;
        if (next && below) run.push_back(&*first);
        else if (first->number == 1 && (below || run.size() < 3)) settle(), run.push_back(&*first);  // `1 - 5`, set in: a game
        else if (below && first->number < 14) settle();  // `2 hearts`, where 3 was due: tricks
    }
    settle();
}

/// Nothing else stands in its cell.
bool is_alone(const Line& line, std::size_t at)
{
    return std::count_if(line.marks.begin(), line.marks.end(),
                         [&](const Mark& mark) { return mark.kind != Kind::bar && mark.cell == line.marks[at].cell; }) == 1;
}

/// The mark of a line in a cell of a table; null: nothing, or more than one, stands there.
Mark* alone_in(Line& line, int cell)
{
    for (std::size_t i = 0; i < line.marks.size(); ++i)
        if (line.marks[i].kind != Kind::bar && line.marks[i].cell == cell) return is_alone(line, i) ? &line.marks[i] : nullptr;
    return nullptr;
}

/// The figures of a column of a table that go up by one or stay, from 1; empty: not all do.
std::vector<Mark*> counted_in(Page& page, int cell, bool& again)
{
    std::vector<Mark*> column;
    int before = 0;
    for (Line& line : page.lines) {
        Mark* mark = line.rule ? nullptr : alone_in(line, cell);
        if (!mark || mark->kind != Kind::figure || mark->in_words) continue;
        if (mark->number != before && mark->number != before + 1) return {};
        again = again || mark->number == before;
        before = mark->number;
        column.push_back(mark);
    }
    return column;
}

/// Of a table whose first column has 1, 1, 1, 2, 2 ...: the numbers of hands on several lines each, or of games or rubbers; then
/// the column behind it may number the hands.
void number_rows(Page& page)
{
    constexpr std::size_t fewest = 5;
    if (!page.table) return;
    int first = INT_MAX;
    for (const Line& line : page.lines)
        for (const Mark& mark : line.marks)
            if (mark.kind != Kind::bar && !line.rule) first = std::min(first, mark.cell);
    if (first == INT_MAX) return;  // bars, and nothing between them
    bool again = false;
    for (int cell = first; cell <= first + 1; ++cell) {
        const auto column = counted_in(page, cell, again);
        if (column.size() < fewest || !again) return;
        for (Mark* mark : column) mark->names = true;
    }
}

/// `h us 4 odd`, `h. 2 tr.`: a letter at the head of a line of figures.
bool heads_line(const Line& line)
{
    const std::size_t next = line.marks.size() > 1 && line.marks[1].text == "." ? 2 : 1;
    return line.figures > 0 && line.marks.size() > next + 1 && line.marks[next].begin <= line.marks[next - 1].end + 1 &&
           (line.marks[next].kind == Kind::word || line.marks[next].kind == Kind::figure);
}

/// `3 H by dealer`: behind a number of tricks in the same cell.
bool follows_tricks(const Line& line, std::size_t at)
{
    if (at == 0) return false;
    const Mark& before = line.marks[at - 1];
    return before.kind == Kind::figure && before.cell == line.marks[at].cell && before.number >= 1 && before.number <= 7;
}

/// S, H, D, C beside a number of tricks or alone in a cell of a table, three of them on one sheet: suits.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void name_suits(Page& page)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> suits{
        {{"s", "spades"}, {"h", "hearts"}, {"d", "diamonds"}, {"c", "clubs"}}};
    std::array<std::vector<Mark*>, 4> found;
    for (Line& line : page.lines)
        for (std::size_t i = 0; i < line.marks.size(); ++i) {
            Mark& mark = line.marks[i];
            const bool heads = i == 0 && heads_line(line);
            if (mark.kind != Kind::word || !(mark.capital || heads) || !mark.sense.empty() || line.figures == 0) continue;
            const auto suit = std::find_if(suits.begin(), suits.end(), [&](const auto& each) { return each.first == mark.text; });
            if (suit == suits.end()) continue;
            std::size_t next = i + 1;
            while (next < line.marks.size() && line.marks[next].kind == Kind::bar) ++next;
            const bool odd = next < line.marks.size() &&
                             ((line.marks[next].kind == Kind::figure && line.marks[next].number >= 1 &&
                               line.marks[next].number <= 7) ||
                              line.marks[next].sense == "odd" || line.marks[next].sense == "the-odd" ||
                              line.marks[next].sense == "doubled");
            if (odd || heads || follows_tricks(line, i) || (page.table && is_alone(line, i)))
                found[static_cast<std::size_t>(suit - suits.begin())].push_back(&mark);
        }
    if (std::count_if(found.begin(), found.end(), [](const auto& each) { return !each.empty(); }) < 3) return;
    for (std::size_t s = 0; s < suits.size(); ++s)
        for (Mark* mark : found[s]) mark->sense = suits[s].second;
}

/// `16 not 8`: the 8 of a line shortly before was to be 16.
void take_corrections(Page& page)
{
    constexpr std::size_t far = 3;
    const auto is_figure = [](const Mark& mark) { return mark.kind == Kind::figure && !mark.in_words; };
    for (std::size_t at = 1; at < page.lines.size(); ++at) {
        auto& marks = page.lines[at].marks;
        for (std::size_t i = 0; i + 2 < marks.size(); ++i) {
            if (marks[i + 1].text == "," && i + 3 < marks.size() && is_figure(marks[i]) && marks[i + 2].text == "not")
                marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            if (!is_figure(marks[i]) || marks[i + 1].text != "not" || !is_figure(marks[i + 2])) continue;
            for (std::size_t before = at; before-- > 0 && at - before <= far;) {
                auto& there = page.lines[before].marks;
                const auto wrong = std::find_if(there.rbegin(), there.rend(), [&](const Mark& mark) {
                    return is_figure(mark) && mark.number == marks[i + 2].number;
                });
                if (wrong == there.rend()) continue;
                wrong->number = marks[i].number;
                marks[i].struck = marks[i + 2].struck = true;
                break;
            }
        }
    }
}

/// Of a text that was spoken, or is written as one speaks, numbers in words are figures: those that are too great for a count of
/// tricks or honours, and those with nothing behind them.
void take_spoken_figures(Page& page)
{
    constexpr int most_counted = 7, many = 8;
    std::ptrdiff_t figures = 0, spoken = 0;
    for (const Line& line : page.lines)
        for (const Mark& mark : line.marks) {
            figures += mark.kind == Kind::figure && !mark.in_words && !mark.names && !mark.money;
            spoken += mark.in_words && mark.number > most_counted;
        }
    const bool throughout = spoken >= many && figures * 2 <= spoken;
    for (Line& line : page.lines)
        for (std::size_t i = 0; i < line.marks.size(); ++i) {
            Mark& mark = line.marks[i];
            const Mark* next = i + 1 < line.marks.size() ? &line.marks[i + 1] : nullptr;
            const bool counts = next && next->kind == Kind::word &&
                                (next->text.starts_with("trick") || next->sense == "odd" || next->text == "of");
            const bool ends = !next || next->kind == Kind::sign;
            // `twenty-four below the line`
            const bool placed = next && mark.number > most_counted &&
                                (next->sense == "above" || (next->sense == "below" && !next->text.starts_with("trick")));
            if (!mark.in_words || counts || !(placed || (throughout && (mark.number > most_counted || ends)))) continue;
            mark.in_words = false;
            ++line.figures;
        }
}

/// `16   (blot)`: where a figure would stand, alone in its cell beside others, one that nobody can read.
void take_blots(Page& page)
{
    for (Line& line : page.lines) {
        if (line.figures == 0) continue;
        for (std::size_t i = 0; i < line.marks.size(); ++i) {
            Mark& mark = line.marks[i];
            if (mark.sense != "unread" || !is_alone(line, i)) continue;
            mark.kind = Kind::figure;
            mark.sense = {};
            mark.unread = true;
            mark.text = "?";
            mark.aside = false;
            ++line.figures;
        }
    }
}

/// `~~32~~ 40`: what was written for it stands in its place.
void move_to_struck(Page& page)
{
    constexpr int beside = 4;  // with the strokes behind it
    for (Line& line : page.lines)
        for (std::size_t i = 1; i < line.marks.size(); ++i) {
            const Mark& struck = line.marks[i - 1];
            Mark& mark = line.marks[i];
            const bool instead = struck.struck && struck.kind == Kind::figure && mark.kind == Kind::figure && !mark.struck;
            if (!instead || mark.begin - struck.end > beside) continue;
            mark.end = struck.begin + mark.end - mark.begin;
            mark.begin = struck.begin, mark.cell = struck.cell, mark.at = struck.at;
        }
}

/// `B/F` on many lines is a pair, and nothing brought forward.
void settle_names(Page& page)
{
    constexpr std::size_t many = 3;
    std::vector<Mark*> found;
    for (Line& line : page.lines)
        for (Mark& mark : line.marks)
            if (mark.sense == "carried" && mark.capital && mark.text.find('/') != mark.text.npos) found.push_back(&mark);
    if (found.size() < many) return;
    for (Mark* mark : found) mark->sense = {};
}

}  // namespace

int place_in_cell(const std::vector<Mark>& marks, std::size_t at)
{
    int before = 0, count = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        if (mark.cell != marks[at].cell || mark.kind == Kind::bar) continue;
        const bool joins = mark.text == "&" || mark.text == "and" || mark.text == "+" || mark.text == "/";
        const bool counts = mark.kind == Kind::nil || (mark.kind == Kind::figure && !mark.in_words && !mark.struck &&
                                                       !mark.money && !mark.boxed && !mark.heads);
        if (!counts && !joins) return -1;
        before += counts && i < at;
        count += counts;
    }
    return count == 2 ? before : -1;
}

Page read_page(std::string_view written)
{
    Page page;
    const std::string text = cleared(written);
    const auto lines = split_lines(text);
    const char sign = parting_sign(lines);
    for (const auto line : lines) {
        page.lines.push_back(read_line(line, static_cast<std::uint32_t>(page.lines.size()), sign == '\t' ? 0 : sign));
    }
    if (sign == '\t') {
        // tabs part as bars do
        for (std::size_t i = 0; i < lines.size(); ++i) {
            Line& line = page.lines[i];
            if (line.rule) continue;
            for (Mark& mark : line.marks) {
                const int tabs = tabs_before(lines[i], mark.begin);
                const int length = mark.end - mark.begin;
                mark.begin = tabs * 100, mark.end = mark.begin + length, mark.cell = tabs, mark.at = tabs * 100;
            }
        }
        page.table = true;
    } else {
        settle_doubtful_bars(page);
        find_table(page);
    }
    move_to_struck(page);
    take_key(page);
    number_hands(page);
    number_rows(page);
    name_suits(page);
    take_corrections(page);
    settle_names(page);
    take_spoken_figures(page);
    take_blots(page);
    return page;
}

}  // namespace hoyle::sheet
