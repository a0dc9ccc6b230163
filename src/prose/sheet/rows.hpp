// A row of a score sheet that begins with its side, or tells its hand in words: which figures stand below and above the line and
// for whom, and of which hand they are.
#pragma once

#include "prose/sheet/sides.hpp"

#include <string>
#include <vector>

namespace hoyle::prose {

/// Of a hand: odd tricks, honours, and the tricks that count nothing.
inline constexpr int most_odd = 7, most_honours = 5, book_of_tricks = 6;

/// What is said of the hand that an entry came from.
struct HandWords {
    std::string strain;  ///< "hearts"; empty: not said
    int odd = 0;         ///< 0: not said
    int doublings = 0;
    int honours = -1;  ///< how many; -1: not said
    int honours_side = -1;
    std::string lie;    ///< "divided", "in one hand", or empty
    bool whole = true;  ///< every word of it was understood
    bool empty() const { return strain.empty() && odd == 0 && honours < 0; }
};

struct RowTold {
    struct Entry {
        int side = 0;
        bool above = false;
        std::string text;
        int number = 0;
    };
    int side = -1;  ///< whose row it is; -1: nobody is named
    std::vector<Entry> entries;
    HandWords hand;
    bool game = false;   ///< the word stands in the row
    bool extra = false;  ///< there are figures that have no place
};

/// `standing`: what each side has below the line in the game, so that the sum written behind a figure is known for one.
/// `side`: whose the marks are if they name nobody, -1: not known.
RowTold row_told(const std::vector<Mark>& marks, const Sides& sides, const std::array<int, 2>& standing, int side = -1);

/// `from hearts doubled, result We by 2, honours We 4`; empty if the hand is not told as far as that.
std::string from_words(const HandWords& hand, int maker, const Sides& sides);

}  // namespace hoyle::prose
