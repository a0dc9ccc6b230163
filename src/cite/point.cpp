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

using Candidates = std::map<std::string_view, Candidate>;

Candidates candidates_of(const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines,
                         const std::vector<phrases::Likelihood>& likelihoods)
{
    Candidates all;
    for (const phrases::Likelihood& each : likelihoods) {
        const lawbook::Topic* topic = lawbook::find_topic(each.topic);
        if (!topic) continue;
        Candidate& of = all[key_of(*topic)];
        of.by_words = std::min(1.0, of.by_words + each.probability);
        if (each.probability > of.by_topic) of.by_topic = each.probability, of.topic = topic;
    }
    for (const InStory& each : in_story(analysed, lines)) {
        Candidate& of = all[key_of(*each.topic)];
        of.by_lines = each.certainty, of.first = each.first, of.end = each.end;
        if (!of.topic || of.by_topic < phrases::answering().weights.least_told) of.topic = each.topic;
    }
    return all;
}

const Candidate* candidate_for(const Matter& matter, const Candidates& all)
{
    const auto found = matter.best().topic ? all.find(key_of(*matter.best().topic)) : all.end();
    return found == all.end() ? nullptr : &found->second;
}

}  // namespace

bool is_story(const phrases::AnalysedText& analysed)
{
    constexpr std::uint32_t fewest_sentences = 3;
    constexpr std::size_t fewest_words = 30;
    return analysed.words.size() >= fewest_words &&
           analysed.words.back().sentence - analysed.words.front().sentence + 1 >= fewest_sentences;
}

void settle_point(std::vector<Matter>& matters, const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines,
                  const std::vector<phrases::Likelihood>& likelihoods, std::span<const Book* const> books)
{
    const phrases::Weights& weights = phrases::answering().weights;
    const Candidates all = candidates_of(analysed, lines, likelihoods);
    const Candidate* chief = nullptr;
    for (const auto& [key, each] : all)
        if ((!chief || each.sum(weights.story_words) > chief->sum(weights.story_words)) && may_be(*each.topic, books))
            chief = &each;
    if (!chief || (matters.empty() && chief->by_lines < weights.story_told)) return;
    const auto is_chief = [&](const Matter& matter) { return candidate_for(matter, all) == chief; };
    std::erase_if(matters, [&](const Matter& matter) {
        const Candidate* told = candidate_for(matter, all);
        return told != chief && (!told || told->by_lines < weights.story_beside);
    });
    auto found = std::find_if(matters.begin(), matters.end(), is_chief);
    if (found == matters.end()) {
        std::vector<Meaning> meanings{{chief->topic, nullptr, std::max(chief->sum(weights.story_words), weights.least_told)}};
        matters.insert(matters.begin(), matter_of(std::move(meanings), analysed));
    } else {
        std::rotate(matters.begin(), found, found + 1);
    }
    for (Matter& matter : matters) {
        const Candidate& told = *candidate_for(matter, all);
        matter.certainty = told.sum(weights.story_words);
        matter.by_lines = told.by_lines;
        matter.as_topic = told.by_topic >= told.by_words * weights.story_topic;
        matter.clearest = phrases::part_of(analysed, told.first, told.end);
    }
}

}  // namespace hoyle::cite
