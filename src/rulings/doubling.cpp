#include "rulings/doubling.hpp"

#include "terms/traits.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

bool out_of_turn(Kind kind) { return terms::has(kind, terms::Trait::double_out_of_turn); }

/// Why an offence took the right to double, as the book is asked of the double.
Word lost_by(const Incident& offence)
{
    switch (offence.kind) {
    case Kind::lead_before_doubling_complete: return offence[Attr::doubled] == Word::yes ? Word::led_early : Word::led_unanswered;
    case Kind::lead_without_asking: return Word::led_unasked;
    case Kind::lead_out_of_turn: return Word::third_led;
    default: return Word::card_shown;
    }
}

bool lost_by_lead(Word why)
{
    return why == Word::led_early || why == Word::led_unanswered || why == Word::led_unasked || why == Word::third_led;
}

/// The book takes the right to double away for this.
bool ruled_on(const Scene& scene, Word why)
{
    Facts facts;
    facts.set(Attr::why, why);
    const lawbook::Ruling* ruling = scene.book->answer(Kind::double_without_right, terms::Point::doubling, facts,
                                                       *scene.settings);
    return ruling && ruling->verb != Verb::silent;
}

/// At dummy bridge: who plays two hands has looked at both, or the make was passed to dummy and named from his cards (R74).
bool both_hands_seen(const Scene& scene, std::size_t statement)
{
    const Seat dummy = *scene.replay->custom.dummy, player = partner_of(dummy);
    if (scene.dealer() == player && scene.replay->maker == dummy) return true;
    bool own = scene.dealer() == player, dummys = scene.dealer() == dummy;  // he has named the trump from it, or passed with it
    for (std::size_t i = 0; i < statement; ++i) {
        const log::Statement& said = scene.statement(i);
        if (said.verb != log::Verb::looks || !scene.who(i).has(player)) continue;
        own = own || said.looks_at == log::LooksAt::own_hand;
        dummys = dummys || (said.looks_at == log::LooksAt::hand_of && said.to == dummy);
    }
    return own && dummys;
}

/// Why, by the laws of a game in which one hand is dummy whoever deals; Word::unset: nothing is against it.
Word without_right_beside_dummy(const Scene& scene, std::size_t statement, Seat seat)
{
    const auto& dummy = scene.replay->custom.dummy;
    if (!dummy) return Word::unset;
    const bool forced = scene.dealer() == partner_of(*dummy) && scene.replay->maker == *dummy;
    if (forced && ruled_on(scene, Word::make_forced)) return Word::make_forced;
    if (!scene.of_dealers_side(seat)) {
        const auto eldest = scene.replay->eldest();
        const bool leads = !eldest || seat == *eldest;
        return !leads && ruled_on(scene, Word::only_leader) ? Word::only_leader : Word::unset;
    }
    if (ruled_on(scene, Word::no_redouble)) return Word::no_redouble;
    const bool dummys_side = side_of(seat) == side_of(*dummy);
    if (dummys_side && ruled_on(scene, Word::both_hands_seen) && both_hands_seen(scene, statement)) return Word::both_hands_seen;
    return Word::unset;
}

/// Why a double is made without the right; Word::unset: it is made with it.
Word without_right(const Proceedings& p, Seat seat, std::size_t statement)
{
    const Scene& scene = p.scene();
    const table::Moment now = table::at_statement(statement);
    const int so_far = p.doubles().counting();
    if (p.doubles().closed()) return Word::closed;
    if (now < scene.replay->trump_made) return Word::before_make;
    if (const Doubles::Loss* loss = p.doubles().forfeited(seat)) return lost_by(p.docket()[loss->matter].incident);
    if (so_far == 0 && scene.of_dealers_side(seat, scene.replay->trump_made)) return Word::nobody_before;
    const Word beside_dummy = without_right_beside_dummy(scene, statement, seat);
    return beside_dummy == Word::unset && p.limit_reached(so_far) ? Word::past_limit : beside_dummy;
}

bool void_by_book(const Matter& matter)
{
    const Answer* answer = matter.principal();
    return answer && answer->ruling && answer->ruling->verb == Verb::void_;
}

