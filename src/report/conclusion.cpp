#include "report/conclusion.hpp"

#include "audit/audit.hpp"
#include "lawbook/wording.hpp"
#include "report/finding_words.hpp"
#include "report/words.hpp"

#include <fmt/format.h>

#include <algorithm>
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

bool has_statement(const Summary& summary, std::uint64_t line)
{
    return std::any_of(summary.understood.begin(), summary.understood.end(),
                       [&](const Understood& each) { return each.line == line && !each.statement.empty(); });
}

/// Lines that became statements, and of which words are kept as a remark.
std::vector<std::uint64_t> words_left_over(const Summary& summary)
{
    std::vector<std::uint64_t> lines;
    for (const Understood& each : summary.understood)
        if (each.statement.empty() && has_statement(summary, each.line)) lines.push_back(each.line);
    return lines;
}

/// The lines that a statement was understood from; an incident is told on several.
std::string lines_of(const Understood& one, const std::vector<Understood>& all)
{
    std::set<std::uint64_t> lines{one.line};
    for (const Understood& each : all)
        if (each.statement == one.statement && one.statement.starts_with("told ")) lines.insert(each.line);
    return format("{}", ::fmt::join(lines, ", "));
}

void list_of_lines(std::vector<std::string>& out, std::string_view what, const std::vector<std::uint64_t>& lines,
                   std::string_view then = "")
{
    if (lines.empty()) return;
    out.push_back(format("{}: {} {}{}.", what, lines.size() == 1 ? "line" : "lines", ::fmt::join(lines, ", "), then));
}

}  // namespace

void DealtOutOfTurn::add(const DealShown& deal)
{
    if (deal.deal == 0 || !deal.dealer) return last_.reset();
    const bool next_of_log = last_ && (deal.deal == last_->deal + 1 || (last_void_ && deal.deal == last_->deal));
    if (next_of_log && !deal.is_void && *deal.dealer != last_->turn) {
        if (told_.size() < most_told) told_.push_back({deal.deal, *deal.dealer, last_->turn});
        else ++more_;
    }
    const std::optional<Seat> next = deal.is_void ? deal.next_dealer : left_of(*deal.dealer);
    if (!next) return last_.reset();
    last_void_ = deal.is_void;
    last_ = {deal.deal, *deal.dealer, *next};
}

std::optional<std::string> DealtOutOfTurn::take()
{
    last_.reset();
    std::string list;
    for (const PassedOver& each : told_)
        list += format("{}deal {} ({} dealt, and not {})", list.empty() ? "" : ", ", each.deal, name_of(each.dealer),
                       name_of(each.turn));
    if (more_ > 0) list += format(", and {} more", more_);
    told_.clear();
    more_ = 0;
    if (list.empty()) return std::nullopt;
    return format("By the deals before, the turn to deal was passed over: {}.", list);
}

void NotTold::add(const DealShown& deal)
{
    if (!deal.unknown.empty() && !deal.is_void) deals_[{deal.scored, deal.unknown}].push_back(deal.deal);
    out_of_turn_.add(deal);
}

std::vector<std::string> NotTold::take(bool whist)
{
    std::vector<std::string> out;
    for (const auto& [what, deals] : deals_) {
        const auto& [scored, unknown] = what;
        std::string of;
        if (!deals.empty() && deals.front() != 0) of = format(" ({} {})", deals.size() == 1 ? "deal" : "deals", ranges(deals));
        const std::string_view for_what = !scored ? "the score" : whist ? "the points for honours" : "the score above the line";
        out.push_back(format("The log does not say {}{}: that is wanted for {}.", unknown, of, for_what));
    }
    deals_.clear();
    if (std::optional<std::string> passed_over = out_of_turn_.take()) out.push_back(std::move(*passed_over));
    return out;
}

std::string bet_words(const BetShown& bet)
{
    const std::string money = in_coin(bet.amount, bet.unit);
    std::string text = format("Bet on {} of deal {}: ", bet.on, bet.deal);
    text += bet.winner.empty() ? format("{} and {}, {}", bet.by, bet.with, money)
                               : format("{} wins {} of {}", bet.winner, money, bet.winner == bet.by ? bet.with : bet.by);
    text += "; " + bet.why;
    if (!bet.laws.empty()) text += format(" ({}, {})", bet.laws.front().named, bet.laws.front().law);
    return as_sentence(text);
}

