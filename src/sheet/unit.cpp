// Lines to units: what is read at one go, and whose its figures are by where they stand.

#include "sheet/unit.hpp"

#include <algorithm>
#include <array>

namespace hoyle::sheet {

namespace {

template <std::size_t Count> bool is_any_of(std::string_view sense, const std::array<std::string_view, Count>& senses)
{
    return !sense.empty() && std::find(senses.begin(), senses.end(), sense) != senses.end();
}

}  // namespace

bool is_honours_word(std::string_view sense)
{
    static constexpr std::array<std::string_view, 7> senses{"honours", "simple",  "one-hand", "divided",
                                                            "slam",    "chicane", "above"};
    return is_any_of(sense, senses);
}
bool is_strain_word(std::string_view sense)
{
    static constexpr std::array<std::string_view, 5> senses{"spades", "hearts", "diamonds", "clubs", "no trumps"};
    return is_any_of(sense, senses);
}
bool is_tricks_word(std::string_view sense)
{
    static constexpr std::array<std::string_view, 3> senses{"odd", "the-odd", "below"};
    return is_strain_word(sense) || is_any_of(sense, senses);
}

bool tells_strain(const std::vector<Mark>& marks)
{
    return std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return is_strain_word(mark.sense); });
}
bool tells_honours(const std::vector<Mark>& marks)
{
    return std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return is_honours_word(mark.sense); });
}
bool has_points(const std::vector<Mark>& marks)
{
    return std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
        return mark.kind == Kind::figure && !mark.in_words && !mark.heads && (mark.number > 7 || mark.unread);
    });
}

namespace {

/// Nothing stands outside of its brackets.
bool is_aside(const std::vector<Mark>& marks)
{
    return std::all_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.aside || mark.kind == Kind::sign; });
}

/// `two by cards ....... 4`: dots from the words to their figure are no rule.
bool leads_to_figure(const std::vector<Mark>& marks, std::size_t at)
{
    return at > 0 && at + 1 < marks.size() && marks[at].text.find_first_not_of('.') == std::string::npos &&
           marks[at + 1].kind == Kind::figure && marks[at - 1].kind != Kind::rule;
}

/// Which game a mark tells the number of: `2`, `2nd game`, `second`, `II`; 0: none.
int number_of_game(const Mark& mark)
{
    static constexpr std::array<std::array<std::string_view, 5>, 3> numbers{
        {{"1", "1st", "1st", "first", "i"}, {"2", "2d", "2nd", "second", "ii"}, {"3", "3d", "3rd", "third", "iii"}}};
    std::string_view word = mark.text;
    if (word.ends_with(" game")) word.remove_suffix(std::string_view(" game").size());
    if (word.size() == 2 && word[0] == 'g') word.remove_prefix(1);
    for (std::size_t k = 0; k < numbers.size(); ++k)
        if (std::find(numbers[k].begin(), numbers[k].end(), word) != numbers[k].end()) return static_cast<int>(k) + 1;
    return 0;
}

