// Which side is named by the words of a line.

#include "sheet/sides.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace hoyle::sheet {

namespace {

bool is_abbreviated_word(std::string_view word)
{
    static constexpr std::array<std::string_view, 27> short_words{
        "mr", "mrs", "dr", "st", "capt", "col", "maj", "gen",  "rev",  "revd", "prof", "no",   "messrs", "lt",
        "hy", "wm",  "jo", "jn", "jno",  "jos", "geo", "thos", "chas", "edw",  "robt", "saml", "hon"};
    return word.size() == 1 || std::find(short_words.begin(), short_words.end(), word) != short_words.end();
}

}  // namespace

bool is_joining(const Mark& mark)
{
    return mark.text == "&" || mark.text == "and" || mark.text == "the" || mark.text == "of" || mark.text == "mr" ||
           mark.text == "mrs" || mark.text == "miss" || mark.text == "versus" || mark.text == "vs" || mark.text == "v" ||
           mark.text == "against";
}

bool joins_partners(const Mark& mark)
{
    return mark.text == "&" || mark.text == "and" || (mark.kind == Kind::sign && (mark.text == "+" || mark.text == "/"));
}

bool is_abbreviated(const Mark& mark) { return mark.kind == Kind::word && is_abbreviated_word(mark.text); }

namespace {

/// True where `typed` stands for `name`: the same, its first letter, or its first letters.
bool stands_for(std::string_view typed, std::string_view name)
{
    if (typed == name) return true;
    if (typed.empty() || name.empty() || typed[0] != name[0]) return false;
    const auto plural = [](std::string_view longer, std::string_view shorter) {
        return longer.size() == shorter.size() + 1 && longer.ends_with('s') && longer.starts_with(shorter);
    };
    if (plural(typed, name) || plural(name, typed)) return true;
    return typed.size() < name.size() && name.starts_with(typed) && (typed.size() >= 3 || typed.size() == 1);
}

/// `CD`, of C. and D., `O.B` of the Old Boys: the first letters of all the names of a side, titles left out.
bool is_initials_of(std::string_view typed, const std::vector<std::string>& words)
{
    if (typed.size() < 2) return false;
    std::size_t at = 0;
    for (const std::string& word : words) {
        if (word.size() > 1 && is_abbreviated_word(word)) continue;
        if (at > 0 && at < typed.size() && typed[at] == '.') ++at;
        if (at >= typed.size() || typed[at] != word[0]) return false;
        ++at;
    }
    return at >= 2 && at == typed.size();
}

}  // namespace

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
std::optional<int> Sides::named(std::span<const Mark> marks, std::size_t i, std::size_t& taken) const
{
    taken = 1;
    const Mark& mark = marks[i];
    if (mark.kind != Kind::word) return std::nullopt;
    for (int side = 0; side < 2; ++side)
        if (!senses[static_cast<std::size_t>(side)].empty() && mark.sense == senses[static_cast<std::size_t>(side)]) return side;
    // W. and T., where the sides are We and They
    if (!senses[0].empty() && mark.capital && mark.text.size() == 1 && !names[0].empty() && !names[1].empty()) {
        const auto initial = [](const std::string& name) {
            return static_cast<char>(std::tolower(static_cast<unsigned char>(name[0])));
        };
        for (int side = 0; side < 2; ++side)
            if (initial(names[0]) != initial(names[1]) && mark.text[0] == initial(names[static_cast<std::size_t>(side)]))
                return side;
    }
    const bool known = !mark.sense.empty() && mark.sense != "idle";
    if (const bool first = is_initials_of(mark.text, words[0]); mark.capital || !known)
        if (first != is_initials_of(mark.text, words[1])) return first ? 0 : 1;
    if (known && mark.sense != "we" && mark.sense != "they") {
        // a name may be a word of the list, where it heads a column by itself or is told of whom it is
        const auto is_name = [&](const std::string& name) {
            return std::equal(name.begin(), name.end(), mark.text.begin(), mark.text.end(),
                              [](unsigned char a, unsigned char b) { return std::tolower(a) == b; });
        };
        if (is_name(names[0]) != is_name(names[1])) return is_name(names[0]) ? 0 : 1;
        if (!is_name(names[0])) return std::nullopt;
    }
    std::array<std::size_t, 2> length{};
    std::array<bool, 2> exact{};
    for (std::size_t side = 0; side < 2; ++side) {
        std::size_t to = i, matched = 0;
        for (; to < marks.size() && marks[to].kind != Kind::bar; ++to) {
            const Mark& here = marks[to];
            if (here.kind == Kind::sign && std::string_view(".-+/").find(here.text) != std::string_view::npos && to > i) continue;
            const bool joins = matched > 0 && is_joining(here);
            if (joins) continue;
            if (here.kind != Kind::word) break;
            // `for` is no Forsyth
            const bool found = std::any_of(words[side].begin(), words[side].end(), [&](const std::string& word) {
                return here.sense == "idle" ? here.text == word : stands_for(here.text, word);
            });
            if (!found) break;
            ++matched;
            exact[side] = exact[side] || std::find(words[side].begin(), words[side].end(), here.text) != words[side].end();
            length[side] = to + 1 - i;
        }
    }
    if (length[0] == 0 && length[1] == 0) return std::nullopt;
    const bool first_begins = !is_joining(mark);
    if (!first_begins) return std::nullopt;
    if (length[0] == length[1]) {
        if (exact[0] == exact[1]) return std::nullopt;
        taken = length[0];
        return exact[0] ? 0 : 1;
    }
    const int side = length[0] > length[1] ? 0 : 1;
    // a lone small letter is seldom a name, where nobody goes by it
    const auto named_side = static_cast<std::size_t>(side);
    if (length[named_side] == 1 && mark.text.size() == 1 && !mark.capital && !exact[named_side]) return std::nullopt;
    taken = length[static_cast<std::size_t>(side)];
    return side;
}

}  // namespace hoyle::sheet
