#include "prose/hands.hpp"

#include "prose/page/cards.hpp"
#include "prose/sentences.hpp"
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
    for (const std::string_view verb : {"holds", "held", "has", "had", "hand"}) {
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

std::optional<std::string> hand_told(std::string_view line, const Table& table)
{
    const auto words = split(line);
    if (words.size() < 2) return std::nullopt;
    const auto name = words[0].ends_with("'s") ? words[0].substr(0, words[0].size() - 2) : words[0];
    auto who = seat_of(name) ? seat_of(name) : table.find(name);
    if (const auto dealer = table.dealer ? table.dealer : table.told_as_dealer; !who && dealer && lower(name) == "dummy")
        who = partner_of(*dealer);
    if (!who) return std::nullopt;
    const std::string cards = in_capitals(without_verb(words_behind(line, words[0])));
    const std::string_view rest = cards;
    const auto at = rest.find_first_not_of(before_hand);
    if (at == rest.npos) return std::nullopt;
    auto hand = suits_in_order(rest.substr(at));
    if (!hand) hand = suits_of_hand(rest);
    if (!hand || !is_hand(*hand)) return std::nullopt;
    std::string out = std::string("hands ") + letter_of(*who) + ":";
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
    return words.size() <= 3 && std::all_of(words.begin(), words.end(), is_word) &&
           std::any_of(words.begin(), words.end(), names_it);
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
