#include "sheet/cleared.hpp"

#include <algorithm>
#include <cctype>
#include <optional>
#include <vector>

namespace hoyle::sheet {
namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The marks of a page of the web, as blanks; what ends a cell is a bar. As long as before.
std::string without_tags(std::string_view text)
{
    std::string out(text);
    for (std::size_t at = out.find('<'); at != out.npos; at = out.find('<', at + 1)) {
        const auto end = out.find_first_of("<>\n", at + 1);
        const bool tag = end != out.npos && out[end] == '>' && at + 1 < end &&
                         (std::isalpha(static_cast<unsigned char>(out[at + 1])) != 0 || out[at + 1] == '/');
        if (!tag) continue;
        const auto name = std::string_view(out).substr(at + 1, end - at - 1);
        const bool cell = name == "/td" || name == "/th";
        std::fill(out.begin() + static_cast<std::ptrdiff_t>(at), out.begin() + static_cast<std::ptrdiff_t>(end) + 1, ' ');
        if (cell) out[at] = '|';
    }
    return out;
}

/// Whist is named, or what its games are worth.
bool names_whist(std::string_view text)
{
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    for (std::size_t at = small.find("whist"); at != small.npos; at = small.find("whist", at + 1))
        if (small.compare(at + 5, 5, " club") != 0) return true;
    return small.find("single") != small.npos || small.find("treble") != small.npos;
}

/// At whist points are kept by strokes: `///` becomes 3, as long as before; and `||`, where a word for what it counts follows.
std::string with_strokes_counted(std::string text)
{
    const auto blank = [&](std::size_t i) { return i >= text.size() || text[i] == ' ' || text[i] == '\n' || text[i] == '\t'; };
    const auto counts = [&](std::size_t i) {
        const std::string_view rest = std::string_view(text).substr(std::min(i + 1, text.size()));
        return rest.starts_with("card") || rest.starts_with("hon") || rest.starts_with("trick");
    };
    constexpr std::size_t most = 9;
    const bool slashes = text.find(" //") != text.npos;  // one alone may part things
    const bool strokes = text.find(" || ") != text.npos && text.find("\n|") == text.npos;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const char stroke = text[at];
        if ((stroke != '/' && stroke != '|') || (at > 0 && !blank(at - 1))) continue;
        const std::size_t to = std::min(text.find_first_not_of(stroke, at), text.size());
        if (to - at > most || !blank(to) || (stroke == '|' ? !strokes || !counts(to) : !slashes)) {
            at = to - 1;
            continue;
        }
        text[at] = static_cast<char>('0' + (to - at));
        std::fill(text.begin() + static_cast<std::ptrdiff_t>(at) + 1, text.begin() + static_cast<std::ptrdiff_t>(to), ' ');
        at = to - 1;
    }
    return text;
}

/// `-/30  12/-`, `36/30`: both figures of a side with a stroke between, on three lines or more; the stroke becomes a blank.
std::string with_pairs_parted(std::string text)
{
    const auto part = [](char c) { return is_digit(c) || c == '-'; };
    std::vector<std::size_t> strokes;
    std::size_t surely = 0;
    for (std::size_t at = text.find('/'); at != text.npos; at = text.find('/', at + 1)) {
        std::size_t from = at, to = at + 1;
        while (from > 0 && part(text[from - 1])) --from;
        while (to < text.size() && part(text[to])) ++to;
        const bool apart = (from == 0 || std::string_view(" \t\n|").find(text[from - 1]) != std::string_view::npos) &&
                           (to == text.size() || std::string_view(" \t\r\n|").find(text[to]) != std::string_view::npos);
        if (!apart || from == at || to == at + 1) continue;
        strokes.push_back(at);
        const std::string_view first(text.data() + from, at - from), second(text.data() + at + 1, to - at - 1);
        constexpr std::size_t two_digits = 2;
        surely += first == "-" || (second.size() == two_digits && second > "11");  // neither is money
    }
    if (surely < 3) return text;
    for (const std::size_t at : strokes) text[at] = ' ';
    return text;
}

/// How long is the day and hour before a message, with the name of who wrote it: `[12/03/2024, 20:41:10] Marta:`,
/// `12/03/24, 20:41 - Marta:`, `[20:41] Marta:`? 0: none stands there.
std::size_t length_of_stamp(std::string_view line)
{
    std::size_t at = line.find_first_not_of(' '), digits = 0, colons = 0;
    if (at == line.npos) return 0;
    const bool boxed = line[at] == '[';
    if (boxed) ++at;
    for (; at < line.size(); ++at) {
        const char c = line[at];
        const bool before_digit = at + 1 < line.size() && is_digit(line[at + 1]);
        if (is_digit(c)) ++digits;
        else if (c == ':' && before_digit) ++colons;
        else if (std::string_view("/., apmAPM").find(c) == std::string_view::npos && (c != '-' || !before_digit)) break;
    }
    if (digits < 3 || colons == 0 || at >= line.size()) return 0;
    if (boxed ? line[at] != ']' : line[at] != '-' || line[at - 1] != ' ') return 0;
    const std::size_t name = line.find(':', at);
    constexpr std::size_t longest_name = 32;
    return name == line.npos || name - at > longest_name ? 0 : name + 1;
}

