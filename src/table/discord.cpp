#include "table/discord.hpp"

#include "table/slip_costs.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Verb;

int Discord::cost() const { return standing + odd * costs::oddity + unknown * costs::unknown_card; }

namespace {

bool follows_not(const Replay& r, const Played& play, const Played* lead)
{
    if (!lead || play.lead || play.missed || !play.suit || !lead->suit || *play.suit == *lead->suit || !play.beside(*lead))
        return false;
    return !r.held(play.seat, play.when).in(*lead->suit).empty();
}

/// What was said before the lead that only another could say, the deal being his whose it is told to be.
int against_the_dealer(const Replay& r)
{
    if (!r.dealer || r.custom.whist || r.custom.maker_plays) return 0;
    int odd = 0;
    bool spoken = false;  // by an adversary, of the doubling
    for (const log::Statement& statement : r.section->statements) {
        if (statement.who.size() != 1) continue;
        const Seat seat = statement.who.first();
        if (statement.verb == Verb::makes) odd += side_of(seat) != side_of(*r.dealer);
        if (statement.verb == Verb::passes) odd += seat != *r.dealer;
        if (statement.verb == Verb::asks_lead) odd += seat != r.eldest();
        if (statement.verb == Verb::doubles && !spoken) odd += seat != r.eldest();
        spoken = spoken || statement.verb == Verb::asks_lead || statement.verb == Verb::doubles;
    }
    return odd;
}

/// Three cards on the line of a trick, and the next is told in full.
bool card_left_out(const Replay& r, std::size_t at)
{
    const Trick& trick = r.tricks[at];
    if (!trick.stands() || trick.full != never || at + 1 == r.tricks.size()) return false;
    const Trick& next = r.tricks[at + 1];
    const log::Statement& line = r.section->statements[statement_of(trick.led)];
    return line.verb == Verb::trick && line.list.count == 3 && line.number == trick.number && !next.untold &&
           next.number == trick.number + 1 && next.full != never;
}

/// What is amiss with one trick: its leader, how many cards it has, its number.
void weigh_trick(const Replay& r, std::size_t at, Discord& found)
{
    const Trick& trick = r.tricks[at];
    if (trick.untold) return;
    if (trick.number > 1 && trick.proper_leader && trick.leader != *trick.proper_leader) ++found.odd;
    if (trick.number == 1 && r.dealer && trick.leader != r.eldest()) ++found.odd;
    if (card_left_out(r, at)) ++found.impossible, found.standing += costs::left_out;
    else if (!trick.stands() || (trick.full == never && at + 1 < r.tricks.size())) ++found.odd;
    if (at > 0 && trick.stands() && trick.number <= r.tricks[at - 1].number) ++found.odd;
}

/// What it costs to leave it so that this cannot be.
int cost_of_leaving(const Impossibility& each, const log::Section& section)
{
    using What = Impossibility::What;
    if (each.what == What::twice) return costs::duplicate;
    if (each.what == What::left_out) return costs::left_out;
    const bool sums_up = std::any_of(section.statements.begin(), section.statements.end(), [&](const log::Statement& line) {
        const bool told = line.verb == Verb::won_by || line.verb == Verb::tally || line.verb == Verb::result;
        return told && line.span == each.where;
    });
    return sums_up ? costs::summing_line : costs::contradiction;
}

/// The result that is told is not what the cards come to, or less than they show already.
bool against_the_result(const Replay& r)
{
    if (!r.tally_told || !r.all_tricks_known) return false;
    if (r.won[Side::ns] + r.won[Side::ew] == 13) return r.won != r.tally;
    return r.won[Side::ns] > r.tally[Side::ns] || r.won[Side::ew] > r.tally[Side::ew];
}

}  // namespace

Discord discord(const Replay& r)
{
    Discord found;
    found.impossible = static_cast<int>(r.impossible.size());
    for (const Impossibility& each : r.impossible) found.standing += cost_of_leaving(each, *r.section);
    const Played* lead = nullptr;
    for (const Played& play : r.played) {
        if (play.lead) lead = &play;
        if (play.extra && r.section->statements[statement_of(play.when)].list.count > 1)  // a whole trick on top of another
            ++found.impossible, found.standing += costs::contradiction;
        else found.odd += play.extra;
        if (!play.card && !play.missed) ++found.unknown;
        if (follows_not(r, play, lead)) ++found.odd;
    }
    for (std::size_t i = 0; i < r.tricks.size(); ++i) weigh_trick(r, i, found);
    found.odd += against_the_result(r) + against_the_dealer(r);
    return found;
}

bool taken_amiss(const log::Section& section)
{
    return std::any_of(section.statements.begin(), section.statements.end(), [](const log::Statement& statement) {
        switch (statement.verb) {
        case Verb::takes_back:
        case Verb::changes:
        case Verb::demands:
        case Verb::waives:
        case Verb::claims_revoke:
        case Verb::points_out:
        case Verb::told: return true;
        default: return statement.disputed;
        }
    });
}

}  // namespace hoyle::table