/// `game 2  4  24`, `2d game | 8 | 8`: figures behind the number of a game; 0: none.
int game_begun(const std::vector<Mark>& marks)
{
    std::vector<const Mark*> first;
    std::size_t figures = 0;
    for (const Mark& mark : marks) {
        if (first.size() < 2 && mark.kind != Kind::sign && mark.kind != Kind::bar) first.push_back(&mark);
        figures += mark.kind == Kind::figure && !mark.in_words && !mark.names;
    }
    if (first.size() < 2 || figures == 0) return 0;
    const auto is_game = [](const Mark& mark) { return mark.kind == Kind::word && mark.sense == "game"; };
    if (is_game(*first[0])) {
        const int alone = number_of_game(*first[0]);
        const bool told = first[0]->text == "game" && (first[1]->kind == Kind::word || first[1]->names);
        return alone > 0 ? alone : told ? number_of_game(*first[1]) : 0;
    }
    return is_game(*first[1]) && first[0]->kind == Kind::word ? number_of_game(*first[0]) : 0;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void count_up(Unit& unit)
{
    unit.numbers.clear();
    unit.figures = unit.words = unit.talk = 0;
    bool words_before_figures = true;
    for (std::size_t i = 0; i < unit.marks.size(); ++i) {
        const Mark& mark = unit.marks[i];
        if (mark.kind == Kind::figure) {
            unit.numbers.push_back(i);
            if (!mark.in_words) ++unit.figures, words_before_figures = false;
        }
        if (mark.kind == Kind::rule) {
            if (unit.marks.size() > 1 && mark.end - mark.begin >= 3 && !leads_to_figure(unit.marks, i)) unit.has_rule = true;
        }
        if (mark.kind != Kind::word) continue;
        if (mark.sense.empty() && mark.text.size() > 1) ++unit.words;
        unit.talk += mark.sense.empty() || mark.sense == "idle";
        if (mark.sense == "game") {
            unit.game_word = true;
            if (words_before_figures && unit.figures == 0 && mark.text.find("game") != mark.text.npos && mark.text != "game")
                unit.game_heading = true;
        }
        if (mark.text == "out" || mark.text == "g" || mark.text == "game") unit.out_word = true;
        const bool counted = i > 0 && unit.marks[i - 1].kind == Kind::figure;
        if (mark.sense == "the-odd" || (mark.text == "odd trick" && !counted)) unit.the_odd = true;
        if (mark.sense == "grade") {
            unit.game_word = true;
            unit.grade = mark.text.find("single") != mark.text.npos ? 1 : mark.text.find("double") != mark.text.npos ? 2 : 3;
        }
        if (mark.sense == "total") unit.total_word = true;
        if (mark.sense == "bonus") unit.bonus_word = true;
        if (mark.sense == "win" || mark.sense == "lose") unit.win_word = true;
        if (mark.sense == "carried") unit.carried_word = true;
        if (mark.sense == "honours" || mark.sense == "above") unit.honours_heading = true;
        if (mark.sense == "below" || mark.sense == "odd") unit.tricks_heading = true;
    }
    if (unit.out_word) unit.game_word = true;
    // `third game not played out`
    unit.broken_off = std::any_of(unit.marks.begin(), unit.marks.end(),
                                  [](const Mark& mark) { return mark.sense == "unfinished"; });
    if (unit.broken_off) unit.game_word = false;
    const auto first = std::find_if(unit.marks.begin(), unit.marks.end(),
                                    [](const Mark& mark) { return mark.kind != Kind::sign; });
    unit.begins_game = game_begun(unit.marks);
    unit.game_first = first != unit.marks.end() && unit.begins_game == 0 && first->sense == "game" && !tells_strain(unit.marks);
    unit.aside = !unit.marks.empty() && unit.talk >= 3 && is_aside(unit.marks);
}

/// Figures alone in their columns, and nothing else.
bool has_only_figures(const Line& line)
{
    return line.figures > 0 && std::all_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
               return mark.kind == Kind::nil || mark.kind == Kind::bar || (mark.kind == Kind::figure && !mark.in_words);
           });
}

/// A blank line between two lines of figures.
bool parts_figures(const Page& page, std::size_t line)
{
    return page.lines[line].blank && line > 0 && line + 1 < page.lines.size() && has_only_figures(page.lines[line - 1]) &&
           has_only_figures(page.lines[line + 1]);
}

/// On a sheet without rules blank lines stand for them.
bool has_blanks_for_rules(const Page& page)
{
    std::size_t blanks = 0;
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        if (page.lines[i].rule) return false;
        blanks += parts_figures(page, i);
    }
    constexpr std::size_t fewest = 2;  // between honours and tricks, and between two games
    return blanks >= fewest;
}

/// `under: nil`: of the hand before, and no figure.
bool tells_nothing_scored(const std::vector<Mark>& marks)
{
    bool nil = false, place = false;
    for (const Mark& mark : marks) {
        const bool is_nil = mark.kind == Kind::nil || mark.sense == "nil",
                   is_place = mark.sense == "below" || mark.sense == "above";
        if (!is_nil && !is_place && mark.kind != Kind::sign) return false;
        nil = nil || is_nil, place = place || is_place;
    }
    return nil && place;
}

