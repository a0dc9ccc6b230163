// What happened: a player holding a card of the suit led played another.
// How it is told apart: not a renounce (a hand void of the suit); proved by the hand as dealt, or by a card of the suit played
// later. A play changed or taken back in the same trick is a revoke corrected, if the book finds that it was not established by
// then; a card that went back with a false lead, or because a player before him changed his, was no revoke. Of cards put down
// together one that follows suit is enough; and whoever leads to a trick cannot revoke in it, however many he puts down.
// Example: 2. E: D4 DQ C3 D2  ...  7. S: D8 D9       West played a club at trick 2 and a diamond at trick 7.

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace revoke {

/// A card that did not follow suit, and what it should have followed.
struct Renounce {
    const Played& play;
    const Trick& trick;
    Suit led;
    CardSet held;  ///< of the suit led
};

/// `before` is the lead of an earlier play, and most often of this one too.
const Played* lead_of(const Replay& replay, const Played& play, const Played* before)
{
    if (before && before->beside(play) && before->back > play.when) return before;
    return table::plays_beside(replay, play).first([&](const Played& lead) { return lead.lead && lead.back > play.when; });
}

/// What came of the question: the answers heard up to the next card.
Word answered(const Line& asked, Seat by)
{
    for (const Line& line : table::lines_after(asked)) {
        if (line.is({Verb::trick, Verb::plays})) break;
        if (line->verb != Verb::answers || !line.who().has(by)) continue;
        switch (line->answer) {
        case log::Answer::none:
        case log::Answer::no: return Word::denied;
        case log::Answer::yes:
        case log::Answer::some: return Word::admitted;
        case log::Answer::nothing: return Word::unanswered;
        }
    }
    return Word::unanswered;
}

/// The question whether he had none, put to the player by his partner between the play and `before`, and what came of it.
Word question(const Replay& replay, const Renounce& renounce, Moment before)
{
    const Seat seat = renounce.play.seat;
    for (const Line& line : table::lines_between(replay, renounce.play.when, before)) {
        if (line->verb != Verb::asks_none || line->to != seat || (line->suit && *line->suit != renounce.led)) continue;
        if (line.who().has(partner_of(seat))) return answered(line, seat);
    }
    return Word::not_asked;
}

/// Another card that he put down together with this one and that stands for it: one of the suit led, or, where none is, the first
/// of them.
bool another_serves(const Replay& replay, const Played& play, Suit led)
{
    return table::plays_beside(replay, play).any([&](const Played& other) {
        const bool together = &other != &play && other.seat == play.seat && !other.missed && (other.joined || play.joined) &&
                              table::statement_of(other.when) == table::statement_of(play.when);
        return together && (other.suit == led || other.chosen || (!play.chosen && play.joined && !other.joined));
    });
}

/// Cards he put down beside his own in earlier tricks, and nobody gave back: he should have them in his hand.
CardSet in_earlier_tricks(const Replay& replay, const Played& play)
{
    CardSet cards;
    for (const Played& extra : table::plays_of(replay, play.seat)) {
        const bool lies_there = extra.extra && extra.card && !extra.missed && !extra.impossible && extra.stood_at(play.when);
        if (lies_there && extra.trick < play.trick) cards.add(extra.card);
    }
    return cards;
}

/// Nothing, if he followed suit, led, or had none.
std::optional<Renounce> revoked(const Replay& replay, const Played& play, const Played* lead)
{
    if (!lead || !lead->suit || *lead->suit == *play.suit || lead->when > play.when) return std::nullopt;
    const Trick* trick = replay.trick_of(play);
    if (!trick || (trick->leader == play.seat && lead->seat == play.seat)) return std::nullopt;
    const CardSet held = (replay.held(play.seat, play.when) | in_earlier_tricks(replay, play)).in(*lead->suit);
    if (held.empty() || another_serves(replay, play, *lead->suit)) return std::nullopt;
    if (!play.stands() && trick->abandoned == play.back) return std::nullopt;
    return Renounce{play, *trick, *lead->suit, held};
}

/// What shows that he held the suit: a later play, or the hand as dealt.
void prove(const Replay& replay, const Renounce& renounce, Incident& revoke)
{
    const Played& play = renounce.play;
    const Played* later = table::plays_of(replay, play.seat).first([&](const Played& other) {
        return other.when > play.when && other.card && renounce.held.has(other.card) && !other.missed;
    });
    if (later) {
        const std::string suit(name_of(renounce.led));
        revoke.proof = later->span;
        revoke.proof_label = "and here a " + suit.substr(0, suit.size() - 1) + ", held all along";
    } else if (replay.hands_given) {
        revoke.proof = replay.hand_spans[play.seat];
        revoke.proof_label = "he was dealt " + spoken(renounce.held.highest(renounce.led));
    }
}

/// He or his partner has played to a later trick; or, the trick complete, has thrown down his hand.
Word side_played_on(const Replay& replay, const Renounce& renounce, Moment until)
{
    const Side side = side_of(renounce.play.seat);
    for (const Played& later : replay.played)
        if (later.trick > renounce.play.trick && side_of(later.seat) == side && later.when > renounce.play.when &&
            later.when < until && !later.missed)
            return Word::yes;
    for (const table::TooSoon& put : replay.too_soon)
        if (side_of(put.seat) == side && put.when > renounce.trick.full && put.when < until) return Word::yes;
    if (renounce.trick.full >= until) return Word::no;
    for (const Line& line : table::lines_between(replay, renounce.trick.full, until))
        if (line->verb == Verb::throws_down && line->his_hand && !(line.who() & Seats(side)).empty()) return Word::threw_down;
    return Word::no;
}

/// The facts, should the book find that it was corrected in time: which place he played in, and whether both adversaries had
/// played.
Facts as_correction(const Replay& replay, const Played& play)
{
    int place = 1, adversaries = 0;
    for (const Played& other : table::plays_beside(replay, play)) {
        if (other.missed || other.extra) continue;
        if (other.when < play.when && other.back > play.when) ++place;
        if (other.when < play.back && other.back >= play.back && side_of(other.seat) != side_of(replay.dealer_at(play.when)))
            ++adversaries;
    }
    Facts facts;
    facts.set(Attr::role, role_of(replay, play.seat, play.when));
    facts.set(Attr::place, place == 2 ? Word::second : place == 3 ? Word::third : Word::fourth);
    if (!replay.custom.whist) facts.set(Attr::adversaries_played, terms::yes_no(adversaries == 2));
    return facts;
}

Incident revoke(const Replay& replay, const Renounce& renounce)
{
    const Played& play = renounce.play;
    Incident incident = seen(Kind::revoke, play);
    incident.until = play.back;
    incident.corrected = !play.stands();
    incident.cards = renounce.held;
    incident.suit = renounce.led;
    incident.label = who(play.seat) + " plays " + spoken(play.card);
    prove(replay, renounce, incident);
    const Moment until = std::min(play.back, table::at_statement(replay.section->statements.size()));
    incident.facts.set(Attr::role, role_of(replay, play.seat, play.when));
    incident.facts.set(Attr::side_played_on, side_played_on(replay, renounce, until));
    incident.facts.set(Attr::quitted, terms::yes_no(renounce.trick.quitted < until));
    incident.facts.set(Attr::question, question(replay, renounce, std::min(until, renounce.trick.quitted)));
    incident.facts.set(Attr::other_side, Word::no);
    if (incident.corrected) incident.as_correction = as_correction(replay, play);
    return incident;
}

void by_deal(const Replay& replay, Found& found)
{
    const Played* lead = nullptr;
    for (const Played& play : replay.played) {
        if (play.lead) lead = &play;  // there is no other while it lies
        if (play.lead || play.missed || play.extra || play.impossible || !play.suit) continue;
        lead = lead_of(replay, play, lead);
        if (const auto renounce = revoked(replay, play, lead)) found.push_back(revoke(replay, *renounce));
    }
}

}  // namespace revoke

namespace detect {
Detector revoke() { return {.by_deal = revoke::by_deal}; }
}  // namespace detect

}  // namespace hoyle::incidents
