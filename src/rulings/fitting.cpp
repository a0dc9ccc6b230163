// Which right a demand is about: the thing that is asked for, of a hand that it may be asked of, about a card that is liable, in words that name
// the offence or leave it open.

#include "rulings/docket.hpp"
#include "rulings/remedies.hpp"

namespace hoyle::rulings {

using log::RemedyWord;
using table::Moment;
using terms::Atom;

bool Docket::is_about(const Matter& matter, const log::KindRef& ref) const
{
    if (!ref.said()) return true;
    const auto kind = terms::find_kind(ref.kind);
    const bool corrected = kind == Kind::revoke && matter.incident.kind == Kind::revoke_corrected;
    // what the book punishes like a revoke may be called one
    const bool as_revoke = kind == Kind::revoke && matter.incident.kind == Kind::penalty_disobeyed && matter.settled_as_revoke();
    if (!kind || (matter.incident.kind != *kind && !corrected && !as_revoke)) return false;
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
    case RemedyWord::deal_by: return act == log::Verb::deals_for && matter.incident.offender && remedy.on.has(partner_of(*matter.incident.offender));
    default: return true;
    }
}

/// A demand fits an option when it is the same thing, asked of a hand it may be asked of, about a card that is liable.
bool Docket::fits(const Answer& answer, const Option& option, const Matter& matter, const log::Remedy& remedy, Moment now) const
{
    const Atom atom = option.step->atom;
    bool follows = false;  // the cut that goes with a fresh shuffle
    for (const Step& then : option.step->then) follows = follows || (then.atom == Atom::recut && remedy.word == RemedyWord::recut);
    if (!means(remedy.word, atom) && !follows) return false;
    if (atom == Atom::choose_played && !answer.alive()) return false;  // chosen already: the other card is called for itself
    if (atom == Atom::redo_act && !redoes(matter, remedy)) return false;
    if (atom == Atom::redeal && remedy.word == RemedyWord::deal_by && !option.on.empty() && !remedy.on.empty() && (remedy.on & option.on).empty()) return false;
    if (remedy.word == RemedyWord::stakes_from || remedy.word == RemedyWord::deal_by || remedy.word == RemedyWord::accept ||
        remedy.word == RemedyWord::refuse) {
        const bool double_of = remedy.word == RemedyWord::accept || remedy.word == RemedyWord::refuse;
        return !double_of || remedy.on.empty() || !matter.incident.offender || remedy.on.has(*matter.incident.offender);
    }
    const bool card_call = atom == Atom::call_card || atom == Atom::play || atom == Atom::not_play || atom == Atom::choose_played;
    if (card_call && remedy.card && !option.cards.empty() && !option.cards.has(remedy.card)) return false;
    if (atom == Atom::call_card && option.cards.size() > 1 && gone(matter, remedy.card, now)) return false;
    if (atom == Atom::play || atom == Atom::not_play) return true;  // dummy's card, whoever is told to play it
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

}  // namespace hoyle::rulings
