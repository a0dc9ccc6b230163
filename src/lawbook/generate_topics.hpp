// What stands beside the books (topics, readings, advice), read and written as constant tables.
#pragma once

#include "lawbook/topics.hpp"
#include "lawbook/load.hpp"

#include <span>
#include <string>
#include <vector>

namespace hoyle::lawbook {

/// Reads topics.yaml, readings.yaml and advice.yaml under `folder` and gives the source of `topics()`, `readings()` and
/// `advice()`. What is wrong (a kind, a fact, a law that no book has, a law that stands in no topic) goes to `mistakes`.
std::string topics_source(const std::string& folder, std::span<const Book> books, std::vector<Mistake>& mistakes);

}  // namespace hoyle::lawbook
