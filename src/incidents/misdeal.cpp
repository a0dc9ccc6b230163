// What may excuse a misdeal at whist, or lay it on the dealer's partner: who touched his cards first, whether the dealer was
// stopped, and whose deal it was.

#include "incidents/deal_turn.hpp"
#include "incidents/detector.hpp"

namespace hoyle::incidents {

namespace {

/// Whoever looks at his cards has touched them.
bool handles_his_cards(const Line& line) { return line->verb == Verb::touches || looks_at_his_own(*line.replay, line.at); }

Word touched_first(const Replay& replay)
{
    for (const Line& line : table::lines(replay)) {
        if (!handles_his_cards(line) || line.when() >= replay.trump_turned || line.who().empty()) continue;
        if (side_of(line.who().first()) != side_of(*replay.dealer)) return Word::adversary;
        if (line.who().has(partner_of(*replay.dealer))) return Word::dealers_partner;
    }
    return Word::nobody;
}

/// The adversaries had stopped the dealer; the last time counts.
Word interrupted(const Replay& replay, Moment before)
{
    Word found = Word::no;
    for (const Line& line : table::lines_between(replay, 0, before)) {
        const bool adversary = !line.who().empty() && side_of(line.who().first()) != side_of(*replay.dealer);
        if (line->verb == Verb::interrupts && adversary)
            found = line->founded == log::Founded::rightly ? Word::well_founded : Word::unfounded;
    }
    return found;
}

}  // namespace

void misdeal_defences(const Replay& replay, Incident& incident)
{
    if (!replay.custom.whist || !replay.dealer) return;
    const Seat partner = partner_of(*replay.dealer);
    bool partner_dealt = false, out_of_turn = false;
    for (const Line& line : table::lines(replay)) {
        partner_dealt = partner_dealt ||
                        (line->verb == Verb::deals_for && line.who().has(partner) && line.when() < incident.when);
        out_of_turn = out_of_turn ||
                      (line->verb == Verb::points_out && line->ref.kind == "deal-out-of-turn" && of_this_deal(line));
    }
    const auto rightful = said_to_deal(replay);
    const bool for_partner = (out_of_turn || rightful) && rightful.value_or(partner) == partner;
    if (for_partner) incident.other_seat = partner;
    else if (partner_dealt) incident.other_seat = *replay.dealer;  // `deal 2 by W`, and `E deals for W`
    incident.facts.set(Attr::touched_first, touched_first(replay));
    incident.facts.set(Attr::interrupted, interrupted(replay, incident.when));
    incident.facts.set(Attr::dealt_for, for_partner || partner_dealt ? Word::partner : Word::self);
}

}  // namespace hoyle::incidents
