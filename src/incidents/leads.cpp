#include "incidents/leads.hpp"

namespace hoyle::incidents {

namespace {

/// The log says that doubling was settled before the first lead: the question answered yes, or the last to speak satisfied.
Word number_word(int n) { return n == 0 ? Word::n0 : n == 1 ? Word::n1 : n == 2 ? Word::n2 : Word::n3; }

/// How many had followed when a penalty was called for the lead, or when it was taken back.
int followers(const Replay& replay, const Trick& trick)
{
    const Moment until = std::min(trick.abandoned, trick.called_back);
    int followed = 0;
    for (const Played& play : table::plays_of(replay, trick))
        if (play.in_its_place() && !play.lead && play.when < until && play.seat != trick.leader) ++followed;
    return followed;
}

/// At bridge the lead of the dealer's partner to the first trick shows a card: his hand is not yet dummy's.
void shows_a_card(const Replay& replay, Incident& incident)
{
    incident.kind = Kind::partner_leads_or_shows;
    const bool made = replay.trump_made != never;
    incident.facts.set(Attr::stage, !made ? Word::dealt : doubling_over(replay, replay.first_lead) ? Word::closed : Word::made);
}

/// Of a first lead that nobody minded: whose it was hangs on who dealt, and there the slip may be.
void shows_who_dealt(const Replay& replay, const Trick& trick, Incident& incident)
{
    if (trick.number != 1 || !trick.stands() || trick.full == never || trick.called_back != never) return;
    const log::Statement& heading = replay.section->statements.front();
    if (heading.verb != Verb::deal) return;
    incident.proof = heading.span;
    incident.proof_label = who(replay.dealer) + " dealt";
}

}  // namespace

std::optional<Incident> out_of_turn(const Replay& replay, const Trick& trick, std::optional<Seat> proper)
{
    const Played* lead = table::plays_of(replay, trick).first([](const Played& play) {
        return play.lead && play.in_its_place();
    });
    if (!lead) return std::nullopt;
    Incident incident = seen(Kind::lead_out_of_turn, *lead);
    incident.offender = trick.leader;
    incident.until = trick.abandoned;
    incident.suit = lead->suit;
    incident.proper_leader = proper;
    incident.label = who(trick.leader) + " leads " + spoken(lead->card) +
                     (proper ? "; the lead was " + who(proper) + "'s" : " before the trick is full");

    const bool opening = trick.number == 1;
    const bool dealers_partner = !replay.custom.whist &&
                                 trick.leader == (opening ? partner_of(replay.dealer_at(trick.led)) : replay.dummys_seat());
    if (dealers_partner && opening) {
        shows_a_card(replay, incident);
        shows_who_dealt(replay, trick, incident);
        return incident;
    }
    incident.facts.set(Attr::role, dealers_partner ? Word::dummy : role_of(replay, trick.leader, lead->when));
    incident.facts.set(Attr::turn_of, proper == partner_of(trick.leader) ? Word::partner : Word::opponent);
    incident.facts.set(Attr::opening, terms::yes_no(opening));
    incident.facts.set(Attr::followed_by, number_word(followers(replay, trick)));
    shows_who_dealt(replay, trick, incident);
    if (replay.custom.whist) return incident;
    incident.facts.set(Attr::doubling_open, terms::yes_no(opening && !doubling_over(replay, replay.first_lead)));
    incident.facts.set(Attr::trump, replay.trump == Strain::spades ? Word::spades : Word::other);
    return incident;
}

}  // namespace hoyle::incidents
