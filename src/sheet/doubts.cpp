#include "sheet/doubts.hpp"

#include "sheet/hand_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>

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

/// Has this side a figure above the line for which that holds?
template <class Holds> bool has_above(const Reading& reading, std::size_t side, Holds holds)
{
    return std::any_of(reading.steps.begin(), reading.steps.end(), [&](const Step& step) {
        const Points points = step.what == Step::What::entry ? step.hand().figures.above[side] : 0;
        return points != 0 && holds(points);
    });
}

/// `36   12 tricks in diamonds, LITTLE SLAM`: whose the slam is that is noted beside tricks; nothing: none is.
std::optional<std::size_t> slam_beside_tricks(const Step& step)
{
    const Entry& hand = step.hand();
    const auto& below = hand.figures.below;
    if (step.what != Step::What::entry || !hand.words.slam || hand.figures.above != std::array<Points, 2>{}) return std::nullopt;
    if ((below[0] == 0) == (below[1] == 0)) return std::nullopt;
    return below[0] != 0 ? 0U : 1U;
}

/// What a sentence, that may run over two lines, tells of honours in one suit, and whose they were.
std::optional<HandWords> honours_told(const Reading& reading, std::size_t at)
{
    const auto is_words = [&](std::size_t i) {
        return i < reading.steps.size() && reading.steps[i].what == Step::What::words &&
               !reading.units[reading.steps[i].unit].rule;
    };
    if (!is_words(at)) return std::nullopt;
    Unit unit = reading.units[reading.steps[at].unit];
    if (is_words(at + 1) && reading.units[reading.steps[at + 1].unit].line == unit.line + 1)
        unit = joined(unit, reading.units[reading.steps[at + 1].unit]);
    Layout layout = reading.layout;
    layout.sides = &reading.sides;
    HandWords told = words_of_hand(unit, layout, reading.whist, false);
    const bool counted = told.honours.value_or(0) >= 3;
    if (!counted || !told.honours_of || std::popcount(told.strains) != 1) return std::nullopt;
    return told;
}

}  // namespace

Question of_points_left_out(const Reading& reading, const HandTable& table)
{
    if (!reading.layout.crossed || reading.whist || reading.end.slips > 0) return {};
    for (std::size_t at = 0; at < reading.steps.size(); ++at) {
        const Step& step = reading.steps[at];
        const auto line = reading.units[std::min(step.unit, reading.units.size() - 1)].line;
        if (const auto side = slam_beside_tricks(step)) {
            const HandWords& noted = step.hand().words;
            if (!has_above(reading, *side, [&](Points points) { return table.has_slam(noted, points); }))
                return {fmt::format("where is the slam of line {} scored? no figure above the line of {} has it", line + 1,
                                    reading.sides.names[*side]),
                        line};
        }
        const auto told = honours_told(reading, at);
        if (!told) continue;
        const auto side = static_cast<std::size_t>(*told->honours_of);
        if (!has_above(reading, side, [&](Points points) { return table.gives_above(*told, points); }))
            return {fmt::format("where are the honours of line {} scored? no figure above the line of {} is what they bring",
                                line + 1, reading.sides.names[side]),
                    line};
    }
    return {};
}

Question of_words_over_two_lines(const Reading& reading, const HandTable& table)
{
    Layout layout = reading.layout;
    layout.sides = &reading.sides;
    for (std::size_t at = 0; at + 1 < reading.steps.size(); ++at) {
        const Step &first = reading.steps[at], &second = reading.steps[at + 1];
        if (first.what != Step::What::words || second.what != Step::What::entry || reading.whist) continue;
        const Unit &words = reading.units[first.unit], &figures = reading.units[second.unit];
        const bool over = !words.rule && words.figures == 0 && figures.line == words.line + 1 && second.hand().words.strains == 0;
        if (!over) continue;
        HandWords told = words_of_hand(words, layout, false, false);
        if (std::popcount(told.strains) != 1 || !told.doublings) continue;
        if (!told.tricks) told.tricks = second.hand().words.tricks;
        if (!table.hand(told, second.hand().figures).slip) continue;
        return {fmt::format(
                    "line {} tells of a hand that was doubled: is it the one of line {}? those figures are not what it brings",
                    words.line + 1, figures.line + 1),
                figures.line};
    }
    return {};
}

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
