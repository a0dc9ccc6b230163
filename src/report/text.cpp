// The report for people.

#include "report/report.hpp"

#include "report/block.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>
#include <set>

namespace hoyle::report {
namespace {

using fmt::format;
using lawbook::Verb;
using rulings::Status;

class Text : public Report {
public:
    Text(std::ostream& out, bool color, Blocks blocks) : out_(out), color_(color), blocks_(blocks) {}

    void begin(const std::string& file) override
    {
        file_ = printable(file);
        not_understood_.clear();
    }

    void finding(const Finding& finding) override
    {
        if (finding.family == Family::syntax && finding.message == hangs_on_line)
            return not_understood_.push_back(finding.where.place.line);
        head(finding);
        said_.clear();
        if (finding.miscount) miscount(finding);
        else
            for (const PointShown& point : finding.points) show(finding, point, &point == &finding.points.front());
        tail(finding);
    }

    void head(const Finding& finding)
    {
        std::string heading = finding.heading;
        const std::string place = finding.where.known()
                                      ? format("{}:{}:{}", file_, finding.where.place.line, finding.where.place.column)
                                      : file_;
        heading = std::string(tag_of(finding)) + heading;
        const std::size_t wide = 96;
        const std::size_t gap = heading.size() + place.size() + 2 <= wide ? wide - heading.size() - place.size() : 0;
        if (gap) out_ << bold(heading) << std::string(gap, ' ') << dim(place) << '\n';
        else
            out_ << bold(heading) << '\n'
                 << std::string(wide > place.size() ? wide - place.size() : 0, ' ') << dim(place) << '\n';
        excerpt(finding);
        if (!finding.hangs.empty()) line("disputed", finding.hangs);
    }

    void tail(const Finding& finding)
    {
        if (finding.claimed_at.known()) line("claimed", format("at line {}", finding.claimed_at.place.line));
        const char* over = finding.status == Status::exacted || finding.status == Status::waived ? "choice was made"
                           : finding.status == Status::open                                      ? "time for it"
                                                                                                 : "right was gone";
        const auto right = std::find_if(finding.points.begin(), finding.points.end(),
                                        [&](const PointShown& point) { return point.status == finding.status; });
        for (const Spot& late : finding.too_late) {
            // what could be asked for a shorter time than the rest may be asked for too late before the rest is chosen
            const bool before = right != finding.points.end() && right->ended_at.known() &&
                                right->ended_at.place.line > late.place.line;
            const char* what = finding.kind == "honours-not-called" ? "call" : "demand";
            line("too late",
                 format("the {} at line {} comes after the {}", what, late.place.line, before ? "time for it" : over));
        }
        for (const std::string& remark : finding.remarks) line("note", remark);
        if (!finding.readings.empty()) line("reading", format("{}", fmt::join(finding.readings, ", ")));
        out_ << '\n';
    }

    void deal(const DealShown& deal) override
    {
        if (rows_.empty()) rows_ = deal_rows_head();
        append_deal_row(rows_, deal);
    }

    void rubber(const RubberShown& rubber) override
    {
        if (color_) {
            rows_ += bold(rubber_line(rubber));
        } else {
            append_rubber_line(rows_, rubber);
        }
        rows_ += "\n\n";
        table();
        for (const BetShown& each : rubber.bets) bet(each);
        if (!rubber.bets.empty()) out_ << '\n';
    }

    void bet(const BetShown& bet)
    {
        const std::string money = scoring::money(bet.amount, bet.unit);
        const std::string by = bet.laws.empty() ? "" : format("; {}", law_list(bet.laws));
        if (bet.winner.empty())
            out_ << format("bet: {} and {}, {} on {} of deal {}: {}\n", bet.by, bet.with, money, bet.on, bet.deal, bet.why);
        else
            out_ << format("bet: {} wins {} of {}, on {} of deal {}: {}{}\n", bet.winner, money,
                           bet.winner == bet.by ? bet.with : bet.by, bet.on, bet.deal, bet.why, by);
    }

