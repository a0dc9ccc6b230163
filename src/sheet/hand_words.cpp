// Words to what they tell of a hand: trumps, doublings, tricks, honours and who held them.

#include "sheet/hand_words.hpp"

#include "sheet/beside.hpp"

#include <algorithm>
#include <array>

namespace hoyle::sheet {
namespace {

using Marks = std::span<const Mark>;

int strain_of(std::string_view sense)
{
    if (sense == "spades") return static_cast<int>(Strain::spades);
    if (sense == "hearts") return static_cast<int>(Strain::hearts);
    if (sense == "diamonds") return static_cast<int>(Strain::diamonds);
    if (sense == "clubs") return static_cast<int>(Strain::clubs);
    return static_cast<int>(Strain::no_trump);
}

template <std::size_t count> bool is_one_of(std::string_view text, const std::array<std::string_view, count>& words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

bool number_before(Marks marks, std::size_t at)
{
    for (std::size_t k = at; k-- > 0 && at - k <= 2;)
        if (marks[k].kind == Kind::figure && marks[k].number >= 1 && marks[k].number <= 7) return true;
    return false;
}

/// `not a club`, `no hearts`: the suit is one that somebody had none of.
bool is_wanting(Marks marks, std::size_t at)
{
    static constexpr std::array<std::string_view, 3> none{"not", "hadn't", "without"};
    if (!is_strain_word(marks[at].sense) || at == 0) return false;
    if (marks[at - 1].text == "no") return true;
    return at > 1 && (marks[at - 1].text == "a" || marks[at - 1].text == "one") && is_one_of(marks[at - 2].text, none);
}

/// `all Jack's`, `in Ned's hand`, `in my hand`
bool is_self(const Mark& mark) { return mark.text == "himself" || mark.text == "herself" || mark.text == "myself"; }

bool all_in_one(Marks marks, std::size_t at, const Sides& sides)
{
    // `all ours` says whose, not in which hand
    const auto of_a_side = [](const Mark& mark) {
        return mark.text.starts_with("our") || mark.text.starts_with("their") || mark.text.starts_with("your");
    };
    if (marks[at].text == "all") {
        if (at + 1 >= marks.size() || of_a_side(marks[at + 1])) return false;
        std::size_t taken = 1;
        return sides.named(marks, at + 1, taken).has_value() || (marks[at + 1].capital && marks[at + 1].sense.empty());
    }
    // `four honours himself`, but not between himself and his partner
    if (marks[at].text == "himself" || marks[at].text == "herself") {
        const bool shared = (at > 0 && marks[at - 1].text == "between") || (at + 1 < marks.size() && is_joining(marks[at + 1]));
        return at > 0 && is_honours_word(marks[at - 1].sense) && !shared;
    }
    if (marks[at].text != "hand") return false;
    for (std::size_t k = at; k-- > 0 && at - k <= 3;)
        if (marks[k].text == "in") return at - k >= 2 && !(k > 0 && is_wanting(marks, k - 1));
    return false;
}

/// `Farrows 3 hon`, `they had four honours`: behind the name, how many and the word for them.
bool holds_honours(Marks marks, std::size_t at)
{
    static constexpr std::array<std::string_view, 13> passed{"had",  "held", "all",   "of",      "the", "and", "i",
                                                             "have", "hold", "holds", "holding", "got", "has"};
    constexpr std::size_t most_words = 7;
    bool counted = false;
    for (std::size_t k = at; k < marks.size() && k < at + most_words && marks[k].cell == marks[at].cell; ++k) {
        const Mark& mark = marks[k];
        if (mark.kind == Kind::figure && !counted && mark.number >= 2 && mark.number <= 5) counted = true;
        else if (mark.kind == Kind::word && (mark.sense == "honours" || mark.sense == "simple"))
            return counted || mark.sense == "simple";
        else if (mark.kind != Kind::word || !is_one_of(mark.text, passed)) return false;
    }
    return false;
}

/// `Tully and I had three of the aces`: the side that is we.
std::optional<int> speaker_holds(Marks marks, std::size_t at, const Sides& sides)
{
    static constexpr std::array<std::string_view, 4> verbs{"had", "held", "have", "hold"};
    if (marks[at].text != "i" || at + 1 >= marks.size() || !is_one_of(marks[at + 1].text, verbs)) return std::nullopt;
    if (!holds_honours(marks, at + 1)) return std::nullopt;
    for (int side = 0; side < 2; ++side)
        if (sides.senses[static_cast<std::size_t>(side)] == "we") return side;
    return std::nullopt;
}

/// `4 in one hand`, `4/1 hand`
void add_one_hand(HandWords& told, Marks marks, std::size_t at)
{
    told.one_hand = true;
    const std::size_t before = at > 1 && marks[at - 1].text == "/" ? at - 2 : at - 1;
    if (at > 0 && marks[before].kind == Kind::figure) told.in_one = marks[before].number;
}

void add_slam(HandWords& told, const Mark& mark)
{
    told.slam = true;
    told.grand = told.grand || mark.text.starts_with("grand");
    told.little = told.little || mark.text.starts_with("little") || mark.text.starts_with("small");
}

/// `I had the king, queen and jack and Father the ten`: of whom most are told, if three or more.
void add_cards_named(HandWords& told, Marks marks, const Sides& sides)
{
    std::array<int, 2> count{};
    int side = -1;
    std::size_t last = 0;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        std::size_t taken = 1;
        if (const auto named = sides.named(marks, i, taken)) side = *named, i += taken - 1;
        const bool ten = mark.text == "ten" && last > 0 && i - last <= 4 &&
                         !(i + 1 < marks.size() && is_tricks_word(marks[i + 1].sense));
        if (side < 0 || (!ten && !is_card_named(mark.text))) continue;
        ++count[static_cast<std::size_t>(side)];
        last = i;
    }
    const int most = std::max(count[0], count[1]);
    if (most < 3) return;
    told.honours = most;
    told.honours_of = count[0] == most ? 0 : 1;
    told.counts_honours = true;
    told.one_hand = told.one_hand || (most >= 4 && std::any_of(marks.begin(), marks.end(), is_self));
}

/// `Hank goes over. Joe goes over HIM.`: each is one doubling more.
bool goes_over(const Mark& mark)
{
    return mark.sense == "doubled" && (mark.text.starts_with("goes over") || mark.text.starts_with("went over"));
}

/// `he doubled, she redoubled, he again`, `gone over by S, and over again`; but not `game to us again`.
bool doubles_again(Marks marks, std::size_t at)
{
    static constexpr std::array<std::string_view, 9> before{"he", "she", "they", "we", "i", "over", "and", "then", "doubled"};
    return at > 0 && (is_one_of(marks[at - 1].text, before) || marks[at - 1].capital);
}

/// A full stop, and a new sentence behind it.
bool ends_sentence_at(Marks marks, std::size_t at)
{
    const bool stop = marks[at].kind == Kind::sign && marks[at].text == "." && at > 0 && !is_abbreviated(marks[at - 1]);
    if (!stop) return false;
    // `simple hons. (Mrs H.)`
    constexpr std::size_t longest_short_word = 5;
    const Mark& before = marks[at - 1];
    const std::size_t last_word = before.text.size() - (before.text.rfind(' ') + 1);
    if (before.end == marks[at].begin && !before.sense.empty() && last_word <= longest_short_word) return false;
    return at + 1 < marks.size() && marks[at + 1].capital && marks[at + 1].begin > marks[at].end;
}

/// Who made it, and who held the honours, as names beside the words say.
class Owners {
public:
    Owners(HandWords& told, Marks marks, const Sides& sides) : told_(told), marks_(marks), sides_(sides) {}

