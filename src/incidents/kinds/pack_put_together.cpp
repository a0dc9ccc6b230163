// pack-collected-by-other: the cards for this deal are gathered by somebody who is not the dealer's partner.
// pack-misplaced: a player who has shuffled puts the pack in the wrong place.
// cut-altered: whoever had divided the pack cuts or shuffles it again of his own accord.
// How it is told apart: what is gathered once the cards are dealt is for a deal to come, and whose that is the log may not tell.
// A cut that went wrong, a pack shuffled by the dealer after it, a fresh cut or deal that somebody asks for: the next cut is due.
// Example: pack cut by E at 20 ... E shuffles

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace pack_put_together {

void gathered_or_put(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line->verb == Verb::puts_pack)
        found.push_back(seen(Kind::pack_misplaced, line, who(line.seat()) + " puts the pack in the wrong place"));
    if (line->verb != Verb::collects || !line.before_the_deal() || !line.seat() || !replay.dealer) return;
    if (*line.seat() != partner_of(*replay.dealer))
        found.push_back(seen(Kind::pack_collected_by_other, line, who(line.seat()) + " gathers the cards for this deal"));
}

/// The cut does not hold: it went wrong, or the pack must be cut or dealt again.
bool undoes_the_cut(const Line& line)
{
    const auto small = [](std::uint32_t packet) { return packet > 0 && (packet < 4 || packet > 48); };
    if (line->verb == Verb::pack_cut) return line->manner != 0 || line->card || line->card_unknown || small(line->number);
    if (line->verb == Verb::shuffles) return line.seat() && line.seat() == line.replay->dealer;
    const log::Remedy* asked = line.demand();
    using enum log::RemedyWord;
    return line->verb == Verb::deal_void ||
           (asked && (asked->word == recut || asked->word == reshuffle || asked->word == new_deal || asked->word == misdeal));
}

void cut_again(const Replay& deal, Found& found)
{
    std::optional<Seat> cutter;  // whose cut holds
    for (const Line& line : table::lines(deal)) {
        if (!line.before_the_deal()) continue;
        const bool cuts = line->verb == Verb::pack_cut;
        const auto seat = cuts && line.who().empty() && deal.dealer ? std::optional(right_of(*deal.dealer)) : line.seat();
        if (cutter && seat == cutter && (cuts || line->verb == Verb::shuffles)) {
            Incident incident = seen(Kind::cut_altered, line, who(cutter) + (cuts ? " cuts again" : " shuffles what he has cut"));
            incident.offender = cutter;
            found.push_back(incident);
            return;
        }
        if (cuts) cutter = seat;
        if (undoes_the_cut(line)) cutter.reset();
    }
}

}  // namespace pack_put_together

namespace detect {
Detector pack_put_together()
{
    return {.verbs = {Verb::collects, Verb::puts_pack, Verb::pack_cut},
            .by_line = pack_put_together::gathered_or_put,
            .by_deal = pack_put_together::cut_again,
            .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
