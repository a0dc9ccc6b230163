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

/// The same examples give the same model, on any machine.
ModelData learn(const std::vector<Example>& examples, const Lexicon& lexicon);

}  // namespace hoyle::phrases
