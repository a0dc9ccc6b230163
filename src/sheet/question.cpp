// What is asked of whoever knows the sheet, before anybody is accused by it.

#include "sheet/question.hpp"

#include "sheet/doubts.hpp"
#include "sheet/footnotes.hpp"

#include "sheet/costs.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <optional>

namespace hoyle::sheet {
namespace {

/// The marks that a step reads, in one unit.
Unit unit_of(const Reading& reading, const Step& step)
{
    if (step.units == 0) return {};
    Unit unit = reading.units[std::min(step.unit, reading.units.size() - 1)];
    for (std::size_t k = 1; k < step.units; ++k) unit = joined(unit, reading.units[step.unit + k]);
    return unit;
}

/// A figure of the sheet as a reading takes it.
struct Taken {
    std::uint32_t line = 0;
    int begin = 0;
    std::string text;
    RoleOf role;
};

std::vector<Taken> taken(const Reading& reading)
{
    std::vector<Taken> out;
    for (const Step& step : reading.steps) {
        const Unit unit = unit_of(reading, step);
        for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
            const Mark& mark = unit.marks[unit.numbers[n]];
            out.push_back({mark.line, mark.column, mark.text, n < step.roles.size() ? step.roles[n] : RoleOf{Role::none, -1}});
        }
    }
    std::sort(out.begin(), out.end(),
              [](const Taken& a, const Taken& b) { return std::pair(a.line, a.begin) < std::pair(b.line, b.begin); });
    return out;
}

std::string words_of(const RoleOf& role, const Sides& sides)
{
    const std::string whose = role.side < 0 ? std::string() : " of " + sides.names[static_cast<std::size_t>(role.side)];
    const std::string side = role.side < 0 ? "a side" : sides.names[static_cast<std::size_t>(role.side)];
    switch (role.role) {
    case Role::below: return "what " + side + " made by tricks";
    case Role::above: return "what " + side + " made by honours";
    case Role::tricks: return "a number of tricks";
    case Role::honours: return "a number of honours";
    case Role::number: return "the number of the hand";
    case Role::running:
    case Role::standing:
        return "how " + (role.side < 0 ? "a side" : sides.names[static_cast<std::size_t>(role.side)]) + " stood after the hand";
    case Role::sum_below: return "the sum below the line" + whose;
    case Role::sum_above: return "the sum above the line" + whose;
    case Role::points: return "both columns together" + whose;
    case Role::bonus: return "the points for the rubber" + whose;
    case Role::total: return "the total" + whose;
    case Role::result: return "the difference";
    case Role::again: return "a sum written again";
    case Role::carried: return "what was brought forward" + whose;
    case Role::money: return "money";
    default: return "no figure of the score";
    }
}

std::string in_line(std::uint32_t line) { return "in line " + std::to_string(line + 1); }

/// What the sheet comes to by a reading.
std::string verdict_of(const Reading& reading)
{
    if (reading.end.slips > 0) return "a figure is wrong";
    const int winner = reading.end.result_side;
    if (reading.end.result < 0 || winner < 0) return "nothing is wrong";
    return "nothing is wrong, and " + reading.sides.names[static_cast<std::size_t>(winner)] + " win by " +
           std::to_string(reading.end.result);
}

/// The fact that divides two readings: the first figure that they take otherwise.
Question dividing(const Reading& a, const Reading& b)
{
    const auto first = taken(a), second = taken(b);
    for (std::size_t i = 0; i < first.size() && i < second.size(); ++i) {
        if (first[i].line != second[i].line || first[i].begin != second[i].begin) break;
        const std::string one = words_of(first[i].role, a.sides), other = words_of(second[i].role, b.sides);
        if (one == other) continue;
        const std::string first_verdict = verdict_of(a), second_verdict = verdict_of(b);
        std::string asked = "is the " + first[i].text + " " + in_line(first[i].line) + " " + one + ", or " + other + "?";
        if (first_verdict != second_verdict) asked += " If the first, " + first_verdict + "; if the second, " + second_verdict;
        return {std::move(asked), first[i].line};
    }
    const std::uint32_t line = a.units.empty() ? 0 : a.units.front().line;
    return {"which lines of this sheet end a game?", line};
}

/// Both take every figure for the same.
bool reads_same_figures(const Reading& a, const Reading& b)
{
    const auto first = taken(a), second = taken(b);
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), [&](const Taken& x, const Taken& y) {
        return x.line == y.line && x.begin == y.begin && words_of(x.role, a.sides) == words_of(y.role, b.sides);
    });
}

