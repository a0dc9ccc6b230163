#include "report/coverage.hpp"

#include "report/page.hpp"

#include <fmt/format.h>

namespace hoyle::report {
namespace {

using coverage::BookCovered;
using coverage::LawCovered;
using fmt::format;
using lawbook::LawClass;

std::string counted(std::size_t many, std::string_view one, std::string_view more)
{
    return format("{} {}", many, many == 1 ? one : more);
}

/// The first few by name; all of them stand in the JSON and in docs/COMPLIANCE.md.
std::string files(std::string_view what, const std::vector<coverage::Spot>& spots)
{
    constexpr std::size_t most = 3;
    std::string text;
    for (std::size_t i = 0; i < spots.size() && i < most; ++i)
        text += format("{}{}:{}", i == 0 ? "" : ", ", spots[i].file, spots[i].line);
    if (spots.size() > most) text += format(" and {} more", spots.size() - most);
    return text.empty() ? text : wrapped(format("{}: {}", what, text), 21, 23);
}

std::string row(const LawCovered& each, bool with_cases)
{
    const std::string why = each.role.is == LawClass::cite_only && !each.role.how.empty() ? ": " + each.role.how : "";
    std::string text = labelled(format("{:<8}{}", each.law->number, lawbook::word(each.role.is)),
                                std::string(each.law->heading) + why, 2, 19);
    if (!with_cases) return text;
    text += files("expected", each.seen.expected) + files("near", each.seen.near_miss);
    if (each.wants_case()) text += wrapped("wanting: a case that expects it by its number", 21, 23);
    if (each.wants_near_miss()) text += wrapped("wanting: a near miss", 21, 23);
    return text;
}

std::string summary(const BookCovered& covered, bool with_cases)
{
    std::string text = format("{}: {}: {} rule, {} define, {} cited only", covered.book->id,
                              counted(covered.laws.size(), "law of its own", "laws of its own"), covered.count(LawClass::rules),
                              covered.count(LawClass::defines), covered.count(LawClass::cite_only));
    if (const auto manners = covered.count(LawClass::etiquette)) text += format(", {} etiquette", manners);
    if (with_cases) text += format("; of those that rule {} have a case and a near miss", covered.with_both());
    return text;
}

std::string wanting(const BookCovered& covered)
{
    std::string no_case, no_near;
    for (const LawCovered& each : covered.laws) {
        if (each.wants_case()) no_case += format("{}{}", no_case.empty() ? "" : ", ", each.law->number);
        if (each.wants_near_miss()) no_near += format("{}{}", no_near.empty() ? "" : ", ", each.law->number);
    }
    std::string text;
    if (!no_case.empty()) text += wrapped("no case expects: " + no_case, 2, 4);
    if (!no_near.empty()) text += wrapped("no near miss: " + no_near, 2, 4);
    return text;
}

}  // namespace

std::string coverage_text(std::span<const BookCovered> books, bool with_cases)
{
    std::string text;
    for (const BookCovered& covered : books) {
        text += format("{}{}", text.empty() ? "" : "\n", wrapped(summary(covered, with_cases), 0, 2));
        if (!covered.book->extends.empty())
            text += wrapped(format("its other laws are those of {}", covered.book->extends), 2, 2);
        for (const LawCovered& each : covered.laws) text += row(each, with_cases);
        if (with_cases) text += wanting(covered);
    }
    return text;
}

}  // namespace hoyle::report
