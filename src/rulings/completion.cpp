#include "rulings/completion.hpp"

#include "rulings/about.hpp"
#include "rulings/doubling.hpp"
#include "terms/traits.hpp"

namespace hoyle::rulings {

using lawbook::Verb;
using terms::Attr;
using terms::Word;

namespace {

/// The newest right of the dealer's side that dummy's words may be about.
std::optional<std::size_t> spoken_of(const Proceedings& p, std::size_t statement)
{
    const Scene& scene = p.scene();
    if (!scene.dealer()) return std::nullopt;
    const log::Statement& said = scene.statement(statement);
    const table::Moment now = table::at_statement(statement);
    const auto of_dealers_side = [&](const Matter& matter) {
        for (const Answer& answer : matter.answers)
            if (answer.alive() && !answer.holders.empty() && scene.of_dealers_side(answer.holders.first(), now)) return true;
        return false;
    };
    for (std::size_t m = p.docket().size(); m-- > 0;) {
        const Matter& matter = p.docket()[m];
        const Incident& incident = matter.incident;
        if (!is_about(matter, said.ref)) continue;
        const bool revoke = incident.kind == Kind::revoke || incident.kind == Kind::revoke_corrected;
        const bool that_play = revoke && incident.offender == said.to && incident.trick == scene.replay->trick_at[statement];
        if (said.verb == log::Verb::asks_none && !that_play) continue;
        // what the dealer may do about a fault of his own side is no penalty
        if (incident.offender && scene.of_dealers_side(*incident.offender, incident.when)) continue;
        if (of_dealers_side(matter)) return m;
    }
    return std::nullopt;
}

/// What dummy's words are about; nothing to lose by naming a fault of his own side.
void tie_dummys_words(const Proceedings& p, Matter& matter)
{
    const Scene& scene = p.scene();
    const std::size_t at = table::statement_of(matter.incident.when);
    const log::Statement& said = scene.statement(at);
    matter.because_of = spoken_of(p, at);
    if (said.verb == log::Verb::asks_none && !matter.because_of) matter.hidden = true;  // he had none: nothing was pointed at
    if (said.ref.by.size() == 1 && scene.of_dealers_side(said.ref.by.first(), matter.incident.when)) matter.hidden = true;
    if (matter.because_of || !said.ref.said()) return;
    for (const Matter& other : p.docket().matters())
        if (is_about(other, said.ref) && scene.told_here(other) && other.incident.offender &&
            scene.of_dealers_side(*other.incident.offender, other.incident.when))
            matter.hidden = true;
}

}  // namespace

bool complete(const Proceedings& p, Matter& matter)
{
    Incident& incident = matter.incident;
    switch (incident.kind) {
    case Kind::deal_out_of_turn: return p.turn().complete_out_of_turn(p.scene(), incident);
    case Kind::lead_before_doubling_complete:
    case Kind::lead_without_asking: return !too_late_to_double(p, incident);
    case Kind::new_cards_demanded:
        if (p.turn().pack_proved_imperfect()) incident.facts.set(Attr::imperfect, Word::yes);
        return true;
    case Kind::spade_make:
        incident.facts.set(Attr::doubled, p.doubles().counting() ? Word::yes : p.doubles().refused() ? Word::refused : Word::no);
        return true;
    case Kind::dummy_calls_attention: tie_dummys_words(p, matter); return true;
    default:
        if (incident.facts.has(Attr::dealt_for)) p.turn().complete_dealt_for(p.scene(), incident);
        return true;
    }
}

bool take_as_corrected(Matter& matter)
{
    Incident& incident = matter.incident;
    if (incident.kind != Kind::revoke || incident[Attr::established] != Word::no || !incident.corrected) return false;
    std::erase_if(matter.answers, [](const Answer& answer) { return answer.ruling->verb != Verb::is; });
    incident.kind = Kind::revoke_corrected;
    incident.facts = incident.as_correction;
    incident.when = incident.until;
    incident.cards = CardSet::of(incident.card);
    incident.label += ", and corrects it";
    return true;
}

void settle_torn_card(const Scene& scene, Docket& docket, const Incident& demanded, const Spot& where)
{
    if (demanded.kind != Kind::new_cards_demanded || demanded[Attr::torn] != Word::yes) return;
    for (Matter& matter : docket.matters()) {
        if (matter.incident.kind != Kind::card_torn_or_marked || !scene.told_here(matter)) continue;
        for (Answer& answer : matter.answers)
            for (std::size_t o = 0; o < answer.options.size(); ++o)
                if (answer.alive() && answer.options[o].step->atom == terms::Atom::new_packs) {
                    answer.chosen = o;
                    answer.end(Status::exacted, {"exacted", where});
                }
    }
}

void use_at_once(const Scene& scene, const Matter& matter, Answer& answer)
{
    if (!terms::has(matter.incident.kind, terms::Trait::used_at_once) || answer.ruling->verb != Verb::grant ||
        answer.options.empty())
        return;
    if (matter.incident.offender && !answer.holders.has(*matter.incident.offender)) return;
    if (answer.options.front().until <= scene.time(matter.incident.when)) return;
    answer.chosen = 0;
    answer.end(Status::exacted, {"exacted", matter.where});
}

}  // namespace hoyle::rulings
