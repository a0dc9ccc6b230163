// A log read and examined for a command that tells of it in its own way.
#pragma once

#include "cli/log_files.hpp"
#include "examine.hpp"

#include <memory>

namespace hoyle::cli {

/// What is found in the bytes of a log, or of a story, goes to `sink`; `file` says what it is called, and where its books may
/// stand. Throws what reading throws.
Summary examine_log(const LogFile& file, std::unique_ptr<log::Input> bytes, ExamineOptions options, Sink& sink);

}  // namespace hoyle::cli