void double_without_right(Proceedings& p, std::size_t statement, Seat seat, Word why)
{
    // A double that has no force is not accepted or refused as well.
    for (Matter& matter : p.docket().matters())
        if (p.scene().told_here(matter) && matter.incident.when == table::at_statement(statement) &&
            out_of_turn(matter.incident.kind))
            matter.hidden = true;
    Facts facts;
    facts.set(Attr::why, why);
    const Doubles::Loss* loss = p.doubles().forfeited(seat);
    const auto because_of = loss && why != Word::closed ? std::optional(loss->matter) : std::nullopt;
    const std::size_t matter = p.raise(
        {Kind::double_without_right, statement, because_of, facts, incidents::who(seat) + " doubles without the right", seat});
    const Answer* answer = p.docket()[matter].principal();
    p.doubles().made({statement, seat, matter, answer && answer->ruling && !void_by_book(p.docket()[matter])});
}

/// Who has said since the last double that counts that he is satisfied.
Seats satisfied_since(const Scene& scene, std::size_t from, std::size_t until)
{
    Seats found;
    for (std::size_t i = from + 1; i < until; ++i)
        if (scene.statement(i).verb == log::Verb::satisfied) found |= scene.who(i);
    return found;
}

/// A redouble in another's turn. Whose turn it is hangs on the doubles that count, so only the docket sees it: one that has no
/// force is none of that side, and a player who has lost his right keeps nobody waiting.
void look_at_turn(Proceedings& p, std::size_t statement, Seat seat)
{
    const Scene& scene = p.scene();
    const Doubles& doubles = p.doubles();
    const Doubles::Double* last = doubles.last();
    const table::Moment now = table::at_statement(statement);
    if (!last || now > scene.replay->first_lead) return;
    for (const Matter& matter : p.docket().matters())  // who had declined has no turn
        if (matter.incident.kind == Kind::declaration_altered && scene.told_here(matter) && matter.incident.when == now) return;
    const auto makes = scene.replay->maker ? scene.replay->maker : scene.dealer();
    const auto eldest = scene.replay->eldest();
    if (!makes || !eldest) return;  // who dealt is not told
    const Side side = side_of(seat);
    const Seat maker = *makes;
    const Doubles::Double* own = doubles.last_of(side);
    const Seat first = own ? own->seat : side == side_of(maker) ? maker : *eldest;
    const bool own_doubled = side_of(last->seat) == side;
    if (scene.replay->custom.maker_plays && !own_doubled) return;  // at auction either may redouble
    const bool his_turn = seat == first || doubles.forfeited(first) ||
                          satisfied_since(scene, last->statement, statement).has(first);
    if (!own_doubled && his_turn) return;
    const Doubles::Double* theirs = doubles.last_of(other(side));
    Incident incident;
    incident.kind = Kind::redouble_out_of_turn;
    incident.offender = seat;
    incident.other_seat = !own_doubled ? last->seat : theirs ? theirs->seat : maker;
    incident.facts.set(Attr::over, own_doubled ? Word::own_side : Word::other_side);
    incident.trick = scene.replay->trick_at[statement];
    incident.when = now;
    incident.where = scene.statement(statement).span;
    incident.label = incidents::who(seat) + " redoubles; " +
                     (own_doubled ? "his side doubled last" : incidents::who(first) + " has the first right");
    p.open(std::move(incident));
}

/// It hangs on a consent that nobody has given: what stands without a word is that it is refused.
bool refused_unless_accepted(const Matter& matter)
{
    const Answer* answer = matter.principal();
    return answer && std::any_of(answer->otherwise.begin(), answer->otherwise.end(),
                                 [](const Step& step) { return step.atom == terms::Atom::refuse; });
}

