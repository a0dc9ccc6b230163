#include "sheet/beam.hpp"

#include "sheet/beside.hpp"
#include "sheet/costs.hpp"
#include "sheet/foot.hpp"
#include "sheet/game_told.hpp"
#include "sheet/passed_over.hpp"
#include "sheet/tally.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

namespace hoyle::sheet {

namespace {

struct Node {
    int parent = -1;
    Step step;
};

class Beam {
public:
    Beam(Prepared& prepared, std::size_t width)
        : units_(prepared.units()), layout_(prepared.layout()), table_(prepared.table()), width_(width), prepared_(prepared)
    {
        for (const Unit& unit : units_) marks_ += unit.rule || unit.game_word;
    }

    /// The states behind the last unit, the cheapest first; none where all are dearer than `limit`.
    std::vector<State> run(double limit)
    {
        limit_ = limit;
        std::vector<std::vector<State>> at(units_.size() + 1);
        at[0].emplace_back().games_to_win = table_.games_to_win();
        for (std::size_t i = 0; i < units_.size(); ++i) {
            prune(at[i]);
            if (at[i].empty()) {
                // only two units on may anything stand
                if (i + 1 < units_.size() && at[i + 1].empty() && (i + 2 > units_.size() || at[i + 2].empty())) return {};
                continue;
            }
            here_ = &prepared_.at(i);
            for (const State& state : at[i]) step(state, i, at);
        }
        auto& last = at.back();
        for (State& state : last) finish(state);
        prune(last);
        sort_stably(last, [](const State& a, const State& b) { return a.cost < b.cost; });
        return std::move(last);
    }

    std::vector<Step> steps_to(const State& state) const
    {
        std::vector<Step> out;
        for (int node = state.node; node >= 0; node = nodes_[static_cast<std::size_t>(node)].parent)
            out.push_back(nodes_[static_cast<std::size_t>(node)].step);
        std::reverse(out.begin(), out.end());
        return out;
    }

private:
    void prune(std::vector<State>& states) const
    {
        // what costs the same in an order of its own, since libraries sort what is alike differently
        sort_stably(states,
                    [](const State& a, const State& b) { return std::pair(a.cost, -a.node) < std::pair(b.cost, -b.node); });
        // what stands alike need be known once; of each phase some are kept, since its costs come later
        using Key = std::tuple<int, std::array<Points, 2>, std::array<Points, 2>, std::array<Points, 2>, std::array<int, 2>, int,
                               std::array<int, 2>, std::array<int, 2>, std::array<int, 2>, std::array<int, 2>,
                               std::tuple<int, int, int, int>>;
        std::set<Key> seen;
        std::map<std::pair<int, int>, std::size_t> kept;
        std::vector<State> out;
        for (State& each : states) {
            if (out.size() >= width_ * 2) break;
            const std::pair<int, int> kind{each.phase, std::min(each.slips, 2)};
            auto& of_kind = kept[kind];
            if (of_kind >= width_ / 2) continue;
            const Key key{each.phase,
                          each.game,
                          each.below,
                          each.above,
                          each.won,
                          each.reached,
                          each.sum_below,
                          each.total,
                          each.points,
                          each.carried,
                          {each.result, each.rubbers, each.fresh, std::min(each.slips, 2)}};
            if (!seen.insert(key).second) continue;
            ++of_kind;
            out.push_back(each);
        }
        states = std::move(out);
    }

    /// Nothing follows from what is dearer than the limit.
    void go(std::vector<State>& into, const State& from, double cost, Step step)
    {
        if (from.cost + cost > limit_) return;
        nodes_.push_back({from.node, std::move(step)});
        into.push_back(from);
        into.back().cost += cost;
        into.back().node = static_cast<int>(nodes_.size()) - 1;
    }

