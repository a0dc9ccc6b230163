// card-seen-in-dealers-shuffle: a card is seen as the dealer shuffles, or as the pack is given to be cut.
// dealer-shuffled-after-cut: the dealer shuffles after the pack is cut, and before it is dealt.
// shuffled-wrongly: the pack is shuffled out of sight or so that a face is seen, while a hand is played, into packets, across the
// table, a second time, or by another before the dealer's partner, who then shuffles too.
// How it is told apart: whoever shuffles for his partner has acted for him (acted_for_partner.cpp). A cut that was none, and
// cards dealt anew, give everybody his shuffle again. Of a dealer who shuffles twice it must be said: he may always be the last.
// Example: W shuffles below the table

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace shuffling {

void add(Kind kind, const Line& line, std::string label, Found& found)
{
    Incident incident = seen(kind, line, std::move(label));
    if (!incident.offender) incident.offender = line.replay->dealer;
    incident.about(line->card);
    found.push_back(incident);
}

void add_fault(const Line& line, Word fault, std::string_view how, Found& found)
{
    Incident incident = seen(Kind::shuffled_wrongly, line, who(line.seat()) + " shuffles " + std::string(how));
    incident.facts.set(Attr::fault, fault);
    found.push_back(incident);
}

bool shown(const Line& line) { return line->card || line->card_unknown; }

/// The shuffles before count no more: the pack was cut, is to be shuffled or cut again, or dealt anew.
bool shuffling_begins_anew(const Line& line)
{
    if (line->verb == Verb::pack_cut || line->verb == Verb::deal_void) return true;
    const log::Remedy* asked = line.demand();
    using enum log::RemedyWord;
    return asked && (asked->word == recut || asked->word == reshuffle || asked->word == new_deal || asked->word == misdeal);
}

/// What the lines before tell of the shuffling of this pack.
struct Before {
    bool by_him = false, by_dealers_partner = false, anew = false;
};

Before shuffles_before(const Line& line)
{
    Before before;
    for (const Line& earlier : table::lines_before(line)) {
        if (shuffling_begins_anew(earlier)) before = {.anew = true};
        if (earlier->verb != Verb::shuffles || !earlier.before_the_deal() || earlier->pack != line->pack) continue;
        if (shown(earlier)) before.anew = true;  // he may be made to shuffle again
        if (earlier.who() == line.who()) before.by_him = true;
        if (earlier.who().has(partner_of(*line.replay->dealer))) before.by_dealers_partner = true;
    }
    return before;
}

bool dealers_partner_shuffles_later(const Line& line)
{
    for (const Line& later : table::lines_after(line)) {
        if (!later.before_the_deal() || shuffling_begins_anew(later)) return false;
        if (later->verb == Verb::shuffles && later->pack == line->pack && later.seat() == partner_of(*line.replay->dealer))
            return true;
    }
    return false;
}

void out_of_turn(const Line& line, bool by_dealer, Found& found)
{
    const Replay& replay = *line.replay;
    const bool said_twice = (line->manner & log::second_time) != 0;
    if (!line.seat() || !replay.dealer || !line.before_the_deal()) {
        if (said_twice) add_fault(line, Word::second_time, "a second time", found);
        return;
    }
    const Before before = shuffles_before(line);
    if (!before.anew && (said_twice || (before.by_him && !by_dealer))) add_fault(line, Word::second_time, "a second time", found);
    const bool his_turn = by_dealer || line.seat() == partner_of(*replay.dealer) || before.by_dealers_partner;
    if (!his_turn && dealers_partner_shuffles_later(line))
        add_fault(line, Word::out_of_order, "before the dealer's partner", found);
}

void in_what_way(const Line& line, bool by_dealer, Found& found)
{
    const Replay& replay = *line.replay;
    const std::uint8_t manner = line->manner;
    const bool in_play = replay.first_lead <= line.when() && !replay.over_at(line.when());
    if (manner & log::below_table) add_fault(line, Word::below_table, "below the table", found);
    if (!by_dealer && ((manner & log::faces_seen) || shown(line)))
        add_fault(line, Word::faces_seen, "so that a face is seen", found);
    if ((manner & log::during_play) || in_play) add_fault(line, Word::during_play, "while a hand is played", found);
    if (manner & log::into_packets) add_fault(line, Word::into_packets, "by dealing into packets", found);
    if (manner & log::across_table) add_fault(line, Word::across_table, "across the table", found);
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    if (line->verb == Verb::presents) {
        if (shown(line)) add(Kind::card_seen_in_dealers_shuffle, line, "a card is seen as the pack is given to be cut", found);
        return;
    }
    const auto seat = line.seat();
    const bool for_partner = seat && line->to == partner_of(*seat);
    const bool by_dealer = seat && seat == replay.dealer;
    in_what_way(line, by_dealer, found);
    if (!for_partner) out_of_turn(line, by_dealer, found);
    if (for_partner || !by_dealer) return;
    if (replay.pack_cut < now && now < replay.first_lead && replay.deal_begun > now && replay.deal_ended > now)
        add(Kind::dealer_shuffled_after_cut, line, "the dealer shuffles after the pack is cut", found);
    else if (shown(line) || (line->manner & log::faces_seen))
        add(Kind::card_seen_in_dealers_shuffle, line, "a card is seen as the dealer shuffles", found);
}

}  // namespace shuffling

namespace detect {
Detector shuffling()
{
    return {.verbs = {Verb::shuffles, Verb::presents}, .by_line = shuffling::by_line, .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
