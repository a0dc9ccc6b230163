#include "sheet/key.hpp"

#include "sheet/unit.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>

namespace hoyle::sheet {
namespace {

using Key = std::map<std::string, std::string_view, std::less<>>;

bool is_unknown(const Mark& mark)
{
    constexpr std::size_t longest = 4;
    return mark.kind == Kind::word && mark.sense.empty() && mark.text.size() <= longest;
}

/// A word of what a hand was, or of the game.
bool is_known(const Mark& mark)
{
    static constexpr std::array<std::string_view, 7> others{"doubled",  "redoubled", "simple", "divided",
                                                            "one-hand", "game",      "bonus"};
    const bool told = is_honours_word(mark.sense) || is_strain_word(mark.sense) || is_tricks_word(mark.sense) ||
                      std::find(others.begin(), others.end(), mark.sense) != others.end();
    return mark.kind == Kind::word && told && mark.text.size() > 2;
}

/// Wide blanks, or `=`, `:`, `-` between.
bool stands_for(const std::vector<Mark>& marks, std::size_t word, std::size_t meaning)
{
    constexpr int wide = 2;
    if (meaning == word + 1) return marks[meaning].begin - marks[word].end >= wide;
    return meaning == word + 2 && (marks[word + 1].kind == Kind::sign || marks[word + 1].kind == Kind::nil) &&
           (marks[word + 1].text == "=" || marks[word + 1].text == ":" || marks[word + 1].text == "-");
}

bool has_figures(const Line& line)
{
    constexpr int most_in_name = 5;  // `4h  four honors`
    return std::any_of(line.marks.begin(), line.marks.end(), [](const Mark& mark) {
        return mark.kind == Kind::figure && !mark.in_words && mark.number > most_in_name;
    });
}

/// What a line defines; nothing unless it defines two at least.
Key defined_on(const Line& line)
{
    constexpr std::size_t fewest = 2;
    Key key;
    std::size_t defined = 0;
    if (has_figures(line)) return key;
    for (std::size_t i = 0; i + 1 < line.marks.size(); ++i) {
        const bool before_sign = i + 2 < line.marks.size() && line.marks[i + 1].kind != Kind::word;
        const std::size_t meaning = before_sign ? i + 2 : i + 1;
        const Mark& word = line.marks[i];
        if (word.kind != Kind::word || !is_known(line.marks[meaning]) || !stands_for(line.marks, i, meaning)) continue;
        const bool known_so = word.sense == line.marks[meaning].sense;
        if (!is_unknown(word) && !known_so) continue;
        const auto meant_so = [&](const auto& each) { return each.second == line.marks[meaning].sense; };
        if (std::any_of(key.begin(), key.end(), meant_so)) return {};  // columns of two sides
        ++defined;
        if (!known_so) key.emplace(word.text, line.marks[meaning].sense);
    }
    return defined >= fewest ? key : Key{};
}

}  // namespace

void take_key(Page& page)
{
    Key key;
    for (Line& line : page.lines) {
        if (line.rule || line.blank) continue;
        const Key here = defined_on(line);
        if (here.empty()) continue;
        key.insert(here.begin(), here.end());
        for (Mark& mark : line.marks) {
            if (mark.kind == Kind::word) mark.sense = "idle";
            if (mark.kind == Kind::figure) mark.names = true;
        }
    }
    if (key.empty()) return;
    for (Line& line : page.lines)
        for (Mark& mark : line.marks)
            if (const auto found = key.find(mark.text); found != key.end() && mark.kind == Kind::word && mark.sense.empty())
                mark.sense = found->second;
}

}  // namespace hoyle::sheet
