#include "sheet/phrases.hpp"

#include "sheet/addends.hpp"
#include "sheet/honours_phrases.hpp"
#include "sheet/misread.hpp"
#include "sheet/unit.hpp"
#include "sheet/words.hpp"

#include <algorithm>
#include <array>
#include <map>

namespace hoyle::sheet {

namespace {

/// `contré` as `contre`: a writer may leave the marks out, and so may the list.
std::string without_accents(std::string_view phrase)
{
    constexpr auto letters = std::to_array<std::pair<std::string_view, char>>(
        {{"é", 'e'}, {"è", 'e'}, {"ê", 'e'}, {"ë", 'e'}, {"à", 'a'}, {"â", 'a'}, {"ç", 'c'}, {"î", 'i'}, {"ô", 'o'}, {"û", 'u'}});
    std::string out;
    for (std::size_t at = 0; at < phrase.size();) {
        const auto found = std::find_if(letters.begin(), letters.end(),
                                        [&](const auto& each) { return phrase.substr(at).starts_with(each.first); });
        out += found == letters.end() ? phrase[at] : found->second;
        at += found == letters.end() ? 1 : found->first.size();
    }
    return out;
}

}  // namespace

std::string_view sense_of(std::string_view phrase)
{
    static const auto all = [] {
        std::map<std::string, std::string_view, std::less<>> out;
        for (const Word& word : words()) out.emplace(word.way, word.sense);
        return out;
    }();
    auto found = all.find(phrase);
    if (found == all.end()) found = all.find(without_accents(phrase));
    return found == all.end() ? std::string_view() : found->second;
}

bool is_card_named(std::string_view word)
{
    static constexpr std::array<std::string_view, 5> cards{"ace", "king", "queen", "knave", "jack"};
    return std::find(cards.begin(), cards.end(), word) != cards.end();
}

int number_in_words(std::string_view word)
{
    constexpr auto small = std::to_array<std::string_view>(
        {"zero", "one",    "two",    "three",    "four",     "five",    "six",     "seven",     "eight",    "nine",
         "ten",  "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen"});
    constexpr auto tens = std::to_array<std::string_view>(
        {"twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"});
    if (const auto found = std::find(small.begin(), small.end(), word); found != small.end())
        return static_cast<int>(found - small.begin());
    for (std::size_t i = 0; i < tens.size(); ++i) {
        const int value = 10 * (static_cast<int>(i) + 2);
        if (word == tens[i]) return value;
        if (word.starts_with(tens[i]) && word.size() > tens[i].size() + 1 && word[tens[i].size()] == '-')
            if (const int rest = number_in_words(word.substr(tens[i].size() + 1)); rest > 0 && rest < 10) return value + rest;
    }
    // strokes, as they are chalked: III
    constexpr std::size_t most_strokes = 7;
    if (word.size() > 1 && word.size() <= most_strokes && word.find_first_not_of('i') == word.npos)
        return static_cast<int>(word.size());
    return static_cast<int>(number_meant("numbers", word).value_or(-1));
}

std::optional<double> number_meant(std::string_view sense, std::string_view word)
{
    const auto all = valued();
    const auto found = std::find_if(all.begin(), all.end(),
                                    [&](const Valued& each) { return each.way == word && each.sense == sense; });
    return found == all.end() ? std::nullopt : std::optional(found->value);
}

namespace {

/// The longest phrase that the list knows, word by word.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
void join_phrases(std::vector<Mark>& marks)
{
    constexpr std::size_t most = 6;
    std::vector<Mark> out;
    for (std::size_t i = 0; i < marks.size();) {
        std::size_t taken = 0;
        std::string_view sense;
        std::string phrase;
        for (std::size_t to = i; to < marks.size() && to < i + most; ++to) {
            const Mark& mark = marks[to];
            const bool stop = mark.kind == Kind::sign && mark.text == "." && to > i;
            constexpr int most_held = 6;  // `2 each`, `3 & 2`, `over 6`
            const bool wordlike = mark.kind == Kind::word || mark.in_words ||
                                  (mark.kind == Kind::figure && mark.number <= most_held) ||
                                  (mark.kind == Kind::sign && (mark.text == "-" || mark.text == "/"));
            if (stop) continue;
            if (!wordlike || (to > i && mark.begin - marks[to - 1].end > 3)) break;
            const bool joined = to > i && (mark.kind == Kind::sign || marks[to - 1].kind == Kind::sign) &&
                                mark.begin == marks[to - 1].end;
            phrase += (phrase.empty() || joined ? "" : " ") + mark.text;
            if (to == i && mark.kind == Kind::figure) continue;
            if (const auto found = sense_of(phrase); !found.empty()) taken = to + 1 - i, sense = found;
            else if (const auto meant = to == i ? sense_misread(phrase) : std::string_view(); !meant.empty())
                taken = 1, sense = meant;
        }
        Mark mark = marks[i];
        if (taken > 0 && mark.kind != Kind::sign) {
            mark.sense = sense;
            mark.kind = Kind::word;
            mark.number = -1, mark.in_words = false;
            for (std::size_t k = i + 1; k < i + taken; ++k) {
                mark.text += " " + marks[k].text;
                mark.end = marks[k].end;
            }
            i += taken;
        } else {
            ++i;
        }
        out.push_back(std::move(mark));
    }
    marks = std::move(out);
}

/// `hn 18`, `cds 100`: a word without its vowels, beside a figure, that stands for one alone; `dimonds`, with a letter or two
/// left out.
void find_skeletons(std::vector<Mark>& marks)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 8> whole{{{"honours", "honours"},
                                                                                  {"aces", "honours"},
                                                                                  {"hearts", "hearts"},
                                                                                  {"spades", "spades"},
                                                                                  {"diamonds", "diamonds"},
                                                                                  {"clubs", "clubs"},
                                                                                  {"cards", "odd"},
                                                                                  {"tricks", "below"}}};
    const auto figure_at = [&](std::size_t k) { return k < marks.size() && marks[k].kind == Kind::figure; };
    const bool figures = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::figure; });
    for (std::size_t i = 0; i < marks.size(); ++i) {
        Mark& mark = marks[i];
        if (mark.kind != Kind::word || !mark.sense.empty() || mark.text.size() < 2) continue;
        constexpr std::size_t longest = 5, nearly_whole = 5;
        const bool vowels = mark.text.find_first_of("aeiou", 1) != mark.text.npos;
        const bool beside = figure_at(i + 1) || (i > 0 && figure_at(i - 1));
        const bool misspelt = mark.text.size() >= nearly_whole && !mark.capital && figures;
        if (!misspelt && (vowels || !beside || mark.text.size() > longest)) continue;
        std::string_view found;
        int stands_for = 0;
        for (const auto& [word, sense] : whole) {
            std::size_t at = 0;
            for (const char c : word) at += at < mark.text.size() && mark.text[at] == c;
            const bool ends = !vowels || word.back() == mark.text.back();
            if (at == mark.text.size() && word[0] == mark.text[0] && ends) found = sense, ++stands_for;
        }
        if (stands_for == 1) mark.sense = found;
    }
}

