#include "prose/page/cards.hpp"

#include "prose/table.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>
#include <utility>

namespace hoyle::prose {

std::optional<Suit> suit_sign(std::string_view text, std::size_t& length)
{
    static constexpr std::pair<std::string_view, Suit> signs[] = {
        {"\u2660", Suit::spades}, {"\u2665", Suit::hearts}, {"\u2666", Suit::diamonds}, {"\u2663", Suit::clubs},
        {"\u2664", Suit::spades}, {"\u2661", Suit::hearts}, {"\u2662", Suit::diamonds}, {"\u2667", Suit::clubs}};
    for (const auto& [sign, suit] : signs)
        if (text.starts_with(sign)) {
            length = sign.size();
            if (text.substr(length).starts_with("\ufe0f")) length += 3;
            return suit;
        }
    return std::nullopt;
}

std::optional<Suit> suit_called(std::string_view word)
{
    static constexpr std::pair<std::string_view, Suit> names[] = {{"spade", Suit::spades},
                                                                  {"heart", Suit::hearts},
                                                                  {"diamond", Suit::diamonds},
                                                                  {"diam", Suit::diamonds},
                                                                  {"club", Suit::clubs}};
    std::size_t length = 0;
    if (const auto suit = suit_sign(word, length)) return suit;
    constexpr std::string_view letters = "SHDC";
    if (const auto letter = word.empty() ? word.npos : letters.find(word[0]); word.size() == 1 && letter != letters.npos)
        return static_cast<Suit>(letter);
    const std::string small = lower(word);
    for (const auto& [name, suit] : names)
        if (small.starts_with(name) && small.size() <= name.size() + 1) return suit;
    return std::nullopt;
}

namespace {

constexpr std::string_view rank_letters = "23456789TJQKA", suit_letters = "SHDC";

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

struct Sign {
    enum class Kind { suit, rank, mark, none } kind = Kind::none;
    std::size_t length = 0;
    Suit suit{};
    Rank rank{};
};

std::optional<Rank> rank_at(std::string_view text, std::size_t& length)
{
    length = text.starts_with("10")                             ? 2
             : text.starts_with("Kn")                           ? 2 + (text.size() > 2 && text[2] == 'v')
             : text.starts_with("Qn") || text.starts_with("Kg") ? 2
                                                                : 1;
    if (text.empty()) return std::nullopt;
    const char c = length > 1 && text[0] == '1' ? 'T' : length > 1 && text.starts_with("Kn") ? 'J' : text[0];
    const auto found = rank_letters.find(static_cast<char>(std::toupper(static_cast<unsigned char>(c))));
    if (found == rank_letters.npos || (std::islower(static_cast<unsigned char>(c)) != 0)) return std::nullopt;
    return static_cast<Rank>(found);
}

std::optional<Suit> small_suit(char letter)
{
    constexpr std::string_view letters = "shdc";
    const auto found = letters.find(letter);
    return found == letters.npos ? std::nullopt : std::optional(static_cast<Suit>(found));
}

Sign sign_at(std::string_view text)
{
    Sign out;
    if (const auto suit = suit_sign(text, out.length)) return out.kind = Sign::Kind::suit, out.suit = *suit, out;
    if (std::string_view("_*[]+!<>").find(text[0]) != std::string_view::npos)
        return out.kind = Sign::Kind::mark, out.length = 1, out;
    if (const auto suit = suit_letters.find(text[0]); suit != suit_letters.npos)
        return out.kind = Sign::Kind::suit, out.length = 1, out.suit = static_cast<Suit>(suit), out;
    // `hK`
    if (const auto suit = small_suit(text[0]); suit && text.size() > 1 && rank_at(text.substr(1), out.length))
        return out.kind = Sign::Kind::suit, out.length = 1, out.suit = *suit, out;
    if (const auto rank = rank_at(text, out.length)) return out.kind = Sign::Kind::rank, out.rank = *rank, out;
    return {};
}

bool parts(char c) { return c == ' ' || c == '\t' || c == '|' || c == ',' || c == ';'; }

/// Where the cards of a row may begin: behind its number.
std::size_t past_number(std::string_view row)
{
    std::size_t at = row.find_first_not_of(" \t|");
    if (at == row.npos) return row.size();
    if (row.substr(at).starts_with("Trick ")) at = std::min(row.find_first_not_of(' ', at + 6), row.size());
    auto end = at;
    while (end < row.size() && std::isdigit(static_cast<unsigned char>(row[end])) != 0) ++end;
    const bool number = end > at && end - at <= 2 && end < row.size() &&
                        (parts(row[end]) || row[end] == '.' || row[end] == ')' || row[end] == ':');
    if (!number) return at;
    std::size_t next = end;
    while (next < row.size() && (parts(row[next]) || row[next] == '.' || row[next] == ')' || row[next] == ':')) ++next;
    return next;
}

/// The same, where the number may stand in brackets: `(3) A 2H, Y 6H, ...`
std::size_t past_opening(std::string_view row)
{
    const bool opened = row.starts_with('(') || (row.size() > 1 && row[0] == 'T' && row[1] >= '0' && row[1] <= '9');  // `T1:`
    return past_number(row.substr(opened)) + opened;
}

/// What has been seen of the next card of a row.
struct CardBegun {
    std::optional<Suit> suit;
    std::optional<Rank> rank;
    bool marked = false;

