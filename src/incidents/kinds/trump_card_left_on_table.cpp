// What happened: the dealer leaves the trump card on the table after the first trick is turned.
// How it is told apart: said while the first trick lay, it comes to this only if he does not take it up before that trick is
// quitted.
// Example: trump card not taken up

#include "incidents/trump_card.hpp"

namespace hoyle::incidents {
namespace trump_card_left_on_table {

/// The dealer took the trump card into his hand, or played it.
bool taken_up_between(const Replay& replay, Moment from, Moment to)
{
    for (const Line& line : table::lines_between(replay, from, to))
        if (line->verb == Verb::takes_up_trump && line.when() > from) return true;
    for (const Played& play : replay.played)
        if (replay.turned && play.card == *replay.turned && play.when > from && play.when < to) return true;
    return false;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    const bool not_taken_up = line->verb == Verb::not_taken_up;
    if (!not_taken_up && line->ref.kind != "trump-card" && line->ref.kind != "trump-card-left-on-table") return;
    if (taken_up_before(line)) return;
    Incident incident = seen_of_trump_card(Kind::trump_card_left_on_table, line, "the trump card is left on the table");
    incident.offender = replay.dealer;
    const Trick* first = replay.trick(1);
    const Moment quitted = first ? std::min(first->quitted, first->next_led) : never;
    const bool left = not_taken_up && quitted != never && !taken_up_between(replay, now, quitted);
    if (left) incident.when = std::max(now, quitted);
    incident.facts.set(Attr::first_trick, left || quitted <= now ? Word::over : Word::running);
    found.push_back(incident);
}

}  // namespace trump_card_left_on_table

namespace detect {
Detector trump_card_left_on_table()
{
    return {.verbs = {Verb::not_taken_up, Verb::points_out}, .by_line = trump_card_left_on_table::by_line, .game = Game::whist};
}
}  // namespace detect

}  // namespace hoyle::incidents
