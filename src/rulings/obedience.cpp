// Was a call obeyed? The cards played after it say so, and what is put right before the trick is turned is said to be cured.

#include "rulings/docket.hpp"
#include "rulings/remedies.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::never;
using table::Played;
using table::Trick;
using terms::Atom;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

const Played* lead_of(const table::Replay& r, const Played& play)
{
    for (const Played& lead : r.played)
        if (lead.lead && lead.trick == play.trick && lead.attempt == play.attempt && lead.back > play.when) return &lead;
    return nullptr;
}

/// The cards that may be played there without revoking.
CardSet lawful(const table::Replay& r, const Played& play)
{
    const CardSet held = r.held(play.seat, play.when);
    const Played* lead = lead_of(r, play);
    if (play.lead || !lead || !lead->suit || held.in(*lead->suit).empty()) return held;
    return held.in(*lead->suit);
}

/// The best card lying in the trick when a play was made to it.
Card best_then(const table::Replay& r, const Played& play)
{
    Card best;
    for (const Played& other : r.played)
        if (other.trick == play.trick && other.attempt == play.attempt && other.when < play.when && other.back > play.when && other.card &&
            other.seat != play.seat && (!best || beats(other.card, best, r.trump.value_or(Strain::no_trump))))
            best = other.card;
    return best;
}

/// The best of the other hands' cards in the trick as it was in the end.
Card best_of_others(const table::Replay& r, const Played& play)
{
    Card best;
    for (const Played& other : r.played)
        if (other.trick == play.trick && other.attempt == play.attempt && other.stands() && other.card && other.seat != play.seat &&
            (!best || beats(other.card, best, r.trump.value_or(Strain::no_trump))))
            best = other.card;
    return best;
}

struct Verdict {
    bool obeyed = true;
    bool able = true;
};

Verdict judge(const table::Replay& r, const Played& play, Atom atom, Card card, std::optional<Suit> suit)
{
    const Strain trump = r.trump.value_or(Strain::no_trump);
    const CardSet may = lawful(r, play);
    switch (atom) {
    case Atom::call_card:
    case Atom::play: return {play.card == card, may.has(card)};
    case Atom::not_play: return {play.card != card, may.size() > 1};
    case Atom::call_suit: return {play.suit == suit, suit && !r.held(play.seat, play.when).in(*suit).empty()};
    case Atom::bar_suit: return {play.suit != suit, suit && !(may - may.in(*suit)).empty()};
    case Atom::highest:
    case Atom::lowest: {
        const Played* lead = lead_of(r, play);
        const auto of = suit ? suit : lead ? lead->suit : play.suit;
        if (!of) return {};
        const CardSet held = r.held(play.seat, play.when);
        const Card wanted = atom == Atom::highest ? held.highest(*of) : held.lowest(*of);
        return {play.card == wanted || !wanted, static_cast<bool>(wanted) && may.has(wanted)};
    }
    case Atom::win: {
        const Card best = best_then(r, play);
        if (!best || !play.card) return {};
        bool could = false;
        for (Card each : may) could = could || beats(each, best, trump);
        return {beats(play.card, best, trump), could};
    }
    case Atom::not_win: {
        // Not to win is seen when the trick is full: a hand after him may take it.
        const Card best = best_of_others(r, play);
        if (!best || !play.card) return {};
        bool could = false;
        for (Card each : may) could = could || !beats(each, best, trump);
        return {!beats(play.card, best, trump), could};
    }
    default: return {};
    }
}

/// He was called on again before he played, for something else, and did that: whatever it was worth, he has not disobeyed.
bool called_otherwise(const table::Replay& r, Seat seat, table::Moment from, const Played& play)
{
    for (std::size_t i = table::statement_of(from) + 1; i < r.section->statements.size() && table::at_statement(i) < play.when; ++i) {
        const log::Remedy* asked = r.section->demanded(r.section->statements[i]);
        if (!asked || r.who[i].empty() || side_of(r.who[i].first()) == side_of(seat) || !asked->on.has(seat)) continue;
        for (Atom atom : {Atom::highest, Atom::lowest, Atom::win, Atom::not_win, Atom::call_suit, Atom::call_card})
            if (means(asked->word, atom) && judge(r, play, atom, asked->card, asked->suit).obeyed) return true;
    }
    return false;
}

}  // namespace

/// A suit called from one hand before it was known which of two would lead first: if the other does, nobody owes it any more.
bool Docket::came_to_nothing(const Call& call)
{
    if (call.atom != Atom::call_suit || call.either.size() < 2) return false;
    for (const Trick& trick : replay_->tricks) {
        const auto leader = trick.led_by();
        if (trick.led <= call.from || !leader || !call.either.has(*leader)) continue;
        if (*leader == call.on) return false;
        for (Answer& answer : matters_[call.matter].answers) {
            if (answer.status != Status::exacted || !answer.chosen || answer.options[*answer.chosen].step->atom != Atom::call_suit) continue;
            answer.status = Status::lapsed;
            answer.ended_by = std::string(name_of(*leader)) + " leads first, and the suit was called from " + std::string(name_of(call.on));
            answer.ended_at = spot_of(table::statement_of(trick.led));
        }
        return true;
    }
    return false;
}

/// Obeyed or not is seen at the trick the call bites on. The call of a card that cannot lawfully be played there waits, where the book has it
/// repeated at each trick: it holds until he can.
void Docket::check_obedience(const Call& call)
{
    const bool repeats = book_->rule(terms::ProcedureKey::call_repeats) == terms::ProcedureValue::each_trick;
    Call now = call;
    const auto called_again = [&](table::Moment before) {
        return std::any_of(calls_.begin(), calls_.end(), [&](const Call& other) {
            return other.atom == call.atom && other.on == call.on && other.card == call.card && other.from > call.from && other.from < before;
        });
    };
    while (const auto waits = check_obedience_at(now)) {
        const Played* next = replay_->next_play(call.on, *waits);
        if (!repeats || !next || called_again(next->when)) return;
        now.from = *waits;
    }
}

