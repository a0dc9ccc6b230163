// What was found, each thing as a JSON value. docs/JSON.md names the fields; the schemas hold them. Only for src/report.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"
#include "report/json_writer.hpp"

namespace hoyle::report::as_json {

void side(JsonWriter& json, const JsonKey& key, const std::optional<Side>& side);  ///< "NS", "EW" or null
void place(JsonWriter& json, const JsonKey& key, const Spot& spot);  ///< line, column, length; null where no place is known

/// `block` is the number of the written block that it is about, from 1; 0: of none. `findings_before`: how many of the file stand
/// before that block's.
void finding(JsonWriter& json, const Finding& finding, std::size_t block = 0, std::size_t findings_before = 0);
void deal(JsonWriter& json, const DealShown& deal);
void rubber(JsonWriter& json, const RubberShown& rubber);
void expectation(JsonWriter& json, const Expected& expected);
void settlement(JsonWriter& json, const Settlement& settlement);
/// What was made of lines in everyday words.
void understood(JsonWriter& json, const std::vector<Understood>& understood);

/// A block added up, in the shape of a rubber of judge.
void account(JsonWriter& json, const audit::Account& account, const audit::Sheet& sheet, std::size_t number);

/// A block, with its accounts in it or without.
void block(JsonWriter& json, const audit::Audit& audited, std::size_t number, bool with_accounts);

}  // namespace hoyle::report::as_json
