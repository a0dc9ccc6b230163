// A stretch of a file: its bytes, where it began, and how to point into it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle {

/// A run of bytes in a Text, counted from its first byte.
struct Span {
    std::uint32_t begin = 0;
    std::uint32_t length = 0;

    constexpr std::uint32_t end() const { return begin + length; }
    friend constexpr bool operator==(Span, Span) = default;
};

/// A place for people: line and column count from 1, the column in characters (not bytes).
struct Place {
    std::uint64_t line = 0;
    std::uint32_t column = 0;
    std::uint32_t length = 0;  ///< in characters; at least 1

    /// The same for programs that hold the text as bytes, or as UTF-16: the column counts from 1 as well.
    struct Counted {
        std::uint32_t column = 0, length = 0;
    } bytes{}, utf16{};

    friend constexpr bool operator==(const Place& a, const Place& b)
    {
        return a.line == b.line && a.column == b.column && a.length == b.length;
    }
};

/// A line of a log as its writer had it, for which another line stands that says the same in the language.
struct WrittenLine {
    std::uint64_t number = 0;        ///< from 1
    std::string words;               ///< without blanks around them; empty: the line stands as it was written
    std::uint32_t indent = 0;        ///< the blanks before it, in characters
    std::string understood_as = {};  ///< it stands as a comment, but this statement was found in it, and in lines beside it
    bool hangs = false;              ///< ... and what it tells besides is not understood
    bool typed = false;              ///< in a log of the language: no words of a story, but at the most a slip of typing
    std::string asks = {};           ///< of the block that a score sheet came to: what divides the likeliest ways to read it
    std::uint64_t asked_of = 0;      ///< ... and the line, from 1, that it is asked of
    int supposes = -1;  ///< of the block that a score sheet came to: how many slips of the scorer the reading supposes
};

/// A log translated into the language: what stands in its lines, and for each which line of the writer's it is or stands for.
struct Translation {
    std::string bytes;
    std::vector<WrittenLine> lines;
};

/// Bytes of a file, from the start of some line on. Positions are only worked out when somebody asks for them.
/// The bytes belong to whoever made the Text and must outlive it.
struct Text {
    std::string_view name;  ///< the file, or "standard input"
    std::string_view bytes;
    std::uint64_t first_line = 1;  ///< the number of the line that `bytes` begins with
    /// Of a translated log the writer's line for each line of `bytes`: places are those of his lines.
    const WrittenLine* written = nullptr;

    std::string_view at(Span span) const { return bytes.substr(span.begin, span.length); }
    Place place(Span span) const;
    std::string line(Span span) const;  ///< the whole line the span begins on, fit to print (see `printable`)

    /// The lines that end before a byte. Asked for place after place, a text is counted through once, also where every other
    /// place is one far back (where the cards were dealt): two places that it counted to are kept. So a Text is not for two
    /// threads at a time.
    std::uint64_t lines_before(std::size_t offset) const;
    struct Counted {
        std::size_t to = 0;
        std::uint64_t lines = 0;
    };
    mutable std::array<Counted, 2> counted{};
};

/// A place with the line it is in, kept after the text is gone.
struct Spot {
    Place place;
    std::string line;  ///< fit to print
    bool known() const { return place.line > 0; }
};

/// The lines of a text, without what ends them.
std::vector<std::string_view> split_lines(std::string_view text);

/// `text` made fit to be shown: characters that a terminal obeys or that nobody sees (source/unseen.hpp) and bytes that are not
/// UTF-8 become U+FFFD, a tab one space, and no more than `most` characters are kept (then "..." follows).
std::string printable(std::string_view text, std::size_t most = 400);

/// `text`, which is UTF-8, with such characters written as `<U+202E>`, so that nothing of it is lost; a tab stays.
std::string unseen_spelt_out(std::string_view text);

/// The length of the valid UTF-8 sequence at the head of `text`, 0 if there is none; the character that a sequence stands for.
std::size_t utf8_length(std::string_view text);
char32_t code_point(std::string_view sequence);

/// The number of characters in UTF-8 text; a stray byte counts as one.
std::size_t characters(std::string_view text);

/// So many characters of it, from the character `first` (counted from 0) on.
std::string characters_from(std::string_view text, std::size_t first, std::size_t count);

/// The number of its units in UTF-16: two for a character past U+FFFF.
std::size_t utf16_units(std::string_view text);

/// The offset of the first byte that is no valid UTF-8, or npos.
std::size_t find_invalid_utf8(std::string_view text);

}  // namespace hoyle
