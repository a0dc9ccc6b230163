// dealer-shuffled-after-cut: the dealer shuffles after the pack is cut, and before it is dealt.
// card-seen-in-dealers-shuffle: a card is seen as he shuffles, or as the pack is given to be cut.
// How it is told apart: whoever shuffles for his partner has acted for him, whatever is seen.

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace {

void add(Kind kind, const Line& line, std::string label, Found& found)
{
    Incident incident = seen(kind, line, std::move(label));
    if (!incident.offender) incident.offender = line.replay->dealer;
    incident.about(line->card);
    found.push_back(incident);
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    const bool shown = line->card || line->card_unknown;
    if (line->verb == Verb::presents) {
        if (shown) add(Kind::card_seen_in_dealers_shuffle, line, "a card is seen as the pack is given to be cut", found);
        return;
    }
    const auto seat = line.seat();
    const bool for_partner = seat && line->to == partner_of(*seat);
    const bool by_dealer = seat && seat == replay.dealer;
    if (for_partner || !by_dealer) return;
    if (replay.pack_cut < now && now < replay.first_lead && replay.deal_begun > now && replay.deal_ended > now)
        add(Kind::dealer_shuffled_after_cut, line, "the dealer shuffles after the pack is cut", found);
    else if (shown) add(Kind::card_seen_in_dealers_shuffle, line, "a card is seen as the dealer shuffles", found);
}

}  // namespace

namespace detect {
Detector shuffling() { return {.verbs = {Verb::shuffles, Verb::presents}, .by_line = by_line, .without_dealer = true}; }
}  // namespace detect

}  // namespace hoyle::incidents
