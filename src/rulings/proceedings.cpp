#include "rulings/proceedings.hpp"

#include "rulings/about.hpp"
#include "rulings/completion.hpp"
#include "rulings/contradictions.hpp"
#include "rulings/entitled.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Atom;

namespace {

Matter matter_of(const Scene& scene, Incident incident)
{
    Matter matter;
    matter.incident = std::move(incident);
    matter.deal = scene.replay->deal;
    matter.section = scene.section;
    matter.where = scene.spot(matter.incident.where);
    if (matter.incident.proof) matter.proof = scene.spot(*matter.incident.proof);
    return matter;
}

bool lets_stand(Atom atom) { return atom == Atom::deal_stands || atom == Atom::declaration_stands || atom == Atom::trick_stands; }

}  // namespace

std::size_t Proceedings::put(Matter matter, Moment now)
{
    if (deal_.is_void && is_of_the_hand(matter)) matter.hidden = true;  // there is no hand in which it could be an offence
    const std::size_t index = docket().open(std::move(matter));
    if (docket()[index].hidden) return index;
    for (std::size_t i = 0; i < docket()[index].answers.size(); ++i) {
        const Answer& answer = docket()[index].answers[i];
        if (answer.status != Status::automatic || answer.ruling->upon_claim) continue;
        for (const Step& step : answer.ruling->steps) apply(index, step, now);
    }
    return index;
}

std::size_t Proceedings::open(Incident incident)
{
    Matter matter = matter_of(scene_, std::move(incident));
    if (!complete(*this, matter)) return Docket::none;
    answer_all(scene_, matter, matter.incident.when);
    if (take_as_corrected(matter)) answer_all(scene_, matter, matter.incident.when);
    const Moment now = matter.incident.when;
    for (Answer& answer : matter.answers) {
        if (answer.status != Status::open) continue;
        set_deadlines(scene_, matter.incident, answer, now);
        Docket::drop_out(answer, scene_.time(now), [&](Time time) { return scene_.spot_at(time); });
        use_at_once(scene_, matter, answer);
    }
    settle_torn_card(scene_, docket(), matter.incident, matter.where);
    return put(std::move(matter), now);
}

std::size_t Proceedings::raise(Raised raised)
{
    Incident incident;
    incident.kind = raised.kind;
    incident.facts = raised.facts;
    incident.offender = raised.offender;
    incident.when = table::at_statement(raised.statement);
    incident.where = scene_.statement(raised.statement).span;
    incident.label = std::move(raised.label);
    const Matter* about = raised.because_of ? &docket()[*raised.because_of] : nullptr;
    incident.trick = about && scene_.told_here(*about) ? about->incident.trick : scene_.replay->trick_at[raised.statement];
    fill_unsaid(raised.kind, incident.facts);
    Matter matter = matter_of(scene_, std::move(incident));
    matter.because_of = raised.because_of;
    const Moment now = matter.incident.when;
    answer_all(scene_, matter, now);
    for (Answer& answer : matter.answers)
        if (answer.status == Status::open) set_deadlines(scene_, matter.incident, answer, now);
    return put(std::move(matter), now);
}

/// A call that is to be obeyed. Returns what is left of several cards that lie exposed: each may be called for itself.
CardSet Proceedings::enter_call(std::size_t index, Option& option, const log::Remedy& remedy, Moment now)
{
    const Atom atom = option.step->atom;
    Seats on = !remedy.on.empty() ? remedy.on : option.on;
    // a card of dummy's is played, or not, from dummy, whoever is told so
    if ((atom == Atom::play || atom == Atom::not_play) && scene_.dealer()) on = Seats(scene_.replay->dummys_seat());
    if (on.empty()) return {};
    Call made;
    made.matter = index;
    made.atom = atom;
    if (atom == Atom::call_suit) made.either = option.on;
    made.on = on.first();
    made.card = remedy.card ? remedy.card : option.cards.any();
    made.suit = remedy.suit ? remedy.suit : option.suit;
    made.trick = remedy.trick;
    made.from = now;
    calls_.push_back(made);
    option.on = Seats(made.on);
    if (remedy.suit && atom == Atom::call_suit) option.suit = remedy.suit;
    if (!remedy.card) return {};
    CardSet rest = option.cards;
    rest.remove(remedy.card);
    option.cards = CardSet::of(remedy.card);
    for (Card card : rest)
        if (played_since(scene_, docket()[index], card, now)) rest.remove(card);
    return rest;
}

/// The right to call the other cards lives on.
void Proceedings::keep_open(RightId right, std::size_t chosen, CardSet rest)
{
    Matter& matter = docket()[right.matter];
    Answer others = docket()[right];
    others.end(Status::open, {});
    others.holders = others.holders_first;
    others.chosen.reset();
    others.options = {docket()[right].options[chosen]};
    others.options.front().cards = rest;
    others.options.front().until = no_time;
    others.options.front().until_mark.clear();
    others.options.front().until_past.clear();
    set_deadlines(scene_, matter.incident, others, matter.incident.when);
    matter.answers.push_back(std::move(others));
}

