#include "print/printed.hpp"

#include "print/findings.hpp"
#include "report/finding_words.hpp"
#include "report/rows.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace hoyle::print {
namespace {

using fmt::format;

/// A log of so few deals is drawn whole; of a longer one, the deals in which something was found.
constexpr std::size_t few_deals = 4;

std::string side_by_names(const Players& players, Side side)
{
    const Seat first = side == Side::ns ? Seat::north : Seat::east;
    if (!players || (*players)[first].empty() || (*players)[partner_of(first)].empty()) return {};
    return (*players)[first] + " and " + (*players)[partner_of(first)];
}

bool lies_in(const Span& span, const Span& of) { return span.begin <= of.begin && of.end() <= span.end(); }

class Printing {
public:
    Printing(const Evening& evening, const Style& style, Paper& paper)
        : evening_(evening), style_(style), paper_(paper), findings_(style, paper)
    {
        for (const FindingKept& each : evening.findings) by_deal_[each.finding.deal_key].push_back(&each);
    }

    void print()
    {
        title();
        const bool whole = style_.deal.empty();
        if (whole) verdict();
        if (whole) of_no_deal();
        for (const RubberKept& rubber : evening_.rubbers)
            for (const DealShown& deal : rubber.deals)
                if (whole || deal.key() == style_.deal) this->deal(deal);
        if (whole) sums();
        laws();
        paper_.end();
    }

private:
    void sums()
    {
        for (const BlockKept& block : evening_.blocks) this->block(block);
        score();
        told();
    }

    void title()
    {
        const Summary& summary = evening_.summary;
        std::string about;
        const auto add = [&](const std::string& text) {
            if (!text.empty()) about += (about.empty() ? "" : " · ") + text;
        };
        if (!evening_.rubbers.empty()) {
            const RubberKept& first = evening_.rubbers.front();
            const Players players = first.deals.empty() ? nullptr : first.deals.front().players;
            const std::string ns = side_by_names(players, Side::ns), ew = side_by_names(players, Side::ew);
            if (!ns.empty() && !ew.empty()) add(format("{} (N-S) against {} (E-W)", ns, ew));
            const scoring::Stakes& stakes = first.rubber.stakes;
            add(summary.date);
            if (stakes.per && stakes.amount)
                add(stakes.per == 1 ? report::in_coin(stakes.amount, stakes.unit) + " a point"
                                    : format("{} for {} points", report::in_coin(stakes.amount, stakes.unit), stakes.per));
        } else {
            add(summary.date);
        }
        if (!summary.laws.empty()) add(format("laws: {}", fmt::join(summary.laws, ", ")));
        paper_.begin(title_of(evening_), words(about));
    }

    template <class Visit> void each_finding(Visit visit) const
    {
        for (const FindingKept& each : evening_.findings) visit(each);
        for (const BlockKept& block : evening_.blocks)
            for (const FindingKept& each : block.findings) visit(each);
    }

    /// What was found, each with what it comes to; what is still to be done.
    void verdict()
    {
        paper_.open(Part::verdict, {});
        paper_.paragraph("", {{evening_.summary.could_read ? report::summed_up(evening_.summary, evening_.tally)
                                                           : std::string("Not all of it could be read."),
                               Run::As::strong}});
        std::vector<Line> found, to_do;
        each_finding([&](const FindingKept& each) {
            const std::string title = report::title_of(each.finding);
            const std::vector<std::string> open = report::to_do(each.finding);
            Line line{{of_rubber(each.finding)}, {title, Run::As::plain, id_of(each)}, {"."}};
            const std::string first = report::now_of(each.finding).front().text;
            if (open.empty() && !first.ends_with(':')) append(line, words(" " + first));
            found.push_back(std::move(line));
            for (const std::string& what : open) {
                Line task{{of_rubber(each.finding)}};
                if (each.finding.deal != 0) {
                    task.push_back({format("Deal {}", each.finding.deal), Run::As::strong});
                    task.push_back({": "});
                }
                append(task, words(report::as_sentence(what)));
                to_do.push_back(std::move(task));
            }
        });
        if (!found.empty()) paper_.list(List::bullets, found);
        if (!to_do.empty()) {
            paper_.heading(2, "To be done");
            paper_.list(List::tasks, to_do);
        }
        paper_.close(Part::verdict);
    }

