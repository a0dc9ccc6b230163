// How long a figure on the score may be put right, and when somebody asked for it.

#include "examine/written_figures.hpp"
#include "examine/written_score.hpp"

#include <algorithm>
#include <utility>

namespace hoyle {

using log::Column;
using rulings::no_time;
using rulings::Time;

namespace {

bool same_figure(const Entry& entry, Side side, Column column)
{
    const bool below = entry.column == Column::below || entry.column == Column::none;
    return entry.side == side && (entry.column == column || (below && (column == Column::below || column == Column::none)));
}

}  // namespace

/// How far things had gone after a hand.
table::Progress WrittenScore::progress_after(std::uint64_t section, const ByTheLaws& laws) const
{
    table::Progress progress;
    progress.happened(log::NoticedAt::agreement, agreed_, agreed_at_);
    const bool turned = laws.in_use.whist();
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
    for (const DealRecord& each : laws.rubber.deals)
        if (each.section > section) deal(each);
    if (laws.rubber.following) deal(*laws.rubber.following);
    return progress;
}

/// Without its deal a correction is of the last figure before it that should be what it is corrected to.
bool WrittenScore::is_of_a_later(const Correction& correction, const Entry& entry, const ByTheLaws& laws) const
{
    if (correction.deal || !correction.to) return false;
    return std::any_of(entries_.begin(), entries_.end(), [&](const Entry& later) {
        const bool same = later.side == entry.side && later.column == entry.column && later.points == entry.points;
        if (!same || later.when <= entry.when || later.when > correction.when) return false;
        const auto deal = laws.deal_of(later);
        return deal && computed_for(later, laws.rubber.deals[*deal], *laws.in_use.figures) == correction.to;
    });
}

bool WrittenScore::takes_up(const Correction& correction, const Entry& entry, const ByTheLaws& laws) const
{
    if (correction.side != entry.side || (correction.deal && correction.deal != entry.deal) || correction.when < entry.when)
        return false;
    if (correction.column != entry.column && !(of_tricks(entry.column) && correction.column == Column::none)) return false;
    return correction.from == entry.points && !is_of_a_later(correction, entry, laws);
}

/// Which game the slip belongs to on the sheet, and with which hand that game was won.
WrittenScore::GameOfSlip WrittenScore::game_of(const Entry& entry, const scoring::Rubber& sheet, const RubberInProgress& rubber)
{
    GameOfSlip found;
    for (const scoring::GameRecord& game : sheet.games()) {
        if (std::find(game.deals.begin(), game.deals.end(), entry.deal) == game.deals.end()) continue;
        found.over = game.winner.has_value();
        found.last = found.over && sheet.over() && &game == &sheet.games().back();
        for (const DealRecord& each : rubber.deals)
            if (each.shown.deal == game.deals.back() && !each.shown.is_void) found.ended_in = each.section;
    }
    return found;
}

/// When the slip was taken up, when its time is over, and so whether it may be put right.
void WrittenScore::look_for_window(Slip& slip, const scoring::Rubber& sheet, const ByTheLaws& laws) const
{
    const Entry& entry = entries_[slip.entry];
    const GameOfSlip game = game_of(entry, sheet, laws.rubber);
    slip.game_over = game.over;
    const bool amount = entry.column == Column::rubber || entry.column == Column::bonus || entry.column == Column::game;
    slip.facts.set(terms::Attr::column, amount                    ? terms::Word::rubber_amount
                                        : of_tricks(entry.column) ? terms::Word::tricks
                                                                  : terms::Word::honours);
    slip.facts.set(terms::Attr::last_game, terms::yes_no(game.last));
    slip.ruling = laws.in_use.book->answer(terms::Kind::score_error, terms::Point::score, slip.facts, laws.in_use.settings);
    if (!slip.ruling) return;
    const table::Progress progress = progress_after(game.ended_in, laws);
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
        if (takes_up(correction, entry, laws)) ask(correction.when, correction.where);
    for (const Entry& again : entries_)  // the first of them: no line of the others is made fit to print
        if (again.when > entry.when && again.when < slip.asked && same_figure(again, entry.side, entry.column) &&
            laws.deal_of(again) == slip.deal)
            ask(again.when, spot(again));
    slip.in_time = (slip.asked != no_time ? slip.asked : rulings::time_of(laws.section + 1, 0)) < slip.closes;
    if (slip.in_time) slip.closed_by.clear(), slip.closes_at = {};
}

}  // namespace hoyle
