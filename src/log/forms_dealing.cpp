#include "log/forms_dealing.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family dealing_family{"Dealing", dealing::infos, dealing::after, read_table<dealing::all>};

}  // namespace hoyle::log::forms
