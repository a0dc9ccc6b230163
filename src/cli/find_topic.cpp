#include "cli/find_topic.hpp"

#include <algorithm>
#include <array>
#include <set>

namespace hoyle::cli {
namespace {

using lawbook::Advice;
using lawbook::Topic;

/// Words that tell nothing of what is meant.
bool empty_word(const std::string& word)
{
    static constexpr std::array<std::string_view, 21> all{"a",  "an", "and", "are", "at", "by", "for", "from", "has",  "he",  "his",
                                                          "if", "in", "is",  "it",  "of", "on", "or",  "the",  "what", "when"};
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

std::string name_of(const Topic& topic)
{
    std::string name = std::string(topic.heading) + " " + std::string(topic.group) + " " + std::string(topic.slug);
    if (topic.kind) name += " " + std::string(terms::info(*topic.kind).heading);
    return name;
}

/// Every word of any topic or advice: what is one of them was not typed by a slip.
const std::set<std::string>& known_words()
{
    static const std::set<std::string> known = [] {
        std::set<std::string> out;
        const auto add = [&](std::string_view text) {
            for (std::string& word : words_of(text)) out.insert(std::move(word));
        };
        for (const Topic& topic : lawbook::topics()) add(name_of(topic));
        for (const Advice& advice : lawbook::advice()) add(advice.heading);
        return out;
    }();
    return known;
}

/// How well one word is among the others: as it is, as the beginning of a longer one, or with a slip.
int fit(const std::string& word, const std::vector<std::string>& among)
{
    if (std::find(among.begin(), among.end(), word) != among.end()) return 3;
    if (word.size() > 3 && std::any_of(among.begin(), among.end(), [&](const std::string& other) { return other.starts_with(word); })) return 2;
    const std::vector<std::string_view> names(among.begin(), among.end());
    return word.size() > 4 && !known_words().count(word) && !terms::nearest(word, names).empty() ? 1 : 0;
}

struct Fit {
    int words = 0;  ///< how many of those typed it has
    int sum = 0;
    friend auto operator<=>(const Fit&, const Fit&) = default;
};

Fit fit(const std::vector<std::string>& typed, std::string_view name)
{
    const auto among = words_of(name);
    Fit out;
    for (const std::string& word : typed) {
        const int one = fit(word, among);
        out.words += one > 0;
        out.sum += one;
    }
    return out;
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
        if (kind && topic.kind == kind) found.push_back(&topic);
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
    const auto words = words_of(typed);
    Fit best;
    for (const Topic& topic : lawbook::topics()) best = std::max(best, fit(words, name_of(topic)));
    for (const Advice& advice : lawbook::advice()) best = std::max(best, fit(words, advice.heading));
    found.all_words = best.words == static_cast<int>(words.size());
    if (best.words == 0 || best.words * 2 < static_cast<int>(words.size())) return found;
    for (const Topic& topic : lawbook::topics())
        if (fit(words, name_of(topic)).words == best.words) found.topics.push_back(&topic);
    for (const Advice& advice : lawbook::advice())
        if (fit(words, advice.heading).words == best.words) found.advice.push_back(&advice);
    // those whose heading has the words go before those that have them in the name of their group or kind
    std::vector<const Topic*> by_heading;
    for (const Topic* topic : found.topics)
        if (fit(words, topic->heading).words == best.words) by_heading.push_back(topic);
    if (!by_heading.empty()) found.topics = by_heading;
    return found;
}

std::string_view nearest_topic(std::string_view typed)
{
    std::vector<std::string_view> known;
    for (const Topic& topic : lawbook::topics()) known.push_back(topic.slug), known.push_back(topic.group);
    for (const Advice& advice : lawbook::advice()) known.push_back(advice.slug);
    return terms::nearest(small(typed), known);
}

}  // namespace hoyle::cli
