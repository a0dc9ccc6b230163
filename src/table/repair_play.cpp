// Readings of the play: another card, another leader, another number, a card left out.

#include "table/repairs.hpp"
#include "table/views.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Play;
using log::Statement;
using log::Verb;

namespace {

/// Which of Section::plays stands at this place of the text.
std::optional<std::size_t> play_at(const log::Section& section, Span span)
{
    for (std::size_t i = 0; i < section.plays.size(); ++i)
        if (section.plays[i].span.begin == span.begin && section.plays[i].span.length == span.length) return i;
    return std::nullopt;
}

/// What the hand has that it is not told to play: of a hand that is known; of another, what nobody plays, if that is little.
CardSet never_played(const log::Section& section, const Replay& r, Seat seat)
{
    CardSet played;
    for (const Play& play : section.plays)
        if (play.card && (r.whole[seat] ? play.seat == seat : true)) played.add(play.card);
    return (r.whole[seat] ? r.dealt[seat] : CardSet::whole_pack()) - played;
}

bool is_trick(const Statement& statement) { return statement.verb == Verb::trick && statement.list.count != 0; }

/// Why the line cannot stand, as the replay has it.
const Impossibility* complaint_at(const Replay& r, Span span)
{
    for (const Impossibility& each : r.impossible)
        if (each.where.begin == span.begin && each.where.length == span.length) return &each;
    return nullptr;
}

/// The line and the place of one of Section::plays.
Slot slot_of(const log::Section& section, std::size_t play)
{
    Slot slot;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        const bool plays = statement.verb == Verb::trick || statement.verb == Verb::plays;
        if (plays && play >= statement.list.first && play < statement.list.first + statement.list.count)
            slot.statement = i, slot.place = play - statement.list.first;
    }
    return slot;
}

/// What is wrong with the earlier of two plays of one card, of which the later was complained of.
std::string said_of_earlier(const Replay& r, const Played& play, const Impossibility& complaint)
{
    const auto later = std::find_if(r.played.begin(), r.played.end(),
                                    [&](const Played& each) { return each.span == complaint.where && each.card == play.card; });
    if (later == r.played.end()) return complaint.message;
    return std::string(name_of(play.seat)) + " cannot have played " + spoken(play.card) + ": " +
           std::string(later->seat == play.seat ? "he" : name_of(later->seat)) + " plays it to trick " +
           std::to_string(later->trick);
}

/// A card that cannot have been played, read as each card that its hand has left.
void read_otherwise(const log::Section& section, const Replay& r, const Played& play, const Impossibility& complaint,
                    std::vector<Repair>& readings)
{
    const auto at = play_at(section, play.span);
    if (!at) return;
    const CardSet left = never_played(section, r, play.seat);
    if (left.size() > 13) return;  // next to nothing is known
    Slot slot = slot_of(section, *at);
    slot.read_as = "; it is read as ";
    slot.may_be = "; he may have played ";
    const bool complained_of = complaint.where == play.span;
    if (!complained_of) slot.any_card = "; which card he played is not known";
    slot.any_slot = "; which of the two is miswritten is not known";
    for (Card card : left) {
        Repair reading;
        reading.cost = costs::card;
        reading.apply = [at = *at, card](log::Section& s) { s.plays[at].card = card; };
        reading.where = play.span;
        reading.message = complained_of ? complaint.message : said_of_earlier(r, play, complaint);
        if (complained_of) reading.other = complaint.other, reading.other_label = complaint.other_label;
        else reading.other = complaint.where, reading.other_label = "played here too";
        reading.slot = slot;
        reading.card = card;
        readings.push_back(std::move(reading));
    }
}

/// A line of three cards, told in turn, as a trick of which the replay knows no more.
bool lacks_a_card(const log::Section& section, const Replay& r, const Statement& statement)
{
    if (!is_trick(statement) || statement.list.count != 3 || statement.number == 0) return false;
    const auto plays = log::Section::in(section.plays, statement.list);
    const bool out_of_turn = std::any_of(plays.begin() + 1, plays.end(),
                                         [](const Play& play) { return play.seat_said || play.joined || play.none; });
    if (out_of_turn || plays.front().none) return false;
    const Trick* trick = r.trick(static_cast<int>(statement.number));
    return trick && trick->full == never;
}

/// What a hand may have played to the trick of that line: what is left of it; of a hand that is not known, a card that is not.
std::vector<Card> may_have_played(const log::Section& section, const Replay& r, const Statement& line, Seat seat)
{
    const auto plays = log::Section::in(section.plays, line.list);
    CardSet left = r.whole[seat] ? r.dealt[seat] : CardSet();
    for (const Play& play : section.plays) {
        const bool of_this_line = &play >= plays.data() && &play < plays.data() + plays.size();
        if (play.card && (of_this_line || play.seat == seat)) left.remove(play.card);
    }
    std::vector<Card> cards;
    for (Card card : left) cards.push_back(card);
    if (cards.empty()) cards = {Card()};
    return cards;
}

/// Puts the card into a trick of three at a place from its leader on, 0 to 3; those behind it move up.
void put_in(log::Section& s, std::size_t line, Seat leader, int place, Card card)
{
    log::Range& list = s.statements[line].list;
    const auto first = static_cast<std::uint32_t>(s.plays.size());
    for (int seat_at = 0, from = 0; seat_at < 4; ++seat_at) {
        Play play;
        if (seat_at != place) play = s.plays[list.first + static_cast<std::uint32_t>(from++)];
        else play.card = card, play.span = s.statements[line].span;
        play.seat = left_of(leader, seat_at);
        s.plays.push_back(play);
    }
    for (std::uint32_t old = list.first; old < list.first + 3; ++old) s.plays[old].card = Card();
    list = {first, 4};
}

}  // namespace

