// What happened: a card lay in a quitted trick that belongs to no play of it (extra-card-in-trick, mixed in). Whoever finds it
// has done nothing; the offender is he whose card it was.
// Example: S restores ST from trick 2 to W

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace card_found_in_trick {

/// Whose card it was: whoever it is given back to, or was dealt to.
std::optional<Seat> holder(const Replay& replay, Card card)
{
    for (const Line& line : table::lines(replay))
        if (line->verb == Verb::restores && line->card == card && line->to) return line->to;
    for (Seat seat : all_seats)
        if (replay.dealt[seat].has(card)) return seat;
    return std::nullopt;
}

/// It is known already: found before, or it is seen in the play, or given back to one who had played it there: his own card too
/// many.
bool known(const Line& line, const Found& found)
{
    for (const Incident& earlier : found)
        if (earlier.kind == Kind::extra_card_in_trick && earlier.trick == line->trick && earlier.card == line->card) return true;
    for (const Played& play : line.replay->played) {
        const bool there = play.trick == line->trick && play.card == line->card;
        if (there && (line->verb == Verb::restores || (play.extra && !play.impossible))) return true;
    }
    return false;
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const bool in_trick = line->verb == Verb::restores || line->found == log::Found::trick;
    if (!in_trick || !line->card || known(line, found)) return;
    Incident mixed = seen(Kind::extra_card_in_trick, line, {});
    mixed.offender = holder(replay, line->card);
    mixed.trick = static_cast<std::uint8_t>(line->trick);
    mixed.about(line->card);
    if (mixed.offender) mixed.facts.set(Attr::role, role_of(replay, *mixed.offender, mixed.when));
    mixed.facts.set(Attr::noticed, mixed.when < replay.hand_over ? Word::in_play : Word::hand_over);
    mixed.facts.set(Attr::how, Word::mixed_in);
    mixed.label = spoken(line->card) + " lies in trick " + std::to_string(line->trick) +
                  (mixed.offender ? ", a card of " + who(mixed.offender) + "'s" : ", nobody tells whose");
    found.push_back(mixed);
}

}  // namespace card_found_in_trick

namespace detect {
Detector card_found_in_trick() { return {.verbs = {Verb::finds, Verb::restores}, .by_line = card_found_in_trick::by_line}; }
}  // namespace detect

}  // namespace hoyle::incidents
