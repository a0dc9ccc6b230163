// Which slips were put right in time, and which stand.

#include "examine/written_score.hpp"

#include "examine/written_figures.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

namespace hoyle {

using log::Column;
using rulings::no_time;
using rulings::Time;
using scoring::HandScore;

namespace {

/// Changes a score by what was written more (or less) than the laws give.
void adopt(const Entry& entry, Points by, const DealRecord& deal, HandScore& score, const scoring::Figures& figures)
{
    const Side side = entry.side;
    switch (entry.column) {
    case Column::honours: score.honours[side] += by; break;
    case Column::slam: score.slam[side] += by; break;
    case Column::chicane:
        if (score.chicane[side] < 0) by = -by;
        score.chicane[side] += by;
        break;
    case Column::above: break;
    case Column::penalty: score.penalty[side] += by; break;
    default: score.trick_points[side] += by; break;
    }
    if (!counts_to_game(entry.column, figures)) {
        score.above[side] += by;
        return;
    }
    score.below[side] += by;
    score.standing[side] += by;
    const auto barred = [&](Side whose) {
        for (const scoring::RevokePenalty& revoke : deal.facts.revokes)
            if (revoke.offenders == whose) return true;
        return deal.facts.no_game[whose];
    };
    const std::optional<Side> by_law = score.game;
    score.game.reset();
    for (Side each : both_sides)
        if (score.standing[each] >= figures.target && !barred(each) && (!score.game || each == by_law)) score.game = each;
}

}  // namespace

void WrittenScore::write(Entry entry, std::string_view line)
{
    if (line.ends_with('\r')) line.remove_suffix(1);
    entry.line = lines_.size();
    entry.line_length = line.size();
    lines_ += line;
    if (entry.column == Column::none && !entries_.empty()) {
        Entry& last = entries_.back();
        if (last.column == Column::none && last.side != entry.side && last.deal == entry.deal && last.when == entry.when)
            entry.beside = last.points, last.beside = entry.points;
    }
    entries_.push_back(entry);
}

void WrittenScore::agree(Time when, const Spot& where)
{
    agreed_ = std::min(agreed_, when);
    if (!agreed_at_.known()) agreed_at_ = where;
}

void WrittenScore::clear()
{
    entries_.clear();
    lines_.clear();
    corrections_.clear();
}

void WrittenScore::next_rubber()
{
    slips_.clear();
    compared_ = 0;
    slip_seen_ = false;
    agreed_ = no_time;
    agreed_at_ = {};
}

Spot WrittenScore::spot(const Entry& entry) const
{
    return {entry.place, printable(std::string_view(lines_).substr(entry.line, entry.line_length))};
}

bool WrittenScore::some_slip(const ByTheLaws& laws, bool anew)
{
    if (anew) compared_ = 0;
    for (; compared_ < entries_.size() && !slip_seen_; ++compared_) {
        const Entry& entry = entries_[compared_];
        const auto deal = laws.deal_of(entry);
        const auto computed = deal ? computed_for(entry, laws.rubber.deals[*deal], *laws.in_use.figures) : std::nullopt;
        slip_seen_ = computed && *computed != entry.points;
    }
    return slip_seen_;
}

/// A figure that was put right in time, when the slips of a deal (`at`) are settled; of a later deal, one that was taken up at
/// all.
bool WrittenScore::put_right(const Entry& entry, bool of_a_later_deal) const
{
    for (const Slip& slip : slips_)
        if (&entries_[slip.entry] == &entry) return slip.in_time && slip.asked != no_time;
    return of_a_later_deal && std::any_of(corrections_.begin(), corrections_.end(), [&](const Correction& correction) {
               return correction.side == entry.side && correction.from == entry.points &&
                      (!correction.deal || correction.deal == entry.deal);
           });
}

scoring::Rubber WrittenScore::sheet(std::size_t at, const ByTheLaws& laws) const
{
    const scoring::Figures& figures = *laws.in_use.figures;
    const std::vector<DealRecord>& deals = laws.rubber.deals;
    scoring::Rubber sheet = laws.rubber.begun(figures);
    std::vector<std::vector<const Entry*>> entries(deals.size());
    for (const Entry& entry : entries_)
        if (const auto deal = laws.deal_of(entry)) entries[*deal].push_back(&entry);
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const DealRecord& deal = deals[i];
        if (deal.shown.is_void || !deal.shown.scored || sheet.over()) continue;
        scoring::HandFacts facts = deal.facts;
        facts.standing = sheet.standing();
        HandScore score = scoring::score_hand(facts, figures, scoring::Show::points_only);
        DealRecord lawful;
        lawful.shown = deal.shown;
        lawful.shown.score = score;
        for (const Entry* entry : entries[i]) {
            const auto computed = computed_for(*entry, lawful, figures);
            if (computed && *computed != entry->points && !put_right(*entry, i > at))
                adopt(*entry, entry->points - *computed, deal, score, figures);
        }
        sheet.add(deal.shown.deal, score);
    }
    return sheet;
}

