// What was found, each thing as a JSON value. docs/JSON.md names the fields; the schemas hold them. Only for src/report.
#pragma once

#include "audit/audit.hpp"
#include "examine/examination.hpp"
#include "report/json_writer.hpp"
#include "report/report.hpp"

#include <optional>
#include <span>
#include <string>

namespace hoyle::report::as_json {

/// A writer that knows how much is wanted.
class PieceWriter : public JsonWriter {
public:
    PieceWriter(std::string& out, Detail detail, Layout layout = Layout::compact)
        : JsonWriter(out, layout), tables_(detail == Detail::tables)
    {}
    bool tables() const { return tables_; }

private:
    bool tables_;
};

void side(PieceWriter& json, const JsonKey& key, const std::optional<Side>& side);  ///< "NS", "EW" or null
void place(PieceWriter& json, const JsonKey& key, const Spot& spot);  ///< line, column, length; null where no place is known

/// What a finding goes by in its file.
struct Named {
    std::string id;
    std::string cause;      ///< the id of the finding that it follows from; empty: it is a root
    std::size_t block = 0;  ///< the number of the written block that it is about, from 1; 0: of none
};
void finding(PieceWriter& json, const Finding& finding, const Named& named);

/// What a finding points at in its section.
struct Pointer {
    std::string id;  ///< of the finding
    std::uint64_t section = 0;
    Span span, other_span;
    std::optional<Seat> offender;
    int trick = 0;
};

/// The cards of one section that findings point at.
struct PointsAt {
    std::uint64_t section = 0;
    std::span<const Pointer> all;

    const Pointer* to(const TrickShown& trick, const CardShown& card) const;  ///< the finding about it; nullptr: there is none
    const Pointer* proved_by(const CardShown& card) const;                    ///< the finding that it proves
};

void deal(PieceWriter& json, const DealShown& deal, std::string_view key, std::span<const Pointer> pointers);
/// Hands and tricks.
void table(PieceWriter& json, const TableShown& table, std::span<const Pointer> pointers);
void rubber(PieceWriter& json, const RubberShown& rubber, const std::vector<std::string>& deal_keys);
/// The members that say which book was judged by, and its options; all null where there was none.
void book(PieceWriter& json, const std::optional<BookTaken>& book);
void made(PieceWriter& json, const Made& made);
void expectation(PieceWriter& json, const Expected& expected);
void settlement(PieceWriter& json, const Settlement& settlement);
/// What was made of lines in everyday words.
void understood(PieceWriter& json, const std::vector<Understood>& understood);

/// A block added up, in the shape of a rubber of judge.
void account(PieceWriter& json, const audit::Account& account, const audit::Sheet& sheet, std::size_t number);

/// A block, with its accounts in it or without. `ids` are those of its findings, one for each mistake.
void block(PieceWriter& json, const audit::Audit& audited, std::size_t number, bool with_accounts,
           std::span<const std::string> ids);

}  // namespace hoyle::report::as_json