/// A unit with more of the same hand.
Unit with_more(const Unit& unit, std::vector<Mark> more)
{
    auto all = unit.marks;
    for (Mark& mark : more) mark.cell += 100;
    all.insert(all.end(), more.begin(), more.end());
    return unit_of(std::move(all), false);
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::vector<Unit> by_lines(const Page& page, bool joining, bool blanks_rule = false)
{
    std::vector<Unit> out;
    for (std::size_t i = 0; i < page.lines.size(); ++i) {
        const Line& line = page.lines[i];
        if (blanks_rule && parts_figures(page, i)) {
            out.push_back(unit_of(std::vector<Mark>(), true));
            out.back().line = static_cast<std::uint32_t>(i);
        }
        if (line.blank || line.marks.empty()) continue;
        if (line.rule) {
            out.push_back(unit_of(line.marks, true));
            continue;
        }
        std::vector<Mark> marks = line.marks;
        // what is said in brackets runs over
        bool open = line.open;
        while (open && i + 1 < page.lines.size() && !page.lines[i + 1].rule && !page.lines[i + 1].marks.empty() &&
               page.lines[i + 1].marks.front().begin < marks.back().begin && marks.size() < 60) {
            ++i;
            open = page.lines[i].open;
            for (Mark mark : page.lines[i].marks) {
                mark.cell = mark.cell == page.lines[i].marks.front().cell ? marks.back().cell : mark.cell + 50;
                if (mark.cell == marks.back().cell) mark.at = marks.back().at;
                marks.push_back(std::move(mark));
            }
        }
        if (!out.empty() && !out.back().rule && tells_nothing_scored(marks)) {
            out.back() = with_more(out.back(), std::move(marks));
            continue;
        }
        const bool words_only = !has_points(marks);
        if (joining && words_only && !out.empty() && !out.back().rule && tells_honours(marks) && !tells_strain(marks) &&
            !out.back().numbers.empty() && has_points(out.back().marks) && tells_strain(out.back().marks)) {
            // the honours of the hand before, on a line of their own
            const bool figures = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
                return mark.kind == Kind::figure && !mark.in_words && mark.number > 5;
            });
            bool lone = true;
            for (const Mark& mark : marks) lone = lone && !(mark.kind == Kind::bar);
            if (!figures && lone && marks.front().kind != Kind::nil) {
                out.back() = with_more(out.back(), std::move(marks));
                continue;
            }
        }
        if (joining && !out.empty() && !out.back().rule && !has_points(out.back().marks) && tells_strain(out.back().marks) &&
            !tells_strain(marks) && has_points(marks) && out.back().figures <= 2 && !out.back().game_word) {
            // the hand on one line, its figures on the next
            auto all = out.back().marks;
            for (Mark mark : marks) {
                mark.cell += 100;
                all.push_back(std::move(mark));
            }
            out.back() = unit_of(std::move(all), false);
            continue;
        }
        out.push_back(unit_of(std::move(marks), false));
    }
    return out;
}

/// `B/C`, of Bertie and Cleeve: a stroke between two words that touch it.
bool is_in_name(const std::vector<Mark>& marks, std::size_t stroke)
{
    if (stroke == 0 || stroke + 1 >= marks.size()) return false;
    const Mark &before = marks[stroke - 1], &behind = marks[stroke + 1];
    return before.kind == Kind::word && behind.kind == Kind::word && before.end == marks[stroke].begin &&
           behind.begin == marks[stroke].end;
}

/// `Simple honours were theirs.`: no hand of its own, but more of the one before it.
bool is_more_of_hand(const std::vector<Mark>& marks, const Unit& hand)
{
    const bool figures = std::any_of(marks.begin(), marks.end(),
                                     [](const Mark& mark) { return mark.kind == Kind::figure && !mark.in_words; });
    return !figures && tells_honours(marks) && !tells_strain(marks) && tells_strain(hand.marks) && has_points(hand.marks);
}

/// Where one line holds several hands: cut at strokes, at semicolons, at full stops.
std::vector<Unit> cut_up(const std::vector<Unit>& units, bool strokes, bool stops)
{
    std::vector<Unit> out;
    for (const Unit& unit : units) {
        if (unit.rule) {
            out.push_back(unit);
            continue;
        }
        std::vector<Mark> part;
        bool begins = true;
        const auto end = [&] {
            if (part.empty()) return;
            if (!begins && is_more_of_hand(part, out.back())) out.back() = with_more(out.back(), std::move(part));
            else out.push_back(unit_of(std::move(part), false));
            begins = false;
            part.clear();
        };
        for (std::size_t i = 0; i < unit.marks.size(); ++i) {
            const Mark& mark = unit.marks[i];
            const bool stop = stops && mark.kind == Kind::sign && mark.text == "." && i + 1 < unit.marks.size() &&
                              unit.marks[i + 1].begin > mark.end &&
                              (unit.marks[i + 1].capital || unit.marks[i + 1].kind == Kind::figure) && i > 0 &&
                              (unit.marks[i - 1].text.size() > 1 || (unit.marks[i - 1].kind == Kind::figure && i > 1)) &&
                              !unit.marks[i + 1].names;
            if (mark.kind == Kind::sign &&
                (mark.text == ";" || (mark.text == "/" && strokes && !is_in_name(unit.marks, i)) || stop)) {
                end();
                continue;
            }
            part.push_back(mark);
        }
        end();
    }
    return out;
}