std::string ledger_words(const Summary& summary)
{
    if (summary.settlement.ledger.size() != 4 || summary.rubbers < 2) return {};
    std::string text = "By player:";
    for (const auto& [name, points] : summary.settlement.ledger) text += format("  {} {:+}", name, points);
    return text;
}

std::string not_judged_words(const Summary& summary)
{
    if (summary.not_judged.empty()) return {};
    return format("Words in quotes are kept, and not judged ({} {}).", summary.not_judged.size() == 1 ? "line" : "lines",
                  ::fmt::join(summary.not_judged, ", "));
}

bool Tally::count(const Finding& finding)
{
    if (finding.passed_over) {
        not_understood.push_back(finding.where.place.line);
        return false;
    }
    return true;
}

std::string summed_up(const Summary& summary, const Tally& tally)
{
    const bool left_over = !words_left_over(summary).empty() || !tally.not_understood.empty();
    const bool nothing = left_over && summary.deals == 0 && summary.blocks == 0;
    const std::string_view none = nothing            ? "Nothing to rule on was understood"
                                  : left_over        ? "Nothing found in what was understood"
                                  : tally.lawful > 0 ? "Nothing wrong was found"
                                                     : "Nothing found";
    std::string text = tally.found == 0 ? std::string(none) : tally.found == 1 ? "1 finding" : format("{} findings", tally.found);
    std::string where;
    if (summary.deals > 0 || (summary.blocks == 0 && tally.found == 0 && !nothing))
        where = format("{} {}", summary.deals, summary.deals == 1 ? "deal" : "deals");
    if (summary.blocks > 0)
        where += format("{}{} {}", where.empty() ? "" : " and ", summary.blocks, summary.blocks == 1 ? "block" : "blocks");
    text += format("{}{}, under {}", where.empty() ? "" : " in ", where,
                   summary.laws.empty() ? summary.book : lawbook::listed(summary.laws, "and"));
    if (summary.met + summary.unmet) text += format("; {} of {} expectations met", summary.met, summary.met + summary.unmet);
    return text + ".";
}

UnderstoodSo understood_words(const Summary& summary, const Tally& tally)
{
    UnderstoodSo out;
    std::set<std::string_view> told;
    std::vector<std::uint64_t> remarks, in_part, not_at_all;
    const std::vector<std::uint64_t> left_over = words_left_over(summary);
    std::set<std::uint64_t> not_all(tally.not_understood.begin(), tally.not_understood.end());
    not_all.insert(left_over.begin(), left_over.end());
    for (const std::uint64_t line : not_all) (has_statement(summary, line) ? in_part : not_at_all).push_back(line);
    for (const Understood& each : summary.understood) {
        if (each.statement.empty()) {
            if (!has_statement(summary, each.line)) remarks.push_back(each.line);
            continue;
        }
        if (each.statement.starts_with("told ") && !told.insert(each.statement).second) continue;
        out.statements.push_back(format("line {}: `{}`", lines_of(each, summary.understood), each.statement));
    }
    list_of_lines(out.rest, "Kept as remarks, and not judged", remarks);
    list_of_lines(out.rest, "Understood in part", in_part);
    list_of_lines(out.rest, "Not understood", not_at_all, "; what hangs on that is not judged");
    return out;
}

std::vector<std::string> bare_figures_words(const audit::Audit& audited)
{
    std::vector<std::string> out;
    for (std::size_t row = 0; row < audited.explained.size(); ++row) {
        const auto& hands = audited.explained[row];
        if (hands.empty()) continue;
        const std::string more = hands.size() == 1   ? ""
                                 : hands.size() == 2 ? format(", or {}", hands[1].words)
                                                     : format(", or {} other hands", hands.size() - 1);
        out.push_back(format("line {}: {}{}", audited.sheet.rows[row].where.place.line, hands.front().words, more));
    }
    return out;
}

std::vector<std::string> follows_from(const BlockShown& block, std::size_t root)
{
    std::vector<std::string> out;
    for (const Finding& each : *block.findings)
        if (each.miscount->cause == root) out.push_back(with_line(each.heading, each.where));
    return out;
}

}  // namespace hoyle::report
