// What an incident still wants before the book is asked: what one deal by itself does not tell, or what the doubling and the
// docket know.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// Fills in what the earlier deals, the doubling and the rights on the docket tell of an incident. False: by them there was no
/// offence.
bool complete(const Proceedings& proceedings, Matter& matter);

/// A play put right before the revoke was established is a revoke corrected, and nothing else. True: the book is to be asked
/// again.
bool take_as_corrected(Matter& matter);

/// New cards are called for because of a torn or marked one: the right that it gave is used.
void settle_torn_card(const Scene& scene, Docket& docket, const Incident& demanded, const Spot& where);

/// Who calls for new cards, or looks at a trick, has used his right in the same breath, if it was in time.
void use_at_once(const Scene& scene, const Matter& matter, Answer& answer);

}  // namespace hoyle::rulings
