// A written scoring block as the scorer left it: what stands in which column, and nothing yet of whether it is right.
//
// A Sheet comes from a `block` of a log (read_sheet), or is made from the `score` lines of a session. The side named first is the
// left column and counts as NS, whatever the scorer called it, unless the block names NS and EW themselves.
#pragma once

#include "log/section.hpp"
#include "scoring/hand.hpp"
#include "scoring/settlement.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <tuple>
#include <vector>

namespace hoyle::audit {

/// The four columns of a block: below and above the line for either side. At whist all points stand below.
struct Columns {
    PerSide<Points> below{}, above{};

    Points& at(Side side, bool above_the_line) { return above_the_line ? above[side] : below[side]; }
    Points at(Side side, bool above_the_line) const { return above_the_line ? above[side] : below[side]; }
    friend bool operator==(const Columns&, const Columns&) = default;
    friend bool operator<(const Columns& a, const Columns& b) { return std::tie(a.below, a.above) < std::tie(b.below, b.above); }
};

/// One of the four columns.
struct ColumnOf {
    Side side = Side::ns;
    bool above = false;
};

/// In the order in which they are gone through everywhere: either side's below the line, then above.
inline constexpr std::array<ColumnOf, 4> all_columns{{{Side::ns, false}, {Side::ns, true}, {Side::ew, false}, {Side::ew, true}}};

struct Figure {
    Points points = 0;
    bool unknown = false;  ///< written `?`: cannot be read on the sheet
    Spot where;
    std::string legible{};  ///< of one that cannot be read: `?`, or what can be read of it: `1?`

    /// Only a part of its digits cannot be read.
    bool in_part() const { return unknown && legible.size() > 1; }
    /// Those digits that can be read are this number's, and it has as many.
    bool may_be(Points number) const;
};

/// One line of the block: what one hand brought.
struct Row {
    PerSide<std::vector<Figure>> below, above;
    PerSide<bool> below_said{{true, true}},
        above_said{{true, true}};            ///< false: the log says nothing of that column, not even nought
    std::size_t game = 0;                    ///< the game of the block it stands in, from 0
    std::size_t at = 0;                      ///< its place in time
    std::uint32_t deal = 0;                  ///< the deal of the log it belongs to; 0: the log has only the block
    std::optional<scoring::HandFacts> hand;  ///< from which hand it came, if the log says so
    bool missing = false;                    ///< it does not stand on the sheet: what is wanting was put in by the audit
    std::string
        not_told;  ///< of that hand, what is wanting for the score: "how the honours lay"; then those columns are left alone
    Spot where;

    const std::vector<Figure>& figures(Side side, bool above_the_line) const
    {
        return above_the_line ? above[side] : below[side];
    }
    bool said(Side side, bool above_the_line) const;  ///< all its figures can be read
    Columns written() const;
};

/// A figure in a column: nobody says what stood beside it.
bool is_of_column(const Row& row);

/// So few figures that one hand may have left them.
bool of_one_hand(const Row& row);

/// `noticed before the next make`
struct Noticed {
    log::NoticedAt mark = log::NoticedAt::next_cut;
    bool after = false;
    std::size_t at = 0;
    Spot where;
};

/// `pack cut`, `dealt`: what simply happened
struct Passed {
    log::NoticedAt mark = log::NoticedAt::next_cut;
    std::size_t at = 0;
    Spot where;
};

/// `standing AB 32, CD 24`: what the scorer, or the words beside the sheet, have as the score in the game
struct Standing {
    PerSide<std::optional<Figure>> said;
    std::size_t rows = 0;  ///< how many rows stand before it
};

/// `game won by AB`, `game won by AB double`: what the scorer has behind the last entry of a game
struct Won {
    Side side = Side::ns;
    Points grade = 0;      ///< at whist 1 to 3, single to treble; 0: it is not said
    std::size_t rows = 0;  ///< how many rows stand before it
    Spot where;
};

/// `points AB 60` among the entries: both columns of a side together, so far
struct Running {
    enum class Of : std::uint8_t { both, below, above };
    Side side = Side::ns;
    Of of = Of::both;
    Figure said;
    std::size_t rows = 0;  ///< how many rows stand before it
};

/// `CD corrects AB below 24 to 16`, `CD challenges AB above 32`
struct Asked {
    Side side = Side::ns;
    bool above_the_line = false;
    Points from = 0;
    std::size_t at = 0;
    Spot where;
};

/// `rubber won by AB by 238 points worth 141 pence`
struct Paid {
    std::int64_t amount = 0;  ///< in thousandths of the unit
    std::string unit;
    Side side = Side::ns;
    Spot where;
};

/// The rubber that was written before this one, by the same sides, as its scorer had it.
struct RubberBefore {
    PerSide<std::string> names;
    PerSide<Points> sum{};
    Points result = 0;  ///< NS less EW
};

struct Sheet {
    std::string title;
    Spot where;
    PerSide<std::string> names{{"N-S", "E-W"}};  ///< as a block heads its columns, fit to print
    std::vector<Row> rows;
    std::vector<Spot> game_lines;  ///< of a sheet as it was kept: where each line was drawn before a game; else empty
    std::size_t games = 0;         ///< how many `game` headings; 0: the block is not divided into games
    bool by_columns = false;       ///< written column by column and not divided into games: what stood side by side is not known
    PerSide<std::optional<Figure>> total_below, total_above, sum;
    PerSide<std::optional<Figure>> points;   ///< both columns together, before the rubber is added
    PerSide<std::optional<Figure>> brought;  ///< what earlier rubbers left, and the difference takes in
    std::optional<RubberBefore> before;      ///< the one from which that was brought; nothing: it does not stand there
    PerSide<std::vector<Figure>> bonus;
    std::optional<Figure> result;  ///< what `result_side` is said to win
    Side result_side = Side::ns;
    std::optional<Paid> paid;
    scoring::Stakes stakes;  ///< at which the table played; of 0 points: none are told
    std::vector<Noticed> noticed;
    std::vector<Asked> asked;
    std::vector<Passed> passed;
    std::vector<Standing> standings;
    std::vector<Won> won;
    std::vector<Running> running;
    std::size_t agreed_at = no_time;  ///< `agreed`: the score of the rubber was made up and agreed
    Spot agreed_where;
    std::size_t end = 0;        ///< the end of the log, in the same time
    PerSide<Points> carried{};  ///< standing in the game before the first row

    /// The total written under a column; nothing: there is none.
    const std::optional<Figure>& total(Side side, bool above_the_line) const
    {
        return above_the_line ? total_above[side] : total_below[side];
    }

    static constexpr std::size_t longest = 256;      ///< rows; no rubber has so many
    static constexpr Points greatest = 100'000'000;  ///< what all figures come to; 1897 sets no limit to doubling
    static constexpr std::size_t no_time = ~std::size_t{0};
};

/// Something in the block that cannot be taken as it stands.
struct Trouble {
    Spot where;
    std::string message;
};

/// Reads the block of a section (its first statement is `block`). `honours` is how many honours a suit has, `aces` how many count
/// at no trumps. Players' names, if the table has any, tell which of two named sides sits North and South.
Sheet read_sheet(const log::Section& section, const scoring::Figures& figures, const PerSeat<std::string>& players,
                 std::vector<Trouble>& troubles);

}  // namespace hoyle::audit
