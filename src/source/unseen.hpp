// Characters that a terminal obeys, or that nobody sees: control characters, marks that turn the direction of writing or say
// nothing at all. The one list of them, for whatever is read and whatever is shown.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hoyle {

/// From one such character to another, as their bytes in UTF-8.
struct UnseenRange {
    std::size_t length;  ///< in bytes
    std::uint32_t least, most;
};
inline constexpr std::array<UnseenRange, 18> unseen_ranges{{
    {2, 0xc280, 0xc29f},          // C1
    {2, 0xc2ad, 0xc2ad},          // the soft hyphen
    {2, 0xcd8f, 0xcd8f},          // U+034F
    {2, 0xd89c, 0xd89c},          // U+061C, a mark of direction
    {3, 0xe1859f, 0xe185a0},      // fillers and separators of Korean,
    {3, 0xe19eb4, 0xe19eb5},      // Khmer,
    {3, 0xe1a08b, 0xe1a08f},      // Mongolian
    {3, 0xe2808b, 0xe2808f},      // blanks of no width, marks of direction,
    {3, 0xe280a8, 0xe280ae},      // ends of lines,
    {3, 0xe281a0, 0xe281af},      // and again
    {3, 0xe385a4, 0xe385a4},      // U+3164
    {3, 0xefbbbf, 0xefbbbf},      // the mark of byte order
    {3, 0xefbea0, 0xefbea0},      // U+FFA0
    {3, 0xefbfb0, 0xefbfbb},      // U+FFF0 to FFFB
    {4, 0xf09390b0, 0xf09390bf},  // of hieroglyphs,
    {4, 0xf09bb2a0, 0xf09bb2a3},  // shorthand,
    {4, 0xf09d85b3, 0xf09d85ba},  // music
    {4, 0xf3a08080, 0xf3a0bfbf},  // U+E0000 to E0FFF: tags, in which a text can be hidden
}};

/// The length in bytes of such a character at `p`, in UTF-8; 0 if another stands there. Control characters are all of them, a tab
/// and a line break too. Not among them: the no-break space, and U+FE0F, which stands behind the sign of a suit and asks for its
/// coloured picture.
inline std::size_t unseen_length(const char* p, const char* end)
{
    if (p == end) return 0;
    const auto first = static_cast<unsigned char>(*p);
    if (first < 0xc2) return first < 0x20 || first == 0x7f ? 1 : 0;
    const std::size_t length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
    if (static_cast<std::size_t>(end - p) < length) return 0;
    std::uint32_t bytes = 0;
    for (std::size_t i = 0; i < length; ++i) bytes = bytes << 8 | static_cast<unsigned char>(p[i]);
    for (const UnseenRange& range : unseen_ranges)
        if (range.length == length && bytes >= range.least && bytes <= range.most) return length;
    return 0;
}

}  // namespace hoyle
