#include "prose/sheet/columns.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

std::size_t bars_in(const std::vector<Mark>& marks, std::size_t before)
{
    std::size_t bars = 0;
    for (std::size_t i = 0; i < before; ++i) bars += marks[i].kind == Kind::bar && !marks[i].aside;
    return bars;
}

/// How far right of the last heading a figure may stand: what is beyond was written beside the sheet.
constexpr std::size_t margin = 10;
/// Between two figures of two columns.
constexpr std::size_t well_apart = 5;

/// A row's number at its head: `1.`, and not a figure of points.
bool is_row_number(const std::vector<Mark>& marks, std::size_t i)
{
    return i == 0 && marks.size() > 1 && marks[1].kind == Kind::stop && marks[1].begin == marks[0].end && marks[0].number < 20;
}

class Placing {
public:
    Placing(const SheetLine& line, const Sides& sides) : marks_(line.marks), columns_(sides.columns()), barred_(sides.barred())
    {
        bars_ = bars_in(marks_, marks_.size());
    }

    std::optional<Cell> place(std::size_t i)
    {
        const Mark& mark = marks_[i];
        Cell cell{0, {}, mark.nil ? "0" : mark.text, mark.number};
        const std::size_t before = bars_in(marks_, i);
        if (columns_.size() == 4) {
            const auto& column = bars_ >= 4 ? columns_[std::min<std::size_t>(before > 2 ? before - 2 : 0, 3)]
                                            : nearest(mark, bars_ == 1 ? std::optional(static_cast<int>(before)) : std::nullopt);
            if (bars_ >= 4 && before < 2) return std::nullopt;
            cell.side = column.side;
            cell.above = column.above;
            return cell;
        }
        if (bars_ == 1) cell.side = static_cast<int>(before);
        else if (bars_ == 0 && columns_.size() == 2 && !barred_) cell.side = nearest(mark, {}).side;
        else return std::nullopt;
        return cell;
    }

private:
    const Sides::Column& nearest(const Mark& mark, std::optional<int> side) const
    {
        const auto away = [&](const Sides::Column& column) {
            const auto centre = static_cast<std::ptrdiff_t>(mark.begin + mark.end) / 2;
            const std::ptrdiff_t far = side && column.side != *side ? 10000 : 0;
            return std::abs(centre - static_cast<std::ptrdiff_t>(column.centre)) + far;
        };
        return *std::min_element(columns_.begin(), columns_.end(),
                                 [&](const auto& a, const auto& b) { return away(a) < away(b); });
    }

    const std::vector<Mark>& marks_;
    const std::vector<Sides::Column>& columns_;
    bool barred_;
    std::size_t bars_ = 0;
};

/// How many of the sums at the foot come out if the rows of the regions up to `region` stand above the line.
int agreement(const std::vector<ColumnRow>& rows, const std::vector<ColumnsRead::What>& what, std::size_t region)
{
    std::array<int, 2> below{}, above{};
    int agrees = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        for (int side = 0; side < 2; ++side) {
            const auto s = static_cast<std::size_t>(side);
            if (what[i] == ColumnsRead::What::entry) (rows[i].region <= region ? above : below)[s] += rows[i].sum(side);
            if (what[i] == ColumnsRead::What::total_below) agrees += rows[i].sum(side) == below[s];
            if (what[i] == ColumnsRead::What::total_above) agrees += rows[i].sum(side) == above[s];
        }
    return agrees;
}

/// Rows at the foot that nothing is written before: the sums, if the last is made of those before it. ColumnsRead::What comes
/// after them is no part of the block.
bool unlabelled_sums(const std::vector<ColumnRow>& rows, std::size_t first, std::size_t count,
                     std::vector<ColumnsRead::What>& what)
{
    constexpr int rubber = 100;
    const auto& last = rows[first + count - 1];
    bool right = false;
    for (int side = 0; side < 2; ++side) {
        int sum = 0;
        for (std::size_t i = first; i + 1 < first + count; ++i) sum += rows[i].sum(side);
        right |= last.sum(side) > rubber && (sum == last.sum(side) || (count == 3 && sum + rubber == last.sum(side)));
    }
    const bool bonus = count == 4 && rows[first + 2].cells.size() == 1 && rows[first + 2].cells[0].number == rubber;
    if (!right || (count == 4 && !bonus) || rows[first].cells.size() != 2 || rows[first + 1].cells.size() != 2) return false;
    what[first] = ColumnsRead::What::total_below;
    what[first + 1] = ColumnsRead::What::total_above;
    if (count == 4) what[first + 2] = ColumnsRead::What::bonus;
    what[first + count - 1] = ColumnsRead::What::sum;
    for (std::size_t i = first + count; i < rows.size(); ++i) what[i] = ColumnsRead::What::none;
    return true;
}

