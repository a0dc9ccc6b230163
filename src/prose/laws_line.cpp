#include "prose/laws_line.hpp"

#include "prose/headings.hpp"
#include "prose/sentences.hpp"
#include "prose/table.hpp"

#include <algorithm>

namespace hoyle::prose {

namespace {

/// The code that one of the parts between these stops names. `named`: where nothing is said of laws, as a club may have the name
/// of a code.
std::optional<std::string> laws_between(std::string_view words, std::string_view stops, std::optional<std::string>& named)
{
    for (std::size_t at = 0; at < words.size();) {
        const auto end = std::min(words.find_first_of(stops, at), words.size());
        const auto part = trimmed(words.substr(at, end - at));
        at = end + 1;
        const std::string small = lower(part);
        const bool of_laws = small.find("law") != small.npos || small.find("rule") != small.npos ||
                             small.find("code") != small.npos;
        if (const auto laws = parse_laws(part)) {
            if (of_laws) return laws;
            if (!named && small.find_first_not_of("0123456789") != small.npos) named = laws;  // no year of a date
        }
        for (auto blank = part.rfind(' '); of_laws && blank != part.npos && blank > 0; blank = part.rfind(' ', blank - 1))
            if (const auto laws = parse_laws(part.substr(0, blank))) return laws;
        for (auto blank = part.find(' '); of_laws && blank != part.npos; blank = part.find(' ', blank + 1))
            if (const auto laws = parse_laws(part.substr(blank + 1))) return laws;
    }
    return std::nullopt;
}

}  // namespace

std::optional<std::string> laws_in(std::string_view words)
{
    if (const auto laws = parse_laws(words)) return laws;
    std::optional<std::string> named;
    if (const auto laws = laws_between(words, ".,;:(/", named)) return laws;
    if (named) return named;
    return laws_between(words, ".;:(/", named);  // "(American laws, 1905)"
}

}  // namespace hoyle::prose