    bool begun() const { return suit || rank; }
    /// What stands there; behind a rank a small letter is its suit: `10h`.
    Sign sign_at_place(std::string_view row, std::size_t at) const
    {
        const Sign sign = sign_at(row.substr(at));
        const auto small = rank && at > 0 && !parts(row[at - 1]) ? small_suit(row[at]) : std::nullopt;
        return sign.kind == Sign::Kind::none && small ? Sign{Sign::Kind::suit, 1, *small, {}} : sign;
    }
    bool whole() const { return suit && rank; }
    /// False: the sign is none of a card, or the card has one of its kind.
    bool take(const Sign& sign)
    {
        if (sign.kind == Sign::Kind::suit && !suit) suit = sign.suit;
        else if (sign.kind == Sign::Kind::rank && !rank) rank = sign.rank;
        else return false;
        return true;
    }
};

/// What stands there touches what is before it.
bool touches_before(std::string_view row, std::size_t at)
{
    return row[at - 1] != ' ' && row[at - 1] != '\t' && row[at - 1] != '|';
}

/// Takes the marks behind the last card; `<` may stand a little further off.
void take_marks_behind(std::string_view row, std::size_t& at, PrintedCard& last)
{
    const std::size_t next = std::min(row.find_first_not_of(" \t", at), row.size());
    if (next < row.size() && row[next] == '<') at = next;
    while (at < row.size() && std::string_view("_*]+!<").find(row[at]) != std::string_view::npos) last.marked = true, ++at;
}

/// `KS.`, a dot for who led: no part of the card.
void pass_dot(std::string_view row, std::size_t& at)
{
    if (at < row.size() && row[at] == '.' && (at + 1 == row.size() || parts(row[at + 1]))) ++at;
}

/// So many cards from `at` on, and where the last of them ends.
std::vector<PrintedCard> next_cards(std::string_view row, std::size_t& at, std::size_t count)
{
    std::vector<PrintedCard> out;
    CardBegun next;
    bool behind = false;  // the mark stands behind its card; `__SA__`: the second with the first
    while (at < row.size() && out.size() < count) {
        if (parts(row[at])) {
            ++at;
            continue;
        }
        const Sign sign = next.sign_at_place(row, at);
        if (sign.kind == Sign::Kind::mark) {
            const bool points_back = row[at] == '<';  // `KC <`
            if (at == 0 || row[at - 1] != row[at])
                behind = !out.empty() && !next.begun() && (points_back || touches_before(row, at));
            (behind ? out.back().marked : next.marked) = true;
        } else if (!next.take(sign)) {
            return {};
        }
        at += sign.length;
        if (!next.whole()) continue;
        out.push_back({Card(*next.suit, *next.rank), next.marked});
        next = {};
        pass_dot(row, at);
        // a card ends where its letters do: `CK` and not the beginning of a word
        if (at < row.size() && is_letter(row[at])) return {};
    }
    if (!out.empty()) take_marks_behind(row, at, out.back());
    return out.size() == count ? out : std::vector<PrintedCard>{};
}

/// The cards from `at` on.
std::vector<PrintedCard> cards_from(std::string_view row, std::size_t at, std::string_view& rest)
{
    auto out = next_cards(row, at, 4);
    if (out.empty()) return {};
    if (at < row.size() && !parts(row[at])) return {};
    rest = row.substr(std::min(row.find_first_not_of(" \t|,;", at), row.size()));
    return out;
}

bool is_letter_or_digit(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0; }

/// `king`, `K94`: the letters of the ranks; nothing: it is none.
std::optional<std::string> ranks_word(std::string_view word, std::string_view small)
{
    static constexpr std::pair<std::string_view, char> spelt[] = {{"ace", 'A'},   {"king", 'K'}, {"queen", 'Q'}, {"knave", 'J'},
                                                                  {"jack", 'J'},  {"ten", 'T'},  {"nine", '9'},  {"eight", '8'},
                                                                  {"seven", '7'}, {"six", '6'},  {"five", '5'},  {"four", '4'},
                                                                  {"three", '3'}, {"two", '2'},  {"deuce", '2'}, {"trey", '3'}};
    for (const auto& [name, letter] : spelt)
        if (small == name) return std::string(1, letter);
    std::string out;
    for (std::size_t i = 0, length = 0; i < word.size(); i += length) {
        const auto rank = rank_at(word.substr(i), length);
        if (!rank) return std::nullopt;
        out += rank_letters[static_cast<std::size_t>(*rank)];
    }
    return out;
}

/// A hand as it is read, suit by suit.
class HandBySuits {
public:
    /// False: the suit was told before.
    bool begin(std::size_t suit)
    {
        suit_ = suit;
        if (!before_.empty()) {  // `the nine, seven, two of spades; the ace of hearts`
            ranks_[suit] = std::exchange(before_, {});
            suit_.reset();
        }
        return !std::exchange(told_[suit], true);
    }

