#include "rulings/talk.hpp"

#include "lawbook/question.hpp"
#include "rulings/about.hpp"
#include "rulings/demands.hpp"
#include "rulings/entitled.hpp"
#include "rulings/remedies.hpp"
#include "rulings/revoke_claims.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Facts;
using terms::Word;

namespace {

/// The option to let things stand as they are, if one of `who` may take it.
std::optional<std::size_t> let_stand(const Answer& answer, Seats who)
{
    for (std::size_t o = 0; o < answer.options.size(); ++o) {
        const terms::Atom atom = answer.options[o].step->atom;
        const bool his = !(who & answer.options[o].by).empty();
        if (his && means(log::RemedyWord::let_stand, atom) && atom != terms::Atom::accept) return o;
    }
    return std::nullopt;
}

void waive(Proceedings& p, RightId right, Seats who, std::size_t statement)
{
    const Answer& answer = p.docket()[right];
    const bool first_is_final = p.scene().book->rule(terms::ProcedureKey::naming) == terms::ProcedureValue::first_is_final;
    const bool for_all = first_is_final || p.docket()[right.matter].settled_as_revoke();
    // The law lists it among what he may choose: he has chosen, unless his partner has a claim of his own.
    if (const auto stands = let_stand(answer, who); stands && (for_all || (answer.holders - who).empty()))
        p.exact(right, *stands, statement, nullptr);
    else p.docket().waive(right, who, for_all, p.ending("waived", statement));
}

/// The newest right that `wanted` takes.
std::optional<RightId> newest(const Docket& docket, auto wanted)
{
    for (std::size_t m = docket.size(); m-- > 0;)
        for (std::size_t a = 0; a < docket[m].answers.size(); ++a)
            if (docket[m].answers[a].alive() && wanted(docket[m], docket[m].answers[a])) return RightId{m, a};
    return std::nullopt;
}

/// To settle which of two shall speak is for a side of which either may.
Consult consult_between(const Proceedings& p, std::size_t statement, Seat seat, Consult consult)
{
    const Scene& scene = p.scene();
    if (consult != Consult::who_only || !scene.dealer()) return consult;
    const bool dealers = scene.of_dealers_side(seat, table::at_statement(statement));
    const auto key = dealers ? terms::ProcedureKey::declaring_voice : terms::ProcedureKey::defending_voice;
    return scene.book->rule(key) == terms::ProcedureValue::either ? consult : Consult::forbidden;
}

void consulted(Proceedings& p, std::size_t statement, Seat seat, Word topic, RightId right)
{
    const Consult consult = consult_between(p, statement, seat, p.docket()[right].consult);
    Facts facts;
    facts.set(Attr::topic, topic);
    if (p.scene().dealer())
        facts.set(Attr::side,
                  p.scene().of_dealers_side(seat, table::at_statement(statement)) ? Word::declaring : Word::adversary);
    facts.set(Attr::rule, *terms::find_word(lawbook::word(consult)));
    p.raise({Kind::consultation, statement, right.matter, facts,
             incidents::who(seat) + " talks over the penalty with his partner", seat});
}

bool offers(const Answer& answer, const log::Remedy& remedy)
{
    return std::any_of(answer.options.begin(), answer.options.end(),
                       [&](const Option& option) { return means(remedy.word, option.step->atom); });
}

/// He speaks to his partner of a right that is his partner's: of any, or of one that gives what he suggests.
void speak_to_partner(Proceedings& p, std::size_t statement, const log::Remedy* suggested)
{
    const Scene& scene = p.scene();
    if (scene.who(statement).size() != 1) return;
    const Seat seat = scene.who(statement).first();
    const auto may_speak = [&](const Matter& matter, const Answer& answer) {
        return speaking(scene, matter, answer, answer.holders, table::at_statement(statement)).has(seat);
    };
    const auto right = newest(p.docket(), [&](const Matter& matter, const Answer& answer) {
        if (!answer.holders.has(partner_of(seat)) || (suggested && !offers(answer, *suggested))) return false;
        // he may choose as well as his partner: to suggest which of the penalties it should be is to consult
        return !may_speak(matter, answer) || (suggested && answer.ruling->verb != Verb::grant);
    });
    if (!right) return;
    const Answer& answer = p.docket()[*right];
    if (!may_speak(p.docket()[right->matter], answer)) {
        const std::string label = suggested ? " suggests a penalty to his partner" : " tells his partner that a penalty is due";
        wrong_player(p, statement, seat, suggested ? Word::suggests : Word::informs, *right, incidents::who(seat) + label);
    } else if (answer.consult != Consult::allowed) {
        consulted(p, statement, seat, Word::which, *right);
    }
}

}  // namespace

