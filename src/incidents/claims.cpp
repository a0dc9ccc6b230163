// Claims of the rest: somebody says that all (or some) of the remaining tricks are his.
//
// Whether the claim was good is seen from what followed: the tricks as they were played on, or the claim as it was admitted.

#include "incidents/incident.hpp"

namespace hoyle::incidents {

using log::Verb;
using table::Replay;

void detect::claims(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const log::Statement& statement = statements[i];
        const bool some = statement.verb == Verb::claims_tricks;
        if ((statement.verb != Verb::claims_rest && !some) || replay.who[i].empty()) continue;
        const Moment now = table::at_statement(i);
        const Seat seat = replay.who[i].has(*replay.dealer) ? *replay.dealer : replay.who[i].first();
        const Word role = role_of(replay, seat, now);
        // The laws on claims speak of the dealer and his adversaries; what dummy says claims nothing for the dealer.
        if (!replay.custom.whist && (role == Word::dummy || role == Word::partner)) continue;
        int lost = 0, won = 0;
        for (const table::Trick& trick : replay.tricks)
            if (trick.stands() && trick.winner && trick.full != table::never && trick.full > now) ++(side_of(*trick.winner) == side_of(seat) ? won : lost);
        bool admitted = false, denied = false;
        for (std::size_t j = i + 1; j < statements.size(); ++j) {
            const bool opponents = !replay.who[j].empty() && side_of(replay.who[j].first()) != side_of(seat);
            if (statements[j].verb == Verb::admits && opponents) admitted = true;
            if (statements[j].verb == Verb::denies && opponents) denied = true;
        }
        const bool good = some ? won + lost == 0 ? !denied : won >= static_cast<int>(statement.number) || admitted
                               : lost == 0 && (won > 0 || admitted || !denied);
        Incident claim;
        claim.kind = Kind::claim_of_rest;
        claim.offender = seat;
        claim.when = now;
        claim.where = statement.span;
        claim.trick = replay.trick_at[i];
        claim.facts.set(Attr::role, role);
        claim.facts.set(Attr::true_, terms::yes_no(good));
        claim.label = who(seat) + (some ? " claims tricks" : " claims the rest");
        out.push_back(claim);
    }
}

}  // namespace hoyle::incidents
