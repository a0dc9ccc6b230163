// Examples as numbers: which features each has, and how much each counts.

#include "learn/stories.hpp"
#include "learn/train.hpp"

#include <algorithm>
#include <cmath>
#include <fmt/core.h>
#include <map>

namespace hoyle::learn {
namespace {

struct Feature {
    int in_how_many = 0;
    double counts = 1;
};

/// FNV-1a: the same on any machine.
class Mark {
public:
    void add(std::string_view text)
    {
        for (const char each : text) step(static_cast<unsigned char>(each));
        step(0);
    }
    void add(std::uint64_t number)
    {
        for (int byte = 0; byte < 8; ++byte) step(number >> (8 * byte) & 0xff);
    }
    std::string text() const { return fmt::format("{:016x}", state_); }

private:
    void step(std::uint64_t byte) { state_ = (state_ ^ byte) * 0x100000001b3; }
    std::uint64_t state_ = 0xcbf29ce484222325;
};

}  // namespace

Table tabulate(const std::vector<Example>& examples, const phrases::Lexicon& lexicon)
{
    Table table;
    Mark mark;
    std::map<std::uint32_t, Feature> all;
    std::vector<std::map<std::uint32_t, int>> counts;
    std::map<std::string, std::size_t> told;  // several topics may be told in the same words
    for (const Example& example : examples) {
        const auto [known, first_time] = told.emplace(example.text, counts.size());
        std::map<std::uint32_t, int> mine;
        if (first_time)
            for (const std::string& feature : phrases::features_of(phrases::analyse(example.text, lexicon), lexicon)) {
                const std::uint32_t number = phrases::fingerprint(feature);
                ++mine[number];
                all[number].counts = phrases::counts_for(feature);
            }
        else mine = counts[known->second];
        for (const auto& [feature, count] : mine) ++all[feature].in_how_many;
        mark.add(example.topic);
        mark.add(static_cast<std::uint64_t>(example.of_story) << 1 | static_cast<std::uint64_t>(example.among_more));
        for (const auto& [feature, count] : mine) {
            mark.add(feature);
            mark.add(static_cast<std::uint64_t>(count));
        }
        counts.push_back(std::move(mine));
    }
    table.mark = mark.text();

    std::map<std::uint32_t, int> places;
    const double total = static_cast<double>(examples.size());
    for (const auto& [number, feature] : all) {
        places.emplace(number, static_cast<int>(table.features.size()));
        table.features.push_back(number);
        table.in_how_many.push_back(feature.in_how_many);
        const double idf = feature.counts * (std::log((1 + total) / (1 + feature.in_how_many)) + 1);
        table.idf.push_back(std::round(idf / static_cast<double>(phrases::idf_step)) * static_cast<double>(phrases::idf_step));
    }
    for (const auto& mine : counts) {
        auto& example = table.examples.emplace_back();
        double length = 0;
        for (const auto& [number, count] : mine)
            if (const auto at = places.find(number); at != places.end()) {
                const double value = table.idf[static_cast<std::size_t>(at->second)] * (1 + std::log(count));
                example.push_back({at->second, value});
                length += value * value;
            }
        for (Table::Value& each : example) each.value /= std::sqrt(length);
    }
    return table;
}

}  // namespace hoyle::learn
