// What is demanded, and of whom: rights exacted, demands in vain, demands too late.

#include "rulings/docket.hpp"
#include "rulings/remedies.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using log::RemedyWord;
using table::Moment;
using table::never;
using terms::Atom;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

constexpr auto nothing = static_cast<std::size_t>(-1);

}  // namespace

bool Docket::is_about(const Matter& matter, const log::KindRef& ref) const
{
    if (!ref.said()) return true;
    const auto kind = terms::find_kind(ref.kind);
    const bool corrected = kind == Kind::revoke && matter.incident.kind == Kind::revoke_corrected;
    if (!kind || (matter.incident.kind != *kind && !corrected)) return false;
    if (!ref.by.empty() && (!matter.incident.offender || !ref.by.has(*matter.incident.offender))) return false;
    if (ref.trick && matter.incident.trick && ref.trick != matter.incident.trick) return false;
    if (ref.deal && ref.deal != matter.deal) return false;
    return true;
}

/// The card has been played since the offence that it lay open for.
bool Docket::gone(const Matter& matter, Card card, Moment now) const
{
    for (const table::Played& play : replay_->played)
        if (play.card == card && play.when > matter.incident.when && play.when < now && play.stands()) return true;
    return false;
}

/// Whose lead comes next, as far as it is known at a moment: that of the hand that should have led, or of whoever won the trick before.
std::optional<Seat> Docket::next_to_lead(const Matter& matter, Moment now) const
{
    const table::Trick* last = nullptr;
    for (const table::Trick& trick : replay_->tricks)
        if (trick.led <= now && trick.abandoned > now && trick.called_back > now) last = &trick;
    const bool false_lead_lies = matter.incident.kind == Kind::lead_out_of_turn && (!last || last->number <= matter.incident.trick) &&
                                 (!last || last->number < matter.incident.trick || last->attempt == matter.incident.attempt);
    if (false_lead_lies) return matter.incident.proper_leader;
    return last && last->full <= now ? last->winner : std::nullopt;
}

/// What he did for his partner is done again by the right player: the cut, the shuffle or the deal, whichever it was.
bool Docket::redoes(const Matter& matter, const log::Remedy& remedy) const
{
    if (matter.section != section_) return false;
    const log::Verb act = replay_->section->statements[table::statement_of(matter.incident.when)].verb;
    switch (remedy.word) {
    case RemedyWord::recut: return act == log::Verb::pack_cut;
    case RemedyWord::reshuffle: return act == log::Verb::shuffles;
    case RemedyWord::new_deal: return act == log::Verb::deals_for;
    case RemedyWord::deal_by:
        return act == log::Verb::deals_for && matter.incident.offender && remedy.on.has(partner_of(*matter.incident.offender));
    default: return true;
    }
}

/// A demand fits an option when it is the same thing, asked of a hand it may be asked of, about a card that is liable.
bool Docket::fits(const Answer& answer, const Option& option, const Matter& matter, const log::Remedy& remedy, Moment now) const
{
    const Atom atom = option.step->atom;
    bool follows = false;      // the cut that goes with a fresh shuffle
    for (const Step& then : option.step->then) follows = follows || (then.atom == Atom::recut && remedy.word == RemedyWord::recut);
    if (!means(remedy.word, atom) && !follows) return false;
    if (atom == Atom::choose_played && !answer.alive()) return false;      // chosen already: the other card is called for itself
    if (atom == Atom::redo_act && !redoes(matter, remedy)) return false;
    if (atom == Atom::redeal && remedy.word == RemedyWord::deal_by && !option.on.empty() && !remedy.on.empty() && (remedy.on & option.on).empty())
        return false;
    if (remedy.word == RemedyWord::stakes_from || remedy.word == RemedyWord::deal_by || remedy.word == RemedyWord::accept ||
        remedy.word == RemedyWord::refuse) {
        const bool double_of = remedy.word == RemedyWord::accept || remedy.word == RemedyWord::refuse;
        return !double_of || remedy.on.empty() || !matter.incident.offender || remedy.on.has(*matter.incident.offender);
    }
    const bool card_call = atom == Atom::call_card || atom == Atom::play || atom == Atom::not_play || atom == Atom::choose_played;
    if (card_call && remedy.card && !option.cards.empty() && !option.cards.has(remedy.card)) return false;
    if (atom == Atom::call_card && option.cards.size() > 1 && gone(matter, remedy.card, now)) return false;
    if (atom == Atom::play || atom == Atom::not_play) return true;      // dummy's card, whoever is told to play it
    if (remedy.on.empty()) return true;
    if (!option.on.empty() && (remedy.on & option.on).empty()) return false;
    if (atom == Atom::call_suit && option.on.size() > 1) {
        // `whichever of them next has the lead`: if that is known already, it must be asked of him
        const auto leader = next_to_lead(matter, now);
        if (leader && option.on.has(*leader)) return remedy.on.has(*leader);
    }
    if (atom == Atom::win && remedy.trick && remedy.trick < matter.incident.trick) return false;
    return true;
}

