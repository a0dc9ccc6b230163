// cards-thrown-down: a hand is thrown down. all-hands-down: all four are, or all but dummy's that had still to go down; what was
// thrown down one by one before is part of it. card-exposed: the dealer or his partner lays down his hand before it is a dummy;
// an adversary lays down a card that did not lie there before. dummy-hand-early: at dummy bridge dummy goes down before a card is
// led, whoever deals.
// How it is told apart: the dealer may lay down his hand in play; an
// adversary who does has thrown it down. Before the lead a hand laid down is no dummy where the trump is still to be made, or the
// doubling is told to go on; where nothing more is told, the log has only put it a line too early. Cards thrown down right after
// the dealer has claimed the rest are taken to be thrown down because of it.
// Example: W throws down his hand

#include "incidents/exposure.hpp"

namespace hoyle::incidents {
namespace hands_laid_down {

bool of_dealers_side(const Line& line, Seat seat)
{
    return !line.replay->custom.whist && side_of(seat) == side_of(line.replay->dealer_at(line.when()));
}

/// Whose hand or card goes down at this line.
Seats whose(const Line& line) { return line->verb == Verb::dummy_down ? Seats(line.replay->dummys_seat()) : line.who(); }

/// Before the lead it is no dummy.
bool laid_down_too_soon(const Line& line)
{
    const Replay& replay = *line.replay;
    const Moment now = line.when();
    if (replay.custom.whist || now >= replay.first_lead || now >= replay.hand_over) return false;
    if (replay.trump_made == never) return replay.first_lead == never && replay.hand_over == never;
    if (now < replay.trump_made) return true;
    return table::lines_between(replay, table::at_statement(line.at + 1), replay.first_lead)
        .any({Verb::doubles, Verb::redoubles, Verb::asks_lead, Verb::answers, Verb::satisfied});
}

bool shows_a_card(Kind kind)
{
    return kind == Kind::card_exposed || kind == Kind::card_exposed_in_deal || kind == Kind::card_detached ||
           kind == Kind::cards_thrown_down || kind == Kind::pack_cut_irregular || kind == Kind::foreign_card;
}

/// The card had been exposed before, and is only left where it belongs.
bool lay_there(const Found& found, Seat seat, const Line& line)
{
    return std::any_of(found.begin(), found.end(), [&](const Incident& each) {
        return shows_a_card(each.kind) && each.offender == seat && each.when < line.when() && each.cards.has(line->card);
    });
}

/// An adversary lays down one card.
void one_card(const Line& line, Found& found)
{
    const auto seat = line.seat();
    if (line.replay->custom.whist || !seat || of_dealers_side(line, *seat) || !line->card || cannot_be(line)) return;
    if (!lay_there(found, *seat, line)) found.push_back(exposed(line, *seat, CardSet::of(line->card), Word::shown));
}

void before_the_lead(const Line& line, Seat seat, Found& found)
{
    found.push_back(exposed(line, seat, line.replay->held(seat, line.when()), Word::shown));
    found.back().label = who(seat) + " lays down his hand before a card is led";
}

/// At this line all the hands lie there, those of `thrown` among them.
bool all_down(const Line& line, Seats thrown)
{
    const Replay& replay = *line.replay;
    if (thrown == Seats::all()) return true;
    return !replay.custom.whist && (thrown | Seats(replay.dummys_seat())) == Seats::all() && replay.dummy_down < line.when();
}

void add_all_down(const Line& line, Found& found)
{
    std::erase_if(found, [](const Incident& each) { return each.kind == Kind::cards_thrown_down; });
    Incident all = seen(Kind::all_hands_down, line, "all the hands are thrown down");
    all.offender.reset();
    all.trick = line.replay->trick_at[line.at];
    found.push_back(all);
}

void throw_down(const Line& line, Seat seat, Found& found)
{
    const Replay& replay = *line.replay;
    const Word role = role_of(replay, seat, line.when());
    if (role == Word::dummy || (!replay.custom.whist && role == Word::partner)) return;
    const bool taken_to_believe = !line->believing && after_dealers_claim(line);
    Incident down = seen(Kind::cards_thrown_down, line, who(seat) + " throws down his cards");
    if (taken_to_believe) down.label += ", taken to believe the dealer's claim";
    down.offender = seat;
    down.cards = line->his_hand ? whole_hand(replay, seat, line.when()) : line->cards;
    down.card = down.cards.any();
    down.trick = replay.trick_at[line.at];
    down.facts.set(Attr::role, role);
    down.facts.set(Attr::believing_claim, terms::yes_no(line->believing || taken_to_believe));
    found.push_back(down);
}

/// Who is dummy whoever deals, at dummy bridge.
Seats dummy_of_the_table(const Line& line)
{
    const auto& dummy = line.replay->custom.dummy;
    return dummy ? Seats(*dummy) : Seats();
}

/// The line lays down a hand that is not rightly laid down, or throws one down.
bool throws_down(const Line& line, Found& found)
{
    if (line->verb == Verb::throws_down) return !cannot_be(line);
    const Seats seats = whose(line);
    if (seats.empty()) return false;
    if (!line->his_hand && line->verb == Verb::lays_down) {
        one_card(line, found);
        return false;
    }
    const bool dealers = of_dealers_side(line, seats.first());
    if (seats == dummy_of_the_table(line) && laid_down_too_soon(line)) {
        found.push_back(
            seen(Kind::dummy_hand_early, line, "the hand of " + who(seats.first()) + " lies open before a card is led"));
        found.back().offender = seats.first();
        if (!dealers) return false;  // nobody's cards but dummy's partner's are seen through it
    }
    if (dealers && seats.size() == 1 && laid_down_too_soon(line)) before_the_lead(line, seats.first(), found);
    return !dealers && line->verb == Verb::lays_down && !cannot_be(line);
}

void by_deal(const Replay& replay, Found& found)
{
    Seats thrown;
    for (const Line& line : table::lines(replay)) {
        if (!line.is({Verb::dummy_down, Verb::lays_down, Verb::throws_down}) || !throws_down(line, found)) continue;
        thrown |= line.who();
        if (any_of_kind(found, Kind::all_hands_down)) continue;
        if (all_down(line, thrown)) {
            add_all_down(line, found);
            continue;
        }
        for (Seat seat : all_seats)
            if (line.who().has(seat)) throw_down(line, seat, found);
    }
}

}  // namespace hands_laid_down

namespace detect {
Detector hands_laid_down()
{
    return {.verbs = {Verb::dummy_down, Verb::lays_down, Verb::throws_down}, .by_deal = hands_laid_down::by_deal};
}
}  // namespace detect

}  // namespace hoyle::incidents
