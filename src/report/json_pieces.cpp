#include "report/json_pieces.hpp"

#include "report/iso_date.hpp"

#include <fmt/format.h>

#include <array>

namespace hoyle::report {

using fmt::format;

template <class Write> void JsonPieces::give(std::string_view kind, Write write)
{
    if (!book_said_) say_book();
    text_.clear();
    as_json::PieceWriter json(text_, detail_);
    write(json);
    piece(kind, text_);
}

void JsonPieces::begin(const std::string& file)
{
    findings_ = blocks_ = unread_ = 0;
    first_unread_.clear();
    begun_ = true;
    book_.reset();
    book_said_ = true;
    ids_ = {};
    pointers_.clear();
    deal_keys_.clear();
    begin_file(file);
}

void JsonPieces::takes_book(const BookTaken& book)
{
    if (book_ && book_->digest == book.digest && book_->file == book.file && book_->options == book.options) return;
    book_ = book;
    book_said_ = false;
}

void JsonPieces::say_book()
{
    book_said_ = true;
    give("log", [&](as_json::PieceWriter& json) { json.object([&] { as_json::book(json, book_); }); });
}

void JsonPieces::give_finding(const Finding& finding, const as_json::Named& named)
{
    ++findings_;
    const bool unread = finding.family == Family::syntax || (finding.family == Family::book && finding.kind == "mistake");
    if (unread && unread_++ == 0)
        first_unread_ = (finding.where.known() ? format("line {}: ", finding.where.place.line) : "") + finding.message;
    give("finding", [&](as_json::PieceWriter& json) { as_json::finding(json, finding, named); });
}

void JsonPieces::finding(const Finding& finding)
{
    const std::string id = ids_.of(finding, 0);
    if (detail_ == Detail::tables)
        pointers_.push_back({id, finding.section, finding.span, finding.other_span, finding.offender, finding.trick});
    give_finding(finding, {id, {}, 0});
}

void JsonPieces::deal(const DealShown& deal)
{
    deal_keys_.push_back(deal.key());
    give("deal", [&](as_json::PieceWriter& json) { as_json::deal(json, deal, deal_keys_.back(), pointers_); });
}

void JsonPieces::rubber(const RubberShown& rubber)
{
    give("rubber", [&](as_json::PieceWriter& json) { as_json::rubber(json, rubber, deal_keys_); });
    ids_.rubber_ends();
    pointers_.clear();
    deal_keys_.clear();
}

void JsonPieces::block(const BlockShown& block)
{
    const audit::Audit& audited = *block.audit;
    const std::size_t number = ++blocks_;
    std::vector<std::string> ids;
    for (const Finding& finding : *block.findings) ids.push_back(ids_.of(finding, number));
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const Finding& finding = (*block.findings)[i];
        const auto cause = finding.miscount ? finding.miscount->cause : std::nullopt;
        give_finding(finding, {ids[i], cause ? ids[*cause] : std::string(), number});
    }
    const auto give_account = [&](std::string_view kind, const audit::Account& account) {
        give(kind, [&](as_json::PieceWriter& json) { as_json::account(json, account, audited.sheet, number); });
    };
    if (audits_) {
        give_account("as-written", audited.written);
        give_account("as-law-leaves-it", audited.lawful);
        give_account("as-it-should-be", audited.right);
    }
    give("block", [&](as_json::PieceWriter& json) { as_json::block(json, audited, number, !audits_, ids); });
}

void JsonPieces::expected(const Expected& expected)
{
    if (expected.looked_at) give("expectation", [&](as_json::PieceWriter& json) { as_json::expectation(json, expected); });
}

void JsonPieces::end(const Summary& summary)
{
    if (unread_ > 0) return give_summary(summary, why_unread(), false);
    give_summary(summary, summary.could_read ? std::string_view() : nothing_to_judge, false);
}

std::string JsonPieces::why_unread() const { return first_unread_ + (unread_ == 1 ? "" : format(" (and {} more)", unread_ - 1)); }

void JsonPieces::failed(const std::string& file, const std::string& why)
{
    if (!begun_) begin(file);
    give_summary({}, why, true);
}

void JsonPieces::give_summary(const Summary& summary, std::string_view error, bool stopped)
{
    begun_ = false;
    const bool unread = !summary.could_read || !error.empty();
    exit_ = unread ? 2 : findings_ > 0 || summary.unmet > 0 ? 1 : 0;
    const std::string remark = remark_on_date(summary.date);
    give("summary", [&](as_json::PieceWriter& json) {
        json.object([&] {
            json.text_or_null("error", error);
            if (stopped) json.field("unread", nullptr);
            else json.field("unread", unread_);
            json.field("exit", exit_);
            as_json::book(json, book_);
            json.text_or_null("title", summary.title);
            json.text_or_null("date", summary.date);
            json.text_or_null("date_iso", iso_date(summary.date));
            json.text_or_null("log_digest", summary.digest);
            as_json::made(json, made_);
            as_json::settlement(json, summary.settlement);
            if (!remark.empty()) json.list("remarks", std::array{remark});
            if (!summary.not_judged.empty()) json.list("not_judged", summary.not_judged);
            if (!summary.understood.empty()) as_json::understood(json, summary.understood);
        });
    });
}

}  // namespace hoyle::report
