#include "learn/train.hpp"

#include "learn/stories.hpp"

#include <linear.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <set>
#include <thread>

// liblinear takes the examples in an order of chance: here the same one each time, whatever else is learnt beside it (the link
// wraps rand).
namespace {
thread_local std::uint64_t chance = 1;
}
extern "C" int __wrap_rand()
{
    chance = chance * 6364136223846793005 + 1442695040888963407;
    return static_cast<int>(chance >> 33);
}

namespace hoyle::learn {
namespace {

using phrases::LearntData;
using phrases::ModelData;

/// The classifier learns margins of about one. By these times this, one over the temperature of the softmax (see classify), it
/// is as often right as it says; measured on descriptions that it had not learnt from.
constexpr double inverse_temperature = 10;

/// All features are learnt, so that what is odd about one example is laid to its own odd words; but most are not kept. A feature
/// is, if more than one example has it, and for some topic its weight times its idf is this much; of its weights those that are
/// this much. Measured: with less kept, strangers' words are understood no worse.
constexpr int fewest_examples = 2;
constexpr double least_of_feature = 20, least_of_topics = 4.2, least_of_incidents = 1.05;

constexpr std::size_t few_features = 8;
constexpr int bare_name_counts = 4;

/// Which weight each feature has for each topic; that of the bias behind the last feature.
using Weights = std::vector<std::vector<double>>;  // by topic

/// What liblinear learns from: it counts features from 1, and the last node of a row is numbered -1.
class Rows {
public:
    explicit Rows(std::size_t features) : width_(static_cast<int>(features)) {}

    void add(const std::vector<Table::Value>& example, double label)
    {
        auto& row = rows_.emplace_back();
        for (const Table::Value& each : example) row.push_back({each.feature + 1, each.value});
        row.push_back({width_ + 1, 1});  // the bias
        row.push_back({-1, 0});
        labels_.push_back(label);
    }

    /// Learns from these labels, by class as they come up; `each` gets the class, the feature and its weight.
    template <class Each> void learn(const std::vector<double>& labels, const parameter& how, Each each) const
    {
        std::vector<feature_node*> starts;
        for (const auto& row : rows_) starts.push_back(const_cast<feature_node*>(row.data()));
        std::vector<double> targets = labels;
        problem all{static_cast<int>(starts.size()), width_ + 1, targets.data(), starts.data(), 1};
        chance = 1;
        ::model* learnt = train(&all, &how);
        const int classes = get_nr_class(learnt), columns = classes == 2 && how.solver_type != MCSVM_CS ? 1 : classes;
        for (int f = 0; f <= width_; ++f)
            for (int c = 0; c < columns; ++c)
                each(learnt->label[c], static_cast<std::size_t>(f), learnt->w[static_cast<std::ptrdiff_t>(f) * columns + c]);
        free_and_destroy_model(&learnt);
    }

    const std::vector<double>& labels() const { return labels_; }

private:
    int width_;
    std::vector<std::vector<feature_node>> rows_;
    std::vector<double> labels_;
};

parameter machine(int solver, double c, double eps)
{
    parameter how{};
    how.solver_type = solver;
    how.C = c;
    how.eps = eps;
    how.p = 0.1;
    return how;
}

/// The multiclass classifier of all topics.
class TopicsMachine {
public:
    TopicsMachine(const std::vector<Example>& examples, const Table& table) : rows_(table.features.size())
    {
        std::set<std::string> topics;
        for (const Example& example : examples)
            if (!example.among_more) topics.insert(example.topic);
        topics_.assign(topics.begin(), topics.end());
        for (std::size_t i = 0; i < examples.size(); ++i) {
            if (examples[i].among_more) continue;
            const auto label = static_cast<double>(std::distance(topics.begin(), topics.find(examples[i].topic)));
            // a bare name ("revoke", "the dealer revoked") leaves so little to go by that it must be learnt better than a story
            const int times = table.examples[i].size() <= few_features ? bare_name_counts : 1;
            for (int time = 0; time < times; ++time) rows_.add(table.examples[i], label);
        }
        weights_.assign(topics_.size(), std::vector<double>(table.features.size() + 1));
    }

    void learn()
    {
        rows_.learn(rows_.labels(), machine(MCSVM_CS, 1, 0.01), [&](int topic, std::size_t feature, double weight) {
            weights_[static_cast<std::size_t>(topic)][feature] = inverse_temperature * weight;
        });
    }

