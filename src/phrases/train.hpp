// Learning the weights of the model from examples (liblinear), for the program that the build runs.
#pragma once

#include "phrases/examples.hpp"
#include "phrases/model.hpp"

#include <string>
#include <vector>

namespace hoyle::phrases {

/// A model that owns its tables.
struct ModelData {
    std::vector<std::string> topics, features;
    std::vector<float> rarity, bias;
    std::vector<std::uint32_t> starts;
    std::vector<Model::Weight> weights;
    float unit = 1;

    Model view() const;
    mutable std::vector<std::string_view> topics_view, features_view;
};

struct Learnt {
    ModelData topics;     ///< what a description is about: of all examples but those that stand among other things
    ModelData incidents;  ///< what a part of a story tells: of all examples; topics that no story tells are not among its topics
};

/// The same examples give the same models, on any machine. Both have the same features.
Learnt learn(const std::vector<Example>& examples, const Lexicon& lexicon);

}  // namespace hoyle::phrases
