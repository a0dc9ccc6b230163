#include "log/forms_block.hpp"
#include "log/forms.hpp"

namespace hoyle::log::forms {

const Family block_family{"The written block", block_of_scores::infos, block_of_scores::after, read_table<block_of_scores::all>};

}  // namespace hoyle::log::forms