    const std::vector<std::string>& topics() const { return topics_; }
    const Weights& weights() const { return weights_; }

private:
    std::vector<std::string> topics_;
    Rows rows_;
    Weights weights_;
};

/// One binary classifier a topic, against all else. What several topics are told in is one example, and speaks for each of them.
class IncidentMachines {
public:
    IncidentMachines(const std::vector<Example>& examples, const Table& table) : rows_(table.features.size())
    {
        std::set<std::string> topics;
        std::map<std::string, std::pair<std::size_t, std::set<std::string>>>
            told;  // by the words: an example of them, all topics
        for (std::size_t i = 0; i < examples.size(); ++i) {
            if (examples[i].of_story && examples[i].topic != narrative) topics.insert(examples[i].topic);
            told.try_emplace(examples[i].text, i, std::set<std::string>{}).first->second.second.insert(examples[i].topic);
        }
        topics_.assign(topics.begin(), topics.end());
        labels_.assign(topics_.size(), {});
        for (const auto& [text, example] : told) {
            rows_.add(table.examples[example.first], 0);
            for (std::size_t topic = 0; topic < topics_.size(); ++topic)
                labels_[topic].push_back(example.second.count(topics_[topic]) ? 1 : -1);
        }
        weights_.assign(topics_.size(), std::vector<double>(table.features.size() + 1));
    }

    void learn(std::size_t topic)
    {
        rows_.learn(labels_[topic], machine(L2R_L2LOSS_SVC_DUAL, 0.3, 0.1),
                    [&](int label, std::size_t feature, double weight) { weights_[topic][feature] = label * weight; });
    }

    const std::vector<std::string>& topics() const { return topics_; }
    const Weights& weights() const { return weights_; }

private:
    std::vector<std::string> topics_;
    Rows rows_;
    std::vector<std::vector<double>> labels_;
    Weights weights_;
};

/// The weights of the features that are kept, as codes.
ModelData packed(const std::vector<std::string>& topics, const Weights& weights, const std::vector<std::size_t>& kept,
                 const Table& table, double least)
{
    ModelData data;
    data.topics = topics;
    double largest = 0;
    for (const auto& of_topic : weights) {
        data.bias.push_back(static_cast<float>(of_topic.back()));
        for (const std::size_t feature : kept) largest = std::max(largest, std::abs(of_topic[feature]));
    }
    data.unit = static_cast<float>(largest) / static_cast<float>(phrases::weight_units);
    for (const std::size_t feature : kept) {
        data.starts.push_back(static_cast<std::uint32_t>(data.weights.size()));
        for (std::size_t topic = 0; topic < topics.size(); ++topic) {
            const double weight = weights[topic][feature];
            if (std::abs(weight) * table.idf[feature] < least) continue;
            const auto code = phrases::weight_code(weight / largest);
            if (code != 0) data.weights.push_back({static_cast<std::uint16_t>(topic), phrases::weight_of_code(code)});
        }
    }
    data.starts.push_back(static_cast<std::uint32_t>(data.weights.size()));
    return data;
}

bool is_kept(std::size_t feature, const Weights& topics, const Table& table)
{
    return table.in_how_many[feature] >= fewest_examples && std::any_of(topics.begin(), topics.end(), [&](const auto& of_topic) {
               return std::abs(of_topic[feature]) * table.idf[feature] >= least_of_feature;
           });
}

void quiet(const char*) {}

}  // namespace

LearntData learn(const std::vector<Example>& examples, const Table& table)
{
    TopicsMachine topics(examples, table);
    IncidentMachines incidents(examples, table);
    set_print_string_function(quiet);
    std::atomic<std::size_t> next = 0;  // first all topics at once, which takes longest
    const auto work = [&] {
        for (std::size_t task; (task = next++) <= incidents.topics().size();)
            if (task == 0) topics.learn();
            else incidents.learn(task - 1);
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < std::max(1U, std::thread::hardware_concurrency()); ++i) others.emplace_back(work);
        work();
    }

    std::vector<std::size_t> kept;
    for (std::size_t feature = 0; feature < table.features.size(); ++feature)
        if (is_kept(feature, topics.weights(), table)) kept.push_back(feature);
    LearntData data;
    data.mark = table.mark;
    for (const std::size_t feature : kept) {
        data.features.push_back(table.features[feature]);
        data.idf.push_back(static_cast<float>(table.idf[feature]));
    }
    data.topics = packed(topics.topics(), topics.weights(), kept, table, least_of_topics);
    data.incidents = packed(incidents.topics(), incidents.weights(), kept, table, least_of_incidents);
    return data;
}

}  // namespace hoyle::learn
