// The reading of a sheet that supposes least.
//
// A layout is guessed; under it the sheet is gone through unit by unit, with the best few states of the score at each: what
// stands in this game, games won, what each column has come to, which sums are written. A written sum is foretold from the
// written figures before it, so one slip breeds no others. The cheapest reading under any layout is the answer; the next that
// tells otherwise is kept beside it.
#pragma once

#include "sheet/unit.hpp"

#include <array>
#include <memory>
#include <numeric>
#include <string>
#include <vector>

namespace hoyle::sheet {

/// What became of a unit.
struct Step {
    enum class What : std::uint8_t { words, line, honours_line, entry, foot, decoration, new_rubber } what = What::words;
    std::size_t unit = 0, units = 1;
    std::shared_ptr<const Entry> entry;  ///< null: it is none
    std::vector<RoleOf> roles;
    bool game_ends = false;      ///< a game is marked as over behind it
    bool game_wrong = false;     ///< ... and nobody has it
    bool closes_before = false;  ///< one was over before it, without a mark
    int grade_of = -1;           ///< of words at whist: they tell what the game is worth that this side won
    int slips_before = 0;        ///< of a new rubber: supposed in those before it
    bool apart_before = false;   ///< ... and of the last of those, State::apart and State::carried_apart
    bool carried_apart_before = false;

    /// The entry; one that tells nothing where it is none.
    const Entry& hand() const
    {
        static const Entry none;
        return entry ? *entry : none;
    }
};

/// How the score stands, and what is written of it.
struct State {
    double cost = 0;
    int phase = 0;  ///< 0: nothing entered yet, 1: honours above the line, 2: entries, 3: the foot
    std::array<Points, 2> game{}, below{}, above{};
    std::array<int, 2> won{};
    int reached = -1;        ///< who has the game that is not marked as over
    bool played_on = false;  ///< ... and in which somebody went on
    bool apart = false;      ///< of a crossed sheet: both columns have figures on one line, so no line is a hand's
    bool fresh = true;       ///< nothing was entered since the last game ended
    int entries = 0, slips = 0, rubbers = 1;
    std::array<int, 2> sum_below{-1, -1}, sum_above{-1, -1}, points{-1, -1}, bonus{-1, -1},
        total{-1, -1};  ///< as written; -1: not
    std::array<Standing, 2> running{nothing_written, nothing_written};
    std::array<int, 2> carried{0, 0};
    bool carried_apart = false;  ///< what was carried is in no total of this rubber
    int result = -1, result_side = -1;
    int last_winner = -1;   ///< whist: whose the last game was
    Points last_grade = 0;  ///< ... and what it was worth
    int last_side = -1;
    std::array<int, 12> won_before{};  ///< by how much the first side won each rubber before this one
    int proofs = 0;                    ///< written sums, the difference among them, that come out
    int node = -1;
    int games_to_win = 2;  ///< by the laws
    /// By how much the first side is ahead over the rubbers before this one.
    int ahead() const { return std::accumulate(won_before.begin(), won_before.end(), 0); }
    int winner() const { return won[0] >= games_to_win ? 0 : won[1] >= games_to_win ? 1 : -1; }
};

struct Reading {
    double cost = 0;
    Layout layout;
    Sides sides;
    std::vector<Unit> units;
    std::vector<Step> steps;
    State end;
    bool whist = false;
};

/// Where the last hand stands, from 0.
std::uint32_t line_of_last_hand(const Reading& reading);

/// The best readings under all layouts, the cheapest first; empty: it is no score sheet.
/// `game`: whether it was whist, where that is known; else the words tell.
std::vector<Reading> search(std::string_view text, const HandTable& bridge, const HandTable& whist, std::optional<bool> game);

}  // namespace hoyle::sheet
