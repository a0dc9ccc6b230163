// What is said at the table about rights and penalties: demands, waivers, talk, claims of a revoke.

#include "rulings/docket.hpp"

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

/// The atoms that a spoken demand may mean.
bool means(RemedyWord word, Atom atom)
{
    switch (word) {
    case RemedyWord::new_deal: return atom == Atom::new_deal || atom == Atom::misdeal || atom == Atom::redeal;
    case RemedyWord::recut: return atom == Atom::recut;
    case RemedyWord::reshuffle: return atom == Atom::reshuffle;
    case RemedyWord::misdeal: return atom == Atom::misdeal || atom == Atom::new_deal;
    case RemedyWord::play_out: return atom == Atom::play_out;
    case RemedyWord::withdrawal: return atom == Atom::take_back;
    case RemedyWord::sight_of: return atom == Atom::show_card || atom == Atom::see_trick;
    case RemedyWord::stakes_from: return atom == Atom::pay_stakes;
    case RemedyWord::deal_by: return atom == Atom::redeal;
    case RemedyWord::hand_down: return atom == Atom::table_hand;
    case RemedyWord::trump_card_down: return atom == Atom::lay_down;
    case RemedyWord::call_card: return atom == Atom::call_card || atom == Atom::play;
    case RemedyWord::call_suit: return atom == Atom::call_suit;
    case RemedyWord::highest: return atom == Atom::highest;
    case RemedyWord::lowest: return atom == Atom::lowest;
    case RemedyWord::win: return atom == Atom::win;
    case RemedyWord::not_win: return atom == Atom::not_win;
    case RemedyWord::make: return atom == Atom::compel_make;
    case RemedyWord::bar_card: return atom == Atom::not_play;
    case RemedyWord::bar_suit: return atom == Atom::bar_suit;
    case RemedyWord::choose_card: return atom == Atom::choose_played;
    case RemedyWord::take_three: return atom == Atom::take_three;
    case RemedyWord::deduct_three: return atom == Atom::deduct_three;
    case RemedyWord::add_three: return atom == Atom::add_three;
    case RemedyWord::take_two: return atom == Atom::take_two;
    case RemedyWord::accept: return atom == Atom::accept;
    case RemedyWord::refuse: return atom == Atom::refuse;
    case RemedyWord::ignore_make: return atom == Atom::ignore_declaration;
    case RemedyWord::let_stand: return atom == Atom::deal_stands || atom == Atom::declaration_stands || atom == Atom::trick_stands || atom == Atom::accept;
    }
    return false;
}

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

