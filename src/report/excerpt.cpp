#include "report/excerpt.hpp"

#include "report/page.hpp"
#include "source/text.hpp"
#include "source/sort.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {
namespace {

/// One line of the log, and what is meant in it.
struct Marked {
    const Spot* spot;
    const std::string* label;
    char mark;
};

/// The part of a line that is shown, and where in it the marks stand; no marks: all of it is meant.
struct Shown {
    std::string text;
    std::size_t column, marks;
};

/// The first word of what is meant: of a whole statement that is long it says enough.
std::size_t first_word(const Spot& spot, std::size_t column)
{
    const std::string rest = characters_from(spot.line, column, spot.place.length);
    return std::max<std::size_t>(1, characters(rest.substr(0, rest.find(' '))));
}

Shown shown_of(const Spot& spot, bool labelled, std::size_t room)
{
    const std::size_t all = characters(spot.line);
    const std::size_t column = std::min<std::size_t>(spot.place.column > 0 ? spot.place.column - 1 : 0, all);
    std::size_t marks = std::max<std::size_t>(1, std::min<std::size_t>(spot.place.length, all - column));
    if (column + marks > room) marks = labelled || column + marks < all ? first_word(spot, column) : 0;
    if (all <= room) return {spot.line, column, marks};
    // what is meant, in the middle where both sides go on
    const std::size_t inner = room - 2, meant = std::min(marks, inner);
    std::size_t first = column > (inner - meant) / 2 && marks > 0 ? column - (inner - meant) / 2 : 0;
    first = std::min(first, all - inner);
    if (column + meant < inner) first = 0;
    const bool cut_before = first > 0, cut_behind = first + inner < all;
    return {(cut_before ? "…" : "") + characters_from(spot.line, first, inner) + (cut_behind ? "…" : ""),
            column - first + cut_before, meant};
}

}  // namespace

std::string excerpt(const Finding& finding, std::size_t width)
{
    if (!finding.where.known() || finding.where.line.empty()) return {};
    std::vector<Marked> lines{{&finding.where, &finding.label, '^'}};
    if (finding.other.known()) lines.push_back({&finding.other, &finding.other_label, '-'});
    sort_stably(lines, [](const Marked& a, const Marked& b) { return a.spot->place.line < b.spot->place.line; });
    const std::size_t digits = std::max<std::size_t>(2, std::to_string(lines.back().spot->place.line).size());
    const std::size_t before = digits + 5;
    const std::string gutter = fmt::format("  {:>{}} | ", "", digits);
    std::string out = gutter.substr(0, gutter.size() - 1) + "\n";
    for (const Marked& line : lines) {
        const Shown shown = shown_of(*line.spot, !line.label->empty(), width - before);
        out += fmt::format("  {:>{}} | {}\n", line.spot->place.line, digits, shown.text);
        if (shown.marks == 0) continue;
        std::string under = gutter + std::string(shown.column, ' ') + std::string(shown.marks, line.mark);
        if (line.label->empty()) {
            out += under + "\n";
        } else if (characters(under) + 1 + characters(*line.label) <= width) {
            out += under + " " + *line.label + "\n";
        } else {  // below what it is said of, or as far to the left as it wants
            const std::size_t wide = characters(*line.label), room = width - before;
            const std::size_t indent = before + std::min(shown.column, wide < room ? room - wide : 0);
            std::string label = wrapped(*line.label, indent, indent, width);
            for (std::size_t at = 0; at < label.size(); at = label.find('\n', at) + 1) label.replace(at, gutter.size(), gutter);
            out += under + "\n" + label;
        }
    }
    return out;
}

}  // namespace hoyle::report
