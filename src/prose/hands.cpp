#include "prose/hands.hpp"

#include "prose/lists.hpp"
#include "prose/page/cards.hpp"
#include "prose/seating.hpp"
#include "prose/sentences.hpp"
#include "prose/word_lookup.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <span>
#include <vector>

namespace hoyle::prose {
namespace {

constexpr std::string_view before_hand = " \t:=-";

/// What `line` says behind one of its words; nothing, if it does not begin so.
std::string_view words_behind(std::string_view line, std::string_view word)
{
    return trimmed(line.substr(static_cast<std::size_t>(word.data() + word.size() - line.data())));
}

std::string_view without_verb(std::string_view words)
{
    for (const std::string_view verb : {"holds", "held", "has", "had", "hand", "put down", "laid down"}) {
        const auto at = words.find_first_not_of(before_hand);
        if (at != words.npos && words.substr(at).starts_with(verb)) return words.substr(at + verb.size());
    }
    return words;
}

/// Where all is in small letters: `h:2 s:q6 d:ak98542 c:a62`.
std::string in_capitals(std::string_view hand)
{
    const bool capitals = std::any_of(hand.begin(), hand.end(), [](unsigned char c) { return std::isupper(c) != 0; });
    return capitals ? std::string(hand) : upper(hand);
}

/// Or it was to be one: what is wrong with it is told of it when it is judged.
bool is_hand(const std::array<std::string, 4>& suits)
{
    constexpr std::size_t fewest = 10, most = 16;
    const std::size_t cards = suits[0].size() + suits[1].size() + suits[2].size() + suits[3].size();
    return cards >= fewest && cards <= most;
}

constexpr std::size_t suits_of_a_hand = 4;

/// `NORTH (Mrs. Beal, dummy)`, `South:`: who it is, if the line tells of nobody's cards.
std::optional<Seat> heads_one_hand(std::string_view line)
{
    const auto words = split(line);
    if (words.empty() || words[0].size() == 1) return std::nullopt;
    const auto rest = words_behind(line, words[0]);
    const auto closes = rest.find(')');
    const bool in_brackets = rest.starts_with('(') && closes != rest.npos && closes + 2 >= rest.size();
    return rest.size() <= 1 || in_brackets ? seat_of(words[0]) : std::nullopt;
}

/// `Spades   N K 8 7 / E A Q J / S 10 6 / W 9`, `♠  North 1076   East KQ ...`: of a suit what each holds.
std::optional<PerSeat<std::string>> holders_of_suit(std::string_view line, Suit suit)
{
    PerSeat<std::string> held;
    const auto words = split(line);
    constexpr std::size_t fewest = 9;
    if (words.size() < fewest - 1 || suit_called(words[0]) != suit) return std::nullopt;
    std::optional<Seat> whose;
    std::size_t seats = 0;
    for (const auto word : std::span(words).subspan(1)) {
        if (word == "/" || word == "|") continue;
        if (const auto seat = seat_of(word)) whose = seat, ++seats;
        else if (!whose) return std::nullopt;
        else held[*whose] += " " + std::string(word);
    }
    for (const Seat seat : all_seats)
        if (held[seat].empty()) return std::nullopt;
    return seats == all_seats.size() ? std::optional(held) : std::nullopt;
}

/// Four lines, a suit each, as four lines of a hand each; empty: they are none.
std::string hands_by_suits(std::span<const std::string_view> lines)
{
    if (lines.size() < suits_of_a_hand) return {};
    PerSeat<std::string> hands;
    for (std::size_t i = 0; i < suits_of_a_hand; ++i) {
        const auto suit = static_cast<Suit>(i);
        const auto held = holders_of_suit(lines[i], suit);
        if (!held) return {};
        for (const Seat seat : all_seats) hands[seat] += " " + std::string(name_of(strain_of(suit))) + (*held)[seat];
    }
    std::string out;
    for (const Seat seat : all_seats) {
        const auto hand = suits_of_hand(hands[seat]);
        if (!hand || !is_hand(*hand)) return {};
        out += std::string(name_of(seat)) + hands[seat] + '\n';
    }
    return out;
}

/// The cells of a row: parted by bars, tabs, or two blanks and more; or by commas, where it has no other.
std::vector<std::string_view> cells_of(std::string_view line)
{
    std::vector<std::string_view> out;
    const bool commas = line.find('|') == line.npos && line.find('\t') == line.npos && line.find("  ") == line.npos;
    std::size_t from = 0;
    for (std::size_t at = 0; at <= line.size(); ++at) {
        const bool wide = at + 1 < line.size() && line[at] == ' ' && line[at + 1] == ' ';
        const bool parts = at == line.size() || line[at] == '|' || line[at] == '\t' || wide || (commas && line[at] == ',');
        if (!parts) continue;
        if (const auto cell = trimmed(line.substr(from, at - from)); !cell.empty()) out.push_back(cell);
        from = at + 1;
    }
    return out;
}

/// `N (dummy) 10 9 5 | ...`: the name, and the cell behind it.
void part_name(std::vector<std::string_view>& cells)
{
    const std::string_view first = cells[0];
    auto end = first.find(' ');
    if (end == first.npos) return;
    if (const auto close = first.find(')', end); close != first.npos && trimmed(first.substr(end)).starts_with('('))
        end = close + 1;
    cells[0] = first.substr(0, end);
    cells.insert(cells.begin() + 1, trimmed(first.substr(end)));
}

/// A heading of four suits, `hand,spades,hearts,diamonds,clubs`, and below it four rows of a player and his cards in each, as a
/// line of a hand each; empty: there is none.
std::string hands_in_table(std::span<const std::string_view> lines, std::size_t& taken)
{
    const auto heading = lines.empty() ? std::vector<std::string_view>() : cells_of(lines[0]);
    if (heading.size() < suits_of_a_hand || heading.size() > suits_of_a_hand + 1) return {};
    std::vector<Suit> suits;
    for (const auto cell : std::span(heading).last(suits_of_a_hand))
        if (const auto suit = suit_called(cell)) suits.push_back(*suit);
    if (suits.size() != suits_of_a_hand) return {};
    std::string out;
    std::size_t rows = 0;
    for (taken = 1; taken < lines.size() && rows < all_seats.size(); ++taken) {
        auto cells = cells_of(lines[taken]);
        if (cells.size() == suits_of_a_hand) part_name(cells);
        const bool rule = lines[taken].find_first_not_of(" |-+:=\t\r") == std::string_view::npos;
        if (rule) continue;
        if (cells.size() != suits_of_a_hand + 1) return {};
        std::string cards;
        for (std::size_t i = 0; i < suits_of_a_hand; ++i)
            cards += " " + std::string(name_of(strain_of(suits[i]))) + " " + std::string(cells[i + 1]);
        const auto hand = suits_of_hand(cards);
        if (!hand || !is_hand(*hand)) return {};
        out += std::string(cells[0]) + cards + '\n';
        ++rows;
    }
    if (rows != all_seats.size()) return {};
    return std::string(taken - rows, '\n') + out;
}

/// The four lines of a hand behind its heading on one; empty: they are none.
std::string suits_joined(std::span<const std::string_view> lines)
{
    constexpr std::size_t longest = 60;
    if (lines.size() < suits_of_a_hand) return {};
    std::string all;
    for (const auto line : lines.first(suits_of_a_hand)) {
        if (trimmed(line).empty() || line.size() > longest) return {};
        all += " " + std::string(trimmed(line));
    }
    const auto hand = suits_of_hand(all);
    return hand && is_hand(*hand) ? all : std::string();
}

}  // namespace

std::optional<std::string> with_hands_joined(std::string_view text)
{
    const auto lines = split_lines(text);
    std::string out;
    bool any = false;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        if (const auto hands = hands_by_suits(std::span(lines).subspan(i)); !hands.empty()) {
            any = true;
            out += hands;
            i += suits_of_a_hand - 1;
            continue;
        }
        std::size_t rows = 0;
        if (const auto hands = hands_in_table(std::span(lines).subspan(i), rows); !hands.empty()) {
            any = true;
            out += hands;
            i += rows - 1;
            continue;
        }
        const auto who = heads_one_hand(lines[i]);
        const std::string hand = who ? suits_joined(std::span(lines).subspan(i + 1)) : std::string();
        const bool seat_alone = split(lines[i]).size() == 1;
        out += hand.empty() || !seat_alone ? std::string(lines[i]) : std::string();
        out += '\n';
        if (hand.empty()) continue;
        any = true;
        i += suits_of_a_hand;
        out += std::string(name_of(*who)) + hand + std::string(suits_of_a_hand, '\n');
    }
    return any ? std::optional(out) : std::nullopt;
}