    /// A suit, ranks of the suit begun, or a word for none; false: it is nothing of these.
    bool take(std::string_view word)
    {
        static constexpr std::string_view none[] = {"none", "void", "nil", "no", "and", "the", "of"};
        std::string small(word);
        for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        if (const auto suit = suit_called(word)) return begin(static_cast<std::size_t>(*suit));
        if (std::find(std::begin(none), std::end(none), small) != std::end(none)) return true;
        const auto ranks = ranks_word(word, small);
        if (ranks) (suit_ ? ranks_[*suit_] : before_) += *ranks;
        return ranks.has_value();
    }

    bool all_told() const { return before_.empty() && std::find(told_.begin(), told_.end(), false) == told_.end(); }
    const std::array<std::string, 4>& ranks() const { return ranks_; }

private:
    std::array<std::string, 4> ranks_;
    std::array<bool, 4> told_{};
    std::optional<std::size_t> suit_;
    std::string before_;  ///< ranks whose suit is told behind them
};

}  // namespace

Card card_either_way(std::string_view word)
{
    if (const Card card = card_of(word)) return card;
    return word.size() > 1 ? card_of(std::string(1, word.back()) + std::string(word.substr(0, word.size() - 1))) : Card();
}

std::optional<int> number_of_row(std::string_view row)
{
    const auto end = past_opening(row);
    const auto from = row.find_first_of("0123456789");
    if (from >= end) return std::nullopt;
    int number = 0;
    std::from_chars(row.data() + from, row.data() + end, number);
    return number;
}

std::vector<PrintedCard> cards_of_row(std::string_view row, std::string_view& rest)
{
    auto out = cards_from(row, past_number(row), rest);
    return out.empty() ? cards_from(row, 0, rest) : out;  // `7 ♠` is a card, and no number
}

std::vector<PlayersCard> cards_by_player(std::string_view row, std::size_t fewest)
{
    constexpr std::size_t whole = 4;
    std::vector<PlayersCard> out;
    for (std::size_t at = past_opening(row); at < row.size();) {
        const auto end = row.find(' ', at);
        if (end == row.npos) break;
        const auto player = row.substr(at, end - at);
        at = end;
        const auto card = next_cards(row, at, 1);
        if (card.empty()) break;
        out.push_back({player, card.front()});
        at = std::min(row.find_first_not_of(" \t,;./", at), row.size());
        if (out.size() == whole) break;
    }
    return out.size() >= fewest ? out : std::vector<PlayersCard>{};
}

std::optional<std::array<std::string, 4>> suits_of_hand(std::string_view text)
{
    HandBySuits hand;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0;
        if (const auto sign = suit_sign(text.substr(at), length)) {
            if (!hand.begin(static_cast<std::size_t>(*sign))) return std::nullopt;
            at += length;
            continue;
        }
        auto end = at;
        while (end < text.size() && is_letter_or_digit(text[end])) ++end;
        if (end > at && !hand.take(text.substr(at, end - at))) return std::nullopt;
        at = std::max(end, at + 1);
    }
    if (!hand.all_told()) return std::nullopt;
    return hand.ranks();
}