    /// The side that is named at `at`, and how many marks name it.
    std::optional<int> named(std::size_t at, std::size_t& taken) const
    {
        auto side = sides_.named(marks_, at, taken);
        if (!side) side = speaker_holds(marks_, at, sides_);
        if (!side || is_no_owner(marks_, at)) return std::nullopt;
        // `all five honours against us`, but not `against Sam's four aces`
        const bool against = at > 0 && marks_[at - 1].text == "against" && !holds_honours(marks_, at + taken);
        return against ? 1 - *side : *side;
    }
    /// `three for H.`, `N-S three by cards`; `4 aces to Prestons`
    void add(int side, std::size_t behind)
    {
        // `3 aces | 0 | 30 | A`: a name further off tells of something else
        if (behind > 0 && marks_[behind - 1].cell > last_cell_ + 1 && is_honours_word(last_)) last_ = {};
        std::size_t next = behind;
        while (next < marks_.size() && marks_[next].kind == Kind::sign) ++next;
        const bool held = next < marks_.size() && marks_[next].text == "held";
        const bool one_line = behind == 0 || behind >= marks_.size() || marks_[behind].line == marks_[behind - 1].line;
        const bool holds = held || (one_line && holds_honours(marks_, behind_stop(behind)));
        if (holds || (is_honours_word(last_) && last_ != "above" && !told_holder_)) told_.honours_of = side, last_ = {};
        else if (!told_.maker) told_.maker = side;
        told_holder_ = told_holder_ || holds;
    }
    /// `O.B. hold 3 aces`: behind the stop of a name.
    std::size_t behind_stop(std::size_t behind) const
    {
        const bool stop = behind > 0 && behind < marks_.size() && marks_[behind].text == "." &&
                          marks_[behind - 1].text.find('.') != std::string::npos;
        return behind + stop;
    }
    /// What follows is told of somebody else: `(three honours). Dene had no club: C&D 8`.
    void end_sentence() { last_ = {}; }
    void pass(const Mark& mark)
    {
        if (!mark.sense.empty() && mark.sense != "idle") last_ = mark.sense, last_cell_ = mark.cell;
    }

private:
    HandWords& told_;
    Marks marks_;
    const Sides& sides_;
    std::string_view last_;  ///< the sense of the word before
    int last_cell_ = 0;      ///< and its cell
    bool told_holder_ = false;
};

/// `yes`, `x` in a column headed `doubled`: anywhere else such letters are somebody's initials, and so no words of the list.
void add_answer(HandWords& told, const Mark& mark, const Layout& layout)
{
    static constexpr std::array<std::string_view, 5> once{"yes", "y", "x", "once", "d"};
    const auto head = layout.heads.find(mark.cell);
    if (head == layout.heads.end() || head->second != "doubled") return;
    if (is_one_of(mark.text, once)) told.doublings = 1;
    else if (mark.text == "no" || mark.text == "n") told.doublings = 0;
}

}  // namespace

/// `and the fifth with Ned`, `Ames the other one`, but not `the other side`.
bool tells_fifth(Marks marks, std::size_t at)
{
    const std::string& text = marks[at].text;
    const auto counts = [](const Mark& mark) {
        return is_honours_word(mark.sense) || (mark.kind == Kind::figure && mark.number == 4);
    };
    // `Fifth, Tully no trumps`: the fifth hand
    if (std::none_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(at), counts)) return false;
    if (text == "fifth" || text == "5th") return true;
    if (text != "other") return false;
    const bool ends = at + 1 == marks.size() || marks[at + 1].kind != Kind::word;
    return ends || marks[at + 1].text == "one" || marks[at + 1].text == "with" || is_honours_word(marks[at + 1].sense);
}

