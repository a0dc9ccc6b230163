// Learning the weights of the two models from examples (liblinear).
#pragma once

#include "learn/examples.hpp"
#include "phrases/learnt.hpp"

namespace hoyle::learn {

/// The examples as feature vectors.
struct Table {
    std::vector<std::uint32_t> features;  ///< the fingerprints of all, sorted
    std::vector<int> in_how_many;         ///< examples
    std::vector<double> idf;
    struct Value {
        int feature;  ///< its place in `features`
        double value;
    };
    std::vector<std::vector<Value>> examples;  ///< of each example its features, all together of length one
    std::string mark;                          ///< of all that the examples and their labels tell, kept or not
};
Table tabulate(const std::vector<Example>& examples, const phrases::Lexicon& lexicon);

/// The same examples give the same models, on any machine of one kind, on one processor or on several. Both models have the same
/// features: those that say most of what a description is about.
phrases::LearntData learn(const std::vector<Example>& examples, const Table& table);

}  // namespace hoyle::learn
