#include "report/json_pieces.hpp"

#include "report/json_values.hpp"
#include "source/text.hpp"

namespace hoyle::report {

template <class Write> void JsonPieces::give(std::string_view kind, Write write)
{
    text_.clear();
    JsonWriter json(text_);
    write(json);
    piece(kind, text_);
}

void JsonPieces::begin(const std::string& file)
{
    findings_ = blocks_ = 0;
    unread_ = false;
    begun_ = true;
    begin_file(printable(file, 4096));
}

void JsonPieces::give_finding(const Finding& finding, std::size_t block, std::size_t findings_before)
{
    ++findings_;
    unread_ |= finding.family == Family::syntax;
    give("finding", [&](JsonWriter& json) { as_json::finding(json, finding, block, findings_before); });
}

void JsonPieces::finding(const Finding& finding) { give_finding(finding, 0, 0); }

void JsonPieces::deal(const DealShown& deal)
{
    give("deal", [&](JsonWriter& json) { as_json::deal(json, deal); });
}

void JsonPieces::rubber(const RubberShown& rubber)
{
    give("rubber", [&](JsonWriter& json) { as_json::rubber(json, rubber); });
}

void JsonPieces::block(const BlockShown& block)
{
    const audit::Audit& audited = *block.audit;
    const std::size_t before = findings_, number = ++blocks_;
    for (const Finding& finding : *block.findings) give_finding(finding, number, before);
    const auto give_account = [&](std::string_view kind, const audit::Account& account) {
        give(kind, [&](JsonWriter& json) { as_json::account(json, account, audited.sheet, number); });
    };
    if (audits_) {
        give_account("as-written", audited.written);
        give_account("as-law-leaves-it", audited.lawful);
        give_account("as-it-should-be", audited.right);
    }
    give("block", [&](JsonWriter& json) { as_json::block(json, audited, number, !audits_); });
}

void JsonPieces::expected(const Expected& expected)
{
    if (expected.looked_at) give("expectation", [&](JsonWriter& json) { as_json::expectation(json, expected); });
}

void JsonPieces::end(const Summary& summary)
{
    give_summary(summary, !summary.could_read && !unread_ ? nothing_to_judge : std::string_view());
}

void JsonPieces::failed(const std::string& file, const std::string& why)
{
    if (!begun_) begin(file);
    give_summary({}, why);
}

void JsonPieces::give_summary(const Summary& summary, std::string_view error)
{
    begun_ = false;
    const bool unread = unread_ || !summary.could_read || !error.empty();
    give("summary", [&](JsonWriter& json) {
        json.object([&] {
            json.text_or_null("error", error);
            json.field("exit", unread ? 2 : findings_ > 0 || summary.unmet > 0 ? 1 : 0);
            json.text_or_null("laws", summary.book);
            json.text_or_null("title", summary.title);
            json.text_or_null("date", summary.date);
            as_json::settlement(json, summary.settlement);
            if (!summary.not_judged.empty()) json.list("not_judged", summary.not_judged);
            if (!summary.understood.empty()) as_json::understood(json, summary.understood);
        });
    });
}

}  // namespace hoyle::report
