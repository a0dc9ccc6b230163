#include "cite/point.hpp"

#include "cite/faults.hpp"
#include "cite/story.hpp"
#include "phrases/answering.hpp"
#include "phrases/part.hpp"

#include <algorithm>
#include <cstdlib>
#include <map>

namespace hoyle::cite {
namespace {

/// A kind of incident, or a topic that has none.
std::string_view key_of(const lawbook::Topic& topic) { return topic.kind ? terms::info(*topic.kind).slug : topic.slug; }

struct Candidate {
    const lawbook::Topic* topic = nullptr;  ///< the likeliest of it
    double by_words = 0, by_topic = 0, by_lines = 0;
    std::uint32_t first = 0, end = 0;       ///< the words that tell it most clearly

    double sum(double words) const { return words * by_words + (1 - words) * by_lines; }
};

}  // namespace

bool is_story(const phrases::Heard& heard)
{
    constexpr std::uint32_t fewest_sentences = 3;
    return !heard.words.empty() && heard.words.back().sentence - heard.words.front().sentence + 1 >= fewest_sentences;
}

void settle_point(std::vector<Matter>& matters, const phrases::Heard& heard, std::span<const std::uint32_t> lines,
                  const std::vector<phrases::Likelihood>& likelihoods)
{
    const double words = phrases::answering().weights.story_words;
    const double other = std::getenv("HO") ? std::atof(std::getenv("HO")) : phrases::answering().weights.story_beside;
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
    if (all.empty()) return;
    const auto chief = std::max_element(all.begin(), all.end(), [&](const auto& a, const auto& b) { return a.second.sum(words) < b.second.sum(words); });
    const auto is_chief = [&](const Matter& matter) { return matter.best().topic && key_of(*matter.best().topic) == chief->first; };
    const auto certainty = [&](const Matter& matter) {
        const auto found = matter.best().topic ? all.find(key_of(*matter.best().topic)) : all.end();
        return found == all.end() ? 0 : found->second.by_lines;
    };
    if (matters.empty() && chief->second.sum(words) < phrases::answering().weights.story_asked) return;
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
        matter.by_lines = told->second.by_lines;
        matter.clearest = phrases::part_of(heard, told->second.first, told->second.end);
    }
}

}  // namespace hoyle::cite
