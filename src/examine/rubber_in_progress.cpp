#include "examine/rubber_in_progress.hpp"

#include <utility>

namespace hoyle {

using log::Verb;

scoring::Rubber RubberInProgress::begun(const scoring::Figures& figures) const
{
    scoring::Rubber rubber(figures);
    rubber.begin_with(before.games, before.standing, before.below, before.above);
    return rubber;
}

void RubberInProgress::begin(const scoring::Figures& figures)
{
    before = std::exchange(before_next, {});
    turning = named = false;
    following.reset();
    score = begun(figures);
}

void RubberInProgress::stood_before(const log::Section& section, const log::Statement& statement, const scoring::Figures& figures)
{
    if (!deals.empty() && !turning) return;
    Before& told = turning ? before_next : before;
    if (statement.verb == Verb::carried) {
        told.carried = true;
        for (const log::Figure& figure : log::Section::in(section.figures, statement.list))
            if (figure.side.side && !figure.unknown) (figure.bar ? told.above : told.below)[*figure.side.side] += figure.points;
    } else {
        for (const log::Sum& sum : log::Section::in(section.sums, statement.list))
            if (sum.side.side) (statement.verb == Verb::games ? told.games : told.standing)[*sum.side.side] = sum.points;
    }
    if (!turning) score = begun(figures);
}

std::optional<std::size_t> RubberInProgress::find(std::uint32_t deal, std::uint64_t section) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < deals.size(); ++i) {
        if (deals[i].shown.deal != deal) continue;
        if (deals[i].section == section && !deals[i].shown.is_void) return i;
        if (!found || !deals[i].shown.is_void || deals[*found].shown.is_void) found = i;
    }
    return found;
}

}  // namespace hoyle
