// Declaring the trump out of turn.
//
// make-without-permission: the dealer's partner names the trump though the dealer has not passed. Many a log leaves the pass out; so it is
// seen only where the making is told step by step (the question about the lead, the doubling), or where somebody at the table took it up.
// pass-back-to-dealer: the partner, to whom it was passed, passes again. make-by-adversary: an adversary declares or passes.
// declaration-altered: a second declaration by the dealer's side after a lawful one, or one by the dealer when he has left it to his partner.

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using log::Statement;
using log::Verb;
using table::Replay;

Incident about(Kind kind, const Replay& replay, std::size_t index)
{
    const Statement& statement = replay.section->statements[index];
    Incident incident;
    incident.kind = kind;
    incident.offender = replay.who[index].first();
    incident.when = table::at_statement(index);
    incident.where = statement.span;
    return incident;
}

/// Somebody at the table took the make up, or the log tells the auction step by step.
bool told_in_steps(const Replay& replay, std::size_t make)
{
    const auto& statements = replay.section->statements;
    for (std::size_t i = make + 1; i < statements.size() && table::at_statement(i) < replay.first_lead; ++i) {
        const Statement& next = statements[i];
        switch (next.verb) {
        case Verb::asks_lead:
        case Verb::answers:
        case Verb::satisfied:
        case Verb::consults:
        case Verb::informs:
        case Verb::suggests_remedy:
        case Verb::waives: return true;
        case Verb::points_out: return true;
        case Verb::demands: {
            const log::Remedy* asked = replay.section->demanded(next);
            if (asked && (asked->word == log::RemedyWord::new_deal || asked->word == log::RemedyWord::let_stand)) return true;
            break;
        }
        default: break;
        }
    }
    return false;
}

}  // namespace

void detect::making(const Replay& replay, std::vector<Incident>& out)
{
    if (replay.custom.whist) return;
    const auto& statements = replay.section->statements;
    const Seat dealer = *replay.dealer;
    const Seat partner = partner_of(dealer);
    bool dealer_passed = false, partner_passed = false;
    std::optional<std::size_t> made;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        const bool makes = statement.verb == Verb::makes, passes = statement.verb == Verb::passes;
        if ((!makes && !passes) || replay.who[i].size() != 1) continue;
        const Seat seat = replay.who[i].first();
        if (side_of(seat) != side_of(dealer)) {
            Incident incident = about(Kind::make_by_adversary, replay, i);
            incident.facts.set(Attr::act, makes ? Word::make : Word::pass);
            incident.label = who(seat) + (makes ? " makes it " + std::string(name_of(*statement.strain)) : std::string(" passes")) +
                             ", an adversary of the dealer";
            out.push_back(incident);
            continue;
        }
        if (passes) {
            if (seat == dealer) dealer_passed = true;
            if (seat == partner && !made) {
                partner_passed = true;
                Incident incident = about(Kind::pass_back_to_dealer, replay, i);
                incident.label = who(seat) + " passes the declaration back";
                out.push_back(incident);
            }
            continue;
        }
        if (made) {
            if (statements[*made].strain == statement.strain || replay.trump_made == table::at_statement(i)) continue;  // the one that holds
            Incident incident = about(Kind::declaration_altered, replay, i);
            incident.facts.set(Attr::what, Word::trump);
            incident.label = who(seat) + " makes it " + std::string(name_of(*statement.strain)) + " after " + std::string(name_of(*statements[*made].strain));
            incident.proof = statements[*made].span;
            incident.proof_label = "the first declaration";
            out.push_back(incident);
            continue;
        }
        if (seat == dealer && dealer_passed && !partner_passed) {
            Incident incident = about(Kind::declaration_altered, replay, i);
            incident.facts.set(Attr::what, Word::passed);
            incident.label = who(seat) + " makes it " + std::string(name_of(*statement.strain)) + " after leaving it to his partner";
            out.push_back(incident);
            continue;
        }
        made = i;
        if (seat == partner && !dealer_passed && !partner_passed && told_in_steps(replay, i)) {
            Incident incident = about(Kind::make_without_permission, replay, i);
            incident.label = who(seat) + " makes it " + std::string(name_of(*statement.strain)) + "; " + who(dealer) + " had not passed";
            out.push_back(incident);
        }
    }
}

}  // namespace hoyle::incidents