    static std::string of_rubber(const Finding& finding)
    {
        return finding.rubber > 1 ? format("Rubber {}. ", finding.rubber) : std::string();
    }

    void of_no_deal()
    {
        std::set<std::string> deals;
        for (const RubberKept& rubber : evening_.rubbers)
            for (const DealShown& deal : rubber.deals) deals.insert(deal.key());
        bool first = true;
        for (const FindingKept& each : evening_.findings) {
            if (deals.count(each.finding.deal_key) != 0) continue;
            if (first) paper_.heading(2, "In the log");
            first = false;
            findings_.print(each);
        }
    }

    void deal(const DealShown& deal)
    {
        const std::string key = deal.key();
        const std::vector<const FindingKept*>& findings = by_deal_[key];
        const bool draws = has_table(deal) && (!findings.empty() || !style_.deal.empty() || evening_.summary.deals <= few_deals);
        if (!draws && findings.empty()) return;
        paper_.open(Part::deal, "d-" + key);
        paper_.heading(2, (deal.rubber > 1 ? format("Rubber {}. ", deal.rubber) : std::string()) + name_of_deal(deal));
        if (draws) paper_.deal(deal, marked(*deal.table, findings));
        for (const FindingKept* each : findings) findings_.print(*each);
        paper_.close(Part::deal);
    }

    static std::vector<Marked> marked(const TableShown& table, const std::vector<const FindingKept*>& findings)
    {
        std::vector<Marked> out;
        for (const TrickShown& trick : table.tricks)
            for (const CardShown& card : trick.cards)
                for (const FindingKept* kept : findings) {
                    const Finding& finding = kept->finding;
                    if (finding.section != table.section) continue;
                    const bool about = finding.span == card.span ||
                                       (finding.offender == card.seat && finding.trick == trick.number &&
                                        lies_in(finding.span, card.span));
                    if (about) out.push_back({&card, id_of(*kept), false});
                    else if (finding.other_span == card.span) out.push_back({&card, id_of(*kept), true});
                }
        return out;
    }

    void block(const BlockKept& block)
    {
        paper_.open(Part::block, {});
        paper_.heading(2, block.layout.title.empty() ? "The written score" : block.layout.title);
        report::Layout drawn = block.layout;
        drawn.title.clear();  // the heading says it
        paper_.block(drawn);
        paper_.paragraph("", {{block.outcome, Run::As::strong}});
        for (const FindingKept& each : block.findings) findings_.print(each);
        if (style_.blocks == report::Blocks::drawn && !block.figures.empty()) {
            paper_.paragraph("", words("What the bare figures can be:"));
            bullets(block.figures);
        }
        for (const std::string& remark : block.remarks) paper_.paragraph("", words(report::as_sentence(remark)));
        paper_.close(Part::block);
    }

    void bullets(const std::vector<std::string>& sentences)
    {
        std::vector<Line> items;
        for (const std::string& each : sentences) items.push_back(words(each));
        if (!items.empty()) paper_.list(List::bullets, items);
    }

    static Rows rows_of(const RubberKept& rubber)
    {
        const bool whist = rubber.rubber.whist;
        Rows rows{"The score, deal by deal",
                  {"Deal", "Trumps", "By", "Tricks", whist ? "Points" : "Below", whist ? "Honours" : "Above"},
                  {}};
        for (const DealShown& deal : rubber.deals) {
            report::DealCells cells = report::deal_cells(deal);
            rows.rows.push_back({{cells.deal, cells.made, cells.by, cells.tricks, cells.below, cells.above}, cells.notes});
        }
        return rows;
    }

