// What a trick is worth when it is doubled, and when doubling must cease.
#include "scoring/past_counting.hpp"

#include <algorithm>

namespace hoyle::scoring {
namespace {

/// Above anything a table can score; it keeps a log with forty doublings from running out of whole numbers.
constexpr Points most_for_a_trick = 1'000'000;

/// True if a trick worth so much may not be doubled again.
bool limit_stops(const Figures& figures, Points value)
{
    if (figures.doubling <= 1) return true;
    if (!figures.doubling_limit) return false;
    const Points limit = *figures.doubling_limit;
    switch (figures.limit_mode) {
    case LimitMode::clamp: return value >= limit;
    case LimitMode::stop_before: return value > limit / figures.doubling;
    case LimitMode::stop_after: return value > limit;
    }
    return false;
}

}  // namespace

bool limit_reached(const Figures& figures, Strain trump, int doublings)
{
    if (figures.most_doublings && doublings >= *figures.most_doublings) return true;
    return limit_stops(figures, trick_value(figures, trump, doublings));
}

Points trick_value(const Figures& figures, Strain trump, int doublings)
{
    const Points base = figures.trick[static_cast<std::size_t>(trump)];
    Points value = base;
    for (int done = 0; done < doublings && value > 0 && value < most_for_a_trick; ++done) {
        if (limit_stops(figures, value)) break;
        value = value > most_for_a_trick / figures.doubling ? most_for_a_trick : value * figures.doubling;
        // The limit is one on doubling: a trick worth more than it undoubled keeps its worth.
        if (figures.doubling_limit && figures.limit_mode == LimitMode::clamp)
            value = std::min(value, std::max(base, *figures.doubling_limit));
    }
    return value;
}

bool past_counting(const Figures& figures, Strain trump, int doublings)
{
    return !figures.doubling_limit && trick_value(figures, trump, doublings) >= most_for_a_trick;
}

}  // namespace hoyle::scoring
