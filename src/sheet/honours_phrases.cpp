#include "sheet/honours_phrases.hpp"

#include "sheet/unit.hpp"

#include <algorithm>

namespace hoyle::sheet {
namespace {

/// Of two numbers that tell how honours lay, the second: `3-2`, `(1+3)`, `three in his hand, two in hers`, `North 3, South 2`.
std::size_t other_of_split(const std::vector<Mark>& marks, std::size_t first)
{
    constexpr std::size_t far = 6;
    const auto is_number = [&](std::size_t k) { return k < marks.size() && marks[k].kind == Kind::figure; };
    const auto parts = [&](const Mark& mark) {
        return is_strain_word(mark.sense) || is_tricks_word(mark.sense) || is_honours_word(mark.sense) || mark.text == ";" ||
               mark.text == "." || mark.text == "=";
    };
    for (std::size_t k = first + 1; k < marks.size() && k - first <= far && !parts(marks[k]); ++k)
        if (is_number(k)) return k;
    return marks.size();
}

/// A number of honours that two later ones make up: beside the word for them, or behind `all`. `joined`: those two stand
/// together.
bool is_split(const std::vector<Mark>& marks, std::size_t honours, int sum, bool joined)
{
    constexpr int most = 5;
    const Mark& mark = marks[honours];
    if (mark.kind != Kind::figure || mark.number != sum || sum > most) return false;
    if (joined) return true;
    for (std::size_t j = honours > 2 ? honours - 2 : 0; j < marks.size() && j <= honours + 2; ++j)
        if (marks[j].sense == "honours" || (marks[j].text == "all" && j + 1 == honours)) return true;
    return false;
}

/// Each has some in his own hand.
void tell_divided(std::vector<Mark>& marks, std::size_t first, std::size_t other)
{
    marks[first].kind = Kind::word, marks[first].sense = "divided";
    for (std::size_t word = first; word < marks.size() && word <= other + 3; ++word)
        if (marks[word].text == "hand") marks[word].text = "hands";
}

}  // namespace

void find_honours_letters(std::vector<Mark>& marks)
{
    constexpr int fewest = 3, most = 4;  // aces that count
    for (std::size_t i = 1; i < marks.size(); ++i)
        if (marks[i].text == "a" && marks[i].capital && marks[i - 1].kind == Kind::figure && marks[i].begin == marks[i - 1].end &&
            marks[i - 1].number >= fewest && marks[i - 1].number <= most)
            marks[i].sense = "honours";
    for (std::size_t i = 1; i < marks.size(); ++i)
        if (marks[i].text == "h" && marks[i - 1].kind == Kind::figure && !marks[i - 1].in_words &&
            marks[i].begin <= marks[i - 1].end)
            marks[i].sense = "honours";
}

void find_each(std::vector<Mark>& marks)
{
    const auto is_two = [&](std::size_t k) { return marks[k].kind == Kind::figure && marks[k].number == 2; };
    for (std::size_t i = 0; i + 2 < marks.size(); ++i) {
        const bool before = is_two(i) && marks[i + 1].sense == "honours";
        const bool behind = marks[i].sense == "honours" && is_two(i + 1);  // `aces 2 apiece`
        if (!(before || behind) || (marks[i + 2].text != "each" && marks[i + 2].text != "apiece")) continue;
        const bool sides = behind || marks[i + 2].text == "apiece" ||
                           (i + 3 < marks.size() && (marks[i + 3].text == "side" || marks[i + 3].text == "pair"));
        marks[behind ? i + 1 : i].names = true;
        marks[i + 2].sense = sides ? "idle" : "divided";
        if (sides) marks[i + 2].text = "easy";
    }
}

void find_of_them(std::vector<Mark>& marks)
{
    constexpr int fewest = 3, four = 4, most = 5;
    constexpr std::size_t far = 8;
    const auto is_held = [](const Mark& mark) { return mark.text == "had" || mark.text == "held" || mark.text == "holding"; };
    bool strain = false;
    for (std::size_t i = 0; i + 2 < marks.size(); ++i) {
        strain = strain || is_strain_word(marks[i].sense);
        if (is_honours_word(marks[i].sense)) return;  // told already: `5 honours (Miss O. three of them)`
        const bool few = marks[i].kind == Kind::figure && marks[i].number >= fewest && marks[i].number <= most;
        if (!strain || !few || marks[i + 1].text != "of" || marks[i + 2].text != "them") continue;
        const bool one = i > 0 && is_held(marks[i - 1]) && marks[i].number >= four;
        marks[i + 1].sense = "honours";
        marks[i + 2].sense = one ? "one-hand" : "honours";
        for (std::size_t k = i + 4; one && k < marks.size() && k < i + far; ++k)
            if (marks[k - 1].text == "the" && is_held(marks[k - 2])) {  // `and I had the ten`
                marks[k].kind = Kind::word, marks[k].text = "fifth", marks[k].sense = {}, marks[k].number = -1;
                marks[k].in_words = false;
            }
    }
}

void find_splits(std::vector<Mark>& marks)
{
    constexpr std::size_t far = 8;
    constexpr int four = 4;
    const auto number = [&](std::size_t k) { return k < marks.size() && marks[k].kind == Kind::figure ? marks[k].number : -1; };
    for (std::size_t i = 0; i + 2 < marks.size(); ++i) {
        const std::size_t j = number(i) < 1 ? marks.size() : other_of_split(marks, i);
        if (number(j) < 1) continue;
        const bool joined = j == i + 2 && (marks[i + 1].text == "and" || marks[i + 1].text == "&" || marks[i + 1].text == "-");
        bool split = false;
        for (std::size_t k = i; !split && k-- > 0 && i - k <= far;) split = is_split(marks, k, number(i) + number(j), joined);
        if (!split) continue;
        marks[i].names = marks[j].names = true;
        if (!joined && std::max(number(i), number(j)) < four) tell_divided(marks, i, j);
    }
}

}  // namespace hoyle::sheet
