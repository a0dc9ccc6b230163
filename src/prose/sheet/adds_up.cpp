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

Points points_of(std::string_view statement, std::string_view name, std::string_view other)
{
    const auto at = statement.find(std::string(name) + " ");
    if (at == statement.npos) return {};
    auto own = statement.substr(at + name.size());
    own = own.substr(0, own.find(std::string(other) + " "));
    const auto bar = own.find('|');
    if (bar == own.npos) return {all_of(own), {}};
    return {all_of(own.substr(0, bar)), all_of(own.substr(bar))};
}

}  // namespace

bool SheetReading::adds_up() const
{
    constexpr int slips = 1;
    struct Column {
        int entered = 0;
        std::optional<int> total;
    };
    std::array<Column, 2> below, above;
    for (const TextLine& line : lines_)
        for (const auto& statement : line.statements) {
            const bool total = statement.starts_with("total ");
            const bool entry = statement.starts_with("column ") || statement.starts_with(sides_.name(0)) ||
                               statement.starts_with(sides_.name(1));
            if (!total && !entry) continue;
            for (const std::size_t side : {0U, 1U}) {
                const auto points = points_of(statement, sides_.name(static_cast<int>(side)),
                                              sides_.name(1 - static_cast<int>(side)));
                if (total && points.below) below[side].total = points.below;
                if (total && points.above) above[side].total = points.above;
                if (entry) below[side].entered += points.below.value_or(0), above[side].entered += points.above.value_or(0);
            }
        }
    int contradicted = 0;
    for (const auto& columns : {below, above})
        for (const Column& column : columns) contradicted += column.total && *column.total != column.entered;
    return contradicted <= slips;
}

}  // namespace hoyle::prose
