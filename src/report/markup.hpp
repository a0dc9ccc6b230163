// Text made fit to stand in HTML, SVG and Markdown. Whatever a log holds, markup in it is text.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::report {

/// For XML and HTML, between tags and in an attribute between double quotes. Characters that nobody sees, and bytes that are no
/// UTF-8, become U+FFFD.
std::string in_xml(std::string_view text);

/// For a line of Markdown: whatever would be markup is escaped, and no line ends in it.
std::string in_markdown(std::string_view text);

}  // namespace hoyle::report