    /// The line between honours and tricks.
    void go_below(std::vector<State>& into, State from, double cost, Step step)
    {
        step.what = Step::What::honours_line;
        from.phase = 2;
        go(into, from, cost, std::move(step));
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void step(const State& from, std::size_t i, std::vector<std::vector<State>>& at)
    {
        const Unit& unit = units_[i];
        std::vector<State>& next = at[i + 1];
        Step plain;
        plain.unit = i;
        if (unit.rule) return rule(from, plain, next);
        if (!from.fresh && tells_game_of_whist(from, unit, table_)) {
            mark(from, plain, cost::marked, next);
            if (unit.grade > 0) return;
        }
        const bool grade = tells_grade(unit, table_) || tells_games(unit);
        if (unit.figures == 0 || grade || unit.aside) words(from, plain, next);
        else if ((unit.game_first || tells_standings(from, unit, layout_)) && from.phase == 2 && unit.figures <= 3)
            mark(from, plain,
                 cost::marked + cost::told_again * static_cast<double>(unit.figures) +
                     (belies_standings(from, unit, table_) ? cost::standing_gainsaid : 0),
                 next);
        if (grade || (unit.figures == 0 && !tells_cards(unit, table_))) return;
        const double rule_passed = unit.has_rule && from.phase == 2 && !from.fresh ? cost::rule_unused : 0;
        if (unit.figures > 0) go(next, from, cost_unused(unit, from, layout_, table_) + rule_passed, plain);
        if (unit.carried_word) brought(from, unit, plain, next);
        if (unit.carried_word && from.phase == 2 && !layout_.crossed) carried_over(from, unit, i, next);
        const auto which = layout_.crossed ? (from.phase <= 1 ? 1U : 0U) : 0U;
        if (from.phase <= 2) {
            if (which < here_->entries.size()) {
                for (const auto& entry : here_->entries[which]) enter(from, entry, unit, i, 1, next);
                // no line between honours and tricks
                if (layout_.crossed && from.phase <= 1)
                    for (const auto& entry : here_->entries[0]) {
                        State below = from;
                        const double unmarked = unit.begins_game == 1 ? cost::marked : cost::line_unmarked;
                        below.cost += from.phase == 1 ? unmarked : 0.5;
                        below.phase = 2;
                        enter(below, entry, unit, i, 1, next);
                    }
            }
            enter_pair(from, i, at);
            for (const auto& entry : here_->triple)
                if (entry->parts >= 3) enter(from, entry, units_[i + 2], i, 3, at[i + 3]);
        }
        if (may_be_foot(from, i)) feet(from, unit, plain, next);
        if (from.phase == 3 && from.entries > 0 && !layout_.crossed && from.rubbers < 13 &&
            from.total[0] + from.total[1] + from.result > -3)
            again(from, i, at);
        if (from.phase == 3 && layout_.crossed && from.rubbers < 13 && from.result >= 0) again(from, i, at);
    }

    /// Sums begin where the rubber is over, or something says so: a word, a rule above them.
    bool may_be_foot(const State& from, std::size_t i) const
    {
        if (from.phase == 3) return true;
        if (from.phase == 0 || from.entries == 0) return false;
        const Unit& unit = units_[i];
        // `5  0  treble to Sir John`: how a game stood, and no sum
        if (table_.whist() && unit.grade > 0 && unit.figures == 2 && !unit.total_word && !unit.bonus_word) return false;
        const bool over = from.winner() >= 0 ||
                          (from.reached >= 0 && from.won[static_cast<std::size_t>(from.reached)] + 1 >= from.games_to_win);
        const bool of_columns = !table_.whist() && (unit.tricks_heading || unit.honours_heading);
        const bool said = (unit.total_word || unit.bonus_word || unit.win_word || of_columns) && !tells_strain(unit.marks);
        const bool broken_off = i > 0 && units_[i - 1].broken_off;
        return over || said || broken_off || adds_up(unit) || layout_.crossed ||
               (i > 0 && (units_[i - 1].rule || units_[i - 1].has_rule));
    }

    /// Another rubber on the same page, before its first line.
    State another_rubber(const State& from, std::size_t i)
    {
        State fresh;
        fresh.cost = from.cost + cost::another_rubber;
        fresh.slips = from.slips;
        fresh.rubbers = from.rubbers + 1;
        fresh.won_before = from.won_before;
        if (from.rubbers <= static_cast<int>(fresh.won_before.size()))
            fresh.won_before[static_cast<std::size_t>(from.rubbers - 1)] = won_by_first(from, table_.bonus());
        fresh.games_to_win = from.games_to_win;
        Step mark;
        mark.what = Step::What::new_rubber;
        mark.unit = i, mark.units = 0;
        mark.slips_before = from.slips;
        mark.apart_before = from.apart, mark.carried_apart_before = from.carried_apart;
        nodes_.push_back({from.node, mark});
        fresh.node = static_cast<int>(nodes_.size()) - 1;
        return fresh;
    }

    /// Another rubber, that begins with a hand or with what the one before left.
    void again(const State& from, std::size_t i, std::vector<std::vector<State>>& at)
    {
        const State fresh = another_rubber(from, i);
        Step plain;
        plain.unit = i;
        if (units_[i].carried_word) brought(fresh, units_[i], plain, at[i + 1]);
        const auto which = layout_.crossed ? 1U : 0U;
        if (which < here_->entries.size())
            for (const auto& entry : here_->entries[which]) enter(fresh, entry, units_[i], i, 1, at[i + 1]);
        enter_pair(fresh, i, at);
    }

    /// The hand on two lines.
    void enter_pair(const State& from, std::size_t i, std::vector<std::vector<State>>& at)
    {
        for (const auto& entry : here_->pair)
            if (entry->parts >= 2) enter(from, entry, units_[i].game_word ? units_[i] : units_[i + 1], i, 2, at[i + 2]);
    }

    void rule(const State& from, const Step& plain, std::vector<State>& next)
    {
        Step step = plain;
        step.what = Step::What::decoration;
        const bool after_rule = plain.unit > 0 && units_[plain.unit - 1].rule;
        const bool loose = from.phase == 0 || from.phase == 3 || after_rule || plain.unit + 1 == units_.size() ||
                           (from.phase == 2 && from.fresh);
        go(next, from,
           loose                                                     ? cost::loose_rule
           : from.phase == 2 || (from.phase == 1 && layout_.crossed) ? cost::rule_unused
                                                                     : cost::decoration,
           step);
        if (layout_.crossed && from.phase <= 1) {
            go_below(next, from, cost::marked + (from.phase == 0 ? 1.0 : 0), step);
        }
        if (from.phase == 2) mark(from, plain, cost::marked, next);
    }

    /// A game is marked as over.
    void mark(const State& from, Step step, double cost, std::vector<State>& next)
    {
        if (from.fresh) return;
        step.what = Step::What::line;
        step.game_ends = true;
        State closed = from;
        if (from.reached >= 0) {
            close_game_as_told(closed, from.reached, table_, units_[step.unit].grade, cost);
        } else {
            if (from.winner() >= 0) return;
            step.game_wrong = true;
            close_game_wrongly(closed, table_, cost);
        }
        if (belies_games(closed, units_[step.unit])) cost += cost::standing_gainsaid;
        go(next, closed, cost, step);
    }

    /// Behind a game that is closed: what it was worth, rightly or not.
    void regraded(const State& from, Step step, std::vector<State>& next)
    {
        const Points grade = units_[step.unit].grade;
        State told = from;
        double cost = 0;
        step.grade_of = from.last_winner;
        if (grade != from.last_grade) {
            told.below[static_cast<std::size_t>(from.last_winner)] += grade - from.last_grade;
            add_slip(told, cost, cost::sum_slip);
        }
        told.last_winner = -1;
        go(next, told, cost, step);
    }

    void words(const State& from, const Step& plain, std::vector<State>& next)
    {
        const Unit& unit = units_[plain.unit];
        if (table_.whist() && unit.grade > 0 && from.fresh && from.last_winner >= 0 && from.phase == 2) {
            regraded(from, plain, next);
            if (from.winner() < 0 || unit.grade == from.last_grade) return;  // else what each game was worth is told again
        }
        // `a treble  3`, where a game is won that nobody has marked: that is its mark
        const bool worth_told = table_.whist() && unit.grade > 0 && from.reached >= 0;
        const bool says_game = unit.game_word || unit.has_rule || worth_told;
        const bool meaningless = says_game && !unit.game_heading && !from.fresh && from.phase == 2;
        const double passed_over = (unit.has_rule && unit.game_word) || unit.grade > 0 ? cost::game_line_unused
                                   : unit.has_rule                                     ? cost::rule_unused
                                                                                       : cost::word_unused;
        const bool late = from.phase == 3 && unit.game_word && !unit.bonus_word && !unit.win_word && unit.words < 4;
        go(next, from,
           (meaningless ? passed_over
            : late      ? cost::game_in_foot
                        : 0) +
               (unit.figures == 0 ? cost_untold(unit, from, table_) : 0),
           plain);
        if (layout_.crossed && from.phase <= 1 && (unit.tricks_heading || unit.has_rule)) {
            go_below(next, from, cost::marked, plain);
        }
        if (from.phase == 2 && says_game) mark(from, plain, cost::marked + (unit.game_word ? 0 : 0.3), next);
    }

    /// Another figure than the rubbers before it left, and like theirs.
    static bool is_miscarried(const State& state, int side, int written)
    {
        if (state.rubbers < 2 || state.rubbers > static_cast<int>(state.won_before.size())) return false;
        const int own = side == 0 ? 1 : -1;
        const int last = own * state.won_before[static_cast<std::size_t>(state.rubbers - 2)], all = own * state.ahead();
        return written != last && written != all && last > 0 && is_near(written, last);
    }

    /// What an earlier rubber left.
    void brought(const State& from, const Unit& unit, const Step& plain, std::vector<State>& next)
    {
        if (from.phase != 0) return;
        Line line;
        line.marks = unit.marks;
        const auto columns = whose(unit, layout_);
        for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
            const Mark& mark = unit.marks[unit.numbers[n]];
            if (mark.number < 0 || mark.in_words || mark.names || mark.heads) continue;
            const int side = columns[n].named >= 0 ? columns[n].named : is_pure(line, mark.cell) ? columns[n].lane : -1;
            if (side < 0) continue;
            Step step = plain;
            step.what = Step::What::foot;
            step.roles.assign(unit.numbers.size(), {Role::left_out, -1});
            step.roles[n] = {Role::carried, static_cast<std::int8_t>(side)};
            State to = from;
            double cost = cost::exact + (static_cast<double>(unit.figures) - 1) * cost::unused_at_head;
            if (is_miscarried(from, side, mark.number)) add_slip(to, cost, cost::sum_slip);
            auto& carried = to.carried[static_cast<std::size_t>(side)];
            if (carried != 0 && carried != mark.number) add_slip(to, cost, cost::sum_slip);
            carried = mark.number;
            go(next, to, cost, step);
        }
    }

