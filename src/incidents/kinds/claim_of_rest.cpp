// What happened: somebody says that all (or some) of the remaining tricks are his.
// How it is told apart: whether the claim was good is seen from what followed: the tricks as they were played on or as the result
// tells them, or the claim as it was admitted. The laws on claims speak of the dealer and his adversaries; what dummy says claims
// nothing for the dealer. Example: S claims the rest

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace claim_of_rest {

/// What became of a claim.
struct Outcome {
    int won = 0, lost = 0;  ///< of the tricks after it, by the side that claimed
    bool admitted = false, denied = false;
};

/// What the result leaves for the tricks after the claim, where all before it are told.
void by_result(const Replay& replay, Moment when, Side side, Outcome& out)
{
    if (!replay.tally_told || replay.tally[side] < 0) return;
    int before = 0, his = 0;
    for (const Trick& trick : replay.tricks) {
        if (!trick.stands() || trick.full > when) continue;
        if (!trick.winner || trick.number != static_cast<unsigned>(before + 1)) return;
        ++before;
        his += side_of(*trick.winner) == side;
    }
    out.won = replay.tally[side] - his;
    out.lost = 13 - before - out.won;
    if (out.won < 0 || out.lost < 0) out.won = out.lost = 0;
}

Outcome outcome(const Line& claim, Side side)
{
    Outcome out;
    for (const Trick& trick : claim.replay->tricks)
        if (trick.stands() && trick.winner && trick.full != never && trick.full > claim.when())
            ++(side_of(*trick.winner) == side ? out.won : out.lost);
    for (const Line& line : table::lines_after(claim)) {
        if (line.who().empty() || side_of(line.who().first()) == side) continue;
        out.admitted = out.admitted || line->verb == Verb::admits;
        const bool says_no = line.at == claim.at + 1 && line->verb == Verb::answers && line->answer == log::Answer::no;
        out.denied = out.denied || line->verb == Verb::denies || says_no;
    }
    if (out.won + out.lost == 0 && !out.admitted) by_result(*claim.replay, claim.when(), side, out);
    return out;
}

/// "5 of the 13 tricks after it are lost"; of some tricks only, "2 of the 3 tricks after it are won".
std::string tricks_after(const log::Statement& claim, const Outcome& out)
{
    const bool rest = claim.verb == Verb::claims_rest;
    const int after = out.won + out.lost, which = rest ? out.lost : out.won;
    if (rest && which == 0) return "it was good";
    const std::string end = rest ? " lost" : " won";
    if (after == 1) return which == 1 ? "the trick after it is" + end : "the trick after it is not" + end;
    if (which == after) return "all " + std::to_string(after) + " tricks after it are" + end;
    return std::to_string(which) + " of the " + std::to_string(after) + " tricks after it " + (which == 1 ? "is" : "are") + end;
}

/// "; it is denied, and 5 of the 13 tricks after it are lost"
std::string what_became_of_it(const log::Statement& claim, const Outcome& out)
{
    std::string text = out.admitted ? "it is admitted" : out.denied ? "it is denied" : "";
    const bool tested = !out.admitted && out.won + out.lost > 0 && (out.denied || out.lost > 0);
    if (tested) text += (text.empty() ? "" : ", and ") + tricks_after(claim, out);
    return text.empty() ? text : "; " + text;
}

bool good(const Line& claim, const Outcome& out)
{
    if (claim->verb == Verb::claims_rest) return out.lost == 0 && (out.won > 0 || out.admitted || !out.denied);
    if (out.won + out.lost == 0) return !out.denied;
    return out.won >= static_cast<int>(claim->number) || out.admitted;
}

std::string claimed(const log::Statement& said)
{
    if (said.verb == Verb::claims_rest) return " claims the rest";
    return " claims " + std::to_string(said.number) + (said.number == 1 ? " trick" : " tricks");
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line.who().empty()) return;
    const Seat dealer = replay.dealer_at(line.when());
    const Seat seat = line.who().has(dealer) ? dealer : line.who().first();
    const Word role = role_of(replay, seat, line.when());
    if (!replay.custom.whist && (role == Word::dummy || role == Word::partner)) return;
    const Outcome became = outcome(line, side_of(seat));
    Incident claim = seen(Kind::claim_of_rest, line, who(seat) + claimed(*line) + what_became_of_it(*line, became));
    claim.offender = seat;
    if (line->verb == Verb::claims_tricks) claim.claimed = static_cast<int>(line->number);
    claim.trick = replay.trick_at[line.at];
    claim.facts.set(Attr::role, role);
    claim.facts.set(Attr::true_, terms::yes_no(good(line, became)));
    found.push_back(claim);
}

}  // namespace claim_of_rest

namespace detect {
Detector claim_of_rest() { return {.verbs = {Verb::claims_rest, Verb::claims_tricks}, .by_line = claim_of_rest::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
