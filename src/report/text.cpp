// The report for people.

#include "report/report.hpp"

#include "report/block.hpp"
#include "report/excerpt.hpp"
#include "report/finding_words.hpp"
#include "report/page.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <ostream>
#include <set>

namespace hoyle::report {
namespace {

using fmt::format;

/// "1 to 3, 5": numbers of deals, in order.
std::string ranges(const std::vector<std::uint32_t>& numbers)
{
    std::string text;
    for (std::size_t i = 0; i < numbers.size();) {
        std::size_t last = i;
        while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1) ++last;
        text += (text.empty() ? "" : ", ") + std::to_string(numbers[i]);
        if (last > i) text += format("{} {}", last > i + 1 ? " to" : ",", numbers[last]);
        i = last + 1;
    }
    return text;
}

class Text : public Report {
public:
    Text(std::ostream& out, const TextStyle& style)
        : out_(out), style_(style), width_(std::clamp<std::size_t>(style.width, 50, 110))
    {}

    void begin(const std::string& file) override
    {
        file_ = printable(file);
        not_understood_.clear();
        found_ = lawful_ = 0;
    }

    void finding(const Finding& finding) override
    {
        if (finding.family == Family::syntax && finding.message == hangs_on_line)
            return not_understood_.push_back(finding.where.place.line);
        show(finding, {});
    }

    void deal(const DealShown& deal) override
    {
        if (rows_.empty()) {
            to_be_done();
            rows_ = deal_rows_head(deal.whist);
        }
        append_deal_row(rows_, deal, width_);
        if (!deal.unknown.empty() && !deal.is_void) unknown_[{deal.scored, deal.unknown}].push_back(deal.deal);
    }

    void rubber(const RubberShown& rubber) override
    {
        rows();
        for (const auto& [what, deals] : unknown_) not_in_log(what.second, what.first, deals, rubber.whist);
        unknown_.clear();
        const std::string words = wrapped(rubber_words(rubber), 0, 0, width_);
        out_ << (style_.color ? bold(words.substr(0, words.size() - 1)) + "\n" : words);
        for (const BetShown& each : rubber.bets) bet(each);
        out_ << '\n';
    }

    void block(const BlockShown& block) override
    {
        rows();
        const auto& findings = *block.findings;
        for (std::size_t root = 0; root < findings.size(); ++root) {
            if (findings[root].miscount->cause) continue;
            std::vector<Clause> follows;
            for (std::size_t each = 0; each < findings.size(); ++each)
                if (findings[each].miscount->cause == root)
                    follows.push_back({with_line(findings[each].heading, findings[each].where), "-"});
            if (!follows.empty()) follows.insert(follows.begin(), Clause{"This makes wrong as well:"});
            show(findings[root], follows);
        }
        to_be_done();
        const Layout layout = lay_out(block);
        if (style_.blocks == Blocks::drawn) {
            out_ << draw_text(layout, style_.color) << '\n';
            explanations(*block.audit);
            for (const std::string& remark : block.audit->remarks) out_ << wrapped(as_sentence(remark), 0, 0, width_) << '\n';
        }
        const std::string words = wrapped(as_sentence(block_line(block, layout)), 0, 2, width_);
        out_ << bold(words.substr(0, words.size() - 1)) << "\n\n";
    }

    void expected(const Expected& expected) override
    {
        if (!expected.looked_at || expected.met) return;
        out_ << bold("Expected otherwise") << "\n  --> " << dim(format("{}:{}", file_, expected.where.place.line)) << '\n';
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
        const std::string title = wrapped(title_of(finding), 0, 2, width_);
        out_ << bold(title.substr(0, title.size() - 1)) << "\n  --> "
             << dim(finding.where.known() ? format("{}:{}:{}", file_, finding.where.place.line, finding.where.place.column)
                                          : file_)
             << '\n';
        out_ << excerpt(finding, width_);
        auto said = now_of(finding);
        said.insert(said.end(), follows.begin(), follows.end());
        const std::vector<std::string> laws = law_of(finding);
        std::string_view label = finding.asks ? "Ask" : laws.empty() ? "Log" : "Now";
        for (const Clause& each : said) {
            if (each.mark.empty()) paragraph(label, each.text);
            else out_ << wrapped(each.mark + " " + each.text, margin + 2, margin + 3 + each.mark.size(), width_);
            label = "";
        }
        label = "Law";
        for (const std::string& law : laws) paragraph(label, law), label = "";
        label = "Doubt";
        for (const std::string& doubt : doubts_of(finding)) paragraph(label, doubt), label = "";
        if (style_.explain) {
            label = "Why";
            for (const std::string& line : explained(finding)) paragraph(label, line), label = "";
        }
        (finding.offence ? found_ : lawful_) += 1;
        for (std::string& each : to_do(finding)) to_do_.emplace_back(finding.deal, std::move(each));
        out_ << '\n';
    }

