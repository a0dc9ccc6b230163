#include "sheet/labels.hpp"

#include <string>

namespace hoyle::sheet {
namespace {

bool is_beating(const Mark& mark) { return mark.text == "beat" || mark.text == "beats"; }

Label label_meant(std::string_view sense)
{
    if (sense == "below" || sense == "odd") return Label::below;
    if (sense == "above" || sense == "honours") return Label::above;
    if (sense == "bonus") return Label::bonus;
    if (sense == "carried") return Label::carried;
    if (sense == "win") return Label::win;
    if (sense == "lose") return Label::lose;
    return sense == "total" ? Label::total : Label::none;
}

/// `100 above  62`: between the two columns, of both.
Label label_between(const Unit& unit, std::size_t mark)
{
    if (mark != 0 || unit.numbers.size() != 2 || unit.numbers[1] != 2) return Label::none;
    const Label meant = label_meant(unit.marks[1].sense);
    return meant == Label::below || meant == Label::above ? meant : Label::none;
}

/// `we won the rubber, and 150 points`: that is no figure for the rubber.
bool tells_by_how_much(const Unit& unit, std::size_t word, std::size_t figure)
{
    const auto wins = [&](std::size_t k) { return k < unit.marks.size() && unit.marks[k].sense == "win"; };
    const bool won = unit.marks[word].text == "rubber" && (wins(word - 1) || wins(word - 2));
    const bool joined = figure > word + 1 && (unit.marks[figure - 1].text == "and" || unit.marks[figure - 1].text == "by");
    return won && joined;
}

/// `100 to the good`, or `100 to the` at the end of a line: that is nothing but the difference.
bool says_ahead(const Unit& unit, std::size_t from)
{
    std::string said;
    for (std::size_t k = from; k < unit.marks.size() && k < from + 3; ++k) said += unit.marks[k].text + ' ';
    return said.starts_with("to the good ") || (said == "to the " && from + 2 == unit.marks.size());
}

/// `116 below, 232 above`: what the word behind a figure says it is.
std::optional<Label> label_behind(const Unit& unit, std::size_t mark)
{
    const Mark* next = mark + 1 < unit.marks.size() ? &unit.marks[mark + 1] : nullptr;
    if (!next || (!next->text.starts_with("below") && !next->text.starts_with("above"))) return std::nullopt;
    const bool ends = mark + 2 >= unit.marks.size() || unit.marks[mark + 2].kind == Kind::sign ||
                      unit.marks[mark + 2].text == "and";
    if (!ends) return std::nullopt;
    const Label meant = label_meant(next->sense);
    return meant == Label::none && !next->sense.empty() ? Label::other : meant;
}

}  // namespace

Label label_of(const Unit& unit, std::size_t mark)
{
    if (const auto behind = label_behind(unit, mark)) return *behind;
    if (says_ahead(unit, mark + 1)) return Label::ahead;
    if (const Label meant = label_between(unit, mark); meant != Label::none) return meant;
    for (std::size_t k = mark; k-- > 0;)
        if (const Label meant = label_meant(unit.marks[k].sense); meant != Label::none)
            return tells_by_how_much(unit, k, mark) ? Label::win : meant;
    for (std::size_t k = mark + 1; k < unit.marks.size() && k < mark + 4; ++k) {
        if (unit.marks[k].kind == Kind::figure) break;
        const Label meant = label_meant(unit.marks[k].sense);
        if (meant == Label::bonus || meant == Label::win || meant == Label::carried) return meant;
        if (meant == Label::lose && k == mark + 1) return meant;  // `being 110 behind`
    }
    return Label::none;
}

std::optional<int> who_beats(const Unit& unit, const Layout& layout)
{
    std::size_t taken = 1, more = 1;
    if (unit.marks.empty()) return std::nullopt;
    if (is_beating(unit.marks[0]) && unit.marks.size() > 1)  // `beat them by 138`
        if (const auto beaten = layout.sides->named(unit.marks, 1, more)) return 1 - *beaten;
    const auto first = layout.sides->named(unit.marks, 0, taken);
    if (!first || taken + 1 >= unit.marks.size()) return std::nullopt;
    if (unit.marks[taken].text != "over" && !is_beating(unit.marks[taken])) return std::nullopt;
    const auto second = layout.sides->named(unit.marks, taken + 1, more);
    return second && *second != *first ? first : std::nullopt;
}

}  // namespace hoyle::sheet
