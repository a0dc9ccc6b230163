// The report for people.

#include "report/report.hpp"

#include "report/block.hpp"
#include "report/conclusion.hpp"
#include "report/finding_words.hpp"
#include "report/page.hpp"
#include "report/paragraphs.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"
#include "source/sort.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>

namespace hoyle::report {
namespace {

using fmt::format;

class Text : public Report {
public:
    Text(std::ostream& out, const TextStyle& style)
        : out_(out), style_(style), width_(std::clamp<std::size_t>(style.width, 50, 110)), ink_{width_, style.color}
    {}

    void begin(const std::string& file) override
    {
        file_ = printable(file);
        tally_ = {};
        told_.clear();
    }

    void finding(const Finding& finding) override
    {
        if (tally_.count(finding)) show(finding, {});
    }

    void deal(const DealShown& deal) override
    {
        if (rows_.empty()) {
            to_be_done();
            rows_ = deal_rows_head(deal.whist);
        }
        append_deal_row(rows_, deal, width_);
        not_told_.add(deal);
    }

    void rubber(const RubberShown& rubber) override
    {
        rows();
        for (const std::string& what : not_told_.take(rubber.whist)) out_ << wrapped(what, 0, 0, width_);
        const std::string words = wrapped(rubber_words(rubber), 0, 0, width_);
        out_ << (style_.color ? bold(words.substr(0, words.size() - 1)) + "\n" : words);
        for (const BetShown& each : rubber.bets) out_ << wrapped(bet_words(each), 0, 2, width_);
        out_ << '\n';
    }

    void block(const BlockShown& block) override
    {
        rows();
        const Layout layout = lay_out(block);
        const std::string words = wrapped(as_sentence(block_line(block, layout)), 0, 2, width_);
        const std::string outcome = bold(words.substr(0, words.size() - 1)) + "\n\n";
        // who asks what a sheet comes to reads that first
        const bool first = block.kept == BlockShown::Kept::surely;
        if (first) out_ << outcome;
        const auto& findings = *block.findings;
        for (std::size_t root = 0; root < findings.size(); ++root) {
            if (findings[root].miscount->cause) continue;
            std::vector<Clause> follows;
            for (std::string& each : follows_from(block, root)) follows.push_back({std::move(each), "-"});
            if (!follows.empty()) follows.insert(follows.begin(), Clause{"This makes wrong as well:"});
            show(findings[root], follows);
        }
        to_be_done();
        if (style_.blocks == Blocks::drawn) {
            out_ << draw_text(layout, style_.color) << '\n';
            list("What the bare figures can be:", bare_figures_words(*block.audit));
            for (const std::string& remark : block.audit->remarks) out_ << wrapped(as_sentence(remark), 0, 0, width_) << '\n';
        }
        if (!first) out_ << outcome;
    }

    void expected(const Expected& expected) override
    {
        if (!expected.looked_at || expected.met) return;
        out_ << bold("Expected otherwise") << "\n  --> " << ink_.dim(format("{}:{}", file_, expected.where.place.line)) << '\n';
        paragraph("Log", expected.text);
        paragraph("Found", as_sentence(expected.why));
        out_ << '\n';
    }

    void end(const Summary& summary) override
    {
        to_be_done();
        if (summary.could_read) conclude(summary);
        understood(summary);
    }

private:
    /// Title, place, excerpt; what to do; by which law.
    void show(const Finding& finding, const std::vector<Clause>& follows)
    {
        out_ << head(finding, file_, ink_);
        auto now = now_of(finding);
        now.insert(now.end(), follows.begin(), follows.end());
        std::vector<std::string> laws = law_of(finding);
        if (!finding.laws.empty() && !laws.empty()) tell_once(laws.front(), ": ", finding);
        std::string_view label = finding.asks ? "Ask" : finding.family == Family::book ? "Book" : laws.empty() ? "Log" : "Now";
        out_ << said(label, now, ink_);
        label = "Law";
        for (const std::string& law : laws) paragraph(label, law), label = "";
        label = "Doubt";
        for (std::string doubt : doubts_of(finding)) {
            tell_once(doubt, "? ", finding);
            paragraph(label, doubt), label = "";
        }
        if (style_.explain) {
            label = "Why";
            for (const std::string& line : not_told_before(explained(finding), finding)) paragraph(label, line), label = "";
        }
        (finding.offence ? tally_.found : tally_.lawful) += 1;
        for (std::string& each : to_do(finding)) {
            if (!follows.empty()) each += ", and what that makes wrong";
            const bool twice = std::find(to_do_.begin(), to_do_.end(), std::pair(finding.deal, each)) != to_do_.end();
            if (twice && finding.trick != 0) each += format(" (and the same for trick {})", finding.trick);
            to_do_.emplace_back(finding.deal, std::move(each));
        }
        out_ << '\n';
    }