/// `x2`, `x4`: doubled, redoubled.
void find_doublings(std::vector<Mark>& marks)
{
    for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
        const bool times = (marks[i].text == "x" || marks[i].text == "\xC3\x97") && marks[i].end == marks[i + 1].begin;
        if (!times || marks[i + 1].kind != Kind::figure || (marks[i + 1].number != 2 && marks[i + 1].number != 4)) continue;
        marks[i].kind = Kind::word;
        marks[i].sense = marks[i + 1].number == 2 ? "doubled" : "redoubled";
        marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(i) + 1);
    }
}

/// `$5 the 100`, `6d. a hundred`: behind money, for how many points it is.
void find_stakes(std::vector<Mark>& marks)
{
    for (std::size_t i = 2; i < marks.size(); ++i) {
        const auto& of = marks[i - 1].text;
        if (marks[i].number != 100 || (of != "a" && of != "the" && of != "per")) continue;
        const bool stop = marks[i - 2].kind == Kind::sign && i > 2;  // `6d.`
        const Mark& coin = marks[stop ? i - 3 : i - 2];
        if (coin.money || coin.sense == "money") marks[i].money = true;
    }
}

/// `45 cents`, `2 fr. 70`: figures before the word for a coin, and behind its stop.
void find_money(std::vector<Mark>& marks)
{
    for (std::size_t i = 1; i < marks.size(); ++i) {
        if (marks[i].sense != "money" || marks[i - 1].kind != Kind::figure || marks[i].begin - marks[i - 1].end > 1) continue;
        marks[i - 1].money = true;
        std::size_t next = i + 1;
        while (next < marks.size() && marks[next].text == "." && marks[next].begin - marks[next - 1].end <= 1) ++next;
        if (next > i + 1 && next < marks.size() && marks[next].kind == Kind::figure && marks[next].text.size() == 2 &&
            marks[next].begin - marks[next - 1].end <= 1)
            marks[next].money = true;
    }
}

/// `short whist, 5 up, honours counted`: how long a game is.
bool is_length_of_game(const std::vector<Mark>& marks, std::size_t i)
{
    constexpr int short_game = 5, long_game = 10;
    if (marks[i].number != short_game && marks[i].number != long_game) return false;
    const bool up = i + 1 < marks.size() && marks[i + 1].text == "up";
    return up && std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
               return mark.text == "whist" || mark.text == "short" || mark.text == "counted";
           });
}

