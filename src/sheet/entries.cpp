// Units to entries: every way in which the figures of a line can be what a hand brought, the cheapest first.

#include "sheet/beside.hpp"
#include "sheet/costs.hpp"
#include "sheet/game_told.hpp"
#include "sheet/hand_words.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace hoyle::sheet {
namespace {

/// A partial reading of a unit.
struct Part {
    double cost = 0;
    HandFigures figures;
    std::array<Standing, 2> running{nothing_written, nothing_written};
    std::vector<RoleOf> roles;
    std::optional<int> tricks, honours;
    std::array<int, 4> count{};  ///< figures in each place
    bool blotted = false;
};

/// One more figure of a partial reading, and what it would be. Most of these are dropped before a Part is made of one.
struct Candidate {
    const Part* from = nullptr;
    RoleOf role;
    double cost = 0;  ///< with what it is taken from
    int number = -1;
};

/// A figure of the unit, and what of its place does not hang on the figures before it.
struct Figure {
    std::size_t at = 0, number = 0;  ///< which mark, which figure
    Beside words;
    bool of_standings = false, behind_name = false;
    std::optional<int> game_of;  ///< the side whose whole game it tells
};

class EntryReader {
public:
    EntryReader(const Unit& unit, const Layout& layout, const HandTable& table, bool above)
        : unit_(unit), layout_(layout), table_(table), above_(above), whose_(whose(unit, layout))
    {}

    std::vector<Entry> read()
    {
        Line line;
        line.marks = unit_.marks;
        for (const std::size_t at : unit_.numbers) is_pure_.push_back(is_pure(line, unit_.marks[at].cell));
        words_ = words_of_hand(unit_, layout_, table_.whist(), first_is_pure());
        std::vector<Part> parts(1);
        std::size_t number = 0;
        for (std::size_t i = 0; i < unit_.marks.size(); ++i) {
            if (unit_.marks[i].kind != Kind::figure) continue;
            std::vector<Candidate> next;
            const Figure figure = figure_at(i, number++);
            for (const Part& part : parts) add_figure(part, figure, next);
            sort_stably(next, [](const Candidate& a, const Candidate& b) { return a.cost < b.cost; });
            if (next.size() > most_parts) next.resize(most_parts);
            std::vector<Part> longer;
            for (const Candidate& each : next) longer.push_back(with(each));
            parts = std::move(longer);
        }
        std::vector<Entry> out;
        for (Part& part : parts) finish(std::move(part), out);
        sort_stably(out, [](const Entry& a, const Entry& b) { return a.cost < b.cost; });
        if (out.size() > most_entries) out.resize(most_entries);
        return out;
    }

private:
    static constexpr std::size_t most_parts = 48, most_entries = 10;

    /// `honours 16 (four, two and two)`: a number in words that may be how many honours there were.
    bool tells_honours(const Part& part, std::size_t at, const Beside& words) const
    {
        const Mark& mark = unit_.marks[at];
        return mark.number >= 3 && mark.number <= 5 && words_.counts_honours && !part.honours && !table_.whist() &&
               !is_tricks_word(words.behind) && !(at > 0 && is_winning(unit_.marks[at - 1]));
    }

    Figure figure_at(std::size_t at, std::size_t number) const
    {
        Figure out{at, number, beside(unit_, at), false, is_behind_name(unit_, *layout_.sides, at), {}};
        out.of_standings = layout_.lanes.empty() && is_of_standings(unit_, layout_, at, first_is_pure());
        out.game_of = side_of_game_told(unit_, *layout_.sides, table_, number);
        return out;
    }

    static void put(const Part& part, std::vector<Candidate>& next, RoleOf role, double cost, int number = -1)
    {
        next.push_back({&part, role, part.cost + cost, number});
    }