/// A demand fits an option when it is the same thing, asked of a hand it may be asked of, about a card that is liable.
bool Docket::fits(const Answer&, const Option& option, const Matter& matter, const log::Remedy& remedy, Moment now) const
{
    const Atom atom = option.step->atom;
    if (!means(remedy.word, atom)) return false;
    if (remedy.word == RemedyWord::stakes_from || remedy.word == RemedyWord::deal_by || remedy.word == RemedyWord::accept ||
        remedy.word == RemedyWord::refuse) {
        const bool double_of = remedy.word == RemedyWord::accept || remedy.word == RemedyWord::refuse;
        return !double_of || remedy.on.empty() || !matter.incident.offender || remedy.on.has(*matter.incident.offender);
    }
    const bool card_call = atom == Atom::call_card || atom == Atom::play || atom == Atom::not_play || atom == Atom::choose_played;
    if (card_call && remedy.card && !option.cards.empty() && !option.cards.has(remedy.card)) return false;
    if (atom == Atom::play || atom == Atom::not_play) return true;      // dummy's card, whoever is told to play it
    if (remedy.on.empty()) return true;
    if (!option.on.empty() && (remedy.on & option.on).empty()) return false;
    if (atom == Atom::call_suit && option.on.size() > 1) {
        // `whichever of them next has the lead`: if the log tells who that was, it is he
        for (const table::Trick& trick : replay_->tricks)
            if (trick.led > now && option.on.has(trick.leader)) return remedy.on.has(trick.leader);
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
    if (matters_[index].settled_as_revoke() && !matters_[index].claimed) {
        matters_[index].claimed = true;
        matters_[index].claimed_at = spot_of(statement);
    }
    const bool call = atom == Atom::call_card || atom == Atom::call_suit || atom == Atom::highest || atom == Atom::lowest ||
                      atom == Atom::win || atom == Atom::not_win || atom == Atom::bar_suit || atom == Atom::play || atom == Atom::not_play;
    if (call && remedy) {
        Call made;
        made.matter = index;
        made.atom = atom;
        const Seats on = !remedy->on.empty() ? remedy->on : option.on;
        if (!on.empty()) {
            made.on = on.first();
            made.card = remedy->card ? remedy->card : option.cards.any();
            made.suit = remedy->suit ? remedy->suit : option.suit;
            made.trick = remedy->trick;
            made.from = now;
            calls_.push_back(made);
            if (remedy->suit && (atom == Atom::call_suit)) option.suit = remedy->suit;
            if (remedy->card) option.cards = CardSet::of(remedy->card);
            option.on = Seats(made.on);
        }
    }
    const Step step = *option.step;
    apply(index, step, now);
    if (atom == Atom::accept || atom == Atom::refuse)
        for (Double& each : doubles_)
            if (each.matter == index) each.counts = atom == Atom::accept;
}

void Docket::lose(std::size_t index, std::string_view why, std::size_t statement)
{
    for (Answer& answer : matters_[index].answers) {
        if (!answer.alive()) continue;
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

void Docket::hear_demand(std::size_t statement, const log::Remedy& remedy)
{
    const Seats who = replay_->who[statement];
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    const Moment now = table::at_statement(statement);
    if (who.empty() && remedy.word != RemedyWord::stakes_from) return;
    const Side side = who.empty() ? Side::ns : side_of(who.first());

    std::size_t wrong_player = nothing, wrong_demand = nothing, late = nothing;
    std::size_t late_answer = 0, wrong_answer = 0;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        Matter& matter = matters_[m];
        if (!is_about(matter, ref) || matter.hidden) continue;
        if (matter.incident.offender && side_of(*matter.incident.offender) == side && who.size() < 3 && ref.said() == false &&
            matter.incident.kind != Kind::new_cards_demanded && matter.answers.empty())
            continue;
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
                const bool in_time = option.until >= time_of(section_, now) || (matter.claimed && matter.settled_as_revoke());
                if (answer.alive() && in_time && !(who & option.by).empty()) {
                    exact(m, answer, o, statement, &remedy);
                    return;
                }
                if (answer.status == Status::exacted && answer.chosen == o && answer.holders.has(who.empty() ? Seat::north : who.first())) {
                    // the call of a card repeated at another trick
                    if (option.step->atom == Atom::call_card) exact(m, answer, o, statement, &remedy);
                    return;
                }
                if (answer.alive() && in_time && wrong_player == nothing && !answer.holders.empty() && side_of(answer.holders.first()) == side) {
                    wrong_player = m;
                    wrong_answer = a;
                } else if (!answer.alive() && late == nothing && !(who & answer.holders_first).empty()) {
                    late = m;
                    late_answer = a;
                }
            }
            if (answer.alive() && wrong_demand == nothing && !(who & answer.holders).empty() && answer.ruling->verb == Verb::may) wrong_demand = m;
        }
    }
    if (wrong_player != nothing) {
        Facts facts;
        const Answer& answer = matters_[wrong_player].answers[wrong_answer];
        facts.set(Attr::act, Word::demands);
        facts.set(Attr::standing, !(who & answer.holders_first).empty() ? Word::dropped : Word::never);
        facts.set(Attr::side, replay_->dealer && side == side_of(*replay_->dealer) ? Word::declaring : Word::adversary);
        if (!replay_->custom.whist) facts.set(Attr::down, terms::yes_no(now >= replay_->dummy_down));
        raise(Kind::penalty_by_wrong_player, statement, wrong_player, facts,
              incidents::who(who.first()) + " demands it, whose right it is not", who.first());
        return;
    }
    if (late != nothing) {
        (void)late_answer;
        matters_[late].too_late.push_back(spot_of(statement));
        return;
    }
    if (wrong_demand != nothing) {
        const Matter& matter = matters_[wrong_demand];
        Facts facts;
        const bool wrong_hand_lead = matter.incident.kind == Kind::lead_out_of_turn && !replay_->custom.whist && matter.incident.offender &&
                                     replay_->dealer && side_of(*matter.incident.offender) == side_of(*replay_->dealer);
        const Word of = wrong_hand_lead ? Word::wrong_hand_lead : matter.incident.kind == Kind::card_detached ? Word::detached_card : Word::other;
        bool same_atom = false;
        for (const Answer& answer : matter.answers)
            for (const Option& option : answer.options) same_atom = same_atom || (answer.alive() && means(remedy.word, option.step->atom));
        Word wrong = Word::not_a_lawful_penalty;
        if (same_atom && remedy.word == RemedyWord::call_card && of != Word::wrong_hand_lead) wrong = Word::wrong_card;
        else if (same_atom && of != Word::detached_card) wrong = Word::wrong_hand;
        facts.set(Attr::of, of);
        facts.set(Attr::wrong, wrong);
        raise(Kind::wrong_penalty_demanded, statement, wrong_demand, facts, incidents::who(who.first()) + " demands what the law does not give",
              who.first());
        return;
    }
    remarks_.push_back({spot_of(statement), replay_->deal, "no law gives this demand here; it has no force"});
}