scoring::Rubber WrittenScore::by_right(std::size_t deals, const ByTheLaws& laws)
{
    const scoring::Figures& figures = *laws.in_use.figures;
    scoring::Rubber right = laws.rubber.begun(figures);
    for (std::size_t i = 0; i < deals && !right.over(); ++i) {
        const DealRecord& deal = laws.rubber.deals[i];
        if (deal.shown.is_void || !deal.shown.scored) continue;
        scoring::HandFacts facts = deal.facts;
        facts.standing = right.standing();
        right.add(deal.shown.deal, scoring::score_hand(facts, figures, scoring::Show::points_only));
    }
    return right;
}

/// A wrong figure before it stands, and the scorer went on from the right one: what he wrote is the score of the hand on that.
bool WrittenScore::right_but_for_earlier(const Entry& entry, std::size_t which, const ByTheLaws& laws) const
{
    const bool any = std::any_of(slips_.begin(), slips_.end(),
                                 [&](const Slip& slip) { return slip.deal < which && slip.stands(); });
    const scoring::Rubber right = by_right(any ? which : 0, laws);
    if (!any || right.over()) return false;
    DealRecord lawful;
    lawful.shown = laws.rubber.deals[which].shown;
    lawful.facts = laws.rubber.deals[which].facts;
    lawful.facts.standing = right.standing();
    lawful.shown.score = scoring::score_hand(lawful.facts, *laws.in_use.figures, scoring::Show::points_only);
    return computed_for(entry, lawful, *laws.in_use.figures) == entry.points;
}

bool WrittenScore::goes_on_from_right(const ByTheLaws& laws) const
{
    return std::any_of(slips_.begin(), slips_.end(), [](const Slip& slip) { return slip.follows; }) &&
           !by_right(laws.rubber.deals.size(), laws).over();
}

void WrittenScore::settle(std::size_t which, DealRecord& deal, HandScore& score, const ByTheLaws& laws)
{
    const scoring::Figures& figures = *laws.in_use.figures;
    deal.lawful_below = score.below;
    deal.lawful_above = score.above;
    const std::size_t first = slips_.size();
    std::optional<scoring::Rubber> written;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (laws.deal_of(entries_[i]) != which) continue;
        const auto computed = computed_for(entries_[i], deal, figures);
        if (!computed || *computed == entries_[i].points) continue;
        Slip slip;
        slip.entry = i;
        slip.deal = which;
        slip.computed = *computed;
        if (!written) written = sheet(which, laws);
        look_for_window(slip, *written, laws);
        slip.follows = right_but_for_earlier(entries_[i], which, laws);
        slips_.push_back(std::move(slip));
    }
    if (deal.shown.is_void || !deal.shown.scored) return;
    for (std::size_t k = first; k < slips_.size(); ++k) {
        const Slip& slip = slips_[k];
        const Entry& entry = entries_[slip.entry];
        if (!slip.stands()) continue;
        deal.shown.as_written = true;
        adopt(entry, entry.points - slip.computed, deal, score, figures);
        scoring::Working line;
        line.side = entry.side;
        line.part = counts_to_game(entry.column, figures) ? scoring::Working::Part::tricks : scoring::Working::Part::honours;
        line.points = entry.points - slip.computed;
        line.text = fmt::format("written {} for {}, and it stands", entry.points, slip.computed);
        score.working.push_back(std::move(line));
    }
}

std::vector<Finding> WrittenScore::answers_to_corrections(const ByTheLaws& laws) const
{
    std::vector<Finding> answers;
    for (const Correction& correction : corrections_) {
        const auto meant = [&](const Entry& entry) { return takes_up(correction, entry, laws); };
        const bool slip = std::any_of(slips_.begin(), slips_.end(),
                                      [&](const Slip& each) { return meant(entries_[each.entry]); });
        const auto entry = std::find_if(entries_.begin(), entries_.end(), meant);
        const auto deal = entry == entries_.end() ? std::nullopt : laws.deal_of(*entry);
        if (slip || !deal) continue;
        const auto computed = computed_for(*entry, laws.rubber.deals[*deal], *laws.in_use.figures);
        if (!computed || *computed != entry->points) continue;
        Finding finding;
        finding.kind = "demand-without-right";
        finding.deal = entry->deal;
        finding.where = correction.where;
        finding.status = rulings::Status::silent;
        finding.heading = finding.message = fmt::format("the figure is right, {} by the laws; it stands", *computed);
        answers.push_back(std::move(finding));
    }
    return answers;
}

}  // namespace hoyle
