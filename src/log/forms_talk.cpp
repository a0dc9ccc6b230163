#include "log/forms_talk.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family talk_family{"Talk, and what is decided", talk::infos, talk::after, read_table<talk::all>};

}  // namespace hoyle::log::forms
