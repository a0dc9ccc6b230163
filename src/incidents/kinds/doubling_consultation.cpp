// What happened: partners talk over the doubling, before the make or after it, and before a card is led.
// Example: W consults E about doubling

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace doubling_consultation {

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (replay.trump_made == never || line.who().empty() || !log::about_doubling(line->word)) return;
    const std::size_t make = table::statement_of(replay.trump_made);
    if (line.at > make && table::Lines(replay, make + 1, line.at).any({Verb::trick, Verb::plays})) return;
    const Seat seat = line.who().first();
    Incident incident = seen(Kind::doubling_consultation, line, who(seat) + " talks over the doubling with his partner");
    incident.offender = seat;
    incident.facts.set(Attr::side, side_of(seat) == side_of(*replay.dealer) ? Word::declaring : Word::adversary);
    found.push_back(incident);
}

}  // namespace doubling_consultation

namespace detect {
Detector doubling_consultation()
{
    return {.verbs = {Verb::consults}, .by_line = doubling_consultation::by_line, .game = Game::bridge};
}
}  // namespace detect

}  // namespace hoyle::incidents
