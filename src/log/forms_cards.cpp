#include "log/forms_cards.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family cards_family{"Cards and claims", with_cards::infos, with_cards::after, read_table<with_cards::all>};

}  // namespace hoyle::log::forms
