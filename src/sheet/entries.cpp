// Units to entries: every way in which the figures of a line can be what a hand brought, the cheapest first.

#include "sheet/costs.hpp"
#include "sheet/unit.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace hoyle::sheet {
namespace {

int strain_of(std::string_view sense)
{
    if (sense == "spades") return static_cast<int>(Strain::spades);
    if (sense == "hearts") return static_cast<int>(Strain::hearts);
    if (sense == "diamonds") return static_cast<int>(Strain::diamonds);
    if (sense == "clubs") return static_cast<int>(Strain::clubs);
    return static_cast<int>(Strain::no_trump);
}

/// What stands beside a figure in its cell, by words.
struct Beside {
    std::string_view before, behind;  ///< senses
    bool behind_is_aside = false;     ///< in brackets, and the figure is not
    bool behind_is_place = false;     ///< `below the line`: nothing that is counted
    bool counts_tricks() const { return is_tricks_word(behind) && !behind_is_place; }
};

/// From the last bar, or the beginning of the line, to mark `at`: no figures? Then the words there are of the figure behind them.
bool begins_with_words(const Unit& unit, std::size_t at)
{
    for (std::size_t k = at + 1; k-- > 0 && unit.marks[k].kind != Kind::bar;)
        if (unit.marks[k].kind == Kind::figure && !unit.marks[k].in_words && !unit.marks[k].heads) return false;
    return true;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
Beside beside(const Unit& unit, std::size_t at)
{
    Beside out;
    const Mark& mark = unit.marks[at];
    int passed = 0;
    bool comma = false;
    for (std::size_t k = at; k-- > 0 && passed < 4;) {
        const Mark& other = unit.marks[k];
        // `hearts  5`: how many, in a column of its own
        const bool suit = k + 1 == at && is_strain_word(other.sense) && mark.number >= 1 && mark.number <= 7;
        if (other.kind == Kind::bar || (other.cell != mark.cell && !suit && !begins_with_words(unit, k))) break;
        if (other.kind == Kind::figure && !other.in_words) break;
        if (other.kind == Kind::sign && other.text == "," && !out.before.empty()) break;
        comma = comma || (other.kind == Kind::sign && other.text == ",");
        if (other.kind == Kind::word && (is_honours_word(other.sense) || is_tricks_word(other.sense))) {
            // `ten tricks, and 64`: the word has its own number
            const bool counts_another = comma && other.sense == "below" && k > 0 && unit.marks[k - 1].in_words;
            if (!counts_another) out.before = other.sense;
            break;
        }
        ++passed;
    }
    passed = 0;
    for (std::size_t k = at + 1; k < unit.marks.size() && passed < 3; ++k) {
        const Mark& other = unit.marks[k];
        if (other.cell != mark.cell || other.kind == Kind::bar) break;
        if (other.kind == Kind::figure && !other.in_words) break;
        if (other.kind == Kind::sign && (other.text == "," || other.text == ";" || other.text == ".") && !other.aside) break;
        if (other.kind == Kind::word && (is_honours_word(other.sense) || is_tricks_word(other.sense))) {
            out.behind = other.sense;
            out.behind_is_aside = other.aside && !mark.aside;
            out.behind_is_place = other.sense == "below" && !other.text.starts_with("tr");
            break;
        }
        ++passed;
    }
    return out;
}

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
        words();
        std::vector<Part> parts(1);
        std::size_t number = 0;
        for (std::size_t i = 0; i < unit_.marks.size(); ++i) {
            if (unit_.marks[i].kind != Kind::figure) continue;
            std::vector<Part> next;
            for (const Part& part : parts) figure(part, i, number, next);
            sort_stably(next, [](const Part& a, const Part& b) { return a.cost < b.cost; });
            if (next.size() > most_parts) next.resize(most_parts);
            parts = std::move(next);
            ++number;
        }
        std::vector<Entry> out;
        for (Part& part : parts) finish(std::move(part), out);
        sort_stably(out, [](const Entry& a, const Entry& b) { return a.cost < b.cost; });
        if (out.size() > most_entries) out.resize(most_entries);
        return out;
    }

private:
    static constexpr std::size_t most_parts = 48, most_entries = 10;

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void words()
    {
        int strains = 0;
        bool told_holder = false;
        std::string_view last;
        for (std::size_t i = 0; i < unit_.marks.size(); ++i) {
            const Mark& mark = unit_.marks[i];
            std::size_t taken = 1;
            auto side = layout_.sides->named(unit_.marks, i, taken);
            if (!side) side = speaker_holds(i);
            if (side && !is_no_owner(unit_.marks, i)) {
                if (layout_.lanes.empty() && is_of_standings(i)) continue;
                // `three for H.`, `N-S three by cards`; `4 aces to Prestons`
                std::size_t next = i + taken;
                while (next < unit_.marks.size() && unit_.marks[next].kind == Kind::sign) ++next;
                const bool held = next < unit_.marks.size() && unit_.marks[next].text == "held";
                const bool holds = held || holds_honours(i + taken);
                if (holds || (is_honours_word(last) && last != "above" && !told_holder)) words_.honours_of = *side, last = {};
                else if (!words_.maker) words_.maker = *side;
                told_holder = told_holder || holds;
                i += taken - 1;
                continue;
            }
            if (mark.kind != Kind::word) continue;
            const auto sense = mark.sense;
            words_.one_hand = words_.one_hand || all_in_one(i);
            if (is_strain_word(sense)) {
                words_.strains |= 1U << static_cast<unsigned>(strain_of(sense));
                ++strains;
            } else if (sense == "doubled" || (mark.text == "double" && !table_.whist())) words_.doublings = 1;
            else if (sense == "redoubled") words_.doublings = 2;
            else if (sense == "simple") words_.simple = true;
            else if (sense == "one-hand" && i > 0 && unit_.marks[i - 1].text == "not") words_.divided = true;
            else if (sense == "one-hand") {
                words_.one_hand = true;
                // `4 in one hand`, `4/1 hand`
                const std::size_t before = i > 1 && unit_.marks[i - 1].text == "/" ? i - 2 : i - 1;
                if (i > 0 && unit_.marks[before].kind == Kind::figure) words_.in_one = unit_.marks[before].number;
            } else if (sense == "divided") words_.divided = true;
            else if (sense == "the-odd") words_.tricks = 1;
            else if (sense == "odd" && !number_before(i)) words_.tricks = 1;
            else if (sense == "slam") {
                words_.slam = true;
                words_.grand = words_.grand || mark.text.starts_with("grand");
                words_.little = words_.little || mark.text.starts_with("little") || mark.text.starts_with("small");
            } else if (sense == "chicane") words_.chicane = true;
            words_.fifth = words_.fifth || mark.text == "fifth" || mark.text == "other" || mark.text == "5th";
            words_.counts_honours = words_.counts_honours || is_honours_word(sense);
            two_and_two_ = two_and_two_ || mark.text == "two and two" || mark.text == "2 and 2";
            if (mark.text == "aces easy" || mark.text == "easy") words_.easy = true;
            if (!sense.empty() && sense != "idle") last = sense;
        }
        if (strains > 1 && std::popcount(words_.strains) > 1) several_ = true;
        held_by_name();
        // two aces and two are nobody's
        if (words_.strains == 1U << static_cast<unsigned>(Strain::no_trump) && two_and_two_)
            words_.easy = true, words_.divided = false;
        if (words_.easy) words_.honours.reset();
    }

