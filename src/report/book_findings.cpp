#include "report/book_findings.hpp"

#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::report {
namespace {

std::string title_of_book(const lawbook::Mistake& mistake, bool proof)
{
    if (!proof) return mistake.line == 0 ? "the book cannot be read" : fmt::format("line {} cannot be read", mistake.line);
    if (mistake.law.empty()) return "the book leaves something open";
    return mistake.law.find(" and ") == mistake.law.npos ? fmt::format("law {} is not proved", mistake.law)
                                                         : fmt::format("laws {} are not proved", mistake.law);
}

/// From the mistake to the end of its word; of a mistake without a column, and at the beginning of a line, all of it.
std::uint32_t length_of(std::string_view line, std::size_t first)
{
    const auto rest = line.substr(std::min(first, line.size()));
    const auto end = rest.find_first_of(" :,}]");
    return static_cast<std::uint32_t>(std::max<std::size_t>(1, characters(rest.substr(0, end))));
}

Spot spot_of(const lawbook::Mistake& mistake, std::string_view bytes)
{
    Spot spot;
    if (mistake.line == 0) return spot;
    spot.place = {static_cast<std::uint64_t>(mistake.line), static_cast<std::uint32_t>(std::max(mistake.column, 1)), 1, {}, {}};
    const auto lines = split_lines(bytes);
    if (static_cast<std::size_t>(mistake.line) > lines.size()) return spot;
    const std::string_view line = lines[static_cast<std::size_t>(mistake.line) - 1];
    spot.line = printable(line);
    const auto blanks = std::min(line.find_first_not_of(' '), line.size());
    if (mistake.column == 0) {
        spot.place.column = static_cast<std::uint32_t>(blanks) + 1;
        spot.place.length = static_cast<std::uint32_t>(std::max<std::size_t>(1, characters(line.substr(blanks))));
    } else {
        spot.place.length = length_of(line, static_cast<std::size_t>(mistake.column) - 1);
    }
    return spot;
}

}  // namespace

Finding finding_of(const lawbook::Mistake& mistake, std::string_view bytes, bool proof)
{
    Finding finding;
    finding.family = Family::book;
    finding.kind = proof ? "not-proved" : "mistake";
    finding.heading = title_of_book(mistake, proof);
    finding.message = mistake.message;
    finding.where = spot_of(mistake, bytes);
    return finding;
}

}  // namespace hoyle::report
