// What was found, each thing as a JSON value. docs/JSON.md names the fields; the schemas hold them. Only for src/report.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"
#include "report/json_writer.hpp"
#include "report/report.hpp"

namespace hoyle::report::as_json {

void side(JsonWriter& json, const JsonKey& key, const std::optional<Side>& side);  ///< "NS", "EW" or null
void place(JsonWriter& json, const JsonKey& key, const Spot& spot);  ///< line, column, length; null where no place is known

/// What a finding goes by in its file.
struct Named {
    std::string id;
    std::string cause;      ///< the id of the finding that it follows from; empty: it is a root
    std::size_t block = 0;  ///< the number of the written block that it is about, from 1; 0: of none
};
void finding(JsonWriter& json, const Finding& finding, const Named& named);

void deal(JsonWriter& json, const DealShown& deal, std::string_view key);
void rubber(JsonWriter& json, const RubberShown& rubber, const std::vector<std::string>& deal_keys);
/// The members that say which book was judged by, and its options; all null where there was none.
void book(JsonWriter& json, const std::optional<BookTaken>& book);
void made(JsonWriter& json, const Made& made);
void expectation(JsonWriter& json, const Expected& expected);
void settlement(JsonWriter& json, const Settlement& settlement);
/// What was made of lines in everyday words.
void understood(JsonWriter& json, const std::vector<Understood>& understood);

/// A block added up, in the shape of a rubber of judge.
void account(JsonWriter& json, const audit::Account& account, const audit::Sheet& sheet, std::size_t number);

/// A block, with its accounts in it or without.
void block(JsonWriter& json, const audit::Audit& audited, std::size_t number, bool with_accounts);

}  // namespace hoyle::report::as_json
