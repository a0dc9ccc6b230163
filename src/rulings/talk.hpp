// What partners say of a right: it is let go, consulted about, spoken of by one whose right it is not, pointed out.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

void on_waiver(Proceedings& proceedings, std::size_t statement);
void on_admission(Proceedings& proceedings, std::size_t statement);
/// Tricks to come are claimed: the dealer's claim and an adversary's are incidents; what dummy says is answered here.
void on_claim(Proceedings& proceedings, std::size_t statement);

/// Partners consult about a penalty, or settle who shall speak. The book says, penalty by penalty, whether they may.
/// Only a table that keeps the spade convention throws a hand in; any other plays it to the end, or has not scored it.
void on_hand_thrown_in(Proceedings& proceedings, std::size_t statement);
void on_consultation(Proceedings& proceedings, std::size_t statement);

/// The partner of whoever holds a right tells him of it, or suggests a penalty.
void on_information(Proceedings& proceedings, std::size_t statement);
void on_suggestion(Proceedings& proceedings, std::size_t statement);

/// Somebody points an offence out: for what must be done once it is claimed, that is the claim.
void on_pointing_out(Proceedings& proceedings, std::size_t statement);

}  // namespace hoyle::rulings
