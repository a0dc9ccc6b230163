#include "rulings/obedience.hpp"

#include "rulings/answers.hpp"
#include "rulings/called_play.hpp"
#include "rulings/proceedings.hpp"
#include "rulings/remedies.hpp"
#include "terms/traits.hpp"

#include <algorithm>

namespace hoyle::rulings {

using table::Moment;
using table::never;
using table::Played;
using table::Replay;
using table::Trick;
using terms::Atom;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

CalledFor called_for(const Call& call) { return {call.atom, call.card, call.suit}; }

/// He was called on again before he played, for something else, and did that: whatever it was worth, he has not disobeyed.
bool called_otherwise(const Scene& scene, Seat seat, Moment from, const Played& play)
{
    const auto obeys = [&](const log::Remedy& asked) {
        for (Atom atom : {Atom::highest, Atom::lowest, Atom::win, Atom::not_win, Atom::trump, Atom::not_trump, Atom::call_suit,
                          Atom::call_card})
            if (means(asked.word, atom) && judge_play(*scene.replay, play, {atom, asked.card, asked.suit}).obeyed) return true;
        return false;
    };
    for (std::size_t i = table::statement_of(from) + 1; i < scene.statements().size() && table::at_statement(i) < play.when;
         ++i) {
        const log::Remedy* asked = scene.replay->section->demanded(scene.statement(i));
        if (!asked || scene.who(i).empty() || side_of(scene.who(i).first()) == side_of(seat) || !asked->on.has(seat)) continue;
        if (obeys(*asked)) return true;
    }
    return false;
}

/// A suit called from one hand before it was known which of two would lead first: if the other does, nobody owes it any more.
bool came_to_nothing(Proceedings& p, const Call& call)
{
    if (call.atom != Atom::call_suit || call.either.size() < 2) return false;
    const auto& tricks = p.scene().replay->tricks;
    const auto first = std::find_if(tricks.begin(), tricks.end(), [&](const Trick& trick) {
        return trick.led > call.from && trick.led_by() && call.either.has(*trick.led_by());
    });
    if (first == tricks.end() || first->led_by() == call.on) return false;
    const std::string why = std::string(name_of(*first->led_by())) + " leads first, and the suit was called from " +
                            std::string(name_of(call.on));
    for (Answer& answer : p.docket()[call.matter].answers)
        if (answer.status == Status::exacted && answer.chosen && answer.options[*answer.chosen].step->atom == Atom::call_suit)
            answer.end(Status::lapsed, {why, p.scene().spot_of(table::statement_of(first->led))});
    return true;
}

/// The plays to the trick that a call bites on: the one named; the offence's own while it runs; else the next to which the player
/// plays or leads.
struct Bite {
    std::vector<const Played*> plays;  ///< all his to that trick, in order
    bool named = false;                ///< the call bites on no other trick
};

Bite bite_of(const Replay& r, const Incident& incident, const Call& call)
{
    const bool leads = call.atom == Atom::call_suit || call.atom == Atom::bar_suit;
    int number = call.trick;
    if (!number && terms::has(incident.kind, terms::Trait::own_trick) && call.atom != Atom::call_card) number = incident.trick;
    Bite bite;
    bite.named = number != 0;
    for (const Played& play : r.played) {
        if (play.seat != call.on || play.missed || !play.card || play.impossible || (leads && !play.lead)) continue;
        if (play.when <= call.from && !(number && play.trick == number && play.back > call.from)) continue;
        if (number && play.trick != number) continue;
        if (!bite.plays.empty() && play.trick != bite.plays.front()->trick) continue;
        bite.plays.push_back(&play);
    }
    return bite;
}

/// What he might have done is known from the cards that he is known to have held.
bool hand_known(const Replay& r, const Call& call, const Played& play)
{
    if (!r.whole[call.on] && r.dealt[call.on].size() < 13) return false;
    const CardSet may = r.may_hold(call.on, play.when);
    return r.held(call.on, play.when) == may || (call.atom == Atom::call_suit && call.suit && may.in(*call.suit).empty());
}

/// Where the log does not tell all his cards: nobody says that he had nothing else; dummy showed that he had it.
bool taken_as_able(const Replay& r, const Call& call, const Played& play)
{
    if (call.atom == Atom::bar_suit || call.atom == Atom::not_play) return true;
    if (call.atom != Atom::play) return false;
    const Played* lead = lead_followed(r, play);
    return !lead || lead->suit == call.card.suit() || play.suit != lead->suit;
}

Word demand_word(Atom atom)
{
    switch (atom) {
    case Atom::call_suit: return Word::lead_of_suit;
    case Atom::bar_suit: return Word::barred_suit;
    case Atom::highest:
    case Atom::lowest: return Word::highest_or_lowest;
    case Atom::win: return Word::win;
    case Atom::not_win: return Word::not_win;
    case Atom::trump:
    case Atom::not_trump: return Word::trump_or_not;
    case Atom::play:
    case Atom::not_play: return Word::dummys_card;
    default: return Word::called_card;
    }
}

const Trick* attempt_of(const Replay& r, const Played& play)
{
    const auto found = std::find_if(r.tricks.begin(), r.tricks.end(),
                                    [&](const Trick& each) { return each.number == play.trick && each.attempt == play.attempt; });
    return found == r.tricks.end() ? nullptr : &*found;
}

/// One trick that a call bites on, judged.
struct Judged {
    const Played* play = nullptr;  ///< the card that counts
    Verdict verdict;
    bool known = false;  ///< what he held
    bool cured = false;
    Moment when = 0;  ///< from when on it is too late to obey
};

void point_at_card(Proceedings& p, std::size_t matter, const Judged& judged)
{
    Matter& raised = p.docket()[matter];
    raised.incident.where = judged.play->span;
    raised.where = p.scene().spot(judged.play->span);
    raised.incident.trick = judged.play->trick;
    raised.incident.card = judged.play->card;
    raised.incident.when = judged.when;
}

void raise_disobeyed(Proceedings& p, const Call& call, const Judged& judged)
{
    const Replay& r = *p.scene().replay;
    Facts facts;
    facts.set(Attr::role, incidents::role_of(r, call.on, judged.play->when));
    facts.set(Attr::demand, demand_word(call.atom));
    facts.set(Attr::able, terms::yes_no(judged.verdict.able));
    facts.set(Attr::cured, terms::yes_no(judged.cured));
    facts.set(Attr::other_side, Word::no);
    if (p.scene().whist()) facts.set(Attr::abandoned, Word::no);
    const std::string label = std::string(name_of(call.on)) +
                              (judged.verdict.able ? " does not play as called" : " cannot play as called");
    const std::size_t matter = p.raise(
        {Kind::penalty_disobeyed, table::statement_of(judged.play->when), call.matter, facts, label, call.on});
    point_at_card(p, matter, judged);
    for (Answer& answer : p.docket()[matter].answers)
        if (answer.status == Status::open) set_deadlines(p.scene(), p.docket()[matter].incident, answer, judged.when);
}

void raise_void(Proceedings& p, const Call& call, const Judged& judged)
{
    const std::string label = judged.known ? " has none of the suit called"
                                           : " leads another suit, and nothing shows that he has one of the suit called";
    const std::size_t at = table::statement_of(judged.play->when);
    point_at_card(p, p.raise({Kind::called_suit_void, at, call.matter, {}, std::string(name_of(call.on)) + label, call.on}),
                  judged);
}

/// Whether he obeyed; nothing: that is not to be judged (yet).
std::optional<Judged> judge_call(const Proceedings& p, const Call& call, const Bite& bite)
{
    const Replay& r = *p.scene().replay;
    // Of a revoke mended in time the card is asked for that he puts down next, or leaves there if he puts down none; and only
    // when the trick is turned, or play goes on, has he left it.
    const bool corrected = call.atom != Atom::call_card &&
                           terms::has(p.docket()[call.matter].incident.kind, terms::Trait::reopens_trick);
    Judged judged;
    const auto next = std::find_if(bite.plays.begin(), bite.plays.end(),
                                   [&](const Played* play) { return play->when > call.from; });
    judged.play = !corrected ? bite.plays.front() : next != bite.plays.end() ? *next : bite.plays.back();
    const Trick* trick = attempt_of(r, *judged.play);
    const Moment over = trick ? p.scene().timeline().quitted_after(*trick, call.from) : never;
    if (corrected && over == never) return {};
    judged.verdict = judge_play(r, *judged.play, called_for(call));
    if (judged.verdict.obeyed || called_otherwise(p.scene(), call.on, call.from, *judged.play)) return {};
    judged.known = hand_known(r, call, *judged.play);
    if (!judged.verdict.able && !judged.known) judged.verdict.able = taken_as_able(r, call, *judged.play);
    judged.when = corrected ? over : judged.play->when;
    const Played& last = *bite.plays.back();
    judged.cured = &last != judged.play && last.stands() && last.when < over && judge_play(r, last, called_for(call)).obeyed;
    return judged;
}

/// The moment from which a call goes on waiting; nothing: it is settled.
std::optional<Moment> check_once(Proceedings& p, const Call& call)
{
    const Bite bite = bite_of(*p.scene().replay, p.docket()[call.matter].incident, call);
    if (came_to_nothing(p, call) || bite.plays.empty()) return {};
    const auto judged = judge_call(p, call, bite);
    if (!judged) return {};
    if (judged->verdict.able) {
        raise_disobeyed(p, call, *judged);
        return {};
    }
    if (call.atom == Atom::call_suit) {
        raise_void(p, call, *judged);
        return {};
    }
    if (call.atom == Atom::call_card && !bite.named)
        return bite.plays.back()->when;  // he could not lawfully play it yet: the call waits
    const bool nothing_owed = call.atom == Atom::call_card || call.atom == Atom::highest || call.atom == Atom::lowest;
    if (!nothing_owed && judged->known) raise_disobeyed(p, call, *judged);  // else nothing shows that he could
    return {};
}

}  // namespace

