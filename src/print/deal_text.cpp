// A deal in characters: hands around the table, tricks in rows.

#include "print/printed.hpp"
#include "print/trick_rows.hpp"
#include "source/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::print {
namespace {

using fmt::format;

std::string padded(std::string text, std::size_t width)
{
    const std::size_t wide = characters(text);
    return wide < width ? text + std::string(width - wide, ' ') : text;
}

/// Its player, and a line for each suit of which something is known.
std::vector<std::string> hand_lines(const DealShown& deal, Seat seat)
{
    const TableShown& table = *deal.table;
    if (!shows_hand(table, seat)) return {};
    const std::string player = deal.players ? printable((*deal.players)[seat], 24) : std::string();
    std::string head(name_of(seat));
    if (player.size() > 1) head += " (" + player + ")";
    if (deal.dealer == seat) head += ", dealer";
    if (!deal.whist && deal.maker == seat) head += ", maker";
    std::vector<std::string> lines{head};
    for (const Suit suit : all_suits) {
        const std::string cards = suit_in_print(table, seat, suit);
        if (!cards.empty()) lines.push_back(format("{} {}", sign_of(suit), cards));
    }
    return lines;
}

std::size_t width_of(const std::vector<std::string>& lines)
{
    std::size_t width = 0;
    for (const std::string& line : lines) width = std::max(width, characters(line));
    return width;
}

void put_line(std::string& out, std::string line)
{
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + '\n';
}

/// "›♣6": led; "♣K*": it won; "(♣4)": taken back.
std::string cell_text(const TrickRow& row, Seat seat)
{
    std::string out;
    for (const CardShown* card : row.cards[seat]) {
        std::string text = card_in_print(*card);
        if (row.winner == seat && !card->back() && !card->extra) text += '*';
        if (card->back()) text = "(" + text + ")";
        if (row.leader == seat && out.empty()) text = "›" + text;
        out += (out.empty() ? "" : " ") + text;
    }
    return out;
}

std::string tricks_text(const TableShown& table)
{
    constexpr std::size_t number = 9, column = 8;
    const std::vector<TrickRow> rows = trick_rows(table);
    if (rows.empty()) return {};
    std::string out = padded("Trick", number);
    for (const Seat seat : all_seats) out += padded(std::string(name_of(seat)), column);
    out += "Won by\n";
    bool back = false;
    for (const TrickRow& row : rows) {
        std::string line = padded(format("{:>3}", row.number), number);
        for (const Seat seat : all_seats) {
            for (const CardShown* card : row.cards[seat]) back = back || card->back();
            std::string cell = cell_text(row, seat);
            line += cell.empty() || characters(cell) < column ? padded(cell, column) : cell + " ";
        }
        if (row.untold) line += "not told";
        else if (row.winner) line += name_of(*row.winner);
        else if (!row.stands) line += "taken back";
        put_line(out, line);
    }
    return out + (back ? "› led, * won, ( ) taken back\n" : "› led, * won\n");
}

}  // namespace

std::string hands_text(const DealShown& deal)
{
    PerSeat<std::vector<std::string>> hands;
    for (const Seat seat : all_seats) hands[seat] = hand_lines(deal, seat);
    const std::size_t left = std::max<std::size_t>(width_of(hands[Seat::west]) + 3, 16);
    const std::size_t middle = std::max({width_of(hands[Seat::north]), width_of(hands[Seat::south]), std::size_t{12}}) + 3;
    std::string out;
    for (const std::string& line : hands[Seat::north]) put_line(out, std::string(left, ' ') + line);
    const auto &west = hands[Seat::west], &east = hands[Seat::east];
    for (std::size_t i = 0; i < std::max(west.size(), east.size()); ++i)
        put_line(out, padded(i < west.size() ? west[i] : "", left + middle) + (i < east.size() ? east[i] : ""));
    for (const std::string& line : hands[Seat::south]) put_line(out, std::string(left, ' ') + line);
    if (deal.table->turned) put_line(out, format("Turned: {}", card_in_print(*deal.table->turned)));
    return out;
}

std::string deal_text(const DealShown& deal)
{
    if (!has_table(deal)) return {};
    const std::string hands = hands_text(deal), tricks = tricks_text(*deal.table);
    return hands + (hands.empty() || tricks.empty() ? "" : "\n") + tricks;
}

}  // namespace hoyle::print
