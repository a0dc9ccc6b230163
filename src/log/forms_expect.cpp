#include "log/forms_expect.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family expect_family{"What a log must show", expectations::infos, expectations::after, read_table<expectations::all>};

}  // namespace hoyle::log::forms
