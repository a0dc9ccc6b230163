// What a table chose of a book's settings: the one door, with one message, for the command line and the log.
#pragma once

#include "lawbook/book.hpp"

namespace hoyle::lawbook {

/// Sets one; a setting that can be on is switched on if no value is given. Empty, or what is wrong, fit to print: the book has no
/// such setting, or the setting no such value. To choose what the book has anyway, as a figure, is no mistake.
std::string choose(const Book& book, Settings& settings, std::string_view name, std::string_view value);

}  // namespace hoyle::lawbook
