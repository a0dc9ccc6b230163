// What the scorer wrote against the laws: which slips were put right in time, and which stand because nobody did. The time is counted by the
// game as it stood on the sheet, for the players went by the sheet.

#include "examine/evening.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

using log::Column;
using rulings::no_time;
using rulings::Time;
using scoring::HandScore;

namespace {

bool listed(Points bits, Column column) { return (bits >> static_cast<int>(column) & 1) != 0; }

/// What the column of an entry should hold by the laws; nothing if that cannot be computed.
std::optional<Points> computed_for(const Entry& entry, const DealRecord& deal)
{
    const scoring::HandScore& score = deal.shown.score;
    const Side side = entry.side;
    if (deal.shown.is_void) return 0;
    if (!deal.shown.scored) return std::nullopt;
    switch (entry.column) {
    case Column::below:
    case Column::none:
        // a line with `penalty` beside `below` keeps them apart
        return score.tricks_known ? std::optional(score.below[side] - (listed(entry.parts_listed, Column::penalty) ? score.penalty[side] : 0)) : std::nullopt;
    case Column::tricks: return score.tricks_known ? std::optional(score.trick_points[side]) : std::nullopt;
    case Column::penalty: return score.penalty[side];
    case Column::honours: return score.honours_known ? std::optional(score.honours[side]) : std::nullopt;
    case Column::slam: return score.slam[side];
    case Column::chicane: return score.honours_known ? std::optional(std::abs(score.chicane[side])) : std::nullopt;
    case Column::above: {
        if (!score.honours_known) return std::nullopt;
        Points points = score.above[side];
        if (listed(entry.parts_listed, Column::slam)) points -= score.slam[side];
        if (listed(entry.parts_listed, Column::chicane)) points -= score.chicane[side];
        if (listed(entry.parts_listed, Column::honours)) points -= score.honours[side];
        return points;
    }
    default: return std::nullopt;
    }
}

/// Below the line; at whist all.
bool counts_to_game(Column column, const scoring::Figures& figures)
{
    const bool below = column == Column::below || column == Column::tricks || column == Column::penalty || column == Column::none;
    return below || (figures.honours_count_to_game && column == Column::honours);
}

bool same_figure(const Entry& entry, Side side, Column column)
{
    const bool below = entry.column == Column::below || entry.column == Column::none;
    return entry.side == side && (entry.column == column || (below && (column == Column::below || column == Column::none)));
}

}  // namespace

/// The deal an entry is of: the one it stands under, if that has its number; else the last of that number that counts.
std::optional<std::size_t> Evening::deal_of(const Entry& entry) const
{
    std::optional<std::size_t> found;
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        if (deals_[i].shown.deal != entry.deal) continue;
        if (deals_[i].section == rulings::section_of(entry.when) && !deals_[i].shown.is_void) return i;
        if (!found || !deals_[i].shown.is_void || deals_[*found].shown.is_void) found = i;
    }
    return found;
}

/// True once some figure of this rubber is not what the laws give.
bool Evening::some_slip()
{
    if (!docket_->matters().empty()) entries_compared_ = 0;  // a penalty may have changed what the laws give
    for (; entries_compared_ < entries_.size() && !slips_seen_; ++entries_compared_) {
        const Entry& entry = entries_[entries_compared_];
        const auto deal = deal_of(entry);
        const auto computed = deal ? computed_for(entry, deals_[*deal]) : std::nullopt;
        slips_seen_ = computed && *computed != entry.points;
    }
    return slips_seen_;
}

/// Changes a score by what was written more (or less) than the laws give.
void Evening::adopt(const Entry& entry, Points by, const DealRecord& deal, HandScore& score) const
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
    if (!counts_to_game(entry.column, *figures_)) {
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
        if (score.standing[each] >= figures_->target && !barred(each) && (!score.game || each == by_law)) score.game = each;
}

/// The rubber as it stood on the sheet when the slips of a deal are settled: every figure as written, save those that were put right in time
/// (of later deals: those that were taken up at all).
scoring::Rubber Evening::sheet(std::size_t at) const
{
    scoring::Rubber sheet = new_rubber();
    std::vector<std::vector<const Entry*>> entries(deals_.size());
    for (const Entry& entry : entries_)
        if (const auto deal = deal_of(entry)) entries[*deal].push_back(&entry);
    for (std::size_t i = 0; i < deals_.size(); ++i) {
        const DealRecord& deal = deals_[i];
        if (deal.shown.is_void || !deal.shown.scored || sheet.over()) continue;
        scoring::HandFacts facts = deal.facts;
        facts.standing = sheet.standing();
        HandScore score = scoring::score_hand(facts, *figures_, scoring::Show::points_only);
        DealRecord lawful;
        lawful.shown = deal.shown;
        lawful.shown.score = score;
        for (const Entry* entry : entries[i]) {
            const auto computed = computed_for(*entry, lawful);
            if (!computed || *computed == entry->points) continue;
            bool settled = false, corrected = false;
            for (const Slip& slip : slips_)
                if (&entries_[slip.entry] == entry) settled = true, corrected = slip.in_time && slip.asked != no_time;
            for (const Correction& correction : corrections_)
                corrected = corrected || (i > at && !settled && correction.side == entry->side && correction.from == entry->points &&
                                          (!correction.deal || correction.deal == entry->deal));
            if (!corrected) adopt(*entry, entry->points - *computed, deal, score);
        }
        sheet.add(deal.shown.deal, score);
    }
    return sheet;
}

