#include "prose/sheet/pasted.hpp"

#include <algorithm>
#include <array>
#include <cctype>

namespace hoyle::prose {
namespace {

constexpr std::size_t fewest = 3;  ///< signs in a line of a table

/// Where the sign parts cells: not within quotes.
std::vector<std::size_t> partings(std::string_view line, char sign)
{
    std::vector<std::size_t> out;
    bool quoted = false;
    for (std::size_t at = 0; at < line.size(); ++at) {
        if (line[at] == '"') quoted = !quoted;
        if (line[at] == sign && !quoted) out.push_back(at);
    }
    return out;
}

bool has_digit(std::string_view line)
{
    return std::any_of(line.begin(), line.end(), [](char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; });
}

/// The sign stands in most lines, and one of the first has words alone in its cells.
bool is_table(const std::vector<std::string_view>& lines, char sign)
{
    constexpr std::size_t head_lines = 8;
    std::size_t of_table = 0, others = 0;
    bool headed = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const std::size_t signs = partings(lines[i], sign).size();
        if (signs >= fewest) ++of_table;
        else if (has_digit(lines[i])) ++others;
        headed |= signs >= fewest && i < head_lines && !has_digit(lines[i]) && lines[i].find("  ") == lines[i].npos;
    }
    return headed && of_table > fewest && of_table > 2 * others;
}

std::string barred(std::string_view line, const std::vector<std::size_t>& partings)
{
    std::string out;
    std::size_t from = 0;
    for (const auto at : partings) {
        out.append(line.substr(from, at - from)).append(" | ");
        from = at + 1;
    }
    out.append(line.substr(from));
    std::replace(out.begin(), out.end(), '"', ' ');
    return out;
}

}  // namespace

std::vector<std::string> with_bars(const std::vector<std::string_view>& lines)
{
    std::vector<std::string> out(lines.size());
    for (const char sign : std::array{'\t', ';', ','}) {
        if (!is_table(lines, sign)) continue;
        for (std::size_t i = 0; i < lines.size(); ++i)
            if (const auto at = partings(lines[i], sign); at.size() >= fewest) out[i] = barred(lines[i], at);
        break;
    }
    return out;
}

}  // namespace hoyle::prose
