// The report for programs: docs/JSON.md and docs/schema/judge.schema.json describe it.

#include "report/json_values.hpp"
#include "report/report.hpp"

#include <ostream>

namespace hoyle::report {
namespace {

using namespace as_json;

class JsonReport : public Json {
public:
    JsonReport(std::ostream& out, Blocks blocks) : out_(out), audits_(blocks == Blocks::drawn) {}

    void begin(const std::string& file) override
    {
        current_ = {{"hoyle", 1}, {"file", printable(file, 4096)}};
        findings_ = deals_ = rubbers_ = expectations_ = blocks_ = as_written_ = lawful_ = right_ = Value::array();
    }
    void finding(const Finding& finding) override { findings_.push_back(finding_value(finding)); }
    void deal(const DealShown& deal) override { deals_.push_back(deal_value(deal)); }
    void rubber(const RubberShown& rubber) override
    {
        rubbers_.push_back(rubber_value(rubber));
        lawful_.push_back(rubbers_.back());
        right_.push_back(rubbers_.back());
    }
    void block(const BlockShown& block) override
    {
        const audit::Audit& audited = *block.audit;
        const std::size_t before = findings_.size(), number = blocks_.size() + 1;
        for (Finding finding : *block.findings) {
            if (finding.miscount && finding.miscount->cause) *finding.miscount->cause += before;  // counted in the whole file
            findings_.push_back(finding_value(finding));
            findings_.back()["block"] = number;
        }
        as_written_.push_back(account_value(audited.written, audited.sheet, number));
        lawful_.push_back(account_value(audited.lawful, audited.sheet, number));
        right_.push_back(account_value(audited.right, audited.sheet, number));
        Value value{{"block", number}, {"title", audited.sheet.title}, {"where", place(audited.sheet.where)}};
        value["names"] = {{"NS", audited.sheet.names[Side::ns]}, {"EW", audited.sheet.names[Side::ew]}};
        value["explained"] = explained_value(audited);
        value["remarks"] = audited.remarks;
        value["certain"] = audited.certain;
        if (!audits_) {
            value["as-law-leaves-it"] = lawful_.back();
            value["as-it-should-be"] = right_.back();
        }
        blocks_.push_back(std::move(value));
    }
    void expected(const Expected& expected) override
    {
        if (!expected.looked_at) return;
        expectations_.push_back({{"where", place(expected.where)},
                                 {"text", expected.text},
                                 {"met", expected.met},
                                 {"why", expected.why.empty() ? Value(nullptr) : Value(expected.why)}});
    }

    void end(const Summary& summary) override
    {
        current_["laws"] = summary.book.empty() ? Value(nullptr) : Value(summary.book);
        current_["title"] = summary.title.empty() ? Value(nullptr) : Value(summary.title);
        current_["date"] = summary.date.empty() ? Value(nullptr) : Value(summary.date);
        current_["findings"] = std::move(findings_);
        current_["deals"] = std::move(deals_);
        if (audits_)
            current_["rubbers"] = {{"as-written", std::move(as_written_)}, {"as-law-leaves-it", std::move(lawful_)}, {"as-it-should-be", std::move(right_)}};
        else current_["rubbers"] = std::move(rubbers_);
        if (audits_ || !blocks_.empty()) current_["blocks"] = std::move(blocks_);
        Value settlement{{"stakes", stakes_value(summary.settlement.stakes)}};
        Value paid = Value::array();
        for (const RubberShown& rubber : summary.settlement.rubbers) {
            if (!rubber.total.over || !rubber.total.winner) continue;
            const Side gainer = rubber.total.points >= 0 ? *rubber.total.winner : other(*rubber.total.winner);
            Value each{
                {"rubber", rubber.number}, {"winner", side(rubber.total.winner)}, {"points", rubber.total.points}, {"to", std::string(letters_of(gainer))}};
            if (rubber.stakes.per && rubber.stakes.amount)
                each["pays_each"] = static_cast<double>(scoring::payment(rubber.stakes, std::abs(rubber.total.points))) / 1000.0;
            paid.push_back(each);
        }
        settlement["rubbers"] = paid;
        Value ledger = Value::object();
        for (const auto& [name, points] : summary.settlement.ledger) ledger[name] = points;
        settlement["ledger"] = ledger;
        current_["settlement"] = settlement;
        current_["expectations"] = std::move(expectations_);
        if (!summary.not_judged.empty()) current_["not_judged"] = summary.not_judged;
        all_.push_back(std::move(current_));
    }

    void finish() override
    {
        const Value& whole = all_.size() == 1 ? all_.front() : all_;
        out_ << whole.dump(2, ' ', false, Value::error_handler_t::replace) << '\n';
    }

private:
    std::ostream& out_;
    bool audits_;
    Value all_ = Value::array();
    Value current_, findings_, deals_, rubbers_, expectations_, blocks_, as_written_, lawful_, right_;
};

}  // namespace

std::unique_ptr<Json> json(std::ostream& out, Blocks blocks) { return std::make_unique<JsonReport>(out, blocks); }

}  // namespace hoyle::report
