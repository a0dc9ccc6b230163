// What a single word of everyday speech stands for: a rank, a suit, a side, a number; and its stem.
#pragma once

#include "cards/suit.hpp"
#include "cards/seat.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace hoyle::prose {

// Words in small letters; nothing for what is no such word.

/// heart, hearts; nt, no-trumps: of two words joined, not of "no trumps".
std::optional<Strain> strain_named(std::string_view small);

/// ace, knave, trey, 10; a letter stands for a rank too: whoever asks must know that it is one.
std::optional<Rank> rank_named(std::string_view small);

/// ns, e-w, north-south
std::optional<Side> side_named(std::string_view small);

/// 7, seven, twice; 0 to 9999.
std::optional<int> number_named(std::string_view small);

/// third, 3rd: 1 to 13.
std::optional<int> ordinal(std::string_view small);

/// The stem of a word, of past forms that of the present: led and leads are `lead`; a denial is `not`.
std::string stem_of(std::string_view small);

/// True of the stem of what people do with words (say, claim, whether): what follows was said, and is no fact of play.
bool is_saying(std::string_view stem);

}  // namespace hoyle::prose
