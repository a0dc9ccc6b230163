#include "prose/written.hpp"

#include "prose/lists.hpp"
#include "prose/table.hpp"

#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

bool is_letter(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || static_cast<unsigned char>(c) >= 0x80; }

/// A letter of more than one byte that is a sign: how long, and what it stands for.
std::pair<std::size_t, std::string_view> sign_at(std::string_view text)
{
    static constexpr std::pair<std::string_view, std::string_view> signs[] = {
        {"\u2660", "S"},  {"\u2665", "H"},  {"\u2666", "D"}, {"\u2663", "C"}, {"\u2019", "'"}, {"\u2018", "\""},
        {"\u201c", "\""}, {"\u201d", "\""}, {"\u2014", ","}, {"\u2013", "-"}, {"\u2026", "."}};
    for (const auto& [bytes, meant] : signs)
        if (text.starts_with(bytes)) return {bytes.size(), meant};
    return {0, {}};
}

/// `9-4`: two numbers.
bool between_digits(std::string_view line, std::size_t at)
{
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    return at > 0 && at + 1 < line.size() && is_digit(line[at - 1]) && is_digit(line[at + 1]);
}

/// Takes what goes on with a word at `at`: a letter, a sign of a suit, an apostrophe or a stroke between letters. False: it ends.
bool goes_on(std::string_view line, std::size_t& at, std::string& small)
{
    const bool letter_behind = at + 1 < line.size() && is_letter(line[at + 1]);
    const auto [length, sign] = sign_at(line.substr(at));
    if (length != 0) {
        if (sign != "'" && !is_letter(sign[0])) return false;
        small += sign;
        at += length;
    } else if (is_letter(line[at]) || (line[at] == '\'' && letter_behind)) {
        small += line[at++];
    } else if ((line[at] == '-' || line[at] == '/') && letter_behind && !between_digits(line, at)) {
        small += '-';
        ++at;
    } else {
        return false;
    }
    return true;
}

/// The word that begins at `at`, which is then behind it.
WrittenWord word_from(std::string_view line, std::size_t& at)
{
    WrittenWord raw;
    raw.begin = at;
    while (at < line.size() && goes_on(line, at, raw.small)) {}
    raw.end = at;
    raw.written = line.substr(raw.begin, raw.end - raw.begin);
    if (raw.small.ends_with("'s")) {
        raw.owner = true;
        raw.small.resize(raw.small.size() - 2);
        raw.written.remove_suffix(raw.written.size() - raw.small.size());
    }
    raw.small = lower(raw.small);
    return raw;
}

/// `trump ♥.`: a sign by itself, and no card's `♥ 7`, is the suit's name.
void name_lone_signs(std::vector<WrittenWord>& words)
{
    static constexpr std::pair<std::string_view, std::string_view> names[] = {
        {"s", "spades"}, {"h", "hearts"}, {"d", "diamonds"}, {"c", "clubs"}};
    constexpr std::string_view ranks = "akqjt23456789";
    for (std::size_t i = 0; i < words.size(); ++i) {
        WrittenWord& word = words[i];
        const bool trump = i > 0 && (words[i - 1].small == "trump" || words[i - 1].small == "trumps");  // `trump s (W)`
        if (word.small.size() != 1 || (!trump && sign_at(word.written).first != word.written.size())) continue;
        const std::string next = i + 1 < words.size() && words[i + 1].stop == 0 ? words[i + 1].small : std::string();
        if (next == "10" || (!next.empty() && ranks.find(next[0]) != ranks.npos)) continue;
        for (const auto& [letter, name] : names)
            if (word.small == letter) word.small = name;
    }
}

}  // namespace

std::vector<WrittenWord> written_words(std::string_view line)
{
    constexpr std::string_view stops = ",:;.?!\"()[]";
    std::vector<WrittenWord> out;
    char stop = 0;
    for (std::size_t at = 0; at < line.size();) {
        const auto [length, meant] = sign_at(line.substr(at));
        const bool suit = length != 0 && is_letter(meant[0]);
        if (length != 0 && !suit) {
            if (meant[0] != '\'') stop = meant[0];
            at += length;
        } else if (!is_letter(line[at])) {
            const bool of_title = line[at] == '.' && !out.empty() && out.back().end == at &&
                                  is_in(List::titles, out.back().written);
            if (stops.find(line[at]) != stops.npos && !of_title) stop = line[at];
            if (line[at] == '-' && stop == 0 && at > 0 && (line[at - 1] == ' ' || line[at - 1] == '-')) stop = ',';  // a dash
            ++at;
        } else {
            WrittenWord raw = word_from(line, at);
            raw.stop = std::exchange(stop, 0);
            out.push_back(std::move(raw));
        }
    }
    name_lone_signs(out);
    return out;
}

}  // namespace hoyle::prose
