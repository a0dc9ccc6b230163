#include "prose/page/columns.hpp"

#include "prose/sentences.hpp"
#include "prose/words.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

/// Names of four players, from the leader on.
bool are_names(const std::vector<std::string_view>& words)
{
    for (const auto word : words)
        if (word.size() < 2 || std::isupper(static_cast<unsigned char>(word[0])) == 0 || seat_of(word) || card_of(word) ||
            !std::all_of(word.begin(), word.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }))
            return false;
    return true;
}

/// The seats that four words name, each once; `letters`: all are those of the books.
std::optional<std::array<Seat, 4>> seats_named(const std::vector<std::string_view>& words, bool& letters)
{
    PerSeat<bool> seen{};
    std::array<Seat, 4> order{};
    letters = true;
    for (std::size_t k = 0; k < order.size(); ++k) {
        const auto book = book_seat(words[k]);
        const auto seat = book ? book : seat_of(words[k]);
        if (!seat || std::exchange(seen[*seat], true)) return std::nullopt;
        letters &= book.has_value();
        order[k] = *seat;
    }
    return order;
}

bool is_of_the_column_of_numbers(std::string_view word)
{
    static constexpr std::string_view heads[] = {"|", "Trick", "Tricks", "TRICK", "columns", "Tr", "No"};
    return std::find(std::begin(heads), std::end(heads), word) != std::end(heads);
}

}  // namespace

std::optional<Seat> book_seat(std::string_view word)
{
    if (word == "A") return Seat::west;
    if (word == "Y") return Seat::north;
    if (word == "B") return Seat::east;
    if (word == "Z") return Seat::south;
    return std::nullopt;
}

std::optional<Seat> Columns::player(std::string_view word) const
{
    if (word.ends_with("'s")) word.remove_suffix(2);
    if (word.ends_with("\u2019s")) word.remove_suffix(4);
    while (word.ends_with(',') || word.ends_with(':')) word.remove_suffix(1);
    for (std::size_t k = 0; k < names.size(); ++k)
        if (word == names[k]) return seats[k];
    for (const auto& [name, seat] : seated)
        if (word == name) return seat;
    return letters ? book_seat(word) : seat_of(word);
}

namespace {

/// What parts the cells of a row: a stroke; a tab or, as it is pasted, a comma.
char between_cells(std::string_view row) { return row.find('|') != row.npos ? '|' : row.find('\t') != row.npos ? '\t' : ','; }

std::vector<std::string_view> ruled_cells(std::string_view row)
{
    std::vector<std::string_view> out;
    const char between = between_cells(row);
    for (std::size_t at = 0; at <= row.size();) {
        const bool quoted = between == ',' && row.substr(at).starts_with('"');
        const auto closed = quoted ? std::min(row.find('"', at + 1), row.size()) : at;
        const auto end = std::min(row.find(between, closed), row.size());
        out.push_back(trimmed(row.substr(at, end - at)));
        at = end + 1;
    }
    return out;
}

/// `no. | led by | card | 2nd | 3rd | 4th | won`
std::optional<Columns> columns_as_played(const std::vector<std::string_view>& cells, Columns columns)
{
    static constexpr std::array<std::array<std::string_view, 4>, 4> heads{{{"card", "1st", "first", "led"},
                                                                           {"2nd", "second", "2nd hand", "second hand"},
                                                                           {"3rd", "third", "3rd hand", "third hand"},
                                                                           {"4th", "fourth", "4th hand", "fourth hand"}}};
    if (!columns.leads || !columns.cells.empty()) return std::nullopt;
    for (std::size_t i = 0; i < cells.size() && columns.cells.size() < heads.size(); ++i) {
        const auto& head = heads[columns.cells.size()];
        if (i != *columns.leads && std::find(head.begin(), head.end(), lower(cells[i])) != head.end()) columns.cells.push_back(i);
    }
    if (columns.cells.size() != heads.size()) return std::nullopt;
    columns.seats = {Seat::north, Seat::east, Seat::south, Seat::west};
    columns.as_played = true;
    return columns;
}

/// `# | lead | South | West | North | East | won by`
std::optional<Columns> ruled_columns(std::string_view line)
{
    constexpr std::size_t fewest = 5, players = 4;
    const auto cells = ruled_cells(line);
    if (cells.size() < fewest) return std::nullopt;
    Columns columns;
    std::vector<std::string_view> heads;
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (seat_of(cells[i])) heads.push_back(cells[i]), columns.cells.push_back(i);
        else if (const auto small = lower(cells[i]); small == "lead" || small == "led" || small == "led by" || small == "leader")
            columns.leads = i;
    if (auto played = columns_as_played(cells, columns)) return played;
    if (heads.size() != players) return std::nullopt;
    bool letters = false;
    const auto seats = seats_named(heads, letters);
    if (!seats) return std::nullopt;
    columns.seats = *seats;
    return columns;
}

}  // namespace

