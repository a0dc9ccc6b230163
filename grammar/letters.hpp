// Which bytes make a word and which part words. Plain functions without PEGTL, since printing and the messages need them as well.
#pragma once

#include <cstddef>
#include <cstring>
#include <string_view>

namespace hoyle::grammar {

/// Does a word go on at `p`? Letters, digits, - _ ' and what is not ASCII, except what separates words by its nature: suit
/// symbols, curly quotes, dashes, the no-break space and the invisible characters that turn the direction of writing.
inline bool in_word(const char* p, const char* end)
{
    if (p == end) return false;
    const auto byte = static_cast<unsigned char>(*p);
    if (byte < 0x80)
        return (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || (byte >= '0' && byte <= '9') || byte == '-' ||
               byte == '_' || byte == '\'';
    const auto next = end - p > 1 ? static_cast<unsigned char>(p[1]) : 0;
    const auto third = end - p > 2 ? static_cast<unsigned char>(p[2]) : 0;
    if (byte == 0xc2) return next > 0xa0;
    if (byte == 0xe2) return next > 0x81 ? next != 0x99 : next == 0x80 && third == 0x99;
    if (byte == 0xef) return next != 0xbb && next != 0xb8;
    return true;
}

/// The length of the blank at `p`: 0 if there is none.
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
    switch (*p) {
    case 't': return is("the") ? 3 : is("their") ? 5 : 0;
    case 'a': return is("a") ? 1 : is("an") ? 2 : 0;
    case 'h': return is("his") || is("her") ? 3 : 0;
    case 'i': return is("its") ? 3 : 0;
    default: return 0;
    }
}

/// Past the blanks and small words at `p`.
inline const char* skip_from(const char* p, const char* end)
{
    for (;;) {
        while (p != end && *p == ' ') ++p;
        if (p == end) return p;
        const auto length = blank_length(p, end) + small_word_length(p, end);
        if (length == 0) return p;
        p += length;
    }
}

}  // namespace hoyle::grammar
