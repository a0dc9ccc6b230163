// The two lines that fill a log, without a branch on what cannot be foreseen: how long each suit is, which card comes next.
#include "log/plain_cursor.hpp"

namespace hoyle::log {
namespace {

constexpr auto rank_bits = [] {
    std::array<std::uint16_t, 256> bits{};
    for (std::size_t i = 0; i < 256; ++i)
        if (rank_table[i] != no_letter) bits[i] = static_cast<std::uint16_t>(1u << rank_table[i]);
    return bits;
}();

/// Sixteen characters, three of them dots. That the others are thirteen ranks, and no card stands twice, shows when the four
/// hands make a pack.
bool read_hand(Cursor& c, CardSet& out)
{
    constexpr int written = 16;
    const char* const p = c.p;
    if (c.end - p <= written) return false;
    std::uint64_t bits = 0;
    unsigned shift = 0;
    for (int i = 0; i < written; ++i) {
        bits |= static_cast<std::uint64_t>(rank_bits[static_cast<unsigned char>(p[i])]) << (shift & 63);
        shift += p[i] == '.' ? 16u : 0u;
    }
    c.p = p + written;
    out = CardSet(bits);
    return shift == 48;
}

/// The characters that must stand in eight bytes as they do in `form`, where a `*` is any.
struct Given {
    std::uint64_t bytes = 0, mask = 0;
    bool in(std::uint64_t eight) const { return (eight & mask) == bytes; }
};
constexpr Given given(std::string_view form)
{
    Given g;
    for (unsigned i = 0; i < 8; ++i)
        if (form[i] != '*') {
            g.bytes |= static_cast<std::uint64_t>(static_cast<unsigned char>(form[i])) << (8 * i);
            g.mask |= std::uint64_t{0xff} << (8 * i);
        }
    return g;
}
/// `N: D4 DK D2 S3`, its first eight characters and its last.
constexpr Given first_eight = given("*: ** **"), last_eight = given("** ** **");

/// `12`, as the number of a trick.
bool read_trick_number(Cursor& c, std::size_t number)
{
    std::uint32_t read;
    return *c.p != '0' && c.number(read) && read == number;
}

/// One card or two, of a trick that was broken off: of three, the fourth may be what was left out.
bool read_part(Cursor& c, PlainDeal& deal)
{
    Seat leader;
    if (!read_trick_number(c, deal.tricks + 1u) || !c.word(". ")) return false;
    if (*c.p == ' ') ++c.p;
    if (!c.seat(leader) || *c.p++ != ':') return false;
    deal.leaders[deal.tricks] = leader;
    while (*c.p == ' ' && look(suit_table, c.p[1]) != no_letter) {
        const auto card = static_cast<std::uint8_t>(look(suit_table, c.p[1]) | look(rank_table, c.p[2]));
        if ((card & 0x80) != 0 || deal.part == 2) return false;
        deal.cards[deal.tricks][deal.part++] = card;
        c.p += 3;
    }
    return deal.part > 0 && c.ends_line();
}

/// `6-13. ?`, `13. ?`
bool read_untold(Cursor& c, const PlainDeal& deal)
{
    const std::size_t first = deal.tricks + (deal.part > 0 ? 2u : 1u), last = deal.cards.size();
    if (first > last || !read_trick_number(c, first)) return false;
    return (first == last || c.word("-13")) && c.word(". ?") && c.ends_line();
}

}  // namespace

bool read_plain_hands(Cursor& c, PlainDeal& deal)
{
    Seat seat;
    if (!c.word("hands ") || !c.seat(seat) || *c.p++ != ':') return false;
    CardSet all;
    for (int i = 0; i < 4; ++i) {
        if (i > 0 && *c.p++ != ' ') return false;
        if (!read_hand(c, deal.hands[seat])) return false;
        all |= deal.hands[seat];
        seat = left_of(seat);
    }
    return all == CardSet::whole_pack() && c.ends_line();
}

bool read_plain_trick(Cursor& c, PlainDeal& deal, std::size_t index)
{
    constexpr std::ptrdiff_t number_at_most = 5, written = 14;  // `10.  ` and `N: D4 DK D2 S3`
    const char* p = c.p;
    if (c.end - p <= number_at_most) return false;
    const auto number = static_cast<char>(index + 1);
    if (number >= 10 && *p++ != '1') return false;
    if (*p++ != static_cast<char>('0' + number % 10) || p[0] != '.' || p[1] != ' ') return false;
    p += p[2] == ' ' ? 3 : 2;
    if (c.end - p <= written) return false;
    std::uint64_t first, last;
    std::memcpy(&first, p, 8);
    std::memcpy(&last, p + written - 8, 8);
    const auto seat = look(seat_table, p[0]);
    std::uint32_t seen = seat, four = 0;
    for (unsigned i = 0; i < 4; ++i) {
        const std::uint32_t card = look(suit_table, p[3 + 3 * i]) | look(rank_table, p[4 + 3 * i]);
        seen |= card;
        four |= card << (8 * i);
    }
    if (!first_eight.in(first) || !last_eight.in(last) || (seen & 0x80) != 0) return false;
    std::memcpy(deal.cards[index].data(), &four, 4);
    deal.leaders[index] = static_cast<Seat>(seat);
    c.p = p + written;
    return c.ends_line();
}

void read_plain_rest(Cursor& c, PlainDeal& deal)
{
    const char* const from = c.p;
    if (!read_part(c, deal)) c.p = from, deal.part = 0;
    else if (!c.to_statement()) return;
    const char* const then = c.p;
    if (!read_untold(c, deal)) c.p = then;
}

}  // namespace hoyle::log
