#include "prose/sheet/found_sides.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::prose {

using Kind = Mark::Kind;

void FoundSides::name(int side, std::string_view called)
{
    const auto s = static_cast<std::size_t>(side);
    names[s] = called;
    for (const Mark& mark : sheet_line(called).marks)
        for (const std::string_view sense : {"we", "they", "north-south", "east-west"})
            if (mark.is(sense)) senses_[s] = sense;
}

std::optional<int> FoundSides::of(const Mark& mark) const
{
    if (mark.kind != Kind::word) return {};
    if (mark.is("left-column") || mark.is("right-column")) return mark.is("right-column");
    if (const auto found = words.find(mark.text); found != words.end() && (mark.text.size() > 1 || mark.capital))
        return found->second;
    if (mark.sense.empty()) return {};
    for (const int side : {0, 1})
        if (senses_[static_cast<std::size_t>(side)] == mark.sense) return side;
    return {};
}

std::optional<FoundSides::Column> FoundSides::under(const std::vector<Mark>& marks, std::size_t i) const
{
    if (columns.empty()) return {};
    if (parted_by) {
        const auto cell = std::count_if(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(i),
                                        [&](const Mark& mark) { return mark.kind == *parted_by; });
        const auto found = std::find_if(columns.begin(), columns.end(),
                                        [&](const Column& column) { return column.cell == static_cast<std::size_t>(cell); });
        return found == columns.end() ? std::nullopt : std::optional(*found);
    }
    const auto middle = static_cast<int>(marks[i].begin + marks[i].end) / 2;
    const auto far = [&](const Column& column) { return std::abs(static_cast<int>(column.centre) - middle); };
    return *std::min_element(columns.begin(), columns.end(), [&](const Column& a, const Column& b) { return far(a) < far(b); });
}

bool FoundSides::stands_in_column(const std::vector<Mark>& marks, std::size_t i) const
{
    constexpr std::size_t gap = 2;
    if (columns.empty() || marks[i].aside) return false;
    if (parted_by) return under(marks, i).has_value();
    return i == 0 || marks[i - 1].kind == Kind::bar || marks[i - 1].nil || marks[i].begin >= marks[i - 1].end + gap;
}

std::vector<Mark> FoundSides::with_columns(const std::vector<Mark>& marks) const
{
    std::vector<Mark> out;
    bool placed = !columns.empty();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        placed = placed && !of(mark) && !mark.is("win");
        if (placed && mark.counts() && stands_in_column(marks, i)) {
            Mark side;
            side.sense = under(marks, i)->side == 0 ? "left-column" : "right-column";
            out.push_back(std::move(side));
        }
        out.push_back(mark);
    }
    return out;
}

}  // namespace hoyle::prose
