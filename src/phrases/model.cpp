// Features, and what they speak for.

#include "phrases/model.hpp"

#include "phrases/learnt.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace hoyle::phrases {

std::vector<std::string> features_of(const AnalysedText& analysed, const Lexicon& lexicon)
{
    std::vector<std::string> features;
    for (std::size_t i = 0; i < analysed.words.size(); ++i) {
        const Token& word = analysed.words[i];
        features.push_back(word.stem);
        if (!word.before.empty()) features.push_back(word.before + '<' + word.stem);
        if (i + 1 < analysed.words.size() && analysed.words[i].sentence == analysed.words[i + 1].sentence)
            features.push_back(analysed.words[i].stem + ' ' + analysed.words[i + 1].stem);
    }
    for (const ConceptMatch& match : analysed.matches) features.push_back('@' + std::string(lexicon.concepts[match.concept_]));
    return features;
}

double counts_for(std::string_view feature) { return feature.find(' ') == std::string_view::npos ? 1 : 0.75; }

namespace {

// Measured on descriptions and stories that it had not learnt from.
constexpr float unknown_in_description = 5, unknown_in_story = 4;

Model view(const ModelData& data, float unknown)
{
    return {{data.topics.begin(), data.topics.end()},
            learnt().features,
            learnt().idf,
            data.starts,
            data.weights,
            data.bias,
            data.unit,
            unknown};
}

std::optional<std::size_t> find_feature(std::string_view feature, const Model& model)
{
    const std::uint32_t wanted = fingerprint(feature);
    const auto at = std::lower_bound(model.features.begin(), model.features.end(), wanted);
    if (at == model.features.end() || *at != wanted) return std::nullopt;
    return static_cast<std::size_t>(at - model.features.begin());
}

}  // namespace

const Model& model()
{
    static const Model all = view(learnt().topics, unknown_in_description);
    return all;
}

const Model& incidents()
{
    static const Model all = view(learnt().incidents, unknown_in_story);
    return all;
}

bool is_common(std::string_view stem, const Model& model)
{
    const double common = std::log(100) + 1;  // see idf in train.cpp
    const auto number = find_feature(stem, model);
    return number && model.idf[*number] < common;
}

double weight_of(std::string_view feature, std::string_view topic, const Model& model)
{
    const auto number = find_feature(feature, model);
    if (!number) return 0;
    for (std::uint32_t w = model.starts[*number]; w < model.starts[*number + 1]; ++w)
        if (model.topics[model.weights[w].topic] == topic) return model.weights[w].weight * static_cast<double>(model.unit);
    return 0;
}

namespace {

/// How much the words speak for each topic; empty if nothing was said that the model knows.
std::vector<double> sums_of(const AnalysedText& analysed, const Lexicon& lexicon, const Model& model)
{
    std::map<std::size_t, int> counts;
    double unknown = 0;
    for (const std::string& feature : features_of(analysed, lexicon)) {
        if (const auto number = find_feature(feature, model)) ++counts[*number];
        else unknown += std::pow(counts_for(feature) * static_cast<double>(model.unknown), 2);
    }
    if (counts.empty()) return {};
    // Each feature by its idf, a repeated one a little more, all together of length one: as the examples were weighed when it
    // learnt.
    double length = unknown;
    for (const auto& [feature, count] : counts) length += std::pow(model.idf[feature] * (1 + std::log(count)), 2);
    std::vector<double> sums(model.bias.begin(), model.bias.end());
    for (const auto& [feature, count] : counts) {
        const double value = model.idf[feature] * (1 + std::log(count)) / std::sqrt(length);
        for (std::uint32_t w = model.starts[feature]; w < model.starts[feature + 1]; ++w)
            sums[model.weights[w].topic] += value * model.weights[w].weight * model.unit;
    }
    return sums;
}

}  // namespace

std::vector<Likelihood> classify(const AnalysedText& analysed, const Lexicon& lexicon, const Model& model)
{
    auto sums = sums_of(analysed, lexicon, model);
    if (sums.empty()) sums.assign(model.topics.size(), 0);  // nothing said, nothing meant
    const double greatest = *std::max_element(sums.begin(), sums.end());
    double all = 0;
    for (double& sum : sums) all += sum = std::exp(sum - greatest);
    std::vector<Likelihood> out;
    for (std::size_t topic = 0; topic < sums.size(); ++topic) out.push_back({model.topics[topic], sums[topic] / all});
    sort_stably(out, [](const Likelihood& a, const Likelihood& b) { return a.probability > b.probability; });
    return out;
}

std::vector<double> decision_values(const AnalysedText& analysed, const Lexicon& lexicon, const Model& incidents)
{
    auto sums = sums_of(analysed, lexicon, incidents);
    if (sums.empty()) sums.assign(incidents.bias.begin(), incidents.bias.end());
    return sums;
}

double to_probability(double decision_value)
{
    constexpr double slope = 6, offset = -0.25;  // measured on lines of stories that it had not learnt from
    return 1 / (1 + std::exp(-slope * (decision_value - offset)));
}

}  // namespace hoyle::phrases
