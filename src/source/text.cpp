#include "source/text.hpp"

#include "source/unseen.hpp"

#include <algorithm>
#include <cstdio>

namespace hoyle {
std::size_t utf8_length(std::string_view text)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(0);
    if (first < 0x80) return 1;
    std::size_t length = first >= 0xf0 && first < 0xf5   ? 4
                         : first >= 0xe0 && first < 0xf0 ? 3
                         : first >= 0xc2 && first < 0xe0 ? 2
                                                         : 0;
    if (length == 0 || text.size() < length) return 0;
    for (std::size_t i = 1; i < length; ++i)
        if ((byte(i) & 0xc0) != 0x80) return 0;
    // overlong forms, surrogates and code points past U+10FFFF
    if (first == 0xe0 && byte(1) < 0xa0) return 0;
    if (first == 0xed && byte(1) > 0x9f) return 0;
    if (first == 0xf0 && byte(1) < 0x90) return 0;
    if (first == 0xf4 && byte(1) > 0x8f) return 0;
    return length;
}

std::size_t find_invalid_utf8(std::string_view text)
{
    for (std::size_t i = 0; i < text.size();) {
        if (static_cast<unsigned char>(text[i]) < 0x80) {
            ++i;
            continue;
        }
        const auto length = utf8_length(text.substr(i));
        if (length == 0) return i;
        i += length;
    }
    return std::string_view::npos;
}

std::size_t characters(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++count) i += std::max<std::size_t>(1, utf8_length(text.substr(i)));
    return count;
}

std::string characters_from(std::string_view text, std::size_t first, std::size_t count)
{
    std::size_t at = 0, seen = 0;
    const auto skip = [&](std::size_t to) {
        for (; at < text.size() && seen < to; ++seen)
            for (++at; at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U;) ++at;
        return at;
    };
    const std::size_t begin = skip(first);
    return std::string(text.substr(begin, skip(first + count) - begin));
}

std::size_t utf16_units(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t length = std::max<std::size_t>(1, utf8_length(text.substr(i)));
        count += length == 4 ? 2 : 1;
        i += length;
    }
    return count;
}

std::vector<std::string_view> split_lines(std::string_view text)
{
    std::vector<std::string_view> out;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        auto line = text.substr(at, end - at);
        if (line.ends_with('\r')) line.remove_suffix(1);
        out.push_back(line);
        at = end + 1;
    }
    return out;
}

std::string printable(std::string_view text, std::size_t most)
{
    std::string out;
    std::size_t count = 0;
    for (std::size_t i = 0; i < text.size(); ++count) {
        if (count == most) return out + "...";
        const auto length = utf8_length(text.substr(i));
        const auto sequence = text.substr(i, std::max<std::size_t>(1, length));
        if (sequence == "\t") out += ' ';
        else if (length == 0 || unseen_length(sequence.data(), sequence.data() + sequence.size()) != 0) out += "\xef\xbf\xbd";
        else out += sequence;
        i += sequence.size();
    }
    return out;
}

char32_t code_point(std::string_view sequence)
{
    const auto byte = [&](std::size_t i) { return static_cast<char32_t>(static_cast<unsigned char>(sequence[i])); };
    if (sequence.size() == 1) return byte(0);
    char32_t point = byte(0) & (0xffu >> (sequence.size() + 1));
    for (std::size_t i = 1; i < sequence.size(); ++i) point = point << 6 | (byte(i) & 0x3f);
    return point;
}

std::string unseen_spelt_out(std::string_view text)
{
    std::string out;
    for (std::size_t i = 0; i < text.size();) {
        const std::size_t unseen = text[i] == '\t' ? 0 : unseen_length(text.data() + i, text.data() + text.size());
        if (unseen == 0) {
            out += text[i++];
            continue;
        }
        char written[16];
        std::snprintf(written, sizeof written, "<U+%04X>", static_cast<unsigned>(code_point(text.substr(i, unseen))));
        out += written;
        i += unseen;
    }
    return out;
}

std::uint64_t Text::lines_before(std::size_t offset) const
{
    const auto lines_in = [&](std::size_t from, std::size_t to) {
        const auto stretch = bytes.substr(from, to - from);
        return static_cast<std::uint64_t>(std::count(stretch.begin(), stretch.end(), '\n'));
    };
    const auto far = [&](const Counted& each) { return each.to > offset ? each.to - offset : offset - each.to; };
    Counted& nearer = far(counted[0]) <= far(counted[1]) ? counted[0] : counted[1];
    if (nearer.to <= offset) nearer.lines += lines_in(nearer.to, offset);
    else nearer.lines -= lines_in(offset, nearer.to);
    nearer.to = offset;
    return nearer.lines;
}

namespace {

/// What stands before a place on its line, and what is there.
void count(std::string_view before, std::string_view there, Place& place)
{
    const auto number = [](std::size_t count) { return static_cast<std::uint32_t>(count); };
    const auto at_least_one = [&](std::size_t count) { return number(std::max<std::size_t>(1, count)); };
    place.column = number(characters(before) + 1);
    place.length = at_least_one(characters(there));
    place.bytes = {number(before.size() + 1), at_least_one(there.size())};
    place.utf16 = {number(utf16_units(before) + 1), at_least_one(utf16_units(there))};
}

/// Where in the writer's words a figure stands of the statement they were taken for; the end, if not just once.
std::size_t figure_in(std::string_view words, std::string_view figure)
{
    const auto digit = [](char c) { return c >= '0' && c <= '9'; };
    if (figure.empty() || !std::all_of(figure.begin(), figure.end(), digit)) return words.npos;
    std::size_t found = words.npos;
    for (std::size_t at = 0; (at = words.find(figure, at)) != words.npos; at += figure.size()) {
        const bool part = (at > 0 && digit(words[at - 1])) ||
                          (at + figure.size() < words.size() && digit(words[at + figure.size()]));
        if (part) continue;
        if (found != words.npos) return words.npos;
        found = at;
    }
    return found;
}

}  // namespace

Place Text::place(Span span) const
{
    const auto begin = std::min<std::size_t>(span.begin, bytes.size());
    const auto line_end = bytes.substr(0, begin).rfind('\n');
    const auto line_start = line_end == std::string_view::npos ? 0 : line_end + 1;
    const std::uint64_t before = lines_before(begin);
    Place place;
    place.line = written ? written[before].number : first_line + before;
    if (written && !written[before].words.empty()) {
        const std::string_view words = written[before].words, meant = bytes.substr(begin, span.length);
        const std::string indent(written[before].indent, ' ');
        if (const auto at = figure_in(words, meant); at != words.npos)
            count(indent + std::string(words.substr(0, at)), meant, place);
        else count(indent, words, place);
    } else count(bytes.substr(line_start, begin - line_start), bytes.substr(begin, span.length), place);
    return place;
}

std::string Text::line(Span span) const
{
    const auto begin = std::min<std::size_t>(span.begin, bytes.size());
    const auto newline = bytes.rfind('\n', begin == 0 ? 0 : begin - 1);
    const auto start = begin == 0 || newline == std::string_view::npos ? 0 : newline + 1;
    if (written) {
        const WrittenLine& line = written[lines_before(begin)];
        if (!line.words.empty()) return std::string(line.indent, ' ') + printable(line.words);
    }
    auto end = bytes.find('\n', begin);
    if (end == std::string_view::npos) end = bytes.size();
    auto text = bytes.substr(start, end - start);
    if (text.ends_with('\r')) text.remove_suffix(1);
    return printable(text);
}

}  // namespace hoyle
