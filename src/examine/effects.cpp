#include "examine/effects.hpp"

#include <algorithm>

namespace hoyle {

namespace {

std::string_view atom_of(scoring::RevokeOption option)
{
    switch (option) {
    case scoring::RevokeOption::take: return "take-three";
    case scoring::RevokeOption::deduct: return "deduct-three";
    case scoring::RevokeOption::above: return "score-above";
    default: return "add-three";
    }
}

void void_the_deal(PointShown& point)
{
    for (OptionShown& option : point.options)
        if (option.atom == "new-deal" || option.atom == "misdeal" || option.atom == "redeal")
            option.effect.known = option.effect.deal_void = true;
}

void add_outcome(PointShown& point, const scoring::Outcome& outcome)
{
    for (OptionShown& option : point.options) {
        if (option.atom != atom_of(outcome.option)) continue;
        option.best = outcome.best;
        option.effect.known = true;
        option.effect.tricks = outcome.score.tricks_scored;
        option.effect.below = outcome.score.below;
        option.effect.standing = outcome.score.standing;
        option.effect.game = outcome.score.game;
        option.effect.rubber = outcome.rubber;
    }
}

/// The revoke among those of the deal that are to be paid for; one that is not claimed yet is put behind them.
std::size_t place_of(const rulings::Matter& matter, const DealRecord& deal, const RubberInPlay& rubber, scoring::HandFacts& facts)
{
    for (const auto& [m, index] : deal.revoke_matters)
        if (&rubber.matters[m] == &matter) return index;
    facts.revokes.push_back({side_of(*matter.incident.offender), std::nullopt});
    return facts.revokes.size() - 1;
}

}  // namespace

const DealRecord* record_of(const rulings::Matter& matter, const std::vector<DealRecord>& deals)
{
    const auto found = std::find_if(deals.begin(), deals.end(),
                                    [&](const DealRecord& deal) { return deal.section == matter.section; });
    return found == deals.end() ? nullptr : &*found;
}

void add_effects(const rulings::Matter& matter, PointShown& point, const RubberInPlay& rubber)
{
    const DealRecord* deal = record_of(matter, rubber.deals);
    if (!deal || point.options.empty()) return;
    void_the_deal(point);
    const bool could_still = point.status == rulings::Status::open || point.status == rulings::Status::exacted;
    if (!matter.settled_as_revoke() || !deal->shown.scored || deal->shown.is_void || !could_still ||
        deal->facts.tricks[Side::ns] < 0)
        return;

    scoring::Rubber before = rubber.begun;
    for (const DealRecord& each : rubber.deals) {
        if (&each == deal) break;
        if (!each.shown.is_void && each.shown.scored && !each.shown.after_rubber) before.add(each.shown.deal, each.shown.score);
    }
    scoring::HandFacts facts = deal->facts;
    const std::size_t which = place_of(matter, *deal, rubber, facts);
    facts.revokes[which].chosen.reset();
    for (const scoring::Outcome& outcome : scoring::play_forward(before, facts, which, rubber.figures))
        add_outcome(point, outcome);
}

}  // namespace hoyle
