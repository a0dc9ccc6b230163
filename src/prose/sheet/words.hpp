// A line of a written score sheet as marks: words with what they tell of, figures, bars, and what parts them.
//
// What a word tells of stands in lawbooks/sheet-words.yaml. A figure that cannot be read in full is one figure (`1?`). What is
// struck out (~~12~~) is no mark; what stands in brackets, or behind `#` or an arrow, is said aside: it may tell of the hand, and
// is no entry. Any bytes may be given; the work grows with the length of the line.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct Mark {
    enum class Kind { word, figure, bar, slash, comma, stop, equals, dash };

    Kind kind = Kind::word;
    std::string text;                ///< a word in small letters; a figure as written, `12`, `1?`
    std::string word;                ///< of a figure in words, those
    std::string sense;               ///< of a word: the key of the file, or empty; of a figure `number` where it stands in words
    int number = 0;                  ///< of a figure that can be read
    bool aside = false;              ///< in brackets, or behind a sign for a note
    bool money = false;              ///< of a figure: 12s, £1, $2.44
    bool capital = false;            ///< of a word: it begins with one
    bool nil = false;                ///< stands where a figure would: `-`, `.`, nil
    std::size_t begin = 0, end = 0;  ///< in characters of the line

    bool is(std::string_view what) const { return kind == Kind::word && sense == what; }
    /// A figure of points, or the sign for none.
    bool counts() const { return kind == Kind::figure && !money; }
};

struct SheetLine {
    std::vector<Mark> marks;
    bool rule = false;     ///< drawn across the sheet; words may stand in it: `--- game`
    bool doubled = false;  ///< the rule, of ===
};

SheetLine sheet_line(std::string_view line);

/// The words of a text in small letters, parted by one blank, without what is no letter or digit at their ends.
std::string plain_words(std::string_view text);

/// True of the sense of a suit, or of no trumps.
bool is_strain(std::string_view sense);

}  // namespace hoyle::prose
