// Which right a demand is about: the thing that is asked for, of a hand that it may be asked of, about a card that is liable, in
// words that name the offence or leave it open.
#pragma once

#include "rulings/docket.hpp"
#include "rulings/scene.hpp"

namespace hoyle::rulings {

/// The words name this matter, or name nothing.
bool is_about(const Matter& matter, const log::KindRef& ref);
bool any_about(const Docket& docket, const log::KindRef& ref);  ///< of all there ever were

/// The card has been played since the offence that it lay open for.
bool played_since(const Scene& scene, const Matter& matter, Card card, table::Moment now);

/// A demand fits an option when it is the same thing, asked of a hand it may be asked of, about a card that is liable.
bool fits(const Scene& scene, const Matter& matter, const Answer& answer, const Option& option, const log::Remedy& remedy,
          table::Moment now);

}  // namespace hoyle::rulings
