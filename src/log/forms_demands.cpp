#include "log/forms_demands.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family demands_family{"Penalties and rights", demands::infos, demands::after, read_table<demands::all>};

}  // namespace hoyle::log::forms
