#include "prose/sheet/sheet.hpp"

#include "prose/lists.hpp"
#include "prose/sheet/reading.hpp"

#include <algorithm>

namespace hoyle::prose {

using Kind = Mark::Kind;

bool SheetReading::read()
{
    if (!cut()) return false;
    head();
    if (!sides_.known()) return false;
    if (tells_play() || in_the_language()) return false;
    words_in_cells_ = cells_hold_words();
    if (words_in_cells_ || !columns_fit()) by_rows();
    else if (whist_) return false;  // how tricks and honours stand in two columns is anybody's way
    else by_columns();
    return enough() && (whist_ || adds_up());
}

namespace {

/// Words that belong to no score: it was told, and not written down.
bool is_sentence(const TextLine& line)
{
    constexpr std::ptrdiff_t most_words = 4;
    const auto other = [](const Mark& mark) { return mark.kind == Kind::word && mark.sense.empty() && !mark.aside; };
    return std::count_if(line.marks.marks.begin(), line.marks.marks.end(), other) > most_words;
}

}  // namespace

bool SheetReading::enough() const
{
    std::size_t sentences = 0;
    std::size_t entries = 0, figures = 0, unread = 0, remarks = 0, odd = 0;
    for (const TextLine& line : lines_) {
        const bool column = line.what == TextLine::What::column && !line.statements.empty() &&
                            line.statements[0].starts_with("column");
        const bool entry = line.what == TextLine::What::entry || column;
        entries += entry;
        sentences += entry && is_sentence(line);
        figures += entry || line.what == TextLine::What::foot || line.what == TextLine::What::column;
        unread += line.what == TextLine::What::unread;
        remarks += line.what == TextLine::What::remark;
        if (!entry) continue;
        odd += unlikely(line);
    }
    std::size_t passed_over = 0;  // figures of which nothing was made
    for (const TextLine& line : lines_) {
        const auto& marks = line.marks.marks;
        const bool plain = std::any_of(marks.begin(), marks.end(),
                                       [](const Mark& mark) { return is_figure(mark) && mark.sense.empty(); });
        if (line.what == TextLine::What::foot || (!line.statements.empty() && line.statements[0].starts_with("total"))) break;
        passed_over += line.what == TextLine::What::remark && plain;
    }
    if (sentences * 2 > entries) return false;
    if (columns_ && (entries < 3 || passed_over * 3 > figures)) return false;
    return entries > 0 && figures > 1 && unread * 2 <= figures && remarks <= figures * 2 && odd <= 1 && odd * 3 <= entries;
}

/// What no hand leaves is rare: a sheet with many such figures has been misread.
std::size_t SheetReading::unlikely(const TextLine& line) const
{
    constexpr int most_at_whist = 13;
    std::size_t found = 0;
    for (const auto& statement : line.statements) {
        if (statement.starts_with("from") || statement == "game") continue;
        std::size_t in_column = 0;
        const bool column = statement.starts_with("column");
        std::string unquoted = statement;  // a name may have figures in it
        for (auto quote = unquoted.find('"'); quote != unquoted.npos; quote = unquoted.find('"'))
            unquoted.replace(quote, unquoted.find('"', quote + 1) + 1 - quote, "They");
        const auto marks = sheet_line(unquoted).marks;
        for (const Mark& mark : marks) {
            if (mark.kind == Kind::bar || mark.kind == Kind::comma || mark.kind == Kind::word) in_column = 0;
            if (!mark.counts() || mark.text.find('?') != mark.text.npos) continue;
            if (whist_ ? mark.number > most_at_whist || in_column > 0 : mark.number % 2 != 0 || (!column && in_column > 1))
                ++found;
            ++in_column;
        }
    }
    return found;
}

Retold SheetReading::retold()
{
    for (std::size_t i = 0; i < lines_.size(); ++i) put(i);
    return std::move(out_);
}

void SheetReading::put(std::size_t i)
{
    TextLine& line = lines_[i];
    using What = TextLine::What;
    if (line.what == What::nothing || line.what == What::kept || line.what == What::unread) {
        if (line.what == What::kept && line.words.starts_with("block")) say_laws(i);
        return append(line.whole, i, {});
    }
    const std::string comment = "# " + std::string(line.words);
    const bool of_block = line.what == What::entry || line.what == What::column || line.what == What::foot;
    if (of_block) {
        say_laws(i);
        if (!block_) append("block", i, line.words), block_ = true;
    }
    std::erase_if(line.statements, [&](const std::string& each) { return each.empty() || (said_ && each == laws_said_); });
    said_ = said_ || (!laws_said_.empty() && std::count(line.statements.begin(), line.statements.end(), laws_said_) > 0);
    if (line.statements.empty()) return append(comment, i, line.words);
    for (const auto& statement : line.statements) {
        const bool first = &statement == &line.statements.front();
        append(statement + (first ? "  " + comment : ""), i, line.words);
    }
}

void SheetReading::append(std::string_view bytes, std::size_t i, std::string_view written)
{
    out_.bytes += bytes;
    out_.bytes += '\n';
    const TextLine& line = lines_[i];
    const auto before = line.whole.substr(0, static_cast<std::size_t>(line.words.data() - line.whole.data()));
    out_.lines.push_back({i + 1, std::string(written), written.empty() ? 0 : static_cast<std::uint32_t>(characters(before))});
}

void SheetReading::say_laws(std::size_t i)
{
    if (said_ || (laws_ && laws_said_.empty())) return;
    said_ = true;
    const std::string_view why = "  # no code is named: the figures of a trick and of honours are those of every code of bridge";
    if (!laws_said_.empty()) return append(laws_said_, i, lines_[i].words);
    const std::string laws = "laws " + std::string(words_of(whist_ ? List::code_of_whist : List::code_of_bridge).front());
    append(whist_ ? laws : laws + std::string(why), i, lines_[i].words);
}

std::optional<Retold> told_sheet(std::string_view text, bool (*reads)(std::string_view))
{
    for (const bool columns : {true, false})
        if (SheetReading reading(text, reads); reading.read_hands(columns)) return reading.retold();
    if (SheetReading reading(text, reads); reading.read()) return reading.retold();
    return std::nullopt;
}

}  // namespace hoyle::prose
