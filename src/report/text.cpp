// The report for people.

#include "report/report.hpp"

#include "report/block.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <ostream>

namespace hoyle::report {
namespace {

using fmt::format;

/// "N-S", as a scoring block heads its columns.
std::string side_name(Side side) { return side == Side::ns ? "N-S" : "E-W"; }

std::string seats_name(Seats seats)
{
    if (seats == Seats(Side::ns)) return "N-S";
    if (seats == Seats(Side::ew)) return "E-W";
    if (seats == Seats::all()) return "any player";
    std::string text;
    int left = seats.size();
    for (Seat seat : all_seats) {
        if (!seats.has(seat)) continue;
        text += name_of(seat);
        --left;
        if (left > 1) text += ", ";
        if (left == 1) text += " or ";
    }
    return text;
}

std::string law_list(const std::vector<rulings::Cited>& laws)
{
    std::string text, book;
    for (std::size_t i = 0; i < laws.size(); ++i) {
        const rulings::Cited& law = laws[i];
        if (!text.empty()) text += ", ";
        if (law.book != book) text += law.book + " ";
        book = law.book;
        text += law.law;
        // of several laws in a row that bear on one thing, the last says on what
        const bool again = i + 1 < laws.size() && laws[i + 1].how == law.how;
        if (!law.how.empty() && !again) text += " (" + law.how + ")";
    }
    return text;
}

class Text : public Report {
public:
    Text(std::ostream& out, bool color, Blocks blocks) : out_(out), color_(color), blocks_(blocks) {}

    void begin(const std::string& file) override { file_ = printable(file); }

    void finding(const Finding& finding) override
    {
        head(finding);
        said_.clear();
        if (finding.miscount) miscount(finding);
        else for (const PointShown& point : finding.points) show(finding, point, &point == &finding.points.front());
        tail(finding);
    }

    void head(const Finding& finding)
    {
        std::string heading = finding.heading;
        std::string tag = finding.family == Family::syntax       ? "cannot be read: "
                          : finding.family == Family::impossible ? "cannot have happened: "
                          : finding.family == Family::miscount   ? "miscount: "
                                                                 : "";
        const std::string place = finding.where.known() ? format("{}:{}:{}", file_, finding.where.place.line, finding.where.place.column) : file_;
        heading = tag + heading;
        const std::size_t wide = 96;
        const std::size_t gap = heading.size() + place.size() + 2 <= wide ? wide - heading.size() - place.size() : 0;
        if (gap) out_ << bold(heading) << std::string(gap, ' ') << dim(place) << '\n';
        else out_ << bold(heading) << '\n' << std::string(wide > place.size() ? wide - place.size() : 0, ' ') << dim(place) << '\n';
        excerpt(finding);
        if (!finding.hangs.empty()) line("disputed", finding.hangs);
    }

    void tail(const Finding& finding)
    {
        if (finding.claimed_at.known()) line("claimed", format("at line {}", finding.claimed_at.place.line));
        const char* over = finding.status == "exacted" || finding.status == "waived" ? "choice was made" : "right was gone";
        const auto right = std::find_if(finding.points.begin(), finding.points.end(), [&](const PointShown& point) { return point.status == finding.status; });
        for (const Spot& late : finding.too_late) {
            // what could be asked for a shorter time than the rest may be asked for too late before the rest is chosen
            const bool before = right != finding.points.end() && right->ended_at.known() && right->ended_at.place.line > late.place.line;
            const char* what = finding.kind == "honours-not-called" ? "call" : "demand";
            line("too late", format("the {} at line {} comes after the {}", what, late.place.line, before ? "time for it" : over));
        }
        for (const std::string& remark : finding.remarks) line("note", remark);
        if (!finding.readings.empty()) line("reading", format("{}", fmt::join(finding.readings, ", ")));
        out_ << '\n';
    }

    void deal(const DealShown& deal) override { deals_.push_back(deal); }

