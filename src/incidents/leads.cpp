// Leads out of turn.
//
// What happened: a trick was led by a hand whose lead it was not.
// How it is told apart: the first lead is the eldest hand's, every other the winner's of the trick before; where that trick is not told in full,
// whoever leads is taken to have won it. How many had followed is counted when a penalty was called for it, or when it was taken back.
// A lead by the dealer's partner before his hand is down is told apart as showing a card. Whoever leads again before the trick is full, and
// not with winners (order_in_trick.cpp), leads out of turn, unless he wins it all the same.
// Example: 1. E: HK      with South the dealer: it was West's to lead.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using log::Verb;
using table::Played;
using table::Replay;
using table::Trick;

/// The log says that doubling was settled before the first lead: the question answered yes, or the last to speak satisfied.
bool doubling_settled(const Replay& replay)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = 0; i < statements.size() && table::at_statement(i) < replay.first_lead; ++i) {
        if (statements[i].verb == Verb::satisfied) return true;
        if (statements[i].verb == Verb::answers && statements[i].choice == static_cast<int>(log::Answer::yes)) return true;
    }
    return false;
}

Word number_word(int n) { return n == 0 ? Word::n0 : n == 1 ? Word::n1 : n == 2 ? Word::n2 : Word::n3; }

}  // namespace

std::optional<Incident> out_of_turn(const Replay& replay, const Trick& trick, std::optional<Seat> proper)
{
    const Played* lead = nullptr;
    int followed = 0;
    for (const Played& play : replay.played) {
        if (play.trick != trick.number || play.attempt != trick.attempt || play.missed || play.extra || play.joined || play.impossible) continue;
        if (play.lead) lead = lead ? lead : &play;
        else if (play.when < std::min(trick.abandoned, trick.called_back) && play.seat != trick.leader) ++followed;
    }
    if (!lead) return std::nullopt;

    Incident incident;
    incident.offender = trick.leader;
    incident.trick = trick.number;
    incident.attempt = trick.attempt;
    incident.when = lead->when;
    incident.until = trick.abandoned;
    incident.where = lead->span;
    incident.card = lead->card;
    if (lead->card) incident.cards = CardSet::of(lead->card);
    incident.suit = lead->suit;
    incident.proper_leader = proper;
    incident.label = who(trick.leader) + " leads " + spoken(lead->card) + (proper ? "; the lead was " + who(proper) + "'s" : " before the trick is full");

    const bool opening = trick.number == 1;
    const bool dealers_partner = !replay.custom.whist && trick.leader == partner_of(*replay.dealer);
    if (dealers_partner && opening) {
        incident.kind = Kind::partner_leads_or_shows;
        incident.facts.set(Attr::stage, replay.trump_made == table::never ? Word::dealt : doubling_settled(replay) ? Word::closed : Word::made);
        return incident;
    }
    incident.kind = Kind::lead_out_of_turn;
    incident.facts.set(Attr::role, dealers_partner ? Word::dummy : role_of(replay, trick.leader, lead->when));
    incident.facts.set(Attr::turn_of, proper == partner_of(trick.leader) ? Word::partner : Word::opponent);
    incident.facts.set(Attr::opening, terms::yes_no(opening));
    incident.facts.set(Attr::followed_by, number_word(followed));
    if (!replay.custom.whist) {
        incident.facts.set(Attr::doubling_open, terms::yes_no(opening && !doubling_settled(replay)));
        incident.facts.set(Attr::trump, replay.trump == Strain::spades ? Word::spades : Word::other);
    }
    return incident;
}

void detect::leads(const Replay& replay, std::vector<Incident>& out)
{
    for (const Trick& trick : replay.tricks)
        if (!trick.untold && trick.proper_leader && trick.leader != *trick.proper_leader)
            if (auto incident = out_of_turn(replay, trick, trick.proper_leader)) out.push_back(std::move(*incident));
}

}  // namespace hoyle::incidents
