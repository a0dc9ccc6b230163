// The words of score sheets, by what they tell of: lawbooks/sheet-words.yaml, compiled in by the build.
#pragma once

#include <span>
#include <string_view>

namespace hoyle::sheet {

struct Word {
    std::string_view sense, way;  ///< a key of the file, and a word or phrase for it
};

/// As in the file.
std::span<const Word> words();

}  // namespace hoyle::sheet
