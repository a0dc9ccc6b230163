#include "prose/sheet/sides.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {
namespace {

using Kind = Mark::Kind;

/// Without blanks and stops at its ends.
std::string_view without_stops(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r.,:;|*";
    const auto begin = text.find_first_not_of(blanks);
    if (begin == text.npos) return {};
    return text.substr(begin, text.find_last_not_of(blanks) + 1 - begin);
}

std::string letters_of(std::string_view word)
{
    std::string out;
    for (const char c : word)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80) out += c;
    return out;
}

/// Words of a heading that name nobody.
bool names_nobody(std::string_view word)
{
    constexpr std::string_view words[] = {"the",  "and", "side", "misses", "miss", "mr", "mrs", "wife",
                                          "pair", "his", "her",  "of",     "dr",   "s",  "with"};
    return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

std::vector<std::string> words_in(std::string_view cell)
{
    std::vector<std::string> out;
    const std::string plain = plain_words(cell);
    for (std::size_t at = 0; at < plain.size();) {
        const auto end = std::min(plain.find(' ', at), plain.size());
        if (const auto word = plain.substr(at, end - at); !names_nobody(word)) out.push_back(word);
        at = end + 1;
    }
    return out;
}

std::optional<int> letters_side(const Mark& mark)
{
    if (mark.is("north-south")) return 0;
    if (mark.is("east-west")) return 1;
    return std::nullopt;
}

/// What a side is called in a heading, as a block may call it: one word as it stands, several in quotes.
std::string written_name(std::string_view cell)
{
    if (const auto bracket = cell.find('('); bracket != cell.npos && bracket > 0) cell = cell.substr(0, bracket);
    cell = without_stops(cell);
    const bool word = std::all_of(cell.begin(), cell.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)); });
    if (word && cell.size() > 1) return std::string(cell);
    std::string out = "\"";
    for (const char c : cell)
        if (c != '"' && static_cast<unsigned char>(c) >= 0x20) out += c;
    return out + '"';
}

}  // namespace

void Sides::take(int side, std::string_view cell)
{
    const auto s = static_cast<std::size_t>(side);
    words_[s] = words_in(cell);
    for (const auto& word : words_[s]) initials_[s] += word[0];
    for (const Mark& mark : sheet_line(cell).marks) {
        if (mark.is("we")) we_ = side;
        if (mark.is("they")) we_ = 1 - side;
        if (const auto known = letters_side(mark)) names_[s] = *known == 0 ? "NS" : "EW";
    }
    if (names_[s].empty()) names_[s] = written_name(cell);
}

/// The two cells of a line, by whatever parts them.
bool Sides::cells(std::string_view line, const SheetLine& marks, std::array<std::string, 2>& out)
{
    line = without_stops(line);
    const auto part = [&](std::size_t at, std::size_t length) {
        out = {std::string(without_stops(line.substr(0, at))), std::string(without_stops(line.substr(at + length)))};
        return !out[0].empty() && !out[1].empty();
    };
    const bool bars = std::count_if(marks.marks.begin(), marks.marks.end(),
                                    [](const Mark& mark) { return mark.kind == Kind::bar; }) == 1;
    if (bars) {
        const auto bar = line.find('|');
        return bar != line.npos && part(bar, line.substr(bar).starts_with("||") ? 2 : 1);
    }
    for (const std::string_view between : {" / ", " against ", " versus ", " vs. ", " vs ", " v. ", " v ", " - ", "   "})
        if (const auto at = line.find(between); at != line.npos) {
            const auto next = between == "   " ? line.find_first_not_of(' ', at) : at + between.size();
            if (next != line.npos && line.find(between, next) == line.npos) return part(at, between.size());
        }
    const auto comma = line.find(", ");
    const auto joined = [](std::string_view cell) { return cell.find(' ') == cell.npos && cell.find('-') != cell.npos; };
    return comma != line.npos && joined(line.substr(0, comma)) && joined(without_stops(line.substr(comma + 2))) && part(comma, 2);
}

/// `trick honour || trick honour`, `NS below | NS above | EW below | EW above`
bool Sides::heads_kinds(const SheetLine& line)
{
    std::vector<Column> found;
    for (const Mark& mark : line.marks) {
        if (mark.aside) continue;
        const bool above = mark.is("above") || mark.is("honours");
        if (above || mark.is("below")) found.push_back({(mark.begin + mark.end) / 2, static_cast<int>(found.size() / 2), above});
        else if (mark.kind != Kind::bar && mark.sense.empty()) return false;
    }
    if (found.size() != 4 || *found[0].above == *found[1].above || found[0].above != found[2].above) return false;
    columns_ = std::move(found);
    return true;
}