    void score()
    {
        if (evening_.rubbers.empty()) return;
        paper_.open(Part::score, {});
        paper_.heading(2, "The score");
        for (const RubberKept& each : evening_.rubbers) {
            paper_.table(rows_of(each));
            for (const std::string& what : each.not_told) paper_.paragraph("", words(what));
            paper_.paragraph("", {{report::rubber_words(each.rubber), Run::As::strong}});
            for (const BetShown& bet : each.rubber.bets) paper_.paragraph("", words(report::bet_words(bet)));
        }
        if (const std::string ledger = report::ledger_words(evening_.summary); !ledger.empty())
            paper_.paragraph("", words(ledger));
        paper_.close(Part::score);
    }

    /// What was expected and not met; what was made of everyday words, or of none.
    void told()
    {
        const report::UnderstoodSo so = report::understood_words(evening_.summary, evening_.tally);
        const std::string kept = report::not_judged_words(evening_.summary);
        if (so.statements.empty() && so.rest.empty() && kept.empty() && evening_.unmet.empty()) return;
        paper_.open(Part::told, {});
        if (!evening_.unmet.empty()) {
            paper_.heading(2, "Expected otherwise");
            for (const Expected& each : evening_.unmet) {
                paper_.paragraph("Log", {{format("line {}: ", each.where.place.line)}, {each.text, Run::As::code}});
                paper_.paragraph("Found", words(report::as_sentence(each.why)));
            }
        }
        if (!so.statements.empty()) paper_.heading(2, "Understood so");
        bullets(so.statements);
        findings_.labelled("", so.rest);
        if (!kept.empty()) paper_.paragraph("", words(kept));
        paper_.close(Part::told);
    }

    void laws()
    {
        if (findings_.notes().empty()) return;
        paper_.open(Part::laws, {});
        paper_.heading(2, "The laws");
        paper_.notes(findings_.notes());
        paper_.close(Part::laws);
    }

    static void append(Line& line, Line more)
    {
        line.insert(line.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }

    const Evening& evening_;
    const Style& style_;
    Paper& paper_;
    Findings findings_;
    std::map<std::string, std::vector<const FindingKept*>> by_deal_;
};

}  // namespace

Line words(std::string_view sentence)
{
    Line line;
    for (bool code = false; !sentence.empty(); code = !code) {
        const std::size_t quote = sentence.find('`');
        const bool closed = code || sentence.find('`', quote + 1) != sentence.npos;
        const std::size_t end = closed ? std::min(quote, sentence.size()) : sentence.size();
        if (end > 0) line.push_back({std::string(sentence.substr(0, end)), code ? Run::As::code : Run::As::plain});
        sentence.remove_prefix(std::min(end + 1, sentence.size()));
    }
    return line;
}

std::string name_of_deal(const DealShown& deal)
{
    std::string name = deal.deal != 0 ? format("Deal {}", deal.deal) : std::string("The deal");
    if (deal.dealt_again != 0) name += ", dealt again";
    if (!deal.trump) return name;
    name += ": " + deal.declared();
    const auto player = [&](Seat seat) {
        const std::string named = deal.players ? (*deal.players)[seat] : std::string();
        return std::string(hoyle::name_of(seat)) + (named.size() > 1 ? " (" + named + ")" : "");
    };
    if (deal.whist && deal.dealer) name += ", dealt by " + player(*deal.dealer);
    else if (deal.maker) name += " by " + player(*deal.maker);
    return name;
}

bool shows_hand(const TableShown& table, Seat seat)
{
    return !table.hands[seat].empty() && (table.whole[seat] || table.told[seat]);
}

bool has_table(const DealShown& deal)
{
    if (!deal.table) return false;
    const TableShown& table = *deal.table;
    const auto shown = [&](Seat seat) { return shows_hand(table, seat); };
    return std::any_of(all_seats.begin(), all_seats.end(), shown) ||
           std::any_of(table.tricks.begin(), table.tricks.end(), [](const TrickShown& each) { return !each.cards.empty(); });
}

std::string title_of(const Evening& evening)
{
    if (!evening.summary.title.empty()) return evening.summary.title;
    std::string name = evening.file.substr(evening.file.rfind('/') + 1);
    if (const auto ending = name.rfind(".hoyle"); ending != name.npos && ending > 0) name.erase(ending);
    return name;
}

void print(const Evening& evening, const Style& style, Paper& paper) { Printing(evening, style, paper).print(); }

}  // namespace hoyle::print
