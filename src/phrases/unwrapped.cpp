#include "phrases/unwrapped.hpp"

#include "phrases/people.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <span>
#include <vector>

namespace hoyle::phrases {
namespace {

using Lines = std::span<const std::string_view>;

constexpr std::size_t narrowest = 40;      ///< bytes of a line
constexpr std::size_t longest_line = 400;  ///< what is written without stops is not joined for ever

std::string_view without_end(std::string_view line) { return line.substr(0, line.find_last_not_of(" \t\r") + 1); }

bool is_within(char c, std::string_view among) { return among.find(c) != among.npos; }

/// The line ends though its sentence does not.
bool is_open(std::string_view line) { return !line.empty() && !is_within(line.back(), ".!?;:\""); }

bool begins_small(std::string_view line) { return line[0] >= 'a' && line[0] <= 'z'; }

/// The next line's first word had no room in this one, or hardly any.
bool is_full(std::string_view line, std::string_view next, std::size_t width)
{
    constexpr std::size_t to_spare = 6;
    return line.size() + 1 + std::min(next.find(' '), next.size()) + to_spare > width;
}

std::size_t width_of(Lines lines)
{
    return std::max_element(lines.begin(), lines.end(), [](auto a, auto b) { return a.size() < b.size(); })->size();
}

/// A row of a table.
bool has_columns(std::string_view line)
{
    return line.find("   ") != line.npos || line.find('|') != line.npos || line.find('\t') != line.npos;
}

bool is_wrapped(Lines lines, Lines read)
{
    if (std::any_of(lines.begin(), lines.end(), has_columns)) return false;
    const std::size_t width = width_of(lines);
    std::size_t full = 0, open = 0, small = 0;
    for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
        if (!is_full(lines[i], lines[i + 1], width)) continue;
        ++full;
        if (!is_open(read[i])) continue;
        ++open;
        small += begins_small(lines[i + 1]);
    }
    return width >= narrowest && full > 1 && full * 3 >= (lines.size() - 1) * 2 && open > 0 && small * 2 >= open;
}

/// Behind the first sentence that ends within a line, where a blank stands; npos: none ends there.
std::size_t end_of_sentence(std::string_view line)
{
    for (std::size_t at = 2; at + 1 < line.size(); ++at) {
        if (line[at + 1] != ' ' || !is_within(line[at], ".!?\")")) continue;
        const bool quoted = line[at] == '"' || line[at] == ')';
        const char stop = quoted ? line[at - 1] : line[at];
        const bool letter = line[at - 2] == ' ' || line[at - 2] == '.';  // of a first name
        if (is_within(stop, "!?") || (stop == '.' && !letter)) return at + 1;
    }
    return line.npos;
}

/// `lines`: those of a paragraph; `read`: without the stops of titles, each as long but for its end.
void join(Lines lines, Lines read, std::string& out)
{
    const std::size_t width = width_of(lines);
    std::size_t taken_up = 0, length = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        std::string_view rest = lines[i];
        const std::size_t end = taken_up > 0 ? end_of_sentence(read[i]) : rest.npos;
        if (end != rest.npos) {
            out.append(rest.substr(0, end)).append(taken_up, '\n');
            rest.remove_prefix(end + 1);
            taken_up = length = 0;
        }
        out += rest;
        length += rest.size();
        const bool goes_on = i + 1 < lines.size() && is_open(read[i]) && length + lines[i + 1].size() < longest_line &&
                             (is_full(lines[i], lines[i + 1], width) || begins_small(lines[i + 1]));
        if (goes_on) {
            out += ' ';
            ++taken_up;
        } else {
            out.append(taken_up + 1, '\n');
            taken_up = length = 0;
        }
    }
}

}  // namespace

std::optional<std::string> unwrapped(std::string_view text)
{
    std::vector<std::string_view> lines = split_lines(text), read;
    for (std::string_view& line : lines) line = without_end(line);
    const std::string spelt = without_title_stops(text);  // as long
    for (const std::string_view line : lines)
        read.push_back(
            without_end(std::string_view(spelt).substr(static_cast<std::size_t>(line.data() - text.data()), line.size())));
    std::string out;
    bool any = false;
    for (std::size_t begin = 0, end = 0; begin < lines.size(); begin = end) {
        const auto empty = [](std::string_view line) { return line.empty(); };
        end = static_cast<std::size_t>(std::find_if(lines.begin() + static_cast<std::ptrdiff_t>(begin), lines.end(), empty) -
                                       lines.begin());
        const Lines paragraph = Lines(lines).subspan(begin, end - begin);
        const Lines spoken = Lines(read).subspan(begin, end - begin);
        const bool wrapped = paragraph.size() > 1 && is_wrapped(paragraph, spoken);
        any = any || wrapped;
        if (wrapped) join(paragraph, spoken, out);
        else
            for (const std::string_view line : paragraph) out.append(line) += '\n';
        for (; end < lines.size() && lines[end].empty(); ++end) out += '\n';
    }
    return any ? std::optional(std::move(out)) : std::nullopt;
}

}  // namespace hoyle::phrases