namespace {

/// What a line that may be a heading has in it.
struct Speaks {
    bool figures = false;
    bool of_both = false;  ///< we and they, or the letters of the seats
};
Speaks speaks_of(const SheetLine& line)
{
    Speaks out;
    bool we = false, they = false;
    for (const Mark& mark : line.marks) {
        out.figures |= mark.counts() && !mark.nil && !mark.aside;
        we |= mark.is("we") || mark.is("north-south");
        they |= mark.is("they") || mark.is("east-west");
    }
    out.of_both = we && they;
    return out;
}

/// A cell that can name a side; what stands before a full stop in it is cut off.
bool names_a_side(std::string& cell, const Speaks& line)
{
    if (const auto stop = cell.rfind(". "); stop != cell.npos && (stop > 9 || (stop > 3 && cell.find(' ') > stop)))
        cell = cell.substr(stop + 2);
    const auto words = words_in(cell);
    if (words.empty() || words.size() > 6) return false;
    if (line.figures && cell.find('(') == cell.npos) return false;
    return line.of_both ||
           std::any_of(cell.begin(), cell.end(), [](char c) { return std::isupper(static_cast<unsigned char>(c)); });
}

/// How much of a side's name stands from `at` on: its words one after another, or the first letters of them.
struct NameHeard {
    std::size_t words = 0;     ///< so many of them
    std::size_t end = 0;       ///< behind the last mark
    bool first_whole = false;  ///< one word, the first, in full
};
NameHeard name_heard(const std::vector<Mark>& marks, std::size_t at, const std::vector<std::string>& name)
{
    NameHeard out;
    std::size_t i = at;
    for (; i < marks.size() && out.words < name.size() && marks[i].kind == Kind::word; ++i) {
        const std::string word = letters_of(marks[i].text);
        if (word.empty() || names_nobody(word)) continue;
        if (word != name[out.words] && word != name[out.words].substr(0, 1)) break;
        ++out.words;
    }
    out.first_whole = out.words == 1 && name[0] == letters_of(marks[i - 1].text);
    while (out.words > 0 && i < marks.size() && marks[i].kind == Kind::word && marks[i].sense.empty() &&
           names_nobody(letters_of(marks[i].text)))
        ++i;
    out.end = i;
    return out;
}

}  // namespace

bool Sides::heads(std::string_view line, const SheetLine& marks)
{
    if (marks.rule) return false;
    const Speaks speaks = speaks_of(marks);
    if (speaks.figures && !speaks.of_both) return false;
    if (!speaks.figures && heads_kinds(marks)) {
        if (!known()) heard(marks);
        return true;
    }
    std::array<std::string, 2> cell;
    if (headed_ || !cells(line, marks, cell)) return false;
    for (auto& each : cell)
        if (!names_a_side(each, speaks)) return false;
    take(0, cell[0]);
    take(1, cell[1]);
    headed_ = true;
    barred_ = line.find('|') != line.npos;
    if (columns_.empty())
        for (int side = 0; side < 2; ++side) {
            const auto& own = cell[static_cast<std::size_t>(side)];
            const auto at = line.find(own);
            columns_.push_back({(at == line.npos ? 0 : at) + own.size() / 2, side, {}});
        }
    return true;
}

void Sides::heard(const SheetLine& line)
{
    if (headed_) return;
    for (const Mark& mark : line.marks) {
        if (letters_side(mark)) names_ = {"NS", "EW"};
        if ((mark.is("we") || mark.is("they")) && names_[0].empty()) names_ = {"We", "They"}, we_ = 0;
    }
}

void Sides::begins(std::string_view row)
{
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const auto first = std::min(row.find_first_not_of("0123456789.) "), row.size());
    row.remove_prefix(first);
    const auto name = [&](std::size_t at) {
        const bool capital = at < row.size() && std::isupper(static_cast<unsigned char>(row[at])) != 0;
        return capital ? std::min(row.find_first_not_of(letters, at), row.size()) : at;
    };
    const auto one = name(0);
    for (const std::string_view between : {" & ", " and "}) {
        if (one == 0 || !row.substr(one).starts_with(between)) continue;
        const auto begin = one + between.size(), end = name(begin);
        if (end == begin) continue;
        const std::string pair(row.substr(0, end));
        if (std::find(pairs_.begin(), pairs_.end(), pair) == pairs_.end()) pairs_.push_back(pair);
    }
    headed_ = pairs_.size() == 2;
    if (pairs_.size() > 2) names_ = {};
    for (int side = 0; headed_ && names_[1].empty() && side < 2; ++side) take(side, pairs_[static_cast<std::size_t>(side)]);
}

void Sides::take_found(FoundSides found)
{
    for (const std::size_t side : {0U, 1U}) names_[side] = written_name(found.names[side]);
    columns_.clear();
    for (const auto& column : found.columns) columns_.push_back({column.centre, column.side, {}});
    barred_ = headed_ = false;
    found_ = std::move(found);
}

/// By what they are headed with: the names of a side, or their first letters.
std::optional<int> Sides::named_at(const std::vector<Mark>& marks, std::size_t at, std::size_t& taken) const
{
    if (!headed_ || initials_[0] == initials_[1]) return std::nullopt;
    const std::string written = letters_of(marks[at].text);
    for (int side = 0; side < 2; ++side) {
        const auto s = static_cast<std::size_t>(side);
        const auto& name = words_[s];
        const auto& others = words_[1 - s];
        if (name.empty()) continue;
        if (written.size() > 1 && written == initials_[s]) return side;
        const NameHeard heard = name_heard(marks, at, name);
        // the first of several names is enough, where the others have none like it
        const bool one_is_enough = heard.first_whole && name[0].size() > 1 && words_[0] != words_[1] &&
                                   std::find(others.begin(), others.end(), name[0]) == others.end();
        const bool a_letter_only = heard.words == 1 && name[0].size() == 1 && written.size() != 1;
        if (heard.words == name.size() ? a_letter_only : !one_is_enough) continue;
        taken = heard.end - at;
        return side;
    }
    return std::nullopt;
}

std::optional<int> Sides::at(const std::vector<Mark>& marks, std::size_t at, std::size_t& taken) const
{
    taken = 1;
    const Mark& mark = marks[at];
    if (mark.kind != Kind::word) return std::nullopt;
    if (found_) return found_->of(mark);
    if (const auto side = letters_side(mark); side && names_[0] == "NS") return side;
    if (const auto side = letters_side(mark); side && names_[0] == "EW") return 1 - *side;
    if (const auto side = named_at(marks, at, taken)) return side;
    if (we_ >= 0 && mark.is("we")) return we_;
    if (we_ >= 0 && mark.is("they")) return 1 - we_;
    return std::nullopt;
}

}  // namespace hoyle::prose
