// What it costs to pass over words and figures of a sheet as of no hand and of no sum.
#pragma once

#include "sheet/search.hpp"

namespace hoyle::sheet {

/// It has the number of a hand before it.
bool begins_hand(const Unit& unit);

/// Among the hands, words for what one hand was.
double cost_untold(const Unit& unit, const State& state, const HandTable& table);

/// All figures of a unit: a date, an hour, the number of the rubber, talk.
double cost_unused(const Unit& unit, const State& state, const Layout& layout, const HandTable& table);

}  // namespace hoyle::sheet
