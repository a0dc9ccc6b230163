// Rights end: those whose time is over by a moment, and those of an earlier deal when the next one begins.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

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
            if (matter.section == section_) drop_barred(answer, moment_of(now));
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
            if (section_of(last->until) == section_) answer.ended_at = spot_of(table::statement_of(moment_of(last->until)));
            for (const Step& step : answer.otherwise)
                if (step.atom == terms::Atom::exposed && matter.section == section_) exposing.push_back(m);
        }
    }
    for (std::size_t m : exposing) expose_rest(m, moment_of(now));
}

/// A new section begins: whatever could only be used in an earlier hand is over, and the marks of the next deal are found in this one.
void Docket::lapse_from_before(std::uint64_t section)
{
    const table::NextDeal next(*replay_);
    if (!next.told()) return;
    const auto end = [&](Answer& answer, Option& option) {
        if (option.until != no_time) return;
        const auto marks = option.step->until.empty() ? answer.until : option.step->until;
        for (Mark mark : marks) {
            const bool of_a_hand = table::NextDeal::of_a_hand(mark);
            const Moment moment = of_a_hand ? next.begins() : next.happens(mark);
            if (moment == never || time_of(section, moment) >= option.until) continue;
            option.until = time_of(section, moment);
            option.until_mark = of_a_hand ? "the next deal has begun" : std::string(terms::say(mark));
        }
    };
    for (Matter& matter : matters_)
        if (matter.section < section)
            for (Answer& answer : matter.answers)
                if (answer.alive())
                    for (Option& option : answer.options) end(answer, option);
}

}  // namespace hoyle::rulings