/// `76 132   26 40`: what stands in either column, below and above, of each side; then the rubber and the sums.
bool paired_sums(const std::vector<ColumnRow>& rows, std::size_t at, std::vector<ColumnsRead::What>& what)
{
    std::array<int, 2> below{}, above{};
    for (std::size_t i = 0; i < at; ++i) {
        std::array<int, 2> seen{};
        for (const Cell& cell : rows[i].cells) {
            const auto s = static_cast<std::size_t>(cell.side);
            (cell.above.value_or(seen[s] > 0) ? above : below)[s] += cell.number;
            ++seen[s];
        }
    }
    bool agrees = false;
    for (std::size_t s = 0; s < 2; ++s) {
        std::vector<int> of;
        for (const Cell& cell : rows[at].cells)
            if (cell.side == static_cast<int>(s)) of.push_back(cell.number);
        agrees |= of.size() == 2 && of[0] == below[s] && of[1] == above[s] && below[s] + above[s] > 0;
    }
    if (!agrees) return false;
    what[at] = ColumnsRead::What::totals;
    bool summed = false;
    for (std::size_t i = at + 1; i < rows.size(); ++i) {
        const bool bonus = rows[i].cells.size() == 1 && rows[i].cells[0].number == 100;
        what[i] = bonus && !summed                       ? ColumnsRead::What::bonus
                  : rows[i].cells.size() == 2 && !summed ? ColumnsRead::What::sum
                                                         : ColumnsRead::What::none;
        summed |= what[i] == ColumnsRead::What::sum;
    }
    return true;
}

/// One row of sums alone, with the points for the rubber in them or before them: what either column comes to.
bool lone_sums(const std::vector<ColumnRow>& rows, std::size_t at, std::vector<ColumnsRead::What>& what)
{
    constexpr int rubber = 100;
    if (rows[at].cells.size() != 2 || rows[at].cells[0].side == rows[at].cells[1].side) return false;
    const bool told = rows[at - 1].cells.size() == 1 && rows[at - 1].cells[0].number == rubber;
    const std::size_t entries = told ? at - 1 : at;
    int with_rubber = 0;
    for (int side = 0; side < 2; ++side) {
        int sum = 0;
        for (std::size_t i = 0; i < entries; ++i) sum += rows[i].sum(side);
        const int more = rows[at].sum(side) - sum;
        if (sum == 0 || (more != 0 && more != rubber)) return false;
        with_rubber += more == rubber;
    }
    if (with_rubber > 1) return false;
    if (told) what[entries] = ColumnsRead::What::bonus;
    what[at] = ColumnsRead::What::sum;
    for (std::size_t i = at + 1; i < rows.size(); ++i) what[i] = ColumnsRead::What::none;
    return true;
}

void find_unlabelled_sums(const std::vector<ColumnRow>& rows, std::vector<ColumnsRead::What>& what)
{
    for (std::size_t first = 2; first < rows.size(); ++first) {
        if (paired_sums(rows, first, what)) return;
        for (const std::size_t count : {std::size_t{4}, std::size_t{3}})
            if (first + count <= rows.size() && unlabelled_sums(rows, first, count, what)) return;
    }
    for (std::size_t at = 3; at < rows.size(); ++at)
        if (lone_sums(rows, at, what)) return;
}

/// ColumnsRead::What a word at the head of a row makes of it; empty: nothing.
std::string label_of(const Mark& mark)
{
    if (mark.is("honours")) return "above";
    if (!mark.is("below") && !mark.is("above") && !mark.is("total") && !mark.is("bonus")) return {};
    return mark.text.starts_with("total ") ? "total " + mark.sense : mark.sense;
}

/// A figure of points, or the sign for none, that may stand in a column.
bool is_points(const SheetLine& line, std::size_t i, const Sides& sides)
{
    const Mark& mark = line.marks[i];
    if (!mark.counts() || mark.sense == "number" || is_row_number(line.marks, i)) return false;
    if (sides.columns().size() == 4 && mark.begin > sides.columns().back().centre + margin) return false;
    return !mark.nil || mark.text == "0" || !line.rule;
}

/// `/  8`: above the line, and nothing below it.
bool behind_a_stroke(const std::vector<Mark>& marks, std::size_t i)
{
    return i > 0 && marks[i - 1].kind == Kind::slash && (i < 2 || marks[i - 2].end + 3 < marks[i].begin);
}

/// The figures of the line are added up on it: 64 + 40 + 100 = 204.
bool adds_up(const SheetLine& line)
{
    return std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
        return !mark.aside && (mark.kind == Kind::equals || mark.text == "+" || mark.text == "and" || mark.text == "&");
    });
}

/// Two figures of one side, that stand well apart in the line: are they one for each, wherever they stand?
bool is_one_for_each(const ColumnRow& row, const std::vector<std::size_t>& places, const SheetLine& line, const Sides& sides)
{
    if (row.cells.size() != 2 || sides.columns().size() != 2 || row.cells[0].side != row.cells[1].side) return false;
    const bool stroke = std::any_of(line.marks.begin(), line.marks.end(),
                                    [](const Mark& mark) { return mark.kind == Kind::slash; });
    const bool apart = !stroke && places[1] > places[0] + well_apart;
    return !row.label.empty() || (apart && !sides.barred());
}

