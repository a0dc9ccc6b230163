// What a line tells by its name alone (`told revoke by W at 5 established=yes`). It opens no rights, for nobody knows when it
// happened; but whoever then claims it, or demands what the law gives for it, says that it is time.
#pragma once

#include "rulings/proceedings.hpp"

namespace hoyle::rulings {

/// The newest such matter of the other side that `ref` may mean is put on the docket, as claimed by this statement, if what is
/// told of it is enough for the book to give a right. Docket::none: there is none, or it is there already.
std::size_t open_told(Proceedings& p, std::size_t statement, const log::KindRef& ref);

/// Something of the other side is told so, and not enough of it for the book to answer.
bool told_too_little(const Proceedings& p, std::size_t statement, const log::KindRef& ref);

}  // namespace hoyle::rulings
