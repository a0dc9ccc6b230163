#include "sheet/foot.hpp"

#include "sheet/beside.hpp"
#include "sheet/costs.hpp"
#include "sheet/tally.hpp"

#include <algorithm>
#include <cstdlib>
#include <numeric>
#include <string>

namespace hoyle::sheet {
namespace {

/// What a column should come to: as it ran on, where it did.
int below_of(const State& state, std::size_t side)
{
    return state.running[side][1] >= 0 ? state.running[side][1] : static_cast<int>(state.below[side]);
}
int above_of(const State& state, std::size_t side)
{
    return state.running[side][2] >= 0 ? state.running[side][2] : static_cast<int>(state.above[side]);
}
int points_of(const State& state, std::size_t side)
{
    if (state.points[side] >= 0) return state.points[side];
    if (state.running[side][0] >= 0) return state.running[side][0];
    return (state.sum_below[side] >= 0 ? state.sum_below[side] : below_of(state, side)) +
           (state.sum_above[side] >= 0 ? state.sum_above[side] : above_of(state, side));
}
int total_of(const State& state, std::size_t side, Points rubber)
{
    if (state.total[side] >= 0) return state.total[side];
    const int bonus = state.bonus[side] >= 0                     ? state.bonus[side]
                      : state.winner() == static_cast<int>(side) ? static_cast<int>(rubber)
                                                                 : 0;
    return points_of(state, side) + bonus + (state.carried_apart ? 0 : state.carried[side]);
}

class Footing {
public:
    Footing(const FootUnit& unit, const HandTable& table, double limit)
        : unit_(*unit.unit), table_(table), limit_(limit), whose_(unit.whose), says_carried_(unit.says_carried), pure_(unit.pure),
          labels_(unit.labels), equals_(unit.equals), of_score_(unit.of_score)
    {}

    std::vector<Foot> read(const State& state)
    {
        std::vector<Foot> feet(1);
        feet[0].state = state;
        for (std::size_t n = 0; n < unit_.numbers.size(); ++n) {
            std::vector<Foot> next;
            next.reserve(feet.size() * 8);
            for (const Foot& foot : feet) figure(foot, n, next);
            feet = cheapest(next);
        }
        if (feet.size() > most_out) feet.resize(most_out);
        return feet;
    }

private:
    static constexpr std::size_t most = 14, most_out = 6;

    /// By their places, since a foot is dear to move.
    static std::vector<Foot> cheapest(const std::vector<Foot>& all)
    {
        std::vector<std::size_t> order(all.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        const auto kept = order.begin() + static_cast<std::ptrdiff_t>(std::min(most, all.size()));
        std::partial_sort(order.begin(), kept, order.end(), [&](std::size_t a, std::size_t b) {
            return all[a].cost != all[b].cost ? all[a].cost < all[b].cost : a < b;
        });
        std::vector<Foot> out;
        out.reserve(most);
        std::for_each(order.begin(), kept, [&](std::size_t i) { out.push_back(all[i]); });
        return out;
    }

    /// `212 less 94`, `292 - 80`
    bool taken_off(std::size_t n) const
    {
        const std::size_t at = unit_.numbers[n];
        if (at == 0) return false;
        const Mark& before = unit_.marks[at - 1];
        return before.text == "less" || before.text == "minus" || before.text == "from" || before.text == "-";
    }

    /// `32 + 48 = 80`: what is added up to both columns together are the columns; to one column, what the hands brought.
    double terms_left_out(const Foot& foot, std::size_t n) const
    {
        if (!equals_[n]) return 0;
        constexpr std::size_t most_sums = 3;  // tricks, honours, the rubber; more of them are the entries, told again
        double cost = 0;
        std::size_t terms = 0;
        for (std::size_t k = n; k-- > 0 && unit_.marks[unit_.numbers[k]].term; ++terms)
            if (foot.roles[k].role == Role::left_out) cost += cost::column_left_out;
        return terms > most_sums ? 0 : cost;
    }

    static double by_label(Label label, Role role)
    {
        const auto unless = [&](bool fits, double cost) { return fits ? 0 : cost; };
        switch (label) {
        case Label::none: return 0;
        case Label::below: return unless(role == Role::sum_below, cost::other_than_sum_word);
        case Label::above: return unless(role == Role::sum_above, cost::other_than_sum_word);
        case Label::bonus: return unless(role == Role::bonus || role == Role::total, cost::other_than_sum_word);
        case Label::carried: return unless(role == Role::carried, 1);
        case Label::ahead: return unless(role == Role::result, cost::other_than_ahead);
        case Label::win:
        case Label::lose: return unless(role == Role::result, 1);
        case Label::total:
            return unless(role == Role::points || role == Role::total || role == Role::sum_below || role == Role::sum_above, 1);
        case Label::other: break;
        }
        return 1;
    }

    void put(const Foot& foot, std::vector<Foot>& next, RoleOf role, double cost, const State& state) const
    {
        if (foot.cost + cost > limit_) return;
        Foot& out = next.emplace_back();
        out.cost = foot.cost + cost;
        out.state = state;
        out.roles = foot.roles;
        out.roles[foot.read] = role;
        out.read = foot.read + 1;
    }

    void sum(const Foot& foot, std::vector<Foot>& next, Role role, std::size_t side, int written, int right, double cost,
             std::array<int, 2> State::*where) const
    {
        State state = foot.state;
        const bool before = (state.*where)[side] >= 0;
        if (before) {
            if ((state.*where)[side] != written) return;
            put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, cost + again_, state);
            return;
        }
        if (written == right) {
            cost += cost::exact;
            state.proofs += written != 0;
        } else {
            cost += cost::sum_slip + (is_near(written, right) ? 0 : cost::sum_unlike) + (state.slips > 0 ? cost::second_slip : 0);
            ++state.slips;
        }
        (state.*where)[side] = written;
        put(foot, next, {role, static_cast<std::int8_t>(side)}, cost, state);
    }

