#include "incidents/incident.hpp"

#include <algorithm>

namespace hoyle::incidents {

Word role_of(const table::Replay& replay, Seat seat, Moment moment)
{
    if (!replay.dealer) return Word::unset;
    switch (steps_between(*replay.dealer, seat)) {
    case 0: return Word::dealer;
    case 1: return Word::eldest;
    case 2: return replay.is_dummy(seat, moment) ? Word::dummy : Word::partner;
    default: return Word::third;
    }
}

std::string who(std::optional<Seat> seat) { return seat ? std::string(name_of(*seat)) : std::string("somebody"); }

void find_all(const table::Replay& replay, std::vector<Incident>& out)
{
    out.clear();
    if (!replay.section || replay.section->statements.empty()) return;
    detect::cutting(replay, out);
    detect::dealing(replay, out);
    detect::deal_complaints(replay, out);
    detect::outsiders(replay, out);
    if (replay.dealer) {
        detect::exposures(replay, out);
        if (!replay.plain) detect::taken_back(replay, out);
        detect::making(replay, out);
        detect::doubling(replay, out);
        if (!replay.plain) detect::leads(replay, out);
        if (!replay.plain) detect::order_in_trick(replay, out);
        detect::short_and_surplus(replay, out);
        if (!replay.plain) detect::revokes(replay, out);
        detect::claims(replay, out);
        detect::remarks(replay, out);
        if (replay.custom.whist) detect::trump_card(replay, out);
    }
    std::stable_sort(out.begin(), out.end(), [](const Incident& a, const Incident& b) { return a.when < b.when; });
    // Whether all four threw down bears on a revoke at whist, and whether a revoke was proved on hands thrown down.
    bool all_down = false, revoked = false;
    for (const Incident& incident : out) {
        all_down = all_down || incident.kind == Kind::all_hands_down;
        revoked = revoked || (incident.kind == Kind::revoke && !incident.corrected);
    }
    for (Incident& incident : out) {
        if (incident.kind == Kind::all_hands_down) incident.facts.set(Attr::revoke, terms::yes_no(revoked));
        if (incident.kind == Kind::revoke && replay.custom.whist) incident.facts.set(Attr::abandoned, terms::yes_no(all_down));
    }
    // What nobody told is taken as the vocabulary says; the report names it as taken.
    for (Incident& incident : out)
        for (const terms::AttributeUse& use : terms::info(incident.kind).attributes)
            if (!incident.facts.has(use.attr) && use.unsaid != Word::unset) incident.facts.set(use.attr, use.unsaid);
}

}  // namespace hoyle::incidents
