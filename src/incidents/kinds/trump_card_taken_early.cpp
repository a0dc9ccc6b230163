// What happened: the dealer takes up the trump card before his turn to play; asked for it then, he lays down another.
// How it is told apart: until he shows the right card, every wrong one is an offence.
// Example: S takes up the trump card

#include "incidents/trump_card.hpp"

namespace hoyle::incidents {
namespace trump_card_taken_early {

/// His right-hand adversary has played to the first trick.
bool his_turn(const Replay& replay, Seat dealer, Moment now)
{
    if (!replay.trick(1)) return false;
    return table::plays_of(replay, right_of(dealer)).any([&](const Played& play) { return play.trick == 1 && play.when < now; });
}

void by_deal(const Replay& replay, Found& found)
{
    const Seat dealer = *replay.dealer;
    bool too_early = false;
    for (const Line& line : table::lines(replay)) {
        if (line->verb == Verb::takes_up_trump && line.seat().value_or(dealer) == dealer &&
            !his_turn(replay, dealer, line.when())) {
            too_early = true;
            found.push_back(seen_of_trump_card(Kind::trump_card_taken_early, line,
                                               "the dealer takes up the trump card before his turn to play"));
            found.back().trick = 1;
            found.back().facts.set(Attr::shown, Word::right);
        }
        if (line->verb != Verb::lays_down || !too_early || line.seat() != dealer || !line->card || !replay.turned) continue;
        too_early = line->card != *replay.turned;
        if (!too_early) continue;
        found.push_back(
            seen_of_trump_card(Kind::trump_card_taken_early, line, "asked for the trump card, the dealer lays down another"));
        found.back().facts.set(Attr::shown, Word::wrong);
    }
}

}  // namespace trump_card_taken_early

namespace detect {
Detector trump_card_taken_early()
{
    return {.verbs = {Verb::takes_up_trump}, .by_deal = trump_card_taken_early::by_deal, .game = Game::whist};
}
}  // namespace detect

}  // namespace hoyle::incidents
