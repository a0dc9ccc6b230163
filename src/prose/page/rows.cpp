#include "prose/page/rows.hpp"

#include "prose/page/tricks.hpp"
#include "prose/table.hpp"
#include "prose/talk.hpp"

#include <algorithm>
#include <utility>

namespace hoyle::prose {
namespace {

constexpr std::size_t longest_row_read = 1000, fewest_rows = 3;

const Columns columns_of_books{{Seat::west, Seat::north, Seat::east, Seat::south}, true, {}, {}, {}, {}};

}  // namespace

bool Rows::find() { return (find_heading() && find_rows()) || find_rows_of_players() || find_rows_as_played(); }

bool Rows::find_heading()
{
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        if (lines_[i].words.size() > longest_row_read) return false;
        const auto columns = columns_headed_by(lines_[i].words);
        if (!columns) continue;
        columns_ = *columns;
        heading_ = i;
        return true;
    }
    return false;
}

bool Rows::find_rows()
{
    std::size_t rows = 0;
    forget_gaps();
    for (std::size_t i = heading_ + 1; i < lines_.size(); ++i) {
        const std::string cells = players_cells(lines_[i].words, columns_);
        std::string_view rest;  // of `cells`
        lines_[i].cards = cards_of_row(cells, rest);
        if (columns_.as_played && !lines_[i].cards.empty() && !turn_to_seats(lines_[i])) return false;
        told_behind(lines_[i], rest);
        rows += !lines_[i].cards.empty();
        if (!lines_[i].cards.empty() && !is_in_order(i, rows)) return false;
    }
    return rows >= fewest_rows;
}

/// Who led, or who won, in the last cell of a row.
void Rows::told_behind(PageLine& line, std::string_view rest) const
{
    const auto words = split(rest);
    const auto who = line.cards.empty() || words.empty() ? std::nullopt : columns_.player(words[0]);
    if (!who || columns_.behind == BehindCards::notes) return;
    if (columns_.behind == BehindCards::leader) return void(line.leader = who);
    const auto winner = static_cast<std::size_t>(std::find(columns_.seats.begin(), columns_.seats.end(), *who) -
                                                 columns_.seats.begin());
    // beside the winner's name a mark on another card is of the lead
    for (std::size_t k = 0; k < line.cards.size(); ++k)
        if (line.cards[k].marked && k != winner) line.cards[k].marked = false, line.leader = columns_.seats[k];
    line.cards[winner].marked = true;
}

/// The cards as they were played, from the seat on that led. False: it is not told.
bool Rows::turn_to_seats(PageLine& line) const
{
    const auto leader = leader_told(line.words, columns_);
    if (!leader || line.cards.size() != columns_.seats.size()) return false;
    const auto first = std::find(columns_.seats.begin(), columns_.seats.end(), *leader) - columns_.seats.begin();
    std::rotate(line.cards.begin(), line.cards.end() - first, line.cards.end());
    return true;
}

void Rows::forget_gaps()
{
    for (PageLine& line : lines_) line.gap = false;
}

/// Of a row that is numbered: it is the trick of its place, and none before it was passed over but those told in words, which
/// are counted.
bool Rows::is_in_order(std::size_t line, std::size_t& row)
{
    const auto number = number_of_row(lines_[line].words);
    if (!number) return true;
    while (row > 1 && static_cast<int>(row) < *number) {
        const auto told = std::find_if(lines_.begin() + static_cast<std::ptrdiff_t>(heading_),
                                       lines_.begin() + static_cast<std::ptrdiff_t>(line), [&](const PageLine& each) {
                                           return each.cards.empty() && number_of_row(each.words) == static_cast<int>(row) &&
                                                  cards_by_player(each.words, 1).empty();
                                       });
        if (told == lines_.begin() + static_cast<std::ptrdiff_t>(line)) return false;
        told->gap = true;
        ++row;
    }
    return *number == static_cast<int>(row);
}

/// Rows without a heading, of which each names its players: those of the books, or four who go round the table as they do on
/// the first such row, whose leader is given the West.
bool Rows::find_rows_of_players() { return read_rows_of_players(columns_of_books) || read_rows_of_players(round_the_table()); }

/// The players in the order of the first row that names four.
Columns Rows::round_the_table() const
{
    Columns columns = columns_of_books;
    columns.letters = false;
    for (const PageLine& line : lines_) {
        if (line.words.size() > longest_row_read) break;
        const auto row = cards_by_player(line.words);
        if (row.empty()) continue;
        for (const PlayersCard& each : row) columns.names.push_back(each.player);
        break;
    }
    seat_names(columns);
    return columns;
}

