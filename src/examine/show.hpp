// Matters on the docket as findings.
#pragma once

#include "examine/examination.hpp"
#include "rulings/docket.hpp"

#include <functional>

namespace hoyle {

/// "revoke by West at trick 2"
std::string heading_of(const incidents::Incident& incident);

/// What a matter is shown with.
struct ShowWith {
    const lawbook::Book& book;
    const lawbook::Settings& settings;
    const std::vector<rulings::Matter>& matters;                           ///< all, for what hangs on another
    std::function<void(const rulings::Matter&, PointShown&)> add_effects;  ///< plays its options forward
};

/// The finding of a matter, its principal point first.
Finding finding_of(const rulings::Matter& matter, const ShowWith& with);

}  // namespace hoyle