/// Messages, with who wrote them and when before each.
std::string without_stamps(std::string text)
{
    const auto each_line = [&](const auto& visit) {
        for (std::size_t at = 0; at < text.size();) {
            const auto end = std::min(text.find('\n', at), text.size());
            visit(at, length_of_stamp(std::string_view(text).substr(at, end - at)));
            at = end + 1;
        }
    };
    std::size_t stamped = 0;
    each_line([&](std::size_t, std::size_t length) { stamped += length > 0; });
    if (stamped < 3) return text;
    each_line(
        [&](std::size_t at, std::size_t length) { std::fill_n(text.begin() + static_cast<std::ptrdiff_t>(at), length, ' '); });
    return text;
}

struct Place {
    std::size_t from = 0, to = 0;  ///< bytes of a line
    std::size_t middle() const { return (from + to) / 2; }
};

/// The words of a line, without its figures.
std::vector<Place> words_of_line(std::string_view line)
{
    const auto in_word = [&](std::size_t i) {
        const auto c = static_cast<unsigned char>(line[i]);
        return std::isalpha(c) != 0 || c >= 0x80 || c == '\'';
    };
    std::vector<Place> out;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (!in_word(at)) continue;
        Place word{at, at};
        while (word.to < line.size() && in_word(word.to)) ++word.to;
        out.push_back(word);
        at = word.to;
    }
    return out;
}

/// `"` by itself, or `do.` between wide blanks.
std::vector<Place> dittos_of_line(std::string_view line)
{
    const auto blank = [&](std::size_t i) { return i >= line.size() || line[i] == ' '; };
    std::vector<Place> out;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (at > 0 && !blank(at - 1)) continue;
        const auto rest = line.substr(at);
        if (line[at] == '"' && blank(at + 1)) out.push_back({at, at + 1});
        const std::size_t length = rest.starts_with("ditto") ? 5 : rest.starts_with("do.") ? 3 : rest.starts_with("do ") ? 2 : 0;
        const bool apart = at >= 2 && blank(at - 2) && blank(at + length) && blank(at + length + 1);
        if (length > 0 && apart) out.push_back({at, at + length});
    }
    return out;
}

/// The word that stands over a ditto, if there is room for it: it overlaps it, or stands next to it.
std::optional<Place> word_over(std::string_view above, std::string_view line, Place ditto)
{
    constexpr std::size_t beside = 2;
    std::optional<Place> best;
    const auto distance = [&](Place word) {
        return word.middle() > ditto.middle() ? word.middle() - ditto.middle() : ditto.middle() - word.middle();
    };
    for (const Place word : words_of_line(above)) {
        if (word.from > ditto.to + beside || word.to + beside < ditto.from || word.to > line.size()) continue;
        const auto room = [&](std::size_t i) { return line[i] == ' ' || (i >= ditto.from && i < ditto.to); };
        bool free = true;
        for (std::size_t i = word.from; i < word.to; ++i) free = free && room(i);
        if (free && (!best || distance(word) < distance(*best))) best = word;
    }
    return best;
}

/// `"` and `do.` under a word: the word, in its place.
std::string with_dittos(std::string text)
{
    std::string above;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        std::string line = text.substr(at, end - at);
        for (const Place ditto : dittos_of_line(line)) {
            const auto word = word_over(above, line, ditto);
            if (!word) continue;
            std::fill_n(line.begin() + static_cast<std::ptrdiff_t>(ditto.from), ditto.to - ditto.from, ' ');
            line.replace(word->from, word->to - word->from, above, word->from, word->to - word->from);
        }
        text.replace(at, line.size(), line);
        const bool row = std::any_of(line.begin(), line.end(), is_digit);  // a remark between two rows stands over neither
        if (row && !words_of_line(line).empty()) above = std::move(line);
        at = end + 1;
    }
    return text;
}

}  // namespace

std::string cleared(std::string_view written)
{
    std::string text = without_stamps(without_tags(written));
    text = with_dittos(with_pairs_parted(std::move(text)));
    if (names_whist(text)) text = with_strokes_counted(std::move(text));
    return text;
}

}  // namespace hoyle::sheet