bool calls_for_play(Atom atom)
{
    switch (atom) {
    case Atom::call_card:
    case Atom::call_suit:
    case Atom::highest:
    case Atom::lowest:
    case Atom::win:
    case Atom::not_win:
    case Atom::trump:
    case Atom::not_trump:
    case Atom::bar_suit:
    case Atom::play:
    case Atom::not_play: return true;
    default: return false;
    }
}

void check_obedience(Proceedings& p, const Call& call, const std::vector<Call>& others)
{
    const bool repeats = p.scene().book->rule(terms::ProcedureKey::call_repeats) == terms::ProcedureValue::each_trick;
    const auto called_again = [&](Moment before) {
        return std::any_of(others.begin(), others.end(), [&](const Call& other) {
            return other.atom == call.atom && other.on == call.on && other.card == call.card && other.from > call.from &&
                   other.from < before;
        });
    };
    Call now = call;
    while (const auto waits = check_once(p, now)) {
        const Played* next = p.scene().replay->next_play(call.on, *waits);
        if (!repeats || !next || called_again(next->when)) return;
        now.from = *waits;
    }
}

void on_disobedience(Proceedings& p, std::size_t statement)
{
    const Seats who = p.scene().who(statement);
    const auto& matters = p.docket().matters();
    const bool seen = std::any_of(matters.begin(), matters.end(), [&](const Matter& matter) {
        return p.scene().told_here(matter) && matter.incident.kind == Kind::penalty_disobeyed && matter.incident.offender &&
               who.has(*matter.incident.offender);
    });
    if (who.size() == 1 && !seen)
        p.note(statement, incidents::who(who.first()) +
                              " is said to have disobeyed; the log shows no call that he could have obeyed and "
                              "did not, so no law is applied");
}

}  // namespace hoyle::rulings
