// answering.yaml as the source of a table, for the program that the build runs.
#pragma once

#include "lawbook/load.hpp"
#include "terms/emit.hpp"

#include <string>
#include <vector>

namespace hoyle::phrases {

/// An initializer of `Answering`. What is amiss in the file is told in `mistakes`: a weight missing, unknown or no number, a kind
/// that there is not.
std::string answering_source(const std::string& folder, emit::Tables& tables, std::vector<lawbook::Mistake>& mistakes);

}  // namespace hoyle::phrases