    /// `b'fwd ... 183    b'fwd ... 114` among the hands: how each side stands, on a new page.
    void carried_over(const State& from, const Unit& unit, std::size_t i, std::vector<State>& next)
    {
        Entry entry;
        entry.cost = cost::again;
        entry.roles.assign(unit.numbers.size(), {Role::left_out, -1});
        const auto columns = whose(unit, layout_);
        for (std::size_t n = 0; n < unit.numbers.size(); ++n) {
            const Mark& mark = unit.marks[unit.numbers[n]];
            if (mark.in_words || mark.names) continue;
            const int side = columns[n].named >= 0 ? columns[n].named : columns[n].lane;
            if (side < 0 || mark.number < 0 || from.running[static_cast<std::size_t>(side)][0] < 0) return;
            entry.running[static_cast<std::size_t>(side)][0] = mark.number;
            entry.roles[n] = {Role::running, static_cast<std::int8_t>(side)};
        }
        enter(from, std::make_shared<const Entry>(std::move(entry)), unit, i, 1, next);
    }

    void enter(const State& from, const std::shared_ptr<const Entry>& taken_as, const Unit& unit, std::size_t i,
               std::size_t taken, std::vector<State>& next)
    {
        const Entry& entry = *taken_as;
        if (entry.whole_game && (from.game[0] != 0 || from.game[1] != 0 || !from.fresh)) return;
        Step step;
        step.what = Step::What::entry;
        step.unit = i, step.units = taken;
        step.entry = taken_as;
        step.roles = entry.roles;
        State to = from;
        double cost = entry.cost;
        const bool tricks = entry.figures.below[0] != 0 || entry.figures.below[1] != 0;
        if (to.phase == 0 || (to.phase == 1 && !layout_.crossed)) to.phase = layout_.crossed ? 1 : 2;
        if (to.winner() >= 0) cost += cost::after_the_rubber;
        if (entry.fit.slip) add_slip(to, cost, 0);
        if (unit.begins_game > 1 && !to.fresh && to.phase == 2 && (to.reached >= 0 || to.winner() < 0)) {
            enter_new_game(to, entry, unit, cost, step, next);
            cost += cost::word_unused;
        }
        if (to.reached >= 0 && (tricks || !layout_.crossed) && !is_beside_the_winners(to, entry)) {
            // he has the game, and it is not marked
            if (to.played_on) return put(to, entry, unit, cost, step, next);
            State open = to;
            open.played_on = true;
            double played_on = cost;
            add_slip(open, played_on, cost::played_on);
            put(open, entry, unit, played_on, step, next);
            cost += marks_ > 1 ? cost::unmarked : 0.05;
            close_game(to, to.reached, table_);
            step.closes_before = true;
            if (to.winner() >= 0) cost += cost::after_the_rubber;
        }
        put(to, entry, unit, cost, step, next);
    }