std::string players_cells(std::string_view row, const Columns& columns)
{
    if (columns.cells.empty()) return std::string(row);
    const auto cells = ruled_cells(row);
    std::string out(cells.front());
    for (const std::size_t at : columns.cells)  // of two cards that came at once, `10S+8C`, the first
        out += at < cells.size() ? " " + std::string(cells[at].substr(0, cells[at].find('+'))) : "";
    return out;
}

std::string_view note_behind(std::string_view row, const Columns& columns)
{
    constexpr std::size_t fewest_words = 4;
    if (columns.cells.empty()) return {};
    const auto cells = ruled_cells(row);
    auto note = cells.back();
    if (note.starts_with('"')) note.remove_prefix(1);
    if (note.ends_with('"')) note.remove_suffix(1);
    return cells.size() > columns.cells.back() + 1 && split(note).size() >= fewest_words ? note : std::string_view();
}

std::optional<Seat> leader_told(std::string_view row, const Columns& columns)
{
    if (!columns.leads) return std::nullopt;
    const auto cells = ruled_cells(row);
    return *columns.leads < cells.size() ? seat_of(cells[*columns.leads]) : std::nullopt;
}

namespace {

/// Takes `led by`, `won`, `winner` off the end of a heading.
BehindCards take_tail(std::vector<std::string_view>& words)
{
    constexpr std::size_t players = 4;
    const auto last = [&] { return words.size() > players ? lower(words.back()) : std::string(); };
    if (last() == "by") words.pop_back();
    const std::string small = last();
    const bool leads = small == "led" || small == "lead" || small == "leader";
    const bool wins = small == "won" || small == "wins" || small == "winner" || small == "taken" || small == "took";
    if (leads || wins) words.pop_back();
    return leads ? BehindCards::leader : wins ? BehindCards::winner : BehindCards::notes;
}

}  // namespace

namespace {

/// `Cope(N)   Lyle (E)   Mrs Cope(S)   Dr Ames(W)`: four names with their seats, and nothing else.
std::optional<Columns> names_with_seats(std::string_view line)
{
    constexpr std::size_t longest_name = 3;  // words
    Columns columns;
    std::size_t at = 0;
    for (Seat& seat : columns.seats) {
        const auto open = line.find('(', at), close = line.find(')', at);
        if (close == line.npos || open > close) return std::nullopt;
        const auto name = split(line.substr(at, open - at));
        const auto told = seat_of(trimmed(line.substr(open + 1, close - open - 1)));
        if (!told || name.empty() || name.size() > longest_name || !are_names({name.back()})) return std::nullopt;
        seat = *told;
        at = close + 1;
    }
    const auto& seats = columns.seats;
    for (std::size_t k = 1; k < seats.size(); ++k)
        if (std::find(seats.begin(), seats.begin() + static_cast<std::ptrdiff_t>(k), seats[k]) !=
            seats.begin() + static_cast<std::ptrdiff_t>(k))
            return std::nullopt;
    auto words = split(line.substr(at));
    columns.behind = take_tail(words);
    return words.empty() ? std::optional(columns) : std::nullopt;
}

}  // namespace

std::optional<Columns> columns_headed_by(std::string_view line)
{
    if (auto ruled = ruled_columns(line)) return ruled;
    if (auto seated = names_with_seats(line)) return seated;
    if (const auto key = line.find('('); key != line.npos && line.find('=', key) != line.npos)
        line = line.substr(0, key);  // `(dot = leader)`
    auto words = split(line);
    const BehindCards behind = take_tail(words);
    std::erase_if(words, is_of_the_column_of_numbers);
    for (auto& word : words)
        if (word.ends_with('.')) word.remove_suffix(1);
    Columns columns;
    columns.behind = behind;
    if (words.size() != columns.seats.size()) return std::nullopt;
    if (const auto seats = seats_named(words, columns.letters)) {
        columns.seats = *seats;
        return columns;
    }
    if (!are_names(words)) return std::nullopt;
    columns.seats = {Seat::west, Seat::north, Seat::east, Seat::south};
    columns.letters = false;
    columns.names = words;
    return columns;
}

}  // namespace hoyle::prose