/// A consent gives the right back, or its refusal takes it again. False: the law asks for none of his.
bool forgive(Proceedings& p, std::size_t statement, Seat doubler, bool allowed)
{
    const Seats who = p.scene().who(statement);
    bool asked = false;
    for (Doubles::Loss& loss : p.doubles().losses(doubler)) {
        if ((who & loss.forgivers).empty()) continue;
        asked = true;
        loss.forgiven = allowed;
        const Ending ending = p.ending(allowed ? incidents::who(who.first()) + " consented" : "", statement);
        for (Answer& answer : p.docket()[loss.matter].answers)
            if (answer.ruling->verb == Verb::lose) answer.end(allowed ? Status::waived : Status::automatic, ending);
    }
    return asked;
}

/// The speaker may forgive an offence that took this player's right to double, and with it the double that he made. False if the
/// law asks for no consent of his.
bool consents(Proceedings& p, std::size_t statement, Seat doubler, bool allowed)
{
    if (!forgive(p, statement, doubler, allowed)) return false;
    for (Doubles::Double& each : p.doubles().all()) {
        if (!p.scene().who(each.statement).has(doubler) || !each.matter) continue;
        Matter& matter = p.docket()[*each.matter];
        if (matter.incident.kind != Kind::double_without_right || !lost_by_lead(matter.incident[Attr::why])) continue;
        each.counts = !p.doubles().forfeited(doubler);
        matter.hidden = each.counts;
    }
    return true;
}

}  // namespace

void on_double(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const Seats who = scene.who(statement);
    if (who.size() != 1 || scene.whist() || scene.replay->trump_made == table::never) return;
    const table::Moment now = table::at_statement(statement);
    if (scene.replay->custom.maker_plays && now < scene.replay->trump_made) return;  // what it doubled was overbid
    if (const Word why = without_right(p, who.first(), statement); why != Word::unset) {
        double_without_right(p, statement, who.first(), why);
        return;
    }
    look_at_turn(p, statement, who.first());
    Doubles::Double made{statement, who.first(), std::nullopt, true};
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        const Matter& matter = p.docket()[m];
        const bool about = out_of_turn(matter.incident.kind) || matter.incident.kind == Kind::declaration_altered;
        if (!about || !scene.told_here(matter) || matter.incident.when != now) continue;
        made.matter = m;
        if (void_by_book(matter) || refused_unless_accepted(matter)) made.counts = false;  // unless it is accepted
    }
    p.doubles().made(made);
}

void on_consent(Proceedings& p, std::size_t statement)
{
    const log::Statement& said = p.scene().statement(statement);
    const auto doing = said.doing;
    if (!said.to || (doing != log::Doing::double_ && doing != log::Doing::redouble)) return;
    consents(p, statement, *said.to, said.verb == log::Verb::allows);
}

bool consents_to_double(Proceedings& p, std::size_t statement, const log::Remedy& remedy)
{
    const Seats who = p.scene().who(statement);
    const bool accepts = remedy.word == log::RemedyWord::accept || remedy.word == log::RemedyWord::let_stand;
    if ((!accepts && remedy.word != log::RemedyWord::refuse) || who.empty()) return false;
    for (const Matter& matter : p.docket().matters()) {  // a double out of turn is his to accept
        const bool his = std::any_of(matter.answers.begin(), matter.answers.end(),
                                     [&](const Answer& answer) { return answer.alive() && !(who & answer.holders).empty(); });
        if (his && out_of_turn(matter.incident.kind) && !matter.hidden) return false;
    }
    for (Seat seat : all_seats)
        if ((remedy.on.empty() || remedy.on.has(seat)) && p.doubles().lost_any(seat) && consents(p, statement, seat, accepts))
            return true;
    return false;
}

bool too_late_to_double(const Proceedings& p, const Incident& incident)
{
    const int standing = p.doubles().counting();
    if (p.doubles().closed() || p.limit_reached(standing)) return true;
    if (incident.kind != Kind::lead_before_doubling_complete || standing >= 2) return false;
    // One double alone: most logs leave out that the other side was satisfied, unless somebody goes on after the lead.
    const auto& statements = p.scene().statements();
    return std::none_of(statements.begin() + static_cast<std::ptrdiff_t>(table::statement_of(incident.when)) + 1,
                        statements.end(),
                        [](const log::Statement& s) { return s.verb == log::Verb::doubles || s.verb == log::Verb::redoubles; });
}

}  // namespace hoyle::rulings
