// The door for users of the library: shipped books by name, and reading a book that may extend one of them.

#include "lawbook/load_from.hpp"

namespace hoyle::lawbook {

const Book* find_shipped(std::string_view id)
{
    for (const Book& book : shipped())
        if (book.id == id) return &book;
    return nullptr;
}

Loaded load(const std::string& path, bool from_source) { return load_with(path, from_source, {find_shipped, shipped}); }

}  // namespace hoyle::lawbook
