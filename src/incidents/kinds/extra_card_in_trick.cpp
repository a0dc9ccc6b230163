// What happened: a hand put a second card to a trick that it had played to, and it was quitted there.
// How it is told apart: by whether it was noticed while the hand was played. A card found in a quitted trick is told by
// card_found_in_trick.cpp.
// Example: W plays S4      to a trick that West has played to

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace extra_card_in_trick {

/// Somebody counts or searches the tricks, looks at one to count its cards, points it out, or finds it.
bool noticed_by(const Line& line, const Played& extra)
{
    switch (line->verb) {
    case Verb::counts: return line->counts == log::Counts::tricks;
    case Verb::looks: return line->looks_at == log::LooksAt::trick && line->to_count;
    case Verb::searches: return true;
    case Verb::points_out: return line->ref.kind.starts_with("extra-card");
    case Verb::finds: return line->found == log::Found::trick && line->trick == extra.trick && line->card == extra.card;
    default: return false;
    }
}

bool noticed_in_play(const Replay& replay, const Played& extra)
{
    if (!extra.stands() && extra.back < replay.hand_over) return true;
    for (const Line& line :
         table::lines_between(replay, table::at_statement(table::statement_of(extra.when) + 1), replay.hand_over))
        if (noticed_by(line, extra)) return true;
    return false;
}

void by_deal(const Replay& replay, Found& found)
{
    for (const Played& play : replay.played) {
        if (!play.extra || play.impossible) continue;
        Incident extra = seen(Kind::extra_card_in_trick, play);
        extra.facts.set(Attr::role, role_of(replay, play.seat, play.when));
        extra.facts.set(Attr::noticed, noticed_in_play(replay, play) ? Word::in_play : Word::hand_over);
        extra.facts.set(Attr::how, Word::played);
        const bool together = table::plays_beside(replay, play).any([&](const Played& other) {
            return other.seat == play.seat && other.joined;
        });
        extra.label = who(play.seat) + (together ? "'s second card is quitted with trick " : " plays a second card to trick ") +
                      std::to_string(play.trick);
        found.push_back(extra);
    }
}

}  // namespace extra_card_in_trick

namespace detect {
Detector extra_card_in_trick() { return {.by_deal = extra_card_in_trick::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
