// What happened: a player looks at a trick that is turned and quitted, or searches them all.
// How it is told apart: by whether it was the last, and whether he did it to count. The hand over, all may look.
// Example: W looks at trick 3

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace trick_looked_at {

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const bool searches = line->verb == Verb::searches;
    const auto what = searches ? log::LooksAt::trick : line->looks_at;
    if (!line.seat() || (what != log::LooksAt::last_trick && what != log::LooksAt::trick) || replay.over_at(line.when())) return;
    const Trick* last = nullptr;
    for (const Trick& trick : replay.tricks)
        if (trick.stands() && trick.quitted <= line.when()) last = &trick;
    const bool is_last = !searches && (what == log::LooksAt::last_trick || (last && last->number == line->number));
    Incident incident = seen_in_play(Kind::trick_looked_at, line,
                                     who(line.seat()) + (searches ? " searches the tricks" : " looks at a quitted trick"));
    incident.facts.set(Attr::which, is_last ? Word::last : Word::earlier);
    incident.facts.set(Attr::reason, line->to_count ? Word::surplus_count : Word::other);
    found.push_back(incident);
}

}  // namespace trick_looked_at

namespace detect {
Detector trick_looked_at() { return {.verbs = {Verb::looks, Verb::searches}, .by_line = trick_looked_at::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
