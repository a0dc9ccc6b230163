// Rights end: those whose time is over by a moment, and those of an earlier deal when the next one begins.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using log::Verb;
using table::Moment;
using table::never;
using terms::Mark;

/// Ends every right all of whose options have had their time by `now` (that moment included).
void Docket::lapse_until(Time now)
{
    std::vector<std::size_t> exposing;  // rights not used, with cards that lie exposed from then on
    for (std::size_t m = 0; m < matters_.size(); ++m) {
        Matter& matter = matters_[m];
        for (Answer& answer : matter.answers) {
            if (!answer.alive() || answer.options.empty()) continue;
            if (matter.section == section_) drop_barred(matter, answer, static_cast<Moment>(now & 0xffffffff));
            if (!answer.alive()) continue;
            if (matter.claimed && matter.settled_as_revoke()) continue;  // claimed in time: the choice may follow
            const Option* last = nullptr;
            for (const Option& option : answer.options) {
                if (option.until > now) {
                    last = nullptr;
                    break;
                }
                if (!last || option.until > last->until) last = &option;
            }
            if (!last) continue;
            answer.status = Status::lapsed;
            answer.ended_by = last->until_mark;
            if (section_of(last->until) == section_) answer.ended_at = spot_of(table::statement_of(static_cast<Moment>(last->until & 0xffffffff)));
            for (const Step& step : answer.otherwise)
                if (step.atom == terms::Atom::exposed && matter.section == section_) exposing.push_back(m);
        }
    }
    for (std::size_t m : exposing) expose_rest(m, static_cast<Moment>(now & 0xffffffff));
}

/// A new section begins: whatever could only be used in an earlier hand is over, and the marks of the next deal are found in this one.
void Docket::lapse_from_before(std::uint64_t section)
{
    const table::Replay& r = *replay_;
    if (r.deal == 0 && !r.dealer && r.rubber_agreed == never) return;  // no deal here: nothing has happened to them
    // The heading of the next deal means that the pack was cut and dealt, unless the section tells these one by one.
    const Moment heading = 0;
    const bool dealer = r.dealer.has_value() || r.deal > 0;
    const Moment cut = r.pack_cut != never ? r.pack_cut : r.deal_begun != never ? r.deal_begun : dealer ? heading : never;
    bool told = false;  // the deal is told in steps: its end is where the log says
    for (const log::Statement& s : r.section->statements)
        told = told || s.verb == Verb::dealt || s.verb == Verb::deals_card || s.verb == Verb::deals_cards || s.verb == Verb::pack_cut;
    const Moment dealt = r.deal_ended != never && (told || r.deal_ended > 0) ? r.deal_ended : dealer && !told ? heading : never;
    const Moment begun = r.deal_begun != never ? r.deal_begun : told ? dealt : dealer ? heading : never;
    for (Matter& matter : matters_) {
        if (matter.section >= section) continue;
        for (Answer& answer : matter.answers) {
            if (!answer.alive()) continue;
            for (Option& option : answer.options) {
                if (option.until != no_time) continue;
                const auto marks = option.step->until.empty() ? answer.until : option.step->until;
                for (Mark mark : marks) {
                    Moment moment = never;
                    bool hand_over = false;
                    switch (mark) {
                    case Mark::next_pack_cut: moment = cut; break;
                    case Mark::next_first_card_dealt: moment = begun; break;
                    case Mark::next_deal_ended: moment = dealt; break;
                    case Mark::next_trump_made: moment = r.trump_made; break;
                    case Mark::next_trump_turned: moment = r.trump_turned != never ? r.trump_turned : r.first_lead; break;
                    case Mark::rubber_agreed:
                    case Mark::rubber_over: moment = r.rubber_agreed; break;
                    default: moment = dealer ? heading : never, hand_over = true; break;  // a mark of a hand that is over
                    }
                    if (moment == never || time_of(section, moment) >= option.until) continue;
                    option.until = time_of(section, moment);
                    option.until_mark = hand_over ? std::string("the next deal has begun") : std::string(terms::say(mark));
                }
            }
        }
    }
}

}  // namespace hoyle::rulings
