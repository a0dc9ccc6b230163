#include "log/forms_facts.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family facts_family{"Marks and facts", facts::infos, facts::after, read_table<facts::all>};

}  // namespace hoyle::log::forms
