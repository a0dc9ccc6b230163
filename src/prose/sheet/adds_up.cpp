// Whether a sheet as it was read adds up. A scorer slips once; where the sums at the foot contradict the entries twice, it is
// the reading that is wrong, and nobody is to hear of it as of the scorer's.

#include "prose/sheet/reading.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace hoyle::prose {
namespace {

/// What one side has in a statement: before the bar and behind it.
struct Points {
    std::optional<int> below, above;
};

std::optional<int> all_of(std::string_view figures)
{
    std::optional<int> sum;
    for (std::size_t at = 0; at < figures.size();) {
        if (std::isdigit(static_cast<unsigned char>(figures[at])) == 0) {
            ++at;
            continue;
        }
        const auto end = std::min(figures.find_first_not_of("0123456789", at), figures.size());
        sum = sum.value_or(0) + std::atoi(std::string(figures.substr(at, end - at)).c_str());
        at = end;
    }
    return sum;
}

/// What stands behind the name of a side, up to the other's.
std::string_view own_of(std::string_view statement, std::string_view name, std::string_view other)
{
    const auto at = statement.find(std::string(name) + " ");
    if (at == statement.npos) return {};
    const auto own = statement.substr(at + name.size());
    return own.substr(0, own.find(std::string(other) + " "));
}

std::string_view below_of(std::string_view statement, std::string_view name, std::string_view other)
{
    const auto own = own_of(statement, name, other);
    return own.substr(0, own.find('|'));
}

Points points_of(std::string_view statement, std::string_view name, std::string_view other)
{
    const auto own = own_of(statement, name, other);
    if (own.empty()) return {};
    const auto bar = own.find('|');
    if (bar == own.npos) return {all_of(own), {}};
    return {all_of(own.substr(0, bar)), all_of(own.substr(bar))};
}

}  // namespace

/// Of a column: what was entered in it, and what is written as its sum.
struct SheetReading::Column {
    int entered = 0;
    std::optional<int> total;

    void add(std::optional<int> points, bool is_total)
    {
        if (is_total && points) total = points;
        if (!is_total) entered += points.value_or(0);
    }
    bool contradicts() const { return total && *total != entered; }
};

void SheetReading::add_up(const std::string& statement, std::array<Column, 4>& columns) const
{
    const bool total = statement.starts_with("total ");
    if (!total && !statement.starts_with("column ") && !statement.starts_with(sides_.name(0)) &&
        !statement.starts_with(sides_.name(1)))
        return;
    for (const int side : {0, 1}) {
        const auto points = points_of(statement, sides_.name(side), sides_.name(1 - side));
        columns[static_cast<std::size_t>(2 * side)].add(points.below, total);
        columns[static_cast<std::size_t>(2 * side + 1)].add(points.above, total);
    }
}

/// Both sides together have what is written as their sums, but for the points for the rubber.
bool SheetReading::sums_agree() const
{
    std::array<Column, 4> columns;
    std::array<std::optional<int>, 2> sums;
    for (const TextLine& line : lines_)
        for (const auto& statement : line.statements) {
            add_up(statement, columns);
            if (!statement.starts_with("sum ")) continue;
            for (const std::size_t side : {0U, 1U})
                if (const auto points = points_of(statement, sides_.name(static_cast<int>(side)),
                                                  sides_.name(1 - static_cast<int>(side)));
                    points.below)
                    sums[side] = points.below;
        }
    bool any = false;
    for (const std::size_t side : {0U, 1U}) {
        if (!sums[side]) continue;
        const int entered = columns[2 * side].entered + columns[2 * side + 1].entered;
        any = true;
        if (*sums[side] != entered && *sums[side] != entered + figures_->bonus) return false;
    }
    return any;
}

/// What was read as a total and is none of what was entered.
void SheetReading::drop_totals()
{
    for (TextLine& line : lines_)
        std::erase_if(line.statements, [](const std::string& each) { return each.starts_with("total "); });
}

namespace {

/// What odd tricks of some suit come to, doubled or not.
bool tricks_give(int points)
{
    constexpr std::array<int, 5> values{2, 4, 6, 8, 12};
    constexpr int most_doubled = 16;
    for (const int value : values)
        for (int times = 1; times <= most_doubled; times *= 2)
            if (points % (value * times) == 0 && points / (value * times) <= most_odd) return true;
    return false;
}

std::ptrdiff_t not_given(std::string_view figures)
{
    std::ptrdiff_t out = 0;
    for (std::size_t at = 0; at < figures.size();) {
        const auto end = std::min(figures.find_first_not_of("0123456789", at), figures.size());
        if (end > at) out += !tricks_give(std::atoi(std::string(figures.substr(at, end - at)).c_str()));
        at = std::max(end, at + 1);
    }
    return out;
}

}  // namespace

/// Of a column it is points that no tricks come to; of rows, a hand each, tricks of both sides.
bool SheetReading::is_misread() const
{
    constexpr std::ptrdiff_t slips = 1;
    std::ptrdiff_t entries = 0, of_both = 0, given_by_none = 0;
    for (const TextLine& line : lines_)
        for (const auto& statement : line.statements) {
            const bool column = statement.starts_with("column ");
            if (!column && !statement.starts_with(sides_.name(0)) && !statement.starts_with(sides_.name(1))) continue;
            const auto ours = below_of(statement, sides_.name(0), sides_.name(1));
            const auto theirs = below_of(statement, sides_.name(1), sides_.name(0));
            if (column) given_by_none += not_given(ours) + not_given(theirs);
            else ++entries, of_both += all_of(ours).value_or(0) != 0 && all_of(theirs).value_or(0) != 0;
        }
    return given_by_none > slips || (of_both > slips && of_both * 2 < entries);
}

bool SheetReading::adds_up() const
{
    constexpr std::ptrdiff_t slips = 1;
    if (!whist_ && is_misread()) return false;
    std::array<Column, 4> columns;
    for (const TextLine& line : lines_)
        for (const auto& statement : line.statements) add_up(statement, columns);
    return std::count_if(columns.begin(), columns.end(), [](const Column& column) { return column.contradicts(); }) <= slips;
}

}  // namespace hoyle::prose
