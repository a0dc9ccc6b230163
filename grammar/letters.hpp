// Which bytes make a word and which part words; which stand for suits and ranks. Plain functions without PEGTL, since printing, the
// messages and the fast path need them as well.
#pragma once

#include "source/unseen.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

namespace hoyle::grammar {

// ---- words

/// Of a byte below 128: is it part of a word? Letters, digits, - _ '
inline constexpr auto word_bytes = [] {
    std::array<bool, 128> table{};
    for (std::size_t c = 0; c < 128; ++c)
        table[c] = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' || c == '\'';
    return table;
}();

/// Of a letter that is not ASCII: every one is part of a word except suit symbols, curly quotes, dashes, the no-break space and
/// characters that are not seen.
inline bool foreign_letter(const char* p, const char* end)
{
    const auto byte = static_cast<unsigned char>(*p);
    const auto next = end - p > 1 ? static_cast<unsigned char>(p[1]) : 0;
    const auto third = end - p > 2 ? static_cast<unsigned char>(p[2]) : 0;
    if (unseen_length(p, end) != 0) return false;
    if (byte == 0xc2) return next > 0xa0;
    if (byte == 0xe2) return next > 0x81 ? next != 0x99 : next == 0x80 && third == 0x99;
    if (byte == 0xef) return next != 0xbb && next != 0xb8;
    return true;
}

/// Does a word go on at `p`?
inline bool in_word(const char* p, const char* end)
{
    if (p == end) return false;
    const auto byte = static_cast<unsigned char>(*p);
    return byte < 0x80 ? word_bytes[byte] : foreign_letter(p, end);
}

/// The length of the blank at `p`, a space, a tab or a no-break space: 0 if there is none.
inline std::size_t blank_length(const char* p, const char* end)
{
    if (p == end) return 0;
    if (*p == ' ' || *p == '\t') return 1;
    return end - p > 1 && p[0] == '\xc2' && p[1] == '\xa0' ? 2 : 0;
}

/// The length of the small word at `p`: 0 if there is none.
inline std::size_t small_word_length(const char* p, const char* end)
{
    const auto is = [&](std::string_view word) {
        return static_cast<std::size_t>(end - p) >= word.size() && std::memcmp(p, word.data(), word.size()) == 0 &&
               !in_word(p + word.size(), end);
    };
    // `a.at.akqj98.kj83` is a hand with the bare ace of its first suit
    const auto heads_a_hand = [&] { return end - p > 2 && p[1] == '.' && static_cast<unsigned char>(p[2]) > ' ' && blank_length(p + 2, end) == 0; };
    switch (*p) {
    case 't': return is("the") ? 3 : is("their") ? 5 : 0;
    case 'a': return is("a") && !heads_a_hand() ? 1 : is("an") ? 2 : 0;
    case 'h': return is("his") || is("her") ? 3 : 0;
    case 'i': return is("its") ? 3 : 0;
    default: return 0;
    }
}

/// Past whatever blanks and small words there are: the long way, kept out of line so that the short one can be put in everywhere.
[[gnu::noinline]] inline const char* skip_more(const char* p, const char* end)
{
    for (;;) {
        while (p != end && *p == ' ') ++p;
        if (p == end) return p;
        const auto length = blank_length(p, end) + small_word_length(p, end);
        if (length == 0) return p;
        p += length;
    }
}

/// Past the blanks and small words at `p`.
inline const char* skip_from(const char* p, const char* end)
{
    if (p != end && *p == ' ') ++p;
    if (p != end && *p > ' ' && *p < 'a') return p;      // a capital, a digit or a sign: nothing to skip, as nearly always
    return skip_more(p, end);
}

// ---- cards

/// What a byte stands for in a card: a rank (0 to 12), a suit (16 to 19), or nothing.
inline constexpr std::uint8_t no_card_letter = 0xff;
inline constexpr auto card_letters = [] {
    std::array<std::uint8_t, 256> table{};
    table.fill(no_card_letter);
    constexpr std::string_view ranks = "23456789TJQKA", small_ranks = "23456789tjqka", suits = "SHDC", small_suits = "shdc";
    for (std::size_t i = 0; i < ranks.size(); ++i)
        table[static_cast<unsigned char>(ranks[i])] = table[static_cast<unsigned char>(small_ranks[i])] = static_cast<std::uint8_t>(i);
    for (std::size_t i = 0; i < suits.size(); ++i)
        table[static_cast<unsigned char>(suits[i])] = table[static_cast<unsigned char>(small_suits[i])] = static_cast<std::uint8_t>(16 + i);
    return table;
}();

inline std::uint8_t card_letter(char c) { return card_letters[static_cast<unsigned char>(c)]; }
inline bool is_rank(std::uint8_t letter) { return letter < 16; }
inline bool is_suit(std::uint8_t letter) { return letter >= 16 && letter != no_card_letter; }

/// Which suit the sign at `p` is, ♠♥♦♣ or their hollow sisters ♤♡♢♧: 0 to 3, or -1.
inline int suit_sign_at(const char* p, const char* end)
{
    if (end - p < 3 || p[0] != '\xe2' || p[1] != '\x99') return -1;
    switch (p[2]) {
    case '\xa0': case '\xa4': return 0;
    case '\xa5': case '\xa1': return 1;
    case '\xa6': case '\xa2': return 2;
    case '\xa3': case '\xa7': return 3;
    default: return -1;
    }
}

/// The length of the suit at `p`, a letter or a sign: 0 if there is none. (U+FE0F behind a sign only asks for the coloured picture.)
inline std::size_t suit_length(const char* p, const char* end)
{
    if (p == end) return 0;
    if (is_suit(card_letter(*p))) return 1;
    if (suit_sign_at(p, end) < 0) return 0;
    return end - p >= 6 && std::memcmp(p + 3, "\xef\xb8\x8f", 3) == 0 ? 6 : 3;
}

/// The length of the rank at `p`, 10 being one as well: 0 if there is none.
inline std::size_t rank_length(const char* p, const char* end)
{
    if (p == end) return 0;
    if (is_rank(card_letter(*p))) return 1;
    return end - p > 1 && p[0] == '1' && p[1] == '0' ? 2 : 0;
}

}  // namespace hoyle::grammar