/// A right used without a word: the dealer takes his false lead back. Doing what no right allows is no demand, so nothing else follows.
void Docket::hear_use(std::size_t statement, const log::Remedy& remedy)
{
    const Moment now = table::at_statement(statement);
    for (std::size_t m = matters_.size(); m-- > 0;)
        for (Answer& answer : matters_[m].answers)
            for (std::size_t o = 0; o < answer.options.size(); ++o) {
                const Option& option = answer.options[o];
                if (!answer.is_right() || !answer.alive() || !means(remedy.word, option.step->atom) || option.until < time_of(section_, now)) continue;
                if ((replay_->who[statement] & option.by).empty()) continue;
                exact(m, answer, o, statement, nullptr);
                return;
            }
}

void Docket::hear_waiver(std::size_t statement)
{
    const Seats who = replay_->who[statement];
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        Matter& matter = matters_[m];
        if (!is_about(matter, ref)) continue;
        bool any = false;
        for (Answer& answer : matter.answers) {
            if (!answer.alive() || (who & answer.holders).empty()) continue;
            any = true;
            const bool final = book_->rule(terms::ProcedureKey::naming) == terms::ProcedureValue::first_is_final || matter.settled_as_revoke();
            answer.holders -= who;
            for (Option& option : answer.options) option.by -= who;
            if (!final && !answer.holders.empty()) continue;
            answer.status = Status::waived;
            answer.ended_by = "waived";
            answer.ended_at = spot_of(statement);
        }
        if (any) return;
    }
}

/// Partners talk over a penalty. The book says, penalty by penalty, whether they may.
void Docket::hear_consultation(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const Seats who = replay_->who[statement];
    if (who.empty() || said.word == "doubling") return;
    const Side side = side_of(who.first());
    for (std::size_t m = matters_.size(); m-- > 0;) {
        for (const Answer& answer : matters_[m].answers) {
            if (!answer.alive() || answer.holders.empty() || side_of(answer.holders.first()) != side) continue;
            if (answer.ruling->verb == Verb::grant) continue;
            if (answer.consult == Consult::allowed) return;
            Facts facts;
            facts.set(Attr::topic, said.word == "who" ? Word::who : Word::which);
            facts.set(Attr::rule, answer.consult == Consult::who_only ? Word::who_only : answer.consult == Consult::forbidden ? Word::forbidden : Word::unsaid);
            raise(Kind::consultation, statement, m, facts, incidents::who(who.first()) + " talks over the penalty with his partner", who.first());
            return;
        }
    }
}

