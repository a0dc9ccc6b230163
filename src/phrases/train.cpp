#include "phrases/train.hpp"

#include "phrases/stories.hpp"

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

namespace {

/// What liblinear learns from: it counts features from 1, and the last node of a row is numbered -1.
class Rows {
public:
    explicit Rows(const Table& table) : width_(static_cast<int>(table.features.size())) {}

    void add(const Vector& example)
    {
        auto& row = rows_.emplace_back();
        for (const auto& [feature, value] : example) row.push_back({feature + 1, value});
        row.push_back({width_ + 1, 1});  // the bias
        row.push_back({-1, 0});
    }

    std::size_t size() const { return rows_.size(); }
    bool is_short(std::size_t row) const { return rows_[row].size() <= few_features; }
    feature_node* start(std::size_t row) { return rows_[row].data(); }

    /// The bias is the feature behind the last.
    int width() const { return width_; }

    ::model* learn(std::vector<feature_node*> starts, std::vector<double> labels, const parameter& how) const
    {
        problem all{static_cast<int>(starts.size()), width_ + 1, labels.data(), starts.data(), 1};
        set_print_string_function(quiet);
        std::srand(1);  // liblinear takes the examples in an order of chance, and this must be the same one each time
        return train(&all, &how);
    }

private:
    int width_;
    std::vector<std::vector<feature_node>> rows_;
};

/// Keeps what is not too small, in units that fit.
class Keeping {
public:
    Keeping(ModelData& data, double largest, double too_small) : data_(data), too_small_(too_small)
    {
        constexpr double units = 30000;  // of the 32767 that there are
        data.unit = static_cast<float>(largest / units);
    }

    void begin_feature() { data_.starts.push_back(static_cast<std::uint32_t>(data_.weights.size())); }
    void add(std::size_t topic, double weight)
    {
        if (std::abs(weight) < too_small_) return;
        data_.weights.push_back({static_cast<std::uint16_t>(topic),
                                 static_cast<std::int16_t>(std::lround(weight / static_cast<double>(data_.unit)))});
    }

private:
    ModelData& data_;
    double too_small_;
};

ModelData learn_topics(const std::vector<Example>& examples, const Table& table)
{
    ModelData data;
    data.features = table.features;
    data.rarity = table.rarity;
    std::set<std::string> topics;
    for (const Example& example : examples)
        if (!example.among_more) topics.insert(example.topic);
    data.topics.assign(topics.begin(), topics.end());

    Rows rows(table);
    std::vector<double> labels_of_rows;
    for (std::size_t i = 0; i < examples.size(); ++i) {
        if (examples[i].among_more) continue;
        rows.add(table.examples[i]);
        labels_of_rows.push_back(static_cast<double>(std::distance(topics.begin(), topics.find(examples[i].topic))));
    }
    std::vector<feature_node*> starts;
    std::vector<double> labels;
    for (std::size_t row = 0; row < rows.size(); ++row)
        // a bare name ("revoke", "the dealer revoked") leaves so little to go by that it must be learnt better than a story
        for (int time = 0; time < (rows.is_short(row) ? bare_name_counts : 1); ++time) {
            starts.push_back(rows.start(row));
            labels.push_back(labels_of_rows[row]);
        }
    parameter how{};
    how.solver_type = MCSVM_CS;
    how.C = 1;
    how.eps = 0.01;
    how.p = 0.1;
    ::model* learnt = rows.learn(std::move(starts), std::move(labels), how);

    const int classes = get_nr_class(learnt);
    std::vector<int> order(static_cast<std::size_t>(classes));
    get_labels(learnt, order.data());
    const auto weight = [&](int feature, int place) {
        return sharpness *
               learnt->w[static_cast<std::size_t>(feature) * static_cast<std::size_t>(classes) + static_cast<std::size_t>(place)];
    };
    double largest = 0;
    for (int f = 0; f < rows.width(); ++f)
        for (int c = 0; c < classes; ++c) largest = std::max(largest, std::abs(weight(f, c)));
    constexpr double too_small = 0.25;  // of no effect on what is likeliest, and most of the table
    Keeping keeping(data, largest, too_small);
    for (int f = 0; f < rows.width(); ++f) {
        keeping.begin_feature();
        for (int c = 0; c < classes; ++c) keeping.add(static_cast<std::size_t>(order[static_cast<std::size_t>(c)]), weight(f, c));
    }
    keeping.begin_feature();
    data.bias.resize(static_cast<std::size_t>(classes));
    for (int c = 0; c < classes; ++c)
        data.bias[static_cast<std::size_t>(order[static_cast<std::size_t>(c)])] = static_cast<float>(weight(rows.width(), c));
    free_and_destroy_model(&learnt);
    return data;
}

/// Each topic against all else. What several topics are told in is one example, and speaks for each of them.
ModelData learn_incidents(const std::vector<Example>& examples, const Table& table)
{
    ModelData data;
    data.features = table.features;
    data.rarity = table.rarity;
    std::set<std::string> topics;
    std::map<std::string, std::pair<std::size_t, std::set<std::string>>>
        told;  // by the words: an example of them, and all topics
    for (std::size_t i = 0; i < examples.size(); ++i) {
        if (examples[i].of_story && examples[i].topic != narrative) topics.insert(examples[i].topic);
        told.try_emplace(examples[i].text, i, std::set<std::string>{}).first->second.second.insert(examples[i].topic);
    }
    data.topics.assign(topics.begin(), topics.end());
    Rows rows(table);
    std::vector<feature_node*> starts;
    for (const auto& [text, example] : told) rows.add(table.examples[example.first]);
    for (std::size_t row = 0; row < rows.size(); ++row) starts.push_back(rows.start(row));

    parameter how{};
    how.solver_type = L2R_L2LOSS_SVC_DUAL;
    how.C = 0.3;
    how.eps = 0.1;
    how.p = 0.1;
    std::vector<std::vector<std::pair<std::size_t, double>>> weights(table.features.size());
    double largest = 0;
    constexpr double too_small = 0.05;
    for (std::size_t topic = 0; topic < data.topics.size(); ++topic) {
        std::vector<double> labels;
        for (const auto& [text, example] : told) labels.push_back(example.second.count(data.topics[topic]) ? 1 : -1);
        ::model* learnt = rows.learn(starts, std::move(labels), how);
        const double sign = learnt->label[0];  // of what is weighed
        for (int f = 0; f < rows.width(); ++f) {
            const double weight = sign * learnt->w[f];
            if (std::abs(weight) < too_small) continue;
            weights[static_cast<std::size_t>(f)].emplace_back(topic, weight);
            largest = std::max(largest, std::abs(weight));
        }
        data.bias.push_back(static_cast<float>(sign * learnt->w[rows.width()]));
        free_and_destroy_model(&learnt);
    }
    Keeping keeping(data, largest, too_small);
    for (const auto& of_feature : weights) {
        keeping.begin_feature();
        for (const auto& [topic, weight] : of_feature) keeping.add(topic, weight);
    }
    keeping.begin_feature();
    return data;
}

}  // namespace

Learnt learn(const std::vector<Example>& examples, const Lexicon& lexicon)
{
    const Table table = tabulate(examples, lexicon);
    return {learn_topics(examples, table), learn_incidents(examples, table)};
}

}  // namespace hoyle::phrases