    Part with(const Candidate& one_more) const
    {
        const auto [from, role, cost, number] = one_more;
        Part out = *from;
        out.cost = cost;
        out.roles.push_back(role);
        const auto side = static_cast<std::size_t>(std::max<int>(role.side, 0));
        if (role.role == Role::below) out.figures.below[side] += number, ++out.count[side];
        if (role.role == Role::above) out.figures.above[side] += number, ++out.count[2 + side];
        if (role.role == Role::running) out.running[side][static_cast<std::size_t>(role.place + 1)] = number;
        if (role.role == Role::tricks) out.tricks = odd_tricks(number);
        if (role.role == Role::honours) out.honours = number;
        if (role.role == Role::blotted) out.blotted = true;
        return out;
    }

    int odd_tricks(int number) const
    {
        constexpr int most_odd = 7;  // more are all the tricks that were won
        return number > most_odd ? number - table_.book() : number;
    }

    /// `(Y 32)`: a side's name and the figure, and nothing else in the brackets.
    bool is_named_in_brackets(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        std::size_t taken = 1;
        const auto ends = [&](std::size_t i) { return i >= marks.size() || !marks[i].aside; };
        return at > 0 && layout_.sides->named(marks, at - 1, taken) && marks[at - 1].aside && (at < 2 || ends(at - 2)) &&
               ends(at + 1);
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void add_figure(const Part& part, const Figure& figure, std::vector<Candidate>& next) const
    {
        const std::size_t at = figure.at, number = figure.number;
        const Beside& words = figure.words;
        const Mark& mark = unit_.marks[at];
        const Whose& whose = whose_[number];
        const bool no_points = mark.number < 0;
        const auto headed = layout_.heads.find(mark.cell);
        const std::string_view head = headed == layout_.heads.end() ? std::string_view() : headed->second;
        // what is no entry
        const bool talk = unit_.words >= 3 && words.before.empty() && words.behind.empty() && whose.named < 0;
        const bool alone = whose.lane >= 0 && !mark.in_words && is_pure_[number];
        // `four honours`, `two over the book`
        const std::string_view next_sense = at + 1 < unit_.marks.size() ? unit_.marks[at + 1].sense : std::string_view();
        const bool of_suit = !mark.in_words && mark.number >= 1 && mark.number <= 7 && is_strain_word(next_sense) &&
                             !table_.whist();
        const bool counted = of_suit ||
                             (mark.in_words && (next_sense == "honours" || (next_sense == "odd" && words_.strains != 0)));
        double out = counted                  ? cost::unused_in_column
                     : mark.in_words          ? (is_honours_word(words.behind) && words_.chicane                 ? cost::unused_in_column
                                                 : is_tricks_word(words.behind) || is_honours_word(words.behind) ? cost::word_left_out
                                                 : words_.tells() && mark.number <= 7 && !part.tricks            ? cost::word_left_out
                                                 : tells_honours(part, at, words)                                ? cost::word_left_out
                                                                                                                 : 0.4)
                     : talk && whose.lane < 0 ? cost::chatter
                     : alone                  ? cost::unused_in_column
                     : is_honours_word(words.behind) || is_honours_word(words.before)    ? cost::unused_in_column
                     : table_.whist() && whose.lane >= 0 && is_tricks_word(words.behind) ? cost::unused_in_column
                                                                                         : cost::unused;
        // `five honours, four in one hand`
        const bool in_one = part.honours && *part.honours > mark.number && at + 1 < unit_.marks.size() &&
                            unit_.marks[at + 1].sense == "one-hand";
        if (in_one) out = cost::told;
        // `EW 2 | NS 3` under `odd tricks | honours`
        const bool counts_by_head = head == "honours" && !part.honours && !is_pure_[number] && whose.no_column && !mark.boxed &&
                                    mark.number >= 3 && mark.number <= 5 && !table_.whist() && !layout_.crossed;
        if (table_.whist() && unit_.grade > 0 && mark.number == unit_.grade) out = 0.2;
        if (table_.whist() && is_behind_end_of_game(unit_, at)) out = 0.4;
        if (head == "odd" && mark.number >= 1 && whose.no_column && !table_.whist()) out = cost::unused_in_column;
        if (mark.struck) out = cost::struck_out;
        else if (mark.money) out = cost::money;
        else if (mark.names) out = cost::named;
        else if (mark.term) out = cost::term;
        else if (mark.boxed) out = layout_.boxes == Boxes::notes ? cost::box_note : cost::box_otherwise;
        else if (counts_by_head) out = cost::word_left_out;
        else if (whose.no_column && layout_.headed && !is_count(mark, words)) out = std::min(out, cost::beside_columns);
        else if (mark.aside && !mark.in_words) out = is_named_in_brackets(at) ? cost::unused : 2.0;
        if (mark.unread && !mark.struck) out = std::max(out, cost::blot_left_out);
        put(part, next, {mark.money ? Role::money : Role::left_out, -1}, out);
        if (mark.heads) put(part, next, {Role::number, -1}, cost::numbered);
        else if (first_number(number) && mark.number > 0 && mark.number < 25 && whose.no_column && !mark.boxed &&
                 !is_tricks_word(words.behind) && !(mark.in_words && is_honours_word(words.behind)))
            put(part, next, {Role::number, -1}, 1.0);
        if (no_points && !mark.unread) return;
        if (figure.game_of)
            return put(part, next, {Role::below, static_cast<std::int8_t>(*figure.game_of)}, cost::told, mark.number);
        if (mark.unread) {
            for (int side = 0; side < 2; ++side)
                if (whose.lane < 0 || whose.lane == side)
                    put(part, next, {Role::blotted, static_cast<std::int8_t>(side)},
                        cost::blotted + (whose.lane < 0 ? cost::side_unsaid : 0));
            return;
        }
        if (head == "odd" && mark.number >= 1 && mark.number <= 7 && !part.tricks && !table_.whist())
            put(part, next, {Role::tricks, -1}, cost::told, mark.number);
        // a row of a crossed sheet tells of two hands
        const bool honours_open = !part.honours || layout_.crossed;
        const bool counts_honours = head == "honours" && whose.no_column && !layout_.lanes.empty();
        if (head == "honours" && (!is_pure_[number] || counts_honours) && mark.number >= 2 && mark.number <= 5 && honours_open)
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
        // numbers of tricks and of honours, beside the words for them
        const bool few = mark.number >= 1 && mark.number <= 7, made = mark.number >= 7 && mark.number <= 13;
        const bool small = few || (made && (words.behind == "below" || (whose.no_column && layout_.headed)));
        if (small && (!part.tricks || layout_.crossed) && !table_.whist() && !mark.heads && !counts_honours) {
            if (words.counts_tricks() || (is_tricks_word(words.before) && words.behind.empty())) {
                const double told = words.counts_tricks() ? cost::told : cost::told + 0.6;
                put(part, next, {Role::tricks, -1}, told, mark.number);
                // all that were won, or all that can be odd
                if (mark.number == table_.book() + 1) put(part, next, {Role::tricks, -1}, told, 1);
            } else if (is_over_book(at)) {
                put(part, next, {Role::tricks, -1}, cost::told, mark.number);
            } else if ((!words_.tricks || !mark.in_words) && !(mark.in_words && is_honours_word(words.behind)) &&
                       (whose.no_column || mark.in_words || (few && words_.strains != 0 && figure.behind_name)))
                put(part, next, {Role::tricks, -1}, words_.tells() ? 1.0 : 2.0, mark.number);
        }
        if (mark.number >= 2 && mark.number <= 5 && honours_open && !table_.whist() &&
            (is_honours_word(words.behind) || (mark.in_words && is_honours_word(words.before))))
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
        else if (mark.number >= 3 && mark.number <= 5 && honours_open && !table_.whist() && is_honours_word(words.before) &&
                 words.before != "simple" && !is_pure_[number])
            put(part, next, {Role::honours, -1}, cost::told + 0.5, mark.number);
        else if (layout_.lanes.empty() && part.tricks && !part.honours && mark.number >= 3 && mark.number <= 5 &&
                 !table_.whist() && (is_before_holder(unit_, *layout_.sides, at) || is_in_hand_of(unit_, *layout_.sides, at)))
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
        else if (is_pure_[number] && whose.no_column && part.tricks && !part.honours && mark.number >= 3 && mark.number <= 5 &&
                 !table_.whist())
            put(part, next, {Role::honours, -1}, cost::honours_in_digits, mark.number);
        else if (mark.in_words && tells_honours(part, at, words))
            put(part, next, {Role::honours, -1}, cost::honours_in_words, mark.number);
        // `6, twelve tricks`
        const bool same = part.tricks && (mark.number == *part.tricks || mark.number == *part.tricks + table_.book());
        if (same && !table_.whist() && (mark.in_words || is_tricks_word(words.behind)) && !is_honours_word(words.behind))
            put(part, next, {Role::tricks, -1}, cost::told, mark.number);
        // `pique, Nous 11. Nous bas 10`
        if (made && !few && !part.tricks && !table_.whist() && words_.strains != 0 && !words_.tricks && words.behind.empty() &&
            figure.behind_name)
            put(part, next, {Role::tricks, -1}, words_.tells() ? 1.0 : 2.0, mark.number);
        // `carried down  30 | 12 | 16 | 46`
        if (unit_.carried_word && layout_.headed && alone && whose.above >= 0 && !mark.boxed) {
            const auto side = static_cast<std::size_t>(whose.lane);
            if (part.running[side][static_cast<std::size_t>(whose.above + 1)] < 0)
                put(part, next, {Role::running, static_cast<std::int8_t>(whose.lane), static_cast<std::int8_t>(whose.above)},
                    cost::told, mark.number);
        }
        if (table_.whist() && (mark.number == 3 || mark.number == 4) && !part.honours && words.behind == "honours" &&
            at + 1 < unit_.marks.size() && unit_.marks[at + 1].sense == "honours") {
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
            // `and 2 for three honours`
            if (at > 0 && unit_.marks[at - 1].text == "for") put(part, next, {Role::left_out, -1}, cost::told);
        }
        for (int side = 0; side < 2; ++side) {
            double own = 0;
            if (whose.lane >= 0) own = whose.lane == side ? 0 : cost::other_column;
            else if (whose.named >= 0) own = whose.named == side ? 0 : cost::other_than_named;
            else own = cost::side_unsaid;
            if (mark.struck) own += cost::struck_counts;
            if (layout_.crossed && unit_.words >= 3 && !is_pure_[number]) own += cost::in_talk;
            if (mark.boxed && layout_.boxes == Boxes::running) {
                const auto place = static_cast<std::int8_t>(whose.above);
                if (part.running[static_cast<std::size_t>(side)][static_cast<std::size_t>(place + 1)] < 0)
                    put(part, next, {Role::running, static_cast<std::int8_t>(side), place}, own + cost::box_as_elsewhere,
                        mark.number);
                continue;
            }
            if (mark.boxed)
                own += layout_.boxes == Boxes::below || layout_.boxes == Boxes::above ? cost::box_as_elsewhere : cost::box_counts;
            else if (mark.aside) own += 0.8;
            if (mark.in_words && mark.aside) own += cost::word_aside_counts;
            if (mark.in_words) own += in_words_cost(mark, words);
            if (mark.money) own += 4;
            if (mark.heads || mark.names) own += cost::name_counts;
            if (whose.no_column) own += layout_.lanes.empty() ? 0 : layout_.headed ? cost::counts_beside : 1.5;
            if (!whose.running && whose.named == side &&
                part.count[static_cast<std::size_t>(side)] + part.count[static_cast<std::size_t>(1 - side)] > 0 &&
                figure.behind_name && part.running[static_cast<std::size_t>(side)][0] < 0)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, cost::standing, mark.number);
            // `7-1`: how both stand
            if (!whose.running && place_in_pair(unit_, at) == side)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, 0.5, mark.number);
            // `24 = 60`, `40 (164)`: how the side stands with it
            // `so 32 game`
            const bool ends = at + 1 < unit_.marks.size() && unit_.marks[at + 1].sense == "game" &&
                              unit_.marks[at + 1].text == "game";
            const bool stands = (ends && layout_.lanes.empty()) || is_behind_dots(unit_, at) || is_behind_dashes(unit_, at) ||
                                (at > 0 && unit_.marks[at - 1].sense == "standing");
            const bool last = number + 1 == unit_.numbers.size() || is_before_end_of_game(unit_, at);
            const bool column_of_standings = table_.whist() && last && (is_pure_[number] || is_told_in_words(unit_, at));
            const bool counts = part.count[static_cast<std::size_t>(side)] + part.count[2 + static_cast<std::size_t>(side)] > 0 ||
                                (column_of_standings && unit_.the_odd);
            // `one by cards, two by honours ..... 3`: what the hand brought, told once more
            if (column_of_standings && part.count[static_cast<std::size_t>(side)] > 0 &&
                mark.number == part.figures.below[static_cast<std::size_t>(side)])
                put(part, next, {Role::again, static_cast<std::int8_t>(side)}, 0.5);
            if (figure.of_standings && whose.named == side) {
                const int before = part.running[static_cast<std::size_t>(side)][0];
                if (before < 0 || before == mark.number)
                    put(part, next, {Role::running, static_cast<std::int8_t>(side)}, cost::told, mark.number);
                own += cost::other_place;
            }
            if (!whose.running && counts && (mark.boxed || is_behind_equals(unit_, at) || stands || column_of_standings) &&
                part.running[static_cast<std::size_t>(side)][0] < 0)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, 0.4, mark.number);
            if (whose.running) {
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, own + 0.2, mark.number);
                own += cost::other_place;
            }
            const int of_pair = layout_.pairs == Pairs::unsaid ? -1 : place_in_cell(unit_.marks, at);
            for (int above = 0; above < 2; ++above) {
                double place = own;
                if (table_.whist() && above != 0) continue;
                if (table_.whist()) {
                } else if (layout_.crossed) {
                    if (above != static_cast<int>(above_)) continue;
                    place += worded(words, above != 0, part, side, 0);
                } else if (layout_.boxes == Boxes::below) {
                    place += mark.boxed == (above == 0) ? 0 : cost::other_place;
                } else if (layout_.boxes == Boxes::above && is_pure_[number]) {
                    place += mark.boxed == (above == 1) ? 0 : cost::other_place;
                } else if (of_pair >= 0) {
                    place += above == (layout_.pairs == Pairs::tricks_first ? of_pair : 1 - of_pair) ? 0 : cost::other_place;
                } else if (whose.above >= 0) {
                    place += whose.above == above ? 0 : is_pure_[number] ? cost::other_column : cost::other_place;
                } else {
                    place += worded(words, above != 0, part, side, cost::out_of_order);
                }
                put(part, next, {above ? Role::above : Role::below, static_cast<std::int8_t>(side)}, place, mark.number);
            }
        }
    }

    /// A number in words that counts: at bridge the small ones are tricks and honours, `which is twelve` may be points.
    double in_words_cost(const Mark& mark, const Beside& words) const
    {
        if (table_.whist()) return words.behind.empty() && words.before.empty() ? 1.5 : 0;
        constexpr int most_counted = 7;
        return mark.number > most_counted && words.behind.empty() ? cost::points_in_words : cost::count_in_words;
    }

    /// How many tricks or honours, as the word behind it says.
    static bool is_count(const Mark& mark, const Beside& words)
    {
        constexpr int most_counted = 7;
        return mark.number <= most_counted && (is_tricks_word(words.behind) || is_honours_word(words.behind));
    }

    /// `clubs, R/V +2: 8`
    bool is_over_book(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        const bool signed_so = at > 0 && marks[at - 1].text == "+" && marks[at - 1].end == marks[at].begin;
        return signed_so && words_.strains != 0 && !(at > 1 && marks[at - 2].kind == Kind::figure);
    }

    bool first_is_pure() const { return is_pure_.empty() || is_pure_.front(); }

    bool first_number(std::size_t number) const
    {
        return number == 0 && !unit_.marks.empty() &&
               (unit_.marks[0].kind == Kind::figure ||
                (unit_.marks[0].kind == Kind::bar && unit_.marks.size() > 1 && unit_.marks[1].kind == Kind::figure));
    }

    /// Above or below by the words beside it, else by order: what the tricks brought stands first.
    double worded(const Beside& words, bool above, const Part& part, int side, double out_of_order) const
    {
        const auto leans = [](std::string_view sense) { return is_honours_word(sense) ? 1 : is_tricks_word(sense) ? 0 : -1; };
        int behind = leans(words.behind);
        const int before = leans(words.before);
        // `honours 16 (hearts)`: the suit tells which honours they were
        if (before == 1 && is_strain_word(words.behind) && words.behind_is_aside) behind = -1;
        double cost = 0;
        if (behind >= 0 && before >= 0 && behind != before) cost += 0.4;  // `hearts 24 honours 16`
        else if (behind >= 0) cost += behind == static_cast<int>(above) ? 0 : cost::other_than_worded;
        else if (before >= 0) cost += before == static_cast<int>(above) ? 0 : cost::other_than_worded;
        const auto at = static_cast<std::size_t>(side);
        if (!above && part.count[2 + at] > 0) cost += behind == 0 || before == 0 ? std::min(0.3, out_of_order) : out_of_order;
        return cost;
    }

    /// Of a crossed sheet: what is noted beside a figure, held against it.
    void hold_notes(Entry& entry) const
    {
        for (std::size_t n = 0; n < entry.roles.size(); ++n) {
            const RoleOf& role = entry.roles[n];
            if (role.role != Role::below && role.role != Role::above) continue;
            HandWords note = noted_beside(n, entry.roles);
            if (!note.tells() && is_last_alone(n, entry.roles)) note = noted_before(n, entry.roles);
            const Points points = unit_.marks[unit_.numbers[n]].number;
            if (role.role == Role::above ? table_.gives_above(note, points) : table_.gives_below(note, points)) continue;
            entry.cost += cost::slip_in_hand + 1.5;
            entry.fit.slip = true;
            entry.gainsaid[static_cast<std::size_t>(role.side)] = note;
        }
    }

    /// Behind the last bar before a figure.
    std::size_t begin_of_cell(std::size_t number) const
    {
        std::size_t first = unit_.numbers[number];
        while (first > 0 && unit_.marks[first - 1].kind != Kind::bar) --first;
        return first;
    }

    /// `Hearts, the Canon had four in his own hand    32`, `3 diamonds  24 |`: the one figure of a column, and nothing behind it.
    bool is_last_alone(std::size_t number, const std::vector<RoleOf>& roles) const
    {
        constexpr int most_counted = 7;
        const std::size_t first = begin_of_cell(number), behind = unit_.numbers[number] + 1;
        for (std::size_t n = 0; n < number; ++n)
            if (unit_.numbers[n] >= first && (unit_.marks[unit_.numbers[n]].number > most_counted ||
                                              roles[n].role == Role::below || roles[n].role == Role::above))
                return false;
        return behind == unit_.marks.size() || unit_.marks[behind].kind == Kind::bar;
    }

    /// All that the line, or its cell, has before its figure. Above the line a count behind the suit is of honours: `four in his
    /// own hand`.
    HandWords noted_before(std::size_t number, const std::vector<RoleOf>& roles) const
    {
        HandWords out;
        std::optional<int> bare;
        const bool above = roles[number].role == Role::above;
        const std::size_t first = begin_of_cell(number);
        auto next = static_cast<std::size_t>(std::lower_bound(unit_.numbers.begin(), unit_.numbers.end(), first) -
                                             unit_.numbers.begin());
        for (std::size_t i = first; i < unit_.numbers[number]; ++i) {
            const Mark& mark = unit_.marks[i];
            if (mark.kind != Kind::figure) {
                add_word(out, unit_.marks, i, *layout_.sides, table_.whist());
                continue;
            }
            const RoleOf& role = roles[next++];
            if (role.role == Role::honours) out.honours = mark.number;
            else if (role.role == Role::tricks && !above) out.tricks = odd_tricks(mark.number);
            else if (out.strains != 0 && mark.number <= 7) bare = mark.number;
        }
        const bool told = out.one_hand || out.divided || out.counts_honours;
        if (bare && above && told && !out.honours && *bare >= 3 && *bare <= 5) out.honours = bare;
        return out;
    }

    /// What stands behind the figure, to the next figure of a column or the next bar.
    HandWords noted_beside(std::size_t number, const std::vector<RoleOf>& roles) const
    {
        HandWords out;
        const auto& marks = unit_.marks;
        // `little slam, bravo!  40 |`: what heads the line or the cell
        std::size_t first = unit_.numbers[number];
        while (first > 0 && (marks[first - 1].kind == Kind::word || marks[first - 1].kind == Kind::sign)) --first;
        if (first == 0 || marks[first - 1].kind == Kind::bar)
            for (std::size_t i = first; i < unit_.numbers[number]; ++i)
                if (marks[i].sense == "slam") add_word(out, marks, i, *layout_.sides, table_.whist());
        std::size_t next = number + 1;
        for (std::size_t i = unit_.numbers[number] + 1; i < marks.size() && marks[i].kind != Kind::bar; ++i) {
            const Mark& mark = marks[i];
            if (mark.kind == Kind::figure) {
                const RoleOf& role = roles[next];
                if (is_pure_[next++] || role.role == Role::below || role.role == Role::above) break;
                if (role.role == Role::honours) out.honours = mark.number;
                if (role.role == Role::tricks) out.tricks = odd_tricks(mark.number);
                continue;
            }
            add_word(out, marks, i, *layout_.sides, table_.whist());
        }
        return out;
    }

    /// The hand that left the figures; or that leaves them but for honours set among the tricks, where the words tell it so.
    HandFit fit_of(Entry& entry, const Part& part) const
    {
        HandFit fit = table_.hand(entry.words, entry.figures);
        entry.whole_game = side_of_game_told(unit_, *layout_.sides, table_, 0).has_value();
        if (entry.whole_game) return {.cost = cost::told};
        if (!fit.slip || !entry.words.counts_honours || table_.whist()) return fit;
        for (std::size_t side = 0; side < 2; ++side) {
            if (part.count[side] != 2 || part.count[2 + side] > 0) continue;
            for (std::size_t n = entry.roles.size(); n-- > 0;) {
                if (entry.roles[n].role != Role::below || entry.roles[n].side != static_cast<int>(side)) continue;
                HandFigures meant = entry.figures;
                const Points points = unit_.marks[unit_.numbers[n]].number;
                meant.below[side] -= points, meant.above[side] += points;
                HandFit other = table_.hand(entry.words, meant);
                if (other.slip || other.cost + cost::set_below >= fit.cost) break;
                fit = other;
                fit.cost += cost::set_below;
                fit.slip = entry.set_below = true;
                break;
            }
        }
        return fit;
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void finish(Part part, std::vector<Entry>& out) const
    {
        Entry entry;
        entry.words = words_;
        if (std::popcount(words_.strains) > 1) entry.words.strains = 0;
        if (part.tricks) entry.words.tricks = part.tricks;
        if (part.honours) entry.words.honours = part.honours;
        entry.figures = part.figures;
        entry.running = part.running;
        entry.roles = std::move(part.roles);
        entry.blotted = part.blotted;
        entry.cost = part.cost;
        if (table_.whist() && unit_.the_odd) {
            const int side = words_.maker.value_or(-1);
            if (side < 0) return;
            entry.figures.below[static_cast<std::size_t>(side)] += 1;
            ++part.count[static_cast<std::size_t>(side)];
        }
        if (table_.whist() && part.honours) {
            // `two by cards and three honours`: points that no figure tells
            const int side = words_.honours_of.value_or(words_.maker.value_or(-1));
            if (side < 0) return;
            entry.figures.below[static_cast<std::size_t>(side)] += table_.worth_of_honours(*part.honours);
            ++part.count[static_cast<std::size_t>(side)];
            entry.words.honours_of = side;
        }
        if (table_.whist()) entry.words.tricks.reset(), entry.words.maker.reset();
        std::size_t places = 0;
        for (const int count : part.count) {
            entry.parts += static_cast<std::size_t>(count);
            places += count > 0;
            if (count > 1 && !layout_.crossed && !(table_.whist() && count == 2))
                entry.cost += cost::two_figures + (count - 2) * cost::more_figures;
            if (table_.whist() && count == 2 && !words_.counts_honours) entry.cost += cost::two_figures;
        }
        if (places == 0 && !entry.blotted) {
            if (entry.running == std::array{nothing_written, nothing_written}) return;
            out.push_back(std::move(entry));
            return;
        }
        if (layout_.crossed && !table_.whist()) {
            hold_notes(entry);
            for (const int count : part.count)
                if (count > most_on_a_line) return;
            entry.cost += each_by_itself(entry.roles, part.count);
        } else if (!entry.blotted) {
            entry.fit = fit_of(entry, part);
            entry.cost += entry.fit.cost;
            // somebody's hand had no trump, and no figure tells whose
            const bool to_one = entry.figures.above[0] == 0 || entry.figures.above[1] == 0;
            if (entry.words.chicane && !entry.words.chicane_of && entry.fit.slip && to_one) entry.gainsaid[0] = entry.words;
        } else {
            for (std::size_t side = 0; side < 2; ++side) {
                if (part.count[side] > 0) entry.cost += table_.below(entry.figures.below[side]);
                if (part.count[2 + side] > 0) entry.cost += table_.above(entry.figures.above[side]);
            }
        }
        out.push_back(std::move(entry));
    }

    /// Of a crossed sheet: each figure is some hand's, `24   8` of two.
    double each_by_itself(const std::vector<RoleOf>& roles, const std::array<int, 4>& counts) const
    {
        double cost = 0;
        for (std::size_t n = 0; n < roles.size() && n < unit_.numbers.size(); ++n) {
            const int figure = unit_.marks[unit_.numbers[n]].number;
            if (roles[n].role == Role::below) cost += table_.below(figure);
            else if (roles[n].role == Role::above) cost += table_.above(figure);
        }
        for (const int count : counts) cost += count > 1 ? (count - 1) * cost::more_of_a_cross : 0;
        return cost;
    }

    static constexpr int most_on_a_line = 3;

    const Unit& unit_;
    const Layout& layout_;
    const HandTable& table_;
    const bool above_;
    std::vector<Whose> whose_;
    HandWords words_;
    std::vector<bool> is_pure_;
};

}  // namespace

std::vector<Entry> entries_of_lines(const Unit& unit, const Layout& layout, const HandTable& table)
{
    auto out = entries_of(unit, layout, table, false);
    std::erase_if(out, [](const Entry& entry) {
        if (entry.parts < 2) return true;
        if (entry.set_below) return false;
        std::array<int, 4> count{};
        for (const RoleOf& role : entry.roles) {
            if (role.role == Role::left_out) continue;
            if (role.role == Role::below) ++count[static_cast<std::size_t>(role.side)];
            if (role.role == Role::above) ++count[2 + static_cast<std::size_t>(role.side)];
        }
        return std::any_of(count.begin(), count.begin() + 2, [](int each) { return each > 1; }) || count[0] + count[1] > 1;
    });
    return out;
}

std::vector<Entry> entries_of(const Unit& unit, const Layout& layout, const HandTable& table, bool above)
{
    if (unit.rule || unit.numbers.size() > 24) return {};
    return EntryReader(unit, layout, table, above).read();
}

}  // namespace hoyle::sheet
