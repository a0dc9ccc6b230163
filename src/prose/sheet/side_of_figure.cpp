#include "prose/sheet/side_of_figure.hpp"

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

/// A side that is named, and how far away.
struct Near {
    int side = -1;
    std::size_t far = 100;
};

bool ends_claim(const Mark& mark)
{
    return mark.kind == Kind::stop || mark.kind == Kind::comma || mark.kind == Kind::bar || mark.is("game");
}

Near named_before(const std::vector<Mark>& marks, std::size_t i, const FoundSides& sides)
{
    for (std::size_t k = i; k-- > 0 && !ends_claim(marks[k]);)
        if (const auto side = sides.of(marks[k])) return {*side, i - k};
    return {};
}

/// As far as the next figure, and of the tricks as far as the honours.
Near named_behind(const std::vector<Mark>& marks, std::size_t i, bool past_honours, const FoundSides& sides)
{
    for (std::size_t k = i + 1; k < marks.size() && !ends_claim(marks[k]); ++k) {
        const Mark& mark = marks[k];
        if ((mark.counts() && !mark.nil && !mark.aside) || (!past_honours && mark.is("honours"))) return {};
        if (const auto side = sides.of(mark)) return {*side, k - i};
    }
    return {};
}

}  // namespace

int side_of_figure(const std::vector<Mark>& marks, std::size_t i, bool by_words, const FoundSides& sides)
{
    const auto is_stroke = [&](std::size_t k) { return k < marks.size() && marks[k].kind == Kind::slash; };
    if (sides.by_stroke && (is_stroke(i + 1) || (i > 0 && is_stroke(i - 1)))) return is_stroke(i + 1) ? 0 : 1;
    if (i > 1 && (marks[i - 1].kind == Kind::comma || (sides.columns.empty() && marks[i - 1].kind == Kind::bar)))  // NS,18,EW,12
        if (const auto side = sides.of(marks[i - 2])) return *side;
    const Near before = named_before(marks, i, sides), behind = named_behind(marks, i, by_words, sides);
    const Near& nearest = behind.far <= before.far ? behind : before;
    if (sides.stands_in_column(marks, i) && !(by_words && nearest.side >= 0)) return sides.under(marks, i)->side;
    return nearest.side;
}

int any_side(const std::vector<Mark>& marks, const FoundSides& sides)
{
    int out = -1;
    for (std::size_t k = 0; k < marks.size(); ++k)
        if (const auto side = sides.of(marks[k])) {
            if (k == 0 || !marks[k - 1].is("game")) return *side;
            if (out < 0) out = *side;
        }
    return out;
}

}  // namespace hoyle::prose
