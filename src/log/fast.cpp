// The two lines that fill a log, `hands ...` and `5. N: D4 DK D2 S3`, matched by hand where they are spelt canonically. Whatever
// differs by a single character is left to the grammar; a test holds that both fill the same record.
#include "log/line.hpp"

#include <array>
#include <cstring>

namespace hoyle::log {
namespace {

/// What a byte stands for as a rank (0 to 12), a suit (16 to 19) or a seat (32 to 35), in capitals only.
constexpr std::uint8_t none = 0xff;
constexpr std::array<std::uint8_t, 256> table_of(std::string_view letters)
{
    std::array<std::uint8_t, 256> table{};
    table.fill(none);
    for (std::size_t i = 0; i < letters.size(); ++i) table[static_cast<unsigned char>(letters[i])] = static_cast<std::uint8_t>(i);
    return table;
}
constexpr auto rank_table = table_of("23456789TJQKA");
constexpr auto suit_table = table_of("SHDC");
constexpr auto seat_table = table_of("NESW");

std::uint8_t look(const std::array<std::uint8_t, 256>& table, char c) { return table[static_cast<unsigned char>(c)]; }
bool at_line_end(const char* p, const char* end) { return p == end || *p == '\n'; }

/// An empty statement to copy, which is quicker than to make one slot by slot.
const Statement empty_statement;

Statement& add_statement(Section& section, Verb verb, const char* from, const char* to)
{
    section.statements.push_back(empty_statement);
    auto& s = section.statements.back();
    s.verb = verb;
    s.span = {static_cast<std::uint32_t>(from - section.text.bytes.data()), static_cast<std::uint32_t>(to - from)};
    return s;
}

/// `5. N: D4 DK D2 S3`, from its first digit.
const char* trick_line(const char* const from, const char* const end, Section& section)
{
    const char* p = from;
    std::uint32_t number = static_cast<std::uint32_t>(*p++ - '0');
    if (number == 0 || end - p < 16) return nullptr;
    if (*p >= '0' && *p <= '9') number = number * 10 + static_cast<std::uint32_t>(*p++ - '0');
    if (*p++ != '.' || *p++ != ' ') return nullptr;
    if (*p == ' ') ++p;
    if (end - p < 14) return nullptr;  // N: D4 DK D2 S3
    const auto seat = look(seat_table, *p);
    if (seat == none || p[1] != ':') return nullptr;
    const char* const cards = p + 2;
    const char* const past = cards + 12;
    if (!at_line_end(past, end)) return nullptr;
    std::uint8_t seen = 0;  // none has its high bit set, and nothing else has
    for (int i = 0; i < 4; ++i)
        seen |= static_cast<std::uint8_t>(look(suit_table, cards[3 * i + 1]) | look(rank_table, cards[3 * i + 2]) |
                                          (cards[3 * i] == ' ' ? 0 : none));
    if (seen & 0x80) return nullptr;

    // The plays are written where they belong: built elsewhere and copied, they cost twice as much.
    const auto first = section.plays.size();
    section.plays.resize(first + 4);
    Play* const plays = section.plays.data() + first;
    const auto base = static_cast<std::uint32_t>(cards + 1 - section.text.bytes.data());
    for (int i = 0; i < 4; ++i) {
        const char* const card = cards + 3 * i + 1;
        plays[i].seat = left_of(static_cast<Seat>(seat), i);
        plays[i].card = Card(static_cast<Suit>(look(suit_table, card[0])), static_cast<Rank>(look(rank_table, card[1])));
        plays[i].seat_said = i == 0;
        plays[i].span = {base + 3 * static_cast<std::uint32_t>(i), 2};
    }
    auto& s = add_statement(section, Verb::trick, from, past);
    s.number = number;
    s.list = {static_cast<std::uint32_t>(first), 4};
    return past;
}

/// A hand of known cards, four suits with a dot between; nullptr if it is not just that. A line end stands somewhere behind `p`.
const char* hand_at(const char* p, Hand& hand)
{
    std::uint64_t bits = 0;
    const char* const begin = p;
    for (int suit = 0; suit < 4; ++suit) {
        std::uint64_t lane = 0;
        for (std::uint8_t rank; (rank = look(rank_table, *p)) != none; ++p) lane |= std::uint64_t{1} << rank;
        bits |= lane << (16 * suit);
        if (suit < 3 && *p++ != '.') return nullptr;
    }
    hand.given = true;
    hand.cards = CardSet(bits);
    return hand.cards.size() == p - begin - 3 ? p : nullptr;  // a card twice is the grammar's to complain of
}

/// `hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92`, from its `h`.
const char* hands_line(const char* const from, const char* const end, Section& section)
{
    constexpr std::string_view word = "hands ";
    const auto left = static_cast<std::size_t>(end - from);
    if (left < word.size() + 2 || std::memcmp(from, word.data(), word.size()) != 0) return nullptr;
    if (!std::memchr(from, '\n', left)) return nullptr;
    const char* p = from + word.size();
    const auto seat = look(seat_table, *p);
    if (seat == none || p[1] != ':') return nullptr;
    p += 2;
    const auto first = section.hands.size();
    section.hands.resize(first + 4);
    for (std::size_t i = 0; i < 4; ++i) {
        auto& hand = section.hands[first + i];
        const char* const begin = p;
        p = hand_at(p, hand);
        if (!p || *p != (i < 3 ? ' ' : '\n')) {
            section.hands.resize(first);
            return nullptr;
        }
        hand.span = {static_cast<std::uint32_t>(begin - section.text.bytes.data()), static_cast<std::uint32_t>(p - begin)};
        if (i < 3) ++p;
    }
    auto& s = add_statement(section, Verb::hands, from, p);
    s.to = static_cast<Seat>(seat);
    s.list = {static_cast<std::uint32_t>(first), 4};
    return p;
}

}  // namespace

const char* fast_line(const char* p, const char* end, Section& section)
{
    while (p != end && *p == ' ') ++p;
    if (p == end) return nullptr;
    if (*p >= '1' && *p <= '9') return trick_line(p, end, section);
    return *p == 'h' ? hands_line(p, end, section) : nullptr;
}

}  // namespace hoyle::log
