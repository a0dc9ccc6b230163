#include "log/foreign.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::log {
namespace {

constexpr std::string_view white = " \t\r\n";

/// Files that begin with bytes of their own, and what to do with them.
struct Mark {
    std::string_view bytes;
    std::string_view what;
};
using namespace std::string_view_literals;
constexpr Mark marks[] = {
    {"\xff\xfe\0\0"sv, "this is text in UTF-32: save it as UTF-8"},
    {"\0\0\xfe\xff"sv, "this is text in UTF-32: save it as UTF-8"},
    {"%PDF-"sv, "this is a PDF: save what it says as plain text (UTF-8)"},
    {"{\\rtf"sv, "this is rich text of a word processor: save it as plain text (UTF-8)"},
    {"PK\x03\x04"sv, "this is a packed file, as word processors make them: save what it says as plain text (UTF-8)"},
    {"\xd0\xcf\x11\xe0"sv, "this is a document of a word processor: save it as plain text (UTF-8)"},
    {"\x1f\x8b"sv, "this is a packed file (gzip): unpack it first"},
    {"\x89PNG"sv, "this is a picture, and no text: a log is typed"},
    {"\xff\xd8\xff"sv, "this is a picture, and no text: a log is typed"},
    {"<!DOCTYPE"sv, "this is a page of the web: save what it says as plain text (UTF-8)"},
    {"<html"sv, "this is a page of the web: save what it says as plain text (UTF-8)"},
};

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
    const std::string_view to_end = rest.substr(0, rest.find_last_not_of(white) + 1);
    return name_end != line.begin() + 1 && rest.substr(std::min(rest.find_first_not_of(white), rest.size())).starts_with('"') &&
           to_end.ends_with("\"]");  // [From "Bridge for the Week-End", London 1905] is an editor's
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
    for (const Mark& each : marks)
        if (head.starts_with(each.bytes)) return std::string(each.what);
    if (is_utf16(head)) return "this is text in UTF-16, as some editors save it: save it as UTF-8";
    if (head.find('\r') != head.npos && head.find('\n') == head.npos)
        return "the lines of this file end as they did on old machines (CR alone): save it with the line ends of today";
    if (is_pbn(head))
        return "this is PBN, which tells deals of later bridge, and no session log (docs/log-language.md tells how one is "
               "written)";
    return {};
}

}  // namespace hoyle::log
