#include "incidents/deal_turn.hpp"

namespace hoyle::incidents {

bool deal_by_another(const table::Line& line)
{
    const log::Remedy* remedy = line.demand();
    return remedy && remedy->word == log::RemedyWord::deal_by && remedy->on.size() == 1 &&
           remedy->on.first() != *line.replay->dealer;
}

std::optional<Seat> said_to_deal(const table::Replay& replay)
{
    for (const table::Line& line : table::lines(replay))
        if (deal_by_another(line)) return line.demand()->on.first();
    return std::nullopt;
}

bool of_this_deal(const table::Line& line)
{
    const log::KindRef& ref = line->ref;
    return (!ref.deal || ref.deal == line.replay->deal) && (ref.by.empty() || ref.by.has(*line.replay->dealer));
}

}  // namespace hoyle::incidents
