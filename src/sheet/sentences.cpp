// Running text to units: sentences, wherever their lines break.

#include "sheet/sides.hpp"
#include "sheet/unit.hpp"

#include <algorithm>

namespace hoyle::sheet {
namespace {

bool ends_sentence(const Mark& mark)
{
    return mark.kind == Kind::sign && (mark.text == "." || mark.text == "!" || mark.text == ";" || mark.text == ":");
}

/// Sums in columns: wide blanks, which are no room of brackets, part three cells or more.
bool is_of_columns(const Line& line)
{
    std::size_t parted = 0;
    for (std::size_t i = 1; i < line.marks.size(); ++i) {
        const Mark &before = line.marks[i - 1], &mark = line.marks[i];
        parted += mark.cell != before.cell && mark.aside == before.aside;
    }
    return parted >= 2;
}

/// Two lines or more begin in the middle of a sentence, or a paragraph is one line.
bool is_running_text(const Page& page)
{
    if (page.table) return false;
    constexpr std::size_t long_line = 25;  // marks
    std::size_t running = 0;
    const Line* before = nullptr;
    for (const Line& line : page.lines) {
        if (std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) { return mark.kind == Kind::bar; }))
            return false;
        const bool begins = !line.marks.empty() && line.marks[0].kind == Kind::word && !line.marks[0].capital;
        running += line.marks.size() >= long_line && !is_of_columns(line);
        running += before && begins && before->marks.size() > 4 && !ends_sentence(before->marks.back());
        before = line.blank || line.rule || line.marks.empty() ? nullptr : &line;
    }
    return running >= 2;
}

class Sentences {
public:
    std::vector<Unit> cut(const Page& page)
    {
        for (const Line& line : page.lines) {
            if (line.blank || line.rule || line.marks.empty()) end();
            if (line.rule) out_.push_back(unit_of(line.marks, true));
            else if (is_of_columns(line)) end(), out_.push_back(unit_of(line.marks, false));
            else add(line);
        }
        end();
        return std::move(out_);
    }

private:
    void add(const Line& line)
    {
        // places go on as if no line had ended
        const int moved = line.marks.empty() || marks_.empty() ? 0 : marks_.back().end + 1 - line.marks[0].begin;
        for (std::size_t i = 0; i < line.marks.size(); ++i) {
            Mark mark = line.marks[i];
            mark.begin += moved, mark.end += moved;
            mark.cell = mark.at = 0;
            const bool last = i + 1 == line.marks.size();
            const bool apart = last || line.marks[i + 1].begin > line.marks[i].end;
            const bool ends = apart && !mark.aside && ends_sentence(mark) && mark.text != ":" &&
                              !(mark.text == "." && i > 0 && is_abbreviated(line.marks[i - 1]));
            if (ends) end();
            else marks_.push_back(std::move(mark));
        }
    }

    void end()
    {
        if (!marks_.empty()) {
            // `Then my hearts, which Mother doubled. I made the odd trick, 16 to us`: the hand first, its figures behind it
            const bool goes_on = !out_.empty() && out_.back().sentence && tells_strain(out_.back().marks) &&
                                 !has_points(out_.back().marks) && !out_.back().game_word && !tells_strain(marks_) &&
                                 has_points(marks_);
            if (goes_on) {
                marks_.insert(marks_.begin(), out_.back().marks.begin(), out_.back().marks.end());
                out_.pop_back();
            }
            out_.push_back(unit_of(std::move(marks_), false)), out_.back().sentence = true;
        }
        marks_.clear();
    }

    std::vector<Mark> marks_;
    std::vector<Unit> out_;
};

}  // namespace

std::vector<Unit> units_by_sentences(const Page& page)
{
    return is_running_text(page) ? Sentences().cut(page) : std::vector<Unit>();
}

}  // namespace hoyle::sheet
