#include "log/foreign.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::log {
namespace {

constexpr std::string_view white = " \t\r\n";

bool is_utf16(std::string_view head)
{
    if (head.starts_with("\xff\xfe") || head.starts_with("\xfe\xff")) return true;
    // letters of our alphabet have a NUL before or behind each
    const std::string_view start = head.substr(0, 64);
    const auto nuls_at = [&](std::size_t from) {
        std::size_t count = 0;
        for (std::size_t i = from; i < start.size(); i += 2) count += start[i] == '\0';
        return count;
    };
    const std::size_t pairs = start.size() / 2;
    return pairs >= 4 && ((nuls_at(0) == pairs && nuls_at(1) == 0) || (nuls_at(1) == pairs && nuls_at(0) == 0));
}

/// `[Event "..."]`: a name and words in quotes, in brackets.
bool is_tag_pair(std::string_view line)
{
    if (!line.starts_with('[')) return false;
    const auto name_end = std::find_if_not(line.begin() + 1, line.end(),
                                           [](unsigned char c) { return std::isalnum(c) || c == '_'; });
    const std::string_view rest = line.substr(static_cast<std::size_t>(name_end - line.begin()));
    return name_end != line.begin() + 1 && rest.substr(std::min(rest.find_first_not_of(white), rest.size())).starts_with('"');
}

bool is_pbn(std::string_view head)
{
    if (head.starts_with("\xef\xbb\xbf")) head.remove_prefix(3);
    head.remove_prefix(std::min(head.find_first_not_of(white), head.size()));
    return head.starts_with("% PBN") || head.starts_with("%PBN") || is_tag_pair(head.substr(0, head.find('\n')));
}

}  // namespace

std::string what_else(std::string_view head)
{
    if (is_utf16(head)) return "this is text in UTF-16, as some editors save it: save it as UTF-8";
    if (is_pbn(head))
        return "this is PBN, which tells deals of later bridge, and no session log (docs/log-language.md tells how one is "
               "written)";
    return {};
}

}  // namespace hoyle::log
