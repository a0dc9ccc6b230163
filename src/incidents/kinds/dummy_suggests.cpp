// What happened: dummy suggests a card, in words or by touching it.
// How it is told apart: to arrange his cards is nothing, nor to touch them when the hand is over.
// Example: N touches HK      with South the dealer

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace dummy_suggests {

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat() || !replay.is_dummy(*line.seat(), line.when())) return;
    const bool touches = line->verb == Verb::touches;
    if (touches && (line->arranging || !replay.dealt[*line.seat()].has(line->card) || line.when() >= replay.hand_over)) return;
    found.push_back(
        seen_in_play(Kind::dummy_suggests, line, (touches ? "dummy touches " : "dummy suggests ") + spoken(line->card)));
}

}  // namespace dummy_suggests

namespace detect {
Detector dummy_suggests()
{
    return {.verbs = {Verb::touches, Verb::suggests_card}, .by_line = dummy_suggests::by_line, .game = Game::bridge};
}
}  // namespace detect

}  // namespace hoyle::incidents