    /// The sum of a column in which the points for the rubber stand among the honours.
    void above_with_bonus(const Foot& foot, std::vector<Foot>& next, std::size_t side, int written, double cost) const
    {
        State state = foot.state;
        const bool unentered = state.bonus[side] < 0 && state.winner() == static_cast<int>(side);  // `GAME & RUB. 100`, by a hand
        const int rubber = unentered ? table_.bonus() : state.bonus[side];
        if (rubber <= 0 || written != above_of(state, side) + rubber) return;
        ++state.proofs;
        put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, cost + cost::exact, state);
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void figure(const Foot& foot, std::size_t n, std::vector<Foot>& next) const
    {
        const Mark& mark = unit_.marks[unit_.numbers[n]];
        const Whose& whose = whose_[n];
        const State& state = foot.state;
        const bool free = mark.in_words || mark.heads || mark.names;
        double unused = free ? 0.3 : unit_.words >= 3 ? cost::chatter : cost::unused;
        const Label word = labels_[n];
        if (!free && (word != Label::none || (state.result < 0 && of_score_[n]))) unused = cost::sum_left_out;
        if (unit_.is_prose() && state.result >= 0 && word == Label::none) unused = 1.2;
        if (!free && whose.lane >= 0 && pure_[n]) unused = cost::unused_in_column;
        if (mark.term) unused = std::min(unused, cost::term);
        if (mark.struck) unused = cost::struck_out;
        if (mark.money) unused = cost::money;
        put(foot, next, {mark.money ? Role::money : Role::left_out, -1}, unused, state);
        if (mark.number < 0) return;
        const int written = mark.number;
        // `we win 5`: that is the difference, until one is written
        const bool differs = (word == Label::win || word == Label::ahead) && state.result < 0;
        const double again = again_ + (!differs ? 0 : of_score_[n] ? cost::sum_left_out : cost::other_than_difference);
        // `3 and 1, that is 4`: what each game was worth
        constexpr int treble = 3;
        if (table_.whist() && written >= 1 && written <= treble &&
            (mark.term || unit_.total_word || unit_.bonus_word || unit_.win_word || unit_.game_word))
            put(foot, next, {Role::again, -1}, 0.5, state);
        double base = mark.struck                 ? cost::struck_counts
                      : mark.in_words             ? 4
                      : mark.names                ? 3
                      : mark.money                ? 3
                      : mark.aside && !mark.boxed ? 0.5
                                                  : 0;
        for (std::size_t side = 0; side < 2; ++side) {
            double own = base;
            const int is = static_cast<int>(side);
            const bool of_row = whose.named == is && !unit_.win_word && unit_.words < 3;
            if (whose.lane >= 0) own += whose.lane == is ? 0 : of_row ? cost::foot_as_named : cost::foot_other_side;
            else if (taken_off(n)) own += 0.3;
            else if (whose.named >= 0) own += whose.named == is ? 0 : cost::foot_other_side;
            else own += state.last_side == is ? 0.4 : 0.6;
            const double left_out = terms_left_out(foot, n);
            const auto cost_of = [&](Role role) {
                const bool of_column = role == Role::sum_below || role == Role::sum_above;
                return own + by_label(word, role) + (of_column ? 0 : left_out);
            };
            const int points = points_of(state, side);
            if (state.points[side] < 0 && state.total[side] < 0) {
                if (state.sum_below[side] >= 0 || state.below[side] != 0 || written == 0)
                    sum(foot, next, Role::sum_below, side, written, below_of(state, side), cost_of(Role::sum_below),
                        &State::sum_below);
                if (state.sum_above[side] >= 0 || state.above[side] != 0 || written == 0)
                    sum(foot, next, Role::sum_above, side, written, above_of(state, side), cost_of(Role::sum_above),
                        &State::sum_above);
                above_with_bonus(foot, next, side, written, cost_of(Role::sum_above));
            } else {
                if (written == state.sum_below[side] || written == state.sum_above[side])
                    put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, own + again, state);
            }
            if (state.total[side] < 0)
                sum(foot, next, Role::points, side, written, state.points[side] >= 0 ? state.points[side] : points,
                    cost_of(Role::points), &State::points);
            else if (written == points) put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, own + again, state);
            // `92 (+100)`
            if (state.bonus[side] == written && (mark.boxed || mark.aside))
                put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, own + again_, state);
            bonus(foot, next, side, written, cost_of(Role::bonus), word);
            total(foot, next, side, written, cost_of(Role::total));
            if (says_carried_) carried(foot, next, side, written, own);
        }
        // the loser's total, below the winner's, to be taken off
        for (std::size_t loser = 0; loser < 2; ++loser)
            if (written == total_of(state, loser, table_.bonus()) && total_of(state, 1 - loser, table_.bonus()) > written &&
                whose.lane != static_cast<int>(loser) && (state.total[1 - loser] >= 0 || state.points[1 - loser] >= 0))
                put(foot, next, {Role::again, static_cast<std::int8_t>(loser)}, base + again, state);
        evening(foot, next, written, base);
        carried_on(foot, next, written, base);
        if (!mark.term) result(foot, next, n, written, base + by_label(word, Role::result));
    }

    /// `c/f 294`: what was carried, and this rubber.
    void carried_on(const Foot& foot, std::vector<Foot>& next, int written, double cost) const
    {
        const State& state = foot.state;
        const int carried = state.carried[0] - state.carried[1];
        if (!state.carried_apart || carried == 0 || written == 0) return;
        const int all = won_by_first(state, table_.bonus()) + carried;
        if (std::abs(all) != written) return;
        put(foot, next, {Role::again, static_cast<std::int8_t>(all < 0)}, cost + cost::exact, state);
    }

    /// What all rubbers of the page come to, or an earlier one came to.
    void evening(const Foot& foot, std::vector<Foot>& next, int written, double cost) const
    {
        const State& state = foot.state;
        if (state.rubbers < 2 || written == 0) return;
        const int all = state.ahead() + won_by_first(state, table_.bonus());
        const auto same = [&](int each) { return std::abs(each) == written; };
        const bool told = std::any_of(state.won_before.begin(), state.won_before.end(), same);
        if (!same(all) && !told) return;
        put(foot, next, {Role::again, static_cast<std::int8_t>(all < 0)}, cost + (same(all) ? cost::exact : again_), state);
    }

    void bonus(const Foot& foot, std::vector<Foot>& next, std::size_t side, int written, double cost, Label word) const
    {
        State state = foot.state;
        // a sum that stands above it was not the last
        if (state.total[side] == points_of(state, side) + std::max(state.bonus[side], 0)) state.total[side] = -1;
        if (written == 0 && word == Label::bonus && state.winner() != static_cast<int>(side)) {
            state.bonus[side] = 0;
            put(foot, next, {Role::again, static_cast<std::int8_t>(side)}, cost, state);
            return;
        }
        if (written != table_.bonus()) {
            // another figure than the law's, beside the word for it
            if (word != Label::bonus || state.bonus[side] >= 0 || written == 0 || state.winner() != static_cast<int>(side))
                return;
            ++state.slips;
            state.bonus[side] = written;
            put(foot, next, {Role::bonus, static_cast<std::int8_t>(side)},
                cost + cost::sum_slip + (foot.state.slips > 0 ? cost::second_slip : 0), state);
            return;
        }
        if (state.bonus[side] >= 0) {
            cost += cost::sum_slip + (state.slips > 0 ? cost::second_slip : 0);
            ++state.slips;
            state.bonus[side] += written;
        } else {
            if (state.winner() != static_cast<int>(side)) {
                cost += cost::sum_slip + (state.slips > 0 ? cost::second_slip : 0);
                ++state.slips;
                // it stands with one side alone
                if (state.winner() >= 0) state.bonus[1 - side] = 0;
            }
            state.bonus[side] = written;
            cost += cost::exact;
        }
        put(foot, next, {Role::bonus, static_cast<std::int8_t>(side)}, cost, state);
    }

    void total(const Foot& foot, std::vector<Foot>& next, std::size_t side, int written, double cost) const
    {
        const State& state = foot.state;
        const int points = points_of(state, side);
        const bool with_bonus = state.bonus[side] > 0 || (state.bonus[side] < 0 && state.winner() == static_cast<int>(side));
        if (state.total[side] < 0 && !with_bonus && state.points[side] >= 0 && written == points) {
            // the same again, where nothing is added
            State next_state = state;
            next_state.total[side] = written;
            put(foot, next, {Role::total, static_cast<std::int8_t>(side)}, cost + cost::exact + 0.2, next_state);
            return;
        }
        sum(foot, next, Role::total, side, written, total_of(state, side, table_.bonus()), cost + (with_bonus ? 0 : 0.3),
            &State::total);
        if (state.carried[side] == 0 || state.carried_apart || state.total[side] >= 0) return;
        Foot apart = foot;
        apart.state.carried_apart = true;
        if (written == total_of(apart.state, side, table_.bonus()))
            sum(apart, next, Role::total, side, written, written, cost + (with_bonus ? 0 : 0.3), &State::total);
    }

    /// What an earlier rubber left.
    void carried(const Foot& foot, std::vector<Foot>& next, std::size_t side, int written, double cost) const
    {
        State state = foot.state;
        if (state.total[side] >= 0 && state.carried[side] != written) return;
        if (state.carried[side] == written && written != 0) cost += cost::exact;
        else if (state.carried[side] != 0) {
            cost += cost::sum_slip + (is_near(written, state.carried[side]) ? 0 : cost::sum_unlike) +
                    (state.slips > 0 ? cost::second_slip : 0);
            ++state.slips;
        } else {
            // by what the rubbers before it came to, or miscopied
            const int ahead = side == 0 ? state.ahead() : -state.ahead();
            const bool miscopied = written != ahead && ahead > 0 && is_near(written, ahead);
            cost += ahead > 0 && written == ahead ? cost::exact : 1;
            if (miscopied) cost += cost::sum_slip + (state.slips > 0 ? cost::second_slip : 0), ++state.slips;
        }
        state.carried[side] = written;
        put(foot, next, {Role::carried, static_cast<std::int8_t>(side)}, cost, state);
    }

    /// `N-S win by 40`: it is told by name, at the end of a sentence, who wins so much.
    bool says_wins(std::size_t n) const
    {
        return labels_[n] == Label::win && n + 1 == unit_.numbers.size() && !unit_.marks[unit_.numbers[n]].aside;
    }

    /// By how much one side wins.
    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void result(const Foot& foot, std::vector<Foot>& next, std::size_t n, int written, double cost) const
    {
        State state = foot.state;
        const int ours = total_of(state, 0, table_.bonus()), theirs = total_of(state, 1, table_.bonus());
        const int right = std::abs(ours - theirs), winner = ours >= theirs ? 0 : 1;
        const Whose& whose = whose_[n];
        // `we lost 44`: the others win them
        const int named = whose.named >= 0 && labels_[n] == Label::lose ? 1 - whose.named : whose.named;
        if (state.result >= 0) {
            if (state.result == written && named >= 0 && named != state.result_side && says_wins(n)) {
                // `218 - 178 = 40. N-S win the rubber by 40.`, where the others do
                cost += cost::sum_slip + (state.slips > 0 ? cost::second_slip : 0);
                ++state.slips;
                state.result_side = named;
                put(foot, next, {Role::result, static_cast<std::int8_t>(named)}, cost, state);
            } else if (state.result == written) {
                put(foot, next, {Role::again, static_cast<std::int8_t>(state.result_side)}, cost + again_, state);
            } else if (state.rubbers > 1 && is_near(written, state.result)) {
                // told again, and miscopied
                cost += cost::sum_slip + (state.slips > 0 ? cost::second_slip : 0);
                ++state.slips;
                state.result = written;
                put(foot, next, {Role::result, static_cast<std::int8_t>(state.result_side)}, cost, state);
            }
            return;
        }
        for (int side = 0; side < 2; ++side) {
            double own = cost;
            if (named >= 0 && named != side)
                own += unit_.marks[unit_.numbers[n]].aside ? 1 : says_wins(n) ? cost::named_winner : cost::foot_other_side;
            if (named < 0 && whose.lane >= 0) own += whose.lane == side ? 0 : 1.0;
            State to = state;
            if (side != winner) own += cost::sum_slip + 2 + (state.slips > 0 ? cost::second_slip : 0), ++to.slips;
            if (written == right) {
                own += cost::exact;
                to.proofs += written != 0;
            } else {
                own += cost::sum_slip + (is_near(written, right) ? 0 : cost::sum_unlike) + (to.slips > 0 ? cost::second_slip : 0);
                ++to.slips;
            }
            if (!unit_.win_word && !unit_.total_word && state.total[0] < 0 && state.total[1] < 0) own += 1.5;
            to.result = written, to.result_side = side;
            put(foot, next, {Role::result, static_cast<std::int8_t>(side)}, own, to);
        }
    }

    const Unit& unit_;
    const HandTable& table_;
    const double limit_;  ///< what is dearer is given up
    const std::vector<Whose>& whose_;
    const double again_ = table_.whist() ? cost::again_at_whist : cost::again;
    bool says_carried_;
    const std::vector<bool>& pure_;
    const std::vector<Label>& labels_;
    const std::vector<bool>&equals_, &of_score_;
};

}  // namespace

