#include "prose/sheet/found_sides.hpp"

#include <algorithm>
#include <cctype>
#include <cstdlib>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

constexpr std::size_t head_lines = 8;

struct Cell {
    std::string_view text;
    std::size_t begin = 0;  ///< in characters
    SheetLine marks;
    std::size_t centre() const { return begin + text.size() / 2; }
};

std::string_view bare(std::string_view text)
{
    constexpr std::string_view ends = " \t\r.,:;|*(){}[]\"";
    const auto begin = text.find_first_not_of(ends);
    return begin == text.npos ? std::string_view() : text.substr(begin, text.find_last_not_of(ends) + 1 - begin);
}

/// A trump is named, with figures beside it: no club whose laws are named.
bool tells_trump(const SheetLine& line)
{
    constexpr std::size_t beside = 3;
    const auto& marks = line.marks;
    for (std::size_t i = 0; i < marks.size(); ++i) {
        if (!is_strain(marks[i].sense)) continue;
        for (std::size_t k = i >= beside ? i - beside : 0; k < marks.size() && k <= i + beside; ++k)
            if (marks[k].counts() && marks[k].number < 1000) return true;
    }
    return false;
}

/// Parted by bars, tabs and wide blanks.
std::vector<Cell> cells_of(std::string_view line)
{
    std::vector<Cell> out;
    std::size_t column = 0;
    for (std::size_t at = 0; at < line.size();) {
        auto end = at;
        while (end < line.size() && line[end] != '|' && line[end] != '\t' && line.substr(end, 2) != "  ") ++end;
        if (const auto text = bare(line.substr(at, end - at)); !text.empty()) {
            const auto before = static_cast<std::size_t>(text.data() - line.data()) - at;
            out.push_back({text, column + before, sheet_line(text)});
        }
        column += end - at;
        for (; end < line.size() && (line[end] == '|' || line[end] == '\t' || line[end] == ' '); ++end)
            column += line[end] == '\t' ? 8 - column % 8 : 1;
        at = end;
    }
    return out;
}

/// A cell that may name a side: a name, or we and they; what it says of tricks and honours besides is no matter.
bool names_a_side(const Cell& cell)
{
    constexpr std::size_t most_words = 7;
    bool name = false;
    if (cell.marks.marks.size() > most_words) return false;
    for (const Mark& mark : cell.marks.marks) {
        if (mark.counts() && !mark.aside && !mark.nil) return false;
        if (mark.is("we") || mark.is("they") || mark.is("north-south") || mark.is("east-west")) return true;
        const bool other = mark.kind == Kind::word && !mark.sense.empty() && !mark.is("idle") && !mark.is("below") &&
                           !mark.is("above") && !mark.is("honours");
        if (other) return false;
        const bool capital = std::isupper(static_cast<unsigned char>(cell.text[0])) != 0;
        name |= mark.kind == Kind::word && mark.sense.empty() && capital;
    }
    return name;
}

bool is_kind(const Cell& cell)
{
    return std::all_of(cell.marks.marks.begin(), cell.marks.marks.end(), [](const Mark& mark) {
        return mark.is("below") || mark.is("above") || mark.is("honours") || mark.is("idle");
    });
}

std::optional<bool> is_above(const Cell& cell)
{
    for (const Mark& mark : cell.marks.marks) {
        if (mark.is("above") || mark.is("honours")) return true;
        if (mark.is("below")) return false;
    }
    return {};
}

class Finding {
public:
    explicit Finding(const std::vector<SheetText>& lines) : lines_(lines) {}

    FoundSides find()
    {
        if (!by_definition() && !by_we_and_they()) by_opponents();
        by_headings();
        if (!out_.known()) by_recurrence();
        if (out_.known()) columns_of_kinds();
        if (!serves()) out_ = {};
        return std::move(out_);
    }

private:
    std::size_t heads() const { return std::min(head_lines, lines_.size()); }

    void take(int side, std::string_view text)
    {
        text = bare(text);
        auto& name = out_.names[static_cast<std::size_t>(side)];
        if (name.empty()) name = text;
        const auto marks = sheet_line(text).marks;
        for (const Mark& mark : marks) {
            const bool letter = marks.size() == 1 && mark.text.size() == 1 && mark.capital;  // A, who is Amy and Bob
            const bool of_nobody = mark.kind != Kind::word || (!mark.sense.empty() && !letter) || mark.text == "mr" || mark.text == "mrs" ||
                                   mark.text == "miss" || mark.text == "dr";
            if (of_nobody) continue;
            const auto [at, is_new] = out_.words.emplace(mark.text, side);
            if (!is_new && at->second != side) both_.push_back(mark.text);
        }
        for (const auto& word : both_) out_.words.erase(word);
    }

