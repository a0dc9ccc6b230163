// What happened: dummy calls attention to something.
// How it is told apart: he may ask the dealer whether he has none; to ask an adversary is to draw notice to what may be a revoke.
// When the hand is over, or of an earlier deal, he speaks like any player; while the hand is played he has no claim to make.
// Example: N points out revoke by W at 5      with South the dealer

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace dummy_calls_attention {

/// What dummy spoke of, among the things a code may allow him.
Word topic_of(const Line& line)
{
    if (line->verb == Verb::asks_obedience) return Word::conformed;
    const std::string_view kind = line->ref.kind;
    if (kind.starts_with("short-trick") || kind.starts_with("trick-incomplete") || kind.starts_with("missed-trick"))
        return Word::trick_incomplete;
    if (kind == "penalty-not-due") return Word::penalty_not_due;
    if (kind == "trick-wrongly-taken") return Word::trick_wrongly_taken;
    if (kind == "disputed-fact") return Word::disputed_fact;
    if (kind == "score" || kind.starts_with("score-error")) return Word::score;
    return Word::other_offence;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!line.seat() || !replay.is_dummy(*line.seat(), line.when())) return;
    if (line->verb == Verb::asks_none && (!line->to || side_of(*line->to) == side_of(*line.seat()))) return;
    if (replay.over_at(line.when()) || (line->verb == Verb::claims_revoke && line->ref.deal)) return;
    Incident incident = seen_in_play(Kind::dummy_calls_attention, line, "dummy calls attention");
    incident.facts.set(Attr::down, Word::yes);
    incident.facts.set(Attr::topic, topic_of(line));
    found.push_back(incident);
}

}  // namespace dummy_calls_attention

namespace detect {
Detector dummy_calls_attention()
{
    return {.verbs = {Verb::asks_none, Verb::points_out, Verb::claims_revoke, Verb::asks_obedience},
            .by_line = dummy_calls_attention::by_line,
            .game = Game::bridge};
}
}  // namespace detect

}  // namespace hoyle::incidents