    /// A law or a doubt that was told in full before, by its head alone: "Portland 1904, 75: as for line 22 above."
    void tell_once(std::string& text, std::string_view ends_head, const Finding& finding)
    {
        const std::uint64_t here = finding.where.place.line;
        const auto [before, is_new] = told_.try_emplace(text, here);
        const auto head = text.find(ends_head);
        if (is_new || head == text.npos) return;
        text.erase(head + ends_head.size());
        text += ends_head.front() == '?' ? "As" : "as";
        if (before->second != 0 && before->second != here) text += format(" for line {}", before->second);
        text += " above.";
    }

    /// What was explained before, word for word, is not told again: "The rest is as for line 22 above."
    std::vector<std::string> not_told_before(std::vector<std::string> lines, const Finding& finding)
    {
        std::uint64_t before = 0;
        std::erase_if(lines, [&](const std::string& line) {
            const auto [at, is_new] = told_.try_emplace(line, finding.where.place.line);
            if (!is_new) before = at->second;
            return !is_new;
        });
        if (before != 0) lines.push_back(format("The rest is as for line {} above.", before));
        return lines;
    }

    void paragraph(std::string_view label, const std::string& text) { out_ << report::paragraph(label, text, ink_); }

    void to_be_done()
    {
        if (to_do_.empty()) return;
        out_ << bold("To be done") << '\n';
        sort_stably(to_do_, [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [deal, what] : to_do_) {
            if (deal == 0) out_ << wrapped(what, 2, 4, width_);
            else out_ << format("  {:<9}", format("Deal {}", deal)) << wrapped(what, 11, 11, width_).substr(11);
        }
        out_ << '\n';
        to_do_.clear();
    }

    void conclude(const Summary& summary)
    {
        if (const std::string ledger = ledger_words(summary); !ledger.empty()) out_ << ledger << "\n\n";
        if (const std::string kept = not_judged_words(summary); !kept.empty()) out_ << wrapped(kept, 0, 0, width_) << '\n';
        out_ << wrapped(summed_up(summary, tally_), 0, 0, width_);
    }

    /// What was made of lines in everyday words.
    void understood(const Summary& summary)
    {
        const UnderstoodSo words = understood_words(summary, tally_);
        if (!words.statements.empty()) out_ << "\nUnderstood so:\n";
        for (const std::string& each : words.statements) out_ << wrapped(each, 2, 6, width_);
        for (const std::string& each : words.rest) out_ << wrapped(each, 0, 0, width_);
    }

    std::string bold(const std::string& text) const { return ink_.bold(text); }

    void list(std::string_view head, const std::vector<std::string>& items)
    {
        if (items.empty()) return;
        out_ << head << '\n';
        for (const std::string& each : items) out_ << wrapped(each, 2, 6, width_);
        out_ << '\n';
    }

    /// Writes the rows so far.
    void rows()
    {
        out_.write(rows_.data(), static_cast<std::streamsize>(rows_.size()));
        rows_.clear();
    }

    std::ostream& out_;
    TextStyle style_;
    std::size_t width_;
    Ink ink_;
    std::string file_;
    std::string rows_;                                          // of the table of the score, not yet written
    NotTold not_told_;                                          // of the rubber in progress
    std::vector<std::pair<std::uint32_t, std::string>> to_do_;  // of which deal, what
    Tally tally_;
    std::map<std::string, std::uint64_t> told_;  // laws and doubts, and of which line they were told
};

}  // namespace

std::unique_ptr<Report> text(std::ostream& out, const TextStyle& style) { return std::make_unique<Text>(out, style); }

}  // namespace hoyle::report
