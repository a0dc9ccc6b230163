// The columns of a score sheet, by the cells that stand above its hands.

#include "prose/sheet/find_sides.hpp"
#include "prose/sheet/heading.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;
using Columns = std::vector<FoundSides::Column>;

std::optional<int> side_of(const HeadingCell& cell, const FoundSides& sides)
{
    for (const Mark& mark : cell.marks.marks)
        if (const auto side = sides.of(mark)) return side;
    return {};
}

bool of_both_sides(const Columns& columns)
{
    return std::any_of(columns.begin(), columns.end(), [&](const auto& each) { return each.side != columns[0].side; });
}

/// `We | They`, `We | They | hon We | hon They`; of two cells with names the one may be known for a side by the other.
Columns headed_by_sides(std::string_view line, FoundSides& sides)
{
    Columns out;
    std::vector<HeadingCell> others;
    for (const HeadingCell& cell : cells_of(line)) {
        if (!names_a_side(cell)) continue;
        if (const auto stroke = cell.text.find(" / "); stroke != cell.text.npos) sides.by_stroke = true;
        if (const auto side = side_of(cell, sides)) out.push_back({cell.centre(), *side, 0, is_above(cell.marks.marks)});
        else others.push_back(cell);
    }
    if (out.size() == 1 && !others.empty() && others.back().begin + others.back().text.size() + 1 < line.size() + 2) {
        const HeadingCell& other = others.back();
        const Columns::value_type column{other.centre(), 1 - out[0].side, 0, {}};
        out.insert(other.centre() < out[0].centre ? out.begin() : out.end(), column);
    }
    if ((out.size() != 2 && out.size() != 4) || !of_both_sides(out)) return {};
    return out;
}

/// `below above   below above` under the names, or alone: two columns of the one side, two of the other; of two words alone the
/// columns headed by sides below them are told apart.
Columns headed_by_kinds(const SheetLine& line)
{
    constexpr std::size_t all = 4;
    Columns out;
    for (const Mark& mark : line.marks) {
        const auto above = is_above({mark});
        const bool beside = mark.kind == Kind::bar || mark.kind == Kind::slash || mark.is("idle") || mark.is("hand");
        if (!above && !beside && !(mark.kind == Kind::word && out.empty())) return {};
        if (above) out.push_back({(mark.begin + mark.end) / 2, out.size() < all / 2 ? 0 : 1, 0, above});
    }
    return out;
}

/// `us them   us them`, `below` standing over the first two and `above` over the others.
void take_kinds(Columns& columns, const Columns& kinds)
{
    const bool open = std::none_of(columns.begin(), columns.end(), [](const auto& each) { return each.above.has_value(); });
    if (columns.size() != 4 || kinds.size() != 2 || !open || kinds[0].above == kinds[1].above) return;
    for (std::size_t i = 0; i < columns.size(); ++i) columns[i].above = kinds[i < 2 ? 0 : 1].above;
}

/// `| hand | Us below | Them below |`, `hand,call,NS below,EW below`: a table, whose cells are counted.
Columns cells_of_table(const std::vector<Mark>& marks, Kind parted_by, const FoundSides& sides)
{
    constexpr std::ptrdiff_t fewest = 3;
    const auto parts = [&](const Mark& mark) { return mark.kind == parted_by; };
    if (std::count_if(marks.begin(), marks.end(), parts) < fewest) return {};
    Columns out;
    std::size_t cell = 0;
    for (auto begin = marks.begin(); begin != marks.end(); ++cell) {
        const auto end = std::find_if(begin, marks.end(), parts);
        const auto named = std::find_if(begin, end, [&](const Mark& mark) { return sides.of(mark).has_value(); });
        const bool sums = std::any_of(begin, end, [](const Mark& mark) { return mark.is("total") || mark.is("carried"); });
        if (named != end && !sums) out.push_back({0, *sides.of(*named), cell, is_above({begin, end})});
        begin = end == marks.end() ? end : end + 1;
    }
    if (out.size() != 2 && out.size() != 4) out.clear();
    return out;
}

}  // namespace

void find_columns(const std::vector<SheetText>& lines, FoundSides& sides)
{
    constexpr std::size_t head_lines = 8, few_marks = 3;
    Columns kinds;  // of the line before
    for (std::size_t i = 0; i < std::min(head_lines, lines.size()); ++i) {
        const auto& marks = lines[i].marks->marks;
        if (tells_trump(*lines[i].marks) && marks.size() >= few_marks) return;
        if (auto columns = headed_by_sides(lines[i].whole, sides); !columns.empty()) {
            take_kinds(columns, kinds);
            sides.columns = std::move(columns);
        }
        kinds = headed_by_kinds(*lines[i].marks);
        if (kinds.size() == 4) sides.columns = kinds;
        for (const Kind kind : {Kind::bar, Kind::comma})
            if (auto columns = cells_of_table(marks, kind, sides); !columns.empty())
                sides.columns = std::move(columns), sides.parted_by = kind;
    }
}

}  // namespace hoyle::prose