std::optional<std::array<std::string, 4>> suits_in_order(std::string_view text)
{
    if (text.ends_with('.')) text.remove_suffix(std::count(text.begin(), text.end(), '.') == 3 ? 0 : 1);
    const bool dots = text.find('.') != text.npos;  // between which a void leaves nothing; else it is a dash
    const std::string_view parted = dots ? "." : " ,;/";
    std::array<std::string, 4> hand;
    std::size_t suit = 0;
    for (std::size_t at = 0; at <= text.size(); ++suit) {
        if (!dots) at = std::min(text.find_first_not_of(parted, at), text.size());
        const auto end = std::min(text.find_first_of(parted, at), text.size());
        std::string spaced(text.substr(at, end - at));  // `Q J 7.9 4 3.10 9.A`
        if (dots) std::erase(spaced, ' ');
        std::string_view word = spaced;
        if (suit == hand.size()) return std::nullopt;
        if (word.starts_with(suit_letters[suit])) word.remove_prefix(1);
        const bool none = word == "-" || word == "\u2013" || word == "\u2014";
        const auto ranks = none ? std::optional(std::string()) : ranks_word(word, {});
        if (!ranks) return std::nullopt;
        hand[suit] = *ranks;
        at = end + 1;
    }
    if (suit != hand.size()) return std::nullopt;
    return hand;
}

std::optional<std::array<std::string, 4>> fourth_hand(const std::vector<std::array<std::string, 4>>& three)
{
    constexpr std::size_t cards = 39;
    if (three.size() != 3) return std::nullopt;
    std::array<std::string, 4> out;
    std::size_t held = 0;
    for (std::size_t suit = 0; suit < 4; ++suit)
        for (auto rank = rank_letters.rbegin(); rank != rank_letters.rend(); ++rank) {
            const auto count = std::count_if(three.begin(), three.end(),
                                             [&](const auto& hand) { return hand[suit].find(*rank) != std::string::npos; });
            if (count > 1) return std::nullopt;
            held += static_cast<std::size_t>(count);
            if (count == 0) out[suit] += *rank;
        }
    for (const auto& hand : three)
        if (hand[0].size() + hand[1].size() + hand[2].size() + hand[3].size() != cards / 3) return std::nullopt;
    if (held != cards) return std::nullopt;
    return out;
}

}  // namespace hoyle::prose
