// hoyle judge --ask: what a story leaves open is asked; the answers become lines of its log, and that is judged.
#pragma once

#include "cli/log_files.hpp"
#include "examine.hpp"

namespace hoyle::cli {

/// Asks in a terminal or line by line, then tells the report and the lines that the answers became. The exit code of `judge`.
int judge_asking(const LogFile& file, const ExamineOptions& options, bool color);

}  // namespace hoyle::cli
