// Where one rubber ends and the next begins: what is found in it is given away, and forgotten.

#include "examine/effects.hpp"
#include "examine/evening.hpp"
#include "examine/line_to_choose.hpp"
#include "examine/show.hpp"
#include "examine/written_figures.hpp"
#include "terms/traits.hpp"
#include "source/sort.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

void Evening::begin_rubber()
{
    reported_.next_rubber(section_);
    rubber_.begin(*in_use_.figures);
    written_.next_rubber();
    over_on_sheet_ = false;
}

/// A log says `rubber`. What the last deal left open lives until the cut for the next: the old rubber is closed when that deal is
/// read.
void Evening::rubber_said()
{
    company_.rubber_follows();
    if (!rubber_.deals.empty()) {
        rubber_.turning = true;
        rubber_.before_next = {};
        return;
    }
    auto waiting = std::move(awaited_);  // of the cutting: what was cut is seen with the first deal
    awaited_.clear();
    close_rubber();
    begin_rubber();
    awaited_ = std::move(waiting);
    rubber_.named = true;
}

void Evening::cut_if_endless()
{
    if (rubber_.deals.size() < RubberInProgress::longest) return;
    close_rubber();
    begin_rubber();
}

/// The first deal of the next rubber: it is cut and dealt, which ends what could be said until then. What could not be read of it
/// belongs to the next rubber.
void Evening::turn_to_next_rubber(const DealTold& told)
{
    docket_->next_rubber_begins(told.replay, section_);
    rubber_.following.emplace();
    rubber_.following->section = section_;
    note_marks(told, in_use_.whist(), *rubber_.following);
    turn_to_next_rubber(told.section.text.first_line);
}

/// `first_line` is that of the deal.
void Evening::turn_to_next_rubber(std::uint64_t first_line)
{
    const bool named = rubber_.turning;
    const auto of_next = std::stable_partition(findings_.begin(), findings_.end(),
                                               [&](const Finding& finding) { return finding.where.place.line < first_line; });
    std::vector<Finding> later(std::make_move_iterator(of_next), std::make_move_iterator(findings_.end()));
    findings_.erase(of_next, findings_.end());
    auto told_later = reported_.take_from(first_line);
    close_rubber();
    begin_rubber();
    reported_.put_back(std::move(told_later));
    rubber_.named = named;
    findings_ = std::move(later);
}

/// What was seen in the rubber, and what was asked for without a right.
void Evening::show_matters()
{
    docket_->settle_both_sides();
    const auto depends_on_unread = [&](Finding& finding, std::uint64_t in) {
        if (const auto line = reported_.unread_in(in))
            finding.remarks.push_back(fmt::format("line {} of this deal could not be read; this may hang on it", *line));
    };
    const RubberInPlay rubber{rubber_.deals, docket_->matters(), *in_use_.figures, rubber_.begun(*in_use_.figures)};
    const ShowWith with{*in_use_.book, in_use_.settings, docket_->matters(),
                        [&](const rulings::Matter& matter, PointShown& point) { add_effects(matter, point, rubber); }};
    for (const rulings::Matter& matter : docket_->matters()) {
        if (matter.hidden || matter.answers.empty()) continue;
        Finding finding = finding_of(matter, with);
        if (terms::has(matter.incident.kind, terms::Trait::from_silence)) depends_on_unread(finding, matter.section);
        add(std::move(finding));
    }
    for (const rulings::Remark& remark : docket_->remarks()) {
        Finding finding;
        finding.kind = remark.kind;
        finding.deal = remark.deal;
        finding.where = remark.where;
        finding.heading = finding.message = remark.text;
        finding.status = rulings::Status::silent;
        finding.laws = remark.laws;
        finding.section = remark.section;
        depends_on_unread(finding, remark.section);
        add(std::move(finding));
    }
}

/// Everything that is found in the rubber, and what the log expects of it.
void Evening::find_all(const std::vector<BetShown>& bets)
{
    calls_.settle(in_use_, rubber_.deals, docket_->matters());
    const bool penalties = !docket_->matters().empty();
    const bool slips = written_.slip_seen() || written_.some_slip(laws(), penalties);
    if (penalties || slips) score_all(slips ? scoring::Show::working : show_);
    add_all(written_.miscounts(laws()));
    add_all(written_.makes_left_out(laws(), findings_));
    add_all(written_.answers_to_corrections(laws()));
    add_all(wrong_assertions(assertions_, rubber_, in_use_, rubber_stakes_));
    show_matters();
    for (Finding& finding : findings_) reported_.weigh(finding);
    show_reported();
    sort_stably(findings_, [](const Finding& a, const Finding& b) { return a.where.place.line < b.where.place.line; });
    tell_lines_apart(findings_);
    awaited_.look({*in_use_.book, *in_use_.figures, *rubber_.score, rubber_.deals, findings_, bets}, branch_, *sink_, summary_);
    summary_.findings -= tell_once(findings_);
}

