// Whether a statement that words may mean can be meant at this table, as it stands just now.
#pragma once

#include "prose/forms.hpp"

#include <map>
#include <string>
#include <string_view>

namespace hoyle::prose {

/// What was put into a form, by the names of its slots.
using Slots = std::map<std::string, std::string, std::less<>>;

/// An answer wants a question, a trump is made once, nobody calls a card from his partner.
bool fits_the_table(std::string_view statement, const Form& form, const Slots& slots, const Table& table);

}  // namespace hoyle::prose
