// Two findings side by side: what is the same either way is told once.

#include "examine/disputes.hpp"

#include "audit/audit.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using log::Statement;
using log::Verb;

namespace {

/// All that a report shows of a finding, save what an option comes to.
std::string digest(const Finding& finding)
{
    std::string text = fmt::format("{}|{}|{}|{}|{}|{}", finding.kind, finding.heading, finding.where.place.line,
                                   finding.where.place.column, finding.label, finding.status);
    for (const PointShown& point : finding.points) {
        text += fmt::format("|{} {} {} {} {}", point.point, point.verb, point.status, point.text, point.ended_by);
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

Branches::Branches(Sink& to) : to_(&to), so_(*this, true), not_so_(*this, false) {}

void Branches::Ear::finding(const Finding& finding)
{
    if (passes()) all_->give(finding);
    else told.back().findings.push_back(finding);
}

void Branches::Ear::deal(const DealShown& deal)
{
    if (passes()) all_->to_->deal(deal);
    else told.back().deals.push_back(deal);
}

void Branches::Ear::rubber(const RubberShown& rubber)
{
    if (passes()) {
        all_->to_->rubber(rubber);
        return;
    }
    told.back().rubbers.push_back(rubber);
    told.emplace_back();
}

/// Nothing in a written block hangs on what is disputed: it is given out once, behind the rubbers before it.
void Branches::Ear::block(const BlockShown& block)
{
    if (!first_) return;
    if (!passes()) all_->give_out();
    all_->findings_ += block.audit->roots();
    all_->to_->block(block);
}

void Branches::Ear::expected(const Expected& expected)
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
    while (so_.told.size() > 1 && not_so_.told.size() > 1) {
        give(std::move(so_.told.front()), std::move(not_so_.told.front()));
        so_.told.pop_front();
        not_so_.told.pop_front();
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
    give(all(so_.told), all(not_so_.told));
    summary.findings = findings_;
    summary.met = met_;
    summary.unmet = unmet_;
}

namespace {

/// An expectation met either way, or by the one that looks at it.
Expected either_way(const Expected& so, const Expected& not_so)
{
    Expected both = so.looked_at ? so : not_so;
    if (so.looked_at && not_so.looked_at && !not_so.met) {
        if (both.met) both.why = "if what is disputed is not so: " + not_so.why;
        both.met = false;
    }
    return both;
}

/// The findings of both, in the order of the log: one that both have stands once, any other says on what it hangs.
std::vector<Finding> laid_together(std::vector<Finding> so, std::vector<Finding> not_so, const std::string& where)
{
    std::vector<std::string> others;
    for (const Finding& finding : not_so) others.push_back(digest(finding));
    std::vector<bool> same(others.size());
    for (Finding& finding : so) {
        const std::string mine = digest(finding);
        bool found = false;
        for (std::size_t i = 0; i < others.size() && !found; ++i)
            if (!same[i] && others[i] == mine) same[i] = found = true;
        if (!found) finding.hangs = "only if it is so (" + where + ")";
    }
    for (std::size_t i = 0; i < others.size(); ++i) {
        if (same[i]) continue;
        not_so[i].hangs = "only if it is not so (" + where + ")";
        so.push_back(std::move(not_so[i]));
    }
    std::stable_sort(so.begin(), so.end(),
                     [](const Finding& a, const Finding& b) { return a.where.place.line < b.where.place.line; });
    return so;
}

/// Each deal (or rubber) says what it comes to otherwise, where that is not the same; `none`: there is none otherwise.
template <class Shown> void say_otherwise(std::vector<Shown>& so, const std::vector<Shown>& not_so, const std::string& none)
{
    for (std::size_t i = 0; i < so.size(); ++i)
        if (const std::string other = i < not_so.size() ? in_words(not_so[i]) : none; other != in_words(so[i]))
            so[i].otherwise = other;
}

}  // namespace

void Branches::give(Told so, Told not_so)
{
    const auto& longer = so.expected.size() < not_so.expected.size() ? not_so.expected : so.expected;
    const std::size_t in_both = std::min(so.expected.size(), not_so.expected.size());
    for (std::size_t i = 0; i < longer.size(); ++i)
        give(i < in_both ? either_way(so.expected[i], not_so.expected[i]) : longer[i]);

    std::string lines;
    for (const Spot& spot : lines_) lines += (lines.empty() ? "" : ", ") + std::to_string(spot.place.line);
    const std::string where = lines_.size() == 1 ? "line " + lines : "lines " + lines;
    for (const Finding& finding : laid_together(std::move(so.findings), std::move(not_so.findings), where)) give(finding);

    say_otherwise(so.deals, not_so.deals, "not played");
    for (const DealShown& deal : so.deals) to_->deal(deal);
    say_otherwise(so.rubbers, not_so.rubbers, "not begun");
    for (const RubberShown& rubber : so.rubbers) to_->rubber(rubber);
}

}  // namespace hoyle