    static constexpr std::size_t margin = 8;

    /// "  Now   text", wrapped under itself; the label may be empty.
    void paragraph(std::string_view label, const std::string& text)
    {
        const std::string lines = wrapped(text, margin, margin, width_);
        out_ << "  " << bold(std::string(label)) << std::string(margin - 2 - label.size(), ' ') << lines.substr(margin);
    }

    void to_be_done()
    {
        if (to_do_.empty()) return;
        out_ << bold("To be done") << '\n';
        std::stable_sort(to_do_.begin(), to_do_.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
        for (const auto& [deal, what] : to_do_) {
            if (deal == 0) out_ << wrapped(what, 2, 4, width_);
            else out_ << format("  {:<9}", format("Deal {}", deal)) << wrapped(what, 11, 11, width_).substr(11);
        }
        out_ << '\n';
        to_do_.clear();
    }

    void not_in_log(const std::string& what, bool scored, const std::vector<std::uint32_t>& deals, bool whist)
    {
        std::string of;
        if (!deals.empty() && deals.front() != 0) of = format(" ({} {})", deals.size() == 1 ? "deal" : "deals", ranges(deals));
        const std::string_view for_what = !scored ? "the score" : whist ? "the points for honours" : "the score above the line";
        out_ << wrapped(format("The log does not say {}{}: that is wanted for {}.", what, of, for_what), 0, 0, width_);
    }

    void bet(const BetShown& bet)
    {
        const std::string money = in_coin(bet.amount, bet.unit);
        std::string text = format("Bet on {} of deal {}: ", bet.on, bet.deal);
        text += bet.winner.empty() ? format("{} and {}, {}", bet.by, bet.with, money)
                                   : format("{} wins {} of {}", bet.winner, money, bet.winner == bet.by ? bet.with : bet.by);
        text += "; " + bet.why;
        if (!bet.laws.empty()) text += format(" ({}, {})", bet.laws.front().named, bet.laws.front().law);
        out_ << wrapped(as_sentence(text), 0, 2, width_);
    }

    void conclude(const Summary& summary)
    {
        if (summary.settlement.ledger.size() == 4 && summary.rubbers > 1) {
            out_ << "By player:";
            for (const auto& [name, points] : summary.settlement.ledger) out_ << format("  {} {:+}", name, points);
            out_ << "\n\n";
        }
        if (!summary.not_judged.empty())
            out_ << wrapped(format("Words in quotes are kept, and not judged ({} {}).",
                                   summary.not_judged.size() == 1 ? "line" : "lines", ::fmt::join(summary.not_judged, ", ")),
                            0, 0, width_)
                 << '\n';
        out_ << wrapped(summed_up(summary), 0, 0, width_);
    }

    static bool has_statement(const Summary& summary, std::uint64_t line)
    {
        return std::any_of(summary.understood.begin(), summary.understood.end(),
                           [&](const Understood& each) { return each.line == line && !each.statement.empty(); });
    }
    /// Lines that became statements, and of which words are kept as a remark.
    static std::vector<std::uint64_t> words_left_over(const Summary& summary)
    {
        std::vector<std::uint64_t> lines;
        for (const Understood& each : summary.understood)
            if (each.statement.empty() && has_statement(summary, each.line)) lines.push_back(each.line);
        return lines;
    }

    /// "3 findings in 4 deals and 1 block, under Portland 1904; 2 of 2 expectations met."
    std::string summed_up(const Summary& summary) const
    {
        const std::string_view none = !not_understood_.empty()            ? "Nothing to rule on was understood"
                                      : !words_left_over(summary).empty() ? "Nothing found in what was understood"
                                      : lawful_ > 0                       ? "Nothing wrong was found"
                                                                          : "Nothing found";
        std::string text = found_ == 0 ? std::string(none) : found_ == 1 ? "1 finding" : format("{} findings", found_);
        std::string where;
        if (summary.deals > 0 || (summary.blocks == 0 && found_ == 0))
            where = format("{} {}", summary.deals, summary.deals == 1 ? "deal" : "deals");
        if (summary.blocks > 0)
            where += format("{}{} {}", where.empty() ? "" : " and ", summary.blocks, summary.blocks == 1 ? "block" : "blocks");
        text += format("{}{}, under {}", where.empty() ? "" : " in ", where, summary.laws.empty() ? summary.book : summary.laws);
        if (summary.met + summary.unmet) text += format("; {} of {} expectations met", summary.met, summary.met + summary.unmet);
        return text + ".";
    }

    /// The lines that a statement was understood from; an incident is told on several.
    static std::string lines_of(const Understood& one, const std::vector<Understood>& all)
    {
        std::set<std::uint64_t> lines{one.line};
        for (const Understood& each : all)
            if (each.statement == one.statement && one.statement.starts_with("told ")) lines.insert(each.line);
        return format("{}", ::fmt::join(lines, ", "));
    }

    void list_of_lines(std::string_view what, const std::vector<std::uint64_t>& lines, std::string_view then = "")
    {
        if (lines.empty()) return;
        out_ << wrapped(format("{}: {} {}{}.", what, lines.size() == 1 ? "line" : "lines", ::fmt::join(lines, ", "), then), 0, 0,
                        width_);
    }

    /// What was made of lines in everyday words.
    void understood(const Summary& summary)
    {
        bool some = false;
        std::set<std::string_view> told;
        std::vector<std::uint64_t> remarks, in_part, not_at_all;
        const std::vector<std::uint64_t> left_over = words_left_over(summary);
        std::set<std::uint64_t> not_all(not_understood_.begin(), not_understood_.end());
        not_all.insert(left_over.begin(), left_over.end());
        for (const std::uint64_t line : not_all) (has_statement(summary, line) ? in_part : not_at_all).push_back(line);
        for (const Understood& each : summary.understood) {
            if (each.statement.empty()) {
                if (!has_statement(summary, each.line)) remarks.push_back(each.line);
                continue;
            }
            if (each.statement.starts_with("told ") && !told.insert(each.statement).second) continue;
            if (!some) out_ << "\nUnderstood so:\n";
            some = true;
            out_ << wrapped(format("line {}: `{}`", lines_of(each, summary.understood), each.statement), 2, 6, width_);
        }
        list_of_lines("Kept as remarks, and not judged", remarks);
        list_of_lines("Understood in part", in_part);
        list_of_lines("Not understood", not_at_all, "; what hangs on that is not judged");
    }

    std::string bold(const std::string& text) const
    {
        return style_.color && !text.empty() ? "\x1b[1m" + text + "\x1b[0m" : text;
    }
    std::string dim(const std::string& text) const { return style_.color ? "\x1b[2m" + text + "\x1b[0m" : text; }

    /// What the bare figures of a block can be: the plainest hand, and how many more.
    void explanations(const audit::Audit& audited)
    {
        bool some = false;
        for (std::size_t row = 0; row < audited.explained.size(); ++row) {
            const auto& hands = audited.explained[row];
            if (hands.empty()) continue;
            if (!some) out_ << "What the bare figures can be:\n";
            some = true;
            const std::string more = hands.size() == 1   ? ""
                                     : hands.size() == 2 ? format(", or {}", hands[1].words)
                                                         : format(", or {} other hands", hands.size() - 1);
            out_ << wrapped(format("line {}: {}{}", audited.sheet.rows[row].where.place.line, hands.front().words, more), 2, 6,
                            width_);
        }
        if (some) out_ << '\n';
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
    std::string file_;
    std::string rows_;  // of the table of the score, not yet written
    std::map<std::pair<bool, std::string>, std::vector<std::uint32_t>>
        unknown_;                                               // is it scored, what is not told: of which deals
    std::vector<std::pair<std::uint32_t, std::string>> to_do_;  // of which deal, what
    std::size_t found_ = 0, lawful_ = 0;                        // what was lawful is no fault
    std::vector<std::uint64_t> not_understood_;                 // lines of a story
};

}  // namespace

std::unique_ptr<Report> text(std::ostream& out, const TextStyle& style) { return std::make_unique<Text>(out, style); }

}  // namespace hoyle::report
