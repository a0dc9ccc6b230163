#include "prose/sheet/find_sides.hpp"

#include "prose/sheet/heading.hpp"

#include <algorithm>
#include <cctype>
#include <iterator>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

constexpr std::size_t lines_of_head = 8;

/// What is defined before a sign, as in `A = Amy`: where it begins.
std::size_t defined_before(std::string_view line, std::size_t sign)
{
    const auto end = line.find_last_not_of(" .:", sign - 1);
    const auto blank = end == line.npos ? end : line.find_last_of(" \t.(;", end);
    return blank == line.npos ? 0 : blank + 1;
}

bool is_title(std::string_view word) { return word == "mr" || word == "mrs" || word == "miss" || word == "dr"; }

/// `Hall below`, the side being Hall.
std::string_view without_kind(std::string_view text)
{
    const auto blank = text.rfind(' ');
    if (blank == text.npos || blank == 0) return text;
    const auto marks = sheet_line(text.substr(blank + 1)).marks;
    const bool kind = marks.size() == 1 && (marks[0].is("below") || marks[0].is("above") || marks[0].is("honours"));
    return kind ? bare(text.substr(0, blank)) : text;
}

/// Of one word each, that most rows with figures have one of: in which lines it stands.
using Recurring = std::map<std::string, std::vector<std::size_t>>;

Recurring recurring_words(const std::vector<SheetText>& lines)
{
    Recurring in;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto& marks = lines[i].marks->marks;
        if (std::none_of(marks.begin(), marks.end(), [](const Mark& mark) { return mark.counts() && !mark.nil; })) continue;
        for (const Mark& mark : marks) {
            if (mark.kind != Kind::word || !mark.sense.empty() || mark.text == "&") continue;
            auto& where = in[mark.text];
            if (where.empty() || where.back() != i) where.push_back(i);
        }
    }
    constexpr std::size_t often = 3, most_words = 60;
    for (std::size_t least = often; least == often || in.size() > most_words; ++least)
        std::erase_if(in, [&](const auto& each) { return each.second.size() < least; });
    return in;
}

std::size_t in_both(const std::vector<std::size_t>& one, const std::vector<std::size_t>& other)
{
    std::vector<std::size_t> both;
    std::set_intersection(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(both));
    return both.size();
}

class Finding {
public:
    explicit Finding(const std::vector<SheetText>& lines) : lines_(lines) {}

    FoundSides find()
    {
        if (!by_definition() && !by_we_and_they()) by_opponents();
        if (!out_.known()) by_headings();
        if (!out_.known()) by_recurrence();
        if (out_.known()) {
            find_columns(lines_, out_);
            initials();
        }
        if (!serves()) out_ = {};
        return std::move(out_);
    }

private:
    std::size_t heads() const { return std::min(lines_of_head, lines_.size()); }

    void take(int side, std::string_view text)
    {
        text = without_kind(bare(text));
        if (out_.names[static_cast<std::size_t>(side)].empty()) out_.name(side, text);
        const auto marks = sheet_line(text).marks;
        for (const Mark& mark : marks) {
            const bool letter = marks.size() == 1 && mark.text.size() == 1 && mark.capital;  // A, who is Amy and Bob
            if (mark.kind != Kind::word || (!mark.sense.empty() && !letter) || is_title(mark.text)) continue;
            const auto [at, is_new] = out_.words.emplace(mark.text, side);
            if (!is_new && at->second != side) both_.push_back(mark.text);
        }
        for (const auto& word : both_) out_.words.erase(word);
    }

    /// `Home` is H too, if `Away` is not.
    void initials()
    {
        const auto initial = [&](int side) {
            const auto marks = sheet_line(out_.names[static_cast<std::size_t>(side)]).marks;
            return marks.empty() || marks[0].kind != Kind::word ? std::string() : marks[0].text.substr(0, 1);
        };
        for (const int side : {0, 1})
            if (!initial(side).empty() && initial(side) != initial(1 - side)) out_.words.emplace(initial(side), side);
    }

    /// `A = Amy, Bob. C = Col, Di`, `White: Orr & Beck   Black: Stone & Vane`
    bool by_definition()
    {
        for (std::size_t i = 0; i < heads() && !tells_trump(*lines_[i].marks); ++i)
            for (const char sign : {'=', ':'})
                if (defines(lines_[i].whole, sign)) return true;
        return false;
    }