    /// `game 2   4   24`: the one before it is over, rightly or not.
    void enter_new_game(State before, const Entry& entry, const Unit& unit, double cost, Step step, std::vector<State>& next)
    {
        cost += cost::marked;
        if (before.reached >= 0) close_game(before, before.reached, table_);
        else close_game_wrongly(before, table_, cost);
        step.closes_before = true;
        put(before, entry, unit, cost, std::move(step), next);
    }

    /// Of a crossed sheet nobody knows which hand was first: what the losers made before stands below what won the game.
    bool is_beside_the_winners(const State& state, const Entry& entry) const
    {
        if (!layout_.crossed || !state.apart) return false;
        const auto winner = static_cast<std::size_t>(state.reached), loser = 1 - winner;
        return entry.figures.below[winner] == 0 && state.game[loser] + entry.figures.below[loser] < table_.target();
    }

    void put(State state, const Entry& entry, const Unit& unit, double cost, Step step, std::vector<State>& next)
    {
        add_hand(state, entry, table_, layout_.crossed);
        check_running(state, entry, table_, step.roles, cost);
        const bool ends = unit.game_word && (unit.begins_game == 0 || unit.grade > 0);
        if (ends || unit.has_rule) mark_behind(state, unit, cost, step, next);
        go(next, state, cost + (ends ? cost::word_unused : 0), step);
    }

