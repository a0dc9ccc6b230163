#include "rulings/time_to_decide.hpp"

#include "rulings/about.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::Moment;
using table::never;

namespace {

/// When the trick is turned and quitted that was played to at a moment, or next after it.
Moment end_of_trick(const table::Replay& replay, Moment moment)
{
    Moment end = never;
    for (const table::Trick& trick : replay.tricks)
        if (trick.stands() && trick.led <= moment) end = std::min(trick.quitted, trick.next_led);
    return end;
}

/// What ends it comes after the hurry, and in this section.
bool would_be_ended(const Scene& scene, const Option& option, Moment now)
{
    return option.until != no_time && option.until > scene.time(now) && section_of(option.until) == scene.section;
}

bool prolong(const Scene& scene, Answer& answer, Moment now)
{
    bool any = false;
    for (Option& option : answer.options) {
        if (!would_be_ended(scene, option, now)) continue;
        const Moment end = end_of_trick(*scene.replay, moment_of(option.until));
        option.until = end == never ? no_time : std::max(option.until, scene.time(end));
        ends_by(option, Mark::trick_over);
        any = true;
    }
    return any;
}

}  // namespace

void on_hurry(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const log::Statement& said = scene.statement(statement);
    const Seats who = scene.who(statement);
    if (who.empty() || scene.book->rule(terms::ProcedureKey::time) != terms::ProcedureValue::reasonable) return;
    const Side side = side_of(who.first());
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        Matter& matter = p.docket()[m];
        const bool his = matter.incident.offender && side_of(*matter.incident.offender) == side;
        if (!his || !scene.told_here(matter) || !is_about(matter, said.ref)) continue;
        bool any = false;
        for (Answer& answer : matter.answers)
            if (answer.alive()) any = prolong(scene, answer, table::at_statement(statement)) || any;
        if (any) return;
    }
}

}  // namespace hoyle::rulings
