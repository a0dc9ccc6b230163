// The words of score sheets, by what they tell of: lawbooks/sheet-words.yaml, compiled in by the build.
#pragma once

#include "terms/literal.hpp"

#include <optional>
#include <span>
#include <string_view>

namespace hoyle::sheet {

struct Word {
    Literal sense, way;  ///< a key of the file, and a word or phrase for it
};

/// A word that stands for a number: a coin, a number in another tongue.
struct Valued {
    Literal sense, way;  ///< a key of the file, and a word for the number
    double value;
};

/// As in the file.
std::span<const Word> words();
std::span<const Valued> valued();

/// What the word stands for under that key of the file.
std::optional<double> number_meant(std::string_view sense, std::string_view word);

}  // namespace hoyle::sheet
