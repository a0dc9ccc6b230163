// Slips of the pen that show before anything is replayed: a line copied twice, a deal without its heading.
//
// One slip is one finding: what stands twice is read once, and a hand that stands under no `deal` line is a deal all the same.
#pragma once

#include "log/section.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle {

/// What was put right, to be told.
struct Normalisation {
    enum class What : std::uint8_t { left_out, twice } what = What::twice;
    Span where;
    std::string message;
    std::optional<Span> other;
};

/// Takes out of a section each statement of a fact that stands just as the one before it.
std::vector<Normalisation> take_out_doubles(log::Section& section);

/// A line of a trick that could not be read is a trick that nobody remembers, as if `6. ?` stood there: that it cannot be read is
/// said of it, and what is wanting for it proves nothing.
void put_gaps_for_unread(log::Section& section);

/// The section is nothing but the heading of a deal.
bool is_mere_heading(const log::Section& section);
/// Both begin with the same heading of a deal.
bool same_heading(const log::Section& one, const log::Section& other);

/// In a deal `by ?` the dealer that the hand shows is named: who passed, who turned up the trump, whose left hand led. If it is
/// shown by the make alone, only where the heading was put in for the writer of the log; then that is told.
std::optional<Normalisation> name_dealer_shown(log::Section& section);

/// If a hand is told in the section that no `deal` line stands over (at the beginning of a log, or behind a hand that is over),
/// it is cut off there: `deal` is the hand under a heading of its own, with the dealer that it shows (or nobody knows), and
/// `section` is what stands before; without a message where a heading stands there that could not be read, which is said of it.
/// Nothing: there is none.
std::optional<Normalisation> cut_off_headless(log::Section& section, log::Section& deal);

}  // namespace hoyle
