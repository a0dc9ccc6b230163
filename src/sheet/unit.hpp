// A stretch of a sheet that is read at one go: a line, a part of a line between strokes or stops, a line with what runs over from
// the one before; and the ways in which its figures can be what a hand brought.
#pragma once

#include "sheet/hand.hpp"
#include "sheet/layout.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace hoyle::sheet {

enum class Role : std::uint8_t {
    none,
    below,
    above,
    tricks,
    honours,
    number,
    running,   ///< how the side stands with the hand: both columns together, or one
    standing,  ///< the score in the game
    left_out,
    money,
    sum_below,
    sum_above,
    points,
    bonus,
    total,
    result,
    again,
    carried,
    blotted
};

struct RoleOf {
    Role role = Role::none;
    std::int8_t side = -1;
    std::int8_t place = -1;  ///< of what runs on: 0 below the line, 1 above it, -1 both together
};

/// What a side is written to stand at: both columns together, below the line, above it; -1: nothing is.
using Standing = std::array<int, 3>;
inline constexpr Standing nothing_written{-1, -1, -1};

/// What a word tells of, by its sense: honours, slam, chicane; a trump suit or none; anything of the tricks.
bool is_honours_word(std::string_view sense);
bool is_strain_word(std::string_view sense);
bool is_tricks_word(std::string_view sense);

/// A trump suit, or no trumps, is named.
bool tells_strain(const std::vector<Mark>& marks);
/// Honours, a slam or chicane is named.
bool tells_honours(const std::vector<Mark>& marks);
/// Figures of points: more than could be a number of tricks or of honours.
bool has_points(const std::vector<Mark>& marks);
/// `three of them`, `doubled by Tait`: nobody is named whose figures these are.
bool is_no_owner(std::span<const Mark> marks, std::size_t i);

struct Unit {
    std::vector<Mark> marks;
    bool rule = false;                         ///< nothing but a rule
    bool has_rule = false;                     ///< a rule right across, with words
    bool game_word = false, out_word = false;  ///< the end of a game
    bool total_word = false, bonus_word = false, win_word = false, carried_word = false, game_heading = false;
    bool sentence = false;    ///< of running text: its columns mean nothing
    int begins_game = 0;      ///< `game 2`, `2d game` before figures: which game begins here; 0: none is said to
    bool game_first = false;  ///< it begins with the word for a game: figures behind it tell again what was entered
    bool aside = false;       ///< in brackets from first to last: a remark
    bool the_odd = false;     ///< one by cards, in words
    bool broken_off = false;  ///< the play is said to have ended before its time
    Points grade = 0;         ///< whist: what the game is said to be worth
    bool honours_heading = false, tricks_heading = false;
    std::uint32_t line = 0;  ///< its first line
    std::size_t figures = 0, words = 0;
    std::size_t talk = 0;              ///< words that tell nothing of a score, the smallest among them
    std::vector<std::size_t> numbers;  ///< which of the marks are figures

    /// A sentence that runs on, with a figure here and there.
    bool is_prose() const { return talk >= 8 && numbers.size() * 3 <= talk; }
    bool empty() const { return marks.empty(); }
};

/// One way to read the figures of a unit as a hand's, or as a part of one.
struct Entry {
    double cost = 0;
    HandFigures figures;
    std::array<Standing, 2> running{nothing_written, nothing_written};
    std::vector<RoleOf> roles;  ///< for each of the unit's numbers
    HandWords words;
    HandFit fit;
    std::size_t parts = 0;  ///< figures that count
    bool blotted = false;
    bool set_below = false;   ///< its honours stand among the tricks
    bool whole_game = false;  ///< of whist: what both made in a game whose hands nobody wrote down
    /// Of a crossed sheet, by side: what is noted beside a figure that belies it.
    std::array<std::optional<HandWords>, 2> gainsaid;

    /// Is the hand noted so fully that it has but one figure? Not without a suit, nor where it is open how five honours lay.
    static bool has_one_figure(const HandWords& noted)
    {
        const bool whose_void = !noted.chicane || noted.chicane_of;
        return noted.strains != 0 && whose_void && !noted.fifth && !(noted.honours == 5 && (noted.one_hand || noted.divided));
    }
};

/// Marks that are read at one go.
Unit unit_of(std::vector<Mark> marks, bool rule);

/// A letter, a mail: sentences that run on from line to line, each a unit; empty: the lines of the sheet are no running text.
std::vector<Unit> units_by_sentences(const Page& page);

/// The ways to cut a sheet into units: by lines; by strokes and stops within them, where lines hold several hands.
std::vector<std::vector<Unit>> find_units(const Page& page);

/// The cheapest entries that a unit can be under a layout. `above`: of a crossed sheet, whether it stands above the line.
std::vector<Entry> entries_of(const Unit& unit, const Layout& layout, const HandTable& table, bool above);

/// Of lines that together tell one hand: no two of them what the tricks brought.
std::vector<Entry> entries_of_lines(const Unit& unit, const Layout& layout, const HandTable& table);

/// Two units that follow one another as one.
Unit joined(const Unit& first, const Unit& second);

/// For each number of a unit whose column it stands in, or whom the words beside it name.
struct Whose {
    int lane = -1, named = -1, above = -1;
    bool running = false, no_column = false;
};
std::vector<Whose> whose(const Unit& unit, const Layout& layout);

}  // namespace hoyle::sheet
