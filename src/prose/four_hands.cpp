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

/// The hands of a line, word by word.
class Hands {
public:
    /// False: the word is no hand, nor the seat before one.
    bool add(std::string_view word)
    {
        while (!word.empty() && (word.back() == ',' || word.back() == ';')) word.remove_suffix(1);
        if (word.empty() || word == "/" || word == "|") return true;
        if (!first_ && (lower(word) == "hands" || lower(word) == "hands:")) return true;
        if (const auto seat = seat_of(word.substr(0, word.find_first_of(":."))); seat && word.size() <= 2) {
            next_ = seat;
            return true;
        }
        std::string_view behind = word;
        const auto seat = seat_before(behind);
        auto hand = suits_told(behind);
        if (hand && seat) next_ = seat;
        if (!hand) hand = suits_told(word);
        if (!hand || !next_ || !hands_[*next_].empty()) return false;
        if (!first_) first_ = next_;
        hands_[*next_] = std::move(*hand);
        next_ = left_of(*next_);
        return true;
    }

    /// All four, the first first.
    std::optional<std::string> told() const
    {
        if (!first_ || std::any_of(all_seats.begin(), all_seats.end(), [&](Seat seat) { return hands_[seat].empty(); }))
            return std::nullopt;
        std::string out = std::string("hands ") + letter_of(*first_) + ":" + hands_[*first_];
        for (Seat seat = left_of(*first_); seat != *first_; seat = left_of(seat)) out += " " + hands_[seat];
        return out;
    }

private:
    PerSeat<std::string> hands_;
    std::optional<Seat> first_, next_;
};

}  // namespace

std::optional<std::string> four_hands_told(std::string_view line)
{
    Hands hands;
    line = line.substr(0, line.find('#'));
    for (std::size_t at = 0; at < line.size();) {
        const auto end = std::min(line.find_first_of(" \t", at), line.size());
        if (!hands.add(line.substr(at, end - at))) return std::nullopt;
        at = end + 1;
    }
    return hands.told();
}

}  // namespace hoyle::prose