void on_waiver(Proceedings& p, std::size_t statement)
{
    const Seats who = p.scene().who(statement);
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        if (!is_about(p.docket()[m], p.scene().statement(statement).ref)) continue;
        bool any = false;
        for (std::size_t a = 0; a < p.docket()[m].answers.size(); ++a) {
            const Answer& answer = p.docket()[m].answers[a];
            if (!answer.alive() || (who & answer.holders).empty()) continue;
            any = true;
            waive(p, {m, a}, who, statement);
        }
        if (any) return;
    }
    if (!any_about(p.docket(), p.scene().statement(statement).ref))
        p.remark(statement, "there is nothing here that could be waived; it changes nothing");
}

void on_admission(Proceedings& p, std::size_t statement)
{
    const auto& statements = p.scene().replay->section->statements;
    const auto claims = [](const log::Statement& said) {
        using log::Verb;
        return said.verb == Verb::claims_rest || said.verb == Verb::claims_tricks || said.verb == Verb::claims_revoke ||
               said.verb == Verb::concedes_rest || said.verb == Verb::concedes_tricks || said.verb == Verb::throws_down ||
               said.verb == Verb::points_out;
    };
    if (std::none_of(statements.begin(), statements.begin() + static_cast<std::ptrdiff_t>(statement), claims))
        p.remark(statement, "nothing was claimed before this line that could be admitted; it changes nothing");
}

void on_claim(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const Seats who = scene.who(statement);
    if (scene.whist() || !scene.dealer() || who.empty()) return;
    const table::Moment now = table::at_statement(statement);
    if (who.has(scene.replay->dealer_at(now)) || !scene.of_dealers_side(who.first(), now)) return;
    for (std::size_t i = statement + 1; i < scene.statements().size(); ++i)
        if (scene.statement(i).verb == log::Verb::admits && !scene.who(i).empty() &&
            !scene.of_dealers_side(scene.who(i).first(), now))
            return;
    p.note(statement, "the dealer alone speaks for both hands: what his partner claims gives nothing, unless it is admitted");
}

void on_hand_thrown_in(Proceedings& p, std::size_t statement)
{
    if (p.scene().whist() || p.void_for() || lawbook::can_happen(*p.scene().book, terms::info(terms::Kind::spade_make))) return;
    p.remark(
        statement,
        "only a table that has agreed not to play undoubled spades throws a hand in (American codes, `with spade-convention`); "
        "this deal counts nothing until it is played");
}

void on_consultation(Proceedings& p, std::size_t statement)
{
    const log::Statement& said = p.scene().statement(statement);
    const Seats who = p.scene().who(statement);
    if (who.empty() || log::about_doubling(said.word)) return;
    const auto right = newest(p.docket(), [&](const Matter&, const Answer& answer) {
        return !answer.holders.empty() && side_of(answer.holders.first()) == side_of(who.first()) &&
               answer.ruling->verb != Verb::grant;
    });
    const bool asks_who = said.verb == log::Verb::asks_who;
    if (!right) {  // a claim that gave the one penalty there is does not make it lawful to confer on it
        const auto confer = [&](RightId given) {
            consulted(p, statement, who.first(), asks_who ? Word::who : Word::which, given);
        };
        on_conferring_after_claim(p, who.first(), confer);
        return;
    }
    const Consult consult = consult_between(p, statement, who.first(), p.docket()[*right].consult);
    if (consult == Consult::allowed || (asks_who && !lawbook::barred(consult))) return;  // they may settle who shall speak
    consulted(p, statement, who.first(), asks_who || said.word == "who" ? Word::who : Word::which, *right);
}

void on_information(Proceedings& p, std::size_t statement) { speak_to_partner(p, statement, nullptr); }

void on_suggestion(Proceedings& p, std::size_t statement)
{
    const auto remedies = log::Section::in(p.scene().replay->section->remedies, p.scene().statement(statement).list);
    if (!remedies.empty()) speak_to_partner(p, statement, &remedies.front());
}

void on_pointing_out(Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    const log::KindRef& ref = scene.statement(statement).ref;
    if (!ref.said()) return;
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        if (!is_about(p.docket()[m], ref)) continue;
        for (std::size_t a = 0; a < p.docket()[m].answers.size(); ++a) {
            const Answer& answer = p.docket()[m].answers[a];
            if (answer.alive() && answer.ruling->verb == Verb::must && !(scene.who(statement) & answer.holders).empty())
                p.exact({m, a}, 0, statement, nullptr);
        }
        return;
    }
    if (ref.deal && ref.deal != scene.replay->deal && terms::find_kind(ref.kind))
        p.remark(statement,
                 "deal " + std::to_string(ref.deal) +
                     " shows nothing of the kind: what was taken up of it is told in that deal, before the next begins");
}

}  // namespace hoyle::rulings
