// Files that are no session log at all, and what they are instead.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::log {

/// As much of a file as `what_else` wants to see, where the file is as long.
inline constexpr std::size_t head_size = 1024;

/// What a file is, if its first bytes say that it is of another kind: a sentence that also says what to do. Empty: it may be a
/// log. Known are text in UTF-16 (by its byte order mark, or by a NUL beside every letter) and UTF-32, PBN (`% PBN`, or a tag
/// pair such as `[Event "..."]` at its head), documents of word processors, PDF, pages of the web, pictures, packed files.
std::string what_else(std::string_view head);

}  // namespace hoyle::log