/// `SK SQ S10, HK H6`, `KS QS 10S / KH 6H`: every card with its suit.
static std::optional<std::array<std::string, 4>> hand_of_cards(std::string_view cards)
{
    std::array<std::string, 4> out;
    for (const auto word : split(cards)) {
        const Card card = card_either_way(word);
        if (!card && word != "/" && word != ";") return std::nullopt;
        if (card) out[static_cast<std::size_t>(card.suit())] += letter_of(card.rank());
    }
    return out;
}

/// Whom the first word of a hand names.
static std::optional<Seat> named_by(std::string_view word, const Table& table)
{
    const auto name = word.ends_with("'s") ? word.substr(0, word.size() - 2) : word;
    const std::string small = lower(name);
    if (const auto who = seat_of(name) ? seat_of(name) : table.find(name)) return who;
    if (small == "self" || small == "me" || small == "my" || small == "myself") return table.writer;
    const auto dealer = table.known_dealer();
    if (small == "dummy") return dealer ? std::optional(partner_of(*dealer)) : std::nullopt;
    if (name != small || name.empty()) return std::nullopt;
    return table.find(std::string(1, static_cast<char>(std::toupper(name[0]))) + small.substr(1));  // `nell  s k654 ...`
}

/// The seat that brackets begin with: `(South)`, `(S, dummy)`.
static std::optional<Seat> seat_in_brackets(std::string_view words)
{
    const auto within = split(words);
    return within.empty() ? std::nullopt : seat_of(within[0].substr(within[0].starts_with('('), within[0].find(')') - 1));
}

