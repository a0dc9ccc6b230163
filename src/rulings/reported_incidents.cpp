#include "rulings/reported_incidents.hpp"

#include "rulings/about.hpp"

#include <algorithm>

namespace hoyle::rulings {

using terms::Attr;
using terms::Word;

namespace {

/// Dummy's hand is down by the time of nearly all that is told so.
Word role_told(const Scene& scene, Seat seat, std::size_t statement)
{
    const Word role = incidents::role_of(*scene.replay, seat, table::at_statement(statement));
    return role == Word::partner ? Word::dummy : role;
}

/// What the line tells, and what is so unless it is told.
Incident incident_of(const Scene& scene, std::size_t at, Kind kind, Seat offender)
{
    const log::Statement& told = scene.statement(at);
    Incident incident;
    incident.kind = kind;
    incident.offender = offender;
    incident.trick = told.ref.trick;
    incident.when = table::at_statement(at);
    incident.where = told.span;
    incident.label = incidents::who(offender) + ", as it is told";
    for (const log::Option& fact : log::Section::in(scene.replay->section->options, told.list)) {
        const auto attr = terms::find_attr(fact.name);
        const auto word = terms::find_word(fact.value);
        if (attr && word && terms::info(kind).find(*attr)) incident.facts.set(*attr, *word);
    }
    const auto unless_told = [&](Attr attr, Word word) {
        if (terms::info(kind).find(attr) && !incident.facts.has(attr)) incident.facts.set(attr, word);
    };
    if (scene.dealer()) unless_told(Attr::role, role_told(scene, offender, at));
    unless_told(Attr::other_side, Word::no);
    unless_told(Attr::abandoned, Word::no);
    fill_unsaid(kind, incident.facts);
    return incident;
}

/// The newest line that tells of something the speaker's adversaries did, and that the docket has not yet.
std::optional<Incident> newest_told(const Proceedings& p, std::size_t statement, const log::KindRef& ref)
{
    const Scene& scene = p.scene();
    const Seats who = scene.who(statement);
    if (who.empty()) return std::nullopt;
    for (std::size_t i = statement; i-- > 0;) {
        const log::Statement& told = scene.statement(i);
        if (told.verb != log::Verb::told || told.perhaps || told.ref.by.size() != 1) continue;
        const auto kind = terms::find_kind(told.ref.kind);
        if (!kind || side_of(told.ref.by.first()) == side_of(who.first())) continue;
        Matter matter;
        matter.incident = incident_of(scene, i, *kind, told.ref.by.first());
        const auto there = [&](const Matter& each) {
            const Incident &one = each.incident, &other = matter.incident;
            const bool at_another_trick = one.trick && other.trick && one.trick != other.trick;
            return scene.told_here(each) && one.kind == *kind && one.offender == other.offender && !at_another_trick;
        };
        if (std::any_of(p.docket().matters().begin(), p.docket().matters().end(), there)) continue;
        if (is_about(matter, ref)) return matter.incident;
    }
    return std::nullopt;
}

bool gives_a_right(const Scene& scene, const Incident& incident)
{
    Matter matter;
    matter.incident = incident;
    answer_all(scene, matter, incident.when);
    return std::any_of(matter.answers.begin(), matter.answers.end(), [](const Answer& answer) { return answer.is_right(); });
}

}  // namespace

std::size_t open_told(Proceedings& p, std::size_t statement, const log::KindRef& ref)
{
    const auto incident = newest_told(p, statement, ref);
    if (!incident || !gives_a_right(p.scene(), *incident)) return Docket::none;
    const std::size_t opened = p.open(*incident);
    if (opened == Docket::none) return opened;
    Matter& matter = p.docket()[opened];
    matter.claimed = matter.settled_as_revoke();
    if (matter.claimed) matter.claimed_at = p.scene().spot_of(statement);
    return opened;
}

bool told_too_little(const Proceedings& p, std::size_t statement, const log::KindRef& ref)
{
    const auto incident = newest_told(p, statement, ref);
    return incident && !gives_a_right(p.scene(), *incident);
}

}  // namespace hoyle::rulings