    void rubber(const RubberShown& rubber) override
    {
        table();
        const auto& total = rubber.total;
        std::string text = format("rubber {}: ", rubber.number);
        if (total.over && total.winner) {
            text += format("{} win it, {} to {}", spoken(*total.winner), total.total[*total.winner], total.total[other(*total.winner)]);
            text += total.points >= 0 ? format("; they win {} points", total.points) : format("; they lose {} points on it", -total.points);
            if (rubber.stakes.per && rubber.stakes.amount)
                text += format(" ({} from each loser to each winner)", scoring::money(scoring::payment(rubber.stakes, std::abs(total.points)), rubber.stakes.unit));
        } else {
            text += format("not over; in the game N-S stand at {}, E-W at {}", rubber.standing[Side::ns], rubber.standing[Side::ew]);
            text += format(" (so far N-S {} below, {} above; E-W {} below, {} above)", rubber.below[Side::ns], rubber.above[Side::ns], rubber.below[Side::ew], rubber.above[Side::ew]);
        }
        if (!rubber.named) text += "; the rubber before was over, though the log has no `rubber` line for this one";
        if (!rubber.otherwise.empty()) text += "; if what is disputed is not so: " + rubber.otherwise;
        if (!rubber.complete) text += "; not everything is known, see the deals";
        out_ << bold(text) << "\n\n";
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
                if (findings[each].miscount->cause == root) line("follows", follows_words(findings[each]));
            tail(findings[root]);
        }
        const Layout layout = lay_out(block);
        if (blocks_ == Blocks::drawn) {
            out_ << draw_text(layout, color_) << '\n';
            explanations(*block.audit);
            for (const std::string& remark : block.audit->remarks) out_ << "note: " << remark << "\n\n";
        }
        out_ << bold(outcome(block, layout)) << "\n\n";
    }

    void expected(const Expected& expected) override
    {
        if (!expected.looked_at || expected.met) return;
        out_ << bold("expected otherwise") << "  " << dim(format("{}:{}", file_, expected.where.place.line)) << '\n';
        out_ << "   " << expected.text << "\n   = " << expected.why << "\n\n";
    }

    void end(const Summary& summary) override
    {
        if (!summary.could_read) return;
        if (summary.settlement.ledger.size() == 4 && summary.rubbers > 1) {
            out_ << "by player:";
            for (const auto& [name, points] : summary.settlement.ledger) out_ << format("  {} {:+}", name, points);
            out_ << "\n\n";
        }
        if (!summary.not_judged.empty()) {
            std::string lines;
            for (std::uint64_t line : summary.not_judged) lines += (lines.empty() ? "" : ", ") + std::to_string(line);
            out_ << format("note: words in quotes are kept, not judged ({} {})\n\n", summary.not_judged.size() == 1 ? "line" : "lines", lines);
        }
        std::string text = summary.findings == 0 ? "nothing found" : summary.findings == 1 ? "1 finding" : format("{} findings", summary.findings);
        std::string where;
        if (summary.deals > 0 || summary.blocks == 0) where = format("{} {}", summary.deals, summary.deals == 1 ? "deal" : "deals");
        if (summary.blocks > 0) where += format("{}{} {}", where.empty() ? "" : " and ", summary.blocks, summary.blocks == 1 ? "block" : "blocks");
        text += format(" in {}, under {}", where, summary.book);
        if (summary.met + summary.unmet) text += format("; {} of {} expectations met", summary.met, summary.met + summary.unmet);
        out_ << text << '\n';
    }

private:
    std::string bold(const std::string& text) const { return color_ ? "\x1b[1m" + text + "\x1b[0m" : text; }
    std::string dim(const std::string& text) const { return color_ ? "\x1b[2m" + text + "\x1b[0m" : text; }

    void line(std::string_view what, const std::string& text) { out_ << format("   = {:<9} {}\n", what, text); }

    void excerpt(const Finding& finding)
    {
        if (!finding.where.known()) return;
        std::vector<std::pair<const Spot*, const std::string*>> spots{{&finding.where, &finding.label}};
        if (finding.other.known()) spots.emplace_back(&finding.other, &finding.other_label);
        std::sort(spots.begin(), spots.end(), [](const auto& a, const auto& b) { return a.first->place.line < b.first->place.line; });
        const auto width = std::to_string(spots.back().first->place.line).size();
        out_ << std::string(width, ' ') << " |\n";
        for (const auto& [spot, label] : spots) {
            const bool primary = spot == &finding.where;
            std::string text = spot->line;
            std::size_t column = spot->place.column > 0 ? spot->place.column - 1 : 0;
            out_ << format("{:>{}} | {}\n", spot->place.line, width, text);
            const std::size_t room = characters(text);
            std::size_t marks = std::max<std::size_t>(1, std::min<std::size_t>(spot->place.length, room > column ? room - column : 1));
            out_ << format("{:>{}} | {}{}{}{}\n", "", width, std::string(std::min<std::size_t>(column, 300), ' '), std::string(marks, primary ? '^' : '-'), label->empty() ? "" : " ", *label);
        }
    }

