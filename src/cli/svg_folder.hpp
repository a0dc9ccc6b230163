// Pictures of several logs, a file each.
#pragma once

#include "report/report.hpp"

#include <memory>
#include <string>

namespace hoyle::cli {

/// Draws the blocks of each log into FOLDER (made, if there is none) under the name of the log with `.svg` behind it. A log
/// without blocks gets no picture. Throws Refused where a picture cannot be written, or has the name of one written before.
std::unique_ptr<report::Report> svg_folder(const std::string& folder);

}  // namespace hoyle::cli