void Docket::exact(std::size_t index, Answer& answer, std::size_t chosen, std::size_t statement, const log::Remedy* remedy)
{
    Option& option = answer.options[chosen];
    const Atom atom = option.step->atom;
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
    CardSet rest;      // of several cards that lie exposed, those not called now: each may be called for itself
    const bool call = atom == Atom::call_card || atom == Atom::call_suit || atom == Atom::highest || atom == Atom::lowest ||
                      atom == Atom::win || atom == Atom::not_win || atom == Atom::bar_suit || atom == Atom::play || atom == Atom::not_play;
    if (call && remedy) {
        Call made;
        made.matter = index;
        made.atom = atom;
        Seats on = !remedy->on.empty() ? remedy->on : option.on;
        if (atom == Atom::call_suit) made.either = option.on;
        // a card of dummy's is played, or not, from dummy, whoever is told so
        if ((atom == Atom::play || atom == Atom::not_play) && replay_->dealer) on = Seats(partner_of(*replay_->dealer));
        if (!on.empty()) {
            made.on = on.first();
            made.card = remedy->card ? remedy->card : option.cards.any();
            made.suit = remedy->suit ? remedy->suit : option.suit;
            made.trick = remedy->trick;
            made.from = now;
            calls_.push_back(made);
            if (remedy->suit && (atom == Atom::call_suit)) option.suit = remedy->suit;
            if (remedy->card) {
                rest = option.cards;
                rest.remove(remedy->card);
                option.cards = CardSet::of(remedy->card);
            }
            option.on = Seats(made.on);
        }
    }
    const Step step = *option.step;
    for (Card card : rest)
        if (gone(matters_[index], card, now)) rest.remove(card);
    if (atom == Atom::call_card && !rest.empty()) {
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
        matters_[index].answers.push_back(std::move(others));      // `answer` and `option` are gone from here on
    }
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

std::size_t Docket::raise(Kind kind, std::size_t statement, std::optional<std::size_t> because_of, const Facts& facts, std::string label,
                          std::optional<Seat> offender)
{
    Incident incident;
    incident.kind = kind;
    incident.facts = facts;
    incident.offender = offender;
    incident.when = table::at_statement(statement);
    incident.where = replay_->section->statements[statement].span;
    incident.label = std::move(label);
    incident.trick = because_of && matters_[*because_of].section == section_ ? matters_[*because_of].incident.trick : replay_->trick_at[statement];
    for (const terms::AttributeUse& use : terms::info(kind).attributes)
        if (!incident.facts.has(use.attr) && use.unsaid != Word::unset) incident.facts.set(use.attr, use.unsaid);
    // `lose-penalty` must know what is lost, so the matter is tied before its rulings take effect.
    Matter matter;
    matter.incident = std::move(incident);
    matter.deal = replay_->deal;
    matter.section = section_;
    matter.because_of = because_of;
    matter.where = spot(matter.incident.where);
    const Moment now = matter.incident.when;
    answer_all(matter, now);
    for (Answer& answer : matter.answers)
        if (answer.status == Status::open) set_deadlines(matter, answer, now);
    matters_.push_back(std::move(matter));
    const std::size_t index = matters_.size() - 1;
    for (std::size_t i = 0; i < matters_[index].answers.size(); ++i)
        if (matters_[index].answers[i].status == Status::automatic && !matters_[index].answers[i].ruling->upon_claim)
            for (const Step& step : matters_[index].answers[i].ruling->steps) apply(index, step, now);
    return index;
}

/// A penalty for a revoke, asked for without saying which: it is for the one that was claimed first and is not yet settled. Where every
/// claim is settled there is nothing more to take; a revoke that nobody has claimed is not paid for in its stead.
bool Docket::hear_settlement(std::size_t statement, const log::Remedy& remedy)
{
    const bool settling = remedy.word == RemedyWord::take_three || remedy.word == RemedyWord::deduct_three || remedy.word == RemedyWord::add_three;
    const Seats who = replay_->who[statement];
    if (!settling || who.empty() || replay_->section->statements[statement].ref.said()) return false;
    bool settled = false;
    for (std::size_t m = 0; m < matters_.size(); ++m) {
        Matter& matter = matters_[m];
        if (!matter.claimed || !matter.settled_as_revoke() || !matter.incident.offender) continue;
        if (side_of(*matter.incident.offender) == side_of(who.first())) continue;
        for (Answer& answer : matter.answers) {
            if (answer.is_right() && answer.status == Status::exacted) settled = true;
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                const Option& option = answer.options[o];
                if (!answer.is_right() || !answer.alive() || !means(remedy.word, option.step->atom) || (who & option.by).empty()) continue;
                exact(m, answer, o, statement, &remedy);
                return true;
            }
        }
    }
    return settled;
}

