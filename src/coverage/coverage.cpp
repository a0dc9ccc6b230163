#include "coverage/coverage.hpp"

#include <algorithm>
#include <fmt/format.h>

namespace hoyle::coverage {

std::size_t BookCovered::count(lawbook::LawClass what) const
{
    return static_cast<std::size_t>(
        std::count_if(laws.begin(), laws.end(), [&](const LawCovered& each) { return each.role.is == what; }));
}

std::size_t BookCovered::with_both() const
{
    const auto both = [](const LawCovered& each) {
        return each.role.is == lawbook::LawClass::rules && !each.wants_case() && !each.wants_near_miss();
    };
    return static_cast<std::size_t>(std::count_if(laws.begin(), laws.end(), both));
}

bool BookCovered::complete() const { return with_both() == count(lawbook::LawClass::rules); }

BookCovered coverage_of(const lawbook::Book& book, const Cases& cases)
{
    BookCovered out;
    out.book = &book;
    for (const lawbook::Law& law : book.laws) {
        if (law.cited_as != book.id) continue;
        LawCovered covered{&law, lawbook::role_of(book, law), {}};
        if (const auto seen = cases.laws.find(fmt::format("{} {}", law.cited_as, law.number)); seen != cases.laws.end())
            covered.seen = seen->second;
        out.laws.push_back(std::move(covered));
    }
    return out;
}

}  // namespace hoyle::coverage
