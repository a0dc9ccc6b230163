// A deal as the old books print it, translated into the language.
//
//     Z deals and turns up H5. A: Spades K, 9, 4; Hearts A, J; ...
//     Trick  A    Y    B    Z
//       1   _CK_  C5   C7   C3      notes
//
// The players are A, Y, B, Z in the order in which they sit (A leads and sits West, Z deals), the four seats, or four names from
// the leader on. A row has the four cards in that order, a card with its suit before or behind it; which of them was led follows
// from who won the trick before, by the cards and trumps, or by the card that is underlined or starred, which won or was led; or
// a last column tells who led, or who won. The cells may be parted by strokes, tabs or commas. What stands beside the tricks is
// not read here.
#pragma once

#include "cards/seat.hpp"
#include "prose/headings.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace hoyle::prose {

struct PrintedDeal {
    std::vector<Mentioned> head;  ///< the code, who sits where, the deal, the hands and the trump, as far as they are told
    std::vector<std::optional<std::string>> lines;  ///< of each line of the text the trick that it tells; empty: the head has
                                                    ///< what it tells; nothing: it stands beside the tricks
    std::vector<std::string_view> notes;            ///< of each line the words behind its trick
};

/// Nothing: no four players head three rows of four cards or more, or who won a trick is not told by anything. `reads` says
/// whether the grammar takes a line. `names`: who sits where, as the text tells; A, Y, B and Z may sit otherwise than in the
/// books.
std::optional<PrintedDeal> parse_page(std::string_view text, bool (*reads)(std::string_view line),
                                      const PerSeat<std::string>& names);

}  // namespace hoyle::prose