/// It differs in nothing but where a game ends, and that would be a slip: where the better reading has none, nobody made it.
bool only_adds_slip(const Reading& best, const Reading& other)
{
    return best.end.slips == 0 && other.end.slips > 0 && reads_same_figures(best, other);
}

/// Are they the same two sides, the other way round? By names that have nothing to do with one another nobody can tell; the
/// figures may: then the sides differ in name alone.
bool has_sides_turned(const Reading& a, const Reading& b)
{
    const Sides &x = a.sides, &y = b.sides;
    if (!x.senses[0].empty() && !y.senses[0].empty()) return x.senses[0] == y.senses[1];
    if (x.names[0] == y.names[1] && x.names[1] == y.names[0]) return true;
    const bool any = x.names[0] == y.names[0] || x.names[1] == y.names[1] || x.words[0] == y.words[0] || x.words[1] == y.words[1];
    return !any && a.end.below[0] == b.end.below[1] && a.end.below[1] == b.end.below[0] && a.end.below[0] != a.end.below[1];
}

/// The same sums and the same winner, and the same said of them; that one of them leaves the difference unread, or has the sides
/// the other way round, is no other verdict.
bool tells_same_verdict(const Reading& a, const Reading& b)
{
    const State& x = a.end;
    State y = b.end;
    int winner = y.winner();
    if (has_sides_turned(a, b)) {
        std::swap(y.below[0], y.below[1]);
        std::swap(y.above[0], y.above[1]);
        if (winner >= 0) winner = 1 - winner;
        if (y.result_side >= 0) y.result_side = 1 - y.result_side;
    }
    const bool unread = x.result < 0 || y.result < 0;
    const bool same_result = unread || (x.result == y.result && x.result_side == y.result_side);
    return (x.slips == 0) == (y.slips == 0) && x.below == y.below && x.above == y.above && x.winner() == winner && same_result;
}

/// Is a figure that stands for nothing one that nobody will miss: struck out, money, in words?
bool is_no_figure(const Mark& mark)
{
    return mark.in_words || mark.struck || mark.term || mark.boxed || mark.aside || mark.money || mark.names || mark.number < 0;
}

/// Of a bridge score all figures are even; others, and small ones, are o'clock, years and numbers of hands.
bool may_be_of_score(const Mark& mark)
{
    constexpr int fewest = 8, most = 1000;
    return mark.number >= fewest && mark.number <= most && mark.number % 2 == 0;
}

/// Of a rubber that was broken off: how a side stands in the game, or by how much one is ahead, told once more.
bool tells_how_they_stand(const Reading& reading, const Mark& mark)
{
    const State& end = reading.end;
    if (end.winner() >= 0 || mark.number <= 0) return false;
    const auto all = [&](std::size_t side) { return end.below[side] + end.above[side]; };
    return mark.number == end.game[0] || mark.number == end.game[1] || mark.number == std::abs(all(0) - all(1));
}

/// The figures of a unit that have no role, as far as somebody might miss them.
std::vector<const Mark*> without_role(const Reading& reading, const Step& step, const Unit& unit)
{
    std::vector<const Mark*> out;
    for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
        const Mark& mark = unit.marks[unit.numbers[n]];
        const Role role = n < step.roles.size() ? step.roles[n].role : Role::none;
        const bool grade = reading.whist && unit.grade > 0 && mark.number == unit.grade;
        if ((role == Role::left_out || role == Role::none) && !is_no_figure(mark) && !grade) out.push_back(&mark);
    }
    return out;
}

/// Alone in its place in a column where figures count.
bool is_in_column(const Unit& unit, const Mark& mark, const Layout& layout)
{
    const auto columns = whose(unit, layout);
    Line line;
    line.marks = unit.marks;
    const auto at = static_cast<std::size_t>(&mark - unit.marks.data());
    const auto n = std::find(unit.numbers.begin(), unit.numbers.end(), at) - unit.numbers.begin();
    return is_pure(line, mark.cell) && columns[static_cast<std::size_t>(n)].lane >= 0;
}

