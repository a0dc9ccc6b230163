// Characters that a terminal obeys, or that nobody sees: control characters, marks that turn the direction of writing or say
// nothing at all. The one list of them, for whatever is read and whatever is shown.
#pragma once

#include <cstddef>

namespace hoyle {

/// The length in bytes of such a character at `p`, in UTF-8; 0 if another stands there. Control characters are all of them, a tab
/// and a line break too. Not among them: the no-break space, and U+FE0F, which stands behind the sign of a suit and asks for its
/// coloured picture.
inline std::size_t unseen_length(const char* p, const char* end)
{
    const auto byte = [&](std::ptrdiff_t i) { return i < end - p ? static_cast<unsigned char>(p[i]) : 0u; };
    const auto within = [](unsigned value, unsigned least, unsigned most) { return value >= least && value <= most; };
    const unsigned first = byte(0), second = byte(1), third = byte(2), fourth = byte(3);
    if (p == end) return 0;
    switch (first) {
    case 0xc2: return within(second, 0x80, 0x9f) || second == 0xad ? 2 : 0;  // C1; the soft hyphen
    case 0xcd: return second == 0x8f ? 2 : 0;                                // U+034F
    case 0xd8: return second == 0x9c ? 2 : 0;                                // U+061C, a mark of direction
    case 0xe1:                                                               // fillers and separators of Korean, Khmer, Mongolian
        return (second == 0x85 && within(third, 0x9f, 0xa0)) || (second == 0x9e && within(third, 0xb4, 0xb5)) ||
                       (second == 0xa0 && within(third, 0x8b, 0x8f))
                   ? 3
                   : 0;
    case 0xe2:  // U+200B to 200F, U+2028 to 202E, U+2060 to 206F: blanks of no width, marks of direction, ends of lines
        return (second == 0x80 && (within(third, 0x8b, 0x8f) || within(third, 0xa8, 0xae))) ||
                       (second == 0x81 && within(third, 0xa0, 0xaf))
                   ? 3
                   : 0;
    case 0xe3: return second == 0x85 && third == 0xa4 ? 3 : 0;  // U+3164
    case 0xef:                                                  // the mark of byte order, U+FFA0, U+FFF0 to FFFB
        return (second == 0xbb && third == 0xbf) || (second == 0xbe && third == 0xa0) ||
                       (second == 0xbf && within(third, 0xb0, 0xbb))
                   ? 3
                   : 0;
    case 0xf0:  // of hieroglyphs, shorthand and music
        return (second == 0x93 && third == 0x90 && within(fourth, 0xb0, 0xbf)) ||
                       (second == 0x9b && third == 0xb2 && within(fourth, 0xa0, 0xa3)) ||
                       (second == 0x9d && third == 0x85 && within(fourth, 0xb3, 0xba))
                   ? 4
                   : 0;
    case 0xf3: return second == 0xa0 && fourth != 0 ? 4 : 0;  // U+E0000 to E0FFF: tags, in which a text can be hidden
    default: return first < 0x20 || first == 0x7f ? 1 : 0;
    }
}

}  // namespace hoyle
