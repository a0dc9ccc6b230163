// Claims of a revoke: tied to what the cards show, admitted, or established because the tricks were mixed.

#include "rulings/docket.hpp"

#include <algorithm>

namespace hoyle::rulings {

using lawbook::Verb;
using table::Moment;
using terms::Attr;
using terms::Facts;
using terms::Word;

/// `claims revoke by W at 2`: ties the claim to the revoke that the cards show, or tests it when they show none.
void Docket::hear_claim(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const Seats who = replay_->who[statement];
    if (who.empty()) return;
    const Side side = side_of(who.first());
    if (said.ref.by.size() == 1 && side_of(said.ref.by.first()) == side) return;  // he owns to it: there is nothing to claim from himself
    const Moment now = table::at_statement(statement);
    // Dummy has no claim to make while the hand is played; what his words cost is seen with the rest that he says.
    const bool dummy = !replay_->custom.whist && replay_->dealer && who == Seats(partner_of(*replay_->dealer)) && now >= replay_->dummy_down;
    if (dummy && !replay_->over_at(now) && !said.ref.deal) return;
    const Moment trump_known = std::min(replay_->trump_made, replay_->trump_turned);
    Matter* late = nullptr;
    bool claimed_before = false, no_price = false;
    for (Matter& matter : matters_) {
        const bool seen = matter.incident.kind == Kind::revoke || matter.incident.kind == Kind::revoke_corrected || matter.settled_as_revoke();
        if (seen && is_about(matter, said.ref) && matter.section == section_ && !(matter.incident.offender && side_of(*matter.incident.offender) == side)) {
            claimed_before = claimed_before || matter.claimed;
            const Answer* penalty = matter.find(terms::Point::penalty);
            no_price = no_price || matter.incident.kind == Kind::revoke_corrected || !penalty || !penalty->is_right();
        }
        const bool settled = matter.settled_as_revoke() || matter.incident.kind == Kind::revoke;
        if (!settled || matter.claimed) continue;
        const bool disobeyed = matter.incident.kind == Kind::penalty_disobeyed && said.ref.trick == matter.incident.trick &&
                               (said.ref.by.empty() || (matter.incident.offender && said.ref.by.has(*matter.incident.offender)));
        if (!is_about(matter, said.ref) && !disobeyed) continue;
        if (matter.incident.offender && side_of(*matter.incident.offender) == side) continue;
        if (!said.ref.deal && matter.section != section_ && trump_known <= now) continue;  // he means this deal
        Answer* right = nullptr;
        for (Answer& answer : matter.answers)
            if (answer.is_right() && answer.ruling->verb != Verb::grant) right = &answer;
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

    if (claimed_before) return;  // his partner, or he himself, has claimed it already
    if (no_price) {
        remarks_.push_back({spot_of(statement), replay_->deal, "the play is there, but no law here gives a penalty for it", section_});
        return;
    }
    hear_unproved_claim(statement);
}

/// The cards in the log do not show it. It may be admitted, or be established because the accused side mixed the tricks.
void Docket::hear_unproved_claim(std::size_t statement)
{
    const log::Statement& said = replay_->section->statements[statement];
    const Seats who = replay_->who[statement];
    const Side side = side_of(who.first());
    const Moment now = table::at_statement(statement);
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
    if (!established) {
        const auto told = std::count_if(replay_->tricks.begin(), replay_->tricks.end(),
                                        [](const table::Trick& trick) { return trick.stands() && !trick.untold && trick.full != table::never; });
        matters_[claim].cards_untold = told < 13;
        return;
    }

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
    if (!admitted) revoke.facts.set(Attr::established, Word::yes);  // the mixing establishes it, whatever was held or quitted
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

}  // namespace hoyle::rulings
