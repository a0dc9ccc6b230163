// When the options of a right are over, and who drops out of it before.

#include "rulings/docket.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::Moment;
using table::never;
using terms::Mark;

namespace {

table::Occasion occasion_of(const Incident& incident, const Answer& answer, const Option& option, Moment from)
{
    table::Occasion occasion;
    occasion.from = from;
    occasion.trick = incident.trick;
    occasion.attempt = incident.attempt;
    occasion.offender = incident.offender;
    occasion.cards = option.cards.empty() ? incident.cards : option.cards;
    occasion.asked = option.on;
    occasion.holders = answer.holders_first;
    occasion.of_dummys_play = incident.kind == Kind::dummy_suggests;
    if (incident.kind == Kind::revoke_corrected) occasion.reopened = incident.when;
    return occasion;
}

}  // namespace

/// Personal marks: a player who has looked at his cards is out; the right lives on in the others.
void Docket::drop_barred(Answer& answer, Moment now)
{
    const auto& until = answer.until;
    if (std::find(until.begin(), until.end(), Mark::own_look) == until.end()) return;
    for (Seat seat : all_seats) {
        if (!answer.holders.has(seat)) continue;
        const Moment look = table::Timeline(*replay_).first_look(Seats(seat));
        if (look == never || look > now) continue;
        answer.holders -= seat;
        for (Option& option : answer.options) option.by -= seat;
        if (!answer.holders.empty()) continue;
        answer.status = Status::lost;
        answer.ended_by = std::string(name_of(seat)) + " had looked at his cards";
        answer.ended_at = spot_of(table::statement_of(look));
    }
}

void Docket::set_deadlines(Matter& matter, Answer& answer, Moment from)
{
    const table::Timeline timeline(*replay_);
    for (Option& option : answer.options) {
        const auto marks = option.step->until.empty() ? answer.until : option.step->until;
        for (Mark mark : marks) {
            const Moment moment = timeline.happens(mark, occasion_of(matter.incident, answer, option, from));
            if (moment == never || time_of(section_, moment) >= option.until) continue;
            option.until = time_of(section_, moment);
            option.until_mark = terms::say(mark);
        }
    }
}

}  // namespace hoyle::rulings
