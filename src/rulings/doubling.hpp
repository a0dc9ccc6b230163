// Which doubles count: made with the right or without it, consented to, accepted, refused.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

void on_double(Proceedings& proceedings, std::size_t statement);

/// `E allows N to double`: a consent that the law makes a double depend on, given before or after it.
void on_consent(Proceedings& proceedings, std::size_t statement);

/// `S accepts the double`, of a double that hangs on his consent. False: it is about none.
bool consents_to_double(Proceedings& proceedings, std::size_t statement, const log::Remedy& remedy);

/// Nobody may double any more: doubling was closed, or has come to its limit, or nothing that counts was left to answer.
bool too_late_to_double(const Proceedings& proceedings, const Incident& incident);

}  // namespace hoyle::rulings
