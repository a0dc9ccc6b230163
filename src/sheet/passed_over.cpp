#include "sheet/passed_over.hpp"

#include "sheet/beside.hpp"
#include "sheet/costs.hpp"

#include <algorithm>

namespace hoyle::sheet {
namespace {

/// Words of a unit that name a side.
std::size_t names_in(const Unit& unit, const Sides& sides)
{
    std::size_t count = 0;
    for (std::size_t i = 0, taken = 1; i < unit.marks.size(); i += taken) {
        const bool named = sides.named(unit.marks, i, taken).has_value();
        if (!named) taken = 1;
        else count += taken;
    }
    return count;
}

/// In a column where figures count, alone in its cell.
double cost_in_column(const Mark& mark, const State& state, const Layout& layout, const HandTable& table)
{
    if (state.phase > 0) return cost::unused_in_column;
    if (!layout.crossed) return cost::unused_at_head;
    // on top of all honours the points for the rubber, which the sums have
    return mark.number == table.bonus() ? cost::marked : cost::unused_in_cross;
}

/// In the foot of a rubber that is won.
std::optional<double> cost_behind_rubber(const Unit& unit, const Mark& mark, const State& state, const Layout& layout, bool says)
{
    constexpr double talk = 1.2;
    constexpr std::size_t much_talk = 4;
    if (state.result < 0 && is_of_score(unit, static_cast<std::size_t>(&mark - unit.marks.data()))) return cost::sum_left_out;
    const bool told = state.result >= 0;
    if (!says && (unit.talk >= much_talk + names_in(unit, *layout.sides) || (unit.is_prose() && told))) return talk;
    if (unit.is_prose() && told) return cost::unused;  // `so we lost 202 points`
    return std::nullopt;
}

double cost_elsewhere(const Unit& unit, const Mark& mark, const State& state, const Layout& layout)
{
    const bool says = state.phase == 3 && (unit.win_word || unit.total_word || unit.bonus_word);
    const bool head = !says && (state.phase == 0 || state.phase == 3);
    if (mark.money) return cost::money;
    if (mark.struck) return cost::struck_out;
    if (unit.carried_word && state.phase == 0 && !mark.heads) return cost::sum_left_out;
    if (mark.term && state.phase == 3) return cost::term;
    if (state.phase == 3 && state.winner() >= 0)
        if (const auto behind = cost_behind_rubber(unit, mark, state, layout, says)) return *behind;
    if (unit.honours_heading || unit.tricks_heading) return head ? cost::unused : cost::unused_in_column;
    if (says) return cost::sum_left_out;
    if (unit.words >= 2) return head ? 1.2 : cost::chatter + 1;
    return unit.words == 1 && head ? 2.5 : cost::unused;
}

}  // namespace

bool begins_hand(const Unit& unit)
{
    const auto first = std::find_if(unit.marks.begin(), unit.marks.end(),
                                    [](const Mark& mark) { return mark.kind != Kind::bar; });
    return first != unit.marks.end() && first->heads;
}

double cost_untold(const Unit& unit, const State& state, const HandTable& table)
{
    const bool of_hand = tells_strain(unit.marks) || (unit.honours_heading && unit.figures == 0);
    if (state.phase != 2 || unit.aside || table.whist() || !of_hand) return 0;
    return cost::hand_untold + (begins_hand(unit) ? cost::numbered_untold : 0);
}

double cost_unused(const Unit& unit, const State& state, const Layout& layout, const HandTable& table)
{
    double cost = cost_untold(unit, state, table);
    Line line;
    line.marks = unit.marks;
    const auto columns = whose(unit, layout);
    for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
        const Mark& mark = unit.marks[unit.numbers[n]];
        if (mark.in_words || mark.names) continue;
        const bool in_column = columns[n].lane >= 0 && is_pure(line, mark.cell) && !mark.money && !mark.struck;
        cost += in_column ? cost_in_column(mark, state, layout, table) : cost_elsewhere(unit, mark, state, layout);
    }
    return cost;
}

}  // namespace hoyle::sheet
