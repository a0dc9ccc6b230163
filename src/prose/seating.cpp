#include "prose/seating.hpp"

#include "prose/lists.hpp"
#include "prose/word_lookup.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>
#include <vector>

namespace hoyle::prose {
namespace {

/// A seat, a player, a word that may stand between them, or anything else.
struct Piece {
    enum class Kind { seat, player, filling, other };

    Kind kind = Kind::other;
    Seat seat{};
    std::string name;
    bool kin = false;  ///< "my aunt"
};
using Pieces = std::vector<Piece>;

bool is_capital(std::string_view word) { return std::isupper(static_cast<unsigned char>(word.front())) != 0; }

/// `(me)`, `(that is me)`: whoever is named beside it has written the story.
bool tells_writer(std::string_view within)
{
    constexpr std::size_t most_words = 4;
    const auto words = split(within);
    return words.size() <= most_words && std::any_of(words.begin(), words.end(), [](std::string_view word) {
               return is_in(List::writer, lower(word)) || word == "I";
           });
}

/// The next such note in brackets from a place on: where it begins, and its length; nothing: there is none.
std::optional<std::pair<std::size_t, std::size_t>> writer_noted(std::string_view line, std::size_t from)
{
    for (auto begin = line.find('(', from); begin != line.npos; begin = line.find('(', begin + 1)) {
        const auto end = line.find(')', begin);
        if (end == line.npos) return {};
        if (tells_writer(line.substr(begin + 1, end - begin - 1))) return std::pair(begin, end + 1 - begin);
    }
    return {};
}

std::string without_notes(std::string_view line)
{
    std::string copy(line);
    while (const auto note = writer_noted(copy, 0)) copy.replace(note->first, note->second, " ");
    for (char& c : copy)
        if (std::string_view(";()=/|").find(c) != std::string_view::npos) c = ' ';
    return copy;
}

/// A line in small letters throughout has its names in small letters too.
bool has_capitals(const std::vector<std::string_view>& words)
{
    return std::any_of(words.begin(), words.end(), [](std::string_view word) { return word.size() > 1 && is_capital(word); });
}

Piece piece_of(std::string_view word, bool small_names)
{
    const std::string small = lower(word);
    if (const auto seat = seat_of(word)) return {Piece::Kind::seat, *seat, {}};
    if (is_in(List::writer, small)) return {Piece::Kind::player, {}, "I"};
    if (is_in(List::table_filling, small) || is_in(List::table_heads, small)) return {Piece::Kind::filling, {}, {}};
    if (is_in(List::pronouns, small) || card_of(word) || small == "dummy" || small.ends_with("'s")) return {};
    if (!is_capital(word) && (rank_named(small) || small == "partner" || is_in(List::kin, small))) return {};  // `N the four`
    const bool letters = std::all_of(word.begin(), word.end(),
                                     [](char c) { return std::islower(static_cast<unsigned char>(c)) != 0; });
    if (is_capital(word) || (small_names && letters && word.size() > 1)) return {Piece::Kind::player, {}, name_of_player(word)};
    return {};
}

bool is_my(std::string_view word)
{
    const std::string small = lower(word);
    return small == "my" || small == "his" || small == "her" || small == "our";
}

/// "My brother Jack", "Clara, my wife": the name is what he is called by.
void leave_out_kin(Pieces& pieces)
{
    const auto named = [&](std::size_t at) {
        return at < pieces.size() && pieces[at].kind == Piece::Kind::player && !pieces[at].kin && pieces[at].name != "I";
    };
    for (std::size_t i = 0; i < pieces.size(); ++i)
        if (pieces[i].kin && (named(i + 1) || (i > 0 && named(i - 1)))) pieces[i] = {Piece::Kind::filling, {}, {}};
}

/// The words of a line; those of one name are one piece.
Pieces pieces_of(std::string_view line)
{
    const std::string copy = without_notes(line);
    const auto words = split(copy);
    const bool small_names = !has_capitals(words);
    Pieces out;
    bool parted = true;  // by a stop or a comma from the word before
    std::string_view before;
    for (const auto word : words) {
        Piece piece = piece_of(word, small_names);
        if (is_in(List::kin, word) && is_my(before) && !small_names) {  // "my aunt was West"
            if (!out.empty()) out.pop_back();
            piece = {Piece::Kind::player, {}, std::string(before) + " " + std::string(word), true};
            parted = true;
        }
        parted |= is_in(List::titles, word);
        before = word;
        const bool same = piece.kind == Piece::Kind::player && !parted && !out.empty() && !small_names &&
                          out.back().kind == Piece::Kind::player && piece.name != "I" && out.back().name != "I" &&
                          !out.back().kin;
        if (same) out.back().name += " " + piece.name;
        else out.push_back(std::move(piece));
        const auto behind = static_cast<std::size_t>(word.data() + word.size() - copy.data());
        parted = behind < copy.size() &&
                 (copy[behind] == ',' || copy[behind] == ':' || (copy[behind] == '.' && !is_in(List::titles, word)));
    }
    leave_out_kin(out);
    return out;
}

/// The player named nearest to a seat on one side of it, no other seat between; how many words of another sort are.
struct Beside {
    const Piece* player = nullptr;
    int others = 0;
};

Beside beside(const Pieces& pieces, std::size_t seat, std::ptrdiff_t step)
{
    constexpr int most_others = 3;
    Beside out;
    for (auto i = static_cast<std::ptrdiff_t>(seat) + step; i >= 0 && i < static_cast<std::ptrdiff_t>(pieces.size()); i += step) {
        const Piece& piece = pieces[static_cast<std::size_t>(i)];
        if (piece.kind == Piece::Kind::seat) return {};
        if (piece.kind == Piece::Kind::player) return {&piece, out.others};
        if (piece.kind == Piece::Kind::other && ++out.others > most_others) return {};
    }
    return {};
}

/// The table, if each of the four seats stands once and each has a player of its own, `steps` telling on which side.
struct Seated {
    std::string table;
    int others = 0;
};

std::optional<Seated> seated(const Pieces& pieces, const std::array<std::ptrdiff_t, 4>& steps)
{
    PerSeat<std::string> names;
    Seated out;
    std::vector<std::string_view> all;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind != Piece::Kind::seat) continue;
        std::string& name = names[pieces[i].seat];
        if (!name.empty() || all.size() == 4) return std::nullopt;
        const Beside found = beside(pieces, i, steps[all.size()]);
        if (!found.player || std::find(all.begin(), all.end(), found.player->name) != all.end()) return std::nullopt;
        name = found.player->name;
        out.others += found.others;
        all.push_back(found.player->name);
    }
    if (all.size() != 4) return std::nullopt;
    out.table = table_of(names);
    return out;
}