int won_by_first(const State& state, Points bonus)
{
    if (state.result >= 0) return state.result_side == 0 ? state.result : -state.result;
    return total_of(state, 0, bonus) - total_of(state, 1, bonus);
}

FootUnit foot_unit(const Unit& unit, const Layout& layout, bool says_carried)
{
    FootUnit out{&unit, whose(unit, layout), {}, {}, {}, {}, says_carried};
    Line line;
    line.marks = unit.marks;
    for (const std::size_t at : unit.numbers) {
        out.pure.push_back(is_pure(line, unit.marks[at].cell));
        out.labels.push_back(label_of(unit, at));
        out.equals.push_back(at > 0 && unit.marks[at - 1].text == "=");
        out.of_score.push_back(is_of_score(unit, at));
    }
    if (const auto winner = who_beats(unit, layout)) {
        const auto by = std::find_if(out.labels.begin(), out.labels.end(), [](Label each) {
            return each == Label::above || each == Label::none || each == Label::win;
        });
        const auto n = static_cast<std::size_t>(by - out.labels.begin());
        if (by != out.labels.end()) *by = Label::win, out.whose[n] = {.named = *winner};
    }
    // `N.-S.  3 + 3 + 2 = 8`: the row is the side's, whatever columns it runs through
    std::size_t taken = 1;
    const bool barred = std::any_of(unit.marks.begin(), unit.marks.end(),
                                    [](const Mark& mark) { return mark.kind == Kind::bar; });
    if (barred || out.whose.size() < 2 || !layout.sides->named(unit.marks, 0, taken)) return out;
    const int first = out.whose.front().named;
    const bool one = std::all_of(out.whose.begin(), out.whose.end(), [&](const Whose& each) { return each.named == first; });
    if (one)
        for (Whose& each : out.whose) each.lane = -1;
    return out;
}

std::vector<Foot> feet_of(const FootUnit& unit, const HandTable& table, const State& state, double limit)
{
    if (unit.unit->numbers.empty() || unit.unit->numbers.size() > most_in_foot) return {};
    return Footing(unit, table, limit).read(state);
}

}  // namespace hoyle::sheet
