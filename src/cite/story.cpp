#include "cite/story.hpp"

#include "phrases/answering.hpp"
#include "phrases/part.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace hoyle::cite {
namespace {

constexpr std::size_t most_sentences = 60, widest = 3;
constexpr std::uint32_t fewest_words = 2;  ///< of a sentence; a shorter one is heard with the one before it

/// Where sentences begin, and the end.
std::vector<std::uint32_t> sentences_of(const phrases::Heard& heard)
{
    std::vector<std::uint32_t> starts{0};
    const auto size = static_cast<std::uint32_t>(heard.words.size());
    for (std::uint32_t word = 1; word < size && starts.size() <= most_sentences; ++word)
        if (heard.words[word].sentence != heard.words[word - 1].sentence && word - starts.back() >= fewest_words)
            starts.push_back(word);
    if (starts.size() <= most_sentences) starts.push_back(size);
    return starts;
}

/// What each window makes of one kind, or of one topic that has none.
struct Spoken {
    std::array<double, widest + 1> best{};  ///< of windows of one sentence, of two, of three, and the whole
    double clearest = 0, topic_is = 0;
    InStory in;
};

class Windows {
public:
    explicit Windows(const phrases::Heard& heard) : heard_(heard) {}

    void hear(std::uint32_t first, std::uint32_t end, std::size_t width)
    {
        std::map<std::string_view, Spoken> here;
        for (const phrases::Likelihood& each :
             phrases::classify(phrases::part_of(heard_, first, end), phrases::lexicon(), phrases::model())) {
            const lawbook::Topic* topic = lawbook::find_topic(each.topic);
            if (!topic) continue;
            add(here, *topic, topic->kind ? terms::info(*topic->kind).slug : topic->slug, each.probability);
            if (const auto kind = phrases::answering().told_by(topic->slug); kind && kind != topic->kind)
                add(here, *topic, terms::info(*kind).slug, each.probability);
        }
        for (const auto& [key, spoken] : here) {
            Spoken& all = all_[key];
            const double likely = std::min(1.0, spoken.clearest);
            all.best[width] = std::max(all.best[width], likely);
            if (spoken.topic_is > all.topic_is) all.topic_is = spoken.topic_is, all.in.topic = spoken.in.topic;
            if (width < widest && likely > all.clearest) all.clearest = likely, all.in.first = first, all.in.end = end;
        }
    }

    std::vector<InStory> surest() const
    {
        constexpr double least = 0.02;  // so that one window that hears nothing is no veto
        std::vector<InStory> out;
        for (const auto& [key, spoken] : all_) {
            if (!spoken.in.topic) continue;
            double logs = 0;
            for (const double best : spoken.best) logs += std::log(best + least);
            out.push_back(spoken.in);
            out.back().certainty = std::min(1.0, std::exp(logs / static_cast<double>(spoken.best.size())));
        }
        std::stable_sort(out.begin(), out.end(), [](const InStory& a, const InStory& b) { return a.certainty > b.certainty; });
        return out;
    }

private:
    static void add(std::map<std::string_view, Spoken>& here, const lawbook::Topic& topic, std::string_view key, double likely)
    {
        Spoken& spoken = here[key];
        spoken.clearest += likely;
        const bool own = topic.kind && terms::info(*topic.kind).slug == key;
        if ((own || key == topic.slug) && likely > spoken.topic_is) spoken.topic_is = likely, spoken.in.topic = &topic;
    }

    const phrases::Heard& heard_;
    std::map<std::string_view, Spoken> all_;
};

}  // namespace

std::vector<InStory> in_story(const phrases::Heard& heard)
{
    if (heard.words.empty()) return {};
    const auto starts = sentences_of(heard);
    const std::size_t sentences = starts.size() - 1;
    Windows windows(heard);
    for (std::size_t width = 1; width <= widest; ++width)
        for (std::size_t at = 0; at + std::min(width, sentences) <= sentences; ++at)
            windows.hear(starts[at], starts[at + std::min(width, sentences)], width - 1);
    windows.hear(0, starts.back(), widest);
    return windows.surest();
}

}  // namespace hoyle::cite
