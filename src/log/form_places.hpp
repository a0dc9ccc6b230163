// Where a statement stands in a log, by the row of its form.
#pragma once

#include "log/statement.hpp"

namespace hoyle::log::forms {

/// Is it about the rubber, so that it may stand before a hand that has no heading of its own?
bool is_heading(Verb verb);
/// Is it printed at the margin, also under a deal or a block?
bool is_at_margin(Verb verb);

}  // namespace hoyle::log::forms
