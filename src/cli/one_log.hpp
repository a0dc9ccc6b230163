// A log read and examined for a command that tells of it in its own way.
#pragma once

#include "cli/log_files.hpp"
#include "examine.hpp"

#include <string>
#include <vector>

namespace hoyle::cli {

/// What is found in it goes to `sink`. Throws what `open_log` does, and std::system_error when reading fails.
Summary examine_log(const LogFile& file, ExamineOptions options, Sink& sink);

}  // namespace hoyle::cli
