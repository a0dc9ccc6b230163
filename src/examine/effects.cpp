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

/// The revokes of a deal whose penalty is due or may yet be claimed, as the hand is scored with them.
struct RevokesOfDeal {
    scoring::HandFacts facts;
    std::vector<const rulings::Matter*> matters;  ///< of each of `facts.revokes`

    std::size_t place_of(const rulings::Matter& matter)
    {
        const auto found = std::find(matters.begin(), matters.end(), &matter);
        if (found == matters.end()) return add(matter);
        return static_cast<std::size_t>(found - matters.begin());
    }
    std::size_t add(const rulings::Matter& matter)
    {
        facts.revokes.push_back({side_of(*matter.incident.offender), std::nullopt});
        matters.push_back(&matter);
        return matters.size() - 1;
    }
};

bool may_be_claimed(const rulings::Matter& matter)
{
    const rulings::Answer* right = matter.principal();
    return matter.settled_as_revoke() && matter.incident.offender && !matter.hidden && right && right->is_right() &&
           right->status == rulings::Status::open;
}

RevokesOfDeal revokes_of(const DealRecord& deal, const RubberInPlay& rubber)
{
    RevokesOfDeal revokes{deal.facts, std::vector<const rulings::Matter*>(deal.facts.revokes.size())};
    for (const auto& [m, index] : deal.revoke_matters) revokes.matters[index] = &rubber.matters[m];
    for (const rulings::Matter& each : rubber.matters)
        if (each.section == deal.section && may_be_claimed(each)) revokes.place_of(each);
    return revokes;
}

void add_outcome(PointShown& point, const scoring::Outcome& outcome, const RevokesOfDeal& revokes)
{
    const auto of = [&](scoring::RevokeOption option) {
        return std::find_if(point.options.begin(), point.options.end(),
                            [&](const OptionShown& each) { return each.atom == atom_of(option); });
    };
    const auto option = of(outcome.option);
    if (option == point.options.end()) return;
    option->best = outcome.best;
    option->effect.known = true;
    option->effect.tricks = outcome.score.tricks_scored;
    option->effect.below = outcome.score.below;
    option->effect.above = outcome.score.above;
    option->effect.standing = outcome.score.standing;
    option->effect.game = outcome.score.game;
    option->effect.rubber = outcome.rubber;
    for (const auto& [index, chosen] : outcome.beside) {
        const auto same = of(chosen);
        const rulings::Matter* const matter = revokes.matters[index];
        if (same == point.options.end() || !matter) continue;
        option->beside.push_back({*matter->incident.offender, matter->incident.trick,
                                  other(revokes.facts.revokes[index].offenders), same->atom, same->text});
    }
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
    RevokesOfDeal revokes = revokes_of(*deal, rubber);
    const std::size_t which = revokes.place_of(matter);
    revokes.facts.revokes[which].chosen.reset();
    const auto others = point.status == rulings::Status::open ? scoring::StillOpen::together : scoring::StillOpen::left;
    for (const scoring::Outcome& outcome : scoring::play_forward(before, revokes.facts, which, rubber.figures, others))
        add_outcome(point, outcome, revokes);
}

}  // namespace hoyle