/// The cards of a run are exposed as soon as they lie there, whether its first card is asked to be won or not. True: one of them is called, and
/// there is nothing to call, for it has been played.
bool Docket::calls_one_of_a_run(std::size_t statement, const log::Remedy& remedy)
{
    for (std::size_t m = 0; m < matters_.size(); ++m) {
        const Matter& matter = matters_[m];
        if (remedy.word != RemedyWord::call_card || matter.section != section_ || matter.incident.kind != Kind::winners_run) continue;
        if (!matter.incident.cards.has(remedy.card) || remedy.card == matter.incident.card) continue;
        if (!left_exposed(matter).has(remedy.card)) return true;
        expose_rest(m, table::at_statement(statement));
    }
    return false;
}

/// What a demand that fits no right was about: the offence it names; else the one that showed the card; else the newest of the hand it is
/// asked of. A right about another card or another hand has nothing to do with it.
std::optional<std::size_t> Docket::meant_by(std::size_t statement, const log::Remedy& remedy) const
{
    const Seats who = replay_->who[statement];
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    const auto possible = [&](const Matter& matter) {
        if (matter.hidden || matter.section != section_ || matter.because_of || !is_about(matter, ref)) return false;
        if (matter.incident.kind == Kind::revoke && !matter.claimed) return false;      // nobody has seen it yet
        return !matter.incident.offender || who.empty() || side_of(*matter.incident.offender) != side_of(who.first());
    };
    const auto asked_of = [&](const Matter& matter) {
        if (remedy.on.empty()) return true;
        if (matter.incident.offender && remedy.on.has(*matter.incident.offender)) return true;
        for (const Answer& answer : matter.answers)
            for (const Option& option : answer.options)
                if (!(option.on & remedy.on).empty()) return true;
        return false;
    };
    for (std::size_t m = matters_.size(); m-- > 0;)
        if (possible(matters_[m]) && (ref.said() || (remedy.card && matters_[m].incident.cards.has(remedy.card)))) return m;
    for (std::size_t m = matters_.size(); m-- > 0;)
        if (possible(matters_[m]) && asked_of(matters_[m])) return m;
    return std::nullopt;
}

/// What the law does not give, demanded of one who owes something else.
void Docket::demand_in_vain(std::size_t statement, const log::Remedy& remedy, std::size_t index)
{
    const Matter& matter = matters_[index];
    const Seats who = replay_->who[statement];
    Facts facts;
    const bool wrong_hand_lead = matter.incident.kind == Kind::lead_out_of_turn && !replay_->custom.whist && matter.incident.offender &&
                                 replay_->dealer && side_of(*matter.incident.offender) == side_of(*replay_->dealer);
    const Word of = wrong_hand_lead ? Word::wrong_hand_lead : matter.incident.kind == Kind::card_detached ? Word::detached_card : Word::other;
    bool same_atom = false;
    std::string instead;
    for (const Answer& answer : matter.answers)
        for (const Option& option : answer.options) {
            if (!answer.is_right() || !answer.alive()) continue;
            same_atom = same_atom || means(remedy.word, option.step->atom);
            instead += (instead.empty() ? "" : ", or ") + describe(option, matter);
        }
    Word wrong = Word::not_a_lawful_penalty;
    if (same_atom && remedy.word == RemedyWord::call_card && of != Word::wrong_hand_lead) wrong = Word::wrong_card;
    else if (same_atom && of != Word::detached_card) wrong = Word::wrong_hand;
    facts.set(Attr::of, of);
    facts.set(Attr::wrong, wrong);
    raise(Kind::wrong_penalty_demanded, statement, index, facts,
          incidents::who(who.first()) + " demands what the law does not give; he might " + instead, who.first());
}

/// One of a side speaks of a penalty that is not his to exact.
void Docket::wrong_player(std::size_t statement, Seat seat, Word act, std::size_t matter, const Answer& answer, std::string label)
{
    const Moment now = table::at_statement(statement);
    Facts facts;
    facts.set(Attr::act, act);
    facts.set(Attr::standing, answer.holders_first.has(seat) ? Word::dropped : Word::never);
    facts.set(Attr::side, replay_->dealer && side_of(seat) == side_of(*replay_->dealer) ? Word::declaring : Word::adversary);
    if (!replay_->custom.whist) facts.set(Attr::down, terms::yes_no(now >= replay_->dummy_down));
    raise(Kind::penalty_by_wrong_player, statement, matter, facts, std::move(label), seat);
}

