// The two lines that fill a log, `hands ...` and `5. N: D4 DK D2 S3`, matched by hand where they are spelt canonically. Whatever
// differs by a single character is left to the grammar; a test holds that both fill the same record.
#include "log/line.hpp"

#include <array>

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

Statement& add_statement(Section& section, Verb verb, const char* from, const char* to)
{
    auto& s = section.statements.emplace_back();
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
    if (end - p < 14) return nullptr;                // N: D4 DK D2 S3
    const auto seat = look(seat_table, *p);
    if (seat == none || p[1] != ':') return nullptr;
    const char* cards = p + 2;
    for (int i = 0; i < 4; ++i)
        if (cards[3 * i] != ' ' || look(suit_table, cards[3 * i + 1]) == none || look(rank_table, cards[3 * i + 2]) == none) return nullptr;
    const char* const past = cards + 12;
    if (!at_line_end(past, end)) return nullptr;

    const auto first = static_cast<std::uint32_t>(section.plays.size());
    const auto base = static_cast<std::uint32_t>(cards + 1 - section.text.bytes.data());
    for (int i = 0; i < 4; ++i) {
        auto& play = section.plays.emplace_back();
        play.seat = left_of(static_cast<Seat>(seat), i);
        play.card = Card(static_cast<Suit>(look(suit_table, cards[3 * i + 1])), static_cast<Rank>(look(rank_table, cards[3 * i + 2])));
        play.seat_said = i == 0;
        play.span = {base + 3 * static_cast<std::uint32_t>(i), 2};
    }
    auto& s = add_statement(section, Verb::trick, from, past);
    s.number = number;
    s.list = {first, 4};
    return past;
}

/// A hand of known cards, four suits with a dot between; nullptr if it is not just that.
const char* hand_at(const char* p, const char* end, Hand& hand)
{
    std::uint64_t bits = 0;
    for (int suit = 0; suit < 4; ++suit) {
        for (std::uint8_t rank; p != end && (rank = look(rank_table, *p)) != none; ++p) {
            const auto bit = std::uint64_t{1} << (16 * suit + rank);
            if (bits & bit) return nullptr;
            bits |= bit;
        }
        if (suit < 3 && (p == end || *p++ != '.')) return nullptr;
    }
    hand.given = true;
    hand.cards = CardSet(bits);
    return p;
}

/// `hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92`, from its `h`.
const char* hands_line(const char* const from, const char* const end, Section& section)
{
    constexpr std::string_view word = "hands ";
    if (std::string_view(from, static_cast<std::size_t>(end - from)).substr(0, word.size()) != word) return nullptr;
    const char* p = from + word.size();
    if (end - p < 2) return nullptr;
    const auto seat = look(seat_table, *p);
    if (seat == none || p[1] != ':') return nullptr;
    p += 2;
    Hand hands[4];
    for (int i = 0; i < 4; ++i) {
        if (i > 0 && (p == end || *p++ != ' ')) return nullptr;
        const char* const begin = p;
        p = hand_at(p, end, hands[i]);
        if (!p) return nullptr;
        hands[i].span = {static_cast<std::uint32_t>(begin - section.text.bytes.data()), static_cast<std::uint32_t>(p - begin)};
    }
    if (!at_line_end(p, end)) return nullptr;

    const auto first = static_cast<std::uint32_t>(section.hands.size());
    section.hands.insert(section.hands.end(), hands, hands + 4);
    auto& s = add_statement(section, Verb::hands, from, p);
    s.to = static_cast<Seat>(seat);
    s.list = {first, 4};
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
