// Tricks with a card too few or too many, and hands that are short.
//
// missed-trick: a seat was passed over (`-`). extra-card-in-trick: a second card of one hand to a trick that it had played to, or a card found
// in a quitted trick; whoever finds it has done nothing, the offender is he whose card it was. two-cards-played: two put down at once
// (`C7+S2`); if both are quitted with the trick, the second is a card too many as well. short-hand: a player has fewer than thirteen while the others have theirs.
// misdealt-count: somebody has more than thirteen.

#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {
namespace {

using log::Verb;
using table::never;
using table::Played;
using table::Replay;

Incident about(Kind kind, const Played& play, const Replay& replay)
{
    Incident incident;
    incident.kind = kind;
    incident.offender = play.seat;
    incident.trick = play.trick;
    incident.attempt = play.attempt;
    incident.when = play.when;
    incident.where = play.span;
    incident.card = play.card;
    if (play.card) incident.cards = CardSet::of(play.card);
    incident.facts.set(Attr::role, role_of(replay, play.seat, play.when));
    return incident;
}

/// The card that was wanting turns up, on the floor or in the other pack, before anybody asks for a new deal and before its holder has played:
/// then his hand is right.
bool made_up(const Replay& replay, Seat seat, std::size_t told)
{
    const auto& statements = replay.section->statements;
    Moment first_play = never;
    for (const Played& play : replay.played)
        if (play.seat == seat && !play.missed) first_play = std::min(first_play, play.when);
    int wanting = 13 - replay.size[seat];
    for (std::size_t i = told; i < statements.size() && table::at_statement(i) < first_play; ++i) {
        const log::Statement& statement = statements[i];
        const log::Remedy* asked = replay.section->demanded(statement);
        if (asked && asked->word == log::RemedyWord::new_deal) return false;
        if (statement.verb != Verb::finds || !replay.who[i].has(seat)) continue;
        const auto where = static_cast<log::Found>(statement.choice);
        if ((where == log::Found::floor || where == log::Found::other_pack) && --wanting <= 0) return true;
    }
    return false;
}

void short_hands(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    const auto say = [&](Kind kind, Seat seat, std::size_t at) -> Incident {
        Incident incident;
        incident.kind = kind;
        incident.offender = seat;
        incident.when = table::at_statement(at);
        incident.where = statements[at].span;
        incident.label = who(seat) + " has " + std::to_string(replay.size[seat]) + " cards";
        return incident;
    };
    // Where it is told: `took up 12`, or a hand of twelve or fourteen in `hands`.
    std::size_t told = statements.size();
    for (std::size_t i = 0; i < statements.size(); ++i)
        if (statements[i].verb == Verb::took_up || (statements[i].verb == Verb::hands && told == statements.size())) told = i;
    if (told == statements.size()) return;
    bool over = false;
    int under = 0;
    Seat longest = Seat::north, shortest = Seat::north;
    for (Seat seat : all_seats) {
        if (replay.size[seat] > 13) over = true, longest = seat;
        if (replay.size[seat] < 13) ++under, shortest = seat;
    }
    if (over) {
        Incident incident = say(Kind::misdealt_count, longest, told);
        incident.offender = replay.dealer;
        // A pack has fifty-two: another hand is short, unless the others are told to be right or the pack to be wrong.
        bool others_right = true;
        for (Seat seat : all_seats) others_right = others_right && (seat == longest || replay.size_said[seat] || replay.whole[seat]);
        for (const log::Statement& statement : statements)
            others_right = others_right || (statement.verb == Verb::pack_is && static_cast<log::PackFault>(statement.choice) != log::PackFault::faced);
        incident.facts.set(Attr::sizes, under > 0 || !others_right ? Word::over_and_short : Word::over_only);
        misdeal_defences(replay, incident);
        out.push_back(incident);
        return;
    }
    if (under != 1) return;  // the law is of one; several short hands are the last cards of a hand whose beginning is not told
    // A slip in the hands as they are written shortens a hand on paper alone.
    for (const table::Impossibility& slip : replay.impossible)
        if (statements[told].verb == Verb::hands && slip.where.begin >= statements[told].span.begin &&
            slip.where.begin < statements[told].span.begin + statements[told].span.length)
            return;
    Incident incident = say(Kind::short_hand, shortest, told);
    if (made_up(replay, shortest, told)) return;
    // Found when somebody says so, or when he looks for the card; else only at the end.
    Moment found = table::at_statement(statements.size());
    for (std::size_t i = told; i < statements.size(); ++i) {
        const bool pointed = statements[i].verb == Verb::points_out && statements[i].ref.kind.starts_with("short-hand");
        // a new deal asked for, and no other reason named, is asked for because of it
        const log::Remedy* asked = replay.section->demanded(statements[i]);
        const bool demanded = asked && asked->word == log::RemedyWord::new_deal &&
                              (!statements[i].ref.said() || statements[i].ref.kind.starts_with("short-hand"));
        if (pointed || demanded || (statements[i].verb == Verb::finds && replay.who[i].has(shortest))) {
            found = table::at_statement(i);
            incident.where = statements[i].span;
            break;
        }
    }
    bool played = false;
    for (const Played& play : replay.played)
        if (play.seat == shortest && play.when < found && !play.missed) played = true;
    incident.when = std::min(found, table::at_statement(statements.size() - 1));
    Word role = role_of(replay, shortest, incident.when);
    if (role == Word::partner && played) role = Word::dummy;
    incident.facts.set(Attr::role, role);
    incident.facts.set(Attr::has_played, terms::yes_no(played));
    out.push_back(incident);
}

/// Whose card it was that lay in a trick where it had no place: whoever it is given back to, or was dealt to.
std::optional<Seat> holder(const Replay& replay, Card card)
{
    for (const log::Statement& statement : replay.section->statements)
        if (statement.verb == Verb::restores && statement.card == card && statement.to) return statement.to;
    for (Seat seat : all_seats)
        if (card && replay.dealt[seat].has(card)) return seat;
    return std::nullopt;
}

/// `E finds ST in trick 2`, `S restores ST from trick 2 to W`: a card lay there that belongs to no play of that trick.
void found_in_trick(const Replay& replay, std::size_t at, std::vector<Incident>& out)
{
    const log::Statement& statement = replay.section->statements[at];
    const bool found = statement.verb == Verb::finds && statement.choice == static_cast<int>(log::Found::trick);
    if ((!found && statement.verb != Verb::restores) || !statement.card) return;
    for (const Incident& earlier : out)
        if (earlier.kind == Kind::extra_card_in_trick && earlier.trick == statement.trick && earlier.card == statement.card) return;
    for (const Played& play : replay.played)  // given back to one who had played it there: his own card too many
        if (!found && play.trick == statement.trick && play.card == statement.card) return;
    Incident mixed;
    mixed.kind = Kind::extra_card_in_trick;
    mixed.offender = holder(replay, statement.card);
    mixed.trick = static_cast<std::uint8_t>(statement.trick);
    mixed.when = table::at_statement(at);
    mixed.where = statement.span;
    mixed.card = statement.card;
    mixed.cards = CardSet::of(statement.card);
    if (mixed.offender) mixed.facts.set(Attr::role, role_of(replay, *mixed.offender, mixed.when));
    mixed.facts.set(Attr::noticed, mixed.when < replay.hand_over ? Word::in_play : Word::hand_over);
    mixed.facts.set(Attr::how, Word::mixed_in);
    mixed.label = spoken(statement.card) + " lies in trick " + std::to_string(statement.trick) +
                  (mixed.offender ? ", a card of " + who(mixed.offender) + "'s" : ", nobody tells whose");
    out.push_back(mixed);
}

/// Seats passed over, further cards, two at once, as the play shows them.
void cards_too_few_or_many(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    for (const Played& play : replay.played) {
        if (play.missed) {
            const Played* next = nullptr;
            for (const Played& later : replay.played)
                if (later.seat == play.seat && later.trick > play.trick && !later.missed && (!next || later.when < next->when)) next = &later;
            const bool after = next && next->when < play.back;
            Incident missed = about(Kind::missed_trick, play, replay);
            missed.facts.set(Attr::noticed, after ? Word::after : Word::before_next_play);
            missed.when = after ? next->when : play.when;
            if (after) {
                missed.proof = next->span;
                missed.proof_label = "he plays to the next trick";
            }
            missed.label = who(play.seat) + " does not play to trick " + std::to_string(play.trick);
            out.push_back(missed);
        }
        if (play.extra && !play.impossible) {
            Incident extra = about(Kind::extra_card_in_trick, play, replay);
            bool in_play = play.back != never && play.back < replay.hand_over;
            for (std::size_t i = table::statement_of(play.when) + 1; i < statements.size(); ++i) {
                const bool counted = statements[i].verb == Verb::counts && statements[i].choice == static_cast<int>(log::Counts::tricks);
                const bool pointed = statements[i].verb == Verb::points_out && statements[i].ref.kind.starts_with("extra-card");
                const bool found = statements[i].verb == Verb::finds && statements[i].choice == static_cast<int>(log::Found::trick) &&
                                   statements[i].trick == play.trick && statements[i].card == play.card;
                if ((counted || pointed || found) && table::at_statement(i) < replay.hand_over) in_play = true;
            }
            extra.facts.set(Attr::noticed, in_play ? Word::in_play : Word::hand_over);
            extra.facts.set(Attr::how, Word::played);
            const bool together = std::any_of(replay.played.begin(), replay.played.end(), [&](const Played& other) {
                return other.seat == play.seat && other.trick == play.trick && other.attempt == play.attempt && other.joined;
            });
            extra.label = who(play.seat) + (together ? "'s second card is quitted with trick " : " plays a second card to trick ") + std::to_string(play.trick);
            out.push_back(extra);
        }
        if (play.joined && !play.impossible) {
            // one incident for the whole handful
            const auto earlier = std::find_if(out.begin(), out.end(), [&](const Incident& each) {
                return each.kind == Kind::two_cards_played && each.offender == play.seat && each.trick == play.trick && each.attempt == play.attempt;
            });
            if (earlier != out.end()) {
                earlier->cards.add(play.card);
                continue;
            }
            Incident two = about(Kind::two_cards_played, play, replay);
            for (const Played& first : replay.played)
                if (first.seat == play.seat && first.trick == play.trick && first.attempt == play.attempt && first.when <= play.when && first.card)
                    two.cards.add(first.card);
            two.label = who(play.seat) + " plays two cards at once";
            out.push_back(two);
        }
    }
}

}  // namespace

void detect::short_and_surplus(const Replay& replay, std::vector<Incident>& out)
{
    const auto& statements = replay.section->statements;
    if (!replay.plain) cards_too_few_or_many(replay, out);
    for (std::size_t i = 0; i < statements.size(); ++i) found_in_trick(replay, i, out);
    short_hands(replay, out);
}

}  // namespace hoyle::incidents
