// Where in the log something stands, as a finding shows it.
#pragma once

#include "log/section.hpp"

namespace hoyle {

inline Spot spot_in(const log::Section& section, Span span) { return {section.text.place(span), section.text.line(span)}; }

}  // namespace hoyle
