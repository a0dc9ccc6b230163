// Several readings that do equally well: what they have in common, and how the doubt is told.

#include "table/repairs.hpp"

#include <algorithm>

namespace hoyle::table {

using log::Hand;
using log::Play;
using log::Statement;
using log::Verb;

namespace {

bool tells_play(const Statement& statement) { return statement.verb == Verb::trick || statement.verb == Verb::plays; }

/// A trick in what two readings agree: a card in which they differ is not known, nor is a trick of other seats.
void agree_on_trick(log::Section& agreed, Statement& line, const log::Section& other, const Statement& its)
{
    const auto there = log::Section::in(other.plays, its.list);
    bool same_seats = line.verb == its.verb && line.list.count == its.list.count;
    for (std::size_t i = 0; same_seats && i < there.size(); ++i)
        same_seats = agreed.plays[line.list.first + i].seat == there[i].seat;
    if (!same_seats) {
        if (line.verb == Verb::trick) line.verb = Verb::gap;
        return;
    }
    for (std::size_t i = 0; i < there.size(); ++i) {
        Play& play = agreed.plays[line.list.first + i];
        if (play.card == there[i].card) continue;
        const bool of_a_suit = play.card && there[i].card && play.card.suit() == there[i].card.suit();
        play.suit = of_a_suit ? static_cast<std::int8_t>(play.card.suit()) : std::int8_t{-1};
        play.card = Card();
    }
}

/// Of the hands the cards in which two readings agree; whose another is, is not known.
void agree_on_hands(log::Section& agreed, Statement& line, const log::Section& other, const Statement& its)
{
    const bool same_seats = line.to == its.to;
    for (std::uint32_t i = 0; i < line.list.count; ++i) {
        Hand& hand = agreed.hands[line.list.first + i];
        const CardSet there = other.hands[its.list.first + i].cards;
        if (!same_seats) hand.given = false;
        if (hand.cards == there) continue;
        for (Card card : hand.cards - there) ++hand.unknown[static_cast<std::size_t>(card.suit())];
        if ((hand.cards - there).empty()) ++hand.unknown[0];
        hand.cards = hand.cards & there;
    }
}

void agree(log::Section& agreed, const log::Section& other)
{
    for (std::size_t i = 0; i < agreed.statements.size(); ++i) {
        Statement& line = agreed.statements[i];
        const Statement& its = other.statements[i];
        if (tells_play(line)) agree_on_trick(agreed, line, other, its);
        else if (line.verb == Verb::hands) agree_on_hands(agreed, line, other, its);
        else if (line.verb == Verb::makes && line.strain != its.strain) line.strain.reset();
        else if (line.verb == Verb::deal && line.who != its.who) line.who = {}, line.who_unknown = true;
    }
}

}  // namespace

log::Section in_common(std::span<const log::Section> readings)
{
    log::Section agreed = readings.front();
    for (const log::Section& other : readings.subspan(1)) agree(agreed, other);
    return agreed;
}

std::string any_of(CardSet cards)
{
    std::string text;
    int left = cards.size();
    for (Card card : cards) {
        text += spoken(card);
        --left;
        if (left > 0) text += left == 1 ? " or " : ", ";
    }
    return text;
}

namespace {

/// Which card it was, as far as that is known.
std::string card_told(std::span<const Repair> readings)
{
    constexpr int most_named = 3;
    const Slot& slot = *readings.front().slot;
    CardSet cards;
    for (const Repair& each : readings) {
        if (!each.slot || !(*each.slot == slot)) return slot.any_slot;
        if (!each.card) return slot.any_card;
        cards.add(each.card);
    }
    if (cards.size() > most_named) return slot.any_card;
    return (cards.size() == 1 ? slot.read_as : slot.may_be) + any_of(cards);
}

std::string strains_told(std::span<const Repair> readings)
{
    std::string names;
    for (const Repair& each : readings)
        if (each.strain) names += (names.empty() ? "" : " or ") + std::string(name_of(*each.strain));
    return names;
}

}  // namespace

Impossibility slip_told(std::span<const Repair> readings)
{
    const Repair& first = readings.front();
    const bool one_place = std::all_of(readings.begin(), readings.end(), [&](const Repair& each) {
        return each.where.begin == first.where.begin && each.slot == first.slot;
    });
    Impossibility slip;
    slip.what = Impossibility::What::miswritten;
    slip.where = first.where;
    slip.other = first.other;
    slip.other_label = first.other_label;
    const bool doubted = readings.size() > 1 && !first.in_doubt.empty() && !(first.slot && one_place);
    slip.message = doubted ? first.in_doubt : first.message;
    if (first.strain) slip.message += strains_told(readings);
    if (!first.slot || doubted) return slip;
    const std::string card = card_told(readings);
    if (card.empty() && first.in_doubt.empty()) slip.what = Impossibility::What::cannot_be;  // no more than that is known
    slip.message += card;
    return slip;
}

}  // namespace hoyle::table
