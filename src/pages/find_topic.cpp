#include "pages/find_topic.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace hoyle::pages {
namespace {

using lawbook::Advice;
using lawbook::Topic;

/// Words that tell nothing of what is meant.
bool empty_word(const std::string& word)
{
    static constexpr std::array<std::string_view, 21> all{"a",    "an",  "and", "are", "at",  "by",   "for",
                                                          "from", "has", "he",  "his", "if",  "in",   "is",
                                                          "it",   "of",  "on",  "or",  "the", "what", "when"};
    return std::find(all.begin(), all.end(), word) != all.end();
}

/// A word without the ending of a plural or a possessive.
std::string singular(std::string word)
{
    if (word.size() > 4 && word.ends_with("ies")) return word.substr(0, word.size() - 3) + "y";
    if (word.size() > 3 && word.ends_with("s") && !word.ends_with("ss")) word.pop_back();
    return word;
}

std::vector<std::string> words_of(std::string_view text)
{
    std::vector<std::string> words(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c >= 'A' && c <= 'Z') words.back() += static_cast<char>(c - 'A' + 'a');
        else if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9')) words.back() += c;
        else if (c == '\'' && i + 1 < text.size() && text[i + 1] == 's') ++i;  // dummy's
        else if (!words.back().empty()) words.emplace_back();
    }
    std::erase_if(words, [](const std::string& word) { return word.empty(); });
    const auto all = words;
    std::erase_if(words, empty_word);
    if (words.empty()) words = all;
    for (std::string& word : words) word = singular(std::move(word));
    return words;
}

using Words = std::vector<std::string>;

/// What a topic, or a piece of advice, is known by.
struct Name {
    const Topic* topic = nullptr;
    const Advice* advice = nullptr;
    Words heading, all;  // all: with the group, the slug and the kind
};

const std::vector<Name>& names()
{
    static const std::vector<Name> all = [] {
        std::vector<Name> out;
        for (const Topic& topic : lawbook::topics()) {
            std::string name = std::string(topic.heading) + " " + std::string(topic.group) + " " + std::string(topic.slug);
            if (topic.kind) name += " " + std::string(terms::info(*topic.kind).heading);
            out.push_back({&topic, nullptr, words_of(topic.heading), words_of(name)});
        }
        for (const Advice& advice : lawbook::advice())
            out.push_back({nullptr, &advice, words_of(advice.heading), words_of(advice.heading)});
        return out;
    }();
    return all;
}

/// The words with their slips put right: one that stands in no name is taken for the nearest that does.
Words corrected(Words words)
{
    static const std::set<std::string_view> known = [] {
        std::set<std::string_view> out;
        for (const Name& name : names()) out.insert(name.all.begin(), name.all.end());
        return out;
    }();
    const std::vector<std::string_view> list(known.begin(), known.end());
    for (std::string& word : words)
        if (word.size() > 4 && !known.count(word))
            if (const auto near = terms::nearest(word, list); !near.empty()) word = std::string(near);
    return words;
}

/// How many of the words are among the others, as they are or as the beginning of a longer one.
std::size_t count_in(const Words& words, const Words& others)
{
    return static_cast<std::size_t>(std::count_if(words.begin(), words.end(), [&](const std::string& word) {
        return std::any_of(others.begin(), others.end(), [&](const std::string& other) {
            return other == word || (word.size() > 3 && other.starts_with(word));
        });
    }));
}

std::vector<const Topic*> of_group(const std::vector<std::string>& typed, std::string& group)
{
    std::vector<const Topic*> found;
    for (const Topic& topic : lawbook::topics())
        if (words_of(topic.group) == typed) found.push_back(&topic), group = std::string(topic.group);
    return found;
}

std::vector<const Topic*> of_kind(std::string_view slug)
{
    const auto kind = terms::find_kind(slug);
    std::vector<const Topic*> found;
    for (const Topic& topic : lawbook::topics())
        if (kind && (topic.kind == kind || topic.is_broken_by(*kind))) found.push_back(&topic);
    return found;
}

std::string small(std::string_view text)
{
    std::string out(text);
    for (char& c : out)
        if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
    return out;
}

}  // namespace

FoundTopics find_by_name(std::string_view typed)
{
    FoundTopics found;
    std::string slug = small(typed);
    std::replace(slug.begin(), slug.end(), ' ', '-');
    if (const Topic* topic = lawbook::find_topic(slug)) found.topics = {topic};
    else if (const Advice* advice = lawbook::find_advice(slug)) found.advice = {advice};
    else found.topics = of_group(words_of(typed), found.group);
    if (found.empty()) found.topics = of_kind(slug);
    return found;
}

FoundTopics find_by_words(std::string_view typed)
{
    FoundTopics found;
    const Words words = corrected(words_of(typed));
    std::size_t best = 0, by_heading = 0;
    for (const Name& name : names()) {
        best = std::max(best, count_in(words, name.all));
        if (name.topic) by_heading = std::max(by_heading, count_in(words, name.heading));
    }
    found.all_words = best == words.size();
    if (best == 0 || best * 2 < words.size()) return found;
    for (const Name& name : names()) {
        // those whose heading has the words go before those that have them in the name of their group or kind
        const Words& among = name.topic && by_heading == best ? name.heading : name.all;
        if (count_in(words, among) != best) continue;
        if (name.topic) found.topics.push_back(name.topic);
        else found.advice.push_back(name.advice);
    }
    return found;
}

std::string_view nearest_topic(std::string_view typed)
{
    std::vector<std::string_view> known;
    for (const Topic& topic : lawbook::topics()) known.push_back(topic.slug), known.push_back(topic.group);
    for (const Advice& advice : lawbook::advice()) known.push_back(advice.slug);
    return terms::nearest(small(typed), known);
}

}  // namespace hoyle::pages