    /// `I had the king, queen and jack and Father the ten`: of whom most are told, if three or more.
    void held_by_name()
    {
        static constexpr std::array<std::string_view, 5> ranks{"ace", "king", "queen", "knave", "jack"};
        std::array<int, 2> count{};
        int side = -1;
        std::size_t last = 0;
        for (std::size_t i = 0; i < unit_.marks.size(); ++i) {
            const Mark& mark = unit_.marks[i];
            std::size_t taken = 1;
            if (const auto named = layout_.sides->named(unit_.marks, i, taken)) side = *named, i += taken - 1;
            const bool ten = mark.text == "ten" && last > 0 && i - last <= 4 &&
                             !(i + 1 < unit_.marks.size() && is_tricks_word(unit_.marks[i + 1].sense));
            if (side < 0 || (!ten && std::find(ranks.begin(), ranks.end(), mark.text) == ranks.end())) continue;
            ++count[static_cast<std::size_t>(side)];
            last = i;
        }
        const int most = std::max(count[0], count[1]);
        if (most < 3) return;
        words_.honours = most;
        words_.honours_of = count[0] == most ? 0 : 1;
        words_.counts_honours = true;
    }

    /// `all Jack's`, `in Ned's hand`, `in my hand`
    bool all_in_one(std::size_t at) const
    {
        std::size_t taken = 1;
        const auto& marks = unit_.marks;
        // `all ours` says whose, not in which hand
        const auto of_a_side = [](const Mark& mark) {
            return mark.text.starts_with("our") || mark.text.starts_with("their") || mark.text.starts_with("your");
        };
        if (marks[at].text == "all" && at + 1 < marks.size() && of_a_side(marks[at + 1])) return false;
        if (marks[at].text == "all")
            return at + 1 < marks.size() && (layout_.sides->named(marks, at + 1, taken).has_value() ||
                                             (marks[at + 1].capital && marks[at + 1].sense.empty()));
        if (marks[at].text != "hand") return false;
        for (std::size_t k = at; k-- > 0 && at - k <= 3;)
            if (marks[k].text == "in") return at - k >= 2;
        return false;
    }