    std::string effect(const OptionShown& option) const
    {
        if (!option.effect.known) return {};
        if (option.effect.deal_void) return "the hand counts for nothing";
        std::string text;
        for (Side side : both_sides) {
            if (!text.empty()) text += "; ";
            text += format("{} {} tricks, {:+} below, stand {}", side_name(side), option.effect.tricks[side], option.effect.below[side], option.effect.standing[side]);
            if (option.effect.rubber == side) text += ", rubber";
            else if (option.effect.game == side) text += ", game";
        }
        return text;
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
            if (!left.empty() && !(option.by == left)) return {};      // they have different options from the beginning
            left = option.by;
        }
        return point.status == "open" && !(left == point.entitled) ? left : Seats();
    }

    void show(const Finding& finding, const PointShown& point, bool first)
    {
        const bool right = !point.entitled.empty() || point.verb == "grant" || (point.verb == "may");
        if (point.verb == "is") {
            line(point.point, point.text + ", " + law_list(point.laws));
            return;
        }
        if (point.verb == "silent") {
            if (first) line("law", "none: " + point.text);
            return;
        }
        if (!right) {
            std::string text = point.text;
            for (const OptionShown& option : point.options) text += (text.empty() ? "" : "; ") + option.text;
            if (point.verb == "must" && text.starts_with("a ")) text = "there must be " + text;
            if (point.verb == "lose" && !point.ended_by.empty()) text += ": " + point.ended_by + (point.ended_at.known() ? format(" (line {})", point.ended_at.place.line) : "");
            if (point.verb == "fair" && finding.offence) text = "no penalty: " + text;
            if (point.verb == "void") text = "of no effect: " + text;
            if (news(text, point)) line(point.point, text + ", " + law_list(point.laws));
            return;
        }
        line("law", law_list(point.laws));
        std::string who = seats_name(point.entitled);
        const bool alone = point.entitled.size() == 1;
        std::string confer = point.entitled == Seats::all() ? ""      // what anybody may insist on is nobody's choice
                             : point.consult == "allowed"   ? ", and may confer"
                             : point.consult == "forbidden" ? ", and must not confer"
                             : point.consult != "who-only"  ? ""
                             : alone                        ? ", and must not confer"
                                                            : ", and may confer only on who shall speak";
        // "may have a new deal", but "may call a suit"
        if (point.options.size() == 1) out_ << format("   = {} may {}{}{}", who, point.options.front().text.starts_with("a ") ? "have " : "", point.options.front().text, confer);
        else out_ << format("   = {} may choose{}", who.empty() ? "the other side" : who, confer);
        for (std::size_t i = 0; i < point.until_words.size(); ++i) out_ << (i == 0 ? ", until " : ", or ") << point.until_words[i];
        if (point.options.size() == 1 && !effect(point.options.front()).empty()) out_ << ": " << effect(point.options.front());
        out_ << '\n';
        if (point.options.size() > 1) {
            std::size_t wide = 0;
            for (const OptionShown& option : point.options) wide = std::max(wide, option.text.size());
            int number = 0;
            const Seats left = still_his(point);
            for (const OptionShown& option : point.options) {
                std::string row = format("       {}. {:<{}}  {}", ++number, option.text, wide, effect(option));
                const bool known = option.effect.known;
                if (option.best) row += "   best";
                if (option.chosen) row += option.best ? ", taken" : known ? "   taken" : "taken";
                // an option that only one of them still has, or that another law gives; whose it was from the first is said in its words
                const bool named = !option.text.empty() && option.text.front() >= 'A' && option.text.front() <= 'Z';
                const bool fewer = point.status == "open" && left.empty() && !named && !option.by.empty() && !(option.by == point.entitled);
                if (fewer) row += "   " + seats_name(option.by);
                if (!option.law.empty()) row += (fewer ? ", " : "   ") + option.law;
                row.resize(row.find_last_not_of(' ') + 1);
                out_ << row << '\n';
            }
        }
        if (const Seats left = still_his(point); !left.empty()) line("now", seats_name(left) + " alone may still claim it");
        std::string life = point.status;
        if (!point.ended_by.empty()) {
            if (point.status == "lapsed") life = "lapsed: " + point.ended_by;
            else if (point.status == "lost") life = "lost: " + point.ended_by;
            else if (point.ended_by != point.status) life += ": " + point.ended_by;
            if (point.ended_at.known()) life += format(" (line {})", point.ended_at.place.line);
        }
        line("status", life);
        if (!point.note.empty()) line("note", point.note);
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
        std::string window = slip.until.empty() ? "the book sets no time" : "may be corrected until " + slip.until_words;
        if (slip.corrected_at.known())
            window += format(": taken up at line {}, {}", slip.corrected_at.place.line, slip.correctable ? "in time" : "too late");
        else if (!slip.closed_by.empty())
            window += format(": too late now{}", slip.closed_at.known() ? format(" (line {})", slip.closed_at.place.line) : "");
        else if (slip.in_doubt)
            window += ": the sheet does not say whether that had happened";
        else
            window += slip.game_on ? ": the game is still on" : ": still open";
        if (slip.cast_rightly) line("so", format("the games and the totals go by {}; nothing hangs on the {} as written", slip.computed, slip.written));
        else line("window", window);
        if (slip.stands) line("so", format("the {} stands as written, and the game goes by it", slip.written));
    }

