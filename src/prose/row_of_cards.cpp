#include "prose/row_of_cards.hpp"

#include "prose/page/cards.hpp"
#include "prose/sentences.hpp"
#include "prose/tricks.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>
#include <utility>
#include <vector>

namespace hoyle::prose {
namespace {

constexpr std::size_t cards_of_a_trick = 4, longest_row = 80;

/// Signs of suits as letters, and blanks for whatever parts cards that touch.
std::string in_letters(std::string_view line)
{
    constexpr std::string_view parting = "-/,:";
    std::string out;
    for (std::size_t at = 0; at < line.size();) {
        std::size_t taken = 1;
        const auto suit = suit_sign(line.substr(at), taken);
        if (!suit) taken = 1;
        const char c = suit                                     ? std::string_view("SHDC")[static_cast<std::size_t>(*suit)]
                       : parting.find(line[at]) != parting.npos ? ' '
                                                                : line[at];
        out += c;
        at += taken;
    }
    return out;
}

std::optional<Seat> seat_named(std::string_view word, const Table& table)
{
    if (word.size() == 1) return seat_of(upper(word));
    return seat_of(word) ? seat_of(word) : table.find(word);
}

struct Row {
    std::vector<std::pair<std::optional<Seat>, Card>> cards;
    std::optional<Seat> last;  ///< named, and no card of his yet
};

std::optional<Row> read_row(std::string_view line, const Table& table)
{
    const std::string letters = in_letters(line);
    Row row;
    const auto words = split(letters);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const auto word = words[i];
        if (row.cards.size() == cards_of_a_trick && i + 2 == words.size() && !seat_named(word, table)) {  // `Mr Coe`
            const auto titled = table.find(word, words.back());
            row.last = titled ? titled : table.find(words.back());
            break;
        }
        if (const Card card = card_either_way(word); card && row.cards.size() < cards_of_a_trick)
            row.cards.emplace_back(std::exchange(row.last, std::nullopt), card);
        else if (const auto seat = seat_named(word, table); seat && !row.last) row.last = seat;
        else return std::nullopt;
    }
    if (row.cards.size() != cards_of_a_trick) return std::nullopt;
    return row;
}

}  // namespace

std::optional<std::string> numbered_row(std::string_view line, const Table& table)
{
    constexpr int most = 13;
    if (table.told >= most || line.size() > longest_row) return std::nullopt;
    const auto words = split(line);
    const bool numbered = !words.empty() && words[0] == std::to_string(table.told + 1);  // `3. QC 6C 7C AC  N`
    if (numbered) line.remove_prefix(std::min(line.find(words[0]) + words[0].size() + 1, line.size()));
    auto row = read_row(line, table);
    if (!row || (numbered && !row->last)) return std::nullopt;  // whether they stand as they were played its winner tells
    if (!row->cards[0].first) row->cards[0].first = table.holder(row->cards[0].second);
    if (!row->cards[0].first) return std::nullopt;
    std::string out = std::to_string(table.told + 1) + ".";
    for (const auto& [who, card] : row->cards) {
        if (who) out += std::string(" ") + letter_of(*who) + ":";
        out += " " + spelling(card);
    }
    if (row->last) out += std::string(" (") + letter_of(*row->last) + ")";
    return out;
}

bool is_row_of_cards(std::string_view line)
{
    const auto words = split(line);
    return words.size() == cards_of_a_trick + 1 && std::isdigit(static_cast<unsigned char>(words[0][0])) != 0 &&
           std::all_of(words.begin() + 1, words.end(), [](auto word) { return bool{card_of(word)}; });
}

namespace {

/// `Trick 1.--East H3`: the dashes behind the number of a trick, to blanks.
bool part_dashes(std::string& row)
{
    constexpr std::size_t longest_head = std::string_view("Trick 13.").size();
    const auto dashes = row.find("--");
    if (dashes == row.npos || dashes < 2 || dashes > longest_head || !trick_head(row.substr(0, dashes) + " N")) return false;
    row.replace(dashes, 2, "  ");
    return true;
}

/// `→ W` behind the cards, who won: `(W)`, as a row whose cards are signs is read; Lines::trick_won has it behind letters.
bool bracket_winner(std::string& row)
{
    for (const std::string_view arrow : {"\u2192", "->", "=>"}) {
        const auto at = row.find(arrow);
        if (at == row.npos || !trick_head(row)) continue;
        const auto who = std::string(trimmed(std::string_view(row).substr(at + arrow.size())));
        if (!seat_of(who)) continue;
        row.replace(at, row.npos, "(" + who + ")");
        return true;
    }
    return false;
}

/// `S♣Q`: a blank between the seat and the suit, four times or more in a row.
bool part_seats(std::string& row)
{
    std::string out;
    std::size_t parted = 0;
    for (std::size_t at = 0; at < row.size(); ++at) {
        out += row[at];
        std::size_t length = 0;
        const bool alone = at == 0 || row[at - 1] == ' ' || row[at - 1] == '\t';
        if (!alone || std::string_view("NESW").find(row[at]) == std::string_view::npos) continue;
        if (!suit_sign(std::string_view(row).substr(at + 1), length)) continue;
        out += ' ';
        ++parted;
    }
    if (parted < all_seats.size()) return false;
    row = std::move(out);
    return true;
}

}  // namespace

std::optional<std::string> with_rows_parted(std::string_view text)
{
    constexpr std::size_t fewest = 3;
    std::size_t rows = 0;
    std::string out;
    for (const std::string_view line : split_lines(text)) {
        std::string row(line);
        const bool dashes = part_dashes(row), seats = part_seats(row), winner = bracket_winner(row);
        rows += dashes || seats || winner;
        out += row + '\n';
    }
    if (rows < fewest) return std::nullopt;
    return out;
}

}  // namespace hoyle::prose
