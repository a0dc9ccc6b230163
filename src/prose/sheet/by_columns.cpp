// A score sheet in columns: which figures are entries, which sums.

#include "prose/sheet/reading.hpp"

#include <algorithm>

namespace hoyle::prose {

using Kind = Mark::Kind;

/// `Honours: Ames & Boyd 24, 16; Cole & Dunn 8, 30`: all that stands above the line, in one row.
bool SheetReading::of_honours(TextLine& line) const
{
    const auto& marks = line.marks.marks;
    if (marks.empty() || !(marks[0].is("honours") || marks[0].is("above"))) return false;
    std::string out;
    int side = -1;
    for (std::size_t i = 0, taken = 1; i < marks.size(); i += taken) {
        if (const auto named = sides_.at(marks, i, taken)) {
            side = *named;
            out += (out.empty() ? "column " : ", ") + sides_.name(side) + " |";
        } else if (is_figure(marks[i])) {
            if (side < 0) return false;
            out += " " + marks[i].text;
        }
    }
    if (out.empty()) return false;
    line.what = TextLine::What::column;
    line.statements.push_back(out);
    return true;
}

namespace {

using RowTells = ColumnsRead::What;

/// The figures that a row has for one side, a blank before each: those below the line, and those above it.
struct Halves {
    std::string low, high;
};
Halves halves_of(const ColumnRow& row, int side, RowTells what, bool above)
{
    const bool two = what == RowTells::entry || what == RowTells::totals;  // the second figure of a side stands above the line
    Halves out;
    for (const Cell& cell : row.cells) {
        if (cell.side != side) continue;
        const bool behind = two && !(out.low.empty() && out.high.empty());
        const bool up = cell.above.value_or(what == RowTells::total_above || above || behind);
        (up ? out.high : out.low) += " " + cell.text;
    }
    return out;
}

std::string_view verb_of(RowTells what)
{
    switch (what) {
    case RowTells::entry: return "column ";
    case RowTells::bonus: return "bonus ";
    case RowTells::sum: return "sum ";
    default: return "total ";
    }
}

}  // namespace

void SheetReading::column(const ColumnRow& row, ColumnsRead::What what, bool above, std::array<std::optional<int>, 2>& sums)
{
    TextLine& line = lines_[row.line];
    if (what == RowTells::none) return void(line.what = TextLine::What::remark);
    const bool one_figure = what == RowTells::sum || what == RowTells::bonus;
    std::string out;
    for (int side = 0; side < 2; ++side) {
        const auto [low, high] = halves_of(row, side, what, above);
        if (low.empty() && high.empty()) continue;
        out += (out.empty() ? "" : ", ") + sides_.name(side) + low;
        out += one_figure || high.empty() ? high : " |" + high;
    }
    if (what == RowTells::sum)
        for (const Cell& cell : row.cells) sums[static_cast<std::size_t>(cell.side)] = cell.number;
    line.statements.push_back(std::string(verb_of(what)) + out);
}

/// No row of the columns: it says who wins, names its side, or has no figure in a column, or more than two that are added up.
bool SheetReading::is_of_foot(const TextLine& line, const ColumnRow& row) const
{
    const auto& marks = line.marks.marks;
    const bool win = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.is("win"); });
    return win || row.cells.empty() || row_told(marks, sides_, {}).side >= 0 || (row.joined && row.cells.size() > 2);
}

/// A line that speaks of the sums.
void SheetReading::foot(TextLine& line, std::array<std::optional<int>, 2>& sums, bool& begun) const
{
    if (of_honours(line)) return;
    const auto& marks = line.marks.marks;
    const bool sided = row_told(marks, sides_, {}).side >= 0;
    begun |= sided;
    auto told = sided ? std::vector<std::string>() : cells_summed(marks, sums, begun);
    if (told.empty()) told = sums_told(marks, sides_, sums, true, begun);
    if (!told.empty()) line.what = TextLine::What::foot, line.statements = std::move(told);
}

void SheetReading::by_columns()
{
    columns_ = true;
    std::vector<ColumnRow> rows;
    std::vector<bool> rules;
    std::vector<std::size_t> feet;  // lines that speak of the sums
    std::array<std::optional<int>, 2> sums;
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        TextLine& line = lines_[i];
        if (line.what != TextLine::What::remark) continue;
        auto row = column_row(line.marks, sides_);
        const bool figures = std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure);
        if (line.marks.rule) {
            row.cells.clear();
            if (!rows.empty()) rules.push_back(line.marks.doubled);
            line.what = TextLine::What::rule;
        }
        const auto& marks = line.marks.marks;
        if (!marks.empty() && marks[0].is("account")) break;
        if (is_of_foot(line, row)) {
            if (figures && !rows.empty()) feet.push_back(i);
            continue;
        }
        row.line = i;
        row.region = rules.size();
        line.what = TextLine::What::column;
        rows.push_back(std::move(row));
    }
    const auto read = read_columns(rows, rules);
    for (std::size_t i = 0; i < rows.size(); ++i) column(rows[i], read.what[i], read.above[i], sums);
    bool begun = false;
    for (const auto i : feet) foot(lines_[i], sums, begun);
}

}  // namespace hoyle::prose