/// A figure that has no role. Where the sums prove the reading, one among words is a remark; where no sum was read, one that may
/// be of the score is none.
Question left_over(const Reading& reading)
{
    constexpr int proof = 3;
    constexpr std::size_t many_words = 3;
    const bool proved = reading.end.proofs >= proof, sum_read = reading.whist || reading.end.result >= 0 || proved;
    bool entered = false;
    Layout layout = reading.layout;
    layout.sides = &reading.sides;
    for (const Step& step : reading.steps) {
        entered = entered || step.what == Step::What::entry;
        const Unit unit = unit_of(reading, step);
        const bool words = step.what == Step::What::words, told = words && unit.words >= many_words;
        if (step.what == Step::What::line || (words && (!entered || unit.rule)) || (told && sum_read)) continue;
        for (const Mark* mark : without_role(reading, step, unit)) {
            if (told && !may_be_of_score(*mark)) continue;
            if (words && tells_how_they_stand(reading, *mark)) continue;
            if ((proved || layout.headed) && !is_in_column(unit, *mark, layout)) continue;
            return {"what does the " + mark->text + " " + in_line(mark->line) + " stand for?", mark->line};
        }
    }
    return {};
}

/// Is it so much for each point won, at some usual stake: a farthing, a penny, half a crown a point, a shilling a hundred?
bool is_stake_times(double money, int points)
{
    static constexpr std::array<double, 13> a_point{0.25, 0.5, 1, 2, 3, 4, 5, 6, 10, 12, 24, 30, 60};
    static constexpr std::array<double, 11> a_hundred{6, 10, 12, 20, 24, 25, 30, 50, 60, 100, 120};
    const auto near = [&](double due) {
        return std::abs(money - due) < 1 || std::abs(money * 12 - due) < 1 || std::abs(money * 100 - due) < 1;
    };
    return std::any_of(a_point.begin(), a_point.end(), [&](double stake) { return near(stake * points); }) ||
           std::any_of(a_hundred.begin(), a_hundred.end(), [&](double stake) { return near(stake * points / 100); });
}

/// What may be paid for: the difference, that of all rubbers, and either with what was carried.
std::vector<int> differences(const Reading& reading)
{
    const State& end = reading.end;
    const int last = end.result_side == 0 ? end.result : -end.result, carried = end.carried[0] - end.carried[1];
    return {std::abs(last), std::abs(end.ahead() + last), std::abs(last + carried), std::abs(last - carried)};
}

/// Money that the stake, or some usual one, does not bring for the difference. Where the stake is told and one rubber was played,
/// the audit of the block says what it should be.
Question of_money(const Reading& reading, const MoneyTold& money)
{
    if (reading.end.slips > 0 || reading.end.result <= 0) return {};
    const std::vector<Money> paid_last = paid_from(money, line_of_last_hand(reading) + 1);
    const std::vector<int> won = differences(reading);
    const auto right = [&](const Money& paid) {
        return std::any_of(won.begin(), won.end(), [&](int points) {
            return money.stake ? agrees(money, paid, points) : is_stake_times(paid.coins, points);
        });
    };
    if (paid_last.empty() || std::any_of(paid_last.begin(), paid_last.end(), right)) return {};
    if (money.stake && reading.end.rubbers == 1) return {};
    const auto line = paid_last.back().line;
    return {"is the money " + in_line(line) + " reckoned rightly? all else is as it should be, but no usual stake brings so much",
            line};
}

/// A blotted figure that no sum of its side works out.
Question of_blots(const Reading& reading)
{
    for (const Step& step : reading.steps) {
        const Unit unit = unit_of(reading, step);
        for (std::size_t n = 0; n < step.roles.size() && n < unit.numbers.size(); ++n) {
            const RoleOf& role = step.roles[n];
            if (role.role != Role::blotted) continue;
            const auto side = static_cast<std::size_t>(role.side);
            const State& end = reading.end;
            if (end.total[side] >= 0 || end.points[side] >= 0 || end.sum_above[side] >= 0 || end.sum_below[side] >= 0) continue;
            const Mark& mark = unit.marks[unit.numbers[n]];
            return {"what was the figure " + in_line(mark.line) + " that cannot be read? no sum on the sheet tells", mark.line};
        }
    }
    return {};
}

/// `We  hon.  They`: one column for the honours of both, and no word whose they were.
Question of_shared_honours(const Reading& reading)
{
    if (!reading.layout.shared) return {};
    for (const Step& step : reading.steps) {
        const auto& above = step.hand().figures.above;
        if (step.what != Step::What::entry || (above[0] == 0 && above[1] == 0) || step.hand().words.honours_of) continue;
        const auto line = reading.units[step.unit].line;
        return {"whose are the honours " + in_line(line) + "? one column has those of both sides", line};
    }
    return {};
}

