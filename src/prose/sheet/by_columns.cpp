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

void SheetReading::column(const ColumnRow& row, ColumnsRead::What what, bool above, std::array<std::optional<int>, 2>& sums)
{
    using What = ColumnsRead::What;
    TextLine& line = lines_[row.line];
    if (what == What::none) return void(line.what = TextLine::What::remark);
    std::string out;
    for (int side = 0; side < 2; ++side) {
        std::string low, high;
        std::size_t count = 0;
        for (const Cell& cell : row.cells) {
            if (cell.side != side) continue;
            const bool up = cell.above ? *cell.above
                                       : what == What::total_above || above ||
                                             ((what == What::entry || what == What::totals) && count > 0);
            (up ? high : low) += " " + cell.text;
            if (what == What::sum) sums[static_cast<std::size_t>(side)] = cell.number;
            ++count;
        }
        if (count == 0) continue;
        out += (out.empty() ? "" : ", ") + sides_.name(side);
        if (what == What::sum || what == What::bonus) out += low + high;
        else out += low + (high.empty() ? "" : " |" + high);
    }
    if (what == What::bonus) return void(line.statements.push_back("bonus " + out));
    if (what == What::sum) return void(line.statements.push_back("sum " + out));
    if (what != What::entry) return void(line.statements.push_back("total " + out));
    line.statements.push_back("column " + out);
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
        const bool win = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.is("win"); });
        const bool sided = row_told(marks, sides_, {}).side >= 0;
        if (win || row.cells.empty() || sided || (row.joined && row.cells.size() > 2)) {
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
    for (const auto i : feet) {
        const auto& marks = lines_[i].marks.marks;
        if (of_honours(lines_[i])) continue;
        const bool sided = row_told(marks, sides_, {}).side >= 0;
        begun |= sided;
        auto told = sided ? std::vector<std::string>() : cells_summed(marks, sums, begun);
        if (told.empty()) told = sums_told(marks, sides_, sums, true, begun);
        if (!told.empty()) lines_[i].what = TextLine::What::foot, lines_[i].statements = std::move(told);
    }
}

}  // namespace hoyle::prose