/// False: the word tells of no doubling.
static bool add_doubling(HandWords& told, Marks marks, std::size_t at, bool whist)
{
    const Mark& mark = marks[at];
    if (mark.text == "again" && told.doublings.value_or(0) > 0 && doubles_again(marks, at)) ++*told.doublings;
    else if (goes_over(mark)) told.doublings = told.doublings.value_or(0) + 1;
    else if (mark.sense == "doubled" || (mark.text == "double" && !whist))
        told.doublings = std::max(1, told.doublings.value_or(1));
    else if (mark.sense == "redoubled") told.doublings = 2;
    else if (mark.sense == "undoubled" && !mark.aside) told.doublings = 0;  // `Dunn doubled, and Ames would not have it`
    else return false;
    return true;
}

void add_word(HandWords& told, Marks marks, std::size_t at, const Sides& sides, bool whist)
{
    const Mark& mark = marks[at];
    const auto sense = mark.sense;
    const bool denied = at > 0 && marks[at - 1].text == "not";  // `not in one hand`
    told.chicane = told.chicane || is_wanting(marks, at);
    if (is_strain_word(sense)) told.strains |= 1U << static_cast<unsigned>(strain_of(sense));
    else if (add_doubling(told, marks, at, whist)) {
    } else if (sense == "simple") told.simple = true;
    else if (sense == "divided" || (sense == "one-hand" && denied)) told.divided = true;
    else if (sense == "one-hand") add_one_hand(told, marks, at);
    else if (sense == "the-odd" || (sense == "odd" && !number_before(marks, at))) told.tricks = 1;
    else if (sense == "slam") add_slam(told, mark);
    else if (sense == "chicane") told.chicane = true;
    told.one_hand = told.one_hand || all_in_one(marks, at, sides);
    told.fifth = told.fifth || tells_fifth(marks, at);
    told.counts_honours = told.counts_honours || is_honours_word(sense);
    told.easy = told.easy || mark.text.starts_with("aces ") || mark.text == "easy" || mark.text == "halved";
}

HandWords words_of_hand(const Unit& unit, const Layout& layout, bool whist, bool first_is_pure)
{
    HandWords told;
    const Marks marks = unit.marks;
    Owners owners(told, marks, *layout.sides);
    bool two_and_two = false;
    std::optional<int> named;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        std::size_t taken = 1;
        if (const auto side = owners.named(i, taken)) {
            if (layout.lanes.empty() && is_of_standings(unit, layout, i, first_is_pure)) continue;
            owners.add(*side, i + taken);
            named = side;
            i += taken - 1;
            continue;
        }
        if (ends_sentence_at(marks, i)) owners.end_sentence();
        if (marks[i].kind != Kind::word) continue;
        const bool stranger = marks[i].capital && marks[i].sense.empty() && !is_joining(marks[i]);
        if (stranger) named.reset();
        add_answer(told, marks[i], layout);
        const bool before = told.chicane;
        add_word(told, marks, i, *layout.sides, whist);
        if (told.chicane && !before && is_wanting(marks, i)) told.chicane_of = named;  // `they had not a club`
        two_and_two = two_and_two || marks[i].text == "two and two" || marks[i].text == "2 and 2";
        owners.pass(marks[i]);
    }
    add_cards_named(told, marks, *layout.sides);
    // two aces and two are nobody's
    if (told.strains == 1U << static_cast<unsigned>(Strain::no_trump) && two_and_two) told.easy = true, told.divided = false;
    if (told.easy) told.honours.reset();
    return told;
}

}  // namespace hoyle::sheet
