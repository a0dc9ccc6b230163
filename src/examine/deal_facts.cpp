#include "examine/deal_facts.hpp"

#include "examine/spots.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <numeric>

namespace hoyle {

using log::Verb;
using rulings::Matter;

bool begins_the_hand(Verb verb)
{
    switch (verb) {
    case Verb::makes:
    case Verb::passes:
    case Verb::turns_up:
    case Verb::asks_lead:
    case Verb::trick:
    case Verb::plays:
    case Verb::result:
    case Verb::tally:
    case Verb::honours:
    case Verb::score:
    case Verb::deal_void: return true;
    default: return false;
    }
}

void note_marks(const DealTold& told, bool whist, DealRecord& deal)
{
    const log::Section& section = told.section;
    const table::Replay& replay = told.replay;
    const auto& statements = section.statements;
    const auto time = [&](table::Moment moment) {
        return moment == table::never ? rulings::no_time : rulings::time_of(told.number, moment);
    };
    const auto place = [&](Span span) {
        return Spot{section.text.place(span), {}};
    };  // only the number of the line is told of these
    const auto statement_spot = [&](table::Moment moment) {
        const auto index = table::statement_of(moment);
        return moment == table::never || index >= statements.size() ? Spot{} : place(statements[index].span);
    };
    deal.shown.where = place(statements.front().span);
    deal.pack_cut = time(replay.pack_cut);
    deal.begun = time(replay.deal_begun);
    deal.ended = time(replay.deal_ended);
    deal.trump_made = time(replay.trump_made);
    deal.trump_turned = time(replay.trump_turned);
    deal.ended_at = statement_spot(replay.deal_ended);
    deal.trump_at = statement_spot(whist ? replay.trump_turned : replay.trump_made);
}

namespace {

/// A result that the cards contradict: it is asserted, and the cards count, if all are told; else the tricks are not known.
void hold_result_against_cards(const DealTold& told, std::size_t deals_before, DealRecord& deal,
                               std::vector<Assertion>& assertions)
{
    const table::Replay& replay = told.replay;
    int last_trick = 0;
    for (const table::Trick& trick : replay.tricks)
        if (trick.stands() && trick.winner && !trick.untold) ++last_trick;
    const bool too_few = last_trick < 13 &&
                         (replay.won[Side::ns] > replay.tally[Side::ns] || replay.won[Side::ew] > replay.tally[Side::ew]);
    if (replay.tally_told && (too_few || (last_trick == 13 && replay.won[Side::ns] != replay.tally[Side::ns]))) {
        for (const log::Statement& statement : told.section.statements)
            if (statement.verb == Verb::result) {
                Assertion assertion;
                assertion.what = Assertion::What::result;
                assertion.value = replay.won;
                assertion.side = too_few && replay.won[Side::ew] > replay.tally[Side::ew] ? Side::ew : Side::ns;
                assertion.deal = deal.shown.deal;
                assertion.deals_before = deals_before;
                assertion.where = spot_in(told.section, statement.span);
                assertions.push_back(assertion);
            }
        deal.facts.tricks = deal.shown.tricks = too_few ? PerSide<int>{{-1, -1}} : replay.won;
    }
}

}  // namespace

DealRecord gather(const DealTold& told, const BookInUse& in_use, const rulings::DealRuling& ruled, std::size_t deals_before,
                  std::vector<Assertion>& assertions)
{
    const table::Replay& replay = told.replay;
    DealRecord deal;
    deal.section = told.number;
    DealShown& shown = deal.shown;
    scoring::HandFacts& facts = deal.facts;
    const auto& statements = told.section.statements;
    const bool whist = in_use.whist();
    shown.deal = replay.deal;
    shown.dealer = replay.dealer;
    shown.trump = replay.trump;
    shown.maker = whist ? replay.dealer : replay.maker;
    shown.doublings = ruled.doublings;
    shown.is_void = ruled.is_void;
    shown.next_dealer = ruled.next_dealer;
    shown.void_by = ruled.void_by;
    shown.tricks = replay.tally;

    note_marks(told, whist, deal);

    if (shown.maker) facts.maker = side_of(*shown.maker);
    if (shown.trump) facts.trump = *shown.trump;
    else if (whist) facts.trump = Strain::spades;  // every suit counts alike, and a log need not tell which it was
    facts.doublings = shown.doublings;
    facts.contract = shown.contract = replay.contract;
    facts.royals = shown.royals = replay.royals;
    facts.dealers_spade = replay.dealers_spade;
    facts.tricks = replay.tally;
    hold_result_against_cards(told, deals_before, deal, assertions);
    if (ruled.takes_two || ruled.spades_thrown_in) facts.spades_thrown_in = true;

    gather_holdings(told, in_use, deal, deals_before, assertions);
    deal.make_told = told.section.unread("makes") ||
                     std::any_of(statements.begin(), statements.end(),
                                 [](const log::Statement& each) { return each.verb == Verb::makes; });
    for (const log::Statement& statement : statements)
        if (whist && statement.verb == Verb::throws_down && statement.who.size() == 4) facts.abandoned = true;

    if (!shown.trump && !whist && !shown.is_void) shown.unknown = "what was trumps", shown.unknown_code = "trump";
    else if (in_use.figures->contract && facts.contract == 0 && !shown.is_void)
        shown.unknown = "how many tricks were declared", shown.unknown_code = "contract";
    else if (facts.tricks[Side::ns] < 0 && !shown.is_void && !facts.spades_thrown_in)
        shown.unknown = "how many tricks each side won", shown.unknown_code = "tricks";
    else if (facts.honours[Side::ns].count < 0 && facts.honours[Side::ew].count < 0 &&
             scoring::how_many_honours(*in_use.figures, shown.trump.value_or(Strain::spades)) > 0)
        shown.unknown = "how the honours lay", shown.unknown_code = "honours";
    const bool declared = !in_use.figures->contract || facts.contract > 0;
    shown.scored = (shown.trump || whist) && declared && (facts.tricks[Side::ns] >= 0 || facts.spades_thrown_in);
    return deal;
}

namespace {

/// By the place of the claim; what nobody has claimed first.
std::vector<std::size_t> as_claimed(const std::vector<Matter>& matters)
{
    std::vector<std::size_t> order(matters.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    sort_stably(
        order, [&](std::size_t a, std::size_t b) { return matters[a].claimed_at.place.line < matters[b].claimed_at.place.line; });
    return order;
}

}  // namespace

void gather_revokes(DealRecord& deal, const std::vector<Matter>& matters)
{
    deal.facts.revokes.clear();
    deal.revoke_matters.clear();
    deal.facts.unclaimed_revoke = {};
    deal.shown.to_choose = 0;
    for (const std::size_t m : as_claimed(matters)) {
        const Matter& matter = matters[m];
        if (matter.section != deal.section || !matter.settled_as_revoke() || !matter.incident.offender) continue;
        const rulings::Answer* right = matter.principal();
        if (!matter.claimed && right && right->is_right()) {
            deal.facts.unclaimed_revoke[side_of(*matter.incident.offender)] = true;
            if (right->alive()) ++deal.shown.to_choose;
        }
        if (!matter.claimed) continue;
        if (!right || !right->is_right() || right->status == rulings::Status::waived || right->status == rulings::Status::lost)
            continue;
        scoring::RevokePenalty penalty;
        penalty.offenders = side_of(*matter.incident.offender);
        if (right->chosen) {
            switch (right->options[*right->chosen].step->atom) {
            case terms::Atom::take_three: penalty.chosen = scoring::RevokeOption::take; break;
            case terms::Atom::deduct_three: penalty.chosen = scoring::RevokeOption::deduct; break;
            case terms::Atom::add_three: penalty.chosen = scoring::RevokeOption::add; break;
            case terms::Atom::score_above: penalty.chosen = scoring::RevokeOption::above; break;
            default: break;
            }
        } else {
            ++deal.shown.to_choose;
        }
        deal.revoke_matters.emplace_back(m, deal.facts.revokes.size());
        deal.facts.revokes.push_back(penalty);
    }
}

}  // namespace hoyle
