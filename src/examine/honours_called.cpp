// Five-point whist: who has called his honours, and for which deal.

#include "examine/effects.hpp"
#include "examine/evening.hpp"

namespace hoyle {

using log::Verb;
using rulings::Matter;

/// Who called their honours. Before the trump card of a deal is turned, those of the deal before may still be called. From then
/// until the first card of it is played they may be called no more; unless the side has honours in this deal too, and the log
/// tells the call early.
void Evening::gather_calls(const log::Section& section, const table::Replay& replay, DealRecord& deal)
{
    if (!figures_->honours_must_be_called) return;
    bool hand_told = false;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Verb verb = section.statements[i].verb;
        hand_told = hand_told || verb == Verb::trick || verb == Verb::plays || verb == Verb::gap || verb == Verb::result;
        if (verb != Verb::calls_honours || replay.who[i].empty()) continue;
        calls_recorded_ = true;
        const Side side = side_of(replay.who[i].first());
        const Strain trump = replay.trump.value_or(Strain::spades);
        const bool turned = replay.trump_turned != table::never && table::at_statement(i) > replay.trump_turned;
        if (turned && !hand_told && scoring::honours_worth(*figures_, trump, deal.facts.honours[side]) == 0 && !deals_.empty() &&
            !deals_.back().called[side]) {
            for (Matter& matter : docket_->matters())
                if (matter.incident.kind == terms::Kind::honours_not_called && matter.section == deals_.back().section &&
                    matter.incident.offender && side_of(*matter.incident.offender) == side)
                    matter.too_late.push_back(spot(section, section.statements[i].span));
            continue;
        }
        // before the trump card is turned in the first deal of a rubber: heard already, of the rubber before
        if (!turned && replay.trump_turned != table::never && deals_.empty() && summary_.rubbers > 0) continue;
        const bool of_last = replay.trump_turned != table::never && !turned && !deals_.empty();
        (of_last ? deals_.back() : deal).called[side_of(replay.who[i].first())] = true;
    }
}

/// Where honours must be called, a side that did not call lost them; a log that has told of no call up to the end of a rubber is
/// taken to leave the calling out. Which it is shows at that end only.
void Evening::settle_calls()
{
    if (!figures_->honours_must_be_called) return;
    for (DealRecord& deal : deals_) deal.facts.honours_called = calls_recorded_ ? deal.called : PerSide<bool>{{true, true}};
    for (Matter& matter : docket_->matters()) {
        if (matter.incident.kind != terms::Kind::honours_not_called || !matter.incident.offender) continue;
        const DealRecord* deal = record_of(matter, deals_);
        matter.hidden = !calls_recorded_ || !deal || deal->shown.is_void || deal->called[side_of(*matter.incident.offender)];
    }
}

/// Another deal begins. Whether the rubber was over before it hangs on who has called his honours by now: until the trump card of
/// this deal is turned those of the last may still be called.
void Evening::settle_calls_before(const log::Section& section, const table::Replay& replay)
{
    if (!figures_ || !figures_->honours_must_be_called || deals_.empty()) return;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        if (section.statements[i].verb != Verb::calls_honours || replay.who[i].empty()) continue;
        if (replay.trump_turned == table::never || table::at_statement(i) > replay.trump_turned) continue;
        deals_.back().called[side_of(replay.who[i].first())] = calls_recorded_ = true;
    }
    if (!calls_recorded_) return;
    settle_calls();
    score_all(show_);
}

}  // namespace hoyle