/// Names before the seats, or behind them, or some so and some otherwise: as they stand nearest. Nothing: it might be either way.
std::optional<std::string> seated_anyhow(const Pieces& pieces)
{
    const auto before = seated(pieces, {-1, -1, -1, -1}), behind = seated(pieces, {1, 1, 1, 1});
    const bool clear_before = before && before->others == 0, clear_behind = behind && behind->others == 0;
    if (clear_before && clear_behind) return std::nullopt;
    if (clear_before || clear_behind) return clear_before ? before->table : behind->table;
    std::optional<Seated> best;
    bool either = false;
    for (unsigned way = 0; way < 16; ++way) {
        const auto step = [&](unsigned seat) -> std::ptrdiff_t { return (way >> seat & 1U) != 0 ? 1 : -1; };
        const auto found = seated(pieces, {step(0), step(1), step(2), step(3)});
        if (!found || (best && found->others > best->others)) continue;
        either = best && found->others == best->others;
        best = found;
    }
    if (!best || either) return std::nullopt;
    return best->table;
}

/// Where a line begins to tell who sits next to whom: behind `round the table:`, or from its beginning (`on his left, then
/// Ames`).
std::optional<std::size_t> order_begins(std::string_view line)
{
    static constexpr std::string_view orders[] = {"round the table:", "sat round:", "sat:", "seated:", "in order:"};
    const std::string small = lower(line);
    for (const auto order : orders)
        if (const auto at = small.find(order); at != small.npos) return at + order.size();
    return small.find("left, then ") == small.npos ? std::nullopt : std::optional<std::size_t>(0);
}

