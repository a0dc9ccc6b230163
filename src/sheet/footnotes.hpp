// Footnotes of a sheet: `30 (b)` in a column, and below `(b) three aces, Home`.
#pragma once

#include "sheet/hand.hpp"
#include "sheet/search.hpp"
#include "sheet/write.hpp"

namespace hoyle::sheet {

/// A figure above the line whose footnote tells other honours, or of the other side; nothing to ask: there is none, or somebody's
/// slip was found already.
Question of_footnotes(const Reading& reading, const HandTable& table);

}  // namespace hoyle::sheet
