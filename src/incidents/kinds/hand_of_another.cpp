// hand-looked-at, hand-touched: a player looks at a hand that is not his, or touches its cards.
// dummy-leaves-seat: dummy gets up while the hand is played.
// own-hand-before-dummys: at dummy bridge, where dummy has the first lead, who plays his cards looks at his own before that lead.
// How it is told apart: a hand on the table all may see, and when the hand is over there is nothing to hide. Who is not dummy may
// get up.
// Example: N looks at hand of E

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace hand_of_another {

/// At dummy bridge: dummy has the first lead of the hand, which this player makes for him, and has not made.
bool leads_from_dummy(const Line& line, Seat seat)
{
    const Replay& replay = *line.replay;
    const auto& dummy = replay.custom.dummy;
    return dummy && replay.dealer && seat == partner_of(*dummy) && replay.eldest() == dummy && line.when() < replay.first_lead;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    if (!line.seat() || replay.over_at(now)) return;
    const Seat seat = *line.seat();
    if (line->verb == Verb::leaves_seat) {
        if (replay.is_dummy(seat, now)) found.push_back(seen(Kind::dummy_leaves_seat, line, who(seat) + " leaves his seat"));
        return;
    }
    if (line->looks_at == log::LooksAt::own_hand && line->verb == Verb::looks && leads_from_dummy(line, seat))
        return found.push_back(
            seen(Kind::own_hand_before_dummys, line, who(seat) + " looks at his own cards before dummy leads"));
    if (!line->to || line->to == seat || replay.is_dummy(*line->to, now)) return;
    if (replay.custom.dummy && line->to == replay.custom.dummy && seat == partner_of(*line->to)) return;  // he plays them
    const std::string whose = "the hand of " + who(line->to);
    if (line->verb == Verb::touches) return found.push_back(seen(Kind::hand_touched, line, who(seat) + " touches " + whose));
    if (!replay.dealer) return;
    Incident incident = seen(Kind::hand_looked_at, line, who(seat) + " looks at " + whose);
    incident.facts.set(Attr::role, role_of(replay, seat, now));
    incident.facts.set(Attr::whose, line->to == partner_of(seat) ? Word::partner : Word::adversary);
    found.push_back(incident);
}

}  // namespace hand_of_another

namespace detect {
Detector hand_of_another()
{
    return {
        .verbs = {Verb::looks, Verb::touches, Verb::leaves_seat}, .by_line = hand_of_another::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
