// Where the reading of a plain deal stands. Private to plain.cpp and plain_cards.cpp.
#pragma once

#include "log/plain.hpp"

#include <cstring>

namespace hoyle::log {

/// In the tables: this byte is none of those looked for. It has the high bit set, and nothing else has.
inline constexpr std::uint8_t no_letter = 0xff;

/// What each byte stands for: its place in `letters`, moved up by `shift` bits. Capitals and small letters mean the same.
constexpr std::array<std::uint8_t, 256> table_of(std::string_view letters, int shift = 0)
{
    std::array<std::uint8_t, 256> table{};
    table.fill(no_letter);
    for (std::size_t i = 0; i < letters.size(); ++i) {
        const auto value = static_cast<std::uint8_t>(i << shift);
        table[static_cast<unsigned char>(letters[i])] = value;
        if (letters[i] >= 'A' && letters[i] <= 'Z') table[static_cast<unsigned char>(letters[i] - 'A' + 'a')] = value;
    }
    return table;
}
inline constexpr auto rank_table = table_of("23456789TJQKA");
inline constexpr auto suit_table = table_of("SHDC", 4);
inline constexpr auto seat_table = table_of("NESW");

inline std::uint8_t look(const std::array<std::uint8_t, 256>& table, char c) { return table[static_cast<unsigned char>(c)]; }

/// Each step moves on only if it finds what it looks for. The text ends with a line end, which none of them takes for something
/// else; so none runs past it.
struct Cursor {
    const char* p;
    const char* end;
    const char* line_begin;
    std::uint32_t line;
    std::uint32_t statements = 0;

    bool word(std::string_view w)
    {
        if (static_cast<std::size_t>(end - p) <= w.size() || std::memcmp(p, w.data(), w.size()) != 0) return false;
        p += w.size();
        return true;
    }
    bool seat(Seat& out)
    {
        const auto s = look(seat_table, *p);
        if (s == no_letter) return false;
        out = static_cast<Seat>(s);
        ++p;
        return true;
    }
    /// Of at most six figures.
    bool number(std::uint32_t& out)
    {
        const char* const from = p;
        out = 0;
        while (*p >= '0' && *p <= '9' && p - from < 6) out = out * 10 + static_cast<std::uint32_t>(*p++ - '0');
        return p != from;
    }
    PlainMark mark(const char* from, const char* to) const
    {
        return {line, static_cast<std::uint16_t>(from - line_begin + 1), static_cast<std::uint16_t>(to - from), statements};
    }
    /// The end of a statement: blanks and a comment, then the line's end. A line that is longer than a place can say is not
    /// plain.
    [[gnu::always_inline]] bool ends_line()
    {
        if (*p != '\n') [[unlikely]] {
            if (*p != ' ') return false;
            while (*p == ' ') ++p;
            if (*p == '#') to_line_end();
            else if (*p != '\n') return false;
            if (p - line_begin > longest) return false;
        }
        ++p;
        ++line;
        ++statements;
        line_begin = p;
        return true;
    }
    /// To the first character of the next line that says something; false at the end, or before a line too long to be plain.
    bool to_statement()
    {
        if (end - p > 3 && p[0] == ' ' && p[1] == ' ' && p[2] > ' ' && p[2] != '#') {  // two blanks before it: as nearly all are
            p += 2;
            return true;
        }
        for (;;) {
            while (p != end && *p == ' ') ++p;
            if (p == end) return false;
            if (*p == '#') to_line_end();
            if (p - line_begin > longest) return false;
            if (*p != '\n') return true;
            ++p;
            ++line;
            line_begin = p;
        }
    }

private:
    static constexpr std::ptrdiff_t longest = 4096;
    void to_line_end() { p = static_cast<const char*>(std::memchr(p, '\n', static_cast<std::size_t>(end - p))); }
};

/// `hands N:AK62.KQ4.J973.85 ...`, from its `h`.
bool read_plain_hands(Cursor& c, PlainDeal& deal);

/// `5. N: D4 DK D2 S3`, from its number, which is `index` + 1.
bool read_plain_trick(Cursor& c, PlainDeal& deal, std::size_t index);

/// What may stand in place of the tricks that are wanting: one with fewer cards, `5. N: D4 DK`, and that the rest is not told,
/// `6-13. ?`. Passes over either, or both; of what is told otherwise it leaves the cursor at its head.
void read_plain_rest(Cursor& c, PlainDeal& deal);

}  // namespace hoyle::log
