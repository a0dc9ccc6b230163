// What a log holds, told by a digest, while it is read.
#pragma once

#include "log/section.hpp"

#include <cstdint>
#include <memory>
#include <optional>

namespace hoyle::cli {

/// The same input. `digest` is set when it goes, for which it is read to its end: judging may have stopped before. It must
/// outlive the input, which is to be a file: what has no end would be read for ever.
std::unique_ptr<log::Input> digested(std::unique_ptr<log::Input> input, std::optional<std::uint64_t>& digest);

}  // namespace hoyle::cli
