#include "log/forms_making.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family making_family{"The make and doubling", making::infos, making::after, read_table<making::all>};

}  // namespace hoyle::log::forms
