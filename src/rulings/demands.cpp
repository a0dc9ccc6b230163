// What is demanded, and of whom: rights exacted, demands in vain, demands too late.

#include "rulings/docket.hpp"
#include "rulings/remedies.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using log::RemedyWord;
using table::Moment;
using terms::Atom;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

constexpr auto nothing = static_cast<std::size_t>(-1);

/// The words in which a revoke is paid for.
bool is_settling(RemedyWord word) { return word == RemedyWord::take_three || word == RemedyWord::deduct_three || word == RemedyWord::add_three; }

}  // namespace

/// A penalty for a revoke, asked for without saying which: it is for the one that was claimed first and is not yet settled. Where every
/// claim is settled there is nothing more to take; a revoke that nobody has claimed is not paid for in its stead.
bool Docket::hear_settlement(std::size_t statement, const log::Remedy& remedy)
{
    const Seats who = replay_->who[statement];
    if (!is_settling(remedy.word) || who.empty() || replay_->section->statements[statement].ref.said()) return false;
    bool settled = false;
    std::size_t otherwise = nothing;  // claimed, so that the law gave its one penalty, and now he asks for another
    for (std::size_t m = 0; m < matters_.size(); ++m) {
        Matter& matter = matters_[m];
        if (!matter.claimed || !matter.settled_as_revoke() || !matter.incident.offender) continue;
        if (side_of(*matter.incident.offender) == side_of(who.first())) continue;
        for (Answer& answer : matter.answers) {
            if (answer.is_right() && answer.status == Status::exacted) {
                settled = true;
                const bool given = std::any_of(answer.options.begin(), answer.options.end(), [&](const Option& o) { return means(remedy.word, o.step->atom); });
                if (otherwise == nothing && answer.ruling->verb == Verb::must && !given && matter.section == section_) otherwise = m;
            }
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                const Option& option = answer.options[o];
                if (!answer.is_right() || !answer.alive() || !means(remedy.word, option.step->atom) || (who & option.by).empty()) continue;
                exact(m, answer, o, statement, &remedy);
                return true;
            }
        }
    }
    if (otherwise != nothing) asks_for_another(statement, remedy, otherwise);
    return settled;
}

/// A revoke was claimed and its penalty followed of itself; then another penalty is asked for, which this law does not give for a revoke.
void Docket::asks_for_another(std::size_t statement, const log::Remedy& remedy, std::size_t index)
{
    const Matter before = matters_[index];
    for (Answer& answer : matters_[index].answers)
        if (answer.is_right() && answer.status == Status::exacted) {
            answer.status = Status::open;
            answer.chosen.reset();
        }
    matters_[index].claimed = false;
    demand_in_vain(statement, remedy, index);
    for (const Answer& answer : matters_[index].answers)
        if (answer.is_right() && answer.alive()) {  // the book takes nothing from him for it
            matters_[index].answers = before.answers;
            matters_[index].claimed = true;
            return;
        }
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
        if (matter.incident.kind == Kind::revoke && !matter.claimed && !ref.said()) return false;  // nobody has seen it yet
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
    const bool wrong_hand_lead = matter.incident.kind == Kind::lead_out_of_turn && !replay_->custom.whist && matter.incident.offender && replay_->dealer &&
                                 side_of(*matter.incident.offender) == side_of(*replay_->dealer);
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
    raise(Kind::wrong_penalty_demanded, statement, index, facts, incidents::who(who.first()) + " demands what the law does not give; he might " + instead,
          who.first());
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

/// Dummy, who may be conferred with about this penalty, asks for it before the dealer has said a word of the offence.
bool Docket::first_word_is_dummys(const Matter& matter, const Answer& answer, std::size_t statement) const
{
    const table::Replay& r = *replay_;
    if (!r.dealer || matter.section != section_ || answer.consult != Consult::allowed || matter.settled_as_revoke()) return false;
    const Moment now = table::at_statement(statement);
    const Seat dummy = partner_of(*r.dealer);
    if (!(r.who[statement] == Seats(dummy)) || !r.is_dummy(dummy, now) || r.over_at(now)) return false;
    for (std::size_t i = table::statement_of(matter.incident.when) + 1; i < statement; ++i) {
        const log::Verb verb = r.section->statements[i].verb;
        const bool speaks = verb == log::Verb::points_out || verb == log::Verb::consults || verb == log::Verb::asks_who;
        if (speaks && r.who[i].has(*r.dealer)) return false;
    }
    return true;
}

/// To ask for it is to call attention to it: the book says what that costs.
void Docket::dummy_brings_it_up(std::size_t matter, std::size_t statement)
{
    Facts facts;
    facts.set(Attr::down, Word::yes);
    facts.set(Attr::topic, matters_[matter].incident.kind == Kind::missed_trick ? Word::trick_incomplete : Word::other_offence);
    const Seat dummy = partner_of(*replay_->dealer);
    raise(Kind::dummy_calls_attention, statement, matter, facts, incidents::who(dummy) + " asks for it before the dealer has spoken of it", dummy);
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
                if (!of_this_hand && (answer.status == Status::exacted || answer.status == Status::waived)) continue;  // settled in its own hand
                const bool in_time = option.until >= time_of(section_, now) || (matter.claimed && matter.settled_as_revoke());
                if (answer.alive() && in_time && !(who & speaking(matter, answer, option.by, now)).empty()) {
                    if (first_word_is_dummys(matter, answer, statement)) {
                        dummy_brings_it_up(m, statement);
                        if (!matters_[m].answers[a].alive()) return;
                    }
                    exact(m, matters_[m].answers[a], o, statement, &remedy);
                    return;
                }
                if (answer.status == Status::exacted && answer.chosen == o && answer.holders.has(who.empty() ? Seat::north : who.first())) {
                    // what may be called at any trick may be called again at another
                    if (option.step->at == lawbook::At::any_trick) exact(m, answer, o, statement, &remedy);
                    else if (option.step->atom == Atom::call_suit && remedy.suit && option.suit && remedy.suit != option.suit)
                        matter.too_late.push_back(spot_of(statement));  // another suit has been called
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
            owed = owed || (answer.alive() && !(who & answer.holders).empty() &&
                            (answer.ruling->verb == Verb::may || (is_settling(remedy.word) && matters_[*meant].settled_as_revoke())));
        if (owed) {
            demand_in_vain(statement, remedy, *meant);
            return;
        }
    }
    remarks_.push_back({spot_of(statement), replay_->deal, "no law gives this demand here; it has no force", section_});
}

void Docket::hear_statement(std::size_t index)
{
    const log::Statement& said = replay_->section->statements[index];
    if (said.disputed) return;  // who is believed is not for the docket: the facts are left as the cards show them
    switch (said.verb) {
    case log::Verb::demands:
        if (const log::Remedy* asked = replay_->section->demanded(said)) hear_demand(index, *asked);
        break;
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
