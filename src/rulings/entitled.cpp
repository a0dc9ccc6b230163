#include "rulings/entitled.hpp"

#include "rulings/remedies.hpp"

#include <algorithm>

namespace hoyle::rulings {

using terms::Atom;
using terms::ProcedureKey;
using terms::ProcedureValue;
using terms::Role;

namespace {

Seats one(std::optional<Seat> seat) { return seat ? Seats(*seat) : Seats(); }

bool is_revoke_like(const Ruling& ruling)
{
    return std::any_of(ruling.steps.begin(), ruling.steps.end(), [](const Step& step) { return settles_revoke(step.atom); });
}

/// By whom the dealer's side speaks.
Seats declaring(const Scene& scene, table::Moment now)
{
    const Seat dealer = scene.replay->dealer_at(now);
    const Seats both = Seats(side_of(dealer));
    switch (scene.book->rule(ProcedureKey::declaring_voice)) {
    case ProcedureValue::dealer_or_partner_until_down:  // the lead that lays his hand down has silenced him
        return now < scene.replay->dummy_down && now + 1 != scene.replay->dummy_down ? both : Seats(dealer);
    case ProcedureValue::dealer_once_led: return now < scene.replay->first_lead ? both : Seats(dealer);
    default: return both;
    }
}

/// By whom his adversaries speak.
Seats defending(const Scene& scene, table::Moment now)
{
    const Seat eldest = left_of(scene.replay->dealer_at(now));
    return scene.book->rule(ProcedureKey::defending_voice) == ProcedureValue::eldest ? Seats(eldest) : Seats(side_of(eldest));
}

/// Should the lead have been an adversary's, the dealer's side answers at its own next lead (R19).
Seats proper_leader(const Scene& scene, const Incident& incident)
{
    if (!incident.proper_leader) return Seats(side_of(scene.replay->dealer_at(incident.when)));
    const bool others = incident.offender && side_of(*incident.proper_leader) != side_of(*incident.offender);
    return others ? Seats(side_of(*incident.offender)) : Seats(*incident.proper_leader);
}

/// Roles that hang on the order of play: of an offender's opponents whoever plays last to his trick, or sits on the right of his
/// partner, if it is his partner's to lead next (else it is not known yet who will, and either may speak).
Seats by_the_order_of_play(const Scene& scene, Role role, const Incident& incident)
{
    const auto& tricks = scene.replay->tricks;
    const auto trick = std::find_if(tricks.rbegin(), tricks.rend(), [&](const table::Trick& each) {
        return each.number == incident.trick && each.led <= incident.when;
    });
    if (role != Role::right_of_next_lead && trick == tricks.rend()) return {};
    if (role == Role::third_hand) return Seats(partner_of(trick->leader));
    if (!incident.offender) return {};
    const Seats opponents = Seats(other(side_of(*incident.offender)));
    if (role == Role::last_to_play) return opponents & (Seats(left_of(trick->leader, 2)) | Seats(left_of(trick->leader, 3)));
    const bool partners = incident.proper_leader && !opponents.has(*incident.proper_leader);
    return partners ? Seats(left_of(*incident.proper_leader, 3)) : opponents;
}

/// Roles that hang on who did it; nobody where that is not known.
Seats by_the_offender(const Scene& scene, Role role, const Incident& incident, table::Moment now)
{
    if (!incident.offender) return role == Role::opponents ? Seats::all() : Seats();
    const Side side = side_of(*incident.offender);
    switch (role) {
    case Role::offender:
    case Role::namer: return Seats(*incident.offender);
    case Role::offender_partner: return Seats(partner_of(*incident.offender));
    case Role::next_of_side:
    case Role::next_of_claimants: return Seats(side);
    case Role::opponents:
        return side == side_of(scene.replay->dealer_at(incident.when)) ? defending(scene, incident.when) : declaring(scene, now);
    default: return Seats(other(side));
    }
}

Seats rightful_dealer(const Scene& scene, const Incident& incident)
{
    const bool unknown = incident.kind == Kind::deal_out_of_turn && !incident.other_seat;  // nobody knows whose deal it was
    return unknown ? Seats() : one(incident.other_seat ? incident.other_seat : scene.dealer());
}

}  // namespace

Seats seats_of(const Scene& scene, Role role, const Incident& incident, table::Moment now)
{
    if (role == Role::any_player || role == Role::players) return Seats::all();
    if (!scene.dealer()) return {};
    const Seat dealer = scene.replay->dealer_at(incident.when), eldest = left_of(dealer);
    switch (role) {
    case Role::dealer: return Seats(dealer);
    case Role::partner:
    case Role::dummy: return Seats(partner_of(dealer));
    case Role::eldest: return Seats(eldest);
    case Role::third: return Seats(partner_of(eldest));
    case Role::maker: return one(scene.replay->maker);
    case Role::last_doubler:
    case Role::second_hand: return one(incident.other_seat);
    case Role::proper_leader: return proper_leader(scene, incident);
    case Role::next_adversary:
        return scene.whist() && incident.offender ? Seats(side_of(*incident.offender)) : Seats(side_of(eldest));
    case Role::either_adversary: return Seats(side_of(eldest));
    case Role::rightful_dealer: return rightful_dealer(scene, incident);
    case Role::left_of_rightful_dealer: return Seats(left_of(incident.other_seat.value_or(dealer)));
    case Role::third_hand:
    case Role::last_to_play:
    case Role::right_of_next_lead: return by_the_order_of_play(scene, role, incident);
    case Role::declaring_side: return declaring(scene, now);
    case Role::defending_side: return defending(scene, incident.when);
    default: return by_the_offender(scene, role, incident, now);
    }
}

Seats holders_of(const Scene& scene, const Answer& answer, const Incident& incident, table::Moment now)
{
    Seats found;
    for (Role role : answer.entitled) {
        Seats seats = seats_of(scene, role, incident, now);
        const bool voice = role == Role::opponents || role == Role::declaring_side || role == Role::defending_side;
        const bool either_claims = is_revoke_like(*answer.ruling) &&
                                   !answer.ruling->consult;  // unless its own law says otherwise
        if (voice && !seats.empty() && (answer.consult == Consult::allowed || either_claims))
            seats = Seats(side_of(seats.first()));
        found |= seats;
    }
    for (const Step& step : answer.ruling->steps)
        if (step.by) found |= seats_of(scene, *step.by, incident, now);
    return found;
}

Seats speaking(const Scene& scene, const Matter& matter, const Answer& answer, Seats seats, table::Moment now)
{
    const table::Replay& r = *scene.replay;
    if (scene.whist() || !r.dealer || now < r.dummy_down || r.over_at(now) || !scene.told_here(matter)) return seats;
    const bool conferred = answer.consult == Consult::allowed && !r.custom.maker_plays;  // dummy has no part in it there
    if (conferred || matter.settled_as_revoke() || !(seats == Seats(side_of(r.dealer_at(now))))) return seats;
    return Seats(r.dealer_at(now));
}

}  // namespace hoyle::rulings
