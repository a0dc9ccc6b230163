// What is demanded, and of whom: rights exacted, demands in vain, demands too late.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// `S calls HK from E`, `N takes three`: the right it is about is used; else it is seen why not, and the book says what that
/// costs.
void on_demand(Proceedings& proceedings, std::size_t statement);

/// `S names CA of E`: of a card that lay detached. A wrong one is a wrong demand where the book gives anything for it.
void on_card_named(Proceedings& proceedings, std::size_t statement);

/// "North demands it, whose right it is not, for his hand is down": `what` he demands, and why not, if that is seen.
std::string demands_what_is_not_his(const Scene& scene, std::size_t statement, std::string_view what);

/// One of a side speaks of a penalty that is not his to exact.
void wrong_player(Proceedings& proceedings, std::size_t statement, Seat seat, terms::Word act, RightId right, std::string label);

/// What the law does not give, demanded of one who owes something else.
void demand_in_vain(Proceedings& proceedings, std::size_t statement, const log::Remedy& remedy, std::size_t matter);

}  // namespace hoyle::rulings
