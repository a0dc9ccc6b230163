// Where one rubber ends and the next begins: what is found in it is given away, and forgotten.

#include "examine/effects.hpp"
#include "examine/evening.hpp"
#include "examine/show.hpp"
#include "terms/traits.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle {

scoring::Rubber Evening::new_rubber() const
{
    scoring::Rubber rubber(*figures_);
    rubber.begin_with(before_.games, before_.standing, before_.below, before_.above);
    return rubber;
}

void Evening::begin_rubber()
{
    std::erase_if(free_lines_, [&](const FreeLine& each) { return each.section < section_; });
    std::erase_if(unread_, [&](const auto& each) { return each.first < section_; });
    before_ = before_next_;
    before_next_ = {};
    turning_ = false;
    following_.reset();
    rubber_ = new_rubber();
    slips_.clear();
    entries_compared_ = 0;
    slips_seen_ = over_on_sheet_ = false;
    agreed_ = rulings::no_time;
    agreed_at_ = {};
    rubber_named_ = false;
}

/// A log says `rubber`. What the last deal left open lives until the cut for the next: the old rubber is closed when that deal is
/// read.
void Evening::rubber_said()
{
    company_.rubber_follows();
    if (!deals_.empty()) {
        turning_ = true;
        before_next_ = {};
        return;
    }
    auto waiting = std::move(awaited_);  // of the cutting: what was cut is seen with the first deal
    awaited_.clear();
    close_rubber();
    begin_rubber();
    awaited_ = std::move(waiting);
    rubber_named_ = true;
}

void Evening::cut_if_endless()
{
    if (deals_.size() < longest_rubber) return;
    close_rubber();
    begin_rubber();
}

/// The first deal of the next rubber: it is cut and dealt, which ends what could be said until then. What could not be read of it
/// belongs to the next rubber.
void Evening::turn_to_next_rubber(const log::Section& section, const table::Replay& replay)
{
    docket_->next_rubber_begins(replay, section_);
    following_.emplace();
    following_->section = section_;
    note_marks(section, replay, *following_);
    turn_to_next_rubber(section.text.first_line);
}

/// `first_line` is that of the deal.
void Evening::turn_to_next_rubber(std::uint64_t first_line)
{
    const bool named = turning_;
    const auto of_next = std::stable_partition(findings_.begin(), findings_.end(),
                                               [&](const Finding& finding) { return finding.where.place.line < first_line; });
    std::vector<Finding> later(std::make_move_iterator(of_next), std::make_move_iterator(findings_.end()));
    findings_.erase(of_next, findings_.end());
    close_rubber();
    begin_rubber();
    rubber_named_ = named;
    findings_ = std::move(later);
}

/// What was seen in the rubber, and what was asked for without a right.
void Evening::show_matters()
{
    docket_->settle_both_sides();
    const auto hangs_on_unread = [&](Finding& finding, std::uint64_t in) {
        const auto line = std::find_if(unread_.begin(), unread_.end(), [&](const auto& each) { return each.first == in; });
        if (line != unread_.end())
            finding.remarks.push_back(fmt::format("line {} of this deal could not be read; this may hang on it", line->second));
    };
    const RubberInPlay rubber{deals_, docket_->matters(), *figures_, new_rubber()};
    const ShowWith with{*book_, docket_->matters(),
                        [&](const rulings::Matter& matter, PointShown& point) { add_effects(matter, point, rubber); }};
    for (const rulings::Matter& matter : docket_->matters()) {
        if (matter.hidden || matter.answers.empty()) continue;
        Finding finding = finding_of(matter, with);
        if (terms::has(matter.incident.kind, terms::Trait::from_silence)) hangs_on_unread(finding, matter.section);
        add(std::move(finding));
    }
    for (const rulings::Remark& remark : docket_->remarks()) {
        Finding finding;
        finding.kind = remark.kind;
        finding.deal = remark.deal;
        finding.where = remark.where;
        finding.heading = finding.message = remark.text;
        finding.status = "silent";
        finding.section = remark.section;
        hangs_on_unread(finding, remark.section);
        add(std::move(finding));
    }
}

/// Nothing more can be said of the rubber: everything in it is found, and given to the sink.
void Evening::close_rubber()
{
    if (!book_) return;
    const std::vector<BetShown> bets = settled_bets();
    if (!deals_.empty() || !awaited_.empty() || !docket_->matters().empty() || !entries_.empty() || !told_.empty()) {
        settle_calls();
        const bool slips = slips_seen_ || some_slip();
        if (!docket_->matters().empty() || slips) score_all(slips ? scoring::Show::working : show_);
        find_miscounts();
        find_makes_left_out();
        answer_corrections();
        check_assertions();
        show_matters();
        for (Finding& finding : findings_) weigh(finding);
        show_told();
        std::stable_sort(findings_.begin(), findings_.end(),
                         [](const Finding& a, const Finding& b) { return a.where.place.line < b.where.place.line; });
        awaited_.look({*book_, *figures_, *rubber_, deals_, findings_, bets}, branch_, *sink_, summary_);
    }
    for (const Finding& finding : findings_) sink_->finding(finding);
    findings_.clear();
    if (!deals_.empty()) {
        for (const DealRecord& deal : deals_) sink_->deal(deal.shown);
        summary_.deals += deals_.size();
        RubberShown shown;
        shown.number = ++summary_.rubbers;
        shown.games = rubber_->games();
        shown.below = rubber_->below();
        shown.above = rubber_->above();
        shown.standing = rubber_->standing();
        shown.total = rubber_->total(show_);
        shown.stakes = rubber_stakes_;
        shown.bets = bets;
        shown.named = rubber_named_ || shown.number == 1;
        for (const DealRecord& deal : deals_)
            if (!deal.shown.is_void && (!deal.shown.scored || !deal.shown.score.honours_known)) shown.complete = false;
        for (Seat seat : all_seats) shown.players[static_cast<std::size_t>(seat)] = rubber_names_[seat];
        if (shown.total.over && shown.total.winner) {
            bool named = true;
            for (const std::string& name : shown.players) named = named && !name.empty();
            if (named) ledger_.add(shown.players, *shown.total.winner, shown.total.points);
        }
        sink_->rubber(shown);
        if (summary_.settlement.rubbers.size() < 1000) summary_.settlement.rubbers.push_back(std::move(shown));
    }
    if (!deals_.empty()) bets_.clear();  // of one made before the first deal, the rubber is still to come
    deals_.clear();
    entries_.clear();
    lines_.clear();
    corrections_.clear();
    assertions_.clear();
    awaited_.clear();
    docket_->clear();
}

}  // namespace hoyle
