// What partners say of a right: it is let go, talked over, spoken of by one whose right it is not, pointed out.

#include "rulings/docket.hpp"
#include "rulings/remedies.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

/// The option to let things stand as they are, if one of `who` may take it.
std::optional<std::size_t> let_stand(const Answer& answer, Seats who)
{
    for (std::size_t o = 0; o < answer.options.size(); ++o)
        if (means(log::RemedyWord::let_stand, answer.options[o].step->atom) && answer.options[o].step->atom != terms::Atom::accept &&
            !(who & answer.options[o].by).empty())
            return o;
    return std::nullopt;
}

}  // namespace

void Docket::hear_waiver(std::size_t statement)
{
    const Seats who = replay_->who[statement];
    const log::KindRef& ref = replay_->section->statements[statement].ref;
    for (std::size_t m = matters_.size(); m-- > 0;) {
        Matter& matter = matters_[m];
        if (!is_about(matter, ref)) continue;
        bool any = false;
        for (std::size_t a = 0; a < matter.answers.size(); ++a) {
            Answer& answer = matter.answers[a];
            if (!answer.alive() || (who & answer.holders).empty()) continue;
            any = true;
            const bool final = book_->rule(terms::ProcedureKey::naming) == terms::ProcedureValue::first_is_final || matter.settled_as_revoke();
            // The law lists it among what he may choose: he has chosen, unless his partner has a claim of his own.
            if (const auto stands = let_stand(answer, who); stands && (final || (answer.holders - who).empty())) {
                exact(m, answer, *stands, statement, nullptr);
                continue;
            }
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
    if (who.empty() || log::about_doubling(said.word)) return;
    const Side side = side_of(who.first());
    for (std::size_t m = matters_.size(); m-- > 0;) {
        for (const Answer& answer : matters_[m].answers) {
            if (!answer.alive() || answer.holders.empty() || side_of(answer.holders.first()) != side) continue;
            if (answer.ruling->verb == Verb::grant) continue;
            if (answer.consult == Consult::allowed) return;
            if (said.verb == log::Verb::asks_who && answer.consult != Consult::forbidden) return;  // they may settle who shall speak
            const bool who_only = said.verb == log::Verb::asks_who || said.word == "who";
            talked_over(statement, who.first(), who_only ? Word::who : Word::which, m, answer);
            return;
        }
    }
}

void Docket::talked_over(std::size_t statement, Seat seat, Word topic, std::size_t matter, const Answer& answer)
{
    Facts facts;
    facts.set(Attr::topic, topic);
    facts.set(Attr::rule, answer.consult == Consult::who_only ? Word::who_only : answer.consult == Consult::forbidden ? Word::forbidden : Word::unsaid);
    raise(Kind::consultation, statement, matter, facts, incidents::who(seat) + " talks over the penalty with his partner", seat);
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
            if (!answer.alive() || !answer.holders.has(partner_of(seat))) continue;
            if (remedy) {
                bool same = false;
                for (const Option& option : answer.options) same = same || means(remedy->word, option.step->atom);
                if (!same) continue;
            }
            if (speaking(matters_[m], answer, answer.holders, now).has(seat)) {
                // he may choose as well as his partner: to suggest which of the penalties it should be is to talk it over
                if (act != Word::suggests || answer.ruling->verb == Verb::grant) continue;
                if (answer.consult != Consult::allowed) talked_over(statement, seat, Word::which, m, answer);
                return;
            }
            wrong_player(statement, seat, act, m, answer,
                         incidents::who(seat) + (act == Word::informs ? " tells his partner that a penalty is due" : " suggests a penalty to his partner"));
            return;
        }
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
    if (said.ref.deal && said.ref.deal != replay_->deal && terms::find_kind(said.ref.kind))
        remarks_.push_back(
            {spot_of(statement), replay_->deal,
             "deal " + std::to_string(said.ref.deal) + " shows nothing of the kind: what was taken up of it is told in that deal, before the next begins"});
}

}  // namespace hoyle::rulings