    static std::string follows_words(const Finding& finding)
    {
        std::string text = finding.heading;
        if (finding.where.known()) text += format(" (line {})", finding.where.place.line);
        return text;
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
            const std::string more = hands.size() == 1 ? "" : hands.size() == 2 ? format(", or {}", hands[1].words) : format(", or {} other hands", hands.size() - 1);
            out_ << format("   line {:<4} {}{}\n", audited.sheet.rows[row].where.place.line, hands.front().words, more);
        }
        if (some) out_ << '\n';
    }

    std::string outcome(const BlockShown& block, const Layout& layout) const
    {
        const audit::Audit& audited = *block.audit;
        std::string text = layout.title.empty() ? std::string("the block") : "\"" + layout.title + "\"";
        const std::string over = audited.lawful.winner ? layout.names[*audited.lawful.winner] + " win the rubber; " : std::string();
        const bool same = audited.lawful.winner && audited.lawful.result != 0 && audited.lawful.gainer() == *audited.lawful.winner;
        text += ": " + (same ? layout.names[*audited.lawful.winner] + fmt::format(" win the rubber, and {} points", audited.lawful.points()) : over + layout.lawful);
        if (block.stakes.per && block.stakes.amount && audited.lawful.result != 0)
            text += format(" ({} from each loser to each winner)", scoring::money(scoring::payment(block.stakes, audited.lawful.points()), block.stakes.unit));
        if (!layout.written.empty() && layout.written != layout.lawful) text += "; as written, " + layout.written;
        if (layout.right != layout.lawful) text += "; it should have been: " + layout.right;
        if (!audited.certain) text += "; of some figures nobody can say what they should be";
        return text;
    }

    void table()
    {
        if (deals_.empty()) return;
        out_ << format("{:>5}  {:<22} {:>9}  {:>11}  {:>11}  {:>11}\n", "deal", "made", "tricks", "below N-S", "E-W", "above N-S/E-W");
        for (const DealShown& deal : deals_) {
            std::string made = deal.trump ? std::string(name_of(*deal.trump)) : "?";
            if (deal.maker) made += format(" by {}", letter_of(*deal.maker));
            for (int i = 0; i < std::min(deal.doublings, 4); ++i) made += " x2";
            const auto tricks = deal.tricks[Side::ns] < 0 ? std::string("?") : format("{}-{}", deal.tricks[Side::ns], deal.tricks[Side::ew]);
            const std::string otherwise = deal.otherwise.empty() ? "" : "  (if what is disputed is not so: " + deal.otherwise + ")";
            if (deal.is_void) {
                out_ << format("{:>5}  {:<22} {:>9}  void: {}{}\n", deal.deal, made, "", deal.void_by, otherwise);
                continue;
            }
            if (!deal.scored) {
                out_ << format("{:>5}  {:<22} {:>9}  not scored: it is not told {}{}\n", deal.deal, made, tricks, deal.unknown, otherwise);
                continue;
            }
            const auto& score = deal.score;
            out_ << format("{:>5}  {:<22} {:>9}  {:>11}  {:>11}  {:>11}", deal.deal, made, tricks, score.below[Side::ns], score.below[Side::ew],
                           format("{}/{}", score.above[Side::ns], score.above[Side::ew]));
            if (score.game) out_ << "  game to " << side_name(*score.game);
            if (deal.as_written) out_ << "  (as written)";
            if (deal.after_rubber) out_ << "  (the rubber was over: it does not count)";
            if (deal.to_choose) out_ << "  (as played: a penalty is still to be chosen)";
            else if (!deal.unknown.empty()) out_ << "  (not told: " << deal.unknown << ")";
            out_ << otherwise << '\n';
        }
        deals_.clear();
    }

    std::ostream& out_;
    bool color_;
    Blocks blocks_;
    std::string file_;
    std::vector<DealShown> deals_;
    std::vector<std::string> said_;      // of the finding being told
};

}  // namespace

std::unique_ptr<Report> text(std::ostream& out, bool color, Blocks blocks) { return std::make_unique<Text>(out, color, blocks); }

}  // namespace hoyle::report
