// Revokes.
//
// What happened: a player holding a card of the suit led played another.
// How it is told apart: not a renounce (a hand void of the suit); proved by the hand as dealt, or by a card of the suit played later. A play
// changed or taken back in the same trick is a revoke corrected, if the book finds that it was not established by then. Of cards put down
// together one that follows suit is enough; and whoever leads to a trick cannot revoke in it, however many he puts down.
// Example: 2. E: D4 DQ C3 D2  ...  7. S: D8 D9       West played a club at trick 2 and a diamond at trick 7.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using log::Verb;
using table::never;
using table::Played;
using table::Replay;
using table::Trick;

/// `before` is the lead of an earlier play, and most often of this one too.
const Played* lead_of(const Replay& replay, const Played& play, const Played* before)
{
    if (before && before->trick == play.trick && before->attempt == play.attempt && before->back > play.when) return before;
    for (const Played& lead : replay.played)
        if (lead.trick == play.trick && lead.attempt == play.attempt && lead.lead && lead.back > play.when) return &lead;
    return nullptr;
}

/// The question whether he had none, put to the player by his partner between the play and `before`, and what came of it.
Word question(const Replay& replay, const Played& play, Suit led, Moment before)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = table::statement_of(play.when); i < statements.size() && table::at_statement(i) < before; ++i) {
        const log::Statement& asked = statements[i];
        if (asked.verb != Verb::asks_none || asked.to != play.seat || (asked.suit && *asked.suit != led)) continue;
        if (!replay.who[i].has(partner_of(play.seat))) continue;
        for (std::size_t j = i + 1; j < statements.size(); ++j) {
            const log::Statement& answer = statements[j];
            if (answer.verb == Verb::trick || answer.verb == Verb::plays) break;
            if (answer.verb != Verb::answers || !replay.who[j].has(play.seat)) continue;
            switch (static_cast<log::Answer>(answer.choice)) {
            case log::Answer::none:
            case log::Answer::no: return Word::denied;
            case log::Answer::yes:
            case log::Answer::some: return Word::admitted;
            case log::Answer::nothing: return Word::unanswered;
            }
        }
        return Word::unanswered;
    }
    return Word::not_asked;
}

/// Another card that he put down together with this one and that stands for it: one of the suit led, or, where none is, the first of them.
bool another_serves(const Replay& replay, const Played& play, Suit led)
{
    const auto together = [&](const Played& other) {
        return other.seat == play.seat && other.trick == play.trick && other.attempt == play.attempt && !other.missed &&
               table::statement_of(other.when) == table::statement_of(play.when) && (other.joined || play.joined);
    };
    for (const Played& other : replay.played) {
        if (&other == &play || !together(other)) continue;
        if (other.suit == led) return true;
        if (other.chosen || (!play.chosen && play.joined && !other.joined)) return true;
    }
    return false;
}

/// The later play that shows the suit was held, if it was not dealt openly.
const Played* later_proof(const Replay& replay, const Played& play, CardSet held)
{
    for (const Played& later : replay.played)
        if (later.when > play.when && later.seat == play.seat && later.card && held.has(later.card) && !later.missed) return &later;
    return nullptr;
}

}  // namespace

void detect::revokes(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const Moment end = table::at_statement(statements.size());
    const Played* lead = nullptr;
    for (const Played& play : replay.played) {
        if (play.lead) lead = &play;  // there is no other while it lies
        if (play.lead || play.missed || play.extra || play.impossible || !play.suit) continue;
        lead = lead_of(replay, play, lead);
        if (!lead || !lead->suit || *lead->suit == *play.suit || lead->when > play.when) continue;
        const Trick* trick = replay.trick_of(play);
        if (!trick) continue;
        if (trick->leader == play.seat && lead->seat == play.seat) continue;
        const Suit led = *lead->suit;
        const CardSet held = replay.held(play.seat, play.when).in(led);
        if (held.empty()) continue;
        if (another_serves(replay, play, led)) continue;
        // A card that went back with a false lead, or because a player before him changed his, costs nothing and was no revoke.
        if (play.back != never && trick->abandoned == play.back) continue;

        Incident revoke;
        revoke.kind = Kind::revoke;
        revoke.offender = play.seat;
        revoke.trick = play.trick;
        revoke.attempt = play.attempt;
        revoke.when = play.when;
        revoke.until = play.back;
        revoke.corrected = play.back != never;
        revoke.where = play.span;
        revoke.card = play.card;
        revoke.cards = held;
        revoke.suit = led;
        revoke.label = who(play.seat) + " plays " + spoken(play.card);
        if (const Played* proof = later_proof(replay, play, held)) {
            revoke.proof = proof->span;
            const std::string suit(name_of(led));
            revoke.proof_label = "and here a " + suit.substr(0, suit.size() - 1) + ", held all along";
        } else if (replay.hands_given) {
            revoke.proof = replay.hands_span;
            revoke.proof_label = "he was dealt " + spoken(held.highest(led));
        }

        const Moment until = std::min(play.back, end);
        revoke.facts.set(Attr::role, role_of(replay, play.seat, play.when));
        bool played_on = false;
        for (const Played& later : replay.played)
            if (later.trick > play.trick && side_of(later.seat) == side_of(play.seat) && later.when > play.when && later.when < until && !later.missed)
                played_on = true;
        const bool quitted = trick->quitted < until;
        revoke.facts.set(Attr::side_played_on, terms::yes_no(played_on));
        revoke.facts.set(Attr::quitted, terms::yes_no(quitted));
        revoke.facts.set(Attr::question, question(replay, play, led, std::min(until, trick->quitted)));
        revoke.facts.set(Attr::other_side, Word::no);
        if (replay.custom.whist) revoke.facts.set(Attr::abandoned, Word::no);

        if (revoke.corrected) {
            int place = 1, adversaries = 0;
            for (const Played& earlier : replay.played) {
                if (earlier.trick != play.trick || earlier.attempt != play.attempt || earlier.missed || earlier.extra) continue;
                if (earlier.when < play.when && earlier.back > play.when) ++place;
                if (replay.dealer && earlier.when < play.back && side_of(earlier.seat) != side_of(*replay.dealer) && earlier.back >= play.back) ++adversaries;
            }
            revoke.as_correction.set(Attr::role, revoke.facts[Attr::role]);
            revoke.as_correction.set(Attr::place, place == 2 ? Word::second : place == 3 ? Word::third : Word::fourth);
            if (!replay.custom.whist) revoke.as_correction.set(Attr::adversaries_played, terms::yes_no(adversaries == 2));
        }
        out.push_back(revoke);
    }
}

}  // namespace hoyle::incidents
