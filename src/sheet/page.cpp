// A text to lines of marks: which sign parts its cells, which doubtful strokes are bars, and what is a table.

#include "sheet/page.hpp"

#include "sheet/marking.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <map>

namespace hoyle::sheet {
namespace {

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> out;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        auto line = text.substr(at, end - at);
        if (line.ends_with('\r')) line.remove_suffix(1);
        out.push_back(line);
        at = end + 1;
    }
    return out;
}

/// The sign that parts the cells of a table of values: as many of it in nearly every line, and at least two.
char parting_sign(const std::vector<std::string_view>& lines)
{
    for (const char sign : {';', ',', '\t'}) {
        std::map<std::ptrdiff_t, int> times;
        int filled = 0;
        for (const auto line : lines) {
            if (line.find_first_not_of(" \r") == std::string_view::npos) continue;
            ++filled;
            ++times[std::count(line.begin(), line.end(), sign)];
        }
        for (const auto& [count, lines_with] : times)
            if (count >= 2 && lines_with * 5 >= filled * 3 && lines_with >= 3) return sign;
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
        else if (first->number == 1) settle(), run.push_back(&*first);
    }
    settle();
}

/// S, H, D, C before a number of tricks, three of them on one sheet: suits.
void name_suits(Page& page)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> suits{
        {{"s", "spades"}, {"h", "hearts"}, {"d", "diamonds"}, {"c", "clubs"}}};
    std::array<std::vector<Mark*>, 4> found;
    for (Line& line : page.lines)
        for (std::size_t i = 0; i < line.marks.size(); ++i) {
            Mark& mark = line.marks[i];
            if (mark.kind != Kind::word || !mark.capital || !mark.sense.empty() || line.figures == 0) continue;
            const auto suit = std::find_if(suits.begin(), suits.end(), [&](const auto& each) { return each.first == mark.text; });
            if (suit == suits.end()) continue;
            std::size_t next = i + 1;
            while (next < line.marks.size() && line.marks[next].kind == Kind::bar) ++next;
            const bool odd = next < line.marks.size() &&
                             ((line.marks[next].kind == Kind::figure && line.marks[next].number >= 1 &&
                               line.marks[next].number <= 7) ||
                              line.marks[next].sense == "odd" || line.marks[next].sense == "the-odd" ||
                              line.marks[next].sense == "doubled");
            if (odd) found[static_cast<std::size_t>(suit - suits.begin())].push_back(&mark);
        }
    if (std::count_if(found.begin(), found.end(), [](const auto& each) { return !each.empty(); }) < 3) return;
    for (std::size_t s = 0; s < suits.size(); ++s)
        for (Mark* mark : found[s]) mark->sense = suits[s].second;
}

/// The marks of a page of the web, as blanks; what ends a cell is a bar. As long as before.
std::string without_tags(std::string_view text)
{
    std::string out(text);
    for (std::size_t at = out.find('<'); at != out.npos; at = out.find('<', at + 1)) {
        const auto end = out.find_first_of("<>\n", at + 1);
        const bool tag = end != out.npos && out[end] == '>' && at + 1 < end &&
                         (std::isalpha(static_cast<unsigned char>(out[at + 1])) != 0 || out[at + 1] == '/');
        if (!tag) continue;
        const auto name = std::string_view(out).substr(at + 1, end - at - 1);
        const bool cell = name == "/td" || name == "/th";
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(at), out.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
        if (cell) out[at] = '|';
    }
    return out;
}

/// Whist is named, or what its games are worth.
bool names_whist(std::string_view text)
{
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (std::size_t at = small.find("whist"); at != small.npos; at = small.find("whist", at + 1))
        if (small.compare(at + 5, 5, " club") != 0) return true;
    return small.find("single") != small.npos || small.find("treble") != small.npos;
}

/// At whist points are kept by strokes: `///` becomes 3, as long as before; and `||`, where a word for what it counts follows.
std::string with_strokes_counted(std::string text)
{
    const auto blank = [&](std::size_t i) { return i >= text.size() || text[i] == ' ' || text[i] == '\n' || text[i] == '\t'; };
    const auto counts = [&](std::size_t i) {
        const std::string_view rest = std::string_view(text).substr(std::min(i + 1, text.size()));
        return rest.starts_with("card") || rest.starts_with("hon") || rest.starts_with("trick");
    };
    constexpr std::size_t most = 9;
    const bool slashes = text.find(" //") != text.npos;  // one alone may part things
    const bool strokes = text.find(" || ") != text.npos && text.find("\n|") == text.npos;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char stroke = text[at];
        if ((stroke != '/' && stroke != '|') || (at > 0 && !blank(at - 1))) continue;
        const std::size_t to = std::min(text.find_first_not_of(stroke, at), text.size());
        if (to - at > most || !blank(to) || (stroke == '|' ? !strokes || !counts(to) : !slashes)) {
            at = to - 1;
            continue;
        }
        text[at] = static_cast<char>('0' + (to - at));
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at) + 1, text.begin() + static_cast<std::ptrdiff_t>(to), ' ');
        at = to - 1;
    }
    return text;
}

}  // namespace

Page read_page(std::string_view written)
{
    Page page;
    std::string text = without_tags(written);
    if (names_whist(text)) text = with_strokes_counted(std::move(text));
    const auto lines = lines_of(text);
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
    number_hands(page);
    name_suits(page);
    return page;
}

}  // namespace hoyle::sheet
