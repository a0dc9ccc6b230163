// Whose a right is: the seats that the roles of a book stand for at this table, who of them has a voice, and when partners may confer.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using terms::Atom;
using terms::ProcedureKey;
using terms::ProcedureValue;
using terms::Role;

namespace {

Seats adversaries(const table::Replay& replay) { return Seats(replay.eldest()) | Seats(partner_of(replay.eldest())); }

bool is_revoke_like(const Ruling& ruling)
{
    for (const Step& step : ruling.steps)
        if (step.atom == Atom::take_three || step.atom == Atom::deduct_three || step.atom == Atom::add_three) return true;
    return false;
}

}  // namespace

/// The seats a role stands for at a moment. A role that cannot be found (a maker before the make) stands for nobody.
Seats Docket::resolve(Role role, const Matter& matter, table::Moment now) const
{
    const Incident& incident = matter.incident;
    if (role == Role::any_player || role == Role::players) return Seats::all();
    if (!replay_->dealer) return {};
    const Seat dealer = *replay_->dealer, partner = partner_of(dealer);
    const Seat eldest = replay_->eldest(), third = partner_of(eldest);
    const bool whist = replay_->custom.whist;
    const auto one = [](std::optional<Seat> seat) { return seat ? Seats(*seat) : Seats(); };

    const auto declaring = [&]() -> Seats {
        switch (book_->rule(ProcedureKey::declaring_voice)) {
        case ProcedureValue::dealer_or_partner_until_down: return now < replay_->dummy_down ? Seats(dealer) | Seats(partner) : Seats(dealer);
        case ProcedureValue::dealer_once_led: return now < replay_->first_lead ? Seats(dealer) | Seats(partner) : Seats(dealer);
        default: return Seats(dealer) | Seats(partner);
        }
    };
    const auto defending = [&]() -> Seats {
        return book_->rule(ProcedureKey::defending_voice) == ProcedureValue::eldest ? Seats(eldest) : adversaries(*replay_);
    };
    const auto side_voice = [&](Side side) { return side == side_of(dealer) ? declaring() : defending(); };

    switch (role) {
    case Role::dealer: return Seats(dealer);
    case Role::partner:
    case Role::dummy: return Seats(partner);
    case Role::eldest: return Seats(eldest);
    case Role::third: return Seats(third);
    case Role::maker: return one(replay_->maker);
    case Role::last_doubler: return one(incident.other_seat);
    case Role::offender: return one(incident.offender);
    case Role::offender_partner: return incident.offender ? Seats(partner_of(*incident.offender)) : Seats();
    case Role::second_hand: return one(incident.other_seat);
    case Role::proper_leader: {
        // Should the lead have been an adversary's, the dealer's side answers at its own next lead (R19).
        if (!incident.proper_leader) return Seats(dealer) | Seats(partner);
        if (incident.offender && side_of(*incident.proper_leader) != side_of(*incident.offender)) return Seats(side_of(*incident.offender));
        return Seats(*incident.proper_leader);
    }
    case Role::next_adversary: return whist && incident.offender ? Seats(side_of(*incident.offender)) : adversaries(*replay_);
    case Role::next_of_side: return incident.offender ? Seats(side_of(*incident.offender)) : Seats();
    case Role::next_of_claimants: return incident.offender ? Seats(side_of(*incident.offender)) : Seats();
    case Role::namer: return one(incident.offender);
    case Role::either_adversary: return adversaries(*replay_);
    case Role::either_opponent:
    case Role::holder_opponents:
    case Role::request_opponents: return incident.offender ? Seats(other(side_of(*incident.offender))) : Seats();
    case Role::rightful_dealer:
        if (incident.kind == Kind::deal_out_of_turn) return one(incident.other_seat);  // nobody knows whose deal it was
        return one(incident.other_seat ? incident.other_seat : replay_->dealer);
    case Role::left_of_rightful_dealer: return incident.other_seat ? Seats(left_of(*incident.other_seat)) : Seats(left_of(dealer));
    case Role::declaring_side: return declaring();
    case Role::defending_side: return defending();
    case Role::opponents: return incident.offender ? side_voice(other(side_of(*incident.offender))) : Seats::all();
    default: return {};
    }
}

Consult Docket::consult_of(const Ruling& ruling) const
{
    if (ruling.consult) return *ruling.consult;
    switch (book_->rule(ProcedureKey::consult)) {
    case ProcedureValue::allowed: return Consult::allowed;
    case ProcedureValue::who_only: return Consult::who_only;
    case ProcedureValue::forbidden: return Consult::forbidden;
    default: return Consult::unsaid;
    }
}

/// Whoever may exercise a right. Where partners may confer, and where a revoke is to be claimed, both of the side have a voice.
Seats Docket::holders(const Answer& answer, const Matter& matter, table::Moment now) const
{
    Seats found;
    for (Role role : answer.entitled) {
        Seats seats = resolve(role, matter, now);
        const bool voice = role == Role::opponents || role == Role::declaring_side || role == Role::defending_side;
        if (voice && !seats.empty() && (answer.consult == Consult::allowed || is_revoke_like(*answer.ruling))) seats = Seats(side_of(seats.first()));
        found |= seats;
    }
    for (const Step& step : answer.ruling->steps)
        if (step.by) found |= resolve(*step.by, matter, now);
    return found;
}

/// Those of `seats` who may still speak. The dealer's partner shares a voice with him only until his hand is down, unless they may confer.
Seats Docket::speaking(const Matter& matter, const Answer& answer, Seats seats, table::Moment now) const
{
    const table::Replay& r = *replay_;
    if (r.custom.whist || !r.dealer || now < r.dummy_down || r.over_at(now) || matter.section != section_) return seats;
    if (answer.consult == Consult::allowed || matter.settled_as_revoke() || !(seats == Seats(side_of(*r.dealer)))) return seats;
    return Seats(*r.dealer);
}

}  // namespace hoyle::rulings
