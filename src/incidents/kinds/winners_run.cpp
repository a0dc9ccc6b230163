// What happened: a player led again (or played to the next trick) while his partner had still to play to this one.
// How it is told apart: the card must be the best on the table, and one that he leads no card of the other side's may beat, where
// their hands are known; else it is a lead out of turn, whoever wins the trick, unless it is he. What he led before in the same
// run is part of it.
// Example: 4. N: SA      5. N: SK      before South has played to trick 4

#include "incidents/leads.hpp"
#include "incidents/places.hpp"

namespace hoyle::incidents {
namespace winners_run {

/// One player leading on, with what lay there when he did.
struct Run {
    const Trick& trick;
    const Trick& next;
    std::array<const Played*, 4> places;
    Seat runner;
    const Played* his = nullptr;       ///< his card in the trick
    const Played* partners = nullptr;  ///< his partner's; nullptr: none
};

Strain trumps(const Replay& replay) { return replay.trump.value_or(Strain::no_trump); }

/// The trick that was led while this one was not full; nullptr if none was.
const Trick* led_too_soon(const Replay& replay, const Trick& trick)
{
    if (trick.untold || trick.next_led == never || trick.next_led > trick.full) return nullptr;
    const Trick* next = nullptr;
    for (const Trick& later : replay.tricks)
        if (later.number > trick.number && later.led == trick.next_led) next = &later;
    if (!next || next->untold) return nullptr;
    // a card that cannot have been led leads nothing
    for (const Played& play : replay.played)
        if (play.lead && play.impossible && play.when == next->led) return nullptr;
    return next;
}

/// Led on while the partner had still to play, and no more than that: he was not passed over.
bool before_his_partner(const Replay& replay, const Run& run)
{
    if (!run.his || (run.partners && run.partners->when < run.next.led)) return false;
    const Seat partner = partner_of(run.runner);
    return !table::plays_of(replay, partner).any([&](const Played& play) {
        return play.trick == run.trick.number && play.missed;
    });
}

/// The card is one of a run that has been seen to begin before.
bool begun_before(const Found& found, const Run& run)
{
    return std::any_of(found.begin(), found.end(), [&](const Incident& each) {
        return each.kind == Kind::winners_run && each.offender == run.runner && each.trick < run.trick.number &&
               each.cards.has(run.his->card);
    });
}

/// No card on the table takes his, and none that the other side may hold.
bool winning(const Replay& replay, const Run& run)
{
    for (const Played* play : run.places)
        if (play && play != run.his && play->card && play->when < run.next.led &&
            beats(play->card, run.his->card, trumps(replay)))
            return false;
    return !run.his->lead || !table::may_be_beaten(replay, *run.his);
}

Incident winners(const Replay& replay, const Run& run)
{
    Incident incident = seen(Kind::winners_run, *run.his);
    incident.suit = run.his->suit;
    const Moment until = run.partners ? run.partners->when : never;
    for (const Trick& later : replay.tricks) {
        if (later.number < run.trick.number || later.leader != run.runner || later.led >= until) continue;
        if (const Played* play = replay.play_of(run.runner, later); play && play->card) incident.cards.add(play->card);
    }
    incident.when = run.next.led;
    incident.other_seat = partner_of(run.runner);
    incident.facts.set(Attr::role, role_of(replay, run.runner, run.his->when));
    incident.facts.set(Attr::went_on, Word::yes);
    incident.label = who(run.runner) + " leads on before " + who(incident.other_seat) + " has played";
    return incident;
}

void one_trick(const Replay& replay, const Trick& trick, Found& found)
{
    const Trick* next = led_too_soon(replay, trick);
    if (!next) return;
    Run run{trick, *next, places(replay, trick), next->leader};
    run.his = run.places[static_cast<std::size_t>(steps_between(trick.leader, run.runner))];
    run.partners = run.places[static_cast<std::size_t>(steps_between(trick.leader, partner_of(run.runner)))];
    if (!before_his_partner(replay, run) || begun_before(found, run)) return;
    const Played* lead = run.places[0];
    if (!lead || !run.his->card || !lead->card) return;
    if (winning(replay, run)) return found.push_back(winners(replay, run));
    const bool lost = trick.winner ? *trick.winner != run.runner : trick.full == never;
    if (run.runner != trick.leader || !lost || next->proper_leader) return;
    if (auto early = out_of_turn(replay, *next, trick.winner)) found.push_back(std::move(*early));
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Trick& trick : replay.tricks) one_trick(replay, trick, found);
}

}  // namespace winners_run

namespace detect {
Detector winners_run() { return {.by_deal = winners_run::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
