// The line of a log that makes a choice.
#pragma once

#include "examine/examination.hpp"
#include "rulings/matter.hpp"

#include <string>

namespace hoyle {

/// "NS take three", "S calls C4 from E"; where a suit is to be named, hearts stands for it. Empty: no line is so plain that it
/// can be given.
std::string line_to_choose(const rulings::Option& option, const rulings::Matter& matter);

/// Where the same line could be meant of several findings, each that is open says for what it is.
void tell_lines_apart(std::vector<Finding>& findings);

}  // namespace hoyle