/// `five up`
void find_length_in_words(std::vector<Mark>& marks)
{
    for (std::size_t i = 0; i < marks.size(); ++i)
        if (marks[i].kind == Kind::figure && marks[i].in_words && is_length_of_game(marks, i)) marks[i].names = true;
}

/// `1903-4`, `1906/07`: the second year.
bool ends_years(const std::vector<Mark>& marks, std::size_t i)
{
    if (i < 2 || marks[i - 1].kind != Kind::sign || marks[i - 1].end != marks[i].begin) return false;
    return (marks[i - 1].text == "-" || marks[i - 1].text == "/") && marks[i - 2].names && marks[i].number < 100;
}

/// `they go down 3`: how many tricks the maker was short, which others score.
bool is_went_down(const std::vector<Mark>& marks, std::size_t down)
{
    static constexpr std::array<std::string_view, 4> going{"go", "goes", "went", "going"};
    return marks[down].text == "down" && down > 0 && std::find(going.begin(), going.end(), marks[down - 1].text) != going.end();
}

/// `the 4 of hearts`, cut or played
bool is_card(const std::vector<Mark>& marks, std::size_t at)
{
    return at + 2 < marks.size() && marks[at].number <= 10 && marks[at + 1].text == "of" && is_strain_word(marks[at + 2].sense) &&
           marks[at + 2].sense != "no trumps";
}

/// `game 2`, `hand 3`, `rub. 1`
bool is_named_by_thing(const std::vector<Mark>& marks, std::size_t at)
{
    static constexpr std::array<std::string_view, 10> things{"hand", "deal", "no", "number", "round",
                                                             "page", "p",    "pp", "card",   "table"};
    constexpr int most_games = 3, most_rubbers = 12, most_hands = 30;
    const Mark& mark = marks[at];
    const bool stopped = at > 1 && marks[at - 1].text == "." && marks[at - 2].end == marks[at - 1].begin;
    const Mark& before = marks[stopped ? at - 2 : at - 1];
    if (before.kind != Kind::word) return false;
    const bool initial = before.capital && before.text == "p";  // `H&P 24`, and no page
    const bool thing = !initial && std::find(things.begin(), things.end(), before.text) != things.end();
    return is_went_down(marks, at - 1) || (thing && mark.number > 0 && mark.number <= most_hands) ||
           (before.text == "game" && mark.number > 0 && mark.number <= most_games) ||
           (before.sense == "bonus" && at + 1 < marks.size() && marks[at + 1].text == ":") ||
           (before.sense == "bonus" && marks.size() == 2 && mark.number > 0 && mark.number <= most_rubbers);
}

/// A year; what is named by a thing before it: the number is no figure of the score.
void find_names(std::vector<Mark>& marks)
{
    constexpr int first_year = 1850, last_year = 2099;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        Mark& mark = marks[i];
        if (mark.kind != Kind::figure || mark.in_words) continue;
        const bool date = mark.text.size() == 2 && mark.text[0] == '0';  // `JA 8 01`
        mark.names = mark.names || date || (mark.number >= first_year && mark.number <= last_year) || ends_years(marks, i);
        if (date && i > 0 && marks[i - 1].kind == Kind::figure) marks[i - 1].names = true;
        mark.names = mark.names || is_length_of_game(marks, i) || is_card(marks, i);
        mark.names = mark.names || (i > 1 && marks[i - 1].text == "at" && is_strain_word(marks[i - 2].sense));  // `spade at 8`
        if (i > 0 && mark.begin - marks[i - 1].end <= 1) mark.names = mark.names || is_named_by_thing(marks, i);
    }
}

/// `two hundred and thirty two`, `forty eight`: one number.
void join_numbers(std::vector<Mark>& marks)
{
    const auto number = [&](std::size_t k) { return k < marks.size() && marks[k].in_words ? marks[k].number : -1; };
    const auto beside = [&](std::size_t k) { return marks[k].begin - marks[k - 1].end <= 1; };
    for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
        std::size_t to = i;
        int sum = number(i);
        if (sum < 1) continue;
        if (sum < 10 && number(i + 1) == 100 && beside(i + 1)) sum *= 100, to = i + 1;
        const bool hundreds = sum >= 100;
        std::size_t next = to + 1;
        if (hundreds && next < marks.size() && marks[next].text == "and" && number(next + 1) > 0 && number(next + 1) < 100)
            ++next;
        if (hundreds && number(next) > 0 && number(next) < 100 && beside(next)) sum += number(next), to = next, ++next;
        const bool tens = sum % 100 >= 20 && sum % 10 == 0;
        if (tens && number(to + 1) > 0 && number(to + 1) < 10 && beside(to + 1)) sum += number(to + 1), ++to;
        if (to == i) continue;
        marks[i].number = sum;
        marks[i].end = marks[to].end;
        marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(i) + 1, marks.begin() + static_cast<std::ptrdiff_t>(to) + 1);
    }
}

