// What a line tells by its name, under the name it has when this player does it.
#pragma once

#include "log/section.hpp"

namespace hoyle {

/// A make without leave, or one passed back, is the dealer's partner's doing; told of an adversary (`told make-without-permission
/// by E`, the dealer South) it is a declaration by an adversary, which another law rules on (1897, 1904: 52, 51; American 48).
/// What it is told to be stays as the act: he named a trump, or passed. Nothing changes where the dealer is not known.
void name_by_role(log::Section& section);

}  // namespace hoyle
