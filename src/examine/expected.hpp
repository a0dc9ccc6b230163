// What an expectation lacks, by what it expects: each function gives what was found instead, or nothing if it is met.
#pragma once

#include "examine/expectations.hpp"

namespace hoyle {

// A finding, or that there is none.
Awaited::Offered offered(const log::Remedy& remedy);
/// An atom of a book will do for the one that the word of a demand stands for: `let-stand` for `deal-stands`.
bool same_atom(const std::string& offered, const std::string& wanted);
std::string unmet_kind(const Awaited& awaited, const RubberFound& found);
std::string unmet_nothing(const Awaited& awaited, const std::vector<Finding>& findings);

// Figures: of the deal it is about (nullptr: there is none), of the rubber, of what was written, of a bet.
std::string unmet_score(const Awaited& awaited, const DealRecord* deal);
std::string unmet_standing(const Awaited& awaited, const DealRecord* deal, const scoring::Rubber& rubber);
std::string unmet_tally(const Awaited& awaited, const DealRecord* deal);
std::string unmet_result(const log::Expectation& what, const DealRecord* deal, const scoring::Figures& figures);
std::string unmet_rubber(const log::Expectation& what, const scoring::Rubber& rubber);
std::string unmet_game(const Awaited& awaited, const scoring::Rubber& rubber);
std::string unmet_slip(const Awaited& awaited, const std::vector<Finding>& findings);
std::string unmet_bet(const Awaited& awaited, const std::vector<BetShown>& bets);

}  // namespace hoyle
