// A book as C++ source.
#pragma once

#include "lawbook/book.hpp"
#include "terms/emit.hpp"

#include <string>

namespace hoyle::lawbook {

/// The initializer of a Book whose arrays stand in `tables`. Books share what they have in common.
std::string book_source(const Book& book, emit::Tables& tables);

}  // namespace hoyle::lawbook
