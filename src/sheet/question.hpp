// What is to be asked of a sheet before anybody is accused by it.
#pragma once

#include "sheet/money.hpp"
#include "sheet/search.hpp"
#include "sheet/write.hpp"

namespace hoyle::sheet {

/// Where another reading lies close and tells otherwise, where a figure has no role, where more than one slip is supposed;
/// an empty question: the first reading is sure. `readings`: the cheapest first, at least one.
Question question_of(const std::vector<Reading>& readings, const MoneyTold& money, const HandTable& table);

}  // namespace hoyle::sheet