/// `brought forward`, `b/f`, `brt. fwd.`: from an earlier sheet to this.
bool is_brought(const Mark& mark)
{
    return mark.sense == "carried" && (mark.text.starts_with('b') || mark.text.starts_with("fwd"));
}

/// `Brought forward: 84`, and whose it was no word tells.
std::optional<Mark> told_of_nobody(const Unit& unit)
{
    if (!unit.carried_word) return std::nullopt;
    for (std::size_t k = 0; k < unit.marks.size(); ++k) {
        const Mark& mark = unit.marks[k];
        if (!is_brought(mark)) continue;
        for (std::size_t n = k + 1; n < unit.marks.size(); ++n)
            if (unit.marks[n].kind == Kind::figure && unit.marks[n].number > 0 && !unit.marks[n].names) return unit.marks[n];
    }
    return std::nullopt;
}

/// Which units tell how the sides stood, column by column.
std::vector<bool> units_of_standings(const Reading& reading)
{
    std::vector<bool> out(reading.units.size(), false);
    for (const Step& step : reading.steps)
        out[std::min(step.unit, out.size() - 1)] = out[std::min(step.unit, out.size() - 1)] ||
                                                   std::any_of(step.roles.begin(), step.roles.end(), [](const RoleOf& role) {
                                                       return role.role == Role::running || role.role == Role::standing;
                                                   });
    return out;
}

/// Something was brought from an earlier sheet, and nowhere stands how much, or the sheet gainsays itself for whom.
Question of_what_was_brought(const Reading& reading)
{
    const auto& carried = reading.end.carried;
    if (carried[0] != 0 && carried[0] == carried[1])
        return {"for whom were the " + std::to_string(carried[0]) + " brought forward? the sheet has them for both sides",
                reading.units.front().line};
    if (carried[0] != 0 || carried[1] != 0) return {};
    const auto stands = units_of_standings(reading);
    for (std::size_t i = 0; i < reading.units.size(); ++i) {
        const Unit& unit = reading.units[i];
        if (stands[i]) continue;
        if (const auto told = told_of_nobody(unit))
            return {"for whom was the " + told->text + " brought forward " + in_line(told->line) + "?", told->line};
        if (unit.figures > 0 || (i + 1 < reading.units.size() && reading.units[i + 1].carried_word)) continue;
        for (std::size_t k = 0; k < unit.marks.size(); ++k) {
            const Mark& mark = unit.marks[k];
            const bool from = k + 1 < unit.marks.size() && unit.marks[k + 1].text == "from";
            if (!is_brought(mark) && !(mark.sense == "carried" && from)) continue;
            return {"how much was brought forward " + in_line(mark.line) + ", and for whom? the sheet does not tell", mark.line};
        }
    }
    return {};
}

/// `[whose?]`, `(or 16?)` beside a figure that counts: who wrote the sheet was in doubt.
Question of_its_own_doubt(const Reading& reading)
{
    for (const Step& step : reading.steps) {
        if (step.what != Step::What::entry && step.what != Step::What::foot) continue;
        const Unit unit = unit_of(reading, step);
        for (const Mark& mark : unit.marks)  // `Lisle doubled (why?)` asks for no figure
            if (mark.aside && ((mark.asked && mark.text != "why") || mark.text == "?"))
                return {"how is line " + std::to_string(mark.line + 1) + " to be read? the sheet itself has a question there",
                        mark.line};
    }
    return {};
}

/// A line that tells of tricks, with a figure, was passed over.
bool passes_over_tricks(const Reading& reading)
{
    return std::any_of(reading.steps.begin(), reading.steps.end(), [&](const Step& step) {
        if (step.what != Step::What::words) return false;
        const Unit unit = unit_of(reading, step);
        return unit.figures > 0 && std::any_of(unit.marks.begin(), unit.marks.end(),
                                               [](const Mark& mark) { return mark.sense == "odd" || mark.sense == "the-odd"; });
    });
}

Question of_many_slips(const Reading& reading)
{
    // at whist any figure may be a hand's, so that one which is none was more likely misread
    const bool of_hand = std::any_of(reading.steps.begin(), reading.steps.end(),
                                     [](const Step& step) { return step.hand().fit.slip; });
    const bool unnamed = reading.sides.cost >= cost::sides_unnamed;
    if (reading.end.slips <= 1 &&
        !(reading.whist && (of_hand || (reading.end.slips > 0 && (unnamed || passes_over_tricks(reading))))))
        return {};
    const std::string asked = reading.end.slips > 1
                                  ? "is this sheet read as it was meant? as it stands below, more than one figure would be wrong"
                                  : "is this sheet read as it was meant? as it stands below, a figure would be wrong";
    for (const Step& step : reading.steps)
        if (step.hand().fit.slip) {
            const auto line = reading.units[step.unit].line;
            return {asked + "; the first " + in_line(line), line};
        }
    return {asked, reading.units.front().line};
}

