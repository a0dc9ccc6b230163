// What a score sheet is headed with, and which of the ways to read it fits: rows that name their side, or columns.

#include "prose/seating.hpp"
#include "prose/laws_line.hpp"
#include "prose/sheet/pasted.hpp"
#include "prose/sheet/reading.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {

using Kind = Mark::Kind;

constexpr std::size_t longest_line = 1000, longest_sheet = 300;

bool SheetReading::cut()
{
    for (std::size_t at = 0; at < text_.size();) {
        const auto end = std::min(text_.find('\n', at), text_.size());
        TextLine line;
        line.whole = text_.substr(at, end - at);
        line.words = trimmed(line.whole);
        at = end + 1;
        if (line.words.size() > longest_line || lines_.size() > longest_sheet) return false;
        if (line.words.empty() || line.words[0] == '#') line.what = TextLine::What::nothing;
        else if (of_play(line.words)) return false;
        lines_.push_back(std::move(line));
    }
    std::vector<std::string_view> written;
    for (const TextLine& line : lines_) written.push_back(line.what == TextLine::What::nothing ? std::string_view() : line.whole);
    auto barred = with_bars(written);
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        lines_[i].barred = std::move(barred[i]);
        if (lines_[i].what != TextLine::What::nothing) lines_[i].marks = sheet_line(lines_[i].laid_out());
    }
    return true;
}

/// A statement of the play: this is a log of deals.
bool SheetReading::of_play(std::string_view words) const
{
    static constexpr std::string_view of_sheets[] = {"laws",    "table",  "stakes",  "date",     "block",  "game",
                                                     "total",   "bonus",  "sum",     "result",   "column", "from",
                                                     "noticed", "rubber", "carried", "standing", "agreed", "players"};
    const auto first = words.substr(0, words.find_first_of(" :\t"));
    if (first == "expect" || first == "title") return true;
    if (std::find(std::begin(of_sheets), std::end(of_sheets), first) != std::end(of_sheets)) return false;
    if (first == "deal" || first == "hands") return true;
    // an entry, `NS 24`, and `their game` are read as well
    const auto second = words.find_first_not_of(" \t:", first.size());
    const bool entry = second != words.npos && (std::isdigit(static_cast<unsigned char>(words[second])) != 0 ||
                                                words[second] == '|' || words[second] == '?');
    return !entry && words.find("game") == words.npos && reads_(words);
}

/// The players in a line, before what else is said behind them.
std::optional<std::string> SheetReading::table_in(std::string_view words)
{
    if (const auto table = told_table(words)) return table;
    const auto comma = words.rfind(',');
    return comma == words.npos ? std::nullopt : told_table(words.substr(0, comma));
}

/// The laws, the players, the columns: what one line heads the sheet with.
void SheetReading::head_line(TextLine& line)
{
    static constexpr std::string_view kept[] = {"laws", "stakes", "table", "date", "block"};
    if (const auto laws = laws_ ? std::optional<std::string>() : laws_in(line.words)) {
        constexpr std::ptrdiff_t points = 3;
        const auto& marks = line.marks.marks;
        laws_said_ = *laws;
        if (std::count_if(marks.begin(), marks.end(), is_figure) >= points) return;  // in the margin of its figures
        laws_ = true;
        line.what = TextLine::What::heading;
        line.statements.push_back(*laws);
        (void)sides_.heads(line.laid_out(), line.marks);
        return;
    }
    const auto first = line.words.substr(0, line.words.find(' '));
    if (std::find(std::begin(kept), std::end(kept), first) != std::end(kept) && reads_(line.words)) {
        if (first == "laws") laws_ = true, laws_said_.clear();
        block_ |= first == "block";
        line.what = TextLine::What::kept;
    } else if (const auto table = table_in(line.words)) {
        line.what = TextLine::What::heading;
        line.statements.push_back(*table);
    } else if (sides_.heads(line.laid_out(), line.marks)) {
        line.what = TextLine::What::heading;
    }
}