std::vector<Repair> of_cards(const log::Section& section, const Replay& r)
{
    constexpr std::size_t few = 4;  // where more cards are wrong at once, it is no card that is wrong
    std::vector<Repair> readings;
    std::size_t wrong = 0;
    for (const Played& play : r.played) wrong += play.impossible;
    if (wrong == 0 || wrong > few) return readings;
    for (const Played& play : r.played) {
        if (!play.impossible) continue;
        const Impossibility* complaint = complaint_at(r, play.span);
        if (!complaint) continue;
        read_otherwise(section, r, play, *complaint, readings);
        if (!complaint->other) continue;
        for (const Played& twin : r.played)
            if (twin.span.begin == complaint->other->begin && &twin != &play && twin.card == play.card)
                read_otherwise(section, r, twin, *complaint, readings);
    }
    return readings;
}

/// A trick of three cards: one was left out, and those behind it moved up.
std::vector<Repair> of_missing_cards(const log::Section& section, const Replay& r)
{
    std::vector<Repair> readings;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        if (!lacks_a_card(section, r, statement)) continue;
        const Seat leader = log::Section::in(section.plays, statement.list).front().seat;
        const std::string told = "three cards are told of trick " + std::to_string(statement.number) + "; ";
        for (int place = 3; place >= 0; --place) {  // whose it was
            const Seat seat = left_of(leader, place);
            Slot slot{i, static_cast<std::size_t>(place), ", and is ", ", and is ", {}, {}};
            for (Card card : may_have_played(section, r, statement, seat)) {
                Repair reading;
                reading.cost = costs::card_left_out;
                reading.apply = [i, place, card, leader](log::Section& s) { put_in(s, i, leader, place, card); };
                reading.where = statement.span;
                reading.message = told + std::string(name_of(seat)) + "'s is left out";
                reading.in_doubt = told + "one is left out";
                reading.slot = slot;
                reading.card = card;
                readings.push_back(std::move(reading));
            }
        }
    }
    return readings;
}

std::vector<Repair> of_leaders(const log::Section& section, const Replay& r)
{
    std::vector<Repair> readings;
    for (std::size_t i = 0; i < section.statements.size() && readings.size() < 9; ++i) {
        const Statement& statement = section.statements[i];
        if (!is_trick(statement) || statement.list.count < 2) continue;
        const auto plays = log::Section::in(section.plays, statement.list);
        const bool odd = std::any_of(r.played.begin(), r.played.end(), [&](const Played& play) {
            return play.impossible && play.span.begin >= statement.span.begin &&
                   play.span.begin < statement.span.begin + statement.span.length;
        });
        const auto told = std::find_if(r.tricks.begin(), r.tricks.end(),
                                       [&](const Trick& each) { return !each.untold && statement_of(each.led) == i; });
        const bool wrongly_led = told != r.tricks.end() && told->proper_leader && told->leader != *told->proper_leader;
        if (!odd && !wrongly_led) continue;
        if (std::any_of(plays.begin() + 1, plays.end(), [](const Play& play) { return play.seat_said; })) continue;
        for (int turn = 1; turn < 4; ++turn) {
            const Seat leader = left_of(plays.front().seat, turn);
            Repair reading;
            reading.cost = costs::leader;
            reading.apply = [i, turn](log::Section& s) {
                const log::Range list = s.statements[i].list;
                for (std::uint32_t at = list.first; at < list.first + list.count; ++at)
                    s.plays[at].seat = left_of(s.plays[at].seat, turn);
            };
            reading.where = statement.span;
            const std::string trick = "trick " + std::to_string(statement.number) + " was ";
            const std::string shown = ", by the cards in it and the tricks beside it", was(name_of(plays.front().seat));
            reading.message = trick + "led by " + std::string(name_of(leader)) + shown + ", and not by " + was + "; was it?";
            reading.in_doubt = trick + "not led by " + was + shown + "; by whom it was is not known";
            readings.push_back(std::move(reading));
        }
    }
    return readings;
}

std::vector<Repair> of_numbers(const log::Section& section, const Replay&)
{
    std::vector<Repair> readings;
    std::uint32_t before = 0;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < section.statements.size(); ++i) {
        const Statement& statement = section.statements[i];
        if (statement.verb != Verb::trick && statement.verb != Verb::gap) continue;
        if (statement.verb == Verb::trick && statement.number != 0) {
            if (statement.number != before + 1 && (before != 0 || !first) && before < 13) {
                Repair reading;
                reading.cost = costs::number;
                reading.apply = [i, number = before + 1](log::Section& s) { s.statements[i].number = number; };
                reading.where = statement.span;
                reading.message = "trick " + std::to_string(before + 1) + " is called trick " + std::to_string(statement.number);
                readings.push_back(std::move(reading));
            }
            first = i;
            before = statement.number;
        } else if (statement.verb == Verb::gap) {
            before = std::max(statement.number, statement.last);
        }
    }
    if (readings.size() > 8) readings.clear();
    return readings;
}

}  // namespace hoyle::table
