#include "pages/ask_book.hpp"

#include "lawbook/cited_law.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <sstream>

namespace hoyle::pages {
namespace {

using lawbook::Book;
using lawbook::Law;
using What = LawQuestion::What;

bool is_number(std::string_view text) { return !text.empty() && text.find_first_not_of("0123456789") == std::string_view::npos; }

/// "R27", "r 27"
std::string reading_id(std::string_view typed)
{
    if (typed.empty() || (typed[0] != 'R' && typed[0] != 'r')) return {};
    typed.remove_prefix(1);
    while (typed.starts_with(' ')) typed.remove_prefix(1);
    return is_number(typed) ? "R" + std::string(typed) : std::string();
}

/// Why a book has no such law, for one who typed something like a number.
std::string no_such_law(const Book& book, std::string_view typed)
{
    for (const lawbook::Without& each : book.without)
        if (each.law == typed) return fmt::format("{} has no law {}: {}", book.id, each.law, each.reason);
    const auto cut = typed.find_last_of(" -");
    const auto cited = lawbook::find_cited(book, typed.substr(0, cut));
    if (cut != std::string_view::npos && cited.law && lawbook::find_cited(book, typed.substr(cut + 1)).law)
        return fmt::format("{}: a range goes forward, from the lower number to the higher", shown(typed));
    if (cut != std::string_view::npos && cited.law) {
        const auto clauses = lawbook::clauses_of(book, *cited.law);
        return fmt::format("law {} of {} has no clause {}{}", cited.law->number, book.id, shown(typed.substr(cut + 1)),
                           clauses.empty() ? "" : fmt::format(" (it has {})", fmt::join(clauses, ", ")));
    }
    return fmt::format("{} has no law {} (it has {} to {})", book.id, printable(typed, 40), book.laws.front().number,
                       book.laws.back().number);
}

}  // namespace

std::string shown(std::string_view typed) { return "`" + printable(typed, 60) + "`"; }

bool ask_reading(LawQuestion& question, std::string_view typed)
{
    const std::string id = reading_id(typed);
    if (id.empty()) return false;
    question.reading = lawbook::find_reading(id);
    question.what = question.reading ? What::reading : What::not_understood;
    if (!question.reading)
        question.why = {fmt::format("there is no reading {} (they are {} to {})", printable(id, 20),
                                    lawbook::readings().front().id, lawbook::readings().back().id)};
    return true;
}

bool ask_list(LawQuestion& question, std::string_view typed)
{
    if (typed == "readings") question.what = What::readings;
    else if (typed == "advice") question.what = What::all_advice;
    else if (typed == "topics") {
        question.what = What::topics;
        for (const lawbook::Topic& topic : lawbook::topics()) question.topics.push_back(&topic);
    } else if (typed == "books") question.what = What::everything;
    else return false;
    return true;
}

bool take(LawQuestion& question, FoundTopics found)
{
    if (found.empty()) return false;
    question.topics = std::move(found.topics);
    question.group = std::move(found.group);
    question.all_words = found.all_words;
    question.advice = std::move(found.advice);
    const bool one = question.topics.size() + question.advice.size() == 1;
    question.what = !one ? What::topics : question.advice.empty() ? What::topic : What::advice;
    return true;
}

bool ask_laws(LawQuestion& question, const Book& book, std::string_view typed)
{
    const auto add = [&](std::string_view one) {
        if (const auto cited = lawbook::find_cited(book, one); cited.law) {
            question.laws.push_back({&book, cited.law, cited.clause});
            return true;
        }
        const auto range = lawbook::find_range(book, one);
        for (const Law* law : range) question.laws.push_back({&book, law, {}});
        return !range.empty();
    };
    const auto add_all = [&](char between) {
        question.laws.clear();
        std::istringstream in{std::string(typed)};
        bool all = true;
        for (std::string one; std::getline(in, one, between);)
            if (one.find_first_not_of(' ') != std::string::npos) all = all && add(one);
        return all && !question.laws.empty();
    };
    question.what = What::laws;
    if (add(typed) || add_all(',') || add_all(' ')) return true;
    question.laws.clear();
    return false;
}

bool ask_book(LawQuestion& question, const Book& book, const std::string& typed)
{
    if (typed.empty()) {
        question.what = What::book;
        return true;
    }
    if (ask_reading(question, typed)) return question.what == What::reading;
    if (ask_laws(question, book, typed)) return true;
    const bool number = typed[0] >= '0' && typed[0] <= '9';
    if (!number && (take(question, find_by_name(typed)) || take(question, find_by_words(typed)))) return true;
    question.what = What::not_understood;
    question.why = {no_such_law(book, typed)};
    return false;
}

}  // namespace hoyle::pages