/// Where no line heads the columns: by what is spoken of, or by the names that rows begin with.
void SheetReading::name_sides()
{
    for (const TextLine& line : lines_)
        if (!sides_.known()) sides_.heard(line.marks);
    if (sides_.known()) return;
    for (const TextLine& line : lines_)
        if (std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure)) sides_.begins(line.words);
}

/// Whether games are told apart, and whether it was whist: by the words, unless the laws say.
void SheetReading::what_was_played()
{
    for (const TextLine& line : lines_)
        for (const Mark& mark : line.marks.marks) {
            games_ |= mark.is("game");
            whist_ |= (mark.is("grade") && mark.text.find("double") == mark.text.npos) || mark.text == "whist";
        }
    for (const TextLine& line : lines_)
        for (const auto& statement : line.statements)
            if (statement.starts_with("laws ")) whist_ = statement == "laws short-whist";
}

void SheetReading::head()
{
    for (TextLine& line : lines_)
        if (line.what != TextLine::What::nothing) head_line(line);
    name_sides();
    what_was_played();
    if (laws_) return;
    if (const auto found = laws_mentioned(text_); found && found->line < lines_.size()) laws_said_ = found->statement;
}

/// Most lines with figures name no side and have a place under a heading.
bool SheetReading::columns_fit() const
{
    if (sides_.columns().empty()) return false;
    std::size_t columns = 0, rows = 0, rows_so_far = 0;  // what comes behind the last column is its foot
    for (const TextLine& line : lines_) {
        if (line.what != TextLine::What::remark) continue;
        if (!std::any_of(line.marks.marks.begin(), line.marks.marks.end(), is_figure)) continue;
        std::array<int, 2> none{};
        const auto row = row_told(line.marks.marks, sides_, none);
        const bool placed = !column_row(line.marks, sides_).cells.empty();
        if (row.side < 0 && placed) ++columns, rows = rows_so_far;
        else ++rows_so_far;
    }
    return columns > rows;
}

/// A block as the language has it, with slips of the pen: seven lines in ten are read as they stand.
bool SheetReading::in_the_language() const
{
    std::size_t lines = 0, read = 0;
    for (const TextLine& line : lines_)
        if (line.what != TextLine::What::nothing) ++lines, read += reads_(line.words);
    return block_ && read * 10 >= lines * 7;
}

/// Cards led and followed: a story, though it has figures in it.
bool SheetReading::tells_play() const
{
    static constexpr std::string_view verbs[] = {"led", "leads", "lead", "follows", "followed", "dummy", "trumped", "ruffed"};
    std::size_t told = 0;  // who read a sheet by its figures may hear a word on the play besides
    for (const TextLine& line : lines_)
        for (const Mark& mark : line.marks.marks)
            if (mark.kind == Kind::word && !mark.aside &&
                std::find(std::begin(verbs), std::end(verbs), mark.text) != std::end(verbs))
                ++told;
    return told > (found_ ? 1U : 0U);
}

/// `no trumps 24, 30 |` and below it `| clubs 20, hons 16`: each row is a hand, told on its maker's side of the bar.
bool SheetReading::cells_hold_words() const
{
    if (!sides_.barred() || sides_.columns().size() != 2) return false;
    std::size_t hands = 0;
    for (const TextLine& line : lines_) {
        if (line.what != TextLine::What::remark) continue;
        const auto& marks = line.marks.marks;
        const auto bars = std::count_if(marks.begin(), marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; });
        const bool strain = std::any_of(marks.begin(), marks.end(), [](const Mark& mark) {
            return !mark.aside && mark.kind == Kind::word && is_strain(mark.sense);
        });
        hands += bars == 1 && strain && std::any_of(marks.begin(), marks.end(), is_figure);
    }
    return hands > 1;
}

}  // namespace hoyle::prose
