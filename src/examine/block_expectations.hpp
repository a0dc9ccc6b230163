// What a log expects of a written block. Internal to examine/.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"
#include "log/section.hpp"

#include <string>
#include <vector>

namespace hoyle {

/// Empty if the expectation is met; else what was found instead. `at` is the place of its line in the section.
std::string unmet_in_block(const log::Expectation& what, std::size_t at, const log::Section& section, const audit::Audit& audit,
                           const std::vector<Finding>& findings);

}  // namespace hoyle
