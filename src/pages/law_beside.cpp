// What stands beside the laws: readings, advice, and the page that tells what can be asked.

#include "pages/law_page.hpp"
#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace hoyle::pages {
namespace {

using fmt::format;
using lawbook::Book;
using lawbook::Reading;

bool rests_on(const lawbook::Ruling& ruling, std::string_view reading)
{
    return std::find(ruling.rare->readings.begin(), ruling.rare->readings.end(), reading) != ruling.rare->readings.end();
}

/// The laws that rest on a reading: those it names, and those with a ruling that names it.
std::vector<std::string> laws_on(const Reading& reading)
{
    std::vector<std::string> laws(reading.laws.begin(), reading.laws.end());
    for (const Book& book : lawbook::shipped())
        for (const lawbook::Ruling& ruling : book.rulings) {
            if (ruling.law == Book::no_law || !rests_on(ruling, reading.id)) continue;
            const lawbook::Law& law = book.laws[ruling.law];
            std::string citation = format("{} {}", law.cited_as, law.number);
            if (std::find(laws.begin(), laws.end(), citation) == laws.end()) laws.push_back(std::move(citation));
        }
    return laws;
}

/// In the order of the books.
std::string book_by_book(const std::vector<std::string>& laws)
{
    std::vector<std::string> sorted;
    for (const Book& book : lawbook::shipped())
        std::copy_if(laws.begin(), laws.end(), std::back_inserter(sorted),
                     [&](const std::string& law) { return law.starts_with(std::string(book.id) + " "); });
    return citations(sorted);
}

/// How a table plays the alternative: the setting with its other values, and the books that have it.
std::string how_to_choose(const Reading& reading)
{
    std::string values;
    std::vector<std::string_view> books;
    for (const Book& book : lawbook::shipped()) {
        const lawbook::Setting* setting = book.find_setting(reading.setting);
        if (!setting) continue;
        books.push_back(book.id);
        if (!values.empty()) continue;
        for (std::string_view value : setting->values)
            if (value != setting->default_value)
                values += format("{}--with {}={}", values.empty() ? "" : " or ", setting->name, value);
    }
    return books.empty() ? "" : format("{} ({})", values, fmt::join(books, ", "));
}

}  // namespace

std::string reading_page(const Reading& reading)
{
    std::string out = wrapped(format("{}: {}", reading.id, reading.question), 0, 4);
    constexpr std::size_t wide = 12;
    out += labelled("taken", reading.taken, 4, wide);
    for (std::string_view other : reading.other)
        out += labelled(other == reading.other.front() ? "otherwise" : "", other, 4, wide);
    if (!reading.setting.empty())
        if (const std::string choose = how_to_choose(reading); !choose.empty()) out += labelled("to play it", choose, 4, wide);
    out += labelled("in", format("{}", fmt::join(reading.books, ", ")), 4, wide);
    if (const std::string laws = book_by_book(laws_on(reading)); !laws.empty()) out += labelled("rest on it", laws, 4, wide);
    return out;
}

std::string readings_page()
{
    std::string out = "where a text is silent or doubtful, and what is taken: `hoyle law R1` opens one\n";
    for (const Reading& reading : lawbook::readings()) out += labelled(reading.id, reading.question, 2, 5);
    return out;
}

std::string readings_in_full()
{
    std::string out;
    for (const Reading& reading : lawbook::readings()) out += (out.empty() ? "" : "\n") + reading_page(reading);
    return out;
}

std::string advice_page(const lawbook::Advice& advice)
{
    std::string out = both_ends(std::string(advice.heading), std::string(advice.slug)) +
                      "advice, and no law: nothing is ever ruled by it\n";
    for (const auto& said : advice.from) out += "\n" + std::string(said.book) + "\n" + wrapped(said.gist, 4);
    return out;
}

std::string all_advice_page()
{
    if (lawbook::advice().empty()) return "no advice of the authors has been written down here\n";
    std::string out = "what the authors of the books advise; it is no law, and nothing is ever ruled by it\n";
    for (const lawbook::Advice& each : lawbook::advice()) out += labelled(each.slug, each.heading, 2, 26);
    return out;
}

std::string everything_page()
{
    const Book& some = lawbook::shipped().front();
    const std::pair<std::string, std::string> ways[] = {
        {format("hoyle law {} {}", some.id, some.laws[some.laws.size() / 2].number),
         "a law; also 90-I, 62-g, S II, 89-98, or a club's own: club.yaml H1"},
        {format("hoyle law {}", some.year), "the headings of a book, by any part of its name"},
        {"hoyle law S II", "a law, wherever it stands"},
        {"hoyle law revoke", "a topic: the codes side by side, where they differ first"},
        {"hoyle law R27", "a reading: what is doubtful, what is taken, who takes it otherwise"},
        {format("hoyle laws diff {} club.yaml", some.year), "what two books rule differently"},
    };
    std::string out = "hoyle law opens whatever the reports cite, and what people know:\n\n";
    for (const auto& [what, how] : ways) out += labelled(what, how, 2, 34);
    out += "\n";
    std::vector<std::string_view> groups;
    for (const lawbook::Topic& topic : lawbook::topics())
        if (groups.empty() || std::find(groups.begin(), groups.end(), topic.group) == groups.end()) groups.push_back(topic.group);
    std::vector<std::string_view> books;
    for (const Book& book : lawbook::shipped()) books.push_back(book.id);
    out += labelled("books", format("{}", fmt::join(books, ", ")), 0, 10);
    out += labelled("topics", format("{}; `hoyle law topics` lists them all", fmt::join(groups, ", ")), 0, 10);
    out += labelled("readings",
                    format("{} to {}; `hoyle law readings`", lawbook::readings().front().id, lawbook::readings().back().id), 0,
                    10);
    if (!lawbook::advice().empty())
        out += labelled(
            "advice",
            format("{} pieces of what the authors advise, which is no law; `hoyle law advice`", lawbook::advice().size()), 0, 10);
    return out;
}

}  // namespace hoyle::pages
