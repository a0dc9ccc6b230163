#include "cite/story.hpp"

#include "cite/marks.hpp"

#include "phrases/answering.hpp"
#include "phrases/part.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <numeric>

namespace hoyle::cite {
namespace {

constexpr std::size_t most_lines = 60, widest = 3;
constexpr std::uint32_t fewest_words = 5;    ///< of a line; a shorter one is taken together with the one before it
constexpr std::uint32_t many_sentences = 4;  ///< of a line; each is then taken by itself
constexpr std::size_t few_lines = 3;         ///< of a story; each of their sentences is taken by itself
constexpr std::size_t shortest = 4;          ///< of the stories that the weights were measured on

/// Where the lines begin, and the end. Sentences are numbered from the first on.
std::vector<std::uint32_t> parts_of(const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines)
{
    const auto size = static_cast<std::uint32_t>(analysed.words.size());
    std::vector<std::uint32_t> starts{0};
    const std::uint32_t many = lines.size() < few_lines ? 2 : many_sentences;
    const auto begin = [&](std::uint32_t word) {
        if (starts.size() <= most_lines && word > starts.back() && word - starts.back() >= fewest_words) starts.push_back(word);
    };
    for (std::size_t line = 0; line < lines.size(); ++line) {
        const std::uint32_t end = line + 1 < lines.size() ? lines[line + 1] : size;
        if (lines[line] >= end) continue;
        begin(lines[line]);
        if (analysed.words[end - 1].sentence - analysed.words[lines[line]].sentence + 1 < many) continue;
        for (std::uint32_t word = lines[line] + 1; word < end; ++word)
            if (analysed.words[word].sentence != analysed.words[word - 1].sentence) begin(word);
    }
    if (starts.size() <= most_lines) starts.push_back(size);
    return starts;
}

/// What the windows make of one kind, or of one topic that has none: the greatest decision value.
struct Spoken {
    static constexpr double never = -100;
    std::array<double, widest + 1> most{never, never, never, never};  ///< of one line, of two, of three, and the whole
    double clearest = never, topic_is = never;
    InStory in;

    double mean() const { return std::accumulate(most.begin(), most.end(), 0.0) / static_cast<double>(most.size()); }
};

class Windows {
public:
    explicit Windows(const phrases::AnalysedText& analysed) : analysed_(analysed) {}

    void analyse(std::uint32_t first, std::uint32_t end, std::size_t width)
    {
        const phrases::Model& model = phrases::incidents();
        const auto decisions = phrases::decision_values(phrases::part_of(analysed_, first, end), phrases::lexicon(), model);
        for (std::size_t i = 0; i < decisions.size(); ++i) {
            const lawbook::Topic* topic = lawbook::find_topic(model.topics[i]);
            if (!topic) continue;
            const Window window{first, end, width, decisions[i]};
            add(topic->kind ? terms::info(*topic->kind).slug : topic->slug, *topic, window, true);
            if (const auto kind = phrases::answering().told_by(topic->slug); kind && kind != topic->kind)
                add(terms::info(*kind).slug, *topic, window, false);
        }
    }

    /// By the windows of each width; a story has one incident that is told most, and what is told beside it must be told more by
    /// itself; in a long one much is told. Of stories shorter than those that this was measured on it is as of the shortest of
    /// them.
    std::vector<InStory> surest(std::size_t parts) const
    {
        std::array<double, 2> best{Spoken::never, Spoken::never};
        for (const auto& [key, spoken] : all_) {
            const double mean = spoken.in.topic ? spoken.mean() : Spoken::never;
            if (mean > best[0]) best = {mean, best[0]};
            else best[1] = std::max(best[1], mean);
        }
        const phrases::Weights& weights = phrases::answering().weights;
        const std::array<double, widest + 1> of_width{weights.story_line, weights.story_two_lines, weights.story_three_lines,
                                                      weights.story_whole};
        std::vector<InStory> out;
        for (const auto& [key, spoken] : all_) {
            if (!spoken.in.topic) continue;
            const bool first = spoken.mean() == best[0];
            double sum = std::inner_product(of_width.begin(), of_width.end(), spoken.most.begin(), weights.story_bias);
            sum += weights.story_first * first + weights.story_ahead * (spoken.mean() - best[first]) +
                   weights.story_length * std::log(static_cast<double>(std::max(parts, shortest)));
            out.push_back(spoken.in);
            out.back().certainty = kept_of(key, analysed_) / (1 + std::exp(-sum));
        }
        sort_stably(out, [](const InStory& a, const InStory& b) { return a.certainty > b.certainty; });
        return out;
    }

private:
    struct Window {
        std::uint32_t first, end;
        std::size_t width;
        double decisions;
    };

    /// `own`: the topic is one of the kind, and no other that tells of it too.
    void add(std::string_view key, const lawbook::Topic& topic, const Window& window, bool own)
    {
        Spoken& spoken = all_[key];
        spoken.most[window.width] = std::max(spoken.most[window.width], window.decisions);
        if (own && window.decisions > spoken.topic_is) spoken.topic_is = window.decisions, spoken.in.topic = &topic;
        if (window.width < widest && window.decisions > spoken.clearest)
            spoken.clearest = window.decisions, spoken.in.first = window.first, spoken.in.end = window.end;
    }

    const phrases::AnalysedText& analysed_;
    std::map<std::string_view, Spoken> all_;
};

}  // namespace

std::vector<InStory> in_story(const phrases::AnalysedText& analysed, std::span<const std::uint32_t> lines)
{
    if (analysed.words.empty()) return {};
    const auto starts = parts_of(analysed, lines);
    const std::size_t parts = starts.size() - 1;
    Windows windows(analysed);
    for (std::size_t width = 1; width <= widest; ++width)
        for (std::size_t at = 0; at + std::min(width, parts) <= parts; ++at)
            windows.analyse(starts[at], starts[at + std::min(width, parts)], width - 1);
    windows.analyse(0, starts.back(), widest);
    return windows.surest(parts);
}

}  // namespace hoyle::cite
