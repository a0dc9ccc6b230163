// What the program must know of some kinds of incident alone, and no book says: the `traits` of lawbooks/vocabulary.yaml.
#pragma once

#include "terms/terms.hpp"
#include "terms/trait_words.hpp"  // generated: enum Trait

namespace hoyle::terms {

/// The vocabulary says what each trait means.
bool has(Kind kind, Trait trait);

}  // namespace hoyle::terms
