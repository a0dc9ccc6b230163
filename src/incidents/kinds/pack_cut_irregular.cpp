// What happened: the cut goes wrong: a card is seen, the cards are confused, it is doubtful where the pack was divided, or a
// packet is too small.
// How it is told apart: a card seen after the packets are joined is told by card_exposed.cpp. The cut for
// the next deal is that deal's.
// Example: pack cut by E at 2

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace pack_cut_irregular {

constexpr std::uint32_t pack_size = 52, least_packet = 4;

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line.when() == replay.next_pack_cut) return;
    const bool small = line->number > 0 && (line->number < least_packet || line->number > pack_size - least_packet);
    const bool shown = line->card || line->card_unknown;
    if (!shown && line->manner == 0 && !small) return;
    Incident incident = seen(Kind::pack_cut_irregular, line, "the cut goes wrong");
    if (!incident.offender && replay.dealer) incident.offender = right_of(*replay.dealer);  // it is his to cut
    incident.about(line->card);
    incident.facts.set(Attr::fault, shown              ? Word::card_exposed
                                    : line->manner & 1 ? Word::confusion
                                    : line->manner & 2 ? Word::doubt
                                                       : Word::small_packet);
    found.push_back(incident);
}

}  // namespace pack_cut_irregular

namespace detect {
Detector pack_cut_irregular()
{
    return {.verbs = {Verb::pack_cut}, .by_line = pack_cut_irregular::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
