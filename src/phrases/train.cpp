#include "phrases/train.hpp"

#include <linear.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <set>

namespace hoyle::phrases {
namespace {

/// Two stems side by side are nearly all rare, and what a stranger says has few of them; counted in full they would leave little
/// for the stems to learn.
constexpr double pair_counts = 0.75;

/// One example as the classifier sees it: features by number, each with its weight, all together of length one.
using Vector = std::map<int, double>;

struct Table {
    std::vector<std::string> features;
    std::vector<float> rarity;
    std::vector<Vector> examples;
};

/// Every feature of every example, even if no other has it: what is told once may be told again.
Table tabulate(const std::vector<Example>& examples, const Lexicon& lexicon)
{
    std::vector<std::map<std::string, int>> counts;
    std::map<std::string, int> in_how_many;
    for (const Example& example : examples) {
        auto& mine = counts.emplace_back();
        for (std::string& feature : features_of(hear(example.text, lexicon), lexicon)) ++mine[std::move(feature)];
        for (const auto& [feature, count] : mine) ++in_how_many[feature];
    }
    Table table;
    std::map<std::string, int> number;
    const double total = static_cast<double>(examples.size());
    for (const auto& [feature, many] : in_how_many) {
        number.emplace(feature, static_cast<int>(table.features.size()));
        table.features.push_back(feature);
        const double weight = feature.find(' ') == std::string::npos ? 1 : pair_counts;
        table.rarity.push_back(static_cast<float>(weight * (std::log((1 + total) / (1 + many)) + 1)));
    }
    for (const auto& mine : counts) {
        Vector& vector = table.examples.emplace_back();
        double length = 0;
        for (const auto& [feature, count] : mine)
            if (const auto at = number.find(feature); at != number.end()) {
                const double value = static_cast<double>(table.rarity[static_cast<std::size_t>(at->second)]) *
                                     (1 + std::log(count));
                vector[at->second] = value;
                length += value * value;
            }
        for (auto& [feature, value] : vector) value /= std::sqrt(length);
    }
    return table;
}

void quiet(const char*) {}

/// What the machine learns is which topic is likeliest, by a margin of about one. Times this, told as chances (see classify), it
/// is as often right as it says; measured on descriptions that it had not learnt from.
constexpr double sharpness = 10;

constexpr std::size_t few_features = 10;  ///< the bias and the end among them
constexpr int bare_name_counts = 4;

}  // namespace

Model ModelData::view() const
{
    topics_view.assign(topics.begin(), topics.end());
    features_view.assign(features.begin(), features.end());
    return {topics_view, features_view, rarity, starts, weights, bias, unit};
}

ModelData learn(const std::vector<Example>& examples, const Lexicon& lexicon)
{
    Table table = tabulate(examples, lexicon);
    ModelData data;
    std::set<std::string> topics;
    for (const Example& example : examples) topics.insert(example.topic);
    data.topics.assign(topics.begin(), topics.end());

    // liblinear counts features from 1, and the last node of a row is numbered -1
    const int width = static_cast<int>(table.features.size());
    std::vector<std::vector<feature_node>> rows;
    std::vector<feature_node*> row_starts;
    std::vector<double> labels;
    rows.reserve(examples.size());
    for (std::size_t i = 0; i < examples.size(); ++i) {
        auto& row = rows.emplace_back();
        for (const auto& [feature, value] : table.examples[i]) row.push_back({feature + 1, value});
        row.push_back({width + 1, 1});  // the bias
        row.push_back({-1, 0});
        // a bare name ("revoke", "the dealer revoked") leaves so little to go by that it must be learnt better than a story
        const int times = row.size() <= few_features ? bare_name_counts : 1;
        for (int time = 0; time < times; ++time) {
            row_starts.push_back(row.data());
            labels.push_back(static_cast<double>(std::distance(topics.begin(), topics.find(examples[i].topic))));
        }
    }
    problem all{static_cast<int>(row_starts.size()), width + 1, labels.data(), row_starts.data(), 1};
    parameter how{};
    how.solver_type = MCSVM_CS;
    how.C = 1;
    how.eps = 0.01;
    how.p = 0.1;
    set_print_string_function(quiet);
    std::srand(1);  // liblinear takes the examples in an order of chance, and this must be the same one each time
    ::model* learnt = train(&all, &how);

    const int classes = get_nr_class(learnt);
    std::vector<int> order(static_cast<std::size_t>(classes));
    get_labels(learnt, order.data());
    const auto weight = [&](int feature, int place) {
        return sharpness *
               learnt->w[static_cast<std::size_t>(feature) * static_cast<std::size_t>(classes) + static_cast<std::size_t>(place)];
    };
    double largest = 0;
    for (int f = 0; f < width; ++f)
        for (int c = 0; c < classes; ++c) largest = std::max(largest, std::abs(weight(f, c)));
    data.unit = static_cast<float>(largest / 1000);
    constexpr double too_small = 0.25;  // of no effect on what is likeliest, and most of the table
    for (int f = 0; f < width; ++f) {
        data.starts.push_back(static_cast<std::uint32_t>(data.weights.size()));
        for (int c = 0; c < classes; ++c)
            if (std::abs(weight(f, c)) >= too_small)
                data.weights.push_back({static_cast<std::uint16_t>(order[static_cast<std::size_t>(c)]),
                                        static_cast<std::int16_t>(std::lround(weight(f, c) / static_cast<double>(data.unit)))});
    }
    data.starts.push_back(static_cast<std::uint32_t>(data.weights.size()));
    data.bias.resize(static_cast<std::size_t>(classes));
    for (int c = 0; c < classes; ++c)
        data.bias[static_cast<std::size_t>(order[static_cast<std::size_t>(c)])] = static_cast<float>(weight(width, c));
    data.features = std::move(table.features);
    data.rarity = std::move(table.rarity);
    free_and_destroy_model(&learnt);
    return data;
}

}  // namespace hoyle::phrases
