// What happened: a card was dropped or shown.
// How it is told apart: by the moment (exposure.hpp), and by its manner: dropped, shown, snatched back, held so that his partner
// could see it, below the table. To show a card to one's partner is to show it: only `holds HK so that E sees it` is a card that
// stays in the hand, and if another than his partner sees it, it is nothing. A card dropped face down is not seen.
// Example: W drops HK snatched back

#include "incidents/exposure.hpp"

namespace hoyle::incidents {
namespace card_exposed {

Word manner_of(const Line& line)
{
    if (line->verb == Verb::shows) return line->in_sight ? Word::held_visible : Word::shown;
    if (line->dropped == log::Dropped::floor) return Word::below_table;
    return line->snatched_back ? Word::snatched_back : Word::dropped;
}

void by_line(const Line& line, Found& found)
{
    const bool shows = line->verb == Verb::shows;
    if (!shows && line->dropped == log::Dropped::face_down) return;
    if ((line->in_sight || (!shows && line->who_unknown)) && (!line->to || !line.who().has(partner_of(*line->to)))) return;
    if (cannot_be(line)) return;
    for (Seat seat : all_seats) {
        if (!line.who().has(seat)) continue;
        const CardSet cards = line->his_hand && shows ? whole_hand(*line.replay, seat, line.when()) : line->cards;
        found.push_back(exposed(line, seat, cards, manner_of(line)));
    }
}

}  // namespace card_exposed

namespace detect {
Detector card_exposed() { return {.verbs = {Verb::drops, Verb::shows}, .by_line = card_exposed::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