/// Without notes of several words: `(so Ezra is on Nat's left)`.
std::string without_long_notes(std::string told)
{
    for (auto note = told.find('('); note != told.npos; note = told.find('(', note + 1)) {
        const auto end = std::min(told.find(')', note), told.size());
        if (told.substr(note, end - note).find(' ') != std::string::npos) told.erase(note, end - note);
    }
    return told;
}

/// `round the table: Sam, Will, Nat, Ezra`, `Low is on his left, then Ames, then Peel`: four players as they sit, each at the
/// left of the one before; the first is given the South, unless a seat beside one of them says otherwise.
std::optional<std::string> seated_in_order(std::string_view line)
{
    const auto from = order_begins(line);
    if (!from) return std::nullopt;
    std::vector<std::string> names;
    std::optional<std::pair<std::size_t, Seat>> known;
    for (const Piece& piece : pieces_of(without_long_notes(std::string(line.substr(*from))))) {
        if (piece.kind == Piece::Kind::seat && !names.empty() && !known) known = {names.size() - 1, piece.seat};
        if (piece.kind != Piece::Kind::player || lower(piece.name) == "dealer") continue;
        if (std::find(names.begin(), names.end(), piece.name) != names.end()) return std::nullopt;
        names.push_back(piece.name);
    }
    if (names.size() != all_seats.size()) return std::nullopt;
    PerSeat<std::string> at;
    const auto [first, given] = known.value_or(std::pair(std::size_t{0}, Seat::south));
    Seat seat = given;
    for (std::size_t i = 0; i < names.size(); ++i, seat = left_of(seat)) at[seat] = names[(first + i) % names.size()];
    return table_of(at);
}

/// Line by line, numbered from 0.
template <class Line> void each_line(std::string_view story, Line line)
{
    std::size_t number = 0;
    for (std::size_t at = 0; at < story.size(); ++number) {
        const auto end = std::min(story.find('\n', at), story.size());
        line(story.substr(at, end - at), number);
        at = end + 1;
    }
}

}  // namespace

std::string name_of_player(std::string_view word)
{
    return std::string(word) + (word.size() <= 4 && is_in(List::short_titles, word) ? "." : "");
}

std::string table_of(const PerSeat<std::string>& names)
{
    std::string table = "table";
    for (const Seat seat : all_seats)
        table += std::string(seat == Seat::north ? " " : ", ") + letter_of(seat) + ": " + names[seat];
    return table;
}

/// `tom is north and grandma is east and ann is south and uncle jack is west`: four clauses and nothing else, so that any word
/// may be a name, where what stands between it and its seat ends it.
static std::optional<std::string> seated_in_clauses(std::string_view line)
{
    constexpr std::size_t longest_name = 3;
    PerSeat<std::string> at;
    std::string name;
    std::size_t told = 0, name_words = 0;
    bool ended = false;
    for (const auto word : split(line)) {
        const auto seat = seat_of(word);
        if (is_in(List::table_filling, lower(word))) {
            ended = !name.empty();
        } else if (seat) {
            if (!ended || !at[*seat].empty()) return std::nullopt;
            at[*seat] = std::exchange(name, {});
            name_words = 0, ended = false;
            ++told;
        } else {
            if (ended || ++name_words > longest_name) return std::nullopt;
            name += (name.empty() ? "" : " ") + name_of_player(word);
        }
    }
    return told == all_seats.size() && name.empty() ? std::optional(table_of(at)) : std::nullopt;
}

std::optional<std::string> parse_table(std::string_view line)
{
    if (auto told = seated_in_clauses(line)) return told;
    const auto pieces = pieces_of(line);
    std::size_t players = 0;
    for (const Piece& piece : pieces) {
        if (piece.kind == Piece::Kind::other) return std::nullopt;
        players += piece.kind == Piece::Kind::player;
    }
    if (players != 4) return std::nullopt;
    const auto first = std::find_if(pieces.begin(), pieces.end(),
                                    [](const Piece& piece) { return piece.kind != Piece::Kind::filling; });
    const std::ptrdiff_t step = first->kind == Piece::Kind::seat ? 1 : -1;
    const auto found = seated(pieces, {step, step, step, step});
    return found ? std::optional(found->table) : std::nullopt;
}

