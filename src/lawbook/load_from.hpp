// Reading a book, with a say in where shipped books are found. Only the generator and load() itself need this; see load.hpp.
#pragma once

#include "lawbook/load.hpp"

namespace hoyle::lawbook {

/// The books that a reader may find by their ids without reading them.
struct KnownBooks {
    const Book* (*find)(std::string_view id) = nullptr;
    std::span<const Book> (*all)() = nullptr;
};

/// Which files may be read.
struct Where {
    bool from_source = false;              ///< books named in `extends:` are looked for beside the book first (the generator)
    std::vector<std::string> within = {};  ///< they lie in these folders or below them; none: anywhere
};

/// As load(), but a book named in `extends:` that `known` has is taken from there. Before anything is compiled in, none is known.
Loaded load_with(const std::string& path, const Where& where, const KnownBooks& known);

}  // namespace hoyle::lawbook
