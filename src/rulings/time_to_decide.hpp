// Whoever has offended must give the other side time to decide: what he hurries does not end its right.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// `E gives S no time for lead-out-of-turn by E`: the rights that the next play would have ended live until the trick it is
/// played to is turned and quitted. For which of them he may mean, if he says none: for the newest that he or his partner gave
/// cause to.
void on_hurry(Proceedings& proceedings, std::size_t statement);

}  // namespace hoyle::rulings
