// Reading a book, with a say in where shipped books are found. Only the generator and load() itself need this; see load.hpp.
#pragma once

#include "lawbook/load.hpp"

namespace hoyle::lawbook {

using FindBook = const Book* (*)(std::string_view id);

/// As load(), but a book named in `extends:` that `find` knows is taken from there. Before anything is compiled in, `find` knows
/// none.
Loaded load_with(const std::string& path, bool from_source, FindBook find);

}  // namespace hoyle::lawbook
