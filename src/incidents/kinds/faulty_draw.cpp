// What happened: somebody shows two cards as he draws, or draws from another pack than those before him.
// Example: recut: A H5+S9, B D3

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace faulty_draw {

void by_line(const Line& line, Found& found)
{
    const auto draws = log::Section::in(line.replay->section->draws, line->list);
    for (const log::Draw& draw : draws) {
        const bool two = draw.cards.size() > 1, other_pack = draw.pack != draws.front().pack;
        if (!two && !other_pack) continue;
        Incident incident = seen(Kind::faulty_draw, line,
                                 std::string(draw.name) + (two ? " shows more than one card" : " draws from another pack"));
        incident.facts.set(Attr::fault, two ? Word::two_cards : Word::other_pack);
        found.push_back(incident);
    }
}

}  // namespace faulty_draw

namespace detect {
Detector faulty_draw() { return {.verbs = {Verb::cut, Verb::recut}, .by_line = faulty_draw::by_line, .without_dealer = true}; }
}  // namespace detect

}  // namespace hoyle::incidents
