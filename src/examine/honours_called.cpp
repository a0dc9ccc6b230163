#include "examine/honours_called.hpp"

#include "examine/effects.hpp"
#include "examine/spots.hpp"

namespace hoyle {

using log::Verb;
using rulings::Matter;

/// Unless the side has honours in this deal too, and the log tells the call early.
void HonoursCalled::hear(const DealTold& told, const BookInUse& in_use, DealRecord& deal, std::vector<DealRecord>& deals,
                         std::vector<Matter>& matters, bool first_rubber)
{
    if (!in_use.figures->honours_must_be_called) return;
    const log::Section& section = told.section;
    const table::Replay& replay = told.replay;
    bool hand_told = false;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Verb verb = section.statements[i].verb;
        hand_told = hand_told || verb == Verb::trick || verb == Verb::plays || verb == Verb::gap || verb == Verb::result;
        if (verb != Verb::calls_honours || replay.who[i].empty()) continue;
        recorded_ = true;
        const Side side = side_of(replay.who[i].first());
        const Strain trump = replay.trump.value_or(Strain::spades);
        const bool turned = replay.trump_turned != table::never && table::at_statement(i) > replay.trump_turned;
        if (turned && !hand_told && scoring::honours_worth(*in_use.figures, trump, deal.facts.honours[side]) == 0 &&
            !deals.empty() && !deals.back().called[side]) {
            for (Matter& matter : matters)
                if (matter.incident.kind == terms::Kind::honours_not_called && matter.section == deals.back().section &&
                    matter.incident.offender && side_of(*matter.incident.offender) == side)
                    matter.too_late.push_back(spot_in(section, section.statements[i].span));
            continue;
        }
        // before the trump card is turned in the first deal of a rubber: heard already, of the rubber before
        if (!turned && replay.trump_turned != table::never && deals.empty() && !first_rubber) continue;
        const bool of_last = replay.trump_turned != table::never && !turned && !deals.empty();
        (of_last ? deals.back() : deal).called[side_of(replay.who[i].first())] = true;
    }
}

void HonoursCalled::settle(const BookInUse& in_use, std::vector<DealRecord>& deals, std::vector<Matter>& matters) const
{
    if (!in_use.figures->honours_must_be_called) return;
    for (DealRecord& deal : deals) deal.facts.honours_called = recorded_ ? deal.called : PerSide<bool>{{true, true}};
    for (Matter& matter : matters) {
        if (matter.incident.kind != terms::Kind::honours_not_called || !matter.incident.offender) continue;
        const DealRecord* deal = record_of(matter, deals);
        matter.hidden = !recorded_ || !deal || deal->shown.is_void || deal->called[side_of(*matter.incident.offender)];
    }
}

bool HonoursCalled::hear_before(const DealTold& told, const BookInUse& in_use, std::vector<DealRecord>& deals,
                                std::vector<Matter>& matters, bool same_rubber)
{
    if (!in_use.figures->honours_must_be_called || deals.empty()) return false;
    const auto& statements = told.section.statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (statements[i].verb != Verb::calls_honours || told.replay.who[i].empty()) continue;
        recorded_ = recorded_ || same_rubber;
        if (told.replay.trump_turned == table::never || table::at_statement(i) > told.replay.trump_turned) continue;
        deals.back().called[side_of(told.replay.who[i].first())] = recorded_ = true;
    }
    if (recorded_) settle(in_use, deals, matters);
    return recorded_;
}

std::vector<incidents::Incident> honours_not_called(const DealTold& told, const BookInUse& in_use)
{
    std::vector<incidents::Incident> silent;
    if (!in_use.figures->honours_must_be_called) return silent;
    const auto honours = honours_of(told, in_use);
    for (Side side : both_sides) {
        if (scoring::honours_worth(*in_use.figures, told.replay.trump.value_or(Strain::spades), honours[side]) == 0) continue;
        incidents::Incident incident;
        incident.kind = terms::Kind::honours_not_called;
        incident.offender = side == Side::ns ? Seat::north : Seat::east;
        incident.when = table::at_statement(told.section.statements.size() - 1, 62);
        incident.where = told.section.statements.front().span;
        incident.label = std::string(letters_of(side)) + " held honours and did not call them";
        incident.facts.set(terms::Attr::called, terms::Word::no);
        silent.push_back(std::move(incident));
    }
    return silent;
}

}  // namespace hoyle
