// What was found, each piece as a JSON value. docs/JSON.md names the fields; the schemas hold them. Only for src/report.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"

#include <nlohmann/json.hpp>

namespace hoyle::report::as_json {

using Value = nlohmann::ordered_json;  // the fields in the order in which they are told

Value side(const std::optional<Side>& side);  ///< "NS", "EW" or null
Value place(const Spot& spot);                ///< line, column, length; null where no place is known
Value finding_value(const Finding& finding);
Value deal_value(const DealShown& deal);
Value rubber_value(const RubberShown& rubber);
Value stakes_value(const scoring::Stakes& stakes);

/// A block added up, in the shape of a rubber of judge.
Value account_value(const audit::Account& account, const audit::Sheet& sheet, std::size_t number);

/// The hands that bare figures can be; of many the plainest twenty.
Value explained_value(const audit::Audit& audited);

}  // namespace hoyle::report::as_json
