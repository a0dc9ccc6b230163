#include "sheet/footnotes.hpp"

#include "sheet/hand_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <vector>

namespace hoyle::sheet {
namespace {

/// `(b)`: one letter in brackets.
bool is_label(const Mark& mark) { return mark.kind == Kind::word && mark.aside && mark.text.size() == 1; }

struct Footnote {
    std::string label;
    std::uint32_t line;
    Unit words;
};

/// All that stands in lines of words behind a label, to the next label or the end of the sentence.
std::vector<Footnote> footnotes_of(const Reading& reading)
{
    std::vector<Footnote> out;
    bool open = false;
    for (const Step& step : reading.steps) {
        if (step.what != Step::What::words || reading.units[step.unit].rule) {
            open = false;
            continue;
        }
        const Unit& unit = reading.units[step.unit];
        for (const Mark& mark : unit.marks) {
            if (is_label(mark)) {
                out.push_back({mark.text, unit.line, {}});
                open = true;
            } else if (mark.kind == Kind::sign && (mark.text == ";" || mark.text == ".")) {
                open = false;
            } else if (open) {
                Unit& words = out.back().words;
                if (mark.kind == Kind::figure) words.numbers.push_back(words.marks.size());
                words.marks.push_back(mark);
            }
        }
    }
    return out;
}

/// How many honours a note tells, how they lay, and of which side.
HandWords honours_of(const Unit& note, const Layout& layout)
{
    HandWords told = words_of_hand(note, layout, false, false);
    told.honours.reset();
    told.honours_of.reset();
    bool counts = false;
    for (std::size_t i = 0, taken = 1; i < note.marks.size(); i += taken) {
        const Mark& mark = note.marks[i];
        if (const auto side = layout.sides->named(note.marks, i, taken)) told.honours_of = side;
        else taken = 1;
        counts |= mark.sense == "honours";
        if (mark.kind == Kind::figure && !told.honours && mark.number >= 3 && mark.number <= 5) told.honours = mark.number;
        if (mark.text == "aces" && told.strains == 0) told.strains = 1U << static_cast<unsigned>(Strain::no_trump);
    }
    if (!counts) told.honours.reset();
    return told;
}

}  // namespace

Question of_footnotes(const Reading& reading, const HandTable& table)
{
    if (reading.whist || reading.end.slips > 0) return {};
    const std::vector<Footnote> notes = footnotes_of(reading);
    if (notes.empty()) return {};
    Layout layout = reading.layout;
    layout.sides = &reading.sides;
    for (const Step& step : reading.steps) {
        if (step.what != Step::What::entry) continue;
        const Unit& unit = reading.units[step.unit];
        const auto& roles = step.hand().roles;
        for (std::size_t n = 0; n < std::min(roles.size(), unit.numbers.size()); ++n) {
            const std::size_t at = unit.numbers[n];
            if (roles[n].role != Role::above || at + 1 >= unit.marks.size() || !is_label(unit.marks[at + 1])) continue;
            const std::string& label = unit.marks[at + 1].text;
            const auto note = std::find_if(notes.begin(), notes.end(), [&](const Footnote& each) { return each.label == label; });
            if (note == notes.end()) continue;
            const HandWords told = honours_of(note->words, layout);
            const bool his = !told.honours_of || *told.honours_of == roles[n].side;
            if (!told.honours || (his && table.gives_above(told, static_cast<Points>(unit.marks[at].number)))) continue;
            return {fmt::format(
                        "is the {} in line {} right, or the note ({}) in line {}? they tell other honours, or of the other side",
                        unit.marks[at].number, unit.line + 1, label, note->line + 1),
                    unit.line};
        }
    }
    return {};
}

}  // namespace hoyle::sheet