void Docket::hear_demand(std::size_t statement, const log::Remedy& remedy)
{
    const Seats who = replay_->who[statement];
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    const Moment now = table::at_statement(statement);
    if (who.empty() && remedy.word != RemedyWord::stakes_from) return;
    const Side side = who.empty() ? Side::ns : side_of(who.first());
    if (hear_settlement(statement, remedy) || hear_consent_to_double(statement, remedy) || calls_one_of_a_run(statement, remedy)) return;

    std::size_t not_his = nothing, late = nothing, not_his_answer = 0;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        Matter& matter = matters_[m];
        if (!is_about(matter, ref) || matter.hidden) continue;
        for (std::size_t a = 0; a < matter.answers.size(); ++a) {
            Answer& answer = matter.answers[a];
            if (!answer.is_right()) {
                // what happens of itself may be asked for by anybody: it needs no right and costs none
                for (const Option& option : answer.options)
                    if (answer.ruling->verb == Verb::must && matter.section == section_ && means(remedy.word, option.step->atom)) return;
                continue;
            }
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                const Option& option = answer.options[o];
                if (!fits(answer, option, matter, remedy, now)) continue;
                const bool of_this_hand = matter.section == section_ || matter.settled_as_revoke();
                if (!of_this_hand && (answer.status == Status::exacted || answer.status == Status::waived)) continue;      // settled in its own hand
                const bool in_time = option.until >= time_of(section_, now) || (matter.claimed && matter.settled_as_revoke());
                if (answer.alive() && in_time && !(who & speaking(matter, answer, option.by, now)).empty()) {
                    exact(m, answer, o, statement, &remedy);
                    return;
                }
                if (answer.status == Status::exacted && answer.chosen == o && answer.holders.has(who.empty() ? Seat::north : who.first())) {
                    // the call of a card repeated at another trick; at whist that of the highest or lowest trump
                    const bool trump = matter.incident.kind == Kind::trump_card_named || matter.incident.kind == Kind::trump_card_forgotten;
                    if (option.step->atom == Atom::call_card || trump) exact(m, answer, o, statement, &remedy);
                    return;
                }
                if (answer.alive() && in_time && not_his == nothing && !answer.holders.empty() && side_of(answer.holders.first()) == side) {
                    not_his = m;
                    not_his_answer = a;
                } else if ((!answer.alive() || !in_time) && late == nothing && !(who & answer.holders_first).empty()) {
                    late = m;
                }
            }
        }
    }
    if (not_his != nothing) {
        wrong_player(statement, who.first(), Word::demands, not_his, matters_[not_his].answers[not_his_answer],
                     incidents::who(who.first()) + " demands it, whose right it is not");
        return;
    }
    if (late != nothing) {
        matters_[late].too_late.push_back(spot_of(statement));
        return;
    }
    if (const auto meant = is_penalty(remedy.word) ? meant_by(statement, remedy) : std::nullopt) {
        bool owed = false;
        for (const Answer& answer : matters_[*meant].answers)
            owed = owed || (answer.alive() && !(who & answer.holders).empty() && answer.ruling->verb == Verb::may);
        if (owed) {
            demand_in_vain(statement, remedy, *meant);
            return;
        }
    }
    remarks_.push_back({spot_of(statement), replay_->deal, "no law gives this demand here; it has no force"});
}

void Docket::hear_statement(std::size_t index)
{
    const log::Statement& said = replay_->section->statements[index];
    if (said.disputed) return;      // who is believed is not for the docket: the facts are left as the cards show them
    switch (said.verb) {
    case log::Verb::demands: {
        const auto remedies = log::Section::in(replay_->section->remedies, said.list);
        if (!remedies.empty()) hear_demand(index, remedies.front());
        break;
    }
    case log::Verb::waives: hear_waiver(index); break;
    case log::Verb::consults:
    case log::Verb::asks_who: hear_consultation(index); break;
    case log::Verb::informs: hear_partner(index, Word::informs, nullptr); break;
    case log::Verb::suggests_remedy: {
        const auto remedies = log::Section::in(replay_->section->remedies, said.list);
        if (!remedies.empty()) hear_partner(index, Word::suggests, &remedies.front());
        break;
    }
    case log::Verb::claims_revoke: hear_claim(index); break;
    case log::Verb::points_out: hear_pointing(index); break;
    case log::Verb::pack_cut: hear_cut(index); break;
    case log::Verb::takes_up_trump: hear_taking_up(index); break;
    case log::Verb::restores:
    case log::Verb::takes_back: hear_taking_back(index); break;
    case log::Verb::doubles:
    case log::Verb::redoubles: hear_double(index); break;
    case log::Verb::allows:
    case log::Verb::forbids: hear_consent(index); break;
    default: break;
    }
}

}  // namespace hoyle::rulings
