// Why what was demanded, or done, has no force, in words and with the law: a refusal without a reason settles nothing at a table.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// "this is for East or West to demand, and not for North; it has no force"
Refused is_for_others(const lawbook::Book& book, const Answer& answer, Seats who);

/// What the law says of the offence that a demand was meant for, where it gives nothing to exact: "the law gives nothing here:
/// the trick is complete; the demand has no force". Nothing: there is no such offence, or something is due for
/// it.
std::optional<Refused> gives_nothing(const lawbook::Book& book, const Matter& matter, Point asked);

/// "South has no right to take the lead back: only East or West may have it taken back"
Refused may_not_take_back(const lawbook::Book& book, const Answer& answer, Seat seat);

/// Something is asked for what was done in a hand that is void. Nothing: the hand is not.
std::optional<Refused> hand_is_void(const Proceedings& proceedings);

/// A revoke of his own side, which the law lets only the other side claim.
Refused may_not_claim(const lawbook::Book& book);

/// Of a claim of a revoke for a play that is there: "there is nothing to claim: it was put right in time".
Refused nothing_to_claim(const lawbook::Book& book, const Matter& matter);

}  // namespace hoyle::rulings