/// Names of whom the text tells where one sits go round the table from there. Rows of seats are no page's: they tell all
/// that a log does.
void Rows::seat_names(Columns& columns) const
{
    const auto& names = columns.names;
    if (std::all_of(names.begin(), names.end(), [](std::string_view each) { return seat_of(each).has_value(); }))
        columns = columns_of_books;
    for (std::size_t k = 0; k < names.size(); ++k)
        for (const Seat told : all_seats) {
            if (told_names_[told] != names[k]) continue;
            for (std::size_t i = 0; i < names.size(); ++i)
                columns.seats[i] = left_of(told, static_cast<int>((i + names.size() - k) % names.size()));
            return;
        }
}

bool Rows::read_rows_of_players(const Columns& columns)
{
    std::size_t rows = 0;
    forget_gaps();
    columns_ = columns;
    leader_.reset();
    for (std::size_t i = 0; i < lines_.size(); ++i) {
        auto& cards = lines_[i].cards;
        cards.clear();
        lines_[i].leader.reset();
        if (lines_[i].words.size() > longest_row_read) return false;
        PerSeat<std::optional<PrintedCard>> played;
        const auto row = cards_by_player(lines_[i].words);
        for (const PlayersCard& each : row)
            if (const auto seat = columns.player(each.player)) played[*seat] = each.card;
        if (row.empty() || !std::all_of(std::begin(all_seats), std::end(all_seats), [&](Seat seat) { return played[seat]; }))
            continue;
        std::size_t number = rows + 1;
        if (!is_in_order(i, number)) return false;
        if (rows == 0) heading_ = i, leader_ = columns.player(row.front().player);
        rows = number;
        for (const Seat seat : columns.seats) cards.push_back(*played[seat]);
        lines_[i].leader = columns.player(row.front().player);
    }
    forget_leaders_in_columns();
    if (rows >= fewest_rows) add_broken_off(static_cast<int>(rows) + 1);
    return rows >= fewest_rows;
}

/// `1. C7 CT CQ C5`, without a heading or a name: each row as it was played, by the lead and the trumps that the talk tells.
bool Rows::find_rows_as_played()
{
    const Talk talk = talk_of(text_);
    if (!talk.dealer || !talk.maker) return false;
    std::vector<std::vector<PrintedCard>> rows;
    std::vector<PageLine*> of_rows;
    for (PageLine& line : lines_) {
        const std::string capitals = upper(line.words);  // `1. c7 ct cq c5`
        std::string_view rest;                           // of `capitals`
        line.cards = number_of_row(capitals) ? cards_of_row(capitals, rest) : std::vector<PrintedCard>();
        if (line.cards.empty()) continue;
        if (!rest.empty() || *number_of_row(line.words) != static_cast<int>(rows.size()) + 1) return false;
        rows.push_back(line.cards), of_rows.push_back(&line);
    }
    const auto leaders = leaders_as_played(rows, left_of(*talk.dealer), talk.made);
    if (leaders.empty()) return false;
    columns_ = Columns{{Seat::north, Seat::east, Seat::south, Seat::west}, false, {}, {}, {}, {}};
    for (std::size_t k = 0; k < rows.size(); ++k) {
        of_rows[k]->leader = leaders[k];
        std::rotate(of_rows[k]->cards.begin(), of_rows[k]->cards.end() - static_cast<int>(leaders[k]), of_rows[k]->cards.end());
    }
    heading_ = static_cast<std::size_t>(of_rows.front() - lines_.data());
    dealer_ = talk.dealer;
    return true;
}

/// `6  Hoyt CQ`: the trick that was not played out, behind all others.
void Rows::add_broken_off(int number)
{
    for (PageLine& line : lines_) {
        if (number_of_row(line.words) != number) continue;
        const auto row = cards_by_player(line.words, 1);
        std::string statement = std::to_string(number) + ".";
        std::optional<Seat> last;
        for (const PlayersCard& each : row) {
            const auto seat = columns_.player(each.player);
            if (!seat || (last && left_of(*last) != *seat)) return;
            statement += (last ? " " : std::string(" ") + letter_of(*seat) + ": ") + spelling(each.card.card);
            last = seat;
        }
        if (last) line.statements.push_back(statement), line.heard = true;
        return;
    }
}

/// Rows that all begin with the same player are columns, and do not tell who led.
void Rows::forget_leaders_in_columns()
{
    std::optional<Seat> first;
    for (const PageLine& line : lines_) {
        if (first && line.leader && line.leader != first) return;
        if (line.leader) first = line.leader;
    }
    for (PageLine& line : lines_) line.leader.reset();
}

}  // namespace hoyle::prose
