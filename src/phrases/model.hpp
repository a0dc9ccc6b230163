// Which topic a description is about: a linear classifier over the words and concepts heard, learnt by the build from the example
// phrases under lawbooks/phrases (a support vector machine for all topics at once, after Crammer and Singer; liblinear).
//
// It learns from labelled stories too (stories.hpp): what a part of a story is about, if anything.
//
// What it gives for a topic is how likely the words are about it, 0 to 1, all topics (`none` is one of them) together 1.
#pragma once

#include "phrases/lexicon.hpp"

namespace hoyle::phrases {

/// The topic of the words of a story that tell no incident: who sat where, the other tricks, what was said of the weather.
inline constexpr std::string_view narrative = "narrative";

/// Written by the build; sorted by feature.
struct Model {
    struct Weight {
        std::uint16_t topic;
        std::int16_t weight;  ///< in units of `unit`
    };

    std::span<const std::string_view> topics;
    std::span<const std::string_view> features;
    std::span<const float> rarity;          ///< of each feature: how much it counts in a description
    std::span<const std::uint32_t> starts;  ///< of each feature: where its weights begin; one more at the end
    std::span<const Weight> weights;
    std::span<const float> bias;  ///< of each topic
    float unit = 1;
};
const Model& model();

/// How much a feature speaks for a topic (against it: below 0); 0 for one the model does not know.
double weight_of(std::string_view feature, std::string_view topic, const Model& model);

/// True of a stem that one example in a hundred has: everybody uses it, whatever he speaks of.
bool is_common(std::string_view stem, const Model& model);

/// What the classifier sees in a text: stems, stems side by side, a stem with the idle word before it ("by<dealer"), concepts
/// (with an @ before them). In no order, each as often as it occurs.
std::vector<std::string> features_of(const Heard& heard, const Lexicon& lexicon);

struct Likelihood {
    std::string_view topic;
    double probability;
};
/// What a description is about: all topics, the likeliest first. That it is of something, nobody doubts: `narrative` is not among
/// them.
std::vector<Likelihood> classify(const Heard& heard, const Lexicon& lexicon, const Model& model);

/// What a part of a story is about, which may tell no incident: `narrative` is one of the topics.
std::vector<Likelihood> classify_in_story(const Heard& heard, const Lexicon& lexicon, const Model& model);

}  // namespace hoyle::phrases
