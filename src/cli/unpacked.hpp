// What is packed with gzip, read as what it was.
#pragma once

#include "log/section.hpp"

#include <memory>
#include <string>

namespace hoyle::cli {

/// The same input where it is not packed. Reading throws Refused where what is packed is damaged, or its end is missing.
bool is_packed(const std::string& path);
std::unique_ptr<log::Input> unpacked(std::unique_ptr<log::Input> input);

}  // namespace hoyle::cli