/// The moment from which it goes on waiting; nothing: it is settled.
std::optional<table::Moment> Docket::check_obedience_at(const Call& call)
{
    const table::Replay& r = *replay_;
    const Matter& matter = matters_[call.matter];
    // Which trick the call bites on: the one named; the offence's own while it runs; else the next to which the player plays or leads.
    const bool leads = call.atom == Atom::call_suit || call.atom == Atom::bar_suit;
    const bool this_trick = matter.incident.kind == Kind::revoke_corrected || matter.incident.kind == Kind::fourth_plays_before_partner ||
                            matter.incident.kind == Kind::attention_drawn_to_trick || matter.incident.kind == Kind::dummy_suggests;
    int number = call.trick;
    if (!number && this_trick && call.atom != Atom::call_card) number = matter.incident.trick;
    std::vector<const Played*> plays;
    for (const Played& play : r.played) {
        if (play.seat != call.on || play.missed || !play.card || play.impossible) continue;
        if (leads && !play.lead) continue;
        if (play.when <= call.from && !(number && play.trick == number && play.back > call.from)) continue;
        if (number && play.trick != number) continue;
        if (!plays.empty() && play.trick != plays.front()->trick) continue;
        plays.push_back(&play);
    }
    if (came_to_nothing(call)) return {};
    if (plays.empty()) return {};
    // Of a revoke mended in time the card is asked for that then lies in the trick, whichever he put there first; and only when the trick is
    // turned, or play goes on, is it too late to obey.
    const bool corrected = matter.incident.kind == Kind::revoke_corrected;
    const Played& first = corrected ? *plays.back() : *plays.front();
    const Trick* trick = nullptr;
    for (const Trick& each : r.tricks)
        if (each.number == first.trick && each.attempt == first.attempt) trick = &each;
    const table::Moment over = trick ? table::Timeline(r).quitted_after(*trick, call.from) : never;
    if (corrected && over == never) return {};
    Verdict verdict = judge(r, first, call.atom, call.card, call.suit);
    if (verdict.obeyed || called_otherwise(r, call.on, call.from, first)) return {};
    // What he might have done is known from the cards that he is known to have held.
    const CardSet may = r.may_hold(call.on, first.when);
    const bool known = (r.whole[call.on] || r.dealt[call.on].size() >= 13) &&
                       (r.held(call.on, first.when) == may || (call.atom == Atom::call_suit && call.suit && may.in(*call.suit).empty()));
    if (!verdict.able && !known && call.atom == Atom::bar_suit) verdict.able = true;            // nobody says that he had nothing else
    if (!verdict.able && !known && (call.atom == Atom::play || call.atom == Atom::not_play)) {  // dummy showed that he had it
        const Played* lead = lead_of(r, first);
        verdict.able = call.atom == Atom::not_play || !lead || lead->suit == call.card.suit() || first.suit != lead->suit;
    }
    const std::size_t at = table::statement_of(first.when);
    const std::string name(name_of(call.on));

    const table::Moment when = corrected ? over : first.when;
    const auto point_at_card = [&](std::size_t index) {
        Matter& raised = matters_[index];
        raised.incident.where = first.span;
        raised.where = spot(first.span);
        raised.incident.trick = first.trick;
        raised.incident.card = first.card;
        raised.incident.when = when;
    };
    if (!verdict.able && call.atom == Atom::call_suit) {
        const std::string label = known ? " has none of the suit called" : " leads another suit, and nothing shows that he has one of the suit called";
        point_at_card(raise(Kind::called_suit_void, at, call.matter, Facts(), name + label, call.on));
        return {};
    }
    // He could not lawfully play it yet: the call waits.
    if (!verdict.able && call.atom == Atom::call_card && !number) return plays.back()->when;
    if (!verdict.able && (call.atom == Atom::call_card || call.atom == Atom::highest || call.atom == Atom::lowest)) return {};
    if (!verdict.able && !known) return {};  // nothing shows that he could
    const Verdict last = judge(r, *plays.back(), call.atom, call.card, call.suit);
    Facts facts;
    facts.set(Attr::role, incidents::role_of(r, call.on, first.when));
    facts.set(Attr::demand, call.atom == Atom::call_suit                              ? Word::lead_of_suit
                            : call.atom == Atom::bar_suit                             ? Word::barred_suit
                            : call.atom == Atom::highest || call.atom == Atom::lowest ? Word::highest_or_lowest
                            : call.atom == Atom::win                                  ? Word::win
                            : call.atom == Atom::not_win                              ? Word::not_win
                            : call.atom == Atom::play || call.atom == Atom::not_play  ? Word::dummys_card
                                                                                      : Word::called_card);
    facts.set(Attr::able, terms::yes_no(verdict.able));
    facts.set(Attr::cured, terms::yes_no(!corrected && plays.size() > 1 && plays.back()->stands() && last.obeyed && plays.back()->when < over));
    facts.set(Attr::other_side, Word::no);
    if (r.custom.whist) facts.set(Attr::abandoned, Word::no);
    const std::size_t index = raise(Kind::penalty_disobeyed, at, call.matter, facts,
                                    name + (verdict.able ? " does not play as called" : " cannot play as called"), call.on);
    point_at_card(index);
    for (Answer& answer : matters_[index].answers)
        if (answer.status == Status::open) set_deadlines(matters_[index], answer, when);
    return {};
}

}  // namespace hoyle::rulings