/// `First hand.`, `Hand 3:`
bool heads_hand(const std::vector<Mark>& marks)
{
    static constexpr std::array<std::string_view, 12> ordinals{"first",   "second", "third", "fourth", "fifth",    "sixth",
                                                               "seventh", "eighth", "ninth", "tenth",  "eleventh", "twelfth"};
    const auto is_hand = [](const Mark& mark) { return mark.text == "hand" || mark.text == "deal"; };
    if (marks.size() < 3) return false;
    if (is_hand(marks[0])) return marks[1].kind == Kind::figure;
    const bool ordinal = std::find(ordinals.begin(), ordinals.end(), marks[0].text) != ordinals.end() ||
                         marks[0].text == "last" ||
                         (marks[0].kind == Kind::word && marks[0].text[0] >= '0' && marks[0].text[0] <= '9');
    return ordinal && is_hand(marks[1]);
}

/// `1. Father made it hearts ...`: a hand whose number its line begins with, and what stands below it, set in.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::vector<Unit> by_numbers(const Page& page)
{
    std::vector<Unit> out;
    std::vector<Mark> hand;
    int edge = 0;
    bool in_words = false;
    std::size_t lines = 0, most = 0;
    const auto end = [&] {
        if (!hand.empty()) out.push_back(unit_of(std::move(hand), false)), out.back().sentence = lines > 1;
        hand.clear();
        lines = 0;
    };
    for (const Line& line : page.lines) {
        const auto first = std::find_if(line.marks.begin(), line.marks.end(),
                                        [](const Mark& mark) { return mark.kind != Kind::bar; });
        const bool counted = heads_hand(line.marks), numbered = counted || (first != line.marks.end() && first->heads);
        const bool below = first != line.marks.end() &&
                           (in_words ? first->begin != edge && line.marks.back().cell < 2 : first->begin > edge);
        const bool within = lines > 0 && !line.rule && !counted && below;
        if (!within) end();
        if (line.blank || line.marks.empty()) continue;
        if (numbered) edge = first->begin, in_words = counted;
        if (numbered || within) most = std::max(most, ++lines);
        const int moved = within ? hand.back().end + 1 - line.marks[0].begin : 0;
        for (Mark mark : line.marks) {
            mark.begin += moved, mark.end += moved;
            if (within) mark.cell = hand.empty() ? 0 : hand.back().cell, mark.at = hand.empty() ? 0 : hand.back().at;
            hand.push_back(std::move(mark));
        }
        if (!numbered && !within) {
            out.push_back(unit_of(std::move(hand), line.rule));
            hand.clear();
        }
    }
    end();
    return most > 1 ? out : std::vector<Unit>();
}

}  // namespace

Unit unit_of(std::vector<Mark> marks, bool rule)
{
    Unit unit;
    unit.marks = std::move(marks);
    unit.rule = rule;
    unit.line = unit.marks.empty() ? 0 : unit.marks.front().line;
    if (rule) return unit;
    count_up(unit);
    return unit;
}

Unit joined(const Unit& first, const Unit& second)
{
    auto marks = first.marks;
    for (Mark mark : second.marks) {
        mark.cell += 200;
        marks.push_back(std::move(mark));
    }
    return unit_of(std::move(marks), false);
}

std::vector<std::vector<Unit>> find_units(const Page& page)
{
    std::vector<std::vector<Unit>> out;
    out.push_back(by_lines(page, true));
    if (auto plain = by_lines(page, false); plain.size() > out.front().size()) out.push_back(std::move(plain));
    if (has_blanks_for_rules(page)) out.push_back(by_lines(page, true, true));
    const std::size_t whole = out.front().size();
    for (const auto& [strokes, stops] : {std::pair{true, false}, {false, true}, {true, true}}) {
        auto cut = cut_up(out.front(), strokes, stops);
        const bool known = std::any_of(out.begin(), out.end(), [&](const auto& other) { return other.size() == cut.size(); });
        if (cut.size() > whole && !known) out.push_back(std::move(cut));
    }
    // where there are any these are likelier, and what is likelier is tried first
    if (auto numbers = by_numbers(page); !numbers.empty()) out.insert(out.begin(), std::move(numbers));
    if (auto sentences = units_by_sentences(page); !sentences.empty()) out.insert(out.begin(), std::move(sentences));
    return out;
}

