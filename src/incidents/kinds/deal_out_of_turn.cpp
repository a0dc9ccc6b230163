// deal-out-of-turn: `W points out deal-out-of-turn`, or `W demands deal by W` when another deals. wrong-pack: the same with the
// pack, `N demands deal by W with blue pack` when W deals with the red one.
// How it is told apart: only somebody's word shows it,
// for a log need not have every deal in it.

#include "incidents/deal_turn.hpp"
#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace deal_out_of_turn {

bool says_wrong_dealer(const Line& line)
{
    if (line->ref.kind == "deal-out-of-turn") return true;
    return deal_by_another(line) && line->ref.kind.empty() && !table::lines_before(line).any({Verb::deals_for});
}

/// `deal by` the dealer himself, but with another pack than his.
bool says_wrong_pack(const Line& line)
{
    if (line->ref.kind == "wrong-pack") return true;
    const log::Remedy* remedy = line.demand();
    if (!remedy || remedy->word != log::RemedyWord::deal_by || deal_by_another(line) || !line->ref.kind.empty()) return false;
    return !remedy->pack.empty() && remedy->pack != line.replay->pack;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Seat dealer = *replay.dealer;
    if (!of_this_deal(line)) return;
    if (says_wrong_dealer(line) && !any_of_kind(found, Kind::deal_out_of_turn)) {
        Incident incident = seen(Kind::deal_out_of_turn, line, who(dealer) + " deals out of turn");
        incident.offender = dealer;
        incident.other_seat = said_to_deal(replay);  // the rulings know the deals before this one, and so whose turn it was
        incident.facts.set(Attr::turn_of, incident.other_seat == partner_of(dealer) ? Word::partner : Word::adversary);
        found.push_back(incident);
    } else if (says_wrong_pack(line) && !any_of_kind(found, Kind::wrong_pack)) {
        Incident incident = seen(Kind::wrong_pack, line, "the deal is with the wrong pack");
        incident.offender = incident.other_seat = dealer;
        found.push_back(incident);
    }
}

}  // namespace deal_out_of_turn

namespace detect {
Detector deal_out_of_turn() { return {.verbs = {Verb::points_out, Verb::demands}, .by_line = deal_out_of_turn::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
