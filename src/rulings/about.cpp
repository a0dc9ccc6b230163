#include "rulings/about.hpp"

#include "rulings/remedies.hpp"

#include <algorithm>

namespace hoyle::rulings {

using log::RemedyWord;
using table::Moment;
using terms::Atom;

namespace {

/// The kind that is named, or one that the players may call by its name: a revoke put right; what the book punishes like a
/// revoke.
bool named(const Matter& matter, std::string_view slug)
{
    const auto kind = terms::find_kind(slug);
    if (kind == matter.incident.kind) return true;
    if (kind != Kind::revoke) return false;
    return matter.incident.kind == Kind::revoke_corrected ||
           (matter.incident.kind == Kind::penalty_disobeyed && matter.settled_as_revoke());
}

/// Whose lead comes next, as far as it is known at a moment: that of the hand that should have led, or of whoever won the trick
/// before.
std::optional<Seat> next_to_lead(const Scene& scene, const Incident& incident, Moment now)
{
    const table::Trick* last = nullptr;
    for (const table::Trick& trick : scene.replay->tricks)
        if (trick.led <= now && trick.abandoned > now && trick.called_back > now) last = &trick;
    const bool later = last && last->number > incident.trick;
    const bool same_lead = !last || last->number < incident.trick || last->attempt == incident.attempt;
    const bool complete = last && last->number == incident.trick && last->full <= now;  // the false lead stands
    if (incident.kind == Kind::lead_out_of_turn && !later && same_lead && !complete)
        return incident.proper_leader;  // the false lead lies there
    return last && last->full <= now ? last->winner : std::nullopt;
}

/// What he did for his partner is done again by the right player: the cut, the shuffle or the deal, whichever it was.
bool redoes(const Scene& scene, const Matter& matter, const log::Remedy& remedy)
{
    if (!scene.told_here(matter)) return false;
    const Incident& incident = matter.incident;
    const log::Verb act = scene.statement(table::statement_of(incident.when)).verb;
    switch (remedy.word) {
    case RemedyWord::recut: return act == log::Verb::pack_cut;
    case RemedyWord::reshuffle: return act == log::Verb::shuffles;
    case RemedyWord::new_deal: return act == log::Verb::deals_for;
    case RemedyWord::deal_by:
        return act == log::Verb::deals_for && incident.offender && remedy.on.has(partner_of(*incident.offender));
    default: return true;
    }
}

/// The same thing; or the cut that goes with a fresh shuffle.
bool same_thing(const Option& option, RemedyWord word)
{
    const auto& then = option.step->then;
    return means(word, option.step->atom) ||
           (word == RemedyWord::recut &&
            std::any_of(then.begin(), then.end(), [](const Step& step) { return step.atom == Atom::recut; }));
}

bool asks_no_hand(RemedyWord word)
{
    return word == RemedyWord::stakes_from || word == RemedyWord::deal_by || word == RemedyWord::accept ||
           word == RemedyWord::refuse;
}

/// A card that is liable, and has not been played since.
bool liable(const Scene& scene, const Matter& matter, const Option& option, Card card, Moment now)
{
    const Atom atom = option.step->atom;
    const bool of_a_card = atom == Atom::call_card || atom == Atom::play || atom == Atom::not_play || atom == Atom::choose_played;
    if (of_a_card && card && !option.cards.empty() && !option.cards.has(card)) return false;
    return !(atom == Atom::call_card && option.cards.size() > 1 && played_since(scene, matter, card, now));
}

bool of_the_right_hand(const Scene& scene, const Matter& matter, const Option& option, const log::Remedy& remedy, Moment now)
{
    const Atom atom = option.step->atom;
    if (atom == Atom::play || atom == Atom::not_play || remedy.on.empty())
        return true;  // dummy's card, whoever is told to play it
    if (!option.on.empty() && (remedy.on & option.on).empty()) return false;
    if (atom == Atom::call_suit && option.on.size() > 1) {
        // `whichever of them next has the lead`: if that is known already, it must be asked of him
        const auto leader = next_to_lead(scene, matter.incident, now);
        if (leader && option.on.has(*leader)) return remedy.on.has(*leader);
    }
    return !(atom == Atom::win && remedy.trick && remedy.trick < matter.incident.trick);
}

}  // namespace

bool is_about(const Matter& matter, const log::KindRef& ref)
{
    if (!ref.said()) return true;
    const Incident& incident = matter.incident;
    if (!named(matter, ref.kind)) return false;
    if (!ref.by.empty() && (!incident.offender || !ref.by.has(*incident.offender))) return false;
    if (ref.trick && incident.trick && ref.trick != incident.trick) return false;
    return !ref.deal || ref.deal == matter.deal;
}

bool any_about(const Docket& docket, const log::KindRef& ref)
{
    for (std::size_t m = 0; m < docket.size(); ++m)
        if (is_about(docket[m], ref)) return true;
    return false;
}

bool played_since(const Scene& scene, const Matter& matter, Card card, Moment now)
{
    const auto& played = scene.replay->played;
    return std::any_of(played.begin(), played.end(), [&](const table::Played& play) {
        return play.card == card && play.when > matter.incident.when && play.when < now && play.stands();
    });
}

bool fits(const Scene& scene, const Matter& matter, const Answer& answer, const Option& option, const log::Remedy& remedy,
          Moment now)
{
    const Atom atom = option.step->atom;
    // where a revoke costs two tricks
    const bool both = remedy.word == RemedyWord::take_two && atom == Atom::take_three &&
                      scene.book->figure("revoke", "tricks", *scene.settings) == "2";
    if (!both && !same_thing(option, remedy.word)) return false;
    if (atom == Atom::choose_played && !answer.alive()) return false;  // chosen already: the other card is called for itself
    if (atom == Atom::redo_act && !redoes(scene, matter, remedy)) return false;
    if (atom == Atom::redeal && remedy.word == RemedyWord::deal_by && !option.on.empty() && !remedy.on.empty() &&
        (remedy.on & option.on).empty())
        return false;
    if (asks_no_hand(remedy.word)) {
        const bool of_a_double = remedy.word == RemedyWord::accept || remedy.word == RemedyWord::refuse;
        return !of_a_double || remedy.on.empty() || !matter.incident.offender || remedy.on.has(*matter.incident.offender);
    }
    return liable(scene, matter, option, remedy.card, now) && of_the_right_hand(scene, matter, option, remedy, now);
}

}  // namespace hoyle::rulings