    void block(const BlockShown& block) override
    {
        table();
        const auto& findings = *block.findings;
        for (std::size_t root = 0; root < findings.size(); ++root) {
            if (findings[root].miscount->cause) continue;
            head(findings[root]);
            miscount(findings[root]);
            for (std::size_t each = 0; each < findings.size(); ++each)
                if (findings[each].miscount->cause == root)
                    line("follows", with_line(findings[each].heading, findings[each].where));
            tail(findings[root]);
        }
        const Layout layout = lay_out(block);
        if (blocks_ == Blocks::drawn) {
            out_ << draw_text(layout, color_) << '\n';
            explanations(*block.audit);
            for (const std::string& remark : block.audit->remarks) out_ << "note: " << remark << "\n\n";
        }
        out_ << bold(block_line(block, layout)) << "\n\n";
    }

    void expected(const Expected& expected) override
    {
        if (!expected.looked_at || expected.met) return;
        out_ << bold("expected otherwise") << "  " << dim(format("{}:{}", file_, expected.where.place.line)) << '\n';
        out_ << "   " << expected.text << "\n   = " << expected.why << "\n\n";
    }

    void end(const Summary& summary) override
    {
        if (summary.could_read) conclude(summary);
        understood(summary);
    }

private:
    void conclude(const Summary& summary)
    {
        if (summary.settlement.ledger.size() == 4 && summary.rubbers > 1) {
            out_ << "by player:";
            for (const auto& [name, points] : summary.settlement.ledger) out_ << format("  {} {:+}", name, points);
            out_ << "\n\n";
        }
        if (!summary.not_judged.empty()) {
            std::string lines;
            for (std::uint64_t line : summary.not_judged) lines += (lines.empty() ? "" : ", ") + std::to_string(line);
            out_ << format("note: words in quotes are kept, not judged ({} {})\n\n",
                           summary.not_judged.size() == 1 ? "line" : "lines", lines);
        }
        out_ << summed_up(summary) << '\n';
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

    /// "3 findings in 4 deals and 1 block, under portland-1904; 2 of 2 expectations met"
    std::string summed_up(const Summary& summary) const
    {
        const auto shown = summary.findings - not_understood_.size();  // those are listed by themselves
        const std::string_view none = !not_understood_.empty()           ? "nothing to rule on was understood"
                                      : words_left_over(summary).empty() ? "nothing found"
                                                                         : "nothing found in what was understood";
        std::string text = shown == 0 ? std::string(none) : shown == 1 ? "1 finding" : format("{} findings", shown);
        std::string where;
        if (summary.deals > 0 || summary.blocks == 0)
            where = format("{} {}", summary.deals, summary.deals == 1 ? "deal" : "deals");
        if (summary.blocks > 0)
            where += format("{}{} {}", where.empty() ? "" : " and ", summary.blocks, summary.blocks == 1 ? "block" : "blocks");
        text += format(" in {}, under {}", where, summary.book);
        if (summary.met + summary.unmet) text += format("; {} of {} expectations met", summary.met, summary.met + summary.unmet);
        return text;
    }

    /// The lines that a statement was understood from; an incident is told on several.
    static std::string lines_of(const Understood& one, const std::vector<Understood>& all)
    {
        std::set<std::uint64_t> lines{one.line};
        for (const Understood& each : all)
            if (each.statement == one.statement && one.statement.starts_with("told ")) lines.insert(each.line);
        return format("{}", ::fmt::join(lines, ", "));
    }

    /// What was made of lines in everyday words.
    void understood(const Summary& summary)
    {
        std::string remarks;
        bool some = false;
        std::set<std::string_view> told;
        const auto in_part = [&](std::uint64_t line) { return has_statement(summary, line); };
        auto not_all = not_understood_;
        for (const std::uint64_t line : words_left_over(summary)) not_all.push_back(line);
        std::sort(not_all.begin(), not_all.end());
        not_all.erase(std::unique(not_all.begin(), not_all.end()), not_all.end());
        for (const Understood& each : summary.understood) {
            if (each.statement.empty()) {
                if (in_part(each.line)) continue;
                remarks += format("{}{}", remarks.empty() ? "" : ", ", each.line);
                continue;
            }
            if (each.statement.starts_with("told ") && !told.insert(each.statement).second) continue;
            if (!some) out_ << "\nunderstood\n";
            some = true;
            out_ << format("  line {}, {}\n", lines_of(each, summary.understood), each.statement);
        }
        if (!remarks.empty()) out_ << format("kept as remarks, and not judged: line {}\n", remarks);
        const auto not_at_all = std::stable_partition(not_all.begin(), not_all.end(), in_part);
        if (not_at_all != not_all.begin())
            out_ << format("understood in part: line {}\n", ::fmt::join(not_all.begin(), not_at_all, ", "));
        if (not_at_all != not_all.end())
            out_ << format("not understood: line {}; what hangs on that is not judged\n",
                           ::fmt::join(not_at_all, not_all.end(), ", "));
    }

    std::string bold(const std::string& text) const { return color_ ? "\x1b[1m" + text + "\x1b[0m" : text; }
    std::string dim(const std::string& text) const { return color_ ? "\x1b[2m" + text + "\x1b[0m" : text; }

    void line(std::string_view what, const std::string& text) { out_ << format("   = {:<9} {}\n", what, text); }

    void excerpt(const Finding& finding)
    {
        if (!finding.where.known()) return;
        std::vector<std::pair<const Spot*, const std::string*>> spots{{&finding.where, &finding.label}};
        if (finding.other.known()) spots.emplace_back(&finding.other, &finding.other_label);
        std::sort(spots.begin(), spots.end(),
                  [](const auto& a, const auto& b) { return a.first->place.line < b.first->place.line; });
        const auto width = std::to_string(spots.back().first->place.line).size();
        out_ << std::string(width, ' ') << " |\n";
        for (const auto& [spot, label] : spots) {
            const bool primary = spot == &finding.where;
            std::string text = spot->line;
            std::size_t column = spot->place.column > 0 ? spot->place.column - 1 : 0;
            out_ << format("{:>{}} | {}\n", spot->place.line, width, text);
            const std::size_t room = characters(text);
            std::size_t marks = std::max<std::size_t>(
                1, std::min<std::size_t>(spot->place.length, room > column ? room - column : 1));
            out_ << format("{:>{}} | {}{}{}{}\n", "", width, std::string(std::min<std::size_t>(column, 300), ' '),
                           std::string(marks, primary ? '^' : '-'), label->empty() ? "" : " ", *label);
        }
    }

    /// True the first time: where one answer serves two points (what it costs, what the cards do), it is told once.
    bool news(const std::string& text, const PointShown& point)
    {
        std::string said = text;
        for (const rulings::Cited& law : point.laws) said += " " + law.book + " " + law.law;
        if (std::find(said_.begin(), said_.end(), said) != said_.end()) return false;
        said_.push_back(std::move(said));
        return true;
    }

    /// Who is left of several that had an open right; empty: all of them.
    static Seats still_his(const PointShown& point)
    {
        Seats left;
        for (const OptionShown& option : point.options) {
            if (!left.empty() && !(option.by == left)) return {};  // they have different options from the beginning
            left = option.by;
        }
        return point.status == Status::open && !(left == point.entitled) ? left : Seats();
    }

    void show(const Finding& finding, const PointShown& point, bool first)
    {
        if (point.verb == Verb::is) {
            line(name_of_point(point), point.text + ", " + law_list(point.laws));
        } else if (point.verb == Verb::silent) {
            if (first) line("law", "none: " + point.text);
        } else if (is_right(point)) {
            show_right(point);
        } else {
            const std::string text = answer_in_words(point, finding.offence);
            if (news(text, point)) line(name_of_point(point), text + ", " + law_list(point.laws));
            if (!point.note.empty() && news(point.note, point)) line("note", point.note);
        }
    }

    /// Who may claim what, what each option comes to, and what became of the right.
    void show_right(const PointShown& point)
    {
        line("law", law_list(point.laws));
        const std::string claim = claim_in_words(point),
                          comes_to = point.options.size() == 1 ? effect_of(point.options.front()) : "";
        out_ << "   = " << claim;
        const bool is_void = !comes_to.empty() && point.options.front().effect.deal_void;
        if (!comes_to.empty()) out_ << (is_void ? "; if so, " : claim.find(": ") == std::string::npos ? ": " : "; ") << comes_to;
        out_ << '\n';
        if (point.options.size() > 1) show_options(point);
        if (const Seats left = still_his(point); !left.empty()) line("now", seats_name(left) + " alone may still claim it");
        line("status", life_of(point));
        if (!point.note.empty()) line("note", point.note);
    }

    /// "lapsed: the pack was cut (line 12)"
    static std::string life_of(const PointShown& point)
    {
        std::string life(rulings::word(point.status));
        if (point.ended_by.empty()) return life;
        if (point.status == Status::lapsed) life = "lapsed: " + point.ended_by;
        else if (point.status == Status::lost) life = "lost: " + point.ended_by;
        else if (point.ended_by != life) life += ": " + point.ended_by;
        if (point.ended_at.known()) life += format(" (line {})", point.ended_at.place.line);
        return life;
    }

    void show_options(const PointShown& point)
    {
        std::size_t wide = 0;
        for (const OptionShown& option : point.options) wide = std::max(wide, option.text.size());
        int number = 0;
        for (const OptionShown& option : point.options) {
            std::string row = format("       {}. {:<{}}  {}", ++number, option.text, wide, effect_of(option));
            if (option.best) row += "   best";
            if (option.chosen) row += option.best ? ", taken" : option.effect.known ? "   taken" : "taken";
            const bool fewer = is_left_to_fewer(option, point);
            if (fewer) row += "   " + seats_name(option.by);
            if (!option.law.empty()) row += (fewer ? ", " : "   ") + option.law;
            row.resize(row.find_last_not_of(' ') + 1);
            out_ << row << '\n';
        }
    }

    /// An option that only one of them still has, or that another law gives; whose it was from the first is said in its words.
    static bool is_left_to_fewer(const OptionShown& option, const PointShown& point)
    {
        const bool named = !option.text.empty() && option.text.front() >= 'A' && option.text.front() <= 'Z';
        return point.status == Status::open && still_his(point).empty() && !named && !option.by.empty() &&
               !(option.by == point.entitled);
    }

    void miscount(const Finding& finding)
    {
        const Miscount& slip = *finding.miscount;
        std::string sum;
        for (const std::string& each : slip.arithmetic) sum += (sum.empty() ? "" : "; ") + each;
        if (!sum.empty()) line("by law", sum);
        else if (slip.known && slip.column != "game") line("by law", format("{}", slip.computed));
        for (std::size_t i = 0; i < slip.slips.size() && i < 3; ++i) line(i == 0 ? "likely" : "or", slip.slips[i].words);
        line("law", law_list(finding.laws));
        if (slip.cast_rightly)
            line("so",
                 format("the games and the totals go by {}; nothing hangs on the {} as written", slip.computed, slip.written));
        else line("window", window_of(slip));
        if (slip.stands) line("so", format("the {} stands as written, and the game goes by it", slip.written));
    }

    /// What the bare figures of a block can be: the plainest hand, and how many more.
    void explanations(const audit::Audit& audited)
    {
        bool some = false;
        for (std::size_t row = 0; row < audited.explained.size(); ++row) {
            const auto& hands = audited.explained[row];
            if (hands.empty()) continue;
            if (!some) out_ << "what the bare figures can be:\n";
            some = true;
            const std::string more = hands.size() == 1   ? ""
                                     : hands.size() == 2 ? format(", or {}", hands[1].words)
                                                         : format(", or {} other hands", hands.size() - 1);
            out_ << format("   line {:<4} {}{}\n", audited.sheet.rows[row].where.place.line, hands.front().words, more);
        }
        if (some) out_ << '\n';
    }

    /// Writes the rows so far.
    void table()
    {
        out_.write(rows_.data(), static_cast<std::streamsize>(rows_.size()));
        rows_.clear();
    }

    std::ostream& out_;
    bool color_;
    Blocks blocks_;
    std::string file_;
    std::string rows_;                           // of the table of the score, not yet written
    std::vector<std::string> said_;              // of the finding being told
    std::vector<std::uint64_t> not_understood_;  // lines of a story
};

}  // namespace

std::unique_ptr<Report> text(std::ostream& out, bool color, Blocks blocks) { return std::make_unique<Text>(out, color, blocks); }

}  // namespace hoyle::report
