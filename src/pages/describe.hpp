// What is told to `cite`, looked at before it is asked.
#pragma once

#include "cite/cite.hpp"

#include <string>
#include <vector>

namespace hoyle::pages {

inline constexpr std::size_t longest_description = 4000;

/// What is wrong with a description, in a plain word: it is empty, too long, or no text. Empty: nothing.
std::string what_is_wrong(const std::string& text);

/// "name=value" for whichever of the books asked have it; at least one must. What is wrong, in a plain word; empty: nothing.
std::string add_settings(const std::vector<std::string>& options, cite::Request& request);

}  // namespace hoyle::pages