/// "above: 40 | 64" at the head, "below: 8 | 36" further down: each heads what follows it. Where the lower half begins, or behind
/// the last row if only a total comes; nothing: the sheet is not headed so.
std::optional<std::size_t> lower_half(const std::vector<ColumnRow>& rows)
{
    if (rows.empty() || rows[0].label != "above") return std::nullopt;
    for (std::size_t i = 1; i < rows.size(); ++i) {
        if (rows[i].label == "below") return i;
        if (rows[i].label == "total") return rows.size();
    }
    return std::nullopt;
}

/// ColumnsRead::What a row at the foot is, so many sums having gone before.
ColumnsRead::What at_foot(const ColumnRow& row, std::size_t sums, bool last)
{
    const auto& label = row.label;
    const bool rubber = row.cells.size() == 1 && row.cells[0].number == 100;
    if (label == "bonus" || (label.empty() && rubber)) return ColumnsRead::What::bonus;
    if (row.cells.front().above) return ColumnsRead::What::totals;
    if (label.ends_with("below")) return ColumnsRead::What::total_below;
    if (label.ends_with("above")) return ColumnsRead::What::total_above;
    if (sums == 0 && !last) return ColumnsRead::What::total_below;
    return sums == 1 && !last ? ColumnsRead::What::total_above : ColumnsRead::What::sum;
}

/// The sums at the foot, from the first label on that does not head what follows it. False: there is none.
bool find_labelled_sums(const std::vector<ColumnRow>& rows, std::optional<std::size_t> lower,
                        std::vector<ColumnsRead::What>& what)
{
    bool below_begun = false, foot = false;
    std::size_t sums = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const auto& label = rows[i].label;
        const bool at_head = (!below_begun && (label == "above" || label == "below") && i < 2) || (lower && *lower == i);
        if (!label.empty() && !at_head && i > 0) foot = true;
        below_begun |= label != "above" && label != "total";
        if (!foot) continue;
        what[i] = at_foot(rows[i], sums, i + 1 == rows.size());
        sums += what[i] != ColumnsRead::What::bonus;
    }
    return foot;
}

/// The last region above the line: as the sums at the foot come out best; else as the one doubled rule says.
std::optional<std::size_t> last_above(const std::vector<ColumnRow>& rows, const std::vector<ColumnsRead::What>& what,
                                      const std::vector<bool>& doubled_rules)
{
    const std::size_t regions = rows.empty() ? 0 : rows.back().region;
    int best = 0;
    std::optional<std::size_t> line;
    for (std::size_t region = 0; region < regions; ++region)
        if (const int agrees = agreement(rows, what, region); agrees > best) best = agrees, line = region;
    const bool mixed = std::find(doubled_rules.begin(), doubled_rules.end(), false) != doubled_rules.end();
    if (line || !mixed) return line;
    const auto doubled = static_cast<std::size_t>(std::find(doubled_rules.begin(), doubled_rules.end(), true) -
                                                  doubled_rules.begin());
    return doubled < std::min(regions, doubled_rules.size()) ? std::optional(doubled) : std::nullopt;
}

}  // namespace

int ColumnRow::sum(int side) const
{
    int out = 0;
    for (const Cell& cell : cells)
        if (cell.side == side) out += cell.number;
    return out;
}

ColumnRow column_row(const SheetLine& line, const Sides& sides)
{
    ColumnRow row;
    if (sides.columns().empty()) return row;
    Placing placing(line, sides);
    std::vector<std::size_t> places;  // where the figures begin
    for (std::size_t i = 0; i < line.marks.size(); ++i) {
        const Mark& mark = line.marks[i];
        if (mark.aside) continue;
        row.game |= mark.is("game");
        if (row.label.empty() && row.cells.empty()) row.label = label_of(mark);
        if (!is_points(line, i, sides)) continue;
        auto cell = placing.place(i);
        if (!cell && sides.columns().size() == 4) continue;  // in the first column, of the hand
        if (!cell) return {};
        const bool first = std::none_of(row.cells.begin(), row.cells.end(),
                                        [&](const Cell& each) { return each.side == cell->side; });
        if (first && behind_a_stroke(line.marks, i)) cell->above = true;
        row.cells.push_back(*cell);
        places.push_back(mark.begin);
    }
    row.joined = adds_up(line);
    if (is_one_for_each(row, places, line, sides)) row.cells[0].side = 0, row.cells[1].side = 1;
    return row;
}

ColumnsRead read_columns(const std::vector<ColumnRow>& rows, const std::vector<bool>& doubled_rules)
{
    ColumnsRead out;
    out.what.assign(rows.size(), ColumnsRead::What::entry);
    const auto lower = lower_half(rows);
    if (!find_labelled_sums(rows, lower, out.what)) find_unlabelled_sums(rows, out.what);
    out.above.assign(rows.size(), false);
    const auto line = last_above(rows, out.what, doubled_rules);
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (lower && *lower < rows.size()) out.above[i] = i < *lower;
        else
            out.above[i] = (line && rows[i].region <= *line) ||
                           (rows[i].label == "above" && out.what[i] == ColumnsRead::What::entry);
    return out;
}

}  // namespace hoyle::prose