void Proceedings::exact(RightId right, std::size_t option, std::size_t statement, const log::Remedy* remedy)
{
    Matter& matter = docket()[right.matter];
    const Step step = *docket()[right].options[option].step;
    const bool stands = lets_stand(step.atom);
    docket()[right].used_by = docket()[right].holders_first & scene_.who(statement);
    docket().exact(right, option, ending(stands ? "let stand" : "exacted", statement), stands);
    const Moment now = table::at_statement(statement);
    if (settles_revoke(step.atom) && !matter.claimed) {
        matter.claimed = true;
        matter.claimed_at = scene_.spot_of(statement);
    }
    if (remedy && calls_for_play(step.atom)) {
        const CardSet rest = enter_call(right.matter, docket()[right].options[option], *remedy, now);
        if (step.atom == Atom::call_card && !rest.empty()) keep_open(right, option, rest);
    }
    apply(right.matter, step, now);
    if (step.atom == Atom::accept || step.atom == Atom::refuse) doubles_.decide(right.matter, step.atom == Atom::accept);
}

void Proceedings::lose_double(std::size_t index, const Step& step, Moment now)
{
    if (!step.hand) return;
    const Incident& incident = docket()[index].incident;
    const Seats losers = seats_of(scene_, *step.hand, incident, now);
    const Seats forgivers = step.unless_consent_of ? seats_of(scene_, *step.unless_consent_of, incident, now) : Seats();
    for (Seat seat : all_seats)
        if (losers.has(seat)) doubles_.lose(seat, {index, forgivers, false});
}

/// What an atom does to the deal, once it happens.
void Proceedings::apply(std::size_t index, const Step& step, Moment now)
{
    const Matter& matter = docket()[index];
    switch (step.atom) {
    case Atom::new_deal:
    case Atom::misdeal:
    case Atom::redeal:
    case Atom::annul_deal:
        if (!scene_.told_here(matter)) break;
        deal_.is_void = true;
        deal_.void_matter = index;
        end_with_hand(scene_, docket(), index,
                      {"the hand is void", scene_.spot_of(table::statement_of(now)), "the hand became void"});
        break;
    case Atom::close_doubling: doubles_.close(); break;
    case Atom::lose_double: lose_double(index, step, now); break;
    case Atom::lose_penalty:
        if (matter.because_of)
            docket().lose(*matter.because_of, ending(std::string(terms::info(matter.incident.kind).heading),
                                                     table::statement_of(matter.incident.when)));
        break;
    case Atom::exposed: expose_rest(index, now); return;
    case Atom::score_unplayed: deal_.spades_thrown_in = true; break;
    case Atom::take_two:
        if (scene_.replay->maker) deal_.takes_two = side_of(*scene_.replay->maker);
        break;
    default: break;
    }
    for (const Step& follows : step.then) apply(index, follows, now);
}

void Proceedings::lapse(Moment now)
{
    if (docket().empty()) return;
    std::vector<std::size_t> exposing;  // rights not used, with cards that lie exposed from then on
    for (const RightId& right : docket().lapse(scene_.time(now), [&](Time time) { return scene_.spot_at(time); }))
        for (const Step& step : docket()[right].otherwise)
            if (step.atom == Atom::exposed && scene_.told_here(docket()[right.matter])) exposing.push_back(right.matter);
    for (std::size_t matter : exposing) expose_rest(matter, now);
    if (!exposing.empty()) lapse(now);  // what lay exposed may have been played by then
}

void Proceedings::remark(std::size_t statement, std::string text)
{
    records_->remarks.push_back({scene_.spot_of(statement), scene_.replay->deal, std::move(text), scene_.section});
}

void Proceedings::remark(std::size_t statement, Refused refused)
{
    remark(statement, std::move(refused.text));
    records_->remarks.back().laws = std::move(refused.laws);
}

void Proceedings::note(std::size_t statement, std::string text)
{
    remark(statement, std::move(text));
    records_->remarks.back().kind = "noted";
}

void Proceedings::check_calls()
{
    while (!calls_.empty()) {
        const Call call = calls_.front();
        calls_.erase(calls_.begin());
        check_obedience(*this, call, calls_);
    }
}

/// Dummy's hand came down behind the offence: the dealer alone speaks for what is still open.
void Proceedings::dummy_drops_out()
{
    const Moment now = table::at_statement(scene_.statements().size());
    for (Matter& matter : docket().matters())
        for (Answer& answer : matter.answers) {
            if (!answer.alive()) continue;
            const Seats left = speaking(scene_, matter, answer, answer.holders, now);
            if (left.empty() || left == answer.holders) continue;
            answer.holders = left;
            if (table::at_statement(table::statement_of(matter.incident.when), 63) >= scene_.replay->dummy_down)
                answer.holders_first = left;  // his hand came down with the lead that is the offence
            for (Option& option : answer.options)
                if (!(option.by & left).empty()) option.by = option.by & left;
        }
}

DealRuling Proceedings::end()
{
    dummy_drops_out();
    deal_.void_matter = govern(scene_, docket(), deal_.void_matter);
    for (const log::Statement& statement : scene_.statements())
        if (statement.verb == log::Verb::deal_void) {
            deal_.is_void = true;
            if (deal_.void_by.empty()) deal_.void_by = "the log says so";
        }
    if (deal_.void_matter != Docket::none)
        deal_.void_by = std::string(terms::info(docket()[deal_.void_matter].incident.kind).heading);
    deal_.doublings = doubles_.counting();
    records_->turn.pass(scene_, docket(), deal_);
    deal_.next_dealer = records_->turn.next();
    return deal_;
}

}  // namespace hoyle::rulings
