#include "prose/page/cards.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

namespace hoyle::prose {
namespace {

constexpr std::string_view rank_letters = "23456789TJQKA", suit_letters = "SHDC";

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }

struct Sign {
    enum class Kind { suit, rank, mark, none } kind = Kind::none;
    std::size_t length = 0;
    Suit suit{};
    Rank rank{};
};

/// A suit in its sign, black or white.
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

Sign sign_at(std::string_view text)
{
    Sign out;
    if (const auto suit = suit_sign(text, out.length)) return out.kind = Sign::Kind::suit, out.suit = *suit, out;
    if (text[0] == '_' || text[0] == '*') return out.kind = Sign::Kind::mark, out.length = 1, out;
    if (const auto suit = suit_letters.find(text[0]); suit != suit_letters.npos)
        return out.kind = Sign::Kind::suit, out.length = 1, out.suit = static_cast<Suit>(suit), out;
    if (const auto rank = rank_at(text, out.length)) return out.kind = Sign::Kind::rank, out.rank = *rank, out;
    return {};
}

bool parts(char c) { return c == ' ' || c == '\t' || c == '|' || c == ',' || c == ';'; }

/// Where the cards of a row may begin: behind its number.
std::size_t past_number(std::string_view row)
{
    std::size_t at = row.find_first_not_of(" \t|");
    if (at == row.npos) return row.size();
    if (row.substr(at).starts_with("Trick ")) at += 6;
    auto end = at;
    while (end < row.size() && std::isdigit(static_cast<unsigned char>(row[end])) != 0) ++end;
    const bool number = end > at && end - at <= 2 && end < row.size() &&
                        (parts(row[end]) || row[end] == '.' || row[end] == ')' || row[end] == ':');
    if (!number) return at;
    std::size_t next = end;
    while (next < row.size() && (parts(row[next]) || row[next] == '.' || row[next] == ')' || row[next] == ':')) ++next;
    return next;
}

/// The cards from `at` on.
std::vector<PrintedCard> cards_from(std::string_view row, std::size_t at, std::string_view& rest)
{
    std::vector<PrintedCard> out;
    bool suit = false, rank = false, marked = false;  // what has been seen of the next card
    Suit its_suit{};
    Rank its_rank{};
    while (at < row.size() && out.size() < 4) {
        if (parts(row[at])) {
            ++at;
            continue;
        }
        const Sign sign = sign_at(row.substr(at));
        if (sign.kind == Sign::Kind::none || (sign.kind == Sign::Kind::suit && suit) || (sign.kind == Sign::Kind::rank && rank))
            return {};
        at += sign.length;
        if (sign.kind == Sign::Kind::mark) {
            // behind a card it is that card's, before one the next one's
            const bool behind = !out.empty() && !suit && !rank && row[at - 2] != ' ' && row[at - 2] != '\t' && row[at - 2] != '|';
            (behind ? out.back().marked : marked) = true;
            continue;
        }
        if (sign.kind == Sign::Kind::suit) its_suit = sign.suit, suit = true;
        else its_rank = sign.rank, rank = true;
        if (!suit || !rank) continue;
        out.push_back({Card(its_suit, its_rank), marked});
        suit = rank = marked = false;
        // a card ends where its letters do: `CK` and not the beginning of a word
        if (at < row.size() && is_letter(row[at])) return {};
    }
    if (out.size() != 4) return {};
    while (at < row.size() && (row[at] == '_' || row[at] == '*')) out.back().marked = true, ++at;
    if (at < row.size() && !parts(row[at])) return {};
    rest = row.substr(std::min(row.find_first_not_of(" \t|,;", at), row.size()));
    return out;
}

}  // namespace

std::vector<PrintedCard> cards_of_row(std::string_view row, std::string_view& rest)
{
    auto out = cards_from(row, past_number(row), rest);
    return out.empty() ? cards_from(row, 0, rest) : out;  // `7 ♠` is a card, and no number
}

std::optional<std::array<std::string, 4>> suits_of_hand(std::string_view text)
{
    static constexpr std::pair<std::string_view, Suit> names[] = {
        {"spade", Suit::spades}, {"heart", Suit::hearts}, {"diamond", Suit::diamonds}, {"club", Suit::clubs}};
    static constexpr std::string_view none[] = {"none", "void", "nil", "no", "and"};
    static constexpr std::pair<std::string_view, char> words[] = {{"ace", 'A'},   {"king", 'K'}, {"queen", 'Q'},
                                                                  {"knave", 'J'}, {"jack", 'J'}, {"ten", 'T'}};
    std::array<std::string, 4> out;
    std::array<bool, 4> told{};
    std::optional<std::size_t> suit;
    for (std::size_t at = 0; at < text.size();) {
        std::size_t length = 0;
        if (const auto sign = suit_sign(text.substr(at), length)) {
            suit = static_cast<std::size_t>(*sign);
            if (std::exchange(told[*suit], true)) return std::nullopt;
            at += length;
            continue;
        }
        const bool alnum = std::isalnum(static_cast<unsigned char>(text[at])) != 0;
        if (!alnum && static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        auto end = at;
        while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
        if (end == at) {  // a dash of more than one byte, for none
            at += 1;
            continue;
        }
        std::string word(text.substr(at, end - at)), small = word;
        for (char& c : small) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
        at = end;
        const auto name = std::find_if(std::begin(names), std::end(names), [&](const auto& each) {
            return small.starts_with(each.first) && small.size() <= each.first.size() + 1;
        });
        const bool letter = word.size() == 1 && suit_letters.find(word[0]) != suit_letters.npos;
        if (name != std::end(names) || letter) {
            suit = letter ? suit_letters.find(word[0]) : static_cast<std::size_t>(name->second);
            if (std::exchange(told[*suit], true)) return std::nullopt;
            continue;
        }
        if (std::find(std::begin(none), std::end(none), small) != std::end(none)) continue;
        if (!suit) return std::nullopt;
        const auto spelt = std::find_if(std::begin(words), std::end(words),
                                        [&](const auto& each) { return small == each.first; });
        if (spelt != std::end(words)) {
            out[*suit] += spelt->second;
            continue;
        }
        for (std::size_t i = 0; i < word.size(); i += length) {
            const auto rank = rank_at(std::string_view(word).substr(i), length);
            if (!rank) return std::nullopt;
            out[*suit] += rank_letters[static_cast<std::size_t>(*rank)];
        }
    }
    if (std::find(told.begin(), told.end(), false) != told.end()) return std::nullopt;
    return out;
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
