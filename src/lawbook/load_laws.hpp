// Reading the laws of a book, and putting them into those of the book it extends.
#pragma once

#include "lawbook/load_draft.hpp"
#include "lawbook/load_fields.hpp"

namespace hoyle::lawbook {

/// Takes out the laws named in `without:`, and with them every word of the base that leans on them.
void read_without(Fields& fields, const Node& without, Draft& draft);

/// Reads `laws:`, `procedure:` and `silent:` into the draft. Settings must be read before, for rulings may ask for them.
void read_laws(Fields& fields, const Node& root, Draft& draft);

}  // namespace hoyle::lawbook
