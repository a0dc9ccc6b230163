#include "report/page.hpp"

#include "source/text.hpp"

#include <algorithm>

namespace hoyle::report {
namespace {

/// One byte a character, and one blank between words: most of what a long log comes to is such.
bool is_spaced_ascii(std::string_view text)
{
    char before = ' ';
    for (const char c : text) {
        if (static_cast<unsigned char>(c) >= 0x80 || c == '\n' || (c == ' ' && before == ' ')) return false;
        before = c;
    }
    return true;
}

std::string wrapped_plain(std::string_view text, std::size_t indent, std::size_t hang, std::size_t width)
{
    std::string out;
    out.reserve(text.size() + text.size() / 4 + indent + 2);
    out.append(indent, ' ');
    for (std::size_t room = width - indent; text.size() > room; room = width - hang) {
        auto cut = text.rfind(' ', room);
        if (cut == text.npos) cut = text.find(' ');
        if (cut == text.npos) break;
        ((out += text.substr(0, cut)) += '\n').append(hang, ' ');
        text.remove_prefix(cut + 1);
    }
    return (out += text) += '\n';
}

}  // namespace

std::string wrapped(std::string_view text, std::size_t indent, std::size_t hang, std::size_t width)
{
    if (is_spaced_ascii(text)) return wrapped_plain(text, indent, hang, width);
    std::string out(indent, ' ');
    std::size_t column = indent;
    bool begun = false;  // the line has a word
    while (!text.empty()) {
        const auto space = text.find_first_of(" \n");
        const auto word = text.substr(0, space);
        if (!word.empty()) {
            const std::size_t wide = characters(word);
            if (begun && column + 1 + wide > width) {
                out += "\n" + std::string(hang, ' ');
                column = hang;
                begun = false;
            }
            if (begun) out += ' ', ++column;
            out += word;
            column += wide;
            begun = true;
        }
        if (space == std::string_view::npos) break;
        text.remove_prefix(space + 1);
    }
    return out + "\n";
}

std::string labelled(std::string_view label, std::string_view text, std::size_t indent, std::size_t wide)
{
    std::string head = std::string(indent, ' ') + std::string(label);
    const std::size_t column = indent + wide;
    if (characters(head) + 1 > column) return head + "\n" + wrapped(text, column);
    head += std::string(column - characters(head), ' ');
    return head + wrapped(text, column).substr(column);
}

std::string citations(const std::vector<std::string>& laws)
{
    std::string out, home;
    for (auto law = laws.begin(); law != laws.end(); ++law) {
        if (law->empty() || std::find(laws.begin(), law, *law) != law) continue;
        const std::string book = law->substr(0, law->find(' '));
        out += (out.empty() ? "" : ", ") + (book == home ? law->substr(book.size() + 1) : *law);
        home = book;
    }
    return out;
}

std::string both_ends(std::string_view left, std::string_view right)
{
    const std::size_t wide = characters(left) + characters(right);
    const bool fits = wide + 2 <= page_width;
    const std::size_t gap = fits ? page_width - wide : characters(right) < page_width ? page_width - characters(right) : 0;
    return std::string(left) + (fits ? "" : "\n") + std::string(gap, ' ') + std::string(right) + "\n";
}

}  // namespace hoyle::report