/// The partner of whoever holds a right speaks of it: tells him, or suggests a penalty.
void Docket::hear_partner(std::size_t statement, Word act, const log::Remedy* remedy)
{
    const Seats who = replay_->who[statement];
    if (who.size() != 1) return;
    const Seat seat = who.first();
    const Moment now = table::at_statement(statement);
    for (std::size_t m = matters_.size(); m-- > 0;) {
        for (const Answer& answer : matters_[m].answers) {
            if (!answer.alive() || !answer.holders.has(partner_of(seat)) || answer.holders.has(seat)) continue;
            if (remedy) {
                bool same = false;
                for (const Option& option : answer.options) same = same || means(remedy->word, option.step->atom);
                if (!same) continue;
            }
            Facts facts;
            facts.set(Attr::act, act);
            facts.set(Attr::standing, answer.holders_first.has(seat) ? Word::dropped : Word::never);
            facts.set(Attr::side, replay_->dealer && side_of(seat) == side_of(*replay_->dealer) ? Word::declaring : Word::adversary);
            if (!replay_->custom.whist) facts.set(Attr::down, terms::yes_no(now >= replay_->dummy_down));
            raise(Kind::penalty_by_wrong_player, statement, m, facts,
                  incidents::who(seat) + (act == Word::informs ? " tells his partner that a penalty is due" : " suggests a penalty to his partner"), seat);
            return;
        }
    }
}

