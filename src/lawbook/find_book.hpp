// A book by what somebody typed: the one door, with one message, for every command that takes a book.
#pragma once

#include "lawbook/load.hpp"

#include <memory>
#include <string>
#include <vector>

namespace hoyle::lawbook {

struct FoundBook {
    const Book* book = nullptr;       ///< nullptr: not found
    std::shared_ptr<const Book> own;  ///< keeps the book, if it was read from a file
    std::string file;                 ///< ... and which
    std::vector<std::string> why;     ///< if not found: one line each, fit to print
    std::vector<Mistake> mistakes;    ///< ... and of a file that was read, the same as data

    explicit operator bool() const { return book != nullptr; }
};

/// Whether a club's own book, named by its file, may be read.
enum class Own { read, not_read };

/// By id ("portland-1904"), by a part of its name that no other book shares ("portland", "american 1907", "new york", "1897"), or
/// a club's own file or folder. Capitals do not matter. `Own::not_read`: no file is looked for, let alone read.
FoundBook find_book(const std::string& typed, Own own = Own::read);

/// The shipped books that a part of a name may mean, best fit only: by words of the id, else of the title, else of who made it.
/// The name of a game stands for the one code of that game ("whist"). A book that only adds laws to another (dummy bridge) gives
/// way to it.
std::vector<const Book*> books_called(std::string_view typed);

/// The shipped codes of a game that are no variation of another: whom to ask where a log names none.
std::vector<const Book*> codes_of(terms::Game game);

/// True if it can only be a file: it ends like one, has a slash in it, or (`Own::read`) is a folder with a book in it.
bool names_file(const std::string& typed, Own own = Own::read);

/// The id that was probably meant: near to it as a whole, or by a word of it. Empty if none is near.
std::string_view nearest_book(std::string_view typed);

/// "`portlnd` is no book of laws that hoyle knows; is `portland-1904` meant? (the books: ...)"
std::string no_such_book(std::string_view typed);

}  // namespace hoyle::lawbook
