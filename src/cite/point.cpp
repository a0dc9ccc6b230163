#include "cite/point.hpp"

#include "cite/faults.hpp"
#include "cite/story.hpp"
#include "phrases/answering.hpp"
#include "phrases/part.hpp"

#include <algorithm>
#include <map>

namespace hoyle::cite {
namespace {

/// A kind of incident, or a topic that has none.
std::string_view key_of(const lawbook::Topic& topic) { return topic.kind ? terms::info(*topic.kind).slug : topic.slug; }

struct Candidate {
    const lawbook::Topic* topic = nullptr;  ///< the likeliest of it
    double by_words = 0, by_topic = 0, by_lines = 0;
    std::uint32_t first = 0, end = 0;  ///< the words that tell it most clearly

    double sum(double words) const { return words * by_words + (1 - words) * by_lines; }
};

/// It can happen under one of the books, or one has a law on it.
bool may_be(const lawbook::Topic& topic, std::span<const Book* const> books)
{
    return books.empty() || std::any_of(books.begin(), books.end(), [&](const Book* book) {
               if (!topic.kind) return !lawbook::laws_on(topic, *book).laws.empty();
               Settings settings;
               for (const terms::Need& need : terms::info(*topic.kind).needs) settings.set(need.setting, need.value);
               return decide(*book, Known(*topic.kind), settings).has_value();
           });
}

}  // namespace

bool is_story(const phrases::Heard& heard)
{
    constexpr std::uint32_t fewest_sentences = 3;
    constexpr std::size_t fewest_words = 30;
    return heard.words.size() >= fewest_words &&
           heard.words.back().sentence - heard.words.front().sentence + 1 >= fewest_sentences;
}

void settle_point(std::vector<Matter>& matters, const phrases::Heard& heard, std::span<const std::uint32_t> lines,
                  const std::vector<phrases::Likelihood>& likelihoods, std::span<const Book* const> books)
{
    const double words = phrases::answering().weights.story_words;
    const double other = phrases::answering().weights.story_beside;
    std::map<std::string_view, Candidate> all;
    for (const phrases::Likelihood& each : likelihoods) {
        const lawbook::Topic* topic = lawbook::find_topic(each.topic);
        if (!topic) continue;
        Candidate& of = all[key_of(*topic)];
        of.by_words = std::min(1.0, of.by_words + each.probability);
        if (each.probability > of.by_topic) of.by_topic = each.probability, of.topic = topic;
    }
    for (const InStory& each : in_story(heard, lines)) {
        Candidate& of = all[key_of(*each.topic)];
        of.by_lines = each.certainty, of.first = each.first, of.end = each.end;
        if (!of.topic || of.by_topic < phrases::answering().weights.least_told) of.topic = each.topic;
    }
    auto chief = all.end();
    for (auto each = all.begin(); each != all.end(); ++each)
        if ((chief == all.end() || each->second.sum(words) > chief->second.sum(words)) && may_be(*each->second.topic, books))
            chief = each;
    if (chief == all.end()) return;
    const auto is_chief = [&](const Matter& matter) {
        return matter.best().topic && key_of(*matter.best().topic) == chief->first;
    };
    const auto certainty = [&](const Matter& matter) {
        const auto found = matter.best().topic ? all.find(key_of(*matter.best().topic)) : all.end();
        return found == all.end() ? 0 : found->second.by_lines;
    };
    if (matters.empty() && chief->second.by_lines < phrases::answering().weights.story_told) return;
    std::erase_if(matters, [&](const Matter& matter) { return !is_chief(matter) && certainty(matter) < other; });
    auto found = std::find_if(matters.begin(), matters.end(), is_chief);
    if (found == matters.end()) {
        std::vector<Meaning> meanings{{chief->second.topic, nullptr, std::max(chief->second.sum(words), 0.1)}};
        matters.insert(matters.begin(), matter_of(std::move(meanings), heard));
    } else {
        std::rotate(matters.begin(), found, found + 1);
    }
    for (Matter& matter : matters) {
        const auto told = matter.best().topic ? all.find(key_of(*matter.best().topic)) : all.end();
        if (told == all.end()) continue;
        matter.certainty = told->second.sum(words);
        matter.by_lines = told->second.by_lines;
        matter.as_topic = told->second.by_topic >= told->second.by_words * phrases::answering().weights.story_topic;
        matter.clearest = phrases::part_of(heard, told->second.first, told->second.end);
    }
}

}  // namespace hoyle::cite
