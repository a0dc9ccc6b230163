// Cards that are dealt to the wrong hand, or the wrong way up.
//
// misdealt-last-card: the last card does not come to the dealer. misdealt-rotation: another card goes to a hand whose it is not,
// or the pack is dealt into packets. trump-card-face-down (whist), last-card-faced (bridge, where no card is turned for trumps):
// the last card lies the wrong way. card-exposed-in-deal: any other card is dealt face up.
// How it is told apart: two cards that
// went down together, the next hand having the next card, are a fault of their own; the dealer deals on in turn.
// Example: S deals card 5 to N

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace cards_dealt {

constexpr std::uint32_t pack_size = 52;

Incident by_dealer(Kind kind, const Line& line, std::string label)
{
    Incident incident = seen(kind, line, std::move(label));
    if (!incident.offender) incident.offender = line.replay->dealer;
    incident.about(line->card);
    return incident;
}

void add_misdeal(Incident incident, const Replay& replay, Found& found)
{
    misdeal_defences(replay, incident);
    found.push_back(std::move(incident));
}

/// A card more or less than fifty-two is in the pack, or a card twice.
bool imperfect(const Replay& replay)
{
    for (const Line& line : table::lines(replay))
        if (line->verb == Verb::pack_is && line->pack_fault != log::PackFault::faced) return true;
    return false;
}

/// Two cards went down together, and the next hand has the next card.
bool goes_on_after_two(const Line& line)
{
    if (line.at == 0) return false;
    const Line before{line.replay, line.at - 1};
    return before->verb == Verb::deals_cards && before->to && *line->to == left_of(*before->to);
}

/// The last card lies as it should not.
void faced(const Line& line, log::Face face, Found& found)
{
    const bool whist = line.replay->custom.whist;
    if (whist && face == log::Face::down)
        add_misdeal(by_dealer(Kind::trump_card_face_down, line, "the trump card is laid face down"), *line.replay, found);
    if (!whist && face == log::Face::up) found.push_back(by_dealer(Kind::last_card_faced, line, "the last card is turned up"));
}

/// One of the cards of the last round was dealt, and the dealer gave no time, or turned the trump card at once.
bool hurried(const Line& line)
{
    const bool one_of_the_last = line->number == 0 || line->number > pack_size - 4;
    const auto& statements = line.replay->section->statements;
    const bool turned_at_once = line->number > pack_size - 4 && line.at + 1 < statements.size() &&
                                statements[line.at + 1].verb == Verb::turns_up;
    return one_of_the_last && (turned_at_once || table::lines_after(line).any({Verb::hurries}));
}

void wrong_hand(const Line& line, Found& found)
{
    const Seat proper = left_of(*line.replay->dealer, static_cast<int>(line->number % 4));
    if (*line->to == proper || line->number == 0 || goes_on_after_two(line)) return;
    add_misdeal(by_dealer(Kind::misdealt_rotation, line,
                          "card " + std::to_string(line->number) + " goes to " + who(line->to) + " instead of " + who(proper)),
                *line.replay, found);
}

void one_card(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (!replay.dealer || !line->to) return;
    const auto face = line->face;
    const bool last = line->number == pack_size;
    if (last && *line->to != *replay.dealer) {
        Incident incident = by_dealer(Kind::misdealt_last_card, line, "the last card comes to " + who(line->to));
        incident.facts.set(Attr::imperfect, terms::yes_no(imperfect(replay)));
        add_misdeal(incident, replay, found);
    } else if (last) {
        faced(line, face, found);
    } else {
        wrong_hand(line, found);
    }
    if (face != log::Face::up || last) return;
    Incident incident = by_dealer(Kind::card_exposed_in_deal, line, "a card is dealt face up");
    incident.facts.set(Attr::role, role_of(replay, incident.offender.value_or(*replay.dealer), line.when()));
    incident.facts.set(Attr::hurried, terms::yes_no(hurried(line)));
    found.push_back(incident);
}

void by_line(const Line& line, Found& found)
{
    const Replay& replay = *line.replay;
    if (line->verb == Verb::deals_card) return one_card(line, found);
    if (line->verb == Verb::turns_up) {
        if (line.seat() && line.seat() == replay.dealer) faced(line, log::Face::up, found);
        return;
    }
    if (line->number == 4) return;
    add_misdeal(by_dealer(Kind::misdealt_rotation, line, "the cards are dealt into " + std::to_string(line->number) + " packets"),
                replay, found);
}

}  // namespace cards_dealt

namespace detect {
Detector cards_dealt()
{
    return {.verbs = {Verb::deals_card, Verb::turns_up, Verb::deals_packets},
            .by_line = cards_dealt::by_line,
            .without_dealer = true};
}
}  // namespace detect

}  // namespace hoyle::incidents