void Evening::show_rubber(std::vector<BetShown> bets)
{
    const scoring::Rubber& score = *rubber_.score;
    for (const DealRecord& deal : rubber_.deals) sink_->deal(deal.shown);
    summary_.deals += rubber_.deals.size();
    RubberShown shown;
    shown.number = ++summary_.rubbers;
    shown.whist = in_use_.whist();
    shown.games = score.games();
    shown.below = score.below();
    shown.above = score.above();
    shown.standing = score.standing();
    shown.total = score.total(scoring::Show::points_only);  // no report shows how a rubber was added up
    shown.stakes = rubber_stakes_;
    shown.bets = std::move(bets);
    shown.named = rubber_.named || shown.number == 1;
    shown.games_untold = rubber_.before.untold();
    shown.complete = !shown.games_untold && std::all_of(rubber_.deals.begin(), rubber_.deals.end(), [](const DealRecord& deal) {
        return deal.shown.is_void || (deal.shown.scored && deal.shown.score.honours_known);
    });
    shown.to_choose = std::any_of(rubber_.deals.begin(), rubber_.deals.end(),
                                  [](const DealRecord& deal) { return deal.shown.to_choose > 0; });
    for (const DealRecord& deal : rubber_.deals)
        if (!deal.shown.is_void) shown.unscored = !deal.shown.scored || (shown.unscored && !deal.shown.score.game);
    for (Seat seat : all_seats) shown.players[static_cast<std::size_t>(seat)] = rubber_players_[seat];
    const bool all_named = std::none_of(shown.players.begin(), shown.players.end(),
                                        [](const std::string& name) { return name.empty(); });
    if (shown.total.over && shown.total.winner && all_named && !shown.games_untold)
        ledger_.add(shown.players, *shown.total.winner, shown.total.points);
    sink_->rubber(shown);
    constexpr std::size_t most_listed = 1000;
    if (summary_.settlement.rubbers.size() < most_listed) summary_.settlement.rubbers.push_back(std::move(shown));
}

/// Says of which of the rubber's deals it is: the one that was told where it stands, else the last of its number; and who the
/// offender was.
void Evening::place_finding(Finding& finding) const
{
    const auto of_number = [&](const DealRecord& deal) { return deal.shown.deal == finding.deal; };
    const auto told_there = [&](const DealRecord& deal) {
        return deal.section == finding.section && (finding.deal == 0 || of_number(deal));
    };
    auto deal = std::find_if(rubber_.deals.rbegin(), rubber_.deals.rend(), told_there);
    if (deal == rubber_.deals.rend() && finding.deal != 0)
        deal = std::find_if(rubber_.deals.rbegin(), rubber_.deals.rend(), of_number);
    if (deal == rubber_.deals.rend()) return;
    finding.rubber = deal->shown.rubber;
    finding.deal_key = deal->shown.key();
    if (deal->shown.table) finding.deal_ends = deal->shown.table->last_line;
    if (finding.offender && deal->shown.players) finding.offender_name = (*deal->shown.players)[*finding.offender];
}

/// Nothing more can be said of the rubber: everything in it is found, and given to the sink.
void Evening::close_rubber()
{
    if (!in_use_.book) return;
    std::vector<BetShown> bets = bets_.settled(rubber_, in_use_);
    if (!rubber_.deals.empty() || !awaited_.empty() || !docket_->matters().empty() || !written_.entries().empty() ||
        !reported_.empty())
        find_all(bets);
    for (Finding& finding : findings_) {
        place_finding(finding);
        sink_->finding(finding);
    }
    findings_.clear();
    if (!rubber_.deals.empty()) {
        show_rubber(std::move(bets));
        bets_.turn();  // of one made before the first deal, the rubber is still to come
    }
    rubber_.deals.clear();
    written_.clear();
    assertions_.clear();
    awaited_.clear();
    docket_->clear();
}

}  // namespace hoyle