    void mark_behind(State state, const Unit& unit, double cost, Step step, std::vector<State>& next)
    {
        step.game_ends = true;
        if (state.reached >= 0) {
            close_game_as_told(state, state.reached, table_, unit.grade, cost);
        } else {
            if (state.winner() >= 0 || state.phase != 2) return;
            step.game_wrong = true;
            close_game_wrongly(state, table_, cost);
        }
        go(next, state, cost + cost::marked * 0.5, step);
    }

    void feet(const State& from, const Unit& unit, const Step& plain, std::vector<State>& next)
    {
        State begun = from;
        double cost = unit.game_word && !unit.bonus_word && !unit.win_word && !unit.total_word ? cost::game_in_foot : 0;
        if (from.phase != 3) {
            const bool ruled = plain.unit > 0 && (units_[plain.unit - 1].rule || units_[plain.unit - 1].has_rule);
            const bool said = unit.total_word || unit.bonus_word || unit.win_word;
            cost += ruled || said ? cost::foot_by_rule : cost::foot_unmarked;
            if (begun.reached >= 0) close_game(begun, begun.reached, table_);
            if (begun.winner() < 0) cost += cost::rubber_not_over;
            begun.phase = 3;
        }
        for (Foot& foot : feet_of(here_->foot, table_, begun, limit_ - from.cost - cost)) {
            Step step = plain;
            step.what = Step::What::foot;
            step.roles.assign(foot.roles.begin(), foot.roles.begin() + static_cast<std::ptrdiff_t>(foot.read));
            foot.state.cost = from.cost;
            go(next, foot.state, cost + foot.cost, step);
        }
    }

    void finish(State& state) const
    {
        if (state.entries == 0) state.cost += 20;
        if (state.entries < fewest_hands) state.cost += cost::rubber_of_a_hand;
        if (state.phase != 3) {
            if (state.reached >= 0) close_game(state, state.reached, table_);
            if (state.winner() < 0) state.cost += cost::rubber_not_over;
            state.cost += 1;
        }
    }

    const std::vector<Unit>& units_;
    const Layout& layout_;
    const HandTable& table_;
    const std::size_t width_;
    static constexpr int fewest_hands = 2;  ///< that a rubber can have
    double limit_ = 0;
    int marks_ = 0;
    std::vector<Node> nodes_;
    Prepared& prepared_;
    const PreparedUnit* here_ = nullptr;  ///< of the unit that is looked at
};

}  // namespace

std::vector<Path> cheapest_paths(Prepared& prepared, const BeamLimits& limits)
{
    Beam beam(prepared, limits.width);
    std::vector<Path> out;
    for (const State& state : beam.run(limits.cost)) {
        if (out.size() == limits.most) break;
        out.push_back({state, beam.steps_to(state)});
    }
    return out;
}

}  // namespace hoyle::sheet