    /// `A = Amy, Bob. C = Col, Di`, `White: Orr & Beck   Black: Stone & Vane`
    bool by_definition()
    {
        for (std::size_t i = 0; i < heads(); ++i) {
            const auto line = lines_[i].whole;
            if (tells_trump(*lines_[i].marks)) break;
            for (const char sign : {'=', ':'}) {
                const auto first = line.find(sign), second = line.find(sign, first == line.npos ? first : first + 1);
                if (second == line.npos || line.find(sign, second + 1) != line.npos || line.substr(first, 2) == "==") continue;
                // what is defined stands before its sign, behind a blank
                const auto name = [&](std::size_t at) {
                    const auto end = line.find_last_not_of(" .:", at - 1);
                    const auto blank = end == line.npos ? end : line.find_last_of(" \t.(;", end);
                    return blank == line.npos ? 0 : blank + 1;
                };
                if (first == 0 || name(second) <= first) continue;
                take(0, line.substr(name(first), first - name(first)));
                take(1, line.substr(name(second), second - name(second)));
                if (!out_.known() || out_.names[0] == out_.names[1]) {
                    out_ = {};
                    continue;
                }
                take(0, line.substr(first + 1, name(second) - first - 1));
                take(1, line.substr(second + 1));
                return true;
            }
        }
        return false;
    }

    /// `UP BOX v DOWN BOX    Short whist`
    void by_opponents()
    {
        for (std::size_t i = 0; i < heads(); ++i) {
            const auto line = lines_[i].whole;
            for (const std::string_view between : {" v ", " v. ", " vs ", " vs. ", " versus ", " against "}) {
                const auto at = line.find(between);
                if (at == line.npos) continue;
                auto left = line.substr(0, at), right = line.substr(at + between.size());
                for (const std::string_view end : {"   ", "  ", ". ", ": "}) {
                    if (const auto cut = left.rfind(end); cut != left.npos && cut + 3 < left.size() && cut > 3)
                        left = left.substr(cut + end.size());
                    if (const auto cut = right.find(end); cut != right.npos && cut > 3) right = right.substr(0, cut);
                }
                if (bare(left).empty() || bare(right).empty()) continue;
                take(0, left);
                take(1, right);
                return;
            }
        }
    }

    /// Both are spoken of, in several lines: we and they, or the seats.
    bool by_we_and_they()
    {
        constexpr std::size_t several = 3;
        const auto lines_with = [&](std::string_view sense) {
            return std::count_if(lines_.begin(), lines_.end(), [&](const SheetText& line) {
                const auto& marks = line.marks->marks;
                return std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) { return mark.is(sense); });
            });
        };
        const auto spoken_of = [&](std::string_view one, std::string_view other) {
            const auto first = lines_with(one), second = lines_with(other);
            return first > 0 && second > 0 && static_cast<std::size_t>(first + second) >= several;
        };
        if (spoken_of("we", "they")) out_.names = {"We", "They"};
        else if (spoken_of("north-south", "east-west")) out_.names = {"NS", "EW"};
        return out_.known();
    }

    /// The cells of a line before the hands that name the two sides; more than two of them, and each names one column.
    void by_headings()
    {
        for (std::size_t i = 0; i < heads(); ++i) {
            if (tells_trump(*lines_[i].marks) && lines_[i].marks->marks.size() > 6) return;
            std::vector<Cell> sided;
            for (const Cell& cell : cells_of(lines_[i].whole))
                if (names_a_side(cell)) sided.push_back(cell);
            if (sided.size() == 3 && !side_of(sided[0])) sided.erase(sided.begin());  // a label stands before them
            if (sided.size() == 1) parted_by_a_stroke(sided[0]);
            if (sided.size() != 2 && sided.size() != 4) continue;
            if (!out_.known()) {
                take(0, sided[0].text);
                take(1, sided[sided.size() - 1].text);
            }
            std::vector<FoundSides::Column> columns;
            for (const Cell& cell : sided)
                if (const auto side = side_of(cell)) columns.push_back({cell.centre(), *side, is_above(cell)});
            const bool both = std::any_of(columns.begin(), columns.end(), [&](const auto& each) { return each.side != columns[0].side; });
            if (!both || columns.size() != sided.size()) continue;
            out_.columns = std::move(columns);
            return;
        }
    }

    /// `WE / THEY`: so the figures stand as well
    void parted_by_a_stroke(const Cell& cell)
    {
        const auto stroke = cell.text.find(" / ");
        if (stroke == cell.text.npos) return;
        if (!out_.known()) take(0, cell.text.substr(0, stroke)), take(1, cell.text.substr(stroke + 3));
        out_.by_stroke = true;
    }

    std::optional<int> side_of(const Cell& cell) const
    {
        for (const Mark& mark : cell.marks.marks)
            if (const auto side = out_.of(mark)) return side;
        return {};
    }

    /// The two words that most rows with figures have one of.
    void by_recurrence()
    {
        std::map<std::string, std::vector<std::size_t>> in;
        std::map<std::string, std::size_t> first;
        for (std::size_t i = 0; i < lines_.size(); ++i) {
            const auto& marks = lines_[i].marks->marks;
            if (std::none_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.counts() && !mark.nil; })) continue;
            for (const Mark& mark : marks) {
                if (mark.kind != Kind::word || !mark.sense.empty() || mark.text == "&") continue;
                auto& where = in[mark.text];
                if (where.empty()) first.emplace(mark.text, i * 1000 + mark.begin);
                if (where.empty() || where.back() != i) where.push_back(i);
            }
        }
        constexpr std::size_t often = 3;
        std::size_t best = 0;
        std::pair<std::string, std::string> pair;
        for (const auto& [one, where] : in)
            for (const auto& [other, there] : in) {
                if (one >= other || where.size() < often || there.size() < often) continue;
                std::vector<std::size_t> both;
                std::set_intersection(where.begin(), where.end(), there.begin(), there.end(), std::back_inserter(both));
                if (both.size() * 2 > std::min(where.size(), there.size()) + 1) continue;
                if (const auto score = where.size() + there.size() - both.size(); score > best) best = score, pair = {one, other};
            }
        if (best == 0) return;
        if (first[pair.second] < first[pair.first]) std::swap(pair.first, pair.second);
        take(0, as_written(pair.first));
        take(1, as_written(pair.second));
    }

    std::string as_written(const std::string& word) const
    {
        for (const SheetText& line : lines_)
            for (std::size_t at = 0; at + word.size() <= line.whole.size(); ++at) {
                const auto here = line.whole.substr(at, word.size());
                const bool same = std::equal(here.begin(), here.end(), word.begin(), [](char a, char b) {
                    return std::tolower(static_cast<unsigned char>(a)) == b;
                });
                if (same) return std::string(here);
            }
        return word;
    }

    /// `trick honour || trick honour` under the names, or alone: two columns of the one side, two of the other.
    void columns_of_kinds()
    {
        for (std::size_t i = 0; i < heads(); ++i) {
            std::vector<Cell> kinds;
            for (const Cell& cell : cells_of(lines_[i].whole))
                if (is_kind(cell)) kinds.push_back(cell);
            if (kinds.size() != 4) continue;
            out_.columns.clear();
            for (std::size_t k = 0; k < kinds.size(); ++k) out_.columns.push_back({kinds[k].centre(), k < 2 ? 0 : 1, is_above(kinds[k])});
            return;
        }
    }

    bool serves() const
    {
        if (!out_.known()) return false;
        std::size_t hands = 0, sided = 0;
        for (const SheetText& line : lines_) {
            if (!tells_trump(*line.marks)) continue;
            const auto& marks = line.marks->marks;
            ++hands;
            sided += !out_.columns.empty() || out_.by_stroke || std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) { return out_.of(mark).has_value(); });
        }
        return hands > 1 && sided * 2 > hands;
    }

    const std::vector<SheetText>& lines_;
    FoundSides out_;
    std::vector<std::string> both_;
};

}  // namespace