namespace {

/// Behind a figure a name and nothing more, or `to` or `for` and a name: whose it is; -1: nobody's.
int whom_it_goes_to(const std::vector<Mark>& marks, const std::vector<int>& named_at, std::size_t figure)
{
    std::size_t k = figure + 1;
    // `3 honours, 8 us`
    const bool adjacent = k < marks.size() && named_at[k] >= 0 && marks[k].cell == marks[figure].cell &&
                          marks[k].begin - marks[figure].end <= 1;
    const bool ends = k + 1 >= marks.size() || marks[k + 1].kind == Kind::sign;
    // `simple honours 4, Twins`
    const bool last = k + 2 == marks.size() && marks[k].text == "," && named_at[k + 1] >= 0;
    if (last && figure > 0 && named_at[figure - 1] < 0) return named_at[k + 1];
    if (adjacent && ends && figure > 0 && named_at[figure - 1] < 0) return named_at[k];
    const auto is_passed = [](const Mark& mark) {
        return mark.text == "points" || mark.text == "more" || mark.sense == "above" || mark.sense == "below";
    };
    while (k < marks.size() && is_passed(marks[k])) ++k;  // `30 up top for us`
    // `the honours (simple, 8) were on our side`, `the 8 was theirs`
    if (k + 1 < marks.size() && (marks[k].text == "was" || marks[k].text == "were")) {
        const std::size_t owner = marks[k + 1].text == "on" ? k + 2 : k + 1;
        return owner < marks.size() ? named_at[owner] : -1;
    }
    if (k + 1 >= marks.size() || (marks[k].text != "to" && marks[k].text != "for") || marks[k].cell != marks[figure].cell)
        return -1;
    ++k;
    while (k + 1 < marks.size() && is_joining(marks[k])) ++k;
    return named_at[k];
}

}  // namespace

bool is_no_owner(std::span<const Mark> marks, std::size_t i)
{
    if (i > 0 && marks[i - 1].text == "of" && (marks[i].text == "them" || marks[i].text == "us")) return true;
    // `$1.58 each from Bell`: he pays
    const bool paid = i > 0 && marks[i - 1].text == "from" &&
                      std::any_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(i),
                                  [](const Mark& mark) { return mark.money; });
    if (paid) return true;
    // `doubled by Tait`
    return i > 1 && marks[i - 1].text == "by" && (marks[i - 2].sense == "doubled" || marks[i - 2].sense == "redoubled");
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::vector<Whose> whose(const Unit& unit, const Layout& layout)
{
    std::vector<Whose> out;
    Line line;
    line.marks = unit.marks;
    // who is named in each cell, and last before each mark
    std::vector<int> named_at(unit.marks.size(), -1);
    for (std::size_t i = 0; i < unit.marks.size();) {
        std::size_t taken = 1;
        if (const auto side = layout.sides->named(unit.marks, i, taken); side && !is_no_owner(unit.marks, i))
            for (std::size_t k = i; k < i + taken; ++k) named_at[k] = *side;
        i += taken;
    }
    for (std::size_t i = 0; i < unit.marks.size(); ++i) {
        const Mark& mark = unit.marks[i];
        if (mark.kind != Kind::figure) continue;
        Whose found;
        const bool pure = is_pure(line, mark.cell);
        // a note beside the columns stands in none
        const Lane* lane = mark.aside && !pure ? nullptr : layout.lane_of(mark, pure);
        if (lane) {
            found.lane = lane->side, found.above = lane->above, found.running = lane->running;
            found.no_column = lane->side < 0 && lane->above < 0;
        } else {
            found.no_column = !layout.lanes.empty();
        }
        // `24 to the Harpers`; the name before it, back to the last one; else the first behind it
        if (!mark.in_words) found.named = whom_it_goes_to(unit.marks, named_at, i);
        for (std::size_t k = i; k-- > 0 && found.named < 0;)
            if (named_at[k] >= 0) found.named = named_at[k];
        for (std::size_t k = i + 1; k < unit.marks.size() && found.named < 0; ++k)
            if (named_at[k] >= 0) found.named = named_at[k];
        out.push_back(found);
    }
    return out;
}

}  // namespace hoyle::sheet
