#include "log/forms_evening.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family evening_family{"The evening", evening::infos, evening::after, read_table<evening::all>};

}  // namespace hoyle::log::forms