std::optional<Seat> dealer_in_table(std::string_view story)
{
    std::optional<Seat> dealer;
    each_line(story, [&](std::string_view line, std::size_t) {
        const auto told = line.find("(dealer");
        if (dealer || told == line.npos || !seated_anyhow(pieces_of(line))) return;
        for (const auto word : split(line.substr(0, told)))
            if (const auto seat = seat_of(word)) dealer = seat;
    });
    return dealer;
}

std::optional<Mentioned> table_mentioned(std::string_view story)
{
    std::optional<Mentioned> found;
    each_line(story, [&](std::string_view line, std::size_t number) {
        constexpr std::size_t longest = 300;
        if (found || line.size() > longest) return;
        auto table = seated_in_clauses(line);
        if (!table) table = seated_anyhow(pieces_of(line));
        if (!table) table = seated_in_order(line);
        if (table) found = Mentioned{*table, number};
    });
    return found;
}

std::optional<Mentioned> seats_of_the_books(std::string_view log)
{
    const auto letter = [](std::string_view word) { return word == "A" || word == "Y" || word == "B" || word == "Z"; };
    bool told = false, seated = false;
    each_line(log, [&](std::string_view line, std::size_t) {
        constexpr std::size_t longest = 120;
        if (line.size() > longest) return;
        const auto words = split(line);
        if (words.empty()) return;
        seated |= words[0] == "table";
        if (words[0] == "deal" && words.size() > 2) told |= words[words.size() - 2] == "by" && letter(words.back());
        const bool trick = std::isdigit(static_cast<unsigned char>(words[0].front())) != 0 && words.size() > 2;
        if (trick && letter(words[1])) told |= line[static_cast<std::size_t>(words[1].data() - line.data()) + 1] == ':';
        seated |= trick && seat_of(words[1]).has_value();
    });
    if (!told || seated) return std::nullopt;
    return Mentioned{"table N: Y, E: B, S: Z, W: A", 0};
}

namespace {

/// Whose seat a note in brackets tells: the one named last before it in its part of the line, or the first behind it.
std::optional<Seat> seat_of_note(std::string_view line, std::size_t begin, std::size_t end)
{
    constexpr std::string_view parts = ",;";
    const auto from = line.find_last_of(parts, begin), to = line.find_first_of(parts, end);
    std::optional<Seat> found;
    for (const auto word : split(line.substr(from == line.npos ? 0 : from + 1, begin - (from == line.npos ? 0 : from + 1))))
        if (const auto seat = seat_of(word.substr(0, word.find_first_of(":=")))) found = seat;
    if (found) return found;
    for (const auto word : split(line.substr(end, to == line.npos ? to : to - end)))
        if (const auto seat = seat_of(word)) return seat;
    return {};
}

/// `I sat West`, `myself South`, `me Gary north`: the seat named behind, at most a name between.
std::optional<Seat> seat_behind(const std::vector<std::string_view>& words, std::size_t at)
{
    const bool plain_i = words[at - 1] == "I" || words[at - 1] == "I'm" || lower(words[at - 1]) == "im";
    while (at < words.size() && is_in(List::table_filling, lower(words[at]))) ++at;
    if (!plain_i && at + 1 < words.size() && !seat_of(words[at]) && is_capital(words[at])) ++at;
    return at < words.size() && words[at].size() > 1 ? seat_of(words[at]) : std::nullopt;
}

}  // namespace

std::optional<Seat> writer_mentioned(std::string_view story)
{
    std::optional<Seat> found;
    bool two = false;
    const auto take = [&](std::optional<Seat> seat) {
        two |= seat && found && seat != found;
        if (seat) found = seat;
    };
    each_line(story, [&](std::string_view line, std::size_t) {
        constexpr std::size_t longest = 300;
        if (line.size() > longest) return;
        for (auto note = writer_noted(line, 0); note; note = writer_noted(line, note->first + note->second))
            take(seat_of_note(line, note->first, note->first + note->second));
        const auto words = split(line);
        for (std::size_t i = 0; i + 1 < words.size(); ++i)
            if (is_in(List::writer, lower(words[i])) && lower(words[i]) != "i") take(seat_behind(words, i + 1));
            else if (words[i] == "I" || words[i] == "I'm") take(seat_behind(words, i + 1));
    });
    return two ? std::nullopt : found;
}

}  // namespace hoyle::prose
