#include "report/markup.hpp"

#include "source/text.hpp"

namespace hoyle::report {

std::string in_xml(std::string_view text)
{
    std::string out;
    for (const char c : printable(text, text.size())) {
        if (c == '&') out += "&amp;";
        else if (c == '<') out += "&lt;";
        else if (c == '>') out += "&gt;";
        else if (c == '"') out += "&quot;";
        else out += c;
    }
    return out;
}

std::string in_markdown(std::string_view text)
{
    std::string out;
    const std::string shown = printable(text, text.size());
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const char c = shown[i];
        const bool markup = std::string_view("\\`*_[]<>|~#&").find(c) != std::string_view::npos;
        // a line that begins so would be a list, a heading or a rule
        const bool begins = i == 0 && (c == '-' || c == '+' || c == '=');
        const bool numbered = c == '.' && i > 0 && shown.find_first_not_of("0123456789") == i;
        if (markup || begins || numbered) out += '\\';
        out += c;
    }
    return out;
}

}  // namespace hoyle::report
