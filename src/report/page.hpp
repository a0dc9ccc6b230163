// Text laid out for a terminal of ordinary width.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::report {

inline constexpr std::size_t page_width = 92;

/// Text in lines of at most `width` columns, each begun with `indent` spaces, those after the first with `hang`. Ends with a line
/// end.
std::string wrapped(std::string_view text, std::size_t indent, std::size_t hang, std::size_t width = page_width);
inline std::string wrapped(std::string_view text, std::size_t indent) { return wrapped(text, indent, indent); }

/// A label of its own width before the text: "    law       portland-1904 90-I, ...".
std::string labelled(std::string_view label, std::string_view text, std::size_t indent = 4, std::size_t wide = 10);

/// Citations one after the other, each once, a book named only where it changes: "portland-1904 80, 82, american-1905 76".
std::string citations(const std::vector<std::string>& laws);

/// The one on the left, the other at the right end of the line; below it, if there is no room.
std::string both_ends(std::string_view left, std::string_view right);

}  // namespace hoyle::report
