// What was learnt from the training text (src/learn), as one file that is part of the program: src/phrases/learnt.bin. It is made
// by `./dev learn`, never by a build; src/phrases/learnt.yaml says what it was learnt from and how well it does.
//
// The file, after a line with its name and a line with the mark of what it was learnt from, is numbers in LEB128 (seven bits a
// byte, the lowest first), and streams of them one after the other, so that they pack well:
//
//     words       how many; of each how many letters it has from the one before, how many of its own, these
//     features    how many; of each the distance of its fingerprint from the one before; then of each its idf, a byte
//     two models  what a description is about; what a part of a story tells. Of each: how many topics, their names; the largest
//                 weight and a bias a topic (IEEE floats); of each feature how many weights; of each weight the distance of its
//                 topic from the one before in the feature; of each weight its code, a byte
//
// A weight's code is the square root of it, so that small ones, which are most, are told apart more finely.
#pragma once

#include "phrases/model.hpp"

#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::phrases {

/// A feature by its fingerprint: 28 bits, so that of a hundred thousand some dozen share one, which they did when it was learnt.
std::uint32_t fingerprint(std::string_view feature);

/// A model that owns its tables.
struct ModelData {
    std::vector<std::string> topics;
    std::vector<std::uint32_t> starts;
    std::vector<Model::Weight> weights;
    std::vector<float> bias;
    float unit = 1;
};

struct LearntData {
    std::string mark;                     ///< of what it was learnt from: sixteen hexadecimal digits
    std::vector<std::string> words;       ///< whole words in small letters that people use, sorted
    std::vector<std::uint32_t> features;  ///< fingerprints, sorted
    std::vector<float> idf;
    ModelData topics, incidents;
};

/// Throws std::runtime_error if the bytes are no such file, or break off.
LearntData read_learnt(std::string_view bytes);

/// The code of a weight, from its share of the largest, -1 to 1; and what it stands for: its square, with its sign. The largest
/// is `weight_units`. Sixteen steps do: finer ones answer no more descriptions rightly, and pack worse.
std::int8_t weight_code(double share_of_largest);
std::int16_t weight_of_code(std::int8_t code);

inline constexpr int weight_steps = 16, weight_units = weight_steps * weight_steps;

/// An idf as a byte, and back.
inline constexpr float idf_step = 0.05F;

/// The bytes of the shipped file: part of the program; a page is given them later (src/web), and until then this throws.
std::string_view learnt_file();

/// The shipped file, read when it is first asked for; again, if it could not be had then.
const LearntData& learnt();

/// The lexicon, with the words of the shipped file as those that are known.
Lexicon with_known_words(const Lexicon& lexicon);

}  // namespace hoyle::phrases
