// The door for users of the library: shipped books by name, and reading a book that may extend one of them.

#include "lawbook/load_from.hpp"

namespace hoyle::lawbook {

const Book* find_shipped(std::string_view id)
{
    for (const Book& book : shipped())
        if (book.id == id) return &book;
    return nullptr;
}

Loaded load(const std::string& path) { return load_with(path, {}, {find_shipped, shipped}); }

Loaded load_within(const std::string& path, const std::vector<std::string>& folders)
{
    return load_with(path, {false, folders}, {find_shipped, shipped});
}

}  // namespace hoyle::lawbook