std::optional<int> FoundSides::of(const Mark& mark) const
{
    if (mark.kind != Kind::word) return {};
    if (mark.is("left-column") || mark.is("right-column")) return mark.is("right-column");
    if (const auto found = words.find(mark.text); found != words.end() && (mark.text.size() > 1 || mark.capital)) return found->second;
    for (int side = 0; side < 2; ++side) {
        const auto first = sheet_line(names[static_cast<std::size_t>(side)]).marks;
        if (first.empty()) continue;
        for (const std::string_view sense : {"we", "they", "north-south", "east-west"}) {
            const bool names_it = std::any_of(first.begin(), first.end(), [&](const Mark& each) { return each.is(sense); });
            if (names_it && mark.is(sense)) return side;
        }
    }
    return {};
}

std::optional<FoundSides::Column> FoundSides::under(const Mark& mark) const
{
    if (columns.empty()) return {};
    const auto middle = static_cast<int>(mark.begin + mark.end) / 2;
    const auto far = [&](const Column& column) { return std::abs(static_cast<int>(column.centre) - middle); };
    return *std::min_element(columns.begin(), columns.end(), [&](const Column& a, const Column& b) { return far(a) < far(b); });
}

bool FoundSides::stands_in_column(const std::vector<Mark>& marks, std::size_t i) const
{
    constexpr std::size_t gap = 2;
    if (columns.empty() || marks[i].aside) return false;
    return i == 0 || marks[i - 1].kind == Kind::bar || marks[i - 1].nil || marks[i].begin >= marks[i - 1].end + gap;
}

std::vector<Mark> FoundSides::with_columns(const std::vector<Mark>& marks) const
{
    std::vector<Mark> out;
    bool placed = !columns.empty();
    for (std::size_t i = 0; i < marks.size(); ++i) {
        const Mark& mark = marks[i];
        placed = placed && !of(mark) && !mark.is("win");
        if (placed && mark.counts() && stands_in_column(marks, i)) {
            Mark side;
            side.sense = under(mark)->side == 0 ? "left-column" : "right-column";
            out.push_back(std::move(side));
        }
        out.push_back(mark);
    }
    return out;
}

FoundSides find_sides(const std::vector<SheetText>& lines) { return Finding(lines).find(); }

}  // namespace hoyle::prose
