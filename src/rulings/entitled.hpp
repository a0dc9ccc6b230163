// Whose a right is: the seats that the roles of a book stand for at this table, who of them has a voice, and when partners may
// confer.
#pragma once

#include "rulings/scene.hpp"

namespace hoyle::rulings {

/// The seats a role stands for at a moment. A role that cannot be found (a maker before the make) stands for nobody.
Seats seats_of(const Scene& scene, terms::Role role, const Incident& incident, table::Moment now);

/// Whoever may exercise a right. Where partners may confer, and where a revoke is to be claimed, both of the side have a voice.
Seats holders_of(const Scene& scene, const Answer& answer, const Incident& incident, table::Moment now);

/// Those of `seats` who may still speak. The dealer's partner shares a voice with him only until his hand is down, unless they
/// may confer.
Seats speaking(const Scene& scene, const Matter& matter, const Answer& answer, Seats seats, table::Moment now);

}  // namespace hoyle::rulings
