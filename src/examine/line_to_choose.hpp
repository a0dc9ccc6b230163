// The line of a log that makes a choice.
#pragma once

#include "rulings/matter.hpp"

#include <string>

namespace hoyle {

/// "NS take three", "S calls C4 from E"; where a suit is to be named, hearts stands for it. Empty: no line is so plain that it
/// can be given.
std::string line_to_choose(const rulings::Option& option, const rulings::Matter& matter);

}  // namespace hoyle