/// When the slip was taken up, when its time is over, and so whether it may be put right.
void Evening::look_for_window(Slip& slip, const scoring::Rubber& sheet) const
{
    const Entry& entry = entries_[slip.entry];
    // Which game it belongs to on the sheet, and with which hand that game was won.
    bool last_game = false;
    std::uint64_t ended_in = 0;
    for (const scoring::GameRecord& game : sheet.games()) {
        if (std::find(game.deals.begin(), game.deals.end(), entry.deal) == game.deals.end()) continue;
        slip.game_over = game.winner.has_value();
        last_game = slip.game_over && sheet.over() && &game == &sheet.games().back();
        for (const DealRecord& each : deals_)
            if (each.shown.deal == game.deals.back() && !each.shown.is_void) ended_in = each.section;
    }
    const bool amount = entry.column == Column::rubber || entry.column == Column::bonus || entry.column == Column::game;
    const bool trick_points = entry.column == Column::below || entry.column == Column::none || entry.column == Column::tricks ||
                              entry.column == Column::penalty;
    slip.facts.set(terms::Attr::column, amount ? terms::Word::rubber_amount : trick_points ? terms::Word::tricks : terms::Word::honours);
    slip.facts.set(terms::Attr::last_game, terms::yes_no(last_game));
    slip.ruling = book_->answer(terms::Kind::score_error, terms::Point::score, slip.facts, settings_);
    if (!slip.ruling) return;
    std::vector<const DealRecord*> next;  // the deals after the hand that won the game
    for (const DealRecord& each : deals_)
        if (each.section > ended_in) next.push_back(&each);
    if (following_) next.push_back(&*following_);
    for (terms::Mark mark : slip.ruling->until) {
        const auto ends = [&](Time when, const Spot& at) {
            if (when < slip.closes) slip.closes = when, slip.closes_at = at, slip.closed_by = std::string(terms::say(mark));
        };
        if (mark == terms::Mark::rubber_agreed || mark == terms::Mark::rubber_over) {
            ends(agreed_, agreed_at_);
            continue;
        }
        if (!slip.game_over) continue;
        for (std::size_t i = 0; i < next.size(); ++i) {
            const DealRecord& deal = *next[i];
            if (i > 0) ends(rulings::time_of(deal.section, 0), deal.shown.where);  // another deal has begun since: it must have happened
            if (slip.closes != no_time) break;
            if (mark == terms::Mark::next_deal_ended)
                ends(deal.ended != no_time ? deal.ended : rulings::time_of(deal.section, 0), deal.ended != no_time ? deal.ended_at : deal.shown.where);
            if (mark == terms::Mark::next_trump_made) ends(deal.trump_made, deal.trump_at);
            if (mark == terms::Mark::next_trump_turned) ends(deal.trump_turned, deal.trump_at);
        }
    }
    // Taken up by a correction, a challenge, or the same figure written anew.
    const auto ask = [&](Time when, const Spot& where) {
        if (when < slip.asked) slip.asked = when, slip.asked_at = where;
    };
    // Without its deal a correction is of the last figure before it that should be what it is corrected to.
    const auto of_a_later = [&](const Correction& correction) {
        if (correction.deal || !correction.to) return false;
        for (const Entry& later : entries_) {
            if (later.side != entry.side || later.column != entry.column || later.points != entry.points || later.when <= entry.when ||
                later.when > correction.when)
                continue;
            const auto deal = deal_of(later);
            if (deal && computed_for(later, deals_[*deal]) == correction.to) return true;
        }
        return false;
    };
    for (const Correction& correction : corrections_) {
        if (of_a_later(correction)) continue;
        if (correction.side != entry.side || (correction.deal && correction.deal != entry.deal) || correction.when < entry.when) continue;
        if (correction.column != entry.column && !(trick_points && correction.column == Column::none)) continue;
        if (correction.from == entry.points) ask(correction.when, correction.where);
    }
    for (const Entry& again : entries_)
        if (same_figure(again, entry.side, entry.column) && again.when > entry.when && deal_of(again) == slip.deal) ask(again.when, spot(again));
    slip.in_time = (slip.asked != no_time ? slip.asked : rulings::time_of(section_ + 1, 0)) < slip.closes;
    if (slip.in_time) slip.closed_by.clear(), slip.closes_at = {};
}

/// Compares what was written of a deal with the laws. What can no longer be put right is the score from then on.
void Evening::settle_slips(std::size_t which, HandScore& score)
{
    DealRecord& deal = deals_[which];
    deal.lawful_below = score.below;
    deal.lawful_above = score.above;
    const std::size_t first = slips_.size();
    std::optional<scoring::Rubber> written;
    for (std::size_t i = 0; i < entries_.size(); ++i) {
        if (deal_of(entries_[i]) != which) continue;
        const auto computed = computed_for(entries_[i], deal);
        if (!computed || *computed == entries_[i].points) continue;
        Slip slip;
        slip.entry = i;
        slip.deal = which;
        slip.computed = *computed;
        if (!written) written = sheet(which);
        look_for_window(slip, *written);
        slips_.push_back(std::move(slip));
    }
    if (deal.shown.is_void || !deal.shown.scored) return;
    for (std::size_t k = first; k < slips_.size(); ++k) {
        const Slip& slip = slips_[k];
        const Entry& entry = entries_[slip.entry];
        if (!slip.stands()) continue;
        deal.shown.as_written = true;
        adopt(entry, entry.points - slip.computed, deal, score);
        scoring::Working line;
        line.side = entry.side;
        line.part = counts_to_game(entry.column, *figures_) ? scoring::Working::Part::tricks : scoring::Working::Part::honours;
        line.points = entry.points - slip.computed;
        line.text = fmt::format("written {} for {}, and it stands", entry.points, slip.computed);
        score.working.push_back(std::move(line));
    }
}

}  // namespace hoyle