/// What follows a player's own seat: `, North spades 2 ...`.
static std::string_view without_seat(std::string_view words, Seat who)
{
    const auto first = split(words);
    return !first.empty() && first[0].size() > 1 && seat_of(first[0]) == who ? words_behind(words, first[0]) : words;
}

/// Who holds the hand, and what the line says behind his name: `East (Eames)`, `A (South)`, `Mr Wragg:`, `my own`.
static std::optional<std::pair<Seat, std::string_view>> holder(std::string_view line, const Table& table)
{
    const auto words = split(line);
    if (words.size() < 2) return std::nullopt;
    auto who = named_by(words[0], table);
    auto rest = words_behind(line, words[0]);
    if (lower(words[0]) == "my" && lower(words[1]) == "own") rest = words_behind(line, words[1]);
    if (!who && words[1].size() > 1 && std::isupper(static_cast<unsigned char>(words[1][0])) != 0) {  // `Mr Wragg`, `The Rector`
        who = table.find(words[0], words[1]) ? table.find(words[0], words[1]) : table.find(words[1]);
        if (who) rest = words_behind(line, words[1]);
    }
    if (const auto close = rest.find(')'); rest.starts_with('(') && close != rest.npos) {
        if (!who) who = seat_in_brackets(rest);
        rest = rest.substr(close + 1);
    }
    const auto open = rest.rfind('(');  // `K2 KJ65 AK94 K96  (S, dummy)`
    if (!who && open != rest.npos) who = seat_in_brackets(rest.substr(open));
    return who ? std::optional(std::pair(*who, without_seat(rest.substr(0, open), *who))) : std::nullopt;
}

/// `AT8763s A8h T87d A3c`: the suit behind its cards; else as it stands.
static std::string with_suits_before(std::string_view cards)
{
    const auto words = split(cards.substr(0, cards.find('(')));
    std::string out;
    for (const auto word : words) {
        const char suit = word.back();
        const bool behind = word.size() > 1 && std::string_view("shdc").find(suit) != std::string_view::npos &&
                            std::all_of(word.begin(), word.end() - 1,
                                        [](unsigned char c) { return std::isdigit(c) || std::isupper(c); });
        if (!behind) return std::string(cards);
        out += std::string(1, static_cast<char>(std::toupper(suit))) + " " + std::string(word.substr(0, word.size() - 1)) + " ";
    }
    return words.size() == suits_of_a_hand ? out : std::string(cards);
}

