#include "prose/retell.hpp"

#include "prose/headings.hpp"
#include "prose/page/page.hpp"
#include "prose/seating.hpp"
#include "prose/sheet/sheet.hpp"
#include "prose/telling.hpp"

#include <algorithm>

namespace hoyle::prose {
namespace {

Written written_how(std::string_view text, Reads reads)
{
    constexpr std::size_t fewest = 5, in_five = 4;
    std::size_t lines = 0, read = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        const auto line = trimmed(text.substr(at, end - at));
        at = end + 1;
        if (line.starts_with("expect ") || line.starts_with("title ") || line.starts_with("block"))
            return Written::in_the_language;
        if (line.empty() || line[0] == '#') continue;
        ++lines;
        read += line.size() <= longest_line && reads(line);
    }
    return lines >= fewest && read * 5 >= lines * in_five ? Written::mostly : Written::in_words;
}

}  // namespace

std::optional<Retold> retell(std::string_view text, Reads reads)
{
    if (auto page = told_page(text, reads)) return page;
    if (auto sheet = told_sheet(text, reads)) return sheet;
    const Written how = written_how(text, reads);
    if (how == Written::in_the_language) return std::nullopt;
    std::vector<Mentioned> headings;
    if (const auto seats = seats_of_the_books(text)) headings.push_back(*seats);
    const std::size_t known = headings.size();
    Telling telling(reads, how);
    auto out = telling.tell(text, headings);
    if (!telling.changed) return std::nullopt;
    if (const auto laws = telling.laws_in_time ? std::nullopt : laws_mentioned(text)) headings.push_back(*laws);
    if (const auto table = telling.seated_in_time ? std::nullopt : table_mentioned(text); table && reads(table->statement))
        headings.push_back(*table);
    return headings.size() == known ? std::move(out) : Telling(reads, how).tell(text, headings);
}

}  // namespace hoyle::prose
