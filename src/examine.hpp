// The whole flow, from the text of a log to what is found in it. Start reading here.
#pragma once

#include "examine/examination.hpp"
#include "log/section.hpp"

#include <memory>

namespace hoyle {

/// Judges a log, deal by deal, in memory that does not grow with its length, and gives what it finds to `sink` rubber by rubber.
/// Never throws on what a log says; whatever could not be read or cannot have happened is a finding.
/// Throws std::system_error when reading fails. `options.threads` of them read ahead; what the sink is told, and in what order,
/// does not hang on it: only the calling thread tells it.
Summary examine(std::unique_ptr<log::Input> log, const ExamineOptions& options, Sink& sink);

/// The same in the ordinary way alone, Section by Section: the reference that the short way is held to.
Summary examine(log::Reader& reader, const ExamineOptions& options, Sink& sink);

}  // namespace hoyle
