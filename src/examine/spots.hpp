// Where in the log something stands, as a finding shows it.
#pragma once

#include "log/section.hpp"

#include <algorithm>
#include <cstddef>

namespace hoyle {

inline Spot spot_in(const log::Section& section, Span span) { return {section.text.place(span), section.text.line(span)}; }

/// The line of the section, from 0, in which something stands.
inline std::ptrdiff_t line_in(const log::Section& section, Span span)
{
    const auto before = section.text.bytes.substr(0, span.begin);
    return std::count(before.begin(), before.end(), '\n');
}

/// It was understood from everyday words.
inline bool in_free_words(const log::Section& section, Span span)
{
    if (!section.text.written) return false;
    const WrittenLine& line = section.text.written[line_in(section, span)];
    return !line.words.empty() && !line.typed;
}

}  // namespace hoyle
