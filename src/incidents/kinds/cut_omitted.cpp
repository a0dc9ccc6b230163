// What happened: the pack was not cut, and somebody takes it up, by pointing it out or by asking for a new deal.
// How it is told apart: what the dealer's side says of it to no purpose leaves the adversaries free to take it up after them.
// Example: N points out cut-omitted

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace cut_omitted {

/// Where the log says that the pack was not cut, the last time before this line.
std::optional<Line> said_not_cut(const Line& line)
{
    std::optional<Line> found;
    for (const Line& before : table::lines_before(line))
        if (before->verb == Verb::pack_not_cut) found = before;
    return found;
}

bool takes_it_up(const Line& line)
{
    if (line->ref.kind == "cut-omitted") return true;
    const log::Remedy* remedy = line.demand();
    const bool deal_again = remedy && (remedy->word == log::RemedyWord::new_deal || remedy->word == log::RemedyWord::misdeal);
    return deal_again && line->ref.kind.empty() && said_not_cut(line);
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!takes_it_up(line) || !line.seat()) return;
    const bool by_adversary = side_of(*line.seat()) != side_of(*replay.dealer);
    for (Incident& earlier : found) {
        if (earlier.kind != Kind::cut_omitted) continue;
        if (!by_adversary || earlier[Attr::raised_by] != Word::declaring) return;
        earlier.facts.set(Attr::raised_by, Word::adversary);
        earlier.when = line.when();
        return;
    }
    if (line.when() >= replay.first_lead) return;
    Incident incident = seen(Kind::cut_omitted, line, "the pack was not cut");
    incident.offender = replay.dealer;
    if (const auto not_cut = said_not_cut(line)) incident.where = (*not_cut)->span;
    incident.facts.set(Attr::raised_by, by_adversary ? Word::adversary : Word::declaring);
    misdeal_defences(replay, incident);
    found.push_back(incident);
}

}  // namespace cut_omitted

namespace detect {
Detector cut_omitted() { return {.verbs = {Verb::points_out, Verb::demands}, .by_line = cut_omitted::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