/// Something is wrong, and some other hand is read in an odd way: likelier the reading is.
Question of_odd_hand(const Reading& reading)
{
    // each sum that comes out speaks for the reading; but not at whist, where many would, nor if no suit tells what is right
    const bool unsaid = std::any_of(reading.steps.begin(), reading.steps.end(),
                                    [](const Step& step) { return step.hand().fit.slip && step.hand().words.strains == 0; });
    const double odd = 9.0 + (reading.whist || unsaid ? 0 : std::min(reading.end.proofs, 4));
    constexpr double of_a_slip = 6.5;
    if (reading.end.slips == 0 || reading.layout.crossed) return {};
    for (const Step& step : reading.steps) {
        if (step.what != Step::What::entry || step.hand().cost - (step.hand().fit.slip ? of_a_slip : 0) < odd) continue;
        const auto line = reading.units[step.unit].line;
        return {"is this hand read as it was meant, as it stands below? as it is read, a figure elsewhere would be wrong", line};
    }
    return {};
}

/// Something is wrong, no difference was read, and below the hands stand figures that were passed over.
Question of_sums_passed_over(const Reading& reading)
{
    if (reading.end.slips == 0 || reading.end.result >= 0) return {};
    const std::uint32_t last = line_of_last_hand(reading);
    for (const Step& step : reading.steps) {
        const Unit unit = unit_of(reading, step);
        if (step.what != Step::What::words || unit.line <= last) continue;
        for (const std::size_t at : unit.numbers) {
            const Mark& mark = unit.marks[at];
            if (!mark.in_words && !mark.money && !mark.names && !mark.struck)
                return {"what does the " + mark.text + " " + in_line(mark.line) + " stand for?", mark.line};
        }
    }
    return {};
}

/// Honours noted beside a figure that no hand with so many brings: where the note has but one figure it is a finding, else
/// nothing tells what is right.
Question of_notes(const Reading& reading)
{
    for (const Step& step : reading.steps)
        for (const auto& note : step.hand().gainsaid)
            if (note && !Entry::has_one_figure(*note)) {
                const auto line = reading.units[step.unit].line;
                return {"which is right " + in_line(line) + ", the figure or what is noted beside it? no hand gives both", line};
            }
    return {};
}

/// `broke up here, train`
bool is_said_unfinished(const Reading& reading)
{
    return std::any_of(reading.units.begin(), reading.units.end(), [](const Unit& unit) { return unit.broken_off; });
}

/// A reading that supposes too much for the figures it has.
Question of_all(const Reading& reading)
{
    // each sum that comes out speaks for the reading
    const double a_figure = 2.8 + 0.2 * std::min(reading.end.proofs, 4);
    constexpr std::size_t few = 6;
    std::size_t figures = 0;
    for (const Step& step : reading.steps) figures += unit_of(reading, step).figures;
    if (reading.cost <= a_figure * static_cast<double>(std::max(figures, few))) return {};
    return {"is this sheet read as it was meant, as it stands below?", reading.units.front().line};
}

}  // namespace

Question question_of(const std::vector<Reading>& readings, const MoneyTold& money, const HandTable& table)
{
    constexpr double close = 2.5;
    const Reading& best = readings.front();
    for (const Reading& other : readings)
        if (&other != &best && other.cost - best.cost < close && !tells_same_verdict(best, other) && !only_adds_slip(best, other))
            return dividing(best, other);
    if (best.end.winner() < 0 && !is_said_unfinished(best))
        return {"did this rubber end? by the figures, as they are read below, nobody won two games", best.units.back().line};
    for (const auto& ask : {of_blots, of_notes, of_shared_honours, of_what_was_brought, of_its_own_doubt, left_over,
                            of_many_slips, of_odd_hand, of_sums_passed_over, of_entry_or_sum, of_holder_told, of_all})
        if (Question question = ask(best); !question.words.empty()) return question;
    for (const auto asks : {of_points_left_out, of_words_over_two_lines})
        if (Question question = asks(best, table); !question.words.empty()) return question;
    if (Question question = of_footnotes(best, table); !question.words.empty()) return question;
    return of_money(best, money);
}

}  // namespace hoyle::sheet
