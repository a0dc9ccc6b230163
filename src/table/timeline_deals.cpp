// What the next deals put an end to.

#include "table/timeline.hpp"

#include "table/views.hpp"

#include <algorithm>

namespace hoyle::table {

using log::NoticedAt;
using log::Verb;

namespace {

/// A cut before the pack was presented is none.
Moment cut_when_presented(const Replay& r)
{
    Moment cut = r.pack_cut;
    bool cut_before = false;
    for (const Line& line : lines(r)) {
        cut_before = cut_before || line.is({Verb::pack_cut});
        if (cut_before && line.is({Verb::presents})) cut = never;
        if (cut == never && line.is({Verb::pack_cut})) cut = line.when();
    }
    return cut;
}

}  // namespace

NextDeal::NextDeal(const Replay& r)
{
    const bool deal = r.dealer.has_value() || r.deal > 0;
    told_ = deal || r.rubber_agreed != never;
    if (!told_) return;
    const auto& statements = r.section->statements;
    const bool in_steps = std::any_of(statements.begin(), statements.end(), [](const log::Statement& s) {
        return s.verb == Verb::dealt || s.verb == Verb::deals_card || s.verb == Verb::deals_cards || s.verb == Verb::pack_cut;
    });
    constexpr Moment heading = 0;
    if (deal) begins_ = heading;
    const Moment cut = r.pack_cut == never ? never : cut_when_presented(r);
    cut_ = cut != never ? cut : r.deal_begun != never ? r.deal_begun : begins_;
    dealt_ = r.deal_ended != never && (in_steps || r.deal_ended > 0) ? r.deal_ended : in_steps ? never : begins_;
    first_card_ = r.deal_begun != never ? r.deal_begun : in_steps ? dealt_ : begins_;
    made_ = r.trump_made;
    turned_ = r.trump_turned != never ? r.trump_turned : r.first_lead;
    agreed_ = r.rubber_agreed;
}

Moment NextDeal::happens(Mark mark) const
{
    switch (mark) {
    case Mark::next_pack_cut: return cut_;
    case Mark::next_first_card_dealt: return first_card_;
    case Mark::next_deal_ended: return dealt_;
    case Mark::next_trump_made: return made_;
    case Mark::next_trump_turned: return turned_;
    case Mark::rubber_agreed:
    case Mark::rubber_over: return agreed_;
    default: return never;
    }
}

bool NextDeal::of_a_hand(Mark mark)
{
    switch (mark) {
    case Mark::next_pack_cut:
    case Mark::next_first_card_dealt:
    case Mark::next_deal_ended:
    case Mark::next_trump_made:
    case Mark::next_trump_turned:
    case Mark::rubber_agreed:
    case Mark::rubber_over: return false;
    default: return true;
    }
}

std::optional<NoticedAt> Progress::waits_for(Mark mark)
{
    switch (mark) {
    case Mark::next_deal_ended:
    case Mark::next_trump_turned: return NoticedAt::next_deal;  // the trump card is the last card dealt
    case Mark::next_trump_made: return NoticedAt::next_make;
    case Mark::rubber_agreed:
    case Mark::rubber_over: return NoticedAt::agreement;
    default: return std::nullopt;
    }
}

void Progress::happened(NoticedAt mark, Time when, const Spot& where)
{
    if (when != no_time) seen_.push_back({mark, {when, where, true}});
}

void Progress::hand_over(Time when, const Spot& where)
{
    if (when < hand_over_.when) hand_over_ = {when, where, false};
}

Progress::Passing Progress::passed(NoticedAt mark, Time before) const
{
    Passing first;
    const bool agreement = mark == NoticedAt::agreement;  // it waits for no deal, and no deal for it
    for (const Seen& each : seen_)
        if (each.mark >= mark && (each.mark == NoticedAt::agreement) == agreement && each.passing.when < first.when)
            first = each.passing;
    if (first.when < before) return first;
    return !agreement && hand_over_.when < before ? hand_over_ : Passing{};
}

}  // namespace hoyle::table
