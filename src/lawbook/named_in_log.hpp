// A club's own book that a log names by its file. A log may come from anybody, so it does not say which files are opened: it
// names a book in the folders where books are, and none else.
#pragma once

#include "lawbook/find_book.hpp"

#include <string>
#include <vector>

namespace hoyle::lawbook {

/// Where a book that a log names may stand. Made without any, no file is read, whatever a log says.
struct BookFolders {
    std::string beside;                ///< the log's own folder; empty: it stands in none
    std::vector<std::string> shelves;  ///< the folders of books, looked in after it
    std::vector<std::string> allowed;  ///< those that whoever runs the program allows besides (`--allow-books`), looked in last

    bool none() const { return beside.empty() && shelves.empty() && allowed.empty(); }
};

/// The folder of books that every command looks in: `lawbooks`, where hoyle is run.
std::vector<std::string> usual_shelves();

/// Looks for `written` (a file, or a folder with book.yaml in it) in these folders and below them. A path that begins with `/` or
/// has `..` in it is only followed into a folder that is allowed. Nothing is read that lies elsewhere, be it behind a link, nor
/// what is no plain file; and of a file that is no book nothing is said but that.
FoundBook find_named_in_log(const std::string& written, const BookFolders& folders);

}  // namespace hoyle::lawbook
