#include "pages/topic_page.hpp"

#include "pages/law_page.hpp"
#include "pages/page.hpp"
#include "lawbook/wording.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::pages {
namespace {

using fmt::format;
using lawbook::Book;
using lawbook::CodeOnTopic;
using lawbook::Law;
using lawbook::OnePage;
using lawbook::Topic;
using lawbook::Version;

/// The laws of the topic; where it has none, those that answer it; where nothing does, the book.
std::string cited(const CodeOnTopic& code)
{
    std::vector<std::string> laws;
    for (const Law* law : code.on.laws.empty() ? code.on.near : code.on.laws)
        laws.push_back(format("{} {}", law->cited_as, law->number));
    if (laws.empty())
        for (const auto& answer : code.answers) laws.push_back(code.book->citation(*answer.ruling));
    const std::string all = citations(laws);
    return all.empty() ? std::string(code.book->id) + ", no law" : all;
}

std::string cited(const Version& version, std::size_t from = 0)
{
    std::string out;
    for (std::size_t i = from; i < version.size(); ++i) out += (out.empty() ? "" : "; ") + cited(version[i]);
    return out;
}

/// What a code answers, a line for each situation.
std::string answers(const CodeOnTopic& code, std::size_t indent)
{
    std::string out;
    std::vector<std::string> told;
    for (const auto& [situation, ruling] : code.answers) {
        std::string line = (situation.empty() ? "" : situation + ": ") + lawbook::ruling_in_words(*code.book, *ruling);
        if (std::find(told.begin(), told.end(), line) != told.end()) continue;  // one ruling for two points
        out += wrapped("- " + line, indent, indent + 2);
        told.push_back(std::move(line));
    }
    return out;
}

std::string laws_in_short(const CodeOnTopic& code)
{
    std::string out;
    for (const Law* law : code.on.laws) out += law_in_short(*law);
    if (!code.on.near.empty()) out += "only near it:\n";
    for (const Law* law : code.on.near) out += law_in_short(*law);
    if (out.empty()) out = std::string(code.book->id) + ": no law\n";
    return out;
}

std::string version_in_full(const Version& version)
{
    std::string out = "\n" + laws_in_short(version[0]) + answers(version[0], 4);
    if (version.size() > 1) out += wrapped("the same in " + cited(version, 1), 4);
    return out;
}

std::string version_in_short(const Version& version)
{
    const CodeOnTopic& first = version[0];
    std::string out = wrapped(cited(version), 2, 4);
    if (!first.answers.empty()) return out + answers(first, 4);
    for (const Law* law : first.on.laws) out += wrapped(law->gist, 4);
    return out;
}

std::string without(const OnePage& page)
{
    std::vector<std::string_view> ids;
    for (const Book* book : page.without) ids.push_back(book->id);
    return ids.empty() ? "" : wrapped(format("not spoken of in {}", fmt::join(ids, ", ")), 0);
}

std::string head(const Topic& topic) { return both_ends(std::string(topic.heading), format("{} ({})", topic.slug, topic.group)); }

}  // namespace

std::string topic_page(const Topic& topic)
{
    const OnePage page = lawbook::codes_on(topic);
    std::string out = head(topic);
    if (page.versions.size() > 1) out += page.compared ? "the codes rule it differently\n" : "what each code says\n";
    else if (page.versions.size() == 1 && page.versions[0].size() > 1) out += "the codes rule it alike\n";
    for (const Version& version : page.versions) out += version_in_full(version);
    const std::string missing = without(page);
    return out + (missing.empty() ? "" : "\n" + missing);
}

std::string topic_page(const Topic& topic, const Book& book)
{
    const CodeOnTopic code = lawbook::code_on(topic, book);
    std::string out = head(topic) + "\n" + laws_in_short(code) + answers(code, 4);
    return out;
}

std::string group_page(std::string_view name, const std::vector<const Topic*>& topics)
{
    std::string differ, alike, read;
    for (const Topic* topic : topics) {
        const OnePage page = lawbook::codes_on(*topic);
        if (page.versions.size() > 1 && page.compared) {
            differ += "\n" + both_ends(std::string(topic->heading), std::string(topic->slug));
            for (const Version& version : page.versions) differ += version_in_short(version);
            differ += without(page).empty() ? "" : "  " + without(page);
            continue;
        }
        std::string line = labelled(topic->slug, topic->heading, 2, 22);
        std::string where;
        for (const Version& version : page.versions) where += (where.empty() ? "" : "; ") + cited(version);
        (page.compared ? alike : read) += line + wrapped(where, 24, 24);
    }
    std::string out = std::string(name) + "\n";
    constexpr std::size_t few = 12;
    if (differ.empty() && topics.size() <= few) {  // nothing to set against each other: the laws themselves
        for (const Topic* topic : topics) out += "\n" + topic_page(*topic);
        return out;
    }
    if (!differ.empty()) out += "\nWhere the codes rule differently\n" + differ;
    if (!alike.empty()) out += "\nWhere they rule alike, or one alone speaks\n" + alike;
    if (!read.empty()) out += "\nTo be read side by side: `hoyle law` and the name\n" + read;
    return out;
}

std::string topics_page(const std::vector<const Topic*>& topics)
{
    std::string out, group;
    for (const Topic* topic : topics) {
        if (topic->group != group) out += (out.empty() ? "" : "\n") + (group = std::string(topic->group)) + "\n";
        out += labelled(topic->slug, topic->heading, 2, 26);
    }
    return out;
}

std::string topics_page(const std::vector<const Topic*>& topics, const Book& book)
{
    constexpr std::size_t many = 40;
    std::vector<const Law*> laws;
    for (const Topic* topic : topics)
        for (const Law* law : lawbook::laws_on(*topic, book).laws)
            if (std::find(laws.begin(), laws.end(), law) == laws.end()) laws.push_back(law);
    if (laws.size() > many) return topics_page(topics);
    std::string out;
    for (const Law* law : laws) out += (out.empty() ? "" : "\n") + law_page(book, *law);
    return out.empty() ? format("{} has no law on it\n", book.id) : out;
}

}  // namespace hoyle::pages