    bool defines(std::string_view line, char sign)
    {
        const auto first = line.find(sign), second = line.find(sign, first == line.npos ? first : first + 1);
        if (first == 0 || second == line.npos || second == first + 1 || line.find(sign, second + 1) != line.npos) return false;
        const auto one = defined_before(line, first), other = defined_before(line, second);
        if (other <= first) return false;
        take(0, line.substr(one, first - one));
        take(1, line.substr(other, second - other));
        if (!out_.known() || out_.names[0] == out_.names[1]) {
            out_ = {};
            return false;
        }
        take(0, line.substr(first + 1, other - first - 1));
        take(1, line.substr(second + 1));
        return true;
    }

    /// `UP BOX v DOWN BOX    Short whist`
    void by_opponents()
    {
        for (std::size_t i = 0; i < heads(); ++i)
            for (const std::string_view between : {" v ", " v. ", " vs ", " vs. ", " versus ", " against "}) {
                const auto line = lines_[i].whole;
                const auto at = line.find(between);
                if (at != line.npos && plays(line.substr(0, at), line.substr(at + between.size()))) return;
            }
    }

    bool plays(std::string_view left, std::string_view right)
    {
        for (const std::string_view end : {"  ", ". ", ": "}) {
            if (const auto cut = left.rfind(end); cut != left.npos && cut + 3 < left.size() && cut > 3)
                left = left.substr(cut + end.size());
            if (const auto cut = right.find(end); cut != right.npos && cut > 3) right = right.substr(0, cut);
        }
        if (bare(left).empty() || bare(right).empty()) return false;
        take(0, left);
        take(1, right);
        return true;
    }

    /// Both are spoken of, in several lines: we and they, or the seats.
    bool by_we_and_they()
    {
        constexpr std::ptrdiff_t several = 2;
        const auto lines_with = [&](std::string_view sense) {
            return std::count_if(lines_.begin(), lines_.end(), [&](const SheetText& line) {
                const auto& marks = line.marks->marks;
                return std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) { return mark.is(sense); });
            });
        };
        const auto spoken_of = [&](std::string_view one, std::string_view other) {
            const auto first = lines_with(one), second = lines_with(other);
            return first > 0 && second > 0 && first + second >= several;
        };
        const bool we = spoken_of("we", "they");
        if (!we && !spoken_of("north-south", "east-west")) return false;
        out_.name(0, we ? "We" : "NS");
        out_.name(1, we ? "They" : "EW");
        return out_.known();
    }

    /// The first and the last cell of the line nearest above the hands that has two names in it.
    void by_headings()
    {
        for (std::size_t i = 0; i < heads() && !tells_trump(*lines_[i].marks); ++i) {
            std::vector<HeadingCell> sided;
            for (const HeadingCell& cell : cells_of(lines_[i].whole))
                if (names_a_side(cell)) sided.push_back(cell);
            if (sided.size() < 2 || sided.size() > 4) continue;
            out_ = {};
            both_.clear();
            take(0, sided[sided.size() == 3 ? 1 : 0].text);
            take(1, sided.back().text);
        }
    }

    /// The two words that most rows with figures have one of.
    void by_recurrence()
    {
        const auto in = recurring_words(lines_);
        std::size_t best = 0;
        auto one = in.end(), other = in.end();
        for (auto a = in.begin(); a != in.end(); ++a)
            for (auto b = in.begin(); b != a; ++b) {
                const auto both = in_both(a->second, b->second);
                if (both * 2 > std::min(a->second.size(), b->second.size()) + 1) continue;
                if (const auto score = a->second.size() + b->second.size() - both; score > best) best = score, one = a, other = b;
            }
        if (best == 0) return;
        if (other->second.front() < one->second.front()) std::swap(one, other);
        take(0, as_written(one->first));
        take(1, as_written(other->first));
    }

    std::string as_written(const std::string& word) const
    {
        const auto same = [](char a, char b) { return std::tolower(static_cast<unsigned char>(a)) == b; };
        for (const SheetText& line : lines_) {
            const auto found = std::search(line.whole.begin(), line.whole.end(), word.begin(), word.end(), same);
            if (found != line.whole.end()) return {found, found + static_cast<std::ptrdiff_t>(word.size())};
        }
        return word;
    }

    bool serves() const
    {
        if (!out_.known()) return false;
        std::size_t hands = 0, sided = 0;
        for (const SheetText& line : lines_) {
            if (!tells_trump(*line.marks)) continue;
            const auto& marks = line.marks->marks;
            ++hands;
            sided += !out_.columns.empty() || out_.by_stroke ||
                     std::any_of(marks.begin(), marks.end(), [&](const Mark& mark) { return out_.of(mark).has_value(); });
        }
        return hands > 1 && sided * 2 > hands;
    }

    const std::vector<SheetText>& lines_;
    FoundSides out_;
    std::vector<std::string> both_;
};

}  // namespace

FoundSides find_sides(const std::vector<SheetText>& lines) { return Finding(lines).find(); }

}  // namespace hoyle::prose
