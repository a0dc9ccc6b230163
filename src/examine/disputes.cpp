// Two findings side by side: what is the same either way is told once.

#include "examine/disputes.hpp"

#include "audit/audit.hpp"
#include "source/sort.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <unordered_map>

namespace hoyle {

using log::Statement;
using log::Verb;

namespace {

constexpr std::size_t few_lines = 6;  ///< so many that are disputed are named with what hangs on them

/// All that a report shows of a finding, save what an option comes to.
std::string digest(const Finding& finding)
{
    std::string text = fmt::format("{}|{}|{}|{}|{}|{}", finding.kind, finding.heading, finding.where.place.line,
                                   finding.where.place.column, finding.label, rulings::word(finding.status));
    for (const PointShown& point : finding.points) {
        text += fmt::format("|{} {} {} {} {}", name_of_point(point), word(point.verb), rulings::word(point.status), point.text,
                            point.ended_by);
        for (const OptionShown& option : point.options) text += fmt::format("|{}{}", option.text, option.chosen ? " taken" : "");
    }
    if (!finding.miscount)  // the same slip may be counted out by one law more
        for (const rulings::Cited& law : finding.laws) text += "|" + law.law;
    for (const std::string& remark : finding.remarks) text += "|" + remark;
    if (finding.miscount) text += fmt::format("|{} {}", finding.miscount->computed, finding.miscount->stands);
    return text;
}

std::string in_words(const DealShown& deal)
{
    if (deal.is_void) return "void";
    if (!deal.scored) return "not scored";
    return fmt::format("N-S {}/{}, E-W {}/{}{}", deal.score.below[Side::ns], deal.score.above[Side::ns],
                       deal.score.below[Side::ew], deal.score.above[Side::ew],
                       !deal.score.game               ? ""
                       : *deal.score.game == Side::ns ? ", game to N-S"
                                                      : ", game to E-W");
}

std::string in_words(const RubberShown& rubber)
{
    if (rubber.total.over && rubber.total.winner && rubber.games_untold)
        return fmt::format("{} win it", *rubber.total.winner == Side::ns ? "N-S" : "E-W");
    if (rubber.total.over && rubber.total.winner)
        return fmt::format("{} win it, {:+} points", *rubber.total.winner == Side::ns ? "N-S" : "E-W", rubber.total.points);
    return fmt::format("not over; N-S stand at {}, E-W at {}", rubber.standing[Side::ns], rubber.standing[Side::ew]);
}

/// What a bystander's word makes of it: so, not so, or nothing yet.
std::optional<bool> decided(const std::vector<Statement>& statements, std::size_t disputed)
{
    const Statement& what = statements[disputed];
    for (std::size_t i = disputed + 1; i < statements.size(); ++i) {
        if (statements[i].verb != Verb::decides || statements[i].favour.empty()) continue;
        if (!(statements[i].favour & what.disputed_a).empty()) return true;
        if (!(statements[i].favour & what.disputed_b).empty()) return false;
    }
    return std::nullopt;
}

bool is_open(const std::vector<Statement>& statements, std::size_t i)
{
    return statements[i].disputed && !decided(statements, i);
}

}  // namespace

std::vector<Spot> open_disputes(log::Section& section)
{
    auto& statements = section.statements;
    std::vector<Spot> open;
    if (std::none_of(statements.begin(), statements.end(), [](const Statement& each) { return each.disputed; })) return open;
    for (std::size_t i = 0; i < statements.size();) {
        if (statements[i].disputed && decided(statements, i) == false) {
            statements.erase(statements.begin() + static_cast<std::ptrdiff_t>(i));
            continue;
        }
        if (is_open(statements, i))
            open.push_back({section.text.place(statements[i].span), section.text.line(statements[i].span)});
        ++i;
    }
    return open;
}

void take_out_disputed(log::Section& section)
{
    auto& statements = section.statements;
    for (std::size_t i = statements.size(); i-- > 0;)
        if (is_open(statements, i)) statements.erase(statements.begin() + static_cast<std::ptrdiff_t>(i));
}

void take_as_so(log::Section& section)
{
    for (Statement& each : section.statements) each.disputed = false;
}

void Branches::dispute(const std::vector<Spot>& lines, std::uint64_t section)
{
    section_ = section;
    disputed_ += lines.size();
    for (const Spot& spot : lines) lines_.push_back({spot.place.line, section});
    std::sort(lines_.end() - static_cast<std::ptrdiff_t>(lines.size()), lines_.end(),
              [](const Line& a, const Line& b) { return a.number < b.number; });  // a story is told in any order
}

Branches::Branches(Sink& to) : to_(&to), if_true_(*this, true), if_false_(*this, false) {}

/// The rubbers before it have been told.
void Branches::BufferingSink::takes_book(const BookTaken& book)
{
    if (!first_) return;
    if (!passes()) all_->give_out();
    all_->to_->takes_book(book);
}

void Branches::BufferingSink::finding(const Finding& finding)
{
    if (passes()) all_->give(finding);
    else told.back().findings.push_back(finding);
}

void Branches::BufferingSink::deal(const DealShown& deal)
{
    if (passes()) all_->to_->deal(deal);
    else told.back().deals.push_back(deal);
}

void Branches::BufferingSink::rubber(const RubberShown& rubber)
{
    if (passes()) {
        all_->to_->rubber(rubber);
        return;
    }
    told.back().rubbers.push_back(rubber);
    told.back().closed_in = all_->section_;
    told.emplace_back();
}

/// Nothing in a written block hangs on what is disputed: it is given out once, behind the rubbers before it.
void Branches::BufferingSink::block(const BlockShown& block)
{
    if (!first_) return;
    if (!passes()) all_->give_out();
    all_->findings_ += block.audit->roots();
    all_->to_->block(block);
}

void Branches::BufferingSink::expected(const Expected& expected)
{
    if (passes()) all_->give(expected);
    else told.back().expected.push_back(expected);
}

void Branches::give(const Finding& finding)
{
    ++findings_;
    to_->finding(finding);
}

void Branches::give(const Expected& expected)
{
    if (expected.looked_at) ++(expected.met ? met_ : unmet_);
    to_->expected(expected);
}

void Branches::give_out()
{
    while (if_true_.told.size() > 1 && if_false_.told.size() > 1) {
        const auto open = std::min(if_true_.told.front().closed_in, if_false_.told.front().closed_in);
        give(std::move(if_true_.told.front()), std::move(if_false_.told.front()));
        forget(open);
        if_true_.told.pop_front();
        if_false_.told.pop_front();
    }
}

void Branches::end(Summary& summary)
{
    if (!forked_) return;
    give_out();
    // A rubber may end in one of the two only: what is left is laid together.
    const auto all = [](std::deque<Told>& told) {
        Told left = std::move(told.front());
        for (std::size_t i = 1; i < told.size(); ++i) {
            const auto append = [](auto& to, auto& from) { to.insert(to.end(), from.begin(), from.end()); };
            append(left.findings, told[i].findings);
            append(left.deals, told[i].deals);
            append(left.rubbers, told[i].rubbers);
            append(left.expected, told[i].expected);
        }
        return left;
    };
    give(all(if_true_.told), all(if_false_.told));
    summary.findings = findings_;
    summary.met = met_;
    summary.unmet = unmet_;
}

/// "line 7"; "lines 14, 15, of 97 disputed so far": of many the few of its own deal that lie nearest, or that lie nearest at
/// all.
std::string Branches::disputed_about(const Finding& finding) const
{
    std::span<const Line> lines = lines_;
    if (disputed_ > few_lines) {
        const auto own = std::equal_range(lines.begin(), lines.end(), Line{0, finding.section},
                                          [](const Line& a, const Line& b) { return a.section < b.section; });
        if (own.first != own.second)
            lines = lines.subspan(static_cast<std::size_t>(own.first - lines.begin()),
                                  static_cast<std::size_t>(own.second - own.first));
    }
    const auto at = finding.where.place.line;
    const auto next = std::partition_point(lines.begin(), lines.end(), [&](const Line& line) { return line.number < at; });
    auto from = static_cast<std::size_t>(next - lines.begin()), to = from;
    while (to - from < std::min(few_lines, lines.size())) {
        const bool before = to == lines.size() || (from > 0 && at - lines[from - 1].number <= lines[to].number - at);
        before ? --from : ++to;
    }
    std::string words = to - from == 1 ? "line " : "lines ";
    for (std::size_t i = from; i < to; ++i) words += (i == from ? "" : ", ") + std::to_string(lines[i].number);
    return to - from == disputed_ ? words : words + fmt::format(", of {} disputed so far", disputed_);
}

/// The lines of rubbers that have been given out, but for a few that what follows may still hang on.
void Branches::forget(std::uint64_t before)
{
    const auto kept = std::partition_point(lines_.begin(), lines_.end(), [&](const Line& line) { return line.section < before; });
    const auto gone = kept - lines_.begin() - static_cast<std::ptrdiff_t>(few_lines);
    if (gone > 0) lines_.erase(lines_.begin(), lines_.begin() + gone);
}

namespace {

/// An expectation met either way, or by the one that looks at it.
Expected either_way(const Expected& if_true, const Expected& if_false)
{
    Expected both = if_true.looked_at ? if_true : if_false;
    if (if_true.looked_at && if_false.looked_at && !if_false.met) {
        if (both.met) both.why = "if what is disputed is not so: " + if_false.why;
        both.met = false;
    }
    return both;
}

/// The findings of both, in the order of the log: one that both have stands once, any other says on what it hangs.
template <class Where>
std::vector<Finding> laid_together(std::vector<Finding> if_true, std::vector<Finding> if_false, const Where& where)
{
    std::unordered_map<std::string, std::deque<std::size_t>> others;
    for (std::size_t i = 0; i < if_false.size(); ++i) others[digest(if_false[i])].push_back(i);
    std::vector<bool> same(if_false.size());
    for (Finding& finding : if_true) {
        const auto other = others.find(digest(finding));
        if (other == others.end() || other->second.empty()) {
            finding.hangs = "only if it is so (" + where(finding) + ")", finding.hangs_code = "if-so";
            continue;
        }
        same[other->second.front()] = true;
        other->second.pop_front();
    }
    for (std::size_t i = 0; i < if_false.size(); ++i) {
        if (same[i]) continue;
        if_false[i].hangs = "only if it is not so (" + where(if_false[i]) + ")", if_false[i].hangs_code = "if-not-so";
        if_true.push_back(std::move(if_false[i]));
    }
    sort_stably(if_true, [](const Finding& a, const Finding& b) { return a.where.place.line < b.where.place.line; });
    return if_true;
}

/// Each deal (or rubber) says what it comes to otherwise, where that is not the same; `none`: there is none otherwise.
template <class Shown>
void say_otherwise(std::vector<Shown>& if_true, const std::vector<Shown>& if_false, const std::string& none)
{
    for (std::size_t i = 0; i < if_true.size(); ++i)
        if (const std::string other = i < if_false.size() ? in_words(if_false[i]) : none; other != in_words(if_true[i]))
            if_true[i].otherwise = other;
}

}  // namespace

void Branches::give(Told if_true, Told if_false)
{
    const auto& longer = if_true.expected.size() < if_false.expected.size() ? if_false.expected : if_true.expected;
    const std::size_t in_both = std::min(if_true.expected.size(), if_false.expected.size());
    for (std::size_t i = 0; i < longer.size(); ++i)
        give(i < in_both ? either_way(if_true.expected[i], if_false.expected[i]) : longer[i]);

    const auto where = [this](const Finding& finding) { return disputed_about(finding); };
    for (const Finding& finding : laid_together(std::move(if_true.findings), std::move(if_false.findings), where)) give(finding);

    say_otherwise(if_true.deals, if_false.deals, "not played");
    for (const DealShown& deal : if_true.deals) to_->deal(deal);
    say_otherwise(if_true.rubbers, if_false.rubbers, "not begun");
    for (const RubberShown& rubber : if_true.rubbers) to_->rubber(rubber);
}

}  // namespace hoyle
