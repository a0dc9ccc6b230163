#include "examine/spade_convention.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle {

namespace {

using log::Verb;
using terms::Attr;
using terms::Kind;
using terms::Word;

bool doubled(const log::Section& section, const table::Replay& replay)
{
    return replay.first_doubling != table::never &&
           std::any_of(section.statements.begin(), section.statements.end(),
                       [](const log::Statement& each) { return each.verb == Verb::doubles || each.verb == Verb::redoubles; });
}

/// A breach of the convention's own rules, for which the maker may have the hand played out.
bool may_be_played_out(const std::vector<incidents::Incident>& seen)
{
    return std::any_of(seen.begin(), seen.end(), [](const incidents::Incident& each) {
        return each.kind == Kind::third_hand_asks || each.kind == Kind::lead_without_asking ||
               (each.kind == Kind::lead_out_of_turn && each[Attr::opening] == Word::yes);
    });
}

}  // namespace

void see_spade_convention(const DealTold& told, const PerSide<Points>& standing, std::vector<incidents::Incident>& seen)
{
    const log::Section& section = told.section;
    const table::Replay& replay = told.replay;
    constexpr Points twenty = 20;  // the convention's own number: the vocabulary's attribute is named for it
    const bool unplayed = replay.thrown_in != table::never;
    const table::Moment when = unplayed ? replay.thrown_in
                                        : std::min(replay.first_lead, replay.hand_over);  // or its result alone
    if (replay.trump != Strain::spades || when == table::never) return;
    const bool at_twenty = standing[Side::ns] >= twenty || standing[Side::ew] >= twenty;
    const bool raised = doubled(section, replay);
    if (!unplayed && (!replay.all_tricks_known || at_twenty || raised || may_be_played_out(seen))) return;
    incidents::Incident spades;
    spades.kind = Kind::spade_make;
    spades.when = when;
    spades.where = section.statements[table::statement_of(when)].span;
    spades.label = unplayed ? "the spades are not played" : "the spades are played, undoubled, and nobody at twenty";
    if (!unplayed) spades.offender = replay.maker;
    spades.facts.set(Attr::doubled, terms::yes_no(raised));
    spades.facts.set(Attr::twenty, terms::yes_no(at_twenty));
    spades.facts.set(Attr::ended, unplayed ? Word::unplayed : Word::played_out);
    seen.push_back(spades);
    sort_stably(seen, [](const auto& a, const auto& b) { return a.when < b.when; });
}

}  // namespace hoyle