    /// `honours 16 (four, two and two)`: a number in words that may be how many honours there were.
    bool tells_honours(const Part& part, std::size_t at, const Beside& words) const
    {
        const Mark& mark = unit_.marks[at];
        return mark.number >= 3 && mark.number <= 5 && words_.counts_honours && !part.honours && !table_.whist() &&
               !is_tricks_word(words.behind) && !(at > 0 && is_winning(unit_.marks[at - 1]));
    }

    /// `Tully and I had three of the aces`: the side that is we.
    std::optional<int> speaker_holds(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        if (marks[at].text != "i" || at + 1 >= marks.size()) return std::nullopt;
        const auto& verb = marks[at + 1].text;
        if (verb != "had" && verb != "held" && verb != "have" && verb != "hold") return std::nullopt;
        if (!holds_honours(at + 1)) return std::nullopt;
        for (int side = 0; side < 2; ++side)
            if (layout_.sides->senses[static_cast<std::size_t>(side)] == "we") return side;
        return std::nullopt;
    }

    /// `Farrows 3 hon`, `they had four honours`: behind the name, how many and the word for them.
    bool holds_honours(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        static constexpr std::array<std::string_view, 8> passed{"had", "held", "all", "of", "the", "and", "i", "have"};
        constexpr std::size_t most_words = 7;
        bool counted = false;
        for (std::size_t k = at; k < marks.size() && k < at + most_words && marks[k].cell == marks[at].cell; ++k) {
            const Mark& mark = marks[k];
            if (mark.kind == Kind::figure && !counted && mark.number >= 2 && mark.number <= 5) counted = true;
            else if (mark.kind == Kind::word && (mark.sense == "honours" || mark.sense == "simple"))
                return counted || mark.sense == "simple";
            else if (mark.kind != Kind::word || std::find(passed.begin(), passed.end(), mark.text) == passed.end()) return false;
        }
        return false;
    }

    bool number_before(std::size_t at) const
    {
        for (std::size_t k = at; k-- > 0 && at - k <= 2;)
            if (unit_.marks[k].kind == Kind::figure && unit_.marks[k].number >= 1 && unit_.marks[k].number <= 7) return true;
        return false;
    }

