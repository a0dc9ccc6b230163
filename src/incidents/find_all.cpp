#include "incidents/detector.hpp"
#include "source/sort.hpp"

namespace hoyle::incidents {

// incidents/detectors.def is written by the build: every file of incidents/kinds/.
namespace detect {
#define HOYLE_DETECTOR(name) Detector name();
#include "incidents/detectors.def"
#undef HOYLE_DETECTOR
}  // namespace detect

namespace {

const auto& all_detectors()
{
    static const std::array all{
#define HOYLE_DETECTOR(name) detect::name(),
#include "incidents/detectors.def"
#undef HOYLE_DETECTOR
    };
    return all;
}

/// Whether the detector has anything to do in a deal with such statements in it.
bool concerned(const Detector& detector, const Replay& deal, const Verbs& told)
{
    if (!deal.dealer && !detector.without_dealer) return false;
    if (detector.game != Game::any && (detector.game == Game::whist) != deal.custom.whist) return false;
    return detector.verbs.empty() || detector.verbs.meets(told);
}

/// Whether all four threw down bears on a revoke at whist, and whether a revoke was proved on hands thrown down.
void thrown_down_and_revoked(const Replay& deal, Found& found)
{
    const bool all_down = any_of_kind(found, Kind::all_hands_down);
    const bool revoked = std::any_of(found.begin(), found.end(),
                                     [](const Incident& each) { return each.kind == Kind::revoke && !each.corrected; });
    for (Incident& incident : found) {
        if (incident.kind == Kind::all_hands_down) incident.facts.set(Attr::revoke, terms::yes_no(revoked));
        if (incident.kind == Kind::revoke && deal.custom.whist) incident.facts.set(Attr::abandoned, terms::yes_no(all_down));
    }
}

/// What nobody told is taken as the vocabulary says; the report names it as taken.
void take_as_unsaid(Incident& incident)
{
    for (const terms::AttributeUse& use : terms::info(incident.kind).attributes)
        if (!incident.facts.has(use.attr) && use.unsaid != Word::unset) incident.facts.set(use.attr, use.unsaid);
}

/// Said or shown between two tricks, and not in the one.
void tell_after_trick(const Replay& deal, Incident& incident)
{
    const std::size_t at = table::statement_of(incident.when);
    if (!incident.trick || at >= deal.trick_at.size() || deal.trick_at[at] != incident.trick) return;
    if (deal.section->statements[at].span.begin > incident.where.begin) return;  // seen by what was played later
    for (const Trick& trick : deal.tricks)
        if (trick.number == incident.trick && trick.stands() && trick.full < incident.when) incident.after_trick = true;
}

}  // namespace

void find_all(const Replay& deal, Found& found)
{
    found.clear();
    if (!deal.section || deal.section->statements.empty()) return;
    Verbs told;
    for (const log::Statement& statement : deal.section->statements) told.add(statement.verb);
    for (const Detector& detector : all_detectors()) {
        if (!detector.by_line || !concerned(detector, deal, told)) continue;
        for (const Line& line : table::lines(deal))
            if (detector.verbs.has(line->verb)) detector.by_line(line, found);
    }
    for (const Detector& detector : all_detectors())
        if (detector.by_deal && concerned(detector, deal, told)) detector.by_deal(deal, found);
    sort_stably(found, [](const Incident& a, const Incident& b) { return a.when != b.when ? a.when < b.when : a.kind < b.kind; });
    thrown_down_and_revoked(deal, found);
    for (Incident& incident : found) {
        take_as_unsaid(incident);
        tell_after_trick(deal, incident);
    }
}

}  // namespace hoyle::incidents
