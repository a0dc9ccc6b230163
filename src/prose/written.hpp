// A line of everyday words as it is written, word by word, before anything is made of it.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct WrittenWord {
    std::string_view written;
    std::string small;   ///< in small letters; signs of suits as S, H, D, C
    char stop = 0;       ///< of `Word` (words.hpp)
    bool owner = false;  ///< `'s` stood behind it, and is left out
    std::size_t begin = 0, end = 0;
};

/// All words of a line: letters, figures and signs of suits, with the apostrophes and strokes between them.
std::vector<WrittenWord> written_words(std::string_view line);

}  // namespace hoyle::prose
