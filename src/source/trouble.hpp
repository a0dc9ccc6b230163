// What became of a piece of work that could not be done, told to whoever asked for it: of many logs it is told of that one.
#pragma once

#include <exception>
#include <string>

namespace hoyle {

/// Why, in plain words, from what was thrown: what the system says, that there is not memory enough; anything else is a fault of
/// the program's, and told as that.
std::string trouble(const std::exception& thrown);

}  // namespace hoyle
