#include "examine/name_laws.hpp"

#include <algorithm>

namespace hoyle {
namespace {

/// "90-I" and "39 VII" are clauses of the laws 90 and 39.
const lawbook::Law* find(const lawbook::Book& book, std::string_view law)
{
    if (const lawbook::Law* found = book.find_law(law)) return found;
    return book.find_law(law.substr(0, law.find_last_of("- ")));
}

void name(rulings::Cited& cited, const lawbook::Book* table)
{
    const lawbook::Law* law = table ? find(*table, cited.law) : nullptr;
    const bool its_own = table && (cited.book == table->id || (law && law->cited_as == cited.book));
    const lawbook::Book* const of = its_own ? table : lawbook::find_shipped(cited.book);
    if (of && of != table) law = find(*of, cited.law);
    cited.named = of ? hoyle::named(*of) : cited.book;
    if (law) cited.gist = law->gist;
}

}  // namespace

std::string named(const lawbook::Book& book) { return std::string(book.cited_as.substr(0, book.cited_as.find(" ("))); }

void name_laws(Finding& finding, const lawbook::Book* book)
{
    if (book) finding.book = named(*book);
    for (rulings::Cited& each : finding.laws) name(each, book);
    for (PointShown& point : finding.points)
        for (rulings::Cited& each : point.laws) name(each, book);
}

}  // namespace hoyle