/// The hand that words tell, in whatever way; nothing: some thirteen cards are not all they tell.
static std::optional<std::array<std::string, 4>> hand_in(std::string_view words)
{
    const std::string cards = in_capitals(with_suits_before(without_verb(words)));
    const std::string_view rest = cards;
    const auto at = rest.find_first_not_of(before_hand);
    if (at == rest.npos) return std::nullopt;
    auto hand = suits_in_order(rest.substr(at));
    if (!hand) hand = suits_of_hand(rest);
    if (!hand) hand = hand_of_cards(rest.substr(at));
    return hand && is_hand(*hand) ? hand : std::nullopt;
}

namespace {

struct HandsHolder {
    std::string name;
    Seat seat;
    bool dealer = false;
};

/// `Prentiss (west, dealer): QS 7S ...`, `Lyle, North  spades 2 ...`, `East (Eames) spades 7 3 2 ...`: a name and a seat before a
/// hand.
std::optional<HandsHolder> seated_by_hand(std::string_view line)
{
    constexpr std::size_t longest = 200, longest_name = 30;
    if (line.size() > longest) return std::nullopt;
    std::string name;
    std::optional<Seat> seat;
    bool deals = false;
    for (const auto word : split(line)) {
        const auto bare = word.substr(word.starts_with('('), word.find(')') - word.starts_with('('));
        const auto here = bare.size() > 1 ? seat_of(lower(bare)) : std::nullopt;
        if (here && seat) return std::nullopt;
        if (here) seat = here;
        else if (lower(bare) == "dealer") deals = true;
        else if (lower(bare) != "dummy" && bare != "the") name += (name.empty() ? "" : " ") + std::string(bare);
        if (name.size() > longest_name) return std::nullopt;
        if (seat && !name.empty() && hand_in(words_behind(line, word))) return HandsHolder{name, *seat, deals};
    }
    return std::nullopt;
}

}  // namespace

std::optional<TableOfHands> table_of_hands(std::string_view text)
{
    TableOfHands out;
    PerSeat<std::string> names;
    std::size_t line = 0, seated = 0;
    for (const auto each : split_lines(text)) {
        if (auto told = seated_by_hand(trimmed(each)); told && names[told->seat].empty()) {
            if (seated++ == 0) out.table.line = line;
            if (told->dealer) out.dealer = told->seat;
            names[told->seat] = std::move(told->name);
        }
        ++line;
    }
    out.table.statement = table_of(names);
    return seated == all_seats.size() ? std::optional(std::move(out)) : std::nullopt;
}

std::optional<std::string> hand_told(std::string_view line, const Table& table)
{
    const auto held = holder(line, table);
    const auto hand = held ? hand_in(held->second) : std::nullopt;
    if (!hand) return std::nullopt;
    std::string out = std::string("hands ") + letter_of(held->first) + ":";
    for (std::size_t suit = 0; suit < 4; ++suit) out += (suit ? "." : "") + (*hand)[suit];
    return out + " ? ? ?";
}

bool names_suits(std::string_view line)
{
    const auto words = split(line);
    std::size_t suit = 0;
    return words.size() == suits_of_a_hand &&
           std::all_of(words.begin(), words.end(), [&](auto word) { return suit_called(word) == static_cast<Suit>(suit++); });
}

bool heads_tricks(std::string_view line)
{
    static constexpr std::string_view each[] = {"the", "play", "tricks", "went", "so"};
    const auto words = split(line);
    const auto is_word = [](std::string_view word) {
        return std::find(std::begin(each), std::end(each), lower(word)) != std::end(each);
    };
    const auto names_it = [](std::string_view word) { return lower(word) == "play" || lower(word) == "tricks"; };
    if (words.size() <= 3 && std::all_of(words.begin(), words.end(), is_word) &&
        std::any_of(words.begin(), words.end(), names_it))
        return true;
    // `TRICK 1ST 2ND 3RD 4TH TAKEN BY`, over a table of them
    const auto is_head = [](std::string_view word) {
        const std::string small = lower(word);
        return ordinal(small) || seat_of(word) || is_in(List::trick_columns, small);
    };
    return words.size() > 3 && lower(words[0]) == "trick" && std::all_of(words.begin(), words.end(), is_head);
}

bool heads_hands(std::string_view line)
{
    const auto words = split(line);
    const auto each = [](std::string_view word) {
        const std::string small = lower(word);
        return small == "the" || small == "hands" || small == "cards" || small == "were" || small == "dealt";
    };
    return !words.empty() && words.size() <= 3 && std::all_of(words.begin(), words.end(), each) && lower(words.back()) != "the";
}

}  // namespace hoyle::prose
