// Reading a book from YAML: the one door to yaml-cpp.
#pragma once

#include "lawbook/book.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::lawbook {

/// What is wrong with a book: where, and what was expected, with the nearest known word; or what its proof found.
struct Mistake {
    std::string file;  ///< of what a proof finds: that of the book
    int line = 0;      ///< from 1; 0: no one line is at fault
    int column = 0;    ///< from 1; 0: all of the line
    std::string message;
    std::string law = {};  ///< of a proof: "80", or "80 and 82" for a clash; empty for a gap
};

struct Loaded {
    std::optional<Book> book;  ///< only if there were no mistakes
    std::vector<Mistake> mistakes;
};

/// Where a book named in `extends:` is found: a shipped one by its id, else a file or folder beside the one that names it.
///
/// `path` is a folder with book.yaml and laws.yaml, or one file that holds both. Mistakes are all reported in one run. Refused
/// with a message: a missing file, a cycle of `extends`, anchors and aliases (a book has no use for them, and they can be made to
/// explode), a file over 4 MiB, nesting over 40 deep, the same key twice in one map. Of a file that is no book at all only that
/// is said: no message holds a word of it. Never throws.
Loaded load(const std::string& path);

/// The same, but every file that is read, those of the books it extends as well, must lie in one of these folders or below it,
/// also behind links.
Loaded load_within(const std::string& path, const std::vector<std::string>& folders);

/// "laws.yaml:4:3: `revok` is no kind of incident that a book can rule on; is `revoke` meant?"
std::string describe(const Mistake& mistake);

}  // namespace hoyle::lawbook
