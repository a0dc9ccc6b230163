#include "pages/law_page.hpp"

#include "lawbook/cited_law.hpp"
#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::pages {
namespace {

using fmt::format;
using lawbook::Book;
using lawbook::Law;
using lawbook::Ruling;

/// The readings that name this law, or that one of its rulings rests on.
std::vector<std::string_view> readings_of(const Book& book, const Law& law)
{
    std::vector<std::string_view> out;
    const auto add = [&](std::string_view id) {
        if (std::find(out.begin(), out.end(), id) == out.end()) out.push_back(id);
    };
    for (const Ruling* ruling : lawbook::rulings_of(book, law, {}))
        for (std::string_view id : ruling->rare->readings) add(id);
    const std::string citation = format("{} {}", law.cited_as, law.number);
    for (const lawbook::Reading& reading : lawbook::readings())
        if (std::find(reading.laws.begin(), reading.laws.end(), citation) != reading.laws.end()) add(reading.id);
    std::sort(out.begin(), out.end(),
              [](std::string_view a, std::string_view b) { return a.size() != b.size() ? a.size() < b.size() : a < b; });
    return out;
}

std::string ruling_lines(const Book& book, const Ruling& ruling)
{
    std::string out;
    for (const terms::Kind kind : ruling.kinds) {
        std::string when = lawbook::offence_in_words(kind, ruling.when, book.game);
        if (const std::string under = lawbook::settings_in_words(ruling.under); !under.empty()) when += "; " + under;
        out += wrapped(when, 4, 6);
    }
    out += wrapped(lawbook::ruling_in_words(book, ruling), 8);
    out += labelled("law", lawbook::laws_in_words(book, ruling), 8);
    if (!ruling.rare->note.empty()) out += labelled("note", ruling.rare->note, 8);
    if (!ruling.rare->readings.empty()) out += labelled("reading", format("{}", fmt::join(ruling.rare->readings, ", ")), 8);
    return out;
}

}  // namespace

std::string law_in_short(const Law& law)
{
    std::string head = format("{} {}: {}", law.cited_as, law.number, law.heading);
    if (!law.amends.empty()) head += format(" (amends {})", law.amends);
    return wrapped(head, 0, 4) + wrapped(law.gist, 4);
}

std::string law_page(const Book& book, const Law& law)
{
    std::string out = law_in_short(law);
    if (!law.cite_only.empty()) out += wrapped("(cited only: " + std::string(law.cite_only) + ")", 4);
    if (!law.see.empty()) out += labelled("see", format("{}", fmt::join(law.see, ", ")));
    if (const auto clauses = lawbook::clauses_of(book, law); !clauses.empty()) {
        std::vector<std::string> cited;
        for (const std::string& clause : clauses) cited.push_back(format("{}-{}", law.number, clause));
        out += labelled("clauses", format("{}", fmt::join(cited, ", ")));
    }
    if (const auto readings = readings_of(book, law); !readings.empty())
        out += labelled("readings", format("{}", fmt::join(readings, ", ")));
    return out;
}

std::string clause_page(const Book& book, const Law& law, const std::string& clause)
{
    const auto rulings = lawbook::rulings_of(book, law, clause);
    std::string out = format("\n{} {}-{}\n", law.cited_as, law.number, clause);
    for (const Ruling* ruling : rulings) out += ruling_lines(book, *ruling);
    if (!rulings.empty()) return out;
    std::vector<std::string> told;
    for (const auto& [ruling, how] : lawbook::cited_for(book, law, clause)) {
        const std::string by = ruling->law == Book::no_law ? "where no law answers" : "with " + book.citation(*ruling);
        std::string line = format("cited {}: {}", by, how);
        if (std::find(told.begin(), told.end(), line) == told.end()) told.push_back(std::move(line));
    }
    for (const std::string& line : told) out += wrapped(line, 4, 6);
    if (told.empty()) out += wrapped("no ruling hangs on it alone; what it says is told above", 4);
    return out;
}

std::string counterparts_page(const Book& book, const Law& law)
{
    std::string out;
    for (const Book& other : lawbook::shipped()) {
        if (other.id == book.id || other.id == law.cited_as) continue;
        for (const Law* each : lawbook::counterparts(book, law, other)) {
            // what a book only takes over from the one it extends is shown there
            if (each->cited_as == other.id) out += "\n" + law_in_short(*each);
        }
    }
    return out;
}

std::string book_page(const Book& book)
{
    std::string out = wrapped(format("{}: {}{}", book.id, book.title, book.year.empty() ? "" : format(" ({})", book.year)), 0, 4);
    if (!book.who.empty()) out += wrapped(book.who, 4);
    if (!book.extends.empty()) out += wrapped(format("what it does not say itself it has from {}", book.extends), 4);
    for (const Law& law : book.laws) out += format("{:>6}  ", law.number) + wrapped(law.heading, 8).substr(8);
    return out;
}

}  // namespace hoyle::pages
