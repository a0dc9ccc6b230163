// A right is exacted, or lost, and what that does: calls to be obeyed, cards that lie exposed from then on, deals that are void, doubles that
// count or do not.

#include "rulings/docket.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Atom;
using terms::Attr;
using terms::Word;

namespace {

bool calls_for_play(Atom atom)
{
    return atom == Atom::call_card || atom == Atom::call_suit || atom == Atom::highest || atom == Atom::lowest || atom == Atom::win || atom == Atom::not_win ||
           atom == Atom::bar_suit || atom == Atom::play || atom == Atom::not_play;
}

}  // namespace

/// A call that is to be obeyed. Returns what is left of several cards that lie exposed: each may be called for itself.
CardSet Docket::enter_call(std::size_t index, Option& option, const log::Remedy& remedy, Moment now)
{
    const Atom atom = option.step->atom;
    Seats on = !remedy.on.empty() ? remedy.on : option.on;
    // a card of dummy's is played, or not, from dummy, whoever is told so
    if ((atom == Atom::play || atom == Atom::not_play) && replay_->dealer) on = Seats(partner_of(*replay_->dealer));
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
        if (gone(matters_[index], card, now)) rest.remove(card);
    return rest;
}

/// The right to call the other cards lives on. The matter's answers are not where they were after this.
void Docket::keep_open(std::size_t index, const Answer& answer, std::size_t chosen, CardSet rest)
{
    Answer others = answer;
    others.status = Status::open;
    others.holders = others.holders_first;
    others.chosen.reset();
    others.ended_at = {};
    others.ended_by.clear();
    others.options = {answer.options[chosen]};
    others.options.front().cards = rest;
    others.options.front().until = no_time;
    others.options.front().until_mark.clear();
    set_deadlines(matters_[index], others, matters_[index].incident.when);
    matters_[index].answers.push_back(std::move(others));
}

void Docket::exact(std::size_t index, Answer& answer, std::size_t chosen, std::size_t statement, const log::Remedy* remedy)
{
    Option& option = answer.options[chosen];
    const Step step = *option.step;
    const Atom atom = step.atom;
    const bool stands = atom == Atom::deal_stands || atom == Atom::declaration_stands || atom == Atom::trick_stands;
    answer.status = stands ? Status::waived : Status::exacted;
    answer.chosen = chosen;
    answer.ended_at = spot_of(statement);
    answer.ended_by = stands ? "let stand" : "exacted";
    const Moment now = table::at_statement(statement);
    const bool settles = atom == Atom::take_three || atom == Atom::deduct_three || atom == Atom::add_three;
    if (settles && !matters_[index].claimed) {
        matters_[index].claimed = true;
        matters_[index].claimed_at = spot_of(statement);
    }
    const CardSet rest = remedy && calls_for_play(atom) ? enter_call(index, option, *remedy, now) : CardSet();
    if (atom == Atom::call_card && !rest.empty()) keep_open(index, answer, chosen, rest);
    apply(index, step, now);
    if (atom == Atom::accept || atom == Atom::refuse)
        for (Double& each : doubles_)
            if (each.matter == index) each.counts = atom == Atom::accept;
    if (atom == Atom::refuse && matters_[index].incident.kind == Kind::double_before_question) double_refused_ = true;
}

void Docket::lose(std::size_t index, std::string_view why, std::size_t statement)
{
    for (Answer& answer : matters_[index].answers) {
        if (!answer.alive() || answer.ruling->verb == Verb::grant) continue;
        answer.status = Status::lost;
        answer.ended_by = std::string(why);
        answer.ended_at = spot_of(statement);
    }
}

/// Of the cards that an offence is about, those that lie on the table and serve no trick.
CardSet Docket::left_exposed(const Matter& matter) const
{
    const Incident& incident = matter.incident;
    CardSet rest = incident.cards;
    bool one_chosen = false;
    for (const table::Played& play : replay_->played)
        one_chosen = one_chosen || (play.chosen && play.seat == incident.offender && play.trick == incident.trick);
    int won_at = incident.trick;  // the trick that the partner is to win, if it is said
    for (const Call& call : calls_)
        if (&matters_[call.matter] == &matter && call.trick) won_at = call.trick;
    for (const table::Played& play : replay_->played) {
        if (play.seat != incident.offender || !play.card || !incident.cards.has(play.card)) continue;
        if (incident.kind == Kind::two_cards_played) {
            if (play.trick != incident.trick || play.attempt != incident.attempt) continue;
            if (play.extra || play.chosen || (!one_chosen && !play.joined)) rest.remove(play.card);
            continue;
        }
        const table::Trick* trick = replay_->trick(play.trick);
        if (play.trick == won_at || (play.stands() && trick && trick->full != table::never)) rest.remove(play.card);
    }
    return rest;
}

/// They are what the book says of any exposed card.
void Docket::expose_rest(std::size_t index, table::Moment now)
{
    Matter& matter = matters_[index];
    const CardSet rest = left_exposed(matter);
    if (rest.empty()) return;
    terms::Facts facts;
    facts.set(Attr::role, matter.incident[Attr::role]);
    facts.set(Attr::stage, Word::play);
    facts.set(Attr::manner, Word::shown);
    facts.set(Attr::exposed, Word::yes);
    std::vector<const Ruling*> via;
    for (const Answer& answer : matter.answers)
        if (answer.is_right() && via.empty()) via.push_back(answer.ruling);
    const auto before = matter.answers.size();
    answer_point(matter, Kind::card_exposed, Point::penalty, facts, std::move(via), now);
    for (auto i = before; i < matter.answers.size(); ++i) {
        for (Option& option : matter.answers[i].options) option.cards = rest;
        if (matter.answers[i].status == Status::open) set_deadlines(matter, matter.answers[i], now);
    }
}

/// What an atom does to the deal, once it happens.
void Docket::apply(std::size_t index, const Step& step, table::Moment now)
{
    Matter& matter = matters_[index];
    switch (step.atom) {
    case Atom::new_deal:
    case Atom::misdeal:
    case Atom::redeal:
    case Atom::annul_deal:
        if (matter.section == section_) {
            deal_.is_void = true;
            deal_.void_matter = index;
        }
        break;
    case Atom::close_doubling: doubling_closed_ = true; break;
    case Atom::lose_double:
        if (step.hand)
            for (Seat seat : all_seats)
                if (resolve(*step.hand, matter, now).has(seat))
                    lost_double_[seat].push_back({index, step.unless_consent_of ? resolve(*step.unless_consent_of, matter, now) : Seats(), false});
        break;
    case Atom::lose_penalty:
        if (matter.because_of) lose(*matter.because_of, terms::info(matter.incident.kind).heading, table::statement_of(matter.incident.when));
        break;
    case Atom::exposed: expose_rest(index, now); return;
    case Atom::score_unplayed: deal_.spades_thrown_in = true; break;
    case Atom::take_two:
        if (replay_->maker) deal_.takes_two = side_of(*replay_->maker);
        break;
    default: break;
    }
    for (const Step& follows : step.then) apply(index, follows, now);
}

}  // namespace hoyle::rulings
