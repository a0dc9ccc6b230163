// Which topic a description is about: a linear multiclass classifier over words and concepts (a support vector machine after
// Crammer and Singer; liblinear), trained (src/learn) on example phrases and on the lines of labelled stories that tell an
// incident. Its margins become probabilities by a softmax: of each topic how likely the text is about it, all topics (`none` is
// one of them) together 1.
//
// And which incidents a part of a story tells: none, one or several. So this model is multilabel: one binary classifier a topic
// (one versus the rest of stories and phrases), each with its decision value, which a sigmoid makes a probability (Platt).
#pragma once

#include "phrases/lexicon.hpp"

namespace hoyle::phrases {

/// Weights by feature; both models have the same features.
struct Model {
    struct Weight {
        std::uint16_t topic;
        std::int16_t weight;  ///< in units of `unit`
    };

    std::vector<std::string_view> topics;
    std::span<const std::uint32_t> features;  ///< fingerprints (learnt.hpp), sorted
    std::span<const float> idf;               ///< of each feature: the rarer it is in the examples, the more it counts
    std::span<const std::uint32_t> starts;    ///< of each feature: where its weights begin; one more at the end
    std::span<const Weight> weights;
    std::span<const float> bias;  ///< of each topic
    float unit = 1;
    float unknown =
        0;  ///< the idf of a feature that the model does not know: it speaks for nothing, and makes the others less sure
};
const Model& model();      ///< what a description is about
const Model& incidents();  ///< what a part of a story tells

/// How much a feature speaks for a topic (against it: below 0); 0 for one the model does not know.
double weight_of(std::string_view feature, std::string_view topic, const Model& model);

/// True of a stem that one example in a hundred has: everybody uses it, whatever he speaks of.
bool is_common(std::string_view stem, const Model& model);

/// The features of a text: stems, stems side by side, a stem with the idle word before it ("by<dealer"), concepts
/// (with an @ before them). In no order, each as often as it occurs.
std::vector<std::string> features_of(const AnalysedText& analysed, const Lexicon& lexicon);

/// How much a feature counts: two stems side by side are nearly all rare, and what a stranger says has few of them; counted in
/// full they would leave little for the stems to learn.
double counts_for(std::string_view feature);

struct Likelihood {
    std::string_view topic;
    double probability;
};
/// What a description is about: all topics, the likeliest first.
std::vector<Likelihood> classify(const AnalysedText& analysed, const Lexicon& lexicon, const Model& model);

/// The decision value of each topic of `incidents`, in its order, for a part of a story: its signed margin from the separating
/// hyperplane. Most texts that tell the incident are above 0, nearly all that do not below.
std::vector<double> decision_values(const AnalysedText& analysed, const Lexicon& lexicon, const Model& incidents);

/// The calibrated probability, 0 to 1, that a line or two with this decision value tell the incident.
double to_probability(double decision_value);

}  // namespace hoyle::phrases