    void put(const Part& part, std::vector<Part>& next, RoleOf role, double cost, int number = -1) const
    {
        Part out = part;
        out.cost += cost;
        out.roles.push_back(role);
        const auto side = static_cast<std::size_t>(std::max<int>(role.side, 0));
        if (role.role == Role::below) out.figures.below[side] += number, ++out.count[side];
        if (role.role == Role::above) out.figures.above[side] += number, ++out.count[2 + side];
        if (role.role == Role::running) out.running[side][static_cast<std::size_t>(role.place + 1)] = number;
        constexpr int most_odd = 7;  // more are all the tricks that were won
        if (role.role == Role::tricks) out.tricks = number > most_odd ? number - table_.book() : number;
        if (role.role == Role::honours) out.honours = number;
        if (role.role == Role::blotted) out.blotted = true;
        next.push_back(std::move(out));
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void figure(const Part& part, std::size_t at, std::size_t number, std::vector<Part>& next) const
    {
        const Mark& mark = unit_.marks[at];
        const Whose& whose = whose_[number];
        const Beside words = beside(unit_, at);
        const bool no_points = mark.number < 0;
        // what is no entry
        const bool talk = unit_.words >= 3 && words.before.empty() && words.behind.empty() && whose.named < 0;
        const bool alone = whose.lane >= 0 && !mark.in_words && is_pure_[number];
        // `four honours`
        const bool counted = mark.in_words && at + 1 < unit_.marks.size() && unit_.marks[at + 1].sense == "honours";
        double out = counted         ? cost::unused_in_column
                     : mark.in_words ? (is_tricks_word(words.behind) || is_honours_word(words.behind) ? cost::word_left_out
                                        : words_.tells() && mark.number <= 7 && !part.tricks          ? cost::word_left_out
                                        : tells_honours(part, at, words)                              ? cost::word_left_out
                                                                                                      : 0.4)
                     : talk && whose.lane < 0                                            ? cost::chatter
                     : alone                                                             ? cost::unused_in_column
                     : is_honours_word(words.behind) || is_honours_word(words.before)    ? cost::unused_in_column
                     : table_.whist() && whose.lane >= 0 && is_tricks_word(words.behind) ? cost::unused_in_column
                                                                                         : cost::unused;
        // `five honours, four in one hand`
        const bool in_one = part.honours && *part.honours > mark.number && at + 1 < unit_.marks.size() &&
                            unit_.marks[at + 1].sense == "one-hand";
        if (in_one) out = cost::told;
        if (table_.whist() && unit_.grade > 0 && mark.number == unit_.grade) out = 0.2;
        if (mark.struck) out = cost::struck_out;
        else if (mark.money) out = cost::money;
        else if (mark.names) out = cost::named;
        else if (mark.term) out = cost::term;
        else if (mark.boxed) out = layout_.boxes == Boxes::notes ? cost::box_note : cost::box_otherwise;
        else if (whose.no_column && layout_.headed && !is_count(mark, words)) out = std::min(out, cost::beside_columns);
        else if (mark.aside && !mark.in_words) out = 2.0;
        if (mark.unread && !mark.struck) out = std::max(out, cost::blot_left_out);
        put(part, next, {mark.money ? Role::money : Role::left_out, -1}, out);
        if (mark.heads) put(part, next, {Role::number, -1}, cost::numbered);
        else if (first_number(number) && mark.number > 0 && mark.number < 25 && whose.no_column && !mark.boxed &&
                 !is_tricks_word(words.behind))
            put(part, next, {Role::number, -1}, 1.0);
        if (no_points && !mark.unread) return;
        if (mark.unread) {
            for (int side = 0; side < 2; ++side)
                if (whose.lane < 0 || whose.lane == side)
                    put(part, next, {Role::blotted, static_cast<std::int8_t>(side)},
                        cost::blotted + (whose.lane < 0 ? cost::side_unsaid : 0));
            return;
        }
        const auto headed = layout_.heads.find(mark.cell);
        const std::string_view head = headed == layout_.heads.end() ? std::string_view() : headed->second;
        if (head == "odd" && mark.number >= 1 && mark.number <= 7 && !part.tricks)
            put(part, next, {Role::tricks, -1}, cost::told, mark.number);
        // a row of a crossed sheet tells of two hands
        const bool honours_open = !part.honours || layout_.crossed;
        if (head == "honours" && !is_pure_[number] && mark.number >= 2 && mark.number <= 5 && honours_open)
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
        // numbers of tricks and of honours, beside the words for them
        const bool few = mark.number >= 1 && mark.number <= 7, made = mark.number >= 7 && mark.number <= 13;
        const bool small = few || (made && (words.behind == "below" || (whose.no_column && layout_.headed)));
        if (small && (!part.tricks || layout_.crossed) && !table_.whist() && !mark.heads) {
            if (words.counts_tricks() || (is_tricks_word(words.before) && words.behind.empty())) {
                const double told = words.counts_tricks() ? cost::told : cost::told + 0.6;
                put(part, next, {Role::tricks, -1}, told, mark.number);
                // all that were won, or all that can be odd
                if (mark.number == table_.book() + 1) put(part, next, {Role::tricks, -1}, told, 1);
            } else if ((!words_.tricks || !mark.in_words) &&
                       (whose.no_column || mark.in_words || (few && words_.strains != 0 && behind_name(at))))
                put(part, next, {Role::tricks, -1}, words_.tells() ? 1.0 : 2.0, mark.number);
        }
        if (mark.number >= 2 && mark.number <= 5 && honours_open && !table_.whist() &&
            (is_honours_word(words.behind) || (mark.in_words && is_honours_word(words.before))))
            put(part, next, {Role::honours, -1}, cost::told, mark.number);
        else if (mark.number >= 3 && mark.number <= 5 && honours_open && !table_.whist() && is_honours_word(words.before) &&
                 words.before != "simple" && !is_pure_[number])
            put(part, next, {Role::honours, -1}, cost::told + 0.5, mark.number);
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
            behind_name(at))
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
        const bool of_standings = layout_.lanes.empty() && is_of_standings(at);
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
            if (mark.in_words) own += table_.whist() ? (words.behind.empty() && words.before.empty() ? 1.5 : 0) : 4.5;
            if (mark.money) own += 4;
            if (mark.heads || mark.names) own += cost::name_counts;
            if (whose.no_column) own += layout_.lanes.empty() ? 0 : layout_.headed ? cost::counts_beside : 1.5;
            if (!whose.running && whose.named == side &&
                part.count[static_cast<std::size_t>(side)] + part.count[static_cast<std::size_t>(1 - side)] > 0 &&
                behind_name(at) && part.running[static_cast<std::size_t>(side)][0] < 0)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, cost::standing, mark.number);
            // `7-1`: how both stand
            if (!whose.running && is_of_pair(at) == side)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, 0.5, mark.number);
            // `24 = 60`, `40 (164)`: how the side stands with it
            // `so 32 game`
            const bool ends = at + 1 < unit_.marks.size() && unit_.marks[at + 1].sense == "game" &&
                              unit_.marks[at + 1].text == "game";
            const bool stands = (ends && layout_.lanes.empty()) || (at > 0 && unit_.marks[at - 1].sense == "standing");
            const bool column_of_standings = table_.whist() && number + 1 == unit_.numbers.size() &&
                                             (is_pure_[number] || is_told_in_words(at));
            const bool counts = part.count[static_cast<std::size_t>(side)] + part.count[2 + static_cast<std::size_t>(side)] > 0 ||
                                (column_of_standings && unit_.the_odd);
            if (of_standings && whose.named == side) {
                const int before = part.running[static_cast<std::size_t>(side)][0];
                if (before < 0 || before == mark.number)
                    put(part, next, {Role::running, static_cast<std::int8_t>(side)}, cost::told, mark.number);
                own += cost::other_place;
            }
            if (!whose.running && counts && (mark.boxed || behind_equals(at) || stands || column_of_standings) &&
                part.running[static_cast<std::size_t>(side)][0] < 0)
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, 0.4, mark.number);
            if (whose.running) {
                put(part, next, {Role::running, static_cast<std::int8_t>(side)}, own + 0.2, mark.number);
                own += cost::other_place;
            }
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
                } else if (whose.above >= 0) {
                    place += whose.above == above ? 0 : cost::other_place;
                } else {
                    place += worded(words, above != 0, part, side, cost::out_of_order);
                }
                put(part, next, {above ? Role::above : Role::below, static_cast<std::int8_t>(side)}, place, mark.number);
            }
        }
    }

    /// `got three`: tricks.
    static bool is_winning(const Mark& mark)
    {
        static constexpr std::array<std::string_view, 6> verbs{"got", "made", "make", "took", "won", "lost"};
        return std::find(verbs.begin(), verbs.end(), mark.text) != verbs.end();
    }

    /// How many tricks or honours, as the word behind it says.
    static bool is_count(const Mark& mark, const Beside& words)
    {
        constexpr int most_counted = 7;
        return mark.number <= most_counted && (is_tricks_word(words.behind) || is_honours_word(words.behind));
    }

    /// `We 44, game`: the side is named just before the figure.
    bool behind_name(std::size_t at) const
    {
        for (std::size_t k = at; k-- > 0 && at - k <= 4;) {
            if (unit_.marks[k].kind == Kind::sign) continue;
            if (is_winning(unit_.marks[k])) continue;  // `they got 1`
            std::size_t taken = 1;
            return layout_.sides->named(unit_.marks, k, taken).has_value();
        }
        return false;
    }

    /// Of two figures joined by a stroke, `7-1`: which this is, from 0; -1: it is not of two.
    int is_of_pair(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        const auto joined = [&](std::size_t k) {  // marks k - 1, k, k + 1 are figure, stroke, figure
            return k >= 1 && k + 1 < marks.size() && marks[k].kind == Kind::sign && marks[k].text == "-" &&
                   marks[k - 1].kind == Kind::figure && marks[k + 1].kind == Kind::figure && marks[k - 1].end == marks[k].begin &&
                   marks[k].end == marks[k + 1].begin;
        };
        return joined(at + 1) ? 0 : at > 0 && joined(at - 1) ? 1 : -1;
    }

    /// `MC 2 tricks     MC 5  TJ 4`: a cell of names and figures alone, behind one that tells of the hand.
    bool is_of_standings(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        const int cell = marks[at].cell;
        bool told = false, named = false;
        for (std::size_t i = 0; i < marks.size();) {
            std::size_t taken = 1;
            const auto side = layout_.sides->named(marks, i, taken);
            if (marks[i].cell < cell && marks[i].line == marks[at].line)
                told = told || is_tricks_word(marks[i].sense) || is_honours_word(marks[i].sense);
            else if (marks[i].cell == cell && side) named = true;
            else if (marks[i].cell == cell && marks[i].kind == Kind::word) return false;
            i += taken;
        }
        return told && named && cell > 0 && !is_pure_.empty() && !is_pure_.front();
    }

    /// `the odd trick and 2 by honours, 3`: words tell of the hand, and how the side stands comes last.
    bool is_told_in_words(std::size_t at) const
    {
        const auto& marks = unit_.marks;
        bool told = unit_.the_odd;
        for (std::size_t k = 0; k < at; ++k) told = told || is_honours_word(marks[k].sense) || is_tricks_word(marks[k].sense);
        const bool apart = at > 0 && (marks[at - 1].text == "," || marks[at].cell != marks[at - 1].cell);
        return told && apart &&
               !(at + 1 < marks.size() && (is_honours_word(marks[at + 1].sense) || is_tricks_word(marks[at + 1].sense)));
    }

    bool behind_equals(std::size_t at) const
    {
        return at > 0 && unit_.marks[at - 1].kind == Kind::sign && unit_.marks[at - 1].text == "=";
    }

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
            const HandWords note = noted_beside(n, entry.roles);
            const Points points = unit_.marks[unit_.numbers[n]].number;
            if (role.role == Role::above ? table_.gives_above(note, points) : table_.gives_below(note, points)) continue;
            entry.cost += cost::slip_in_hand + 1.5;
            entry.fit.slip = true;
            entry.gainsaid[static_cast<std::size_t>(role.side)] = note;
        }
    }

    /// What one word behind a figure tells of its hand.
    void note(std::size_t at, HandWords& out) const
    {
        const Mark& mark = unit_.marks[at];
        if (is_strain_word(mark.sense)) out.strains |= 1U << static_cast<unsigned>(strain_of(mark.sense));
        out.simple = out.simple || mark.sense == "simple";
        out.divided = out.divided || mark.sense == "divided";
        const bool denied = at > 0 && unit_.marks[at - 1].text == "not";  // `not in one hand`
        out.divided = out.divided || (denied && mark.sense == "one-hand");
        out.one_hand = out.one_hand || (!denied && mark.sense == "one-hand") || all_in_one(at);
        out.slam = out.slam || mark.sense == "slam";
        out.chicane = out.chicane || mark.sense == "chicane";
        out.fifth = out.fifth || mark.text == "fifth" || mark.text == "5th" || mark.text == "other";
        if (mark.sense == "doubled") out.doublings = 1;
        if (mark.sense == "redoubled") out.doublings = 2;
    }

    /// What stands behind the figure, to the next figure of a column or the next bar.
    HandWords noted_beside(std::size_t number, const std::vector<RoleOf>& roles) const
    {
        HandWords out;
        const auto& marks = unit_.marks;
        std::size_t next = number + 1;
        for (std::size_t i = unit_.numbers[number] + 1; i < marks.size() && marks[i].kind != Kind::bar; ++i) {
            const Mark& mark = marks[i];
            if (mark.kind == Kind::figure) {
                const RoleOf& role = roles[next];
                if (is_pure_[next++] || role.role == Role::below || role.role == Role::above) break;
                if (role.role == Role::honours) out.honours = mark.number;
                if (role.role == Role::tricks) out.tricks = mark.number;
                continue;
            }
            note(i, out);
        }
        return out;
    }

    // NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
    void finish(Part part, std::vector<Entry>& out) const
    {
        Entry entry;
        entry.words = words_;
        if (several_) entry.words.strains = 0;
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
            for (std::size_t side = 0; side < 2; ++side) {
                if (part.count[side] == 1) entry.cost += table_.below(entry.figures.below[side]);
                else if (part.count[side] > 1) return;
                if (part.count[2 + side] == 1) entry.cost += table_.above(entry.figures.above[side]);
                else if (part.count[2 + side] > 2) return;
                else if (part.count[2 + side] > 1) entry.cost += cost::no_hand_gives;
            }
        } else if (!entry.blotted) {
            entry.fit = table_.hand(entry.words, entry.figures);
            entry.cost += entry.fit.cost;
        } else {
            for (std::size_t side = 0; side < 2; ++side) {
                if (part.count[side] > 0) entry.cost += table_.below(entry.figures.below[side]);
                if (part.count[2 + side] > 0) entry.cost += table_.above(entry.figures.above[side]);
            }
        }
        out.push_back(std::move(entry));
    }

    const Unit& unit_;
    const Layout& layout_;
    const HandTable& table_;
    const bool above_;
    std::vector<Whose> whose_;
    HandWords words_;
    std::vector<bool> is_pure_;
    bool several_ = false, two_and_two_ = false;
};

}  // namespace

std::vector<Entry> entries_of_lines(const Unit& unit, const Layout& layout, const HandTable& table)
{
    auto out = entries_of(unit, layout, table, false);
    std::erase_if(out, [](const Entry& entry) {
        if (entry.parts < 2) return true;
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
