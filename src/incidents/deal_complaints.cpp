// Faults of the deal that are seen only because somebody takes them up, by pointing them out or by what he demands.
//
// cut-omitted: the pack was not cut. deal-out-of-turn: `W points out deal-out-of-turn`, or `W demands deal by W` when another deals.
// wrong-pack: the same with the pack, `N demands deal by W with blue pack` when W deals with the red one. A log need not have every deal in
// it, so a dealer who does not follow the one before is not taken for an offender until somebody says so.

#include "incidents/incident.hpp"

namespace hoyle::incidents {
namespace {

using log::RemedyWord;
using log::Statement;
using log::Verb;
using table::Replay;

bool is(const Statement& statement, std::string_view kind) { return statement.ref.kind == kind; }

/// Another player than the dealer who, by some demand, should deal.
std::optional<Seat> said_to_deal(const Replay& replay)
{
    for (const Statement& statement : replay.section->statements)
        if (const log::Remedy* remedy = replay.section->demanded(statement))
            if (remedy->word == RemedyWord::deal_by && remedy->on.size() == 1 && remedy->on.first() != *replay.dealer) return remedy->on.first();
    return std::nullopt;
}

/// It is of this deal that he speaks, and not of an earlier one.
bool of_this_deal(const Replay& replay, const Statement& statement)
{
    const log::KindRef& ref = statement.ref;
    return (!ref.deal || ref.deal == replay.deal) && (ref.by.empty() || ref.by.has(*replay.dealer));
}

}  // namespace

bool looks_at_his_own(const Replay& replay, std::size_t at)
{
    const Statement& s = replay.section->statements[at];
    if (s.verb != Verb::looks) return false;
    if (s.choice == static_cast<int>(log::LooksAt::own_hand)) return true;
    // The dealer may look at any card he deals; who else looks at a card as it is dealt has taken up his own.
    const bool dealers = replay.dealer && replay.who[at].has(*replay.dealer);
    return s.choice == static_cast<int>(log::LooksAt::card) && !(dealers && s.number % 4 != 0);
}

void misdeal_defences(const Replay& replay, Incident& incident)
{
    if (!replay.custom.whist || !replay.dealer) return;
    const auto& statements = replay.section->statements;
    Word touched = Word::nobody, interrupted = Word::no;
    bool out_of_turn = false, done_for_him = false;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& s = statements[i];
        const Moment now = table::at_statement(i);
        const Seats seats = replay.who[i];
        const bool adversary = !seats.empty() && side_of(seats.first()) != side_of(*replay.dealer);
        // whoever looks at his cards has touched them
        const bool hand = s.verb == Verb::touches || looks_at_his_own(replay, i);
        if (hand && touched == Word::nobody && now < replay.trump_turned) {
            if (adversary) touched = Word::adversary;
            else if (seats.has(partner_of(*replay.dealer))) touched = Word::dealers_partner;
        }
        if (s.verb == Verb::interrupts && adversary && now < incident.when) interrupted = s.choice2 == 1 ? Word::well_founded : Word::unfounded;
        done_for_him = done_for_him || (s.verb == Verb::deals_for && seats.has(partner_of(*replay.dealer)) && now < incident.when);
        out_of_turn = out_of_turn || (s.verb == Verb::points_out && is(s, "deal-out-of-turn") && of_this_deal(replay, s));
    }
    const auto rightful = said_to_deal(replay);
    out_of_turn = out_of_turn || rightful;
    const bool for_partner = out_of_turn && rightful.value_or(partner_of(*replay.dealer)) == partner_of(*replay.dealer);
    if (for_partner) incident.other_seat = partner_of(*replay.dealer);
    else if (done_for_him) incident.other_seat = *replay.dealer;  // `deal 2 by W`, and `E deals for W`
    incident.facts.set(Attr::touched_first, touched);
    incident.facts.set(Attr::interrupted, interrupted);
    incident.facts.set(Attr::dealt_for, for_partner || done_for_him ? Word::partner : Word::self);
}

void detect::deal_complaints(const Replay& replay, std::vector<Incident>& out)
{
    if (!replay.dealer) return;
    const Seat dealer = *replay.dealer;
    const auto& statements = replay.section->statements;
    std::optional<std::size_t> not_cut, cut_raised;
    bool turn_raised = false, pack_raised = false, dealt_for_him = false;
    for (std::size_t i = 0; i < statements.size(); ++i) {
        const Statement& statement = statements[i];
        if (statement.verb == Verb::pack_not_cut) not_cut = i;
        if (statement.verb == Verb::deals_for) dealt_for_him = true;
        if (statement.verb != Verb::points_out && statement.verb != Verb::demands) continue;
        const log::Remedy* remedy = replay.section->demanded(statement);
        const Moment now = table::at_statement(i);
        const auto add = [&](Kind kind, std::string label) -> Incident& {
            Incident incident;
            incident.kind = kind;
            incident.offender = dealer;
            incident.when = now;
            incident.where = statement.span;
            incident.label = std::move(label);
            out.push_back(incident);
            return out.back();
        };
        const std::optional<Seat> seat = replay.who[i].size() == 1 ? std::optional(replay.who[i].first()) : std::nullopt;

        const bool deal_again = remedy && (remedy->word == RemedyWord::new_deal || remedy->word == RemedyWord::misdeal);
        const bool cut = is(statement, "cut-omitted") || (not_cut && deal_again && statement.ref.kind.empty());
        const bool by_adversary = replay.who[i].size() == 1 && side_of(replay.who[i].first()) != side_of(dealer);
        if (cut && cut_raised && by_adversary && out[*cut_raised][Attr::raised_by] == Word::declaring) {
            // the dealer's side spoke first, to no purpose; the adversaries may still take it up
            out[*cut_raised].facts.set(Attr::raised_by, Word::adversary);
            out[*cut_raised].when = now;
            continue;
        }
        if (cut && now < replay.first_lead && !cut_raised && seat) {
            cut_raised = out.size();
            Incident& incident = add(Kind::cut_omitted, "the pack was not cut");
            if (not_cut) incident.where = statements[*not_cut].span;
            incident.facts.set(Attr::raised_by, by_adversary ? Word::adversary : Word::declaring);
            misdeal_defences(replay, incident);
            continue;
        }
        // `deal by` another hand says that the dealer is the wrong one; by the same hand, but with another pack, that the pack is.
        const bool by_other = remedy && remedy->word == RemedyWord::deal_by && remedy->on.size() == 1 && remedy->on.first() != dealer;
        const bool other_pack = remedy && remedy->word == RemedyWord::deal_by && !by_other && !remedy->pack.empty() && remedy->pack != replay.pack;
        const bool turn = is(statement, "deal-out-of-turn") || (by_other && statement.ref.kind.empty() && !dealt_for_him);
        if (turn && !turn_raised && of_this_deal(replay, statement)) {
            turn_raised = true;
            Incident& incident = add(Kind::deal_out_of_turn, who(dealer) + " deals out of turn");
            incident.other_seat = said_to_deal(replay);  // the rulings know the deals before this one, and so whose turn it was
            incident.facts.set(Attr::turn_of, incident.other_seat == partner_of(dealer) ? Word::partner : Word::adversary);
        } else if ((is(statement, "wrong-pack") || (other_pack && statement.ref.kind.empty())) && !pack_raised && of_this_deal(replay, statement)) {
            pack_raised = true;
            add(Kind::wrong_pack, "the deal is with the wrong pack").other_seat = dealer;
        }
    }
}

}  // namespace hoyle::incidents
