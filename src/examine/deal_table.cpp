#include "examine/deal_table.hpp"

#include "table/replay.hpp"
#include "table/views.hpp"

#include <algorithm>

namespace hoyle {

using log::Verb;

namespace {

/// Said of what comes next, where it stands behind a deal.
bool is_of_what_follows(Verb verb)
{
    switch (verb) {
    case Verb::title:
    case Verb::date:
    case Verb::laws:
    case Verb::table:
    case Verb::stakes:
    case Verb::rubber: return true;
    default: return false;
    }
}

std::uint64_t line_of(const log::Section& section, table::Moment moment)
{
    const std::size_t index = table::statement_of(moment);
    return index < section.statements.size() ? section.text.place(section.statements[index].span).line : 0;
}

std::uint64_t last_line_of(const log::Section& section)
{
    const auto& all = section.statements;
    std::size_t end = all.size();
    while (end > 1 && is_of_what_follows(all[end - 1].verb)) --end;
    return all.empty() ? section.text.first_line : section.text.place(all[end - 1].span).line;
}

CardShown card_shown(const log::Section& section, const table::Played& play)
{
    CardShown shown;
    shown.seat = play.seat;
    shown.card = play.card;
    shown.suit = play.suit;
    shown.missed = play.missed;
    shown.extra = play.extra;
    shown.impossible = play.impossible;
    if (!play.stands()) shown.back_at = line_of(section, play.back);
    shown.where = section.text.place(play.span);
    shown.span = play.span;
    return shown;
}

/// The hands as the log tells them: of one told in part, a card that the play has shown is no longer unknown.
void tell_hands(const log::Section& section, TableShown& table)
{
    for (const log::Statement& statement : section.statements) {
        if (statement.verb != Verb::hands) continue;
        Seat seat = statement.to.value_or(Seat::north);
        for (const log::Hand& hand : log::Section::in(section.hands, statement.list)) {
            table.told[seat] = table.told[seat] || hand.given;
            for (const Suit suit : all_suits) {
                const auto i = static_cast<std::size_t>(suit);
                const int since = table.hands[seat].in(suit).size() - hand.cards.in(suit).size();
                table.unknown[seat][i] = hand.given ? std::max(0, hand.unknown[i] - std::max(0, since)) : 0;
            }
            seat = left_of(seat);
        }
    }
}

}  // namespace

std::shared_ptr<const TableShown> table_shown(const log::Section& section, const table::Replay& replay, std::uint64_t number)
{
    auto table = std::make_shared<TableShown>();
    table->section = number;
    table->last_line = last_line_of(section);
    table->turned = replay.turned;
    if (!replay.custom.whist && replay.dealer) table->dummy = replay.dummys_seat();
    table->hands = replay.dealt;
    table->whole = replay.whole;
    tell_hands(section, *table);
    for (const table::Trick& trick : replay.tricks) {
        TrickShown shown;
        shown.number = trick.number;
        shown.attempt = trick.attempt;
        shown.leader = trick.led_by();
        shown.proper = trick.proper_leader;
        shown.winner = trick.winner;
        shown.stands = trick.stands();
        shown.untold = trick.untold;
        const std::size_t index = table::statement_of(trick.led);
        if (index < section.statements.size()) shown.where = section.text.place(section.statements[index].span);
        for (const table::Played& play : table::plays_of(replay, trick)) shown.cards.push_back(card_shown(section, play));
        table->tricks.push_back(std::move(shown));
    }
    return table;
}

}  // namespace hoyle
