#include "cite/story.hpp"

#include "phrases/answering.hpp"
#include "phrases/part.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>

namespace hoyle::cite {
namespace {

constexpr std::size_t most_lines = 60, widest = 3;
constexpr std::uint32_t fewest_words = 2;    ///< of a line; a shorter one is heard with the one before it
constexpr std::uint32_t many_sentences = 4;  ///< of a line; each is then heard by itself

/// Where the lines begin, and the end. Sentences are numbered from the first on.
std::vector<std::uint32_t> parts_of(const phrases::Heard& heard, std::span<const std::uint32_t> lines)
{
    const auto size = static_cast<std::uint32_t>(heard.words.size());
    std::vector<std::uint32_t> starts{0};
    const auto begin = [&](std::uint32_t word) {
        if (starts.size() <= most_lines && word > starts.back() && word - starts.back() >= fewest_words) starts.push_back(word);
    };
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::uint32_t end = line + 1 < lines.size() ? lines[line + 1] : size;
        if (lines[line] >= end) continue;
        begin(lines[line]);
        if (heard.words[end - 1].sentence - heard.words[lines[line]].sentence + 1 < many_sentences) continue;
        for (std::uint32_t word = lines[line] + 1; word < end; ++word)
            if (heard.words[word].sentence != heard.words[word - 1].sentence) begin(word);
    }
    if (starts.size() <= most_lines) starts.push_back(size);
    return starts;
}

/// What each window makes of one kind, or of one topic that has none.
struct Spoken {
    std::array<double, widest + 1> best{};  ///< of one line, of two, of three, and the whole
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
             phrases::classify_in_story(phrases::part_of(heard_, first, end), phrases::lexicon(), phrases::model())) {
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

std::vector<InStory> in_story(const phrases::Heard& heard, std::span<const std::uint32_t> lines)
{
    if (heard.words.empty()) return {};
    const auto starts = parts_of(heard, lines);
    const std::size_t parts = starts.size() - 1;
    Windows windows(heard);
    for (std::size_t width = 1; width <= widest; ++width)
        for (std::size_t at = 0; at + std::min(width, parts) <= parts; ++at)
            windows.hear(starts[at], starts[at + std::min(width, parts)], width - 1);
    windows.hear(0, starts.back(), widest);
    return windows.surest();
}

}  // namespace hoyle::cite
