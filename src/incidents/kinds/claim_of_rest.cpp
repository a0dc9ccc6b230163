// What happened: somebody says that all (or some) of the remaining tricks are his.
// How it is told apart: whether the claim was good is seen from what followed: the tricks as they were played on, or the claim as
// it was admitted. The laws on claims speak of the dealer and his adversaries; what dummy says claims nothing for the dealer.
// Example: S claims the rest

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace {

/// What became of a claim.
struct Outcome {
    int won = 0, lost = 0;  ///< of the tricks played on, by the side that claimed
    bool admitted = false, denied = false;
};

Outcome outcome(const Line& claim, Side side)
{
    Outcome out;
    for (const Trick& trick : claim.replay->tricks)
        if (trick.stands() && trick.winner && trick.full != never && trick.full > claim.when())
            ++(side_of(*trick.winner) == side ? out.won : out.lost);
    for (const Line& line : table::lines_after(claim)) {
        if (line.who().empty() || side_of(line.who().first()) == side) continue;
        out.admitted = out.admitted || line->verb == Verb::admits;
        out.denied = out.denied || line->verb == Verb::denies;
    }
    return out;
}

bool good(const Line& claim, const Outcome& out)
{
    if (claim->verb == Verb::claims_rest) return out.lost == 0 && (out.won > 0 || out.admitted || !out.denied);
    if (out.won + out.lost == 0) return !out.denied;
    return out.won >= static_cast<int>(claim->number) || out.admitted;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line.who().empty()) return;
    const Seat seat = line.who().has(*replay.dealer) ? *replay.dealer : line.who().first();
    const Word role = role_of(replay, seat, line.when());
    if (!replay.custom.whist && (role == Word::dummy || role == Word::partner)) return;
    Incident claim = seen(Kind::claim_of_rest, line,
                          who(seat) + (line->verb == Verb::claims_tricks ? " claims tricks" : " claims the rest"));
    claim.offender = seat;
    claim.trick = replay.trick_at[line.at];
    claim.facts.set(Attr::role, role);
    claim.facts.set(Attr::true_, terms::yes_no(good(line, outcome(line, side_of(seat)))));
    found.push_back(claim);
}

}  // namespace

namespace detect {
Detector claim_of_rest() { return {.verbs = {Verb::claims_rest, Verb::claims_tricks}, .by_line = by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
