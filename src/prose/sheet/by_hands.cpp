// A score sheet whose sides and rows are laid out in nobody else's way: whose a word is was found from all of the sheet, and what
// a figure is from what adds up.

#include "lawbook/find_book.hpp"
#include "prose/lists.hpp"
#include "prose/sheet/reading.hpp"

#include <algorithm>

namespace hoyle::prose {

/// The code named, or the first of bridge.
const lawbook::Book* SheetReading::code() const
{
    const auto named = [](std::string_view statement) -> const lawbook::Book* {
        constexpr std::string_view laws = "laws ";
        return statement.starts_with(laws) ? lawbook::find_shipped(statement.substr(laws.size())) : nullptr;
    };
    if (const auto* book = named(laws_said_)) return book;
    for (const TextLine& line : lines_) {
        for (const auto& statement : line.statements)
            if (const auto* book = named(statement)) return book;
        if (const auto* book = line.what == TextLine::What::kept ? named(line.words) : nullptr) return book;
    }
    return lawbook::find_shipped(words_of(List::code_of_bridge).front());
}

/// With the sides of its columns, where a line names none.
std::vector<Mark> SheetReading::marks_of(const TextLine& line) const
{
    return found_ ? found_->with_columns(line.marks.marks) : line.marks.marks;
}

bool SheetReading::read_hands()
{
    if (!cut()) return false;
    head();
    if (whist_ || tells_play() || in_the_language()) return false;
    std::vector<SheetText> lines;
    for (const TextLine& line : lines_) lines.push_back({line.whole, &line.marks});
    auto found = find_sides(lines);
    const auto* book = code();
    if (!found.known() || !book) return false;
    sides_.take_found(found);
    found_ = std::move(found);
    figures_ = scoring::figures_of(*book, {});
    for (TextLine& line : lines_) {
        const auto& marks = line.marks.marks;
        const bool hand = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) { return is_strain(mark.sense); });
        if (line.what == TextLine::What::heading && line.statements.empty() && hand) line.what = TextLine::What::remark;
    }
    by_rows();
    return enough();
}

}  // namespace hoyle::prose
