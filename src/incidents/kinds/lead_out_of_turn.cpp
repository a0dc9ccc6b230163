// What happened: a trick was led by a hand whose lead it was not.
// How it is told apart: the first lead is the eldest hand's, every other the winner's of the trick before; where that trick is
// not told in full, whoever leads is taken to have won it. A lead by the dealer's partner before his hand is down is told apart
// as showing a card (partner-leads-or-shows). Whoever leads again before the trick is full, and not with winners
// (winners_run.cpp), leads out of turn, unless he wins it all the same.
// Example: 1. E: HK      with South the dealer: it was West's to lead.

#include "incidents/leads.hpp"

namespace hoyle::incidents {
namespace lead_out_of_turn {

void by_deal(const Replay& replay, Found& found)
{
    for (const Trick& trick : replay.tricks)
        if (!trick.untold && trick.proper_leader && trick.leader != *trick.proper_leader)
            if (auto incident = out_of_turn(replay, trick, trick.proper_leader)) found.push_back(std::move(*incident));
}

}  // namespace lead_out_of_turn

namespace detect {
Detector lead_out_of_turn() { return {.by_deal = lead_out_of_turn::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
