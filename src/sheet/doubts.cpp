#include "sheet/doubts.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::sheet {
namespace {

/// 42 of 24; of any other than two different digits itself.
int turned_round(int figure) { return figure > 9 && figure < 100 ? figure % 10 * 10 + figure / 10 : figure; }

struct Told {
    std::uint32_t line;
    int figure;
};

/// The bare entries of a column that would make up for what its sum has too much or too little.
std::vector<Told> made_up_for(const Reading& reading, std::size_t side, bool above, int wanting)
{
    std::vector<Told> out;
    for (const Step& step : reading.steps) {
        if (step.what != Step::What::entry || step.hand().words.tells()) continue;
        const HandFigures& hand = step.hand().figures;
        const int figure = static_cast<int>(above ? hand.above[side] : hand.below[side]);
        if (figure != 0 && turned_round(figure) != figure && turned_round(figure) - figure == wanting)
            out.push_back({reading.units[step.unit].line, figure});
    }
    return out;
}

/// "Mr. Blake held all four aces in his own hand": how many, and whose.
struct Held {
    int count, side;
};

std::optional<Held> held_in(const Reading& reading, const Unit& unit)
{
    const auto& marks = unit.marks;
    for (std::size_t i = 1; i < marks.size(); ++i) {
        if (marks[i].text != "held" && marks[i].text != "had") continue;
        std::optional<int> side;
        for (std::size_t k = i > 3 ? i - 3 : 0, taken = 1; k < i; k += taken)
            if (const auto named = reading.sides.named(marks, k, taken)) side = named;
            else taken = 1;
        for (std::size_t k = i + 1; side && k + 1 < marks.size() && k < i + 4; ++k)
            if (marks[k].kind == Kind::figure && marks[k].number >= 3 && marks[k].number <= 5 && marks[k + 1].sense == "honours")
                return Held{marks[k].number, *side};
    }
    return std::nullopt;
}

/// `100   Jack's 4 aces in one hand` in the other side's column: whose column it is; none: whoever is named has the figure.
std::optional<std::size_t> in_other_column(const Reading& reading, const Step& step)
{
    const Entry& hand = step.hand();
    if (!hand.words.honours_of || !hand.words.counts_honours || hand.words.slam || hand.words.chicane) return std::nullopt;
    const auto above = [](const RoleOf& role) { return role.role == Role::above; };
    const auto last = std::find_if(hand.roles.rbegin(), hand.roles.rend(), above);
    if (last == hand.roles.rend() || last->side == *hand.words.honours_of) return std::nullopt;
    // the holder is named behind it
    const Unit& unit = reading.units[step.unit];
    const std::size_t figure = unit.numbers[static_cast<std::size_t>(hand.roles.rend() - last) - 1];
    for (std::size_t k = figure + 1, taken = 1; k < unit.marks.size(); ++k)
        if (reading.sides.named(unit.marks, k, taken) == hand.words.honours_of) return static_cast<std::size_t>(last->side);
    return std::nullopt;
}

}  // namespace

Question of_entry_or_sum(const Reading& reading)
{
    const State& end = reading.end;
    if (end.slips != 1 || end.rubbers > 1 || reading.whist) return {};
    for (std::size_t side = 0; side < 2; ++side)
        for (const bool above : {false, true}) {
            const int written = above ? end.sum_above[side] : end.sum_below[side];
            const int sum = static_cast<int>(above ? end.above[side] : end.below[side]);
            if (written < 0 || written == sum) continue;
            const auto told = made_up_for(reading, side, above, written - sum);
            if (told.size() != 1) continue;
            return {fmt::format("is the {} in line {} a slip of the pen for {}, or is the sum {} added wrongly?", told[0].figure,
                                told[0].line + 1, turned_round(told[0].figure), written),
                    told[0].line};
        }
    return {};
}

Question of_holder_told(const Reading& reading)
{
    for (const Step& step : reading.steps) {
        const bool entry = step.what == Step::What::entry && reading.layout.crossed;
        const auto column = entry ? in_other_column(reading, step) : std::nullopt;
        if (!column) continue;
        const auto line = reading.units[step.unit].line;
        return {fmt::format("whose are the honours in line {}? they stand in the column of {}, and the words give them to {}",
                            line + 1, reading.sides.names[*column], reading.sides.names[1 - *column]),
                line};
    }
    for (const Step& told : reading.steps) {
        const Unit& unit = reading.units[told.unit];
        const auto held = told.what == Step::What::words && !unit.rule ? held_in(reading, unit) : std::nullopt;
        if (!held) continue;
        const auto holder = static_cast<std::size_t>(held->side);
        const auto is_his = [&](const Step& step) {
            return step.what == Step::What::entry && step.hand().words.honours == held->count;
        };
        const auto has = [&](const Step& step, std::size_t side) { return is_his(step) && step.hand().figures.above[side] != 0; };
        if (std::any_of(reading.steps.begin(), reading.steps.end(), [&](const Step& step) { return has(step, holder); }))
            continue;
        for (const Step& step : reading.steps)
            if (has(step, 1 - holder) && step.hand().words.one_hand) {
                const auto line = reading.units[step.unit].line;
                return {
                    fmt::format("whose are the honours in line {}? line {} has them in another hand", line + 1, unit.line + 1),
                    line};
            }
    }
    return {};
}

}  // namespace hoyle::sheet
