#include "prose/sheet/heading.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {

using Kind = Mark::Kind;

std::string_view bare(std::string_view text)
{
    constexpr std::string_view ends = " \t\r.,:;|*(){}[]\"";
    const auto begin = text.find_first_not_of(ends);
    return begin == text.npos ? std::string_view() : text.substr(begin, text.find_last_not_of(ends) + 1 - begin);
}

bool tells_trump(const SheetLine& line)
{
    constexpr std::size_t beside = 3;
    const auto& marks = line.marks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!is_strain(marks[i].sense)) continue;
        for (std::size_t k = i >= beside ? i - beside : 0; k < marks.size() && k <= i + beside; ++k)
            if (marks[k].counts() && marks[k].number < 1000) return true;
    }
    return false;
}

std::vector<HeadingCell> cells_of(std::string_view line)
{
    std::vector<HeadingCell> out;
    std::size_t column = 0;
    for (std::size_t at = 0; at < line.size();) {
        auto end = at;
        while (end < line.size() && line[end] != '|' && line[end] != '\t' && line.substr(end, 2) != "  ") ++end;
        if (const auto text = bare(line.substr(at, end - at)); !text.empty()) {
            const auto before = static_cast<std::size_t>(text.data() - line.data()) - at;
            out.push_back({text, column + before, sheet_line(text)});
        }
        column += end - at;
        for (; end < line.size() && (line[end] == '|' || line[end] == '\t' || line[end] == ' '); ++end)
            column += line[end] == '\t' ? 8 - column % 8 : 1;
        at = end;
    }
    return out;
}

bool names_a_side(const HeadingCell& cell)
{
    constexpr std::size_t most_words = 7;
    bool name = false;
    if (cell.marks.marks.size() > most_words) return false;
    for (const Mark& mark : cell.marks.marks) {
        if (mark.counts() && !mark.aside && !mark.nil) return false;
        if (mark.is("we") || mark.is("they") || mark.is("north-south") || mark.is("east-west")) return true;
        const bool other = mark.kind == Kind::word && !mark.sense.empty() && !mark.is("idle") && !mark.is("below") &&
                           !mark.is("above") && !mark.is("honours");
        if (other) return false;
        const bool capital = std::isupper(static_cast<unsigned char>(cell.text[0])) != 0;
        name |= mark.kind == Kind::word && mark.sense.empty() && capital;
    }
    return name;
}

bool is_kind(const HeadingCell& cell)
{
    return std::all_of(cell.marks.marks.begin(), cell.marks.marks.end(), [](const Mark& mark) {
        return mark.is("below") || mark.is("above") || mark.is("honours") || mark.is("idle");
    });
}

std::optional<bool> is_above(const std::vector<Mark>& marks)
{
    for (const Mark& mark : marks) {
        if (mark.is("above") || mark.is("honours")) return true;
        if (mark.is("below")) return false;
    }
    return {};
}

}  // namespace hoyle::prose
