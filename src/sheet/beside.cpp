// What stands beside a figure: words for tricks or honours, a name, a sign.

#include "sheet/beside.hpp"

#include <algorithm>
#include <array>

namespace hoyle::sheet {
namespace {

bool counts_something(std::string_view sense) { return is_honours_word(sense) || is_tricks_word(sense); }

/// From the last bar, or the beginning of the line, to mark `at`: no figures? Then the words there are of the figure behind them.
bool begins_with_words(const Unit& unit, std::size_t at)
{
    for (std::size_t k = at + 1; k-- > 0 && unit.marks[k].kind != Kind::bar;)
        if (unit.marks[k].kind == Kind::figure && !unit.marks[k].in_words && !unit.marks[k].heads) return false;
    return true;
}

/// Is mark `k` too far off, or parted from the figure behind it?
bool parted_before(const Unit& unit, std::size_t k, std::size_t at)
{
    const Mark& other = unit.marks[k];
    const Mark& mark = unit.marks[at];
    if (other.kind == Kind::bar || (other.kind == Kind::figure && !other.in_words)) return true;
    // `hearts  5`: how many, in a column of its own
    const bool suit = k + 1 == at && is_strain_word(other.sense) && mark.number >= 1 && mark.number <= 7;
    return other.cell != mark.cell && !suit && !begins_with_words(unit, k);
}

std::string_view word_before(const Unit& unit, std::size_t at)
{
    int passed = 0;
    bool comma = false;
    for (std::size_t k = at; k-- > 0 && passed < 4; ++passed) {
        const Mark& other = unit.marks[k];
        if (parted_before(unit, k, at)) break;
        comma = comma || (other.kind == Kind::sign && other.text == ",");
        if (other.kind != Kind::word || !counts_something(other.sense)) continue;
        // `ten tricks, and 64`: the word has its own number
        const bool counts_another = comma && other.sense == "below" && k > 0 && unit.marks[k - 1].in_words;
        return counts_another ? std::string_view() : other.sense;
    }
    return {};
}

bool parted_behind(const Mark& other, const Mark& mark)
{
    if (other.cell != mark.cell || other.kind == Kind::bar || (other.kind == Kind::figure && !other.in_words)) return true;
    return other.kind == Kind::sign && (other.text == "," || other.text == ";" || other.text == ".") && !other.aside;
}

}  // namespace

Beside beside(const Unit& unit, std::size_t at)
{
    Beside out;
    const Mark& mark = unit.marks[at];
    out.before = word_before(unit, at);
    constexpr std::size_t most_words = 3;
    for (std::size_t k = at + 1; k < unit.marks.size() && k <= at + most_words; ++k) {
        const Mark& other = unit.marks[k];
        if (parted_behind(other, mark)) break;
        if (other.kind != Kind::word || !counts_something(other.sense)) continue;
        out.behind = other.sense;
        out.behind_is_aside = other.aside && !mark.aside;
        out.behind_is_place = other.sense == "below" && !other.text.starts_with("tr");
        break;
    }
    return out;
}

bool is_winning(const Mark& mark)
{
    static constexpr std::array<std::string_view, 6> verbs{"got", "made", "make", "took", "won", "lost"};
    return std::find(verbs.begin(), verbs.end(), mark.text) != verbs.end();
}

bool is_behind_name(const Unit& unit, const Sides& sides, std::size_t at)
{
    for (std::size_t k = at; k-- > 0 && at - k <= 4;) {
        if (unit.marks[k].kind == Kind::sign || is_winning(unit.marks[k])) continue;  // `they got 1`
        std::size_t taken = 1;
        return sides.named(unit.marks, k, taken).has_value();
    }
    return false;
}

bool is_of_score(const Unit& unit, std::size_t at)
{
    const auto& marks = unit.marks;
    const bool points = at + 1 < marks.size() && (marks[at + 1].text == "points" || marks[at + 1].text == "pts");
    // `we won by 56,`
    const bool won_by = at > 0 && marks[at - 1].sense == "win" && marks[at - 1].text.ends_with(" by") &&
                        (at + 1 == marks.size() || marks[at + 1].kind == Kind::sign);
    return points || won_by || is_behind_dots(unit, at) ||
           (at >= 2 && is_behind_equals(unit, at) && marks[at - 2].kind == Kind::figure);
}

bool is_behind_equals(const Unit& unit, std::size_t at)
{
    return at > 0 && unit.marks[at - 1].kind == Kind::sign && unit.marks[at - 1].text == "=";
}

int place_in_pair(const Unit& unit, std::size_t at)
{
    const auto& marks = unit.marks;
    const auto joined = [&](std::size_t k) {  // marks k - 1, k, k + 1 are figure, stroke, figure
        return k >= 1 && k + 1 < marks.size() && marks[k].kind == Kind::sign && marks[k].text == "-" &&
               marks[k - 1].kind == Kind::figure && marks[k + 1].kind == Kind::figure && marks[k - 1].end == marks[k].begin &&
               marks[k].end == marks[k + 1].begin;
    };
    return joined(at + 1) ? 0 : at > 0 && joined(at - 1) ? 1 : -1;
}

bool is_of_standings(const Unit& unit, const Layout& layout, std::size_t at, bool first_is_pure)
{
    const auto& marks = unit.marks;
    const int cell = marks[at].cell;
    bool told = false, named = false;
    for (std::size_t i = 0; i < marks.size();) {
        std::size_t taken = 1;
        const auto side = layout.sides->named(marks, i, taken);
        if (marks[i].cell < cell && marks[i].line == marks[at].line) told = told || counts_something(marks[i].sense);
        else if (marks[i].cell == cell && side) named = true;
        else if (marks[i].cell == cell && marks[i].kind == Kind::word) return false;
        i += taken;
    }
    return told && named && cell > 0 && !first_is_pure;
}

namespace {

bool ends_game(const Mark& mark) { return mark.sense == "grade" || mark.text == "out"; }

}  // namespace

bool is_before_end_of_game(const Unit& unit, std::size_t at)
{
    for (std::size_t k = at + 1; k < unit.marks.size(); ++k) {
        if (ends_game(unit.marks[k])) return true;
        if (unit.marks[k].kind == Kind::figure) return false;
    }
    return false;
}

bool is_behind_end_of_game(const Unit& unit, std::size_t at)
{
    return std::any_of(unit.marks.begin(), unit.marks.begin() + static_cast<std::ptrdiff_t>(at), ends_game);
}

bool is_behind_dots(const Unit& unit, std::size_t at)
{
    constexpr std::size_t fewest = 2;
    std::size_t dots = 0, before = at;
    for (; before > 0 && unit.marks[before - 1].text.find_first_not_of('.') == std::string::npos; --before)
        dots += unit.marks[before - 1].text.size();
    return dots >= fewest && before > 0 && unit.marks[before - 1].cell + 1 >= unit.marks[at].cell;
}

bool is_behind_dashes(const Unit& unit, std::size_t at)
{
    const auto is_dash = [&](std::size_t k) { return k < at && (unit.marks[k].text == "-" || unit.marks[k].text == "--"); };
    const bool dashes = at > 0 && is_dash(at - 1) && (unit.marks[at - 1].text == "--" || (at > 1 && is_dash(at - 2)));
    const std::string_view next = at + 1 < unit.marks.size() ? unit.marks[at + 1].text : std::string_view();
    return dashes && (next == "up" || next == "all" || next == "out" || next == "&" || next == "and");
}

bool is_told_in_words(const Unit& unit, std::size_t at)
{
    const auto& marks = unit.marks;
    const bool told = unit.the_odd || std::any_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(at),
                                                  [](const Mark& mark) { return counts_something(mark.sense); });
    const bool apart = at > 0 && (marks[at - 1].text == "," || marks[at].cell != marks[at - 1].cell ||
                                  marks[at - 1].kind == Kind::rule);  // `two by cards ....... 4`
    return told && apart && !(at + 1 < marks.size() && counts_something(marks[at + 1].sense));
}

bool adds_up(const Unit& unit)
{
    const auto& marks = unit.marks;
    const auto is_figure = [&](std::size_t k) { return marks[k].kind == Kind::figure && !marks[k].in_words; };
    for (std::size_t k = 3; k + 1 < marks.size(); ++k)
        if (marks[k].text == "=" && is_figure(k + 1) && is_figure(k - 1) && is_figure(k - 3) && is_joining(marks[k - 2]) &&
            marks[k - 3].number + marks[k - 1].number == marks[k + 1].number)
            return true;
    return false;
}

bool is_before_holder(const Unit& unit, const Sides& sides, std::size_t at)
{
    std::size_t taken = 1;
    if (at + 1 >= unit.marks.size() || !sides.named(unit.marks, at + 1, taken)) return false;
    const std::size_t next = at + 1 + taken;
    return next < unit.marks.size() && unit.marks[next].kind == Kind::figure && !unit.marks[next].in_words;
}

bool is_in_hand_of(const Unit& unit, const Sides& sides, std::size_t at)
{
    std::size_t taken = 1;
    return at + 2 < unit.marks.size() && unit.marks[at + 1].text == "in" && sides.named(unit.marks, at + 2, taken).has_value();
}

}  // namespace hoyle::sheet
