// A card played, and taken back without need.
//
// What happened: somebody played a card, followed suit or led in his turn, and took it back to play another.
// How it is told apart: from a revoke put right, from cards that go back with a false lead or because a player before him changed his, from one
// of two put down together, from a card changed because of what was called. What is left has been seen on the table: it is a card exposed; and where
// the dealer did it, for his hand or for dummy's, the question is whether that card is played.
// Example: 2. E: D8      E changes D8 to DQ

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using table::never;
using table::Played;
using table::Replay;
using table::Trick;

/// Something was called of this seat since it last played before this card.
bool called_on(const Replay& replay, const Played& play)
{
    Moment before = 0;
    for (const Played& earlier : replay.played)
        if (earlier.seat == play.seat && earlier.when < play.when) before = earlier.when;
    for (std::size_t i = table::statement_of(before); i < replay.section->statements.size() && table::at_statement(i) <= play.back; ++i) {
        const log::Remedy* asked = replay.section->demanded(replay.section->statements[i]);
        if (asked && asked->on.has(play.seat)) return true;
    }
    return false;
}

/// It led in its turn, or followed suit, and nothing made it go back.
bool without_need(const Replay& replay, const Played& play)
{
    const Trick* trick = replay.trick_of(play);
    if (!trick || !trick->proper_leader || trick->leader != *trick->proper_leader) return false;
    if (trick->abandoned == play.back && !play.lead) return false;  // gone with the lead
    for (const Played& other : replay.played) {
        if (&other == &play || other.trick != play.trick) continue;
        if (other.seat == play.seat && (other.card == play.card || (other.attempt == play.attempt && other.joined))) return false;
        if (other.attempt != play.attempt) continue;
        if (other.lead && other.when < play.when && other.suit != play.suit) return false;  // a revoke, or no card of the suit
        if (other.seat != play.seat && other.when < play.when && other.back <= play.back) return false;
    }
    return !called_on(replay, play);
}

}  // namespace

void detect::taken_back(const Replay& replay, std::vector<Incident>& out)
{
    for (const Played& play : replay.played) {
        if (play.back == never || !play.card || play.missed || play.extra || play.joined || play.impossible) continue;
        if (!without_need(replay, play)) continue;
        const bool dealers = !replay.custom.whist && side_of(play.seat) == side_of(*replay.dealer);
        Incident back;
        back.kind = dealers ? Kind::dealer_touches_or_names : Kind::card_exposed;
        back.offender = dealers ? *replay.dealer : play.seat;
        back.trick = play.trick;
        back.when = play.back;
        back.where = replay.section->statements[table::statement_of(play.back)].span;
        back.card = play.card;
        back.cards = CardSet::of(play.card);
        back.suit = play.suit;
        if (dealers) {
            back.facts.set(Attr::hand, play.seat == *replay.dealer ? Word::own : Word::dummy);
            back.facts.set(Attr::act, Word::quitted);
            back.facts.set(Attr::arranging, Word::no);
            back.facts.set(Attr::would_revoke, Word::no);
        } else {
            back.facts.set(Attr::role, role_of(replay, play.seat, play.back));
            back.facts.set(Attr::stage, Word::play);
            back.facts.set(Attr::manner, Word::shown);
        }
        back.label = who(back.offender) + " takes back " + spoken(play.card) + ", which he had played";
        out.push_back(back);
    }
}

}  // namespace hoyle::incidents
