// Which topic a description is about: a linear classifier over the words and concepts heard, learnt (src/learn) from example
// phrases (a support vector machine for all topics at once, after Crammer and Singer; liblinear) and from the lines of labelled
// stories that tell an incident. What it gives for a topic is how likely the words are about it, 0 to 1, all topics (`none` is
// one of them) together 1.
//
// And which incidents a part of a story tells: none, one or several. So here each topic has a machine of its own, that tells it
// from everything else in stories (stories.hpp) and phrases; what it gives is how far on its side the words are.
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

/// What the classifier sees in a text: stems, stems side by side, a stem with the idle word before it ("by<dealer"), concepts
/// (with an @ before them). In no order, each as often as it occurs.
std::vector<std::string> features_of(const Heard& heard, const Lexicon& lexicon);

/// How much a feature counts: two stems side by side are nearly all rare, and what a stranger says has few of them; counted in
/// full they would leave little for the stems to learn.
double counts_for(std::string_view feature);

struct Likelihood {
    std::string_view topic;
    double probability;
};
/// What a description is about: all topics, the likeliest first.
std::vector<Likelihood> classify(const Heard& heard, const Lexicon& lexicon, const Model& model);

/// For each topic of `incidents`, in its order, how far on its side the words of a part of a story are: most that tell it are
/// above 0, nearly all that do not below.
std::vector<double> tell(const Heard& heard, const Lexicon& lexicon, const Model& incidents);

/// How likely a line or two that are so far on the side of a topic tell it, 0 to 1.
double likely_told(double how_far);

}  // namespace hoyle::phrases
