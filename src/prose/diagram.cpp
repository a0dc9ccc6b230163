#include "prose/diagram.hpp"

#include "prose/page/cards.hpp"
#include "prose/sentences.hpp"
#include "prose/table.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace hoyle::prose {
namespace {

constexpr std::size_t rows_of_a_block = 4, longest_gap = 3, longest_row_read = 200;

/// What a hand has of one suit, as it is printed: `♠ K Q 10`, `S  A42`, `D -`.
struct SuitCell {
    Suit suit{};
    std::string cards;
};

bool are_ranks(std::string_view word)
{
    if (word == "-" || word == "\u2013" || word == "\u2014" || word == "none" || word == "void") return true;
    return !word.empty() && word.find_first_not_of("AKQJT1023456789n,") == word.npos;
}

/// The suit that a word begins with, and what touches it: `♠K94`; of letters only one that stands alone, `S`, `S:`.
std::optional<SuitCell> cell_begun(std::string_view word)
{
    std::size_t length = 0;
    if (const auto suit = suit_sign(word, length)) return SuitCell{*suit, std::string(word.substr(length))};
    if (word.size() != 1) return std::nullopt;
    const auto suit = suit_called(word);
    return suit ? std::optional(SuitCell{*suit, {}}) : std::nullopt;
}

/// The suits of a row of a diagram: of one hand, or of two side by side. What stands between them is the compass.
std::vector<SuitCell> suits_in_row(std::string_view line)
{
    std::vector<SuitCell> out;
    bool open = false;  // the last word was of a cell
    for (const auto word : split(line)) {
        if (auto begun = cell_begun(word)) {
            if (!out.empty() && out.back().cards.empty()) out.pop_back();  // the S of the compass
            out.push_back(std::move(*begun));
            open = true;
        } else if (open && are_ranks(word)) {
            out.back().cards += " " + std::string(word);
        } else if (word.size() == 1 && seat_of(word)) {
            open = false;
        } else {
            return {};
        }
    }
    if (!out.empty() && out.back().cards.empty()) out.pop_back();
    return out;
}

/// Four rows of so many hands, a suit each; their hands, suit by suit.
std::vector<std::string> block_at(const std::vector<std::string_view>& lines, std::size_t at, std::size_t hands)
{
    std::vector<std::string> out(hands);
    std::array<bool, rows_of_a_block> told{};
    if (at + rows_of_a_block > lines.size()) return {};
    for (std::size_t row = at; row < at + rows_of_a_block; ++row) {
        const auto cells = lines[row].size() > longest_row_read ? std::vector<SuitCell>() : suits_in_row(lines[row]);
        if (cells.size() != hands) return {};
        for (std::size_t i = 0; i < hands; ++i) {
            if (cells[i].suit != cells[0].suit) return {};
            out[i] += " " + std::string(name_of(strain_of(cells[i].suit))) + " " + cells[i].cards;
        }
        if (std::exchange(told[static_cast<std::size_t>(cells[0].suit)], true)) return {};
    }
    return out;
}

/// The next such block, a few lines behind a place.
std::optional<std::size_t> find_block(const std::vector<std::string_view>& lines, std::size_t from, std::size_t hands)
{
    for (std::size_t at = from; at <= from + longest_gap; ++at)
        if (!block_at(lines, at, hands).empty()) return at;
    return std::nullopt;
}

struct Holder {
    std::string name;  ///< empty: it is not told
    bool dealer = false;
};

/// `Mr. Ferris (dealer)`, `NORTH (Mrs Peel)`, `South, Harold`
Holder holder_told(std::string_view words)
{
    Holder out;
    std::string parted(words);
    std::replace_if(
        parted.begin(), parted.end(), [](char c) { return c == '(' || c == ')' || c == ':' || c == '-'; }, ',');
    for (std::size_t at = 0; at <= parted.size();) {
        const auto end = std::min(parted.find(',', at), parted.size());
        const auto piece = trimmed(std::string_view(parted).substr(at, end - at));
        at = end + 1;
        const std::string small = lower(piece);
        if (small == "dealer" || small == "dealt" || small == "deals") out.dealer = true;
        else if (small != "dummy" && !seat_of(piece) && piece.size() > 1 && out.name.empty()) out.name = piece;
    }
    return out;
}

/// What stands over a block, parted where there are two hands.
std::vector<Holder> holders_over(const std::vector<std::string_view>& lines, std::size_t from, std::size_t block,
                                 std::size_t hands)
{
    constexpr std::size_t longest_name = 30;
    std::vector<Holder> none(hands);
    if (block == from || trimmed(lines[block - 1]).empty()) return none;
    const std::string_view line = trimmed(lines[block - 1]);
    std::vector<std::string_view> parts{line};
    if (const auto wide = std::min(line.find("  "), line.find('\t')); hands == 2) {
        if (wide == line.npos) return none;
        parts.assign({trimmed(line.substr(0, wide)), trimmed(line.substr(wide))});
    }
    std::vector<Holder> out;
    for (const auto part : parts) {
        if (part.size() > longest_name) return none;
        out.push_back(holder_told(part));
    }
    return out;
}

/// `NORTH`, `Y (dummy)`
bool heads_with_seat(std::string_view line)
{
    const auto word = trimmed(line.substr(0, line.find('(')));
    const bool of_the_books = word.size() == 1 && std::string_view("AYBZ").find(word[0]) != std::string_view::npos;
    return (of_the_books && word != line) || seat_of(word);
}

struct Diagram {
    std::size_t first = 0, last = 0;  ///< its lines
    PerSeat<std::string> hands;
    PerSeat<Holder> holders;
};

std::optional<Diagram> diagram_at(const std::vector<std::string_view>& lines, std::size_t top)
{
    const auto north = block_at(lines, top, 1);
    if (north.empty()) return std::nullopt;
    const auto middle = find_block(lines, top + rows_of_a_block, 2);
    const auto bottom = middle ? find_block(lines, *middle + rows_of_a_block, 1) : std::nullopt;
    if (!bottom) return std::nullopt;
    const auto sides = block_at(lines, *middle, 2), south = block_at(lines, *bottom, 1);
    Diagram out;
    out.hands[Seat::north] = north[0], out.hands[Seat::south] = south[0];
    out.hands[Seat::west] = sides[0], out.hands[Seat::east] = sides[1];
    const auto over_top = holders_over(lines, 0, top, 1), over_sides = holders_over(lines, top + rows_of_a_block, *middle, 2),
               over_bottom = holders_over(lines, *middle + rows_of_a_block, *bottom, 1);
    out.holders[Seat::north] = over_top[0], out.holders[Seat::south] = over_bottom[0];
    out.holders[Seat::west] = over_sides[0], out.holders[Seat::east] = over_sides[1];
    const bool headed = !out.holders[Seat::north].name.empty() || (top > 0 && heads_with_seat(trimmed(lines[top - 1])));
    out.first = headed ? top - 1 : top;
    out.last = *bottom + rows_of_a_block - 1;
    if (out.last + 1 < lines.size() && seat_of(trimmed(lines[out.last + 1]))) ++out.last;  // `SOUTH`, below his hand
    return out;
}

/// Its lines as a text is to have them: who sits where and who dealt, the hands, and blanks.
std::string read_out(const Diagram& diagram)
{
    std::string table, dealt, hands;
    bool all_named = true;
    for (const Seat seat : all_seats) {
        const Holder& holder = diagram.holders[seat];
        all_named = all_named && !holder.name.empty();
        table += std::string(table.empty() ? "" : ", ") + letter_of(seat) + " " + holder.name;
        if (holder.dealer) dealt = std::string(name_of(seat)) + " dealt.";
        hands += std::string(name_of(seat)) + diagram.hands[seat] + '\n';
    }
    std::string out = (all_named ? table : std::string()) + '\n' + dealt + '\n' + hands;
    constexpr std::size_t told = 2 + 4;
    return out + std::string(diagram.last + 1 - diagram.first - told, '\n');
}

}  // namespace

std::optional<std::string> with_diagram_read(std::string_view text)
{
    const auto lines = split_lines(text);
    for (std::size_t top = 0; top + 3 * rows_of_a_block <= lines.size(); ++top) {
        const auto diagram = diagram_at(lines, top);
        if (!diagram) continue;
        std::string out;
        for (std::size_t i = 0; i < diagram->first; ++i) out += std::string(lines[i]) + '\n';
        out += read_out(*diagram);
        for (std::size_t i = diagram->last + 1; i < lines.size(); ++i) out += std::string(lines[i]) + '\n';
        return out;
    }
    return std::nullopt;
}

}  // namespace hoyle::prose
