// What the scorer wrote against the laws: which slips were put right in time, and which stand because nobody did. The time is
// counted by the game as it stood on the sheet, for the players went by the sheet.

#include "examine/evening.hpp"
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
        const auto computed = deal ? computed_for(entry, deals_[*deal], *figures_) : std::nullopt;
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

/// A figure that was put right in time, when the slips of a deal (`at`) are settled; of a later deal, one that was taken up at
/// all.
bool Evening::put_right(const Entry& entry, bool of_a_later_deal) const
{
    for (const Slip& slip : slips_)
        if (&entries_[slip.entry] == &entry) return slip.in_time && slip.asked != no_time;
    return of_a_later_deal && std::any_of(corrections_.begin(), corrections_.end(), [&](const Correction& correction) {
               return correction.side == entry.side && correction.from == entry.points &&
                      (!correction.deal || correction.deal == entry.deal);
           });
}

/// The rubber as it stood on the sheet when the slips of a deal are settled: every figure as written, save those that were put
/// right.
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
            const auto computed = computed_for(*entry, lawful, *figures_);
            if (computed && *computed != entry->points && !put_right(*entry, i > at))
                adopt(*entry, entry->points - *computed, deal, score);
        }
        sheet.add(deal.shown.deal, score);
    }
    return sheet;
}

/// How far things had gone after a hand.
table::Progress Evening::progress_after(std::uint64_t section) const
{
    table::Progress progress;
    progress.happened(log::NoticedAt::agreement, agreed_, agreed_at_);
    const bool turned = book_->game == lawbook::Game::whist;
    bool another = false;
    const auto deal = [&](const DealRecord& next) {
        const Time begins = rulings::time_of(next.section, 0);
        if (std::exchange(another, true)) {
            progress.hand_over(begins, next.shown.where);  // another deal begins: the one before is over
            return;
        }
        const bool ended = next.ended != no_time;
        const Time last_card = turned ? next.trump_turned : ended ? next.ended : begins;
        progress.happened(log::NoticedAt::next_deal, last_card,
                          turned  ? next.trump_at
                          : ended ? next.ended_at
                                  : next.shown.where);
        if (!turned) progress.happened(log::NoticedAt::next_make, next.trump_made, next.trump_at);
    };
    for (const DealRecord& each : deals_)
        if (each.section > section) deal(each);
    if (following_) deal(*following_);
    return progress;
}

/// Which game the slip belongs to on the sheet, and with which hand that game was won.
Evening::GameOfSlip Evening::game_of(const Entry& entry, const scoring::Rubber& sheet) const
{
    GameOfSlip found;
    for (const scoring::GameRecord& game : sheet.games()) {
        if (std::find(game.deals.begin(), game.deals.end(), entry.deal) == game.deals.end()) continue;
        found.over = game.winner.has_value();
        found.last = found.over && sheet.over() && &game == &sheet.games().back();
        for (const DealRecord& each : deals_)
            if (each.shown.deal == game.deals.back() && !each.shown.is_void) found.ended_in = each.section;
    }
    return found;
}

/// Without its deal a correction is of the last figure before it that should be what it is corrected to.
bool Evening::is_of_a_later(const Correction& correction, const Entry& entry) const
{
    if (correction.deal || !correction.to) return false;
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& later) {
        const bool same = later.side == entry.side && later.column == entry.column && later.points == entry.points;
        if (!same || later.when <= entry.when || later.when > correction.when) return false;
        const auto deal = deal_of(later);
        return deal && computed_for(later, deals_[*deal], *figures_) == correction.to;
    });
}

bool Evening::takes_up(const Correction& correction, const Entry& entry) const
{
    if (correction.side != entry.side || (correction.deal && correction.deal != entry.deal) || correction.when < entry.when)
        return false;
    if (correction.column != entry.column && !(of_tricks(entry.column) && correction.column == Column::none)) return false;
    return correction.from == entry.points && !is_of_a_later(correction, entry);
}

/// When the slip was taken up, when its time is over, and so whether it may be put right.
void Evening::look_for_window(Slip& slip, const scoring::Rubber& sheet) const
{
    const Entry& entry = entries_[slip.entry];
    const GameOfSlip game = game_of(entry, sheet);
    slip.game_over = game.over;
    const bool amount = entry.column == Column::rubber || entry.column == Column::bonus || entry.column == Column::game;
    slip.facts.set(terms::Attr::column, amount                    ? terms::Word::rubber_amount
                                        : of_tricks(entry.column) ? terms::Word::tricks
                                                                  : terms::Word::honours);
    slip.facts.set(terms::Attr::last_game, terms::yes_no(game.last));
    slip.ruling = book_->answer(terms::Kind::score_error, terms::Point::score, slip.facts, settings_);
    if (!slip.ruling) return;
    const table::Progress progress = progress_after(game.ended_in);
    for (terms::Mark mark : slip.ruling->until) {
        const auto closing = table::Progress::waits_for(mark);
        if (!closing || (*closing != log::NoticedAt::agreement && !game.over)) continue;
        const auto passing = progress.passed(*closing);
        if (passing.when < slip.closes)
            slip.closes = passing.when, slip.closes_at = passing.where, slip.closed_by = std::string(terms::say(mark));
    }
    // Taken up by a correction, a challenge, or the same figure written anew.
    const auto ask = [&](Time when, const Spot& where) {
        if (when < slip.asked) slip.asked = when, slip.asked_at = where;
    };
    for (const Correction& correction : corrections_)
        if (takes_up(correction, entry)) ask(correction.when, correction.where);
    for (const Entry& again : entries_)  // the first of them: no line of the others is made fit to print
        if (again.when > entry.when && again.when < slip.asked && same_figure(again, entry.side, entry.column) &&
            deal_of(again) == slip.deal)
            ask(again.when, spot(again));
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
        const auto computed = computed_for(entries_[i], deal, *figures_);
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

/// A correction or a challenge of a figure that is right changes nothing, and whoever made it is told so.
void Evening::answer_corrections()
{
    for (const Correction& correction : corrections_) {
        const auto meant = [&](const Entry& entry) { return takes_up(correction, entry); };
        const bool slip = std::any_of(slips_.begin(), slips_.end(),
                                      [&](const Slip& each) { return meant(entries_[each.entry]); });
        const auto entry = std::find_if(entries_.begin(), entries_.end(), meant);
        const auto deal = entry == entries_.end() ? std::nullopt : deal_of(*entry);
        if (slip || !deal) continue;
        const auto computed = computed_for(*entry, deals_[*deal], *figures_);
        if (!computed || *computed != entry->points) continue;
        Finding finding;
        finding.kind = "demand-without-right";
        finding.deal = entry->deal;
        finding.where = correction.where;
        finding.status = "silent";
        finding.heading = finding.message = fmt::format("the figure is right, {} by the laws; it stands", *computed);
        add(std::move(finding));
    }
}

}  // namespace hoyle
