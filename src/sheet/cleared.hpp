// What stands round a sheet and is no part of it, as blanks: the marks of a page of the web, who wrote a message and when. Only
// for page.cpp.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::sheet {

/// As long as before, each line in its place; a ditto is the word over it; strokes that count points at whist are figures.
std::string cleared(std::string_view text);

}  // namespace hoyle::sheet
