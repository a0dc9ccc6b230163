// The whole flow, from the text of a log to what is found in it. Start reading here.
#pragma once

#include "examine/examination.hpp"
#include "log/section.hpp"

namespace hoyle {

/// Judges a log, deal by deal, in memory that does not grow with its length, and gives what it finds to `sink` rubber by rubber.
/// Never throws on what a log says; whatever could not be read or cannot have happened is a finding.
Summary examine(log::Reader& reader, const ExamineOptions& options, Sink& sink);

}  // namespace hoyle