/// `claims revoke by W at 2`: ties the claim to the revoke that the cards show, or tests it when they show none.
void Docket::hear_claim(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const Seats who = replay_->who[statement];
    if (who.empty()) return;
    const Side side = side_of(who.first());
    if (said.ref.by.size() == 1 && side_of(said.ref.by.first()) == side) return;      // he owns to it: there is nothing to claim from himself
    const Moment now = table::at_statement(statement);
    Matter* late = nullptr;
    for (Matter& matter : matters_) {
        const bool settled = matter.settled_as_revoke() || matter.incident.kind == Kind::revoke;
        if (!settled || !is_about(matter, said.ref) || matter.claimed) {
            if (!(settled && !matter.claimed && matter.incident.kind == Kind::penalty_disobeyed && said.ref.trick == matter.incident.trick)) continue;
        }
        if (matter.incident.offender && side_of(*matter.incident.offender) == side) continue;
        if (!said.ref.deal && matter.section != section_ && replay_->trump_made <= now) continue;      // he means this deal
        Answer* right = nullptr;
        for (Answer& answer : matter.answers)
            if (answer.is_right()) right = &answer;
        if (!right) continue;
        if (!right->alive()) {
            late = late ? late : &matter;
            continue;
        }
        matter.claimed = true;
        matter.claimed_at = spot_of(statement);
        if (right->ruling->verb == Verb::must) {
            right->status = Status::exacted;
            right->chosen = 0;
            right->ended_at = matter.claimed_at;
            right->ended_by = "claimed";
        }
        return;
    }
    if (late) {
        late->too_late.push_back(spot_of(statement));
        return;
    }

    // The cards in the log do not show it. It may be admitted, or be established because the accused side mixed the tricks.
    const Side accused = other(side);
    Word mixed = Word::no;
    bool admitted = false;
    const auto& statements = replay_->section->statements;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        if (replay_->who[i].empty() || side_of(replay_->who[i].first()) != accused) continue;
        if (statements[i].verb == log::Verb::mixes) mixed = i < statement ? mixed == Word::no ? Word::before_claim : mixed : Word::after_claim;
        if (statements[i].verb == log::Verb::admits && i > statement) admitted = true;
    }
    Facts facts;
    facts.set(Attr::mixed, mixed);
    facts.set(Attr::proved, terms::yes_no(admitted));
    const std::optional<Seat> offender = said.ref.by.size() == 1 ? std::optional(said.ref.by.first()) : std::nullopt;
    std::string claimed = "a revoke is claimed";
    if (offender) claimed += " against " + std::string(name_of(*offender));
    const std::size_t claim = raise(Kind::revoke_claim, statement, std::nullopt, facts, claimed, offender);
    matters_[claim].incident.trick = said.ref.trick;
    const Answer* answer = matters_[claim].find(terms::Point::established);
    const bool established = answer && answer->ruling->is == Word::yes;
    if (!established) return;

    matters_[claim].hidden = mixed != Word::after_claim;
    Incident revoke;
    revoke.kind = Kind::revoke;
    revoke.offender = offender ? offender : std::optional(accused == Side::ns ? Seat::north : Seat::east);
    revoke.trick = said.ref.trick;
    revoke.when = now;
    revoke.where = said.span;
    revoke.label = claimed;
    Word role = incidents::role_of(*replay_, *revoke.offender, now);
    // the dealer's partner plays as dummy; where only a side is accused, it is the dealer's own play
    if (!replay_->custom.whist && (role == Word::partner || role == Word::dummy)) role = offender ? Word::dummy : Word::dealer;
    revoke.facts.set(Attr::role, role);
    revoke.facts.set(Attr::side_played_on, Word::yes);
    revoke.facts.set(Attr::quitted, Word::yes);
    revoke.facts.set(Attr::question, Word::not_asked);
    revoke.facts.set(Attr::other_side, Word::no);
    if (replay_->custom.whist) revoke.facts.set(Attr::abandoned, Word::no);
    const std::size_t made = open(revoke, now);
    Matter& matter = matters_[made];
    matter.proved_by = admitted ? "admitted" : "the accused side mixed the tricks";
    for (const Answer& each : matters_[claim].answers)
        if (!admitted) matter.answers.insert(matter.answers.begin(), each);
    matter.claimed = true;
    matter.claimed_at = spot_of(statement);
    for (Answer& each : matter.answers)
        if (each.is_right() && each.alive() && each.ruling->verb == Verb::must) {
            each.status = Status::exacted;
            each.chosen = 0;
            each.ended_by = "claimed";
        }
}

/// Somebody points an offence out: for a `must` that waits for a claim, that is the claim.
void Docket::hear_pointing(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const Seats who = replay_->who[statement];
    if (!said.ref.said()) return;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        if (!is_about(matters_[m], said.ref)) continue;
        for (std::size_t a = 0; a < matters_[m].answers.size(); ++a) {
            Answer& answer = matters_[m].answers[a];
            if (!answer.alive() || answer.ruling->verb != Verb::must || (who & answer.holders).empty()) continue;
            exact(m, answer, 0, statement, nullptr);
        }
        return;
    }
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
    case log::Verb::consults: hear_consultation(index); break;
    case log::Verb::informs: hear_partner(index, Word::informs, nullptr); break;
    case log::Verb::suggests_remedy: {
        const auto remedies = log::Section::in(replay_->section->remedies, said.list);
        if (!remedies.empty()) hear_partner(index, Word::suggests, &remedies.front());
        break;
    }
    case log::Verb::claims_revoke: hear_claim(index); break;
    case log::Verb::points_out: hear_pointing(index); break;
    case log::Verb::takes_back: {
        log::Remedy back;
        back.word = RemedyWord::withdrawal;
        hear_use(index, back);
        break;
    }
    case log::Verb::doubles:
    case log::Verb::redoubles: hear_double(index); break;
    case log::Verb::allows:
    case log::Verb::forbids: hear_consent(index); break;
    default: break;
    }
}

}  // namespace hoyle::rulings
