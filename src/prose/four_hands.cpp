#include "prose/four_hands.hpp"

#include "prose/table.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <cctype>

namespace hoyle::prose {
namespace {

constexpr std::string_view suit_ranks = "AKQJT98765432X";

/// The cards of one suit, a ten as T; nothing, if it has other things.
std::optional<std::string> suit_told(std::string_view written)
{
    if (written == "-" || written == "--" || written == "\u2014" || written == "\u2013") return std::string();
    std::string out;
    for (std::size_t i = 0; i < written.size(); ++i) {
        const bool ten = written.substr(i, 2) == "10";
        const auto rank = ten ? 'T' : static_cast<char>(std::toupper(static_cast<unsigned char>(written[i])));
        if (suit_ranks.find(rank) == suit_ranks.npos) return std::nullopt;
        out += rank;
        i += ten;
    }
    return out;
}

/// `K76.-.Q8.73`, as the language has it.
std::optional<std::string> suits_told(std::string_view written)
{
    std::string out;
    std::size_t suits = 1;
    for (;; ++suits) {
        const auto end = std::min(written.find('.'), written.size());
        const auto suit = suit_told(written.substr(0, end));
        if (!suit) return std::nullopt;
        out += *suit;
        if (end == written.size()) break;
        out += '.';
        written.remove_prefix(end + 1);
    }
    return suits == 4 && out.size() > 3 ? std::optional(out) : std::nullopt;
}

/// The seat that heads a hand, and what stands behind it: `W:K76...`, `W.K76...`.
std::optional<Seat> seat_before(std::string_view& word)
{
    const bool parted = word.size() > 1 && (word[1] == ':' || word[1] == '.' || word[1] == '=');
    const auto seat = parted ? seat_of(word.substr(0, 1)) : std::nullopt;
    if (seat) word.remove_prefix(2);
    return seat;
}

}  // namespace

std::optional<std::string> four_hands_told(std::string_view line)
{
    PerSeat<std::string> hands;
    std::optional<Seat> first, next;
    std::size_t told = 0;
    line = line.substr(0, line.find('#'));
    for (std::size_t at = 0; at < line.size();) {
        const auto end = std::min(line.find_first_of(" \t", at), line.size());
        std::string_view word = line.substr(at, end - at);
        at = end + 1;
        while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.remove_suffix(1);
        if (word.empty() || word == "/" || word == "|") continue;
        if (told == 0 && !first && (lower(word) == "hands" || lower(word) == "hands:")) continue;
        if (const auto seat = seat_of(word.substr(0, word.find_first_of(":."))); seat && word.size() <= 2) {
            next = seat;
            continue;
        }
        const std::string_view whole = word;
        const auto seat = seat_before(word);
        auto hand = suits_told(word);
        if (!hand) hand = suits_told(whole);
        else if (seat) next = seat;
        if (!hand || !next || !hands[*next].empty()) return std::nullopt;
        if (!first) first = next;
        hands[*next] = std::move(*hand);
        next = left_of(*next);
        ++told;
    }
    if (told != all_seats.size()) return std::nullopt;
    std::string out = std::string("hands ") + letter_of(*first) + ":";
    for (Seat seat = *first; told > 0; --told, seat = left_of(seat)) out += hands[seat] + (told > 1 ? " " : "");
    return out;
}

}  // namespace hoyle::prose
