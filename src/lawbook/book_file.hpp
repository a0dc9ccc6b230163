// A file that should be a book: which file it is, and whether it is one, before a word of it is read as YAML. Whoever names a
// file that is no book, be it in a log that somebody else wrote, is told that and nothing of what stands in it.
#pragma once

#include "lawbook/load_yaml.hpp"
#include "source/digest.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::lawbook {

/// The bytes of a plain file of no more than 4 MiB. Of anything else (none, a folder, a device, a pipe) a mistake is added.
std::optional<std::string> read_plain_file(const std::string& path, std::vector<Mistake>& mistakes);

/// A line of it begins with `book:` or `laws:`, or two of them with other fields that only a book has.
bool looks_like_book(std::string_view bytes);

/// Reads a file of a book. `within`: it must lie in one of these folders or below it, also behind links; none: it may lie
/// anywhere. Its bytes are added to `digest`.
Node read_book_file(const std::string& path, const std::vector<std::string>& within, std::vector<Mistake>& mistakes,
                    Digest& digest);

}  // namespace hoyle::lawbook
