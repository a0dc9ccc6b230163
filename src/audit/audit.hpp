// A written block held against the law: every figure that is not what it should be, what the scorer may have done, what follows
// from it, and whether it may still be put right.
//
// The sheet is a chain: entries make games and columns, columns and the bonus make sums, the sums a difference. A figure that
// does not follow from the figures it was made of is a root; one that follows from them, and is wrong only because they are,
// names that root as its cause.
#pragma once

#include "audit/account.hpp"
#include "audit/slips.hpp"
#include "audit/window.hpp"

#include <optional>
#include <string>
#include <vector>

namespace hoyle::audit {

struct Mistake {
    enum class What : std::uint8_t {
        entry,
        no_hand,
        division,
        grade,
        standing,
        total,
        bonus,
        points,
        brought,
        sum,
        result,
        payment
    };
    What what = What::entry;
    Side side = Side::ns;
    bool above_the_line = false;  ///< of entries and totals
    Points written = 0;
    std::string unit{};              ///< of a payment: the coin that is counted; empty: points
    std::optional<Points> computed;  ///< nothing: the sheet does not tell what should stand there
    std::size_t row = 0;             ///< of entries and divisions
    Spot where;
    std::string heading;               ///< "C-D above in game 2: written 4, by the laws 8"
    std::string label;                 ///< what stands under the figure in an excerpt
    std::optional<std::size_t> cause;  ///< the root it follows from, an index of Audit::mistakes; nothing: it is a root itself
    std::vector<Slip> slips;           ///< of a root, the likeliest first
    std::vector<std::string> arithmetic;
    std::vector<std::string> laws;  ///< of the figure, numbers in the book
    std::vector<std::string> readings;
    std::vector<std::string> remarks;
    Window window;  ///< of a root
    bool cast_rightly =
        false;  ///< of a root in an entry: totals and games were cast from the right figure, so nothing hangs on the wrong one

    /// "below", "above", "total-below", "total-above", "points", "bonus", "brought", "sum", "result", "payment", "game",
    /// "standing"
    std::string_view column() const;
    /// No entry, no line drawn, no score within a game: what is made up when the rubber is over.
    bool is_amount() const { return what >= What::total || what == What::grade; }
};

struct Audit {
    Sheet sheet;
    std::vector<Mistake> mistakes;                    ///< in the order of the sheet; a root before what follows from it
    Account written;                                  ///< as the scorer had it
    Account lawful;                                   ///< as the law leaves it: what may still be put right is, the rest stands
    Account right;                                    ///< as it should have been
    std::vector<std::vector<Explanation>> explained;  ///< of each bare row, the hands that could have made it
    std::vector<std::string> remarks;
    bool certain = true;  ///< false: of some row nobody can say what it should be, and it counts as written

    std::size_t roots() const;
    /// What is wrong with a column of a row; nullptr: nothing.
    const Mistake* mistake_in(std::size_t row, Side side, bool above_the_line) const;
};

Audit audit(Sheet sheet, const lawbook::Book& book, const lawbook::Settings& settings, const scoring::Figures& figures);

}  // namespace hoyle::audit
