// What happened: before his partner has played to a trick, a player says that it is theirs, names his card, or draws it before
// him.
// How it is told apart: at bridge the dealer may, and dummy's words are told by dummy_calls_attention.cpp. Whether somebody
// had asked for the cards of this trick to be placed.
// Example: W says it is ours

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace attention_drawn_to_trick {

Word act(Verb verb)
{
    return verb == Verb::says_ours ? Word::says_ours : verb == Verb::names_card ? Word::names_card : Word::draws_card;
}

/// Somebody has asked last, while this trick was played, that the players place their cards.
bool placing_asked(const Line& line, const Trick& trick)
{
    bool asked = false;
    for (const Line& before : table::lines_before(line))
        if (before->verb == Verb::asks_placing) asked = line.replay->trick_at[before.at] == trick.number;
    return asked;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    const Trick* trick = table::latest_trick(replay, now);
    if (!line.seat() || !trick || trick->full <= now || (line->to && line->to != line.seat())) return;
    const Seat seat = *line.seat(), partner = partner_of(seat);
    Word role = role_of(replay, seat, now);
    if (role == Word::dummy || (!replay.custom.whist && role == Word::dealer)) return;
    const bool says_ours = line->verb == Verb::says_ours;
    if (!says_ours && (!line->card || !table::lies_in(replay, *trick, seat, now, line->card))) return;
    if (table::lies_in(replay, *trick, partner, now)) return;
    if (!replay.custom.whist && role == Word::partner) role = Word::dummy;
    Incident incident = seen_in_play(Kind::attention_drawn_to_trick, line,
                                     who(seat) + " calls attention to the trick before " + who(partner) + " has played");
    incident.trick = trick->number;
    incident.other_seat = partner;
    incident.facts.set(Attr::role, role);
    incident.facts.set(Attr::act, act(line->verb));
    incident.facts.set(Attr::asked, terms::yes_no(!says_ours && placing_asked(line, *trick)));
    found.push_back(incident);
}

}  // namespace attention_drawn_to_trick

namespace detect {
Detector attention_drawn_to_trick()
{
    return {.verbs = {Verb::says_ours, Verb::names_card, Verb::draws}, .by_line = attention_drawn_to_trick::by_line};
}
}  // namespace detect

}  // namespace hoyle::incidents
