#include "log/forms_atoms.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family atoms_family{"REMEDY: what a player suggests, or a ruling offers", atoms::infos, atoms::after,
                          read_table<atoms::all>};

}  // namespace hoyle::log::forms
