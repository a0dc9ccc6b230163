#include "sheet/addends.hpp"

#include <algorithm>

namespace hoyle::sheet {
namespace {

bool is_figure(const std::vector<Mark>& marks, std::size_t at)
{
    return at < marks.size() && marks[at].kind == Kind::figure && !marks[at].in_words && marks[at].number >= 0;
}

bool adds(const Mark& mark)
{
    return (mark.kind == Kind::sign && (mark.text == "+" || mark.text == "-")) || mark.text == "&" || mark.text == "and" ||
           mark.text == "plus" || mark.text == "less" || mark.text == "minus";
}

/// `24 + 8 + 32 = 64`: the figures before the `=`.
void before_equals(std::vector<Mark>& marks)
{
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!is_figure(marks, i)) continue;
        std::size_t to = i + 1;
        while (to + 1 < marks.size() && adds(marks[to]) && is_figure(marks, to + 1)) to += 2;
        // `18 + 12 game`: what was made in it, told once more
        const bool game = to > i + 1 && to < marks.size() && marks[to].sense == "game";
        const bool sum = to > i + 1 && (game || (to + 1 < marks.size() && marks[to].text == "=" && is_figure(marks, to + 1)));
        if (!sum) continue;
        for (std::size_t k = i; k < to; k += 2) marks[k].term = true;
        i = to;
    }
}

/// `tricks 24 6 8 24 = 62`, `24 6 8 24      62`: what the hands brought, told once more before their sum.
void before_sum(std::vector<Mark>& marks)
{
    for (std::size_t i = 0; i < marks.size(); ++i) {
        std::size_t to = i;
        int sum = 0;
        while (is_figure(marks, to)) sum += marks[to++].number;
        if (to < i + 2) continue;
        const bool told = to + 1 < marks.size() && marks[to].text == "=" && is_figure(marks, to + 1) &&
                          marks[to + 1].number == sum;
        for (std::size_t k = i; told && k < to; ++k) marks[k].term = true;
        // `below  US  56 8 2 24      90`
        constexpr int wide = 4, close = 2;
        const std::size_t last = to - 1;
        bool in_row = to >= i + 3 && marks[last].begin - marks[last - 1].end >= wide && 2 * marks[last].number == sum;
        for (std::size_t k = i + 1; in_row && k < last; ++k) in_row = marks[k].begin - marks[k - 1].end <= close;
        for (std::size_t k = i; in_row && k < last; ++k) marks[k].term = true;
        i = to;
    }
}

/// `P + L  4, 8, 16, 24, 30    82`: what the hands brought, told once more before their sum.
void in_list(std::vector<Mark>& marks)
{
    constexpr std::size_t fewest = 3;
    constexpr int wide = 3;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!is_figure(marks, i)) continue;
        std::size_t to = i, count = 1;
        int most = marks[i].number;
        while (to + 2 < marks.size() && marks[to + 1].text == "," && is_figure(marks, to + 2))
            to += 2, ++count, most = std::max(most, marks[to].number);
        // `above:  16, 16, 12    30, 12`: of each side its own
        const bool both = to + 2 < marks.size() && marks[to + 2].text == ",";
        const bool headed = std::any_of(marks.begin(), marks.begin() + static_cast<std::ptrdiff_t>(i), [](const Mark& mark) {
            return mark.sense == "above" || mark.sense == "below" || mark.sense == "honours";
        });
        const bool sum = count >= fewest && is_figure(marks, to + 1) && marks[to + 1].begin - marks[to].end >= wide && !both &&
                         !headed;
        if (sum && marks[to + 1].number > most)
            for (std::size_t k = i; k <= to; k += 2) marks[k].term = true;
        i = to;
    }
}

/// `60 (the grand 40 & the little 20)`: what a figure is made of.
void in_brackets(std::vector<Mark>& marks)
{
    for (std::size_t i = 0; i + 1 < marks.size(); ++i) {
        if (!is_figure(marks, i) || marks[i].aside || !marks[i + 1].aside) continue;
        std::size_t to = i + 1, parts = 0;
        int sum = 0;
        for (; to < marks.size() && marks[to].aside; ++to)
            if (is_figure(marks, to)) sum += marks[to].number, ++parts;
        if (parts < 2 || sum != marks[i].number) continue;
        for (std::size_t k = i + 1; k < to; ++k) marks[k].term = marks[k].kind == Kind::figure;
    }
}

/// `32, but Thayer chicane, less 16      16`, `16      32 less 16, chicane`: what is taken from what, and what is left.
void taken_off(std::vector<Mark>& marks)
{
    // `we 322, less 210, 112` are sums, and each is held against the columns
    const bool of_chicane = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.sense == "chicane"; });
    std::vector<std::size_t> figures;
    for (std::size_t i = 0; of_chicane && i < marks.size(); ++i)
        if (is_figure(marks, i)) figures.push_back(i);
    const auto is_taken = [&](std::size_t n) {
        const std::string& before = marks[figures[n] - 1].text;
        return before == "less" || before == "minus";
    };
    for (std::size_t n = 0; n + 2 < figures.size(); ++n) {
        const bool left_first = is_taken(n + 2);
        if (!left_first && !is_taken(n + 1)) continue;
        Mark &whole = marks[figures[n + left_first]], &taken = marks[figures[n + left_first + 1]];
        if (whole.number - taken.number != marks[figures[left_first ? n : n + 2]].number) continue;
        whole.term = taken.term = true;
    }
}

}  // namespace

void find_addends(std::vector<Mark>& marks)
{
    before_sum(marks);
    in_list(marks);
    in_brackets(marks);
    taken_off(marks);
    before_equals(marks);
}

}  // namespace hoyle::sheet