/// `made 2 over`: over the book.
void find_odd(std::vector<Mark>& marks)
{
    constexpr int most_odd = 7;
    for (std::size_t i = 1; i < marks.size(); ++i)
        if (marks[i].text == "over" && marks[i - 1].kind == Kind::figure && marks[i - 1].number >= 1 &&
            marks[i - 1].number <= most_odd && marks[i].begin - marks[i - 1].end <= 1)
            marks[i].sense = "odd";
}

/// `every one of the thirteen`, `not one heart`: nothing is counted.
void find_pronouns(std::vector<Mark>& marks)
{
    static constexpr std::array<std::string_view, 7> before{"every", "not", "any", "no", "which", "that", "this"};
    for (std::size_t i = 1; i < marks.size(); ++i)
        if (marks[i].text == "one" && std::find(before.begin(), before.end(), marks[i - 1].text) != before.end())
            marks[i].kind = Kind::word, marks[i].sense = "idle", marks[i].in_words = false, marks[i].number = -1;
}

/// `ace, king and ten`, `A K Q 10`: a card, and no figure.
void find_tens(std::vector<Mark>& marks)
{
    constexpr int ten = 10;
    const auto is_card = [](const Mark& mark) {
        const bool letters = mark.text != "a" && !mark.text.empty() && mark.text.find_first_not_of("akqj") == mark.text.npos;
        return mark.kind == Kind::word && (letters || is_card_named(mark.text));
    };
    for (std::size_t i = 1; i < marks.size(); ++i) {
        if (marks[i].kind != Kind::figure || marks[i].number != ten) continue;
        std::size_t before = i - 1;
        while (before > 0 && (marks[before].text == "," || marks[before].text == "and" || marks[before].text == "&" ||
                              marks[before].text == "the"))
            --before;
        if (is_card(marks[before]))
            marks[i].kind = Kind::word, marks[i].sense = "idle", marks[i].in_words = false, marks[i].number = -1;
    }
}

/// `Ladies up 1,036`: beside a word of what was won or carried one figure, not two.
void find_thousands(std::vector<Mark>& marks)
{
    const bool sums = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
        return mark.sense == "win" || mark.sense == "lose" || mark.sense == "carried" || mark.sense == "total";
    });
    constexpr int thousand = 1000, most = 99;
    for (std::size_t i = 0; sums && i + 2 < marks.size(); ++i) {
        const Mark& last = marks[i + 2];
        if (marks[i].kind != Kind::figure || marks[i].number < 1 || marks[i].number > most || marks[i].in_words ||
            marks[i + 1].kind != Kind::sign || marks[i + 1].text != "," || marks[i + 1].begin != marks[i].end ||
            last.kind != Kind::figure || last.begin != marks[i + 1].end || last.text.size() != 3 || last.number < 0)
            continue;
        marks[i].number = marks[i].number * thousand + last.number;
        marks[i].text += "," + last.text;
        marks[i].end = last.end;
        marks.erase(marks.begin() + static_cast<std::ptrdiff_t>(i) + 1, marks.begin() + static_cast<std::ptrdiff_t>(i) + 3);
    }
}

/// `3 [struck out] 2`
void find_struck(std::vector<Mark>& marks)
{
    static constexpr std::array<std::string_view, 4> struck{"struck", "crossed", "scratched", "deleted"};
    for (std::size_t i = 1; i < marks.size(); ++i)
        if (marks[i].aside && marks[i - 1].kind == Kind::figure && !marks[i - 1].aside &&
            std::find(struck.begin(), struck.end(), marks[i].text) != struck.end())
            marks[i - 1].struck = true;
}

/// `222  (carried 1)`: what an addition carried from column to column, and nothing of an earlier page.
void find_carries(std::vector<Mark>& marks)
{
    constexpr int most = 4;
    for (std::size_t i = 1; i < marks.size(); ++i) {
        if (!marks[i - 1].aside || !marks[i].aside || marks[i - 1].sense != "carried") continue;
        if (marks[i].kind != Kind::figure || marks[i].number < 1 || marks[i].number > most) continue;
        marks[i - 1].sense = "idle";
        marks[i].names = true;
    }
}

}  // namespace

void name_phrases(std::vector<Mark>& marks)
{
    join_numbers(marks);
    find_pronouns(marks);
    find_tens(marks);
    join_phrases(marks);
    find_thousands(marks);
    find_length_in_words(marks);
    find_skeletons(marks);
    find_doublings(marks);
    find_names(marks);
    find_money(marks);
    find_stakes(marks);
    find_honours_letters(marks);
    find_addends(marks);
    find_each(marks);
    find_of_them(marks);
    find_splits(marks);
    find_struck(marks);
    find_carries(marks);
    find_odd(marks);
}

}  // namespace hoyle::sheet
