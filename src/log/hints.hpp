// What a player writes who has the laws in his ear, and how a log has it.
#pragma once

#include <string>
#include <string_view>

namespace hoyle::log {

/// The right form for a line that could not be read, if it is one of those that are often written otherwise: "a log has it so:
/// `W demands new deal`". Empty if nothing is known.
std::string hint(std::string_view line);

}  // namespace hoyle::log
