// A score sheet as marks with places: figures, words, bars, rules. Nothing is decided here of what a mark stands for.
//
// Any bytes may be given; what is no UTF-8 counts a character a byte. The work grows with the length of the text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::sheet {

enum class Kind : std::uint8_t { word, figure, bar, rule, nil, sign };

/// One mark of a sheet.
struct Mark {
    Kind kind = Kind::word;
    std::string text;  ///< a word in small letters, without its stop; a figure as written: `12`, `?8`; a sign: `=`, `,`, `/`
    std::string_view sense;  ///< of a word: what it tells of, a key of lawbooks/sheet-words.yaml; empty: nothing known
    int number = -1;         ///< of a figure, or of a number in words; -1: it cannot be read, or is none
    bool in_words = false;   ///< `three`
    bool unread = false;     ///< a digit of it is blotted
    bool struck = false;     ///< ~~16~~
    bool boxed = false;      ///< `[4]`, `(150)`: a figure alone in brackets
    bool aside = false;      ///< somewhere within brackets
    bool asked = false;      ///< a question mark stands behind it
    bool money = false;      ///< it may be money, or the hour: 7/6, 2.50, £1
    bool heads = false;  ///< the first mark of its line, with a stop or a bracket behind it, as the number of a hand has: `3.`
    bool term = false;   ///< it is added or taken off in a sum that is written out: `24 + 8 = 32`
    bool names = false;  ///< it names a thing, as the year of a code does, `game 2`, `hand 3`
    bool capital = false;
    std::uint32_t line = 0;     ///< from 0
    int begin = 0, end = 0;     ///< columns, in characters; tabs are spread
    int column = 0, width = 0;  ///< where it was written, in characters of its line
    int cell = 0;               ///< which cell of its line, from 0: cells are parted by bars, tabs, or wide blanks
    int at = 0;                 ///< where that cell begins
};

struct Line {
    std::vector<Mark> marks;
    bool rule = false;  ///< nothing but a rule, right across or under some column
    bool blank = false;
    bool open = false;  ///< a bracket is open at its end
    std::size_t figures = 0;
};

struct Page {
    std::vector<Line> lines;
    bool table = false;  ///< the cells of a line are parted by one sign throughout (a table of Markdown, CSV, tabs, ruled bars)
    int bars = 0;        ///< how many of them a line has
};

Page read_page(std::string_view text);

/// Of two figures alone in a cell (`24/30`, `- & 8`), 0 for the first and 1 for the second; -1: it is none of two.
int place_in_cell(const std::vector<Mark>& marks, std::size_t at);

/// What a word or phrase tells of; nothing: it is not in the list.
std::string_view sense_of(std::string_view phrase);

/// `ace` to `knave`, and `jack`: a card by its name, in small letters; not `ten`, which is a number as often.
bool is_card_named(std::string_view word);

/// `three`, `twenty-four`; -1: no number.
int number_in_words(std::string_view word);

}  // namespace hoyle::sheet
