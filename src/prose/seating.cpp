#include "prose/seating.hpp"

#include "prose/lists.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>
#include <vector>

namespace hoyle::prose {
namespace {

/// A seat, a player, a word that may stand between them, or anything else.
struct Piece {
    enum class Kind { seat, player, filling, other };

    Kind kind = Kind::other;
    Seat seat{};
    std::string name;
};

bool is_capital(std::string_view word) { return std::isupper(static_cast<unsigned char>(word.front())) != 0; }

/// As it is written in a list of players: titles of two to four letters have their stop.
std::string name_of_player(std::string_view word)
{
    return std::string(word) + (word.size() <= 4 && is_in(List::short_titles, word) ? "." : "");
}

/// The words of a line; those of one name are one piece.
std::vector<Piece> pieces_of(std::string_view line)
{
    std::string copy(line);
    for (char& c : copy)
        if (std::string_view(";()=/|").find(c) != std::string_view::npos) c = ' ';
    std::vector<Piece> out;
    bool parted = true;  // by a stop or a comma from the word before
    for (const auto word : split(copy)) {
        const std::string small = lower(word);
        Piece piece;
        if (const auto seat = seat_of(word)) piece = {Piece::Kind::seat, *seat, {}};
        else if (is_in(List::writer, small)) piece = {Piece::Kind::player, {}, "I"};
        else if (is_in(List::table_filling, small) || is_in(List::table_heads, small)) piece.kind = Piece::Kind::filling;
        else if (is_capital(word)) piece = {Piece::Kind::player, {}, name_of_player(word)};
        const bool same = piece.kind == Piece::Kind::player && !parted && !out.empty() &&
                          out.back().kind == Piece::Kind::player && piece.name != "I" && out.back().name != "I";
        if (same) out.back().name += " " + piece.name;
        else out.push_back(std::move(piece));
        const auto behind = static_cast<std::size_t>(word.data() + word.size() - copy.data());
        parted = behind < copy.size() &&
                 (copy[behind] == ',' || copy[behind] == ':' || (copy[behind] == '.' && !is_in(List::titles, word)));
    }
    return out;
}

/// The player beside a seat, `step` before it or behind it; empty: there is none.
std::string beside(const std::vector<Piece>& pieces, std::size_t seat, std::ptrdiff_t step)
{
    const auto at = [&](std::ptrdiff_t i) -> const Piece* {
        return i >= 0 && i < static_cast<std::ptrdiff_t>(pieces.size()) ? &pieces[static_cast<std::size_t>(i)] : nullptr;
    };
    auto i = static_cast<std::ptrdiff_t>(seat) + step;
    while (at(i) && at(i)->kind == Piece::Kind::filling) i += step;
    return at(i) && at(i)->kind == Piece::Kind::player ? at(i)->name : std::string();
}

/// The table, if each of the four seats stands once and has its player on that side.
std::optional<std::string> seated(const std::vector<Piece>& pieces, std::ptrdiff_t step)
{
    PerSeat<std::string> names;
    std::vector<std::string> all;
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i].kind != Piece::Kind::seat) continue;
        std::string& name = names[pieces[i].seat];
        if (!name.empty()) return std::nullopt;
        name = beside(pieces, i, step);
        if (name.empty() || std::find(all.begin(), all.end(), name) != all.end()) return std::nullopt;
        all.push_back(name);
    }
    if (all.size() != 4) return std::nullopt;
    std::string out = "table";
    for (Seat seat : all_seats) out += std::string(seat == Seat::north ? " " : ", ") + letter_of(seat) + ": " + names[seat];
    return out;
}

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

std::optional<std::string> told_table(std::string_view line)
{
    const auto pieces = pieces_of(line);
    std::size_t players = 0;
    for (const Piece& piece : pieces) {
        if (piece.kind == Piece::Kind::other) return std::nullopt;
        players += piece.kind == Piece::Kind::player;
    }
    if (players != 4) return std::nullopt;
    const auto first = std::find_if(pieces.begin(), pieces.end(),
                                    [](const Piece& piece) { return piece.kind != Piece::Kind::filling; });
    return seated(pieces, first->kind == Piece::Kind::seat ? 1 : -1);
}

std::optional<Mentioned> table_mentioned(std::string_view story)
{
    std::optional<Mentioned> found;
    each_line(story, [&](std::string_view line, std::size_t number) {
        constexpr std::size_t longest = 300;
        if (found || line.size() > longest) return;
        const auto pieces = pieces_of(line);
        auto before = seated(pieces, -1), behind = seated(pieces, 1);
        if (before.has_value() == behind.has_value()) return;  // neither, or either
        found = Mentioned{before ? *before : *behind, number};
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
    });
    if (!told || seated) return std::nullopt;
    return Mentioned{"table N: Y, E: B, S: Z, W: A", 0};
}

std::optional<Seat> writer_mentioned(std::string_view story)
{
    std::optional<Seat> found;
    bool two = false;
    each_line(story, [&](std::string_view line, std::size_t) {
        const auto words = split(line);
        for (std::size_t i = 0; i + 1 < words.size(); ++i) {
            if (words[i] != "I" && words[i] != "I'm" && lower(words[i]) != "im") continue;
            std::size_t at = i + 1;
            while (at < words.size() && is_in(List::table_filling, lower(words[at]))) ++at;
            const auto seat = at < words.size() && words[at].size() > 1 ? seat_of(words[at]) : std::nullopt;
            two |= seat && found && seat != found;
            if (seat) found = seat;
        }
    });
    return two ? std::nullopt : found;
}

}  // namespace hoyle::prose
