// What stands beside a figure in its line, and what that makes of it.
#pragma once

#include "sheet/unit.hpp"

namespace hoyle::sheet {

/// The words beside a figure, by what they tell of.
struct Beside {
    std::string_view before, behind;  ///< senses
    bool behind_is_aside = false;     ///< in brackets, and the figure is not
    bool behind_is_place = false;     ///< `below the line`: nothing that is counted
    bool counts_tricks() const { return is_tricks_word(behind) && !behind_is_place; }
};

Beside beside(const Unit& unit, std::size_t at);

/// `got three`: tricks.
bool is_winning(const Mark& mark);

/// `We 44, game`: the side is named just before the figure.
bool is_behind_name(const Unit& unit, const Sides& sides, std::size_t at);

/// `302 points`, `we won by 56,`, `128 - 68 = 60`: of the score, whatever stands round it.
bool is_of_score(const Unit& unit, std::size_t at);

/// At whist a game's end is told behind the figure of its last hand: `5    a double, Bartons having 2`. Does the mark stand
/// before such words, with no figure between; does it stand behind them?
bool is_before_end_of_game(const Unit& unit, std::size_t at);
bool is_behind_end_of_game(const Unit& unit, std::size_t at);

/// `24 & 16 ........ 40`, `24 hons .. 207`: the last, with dots that lead to it.
bool is_behind_dots(const Unit& unit, std::size_t at);
/// `2 by hons. -- 3 up`, `-- 5 & out`: so the side stands.
bool is_behind_dashes(const Unit& unit, std::size_t at);

/// `60 = 24 + 36`
bool is_behind_equals(const Unit& unit, std::size_t at);

/// Of two figures joined by a stroke, `7-1`: which this is, from 0; -1: it is not of two.
int place_in_pair(const Unit& unit, std::size_t at);

/// `MC 2 tricks     MC 5  TJ 4`: a cell of names and figures alone, behind one that tells of the hand.
/// `first_is_pure`: the first figure of the unit stands in a column of nothing but figures.
bool is_of_standings(const Unit& unit, const Layout& layout, std::size_t at, bool first_is_pure);

/// `the odd trick and 2 by honours, 3`: words tell of the hand, and how the side stands comes last.
bool is_told_in_words(const Unit& unit, std::size_t at);

/// `42 & 48 = 90`: two sums, and both together.
bool adds_up(const Unit& unit);

/// `hearts 2 Papa + Lily 16   3 Mama + Ned 16`: how many honours, then who held them, then what for.
bool is_before_holder(const Unit& unit, const Sides& sides, std::size_t at);
/// `4 in Lily's, 5th Papa`
bool is_in_hand_of(const Unit& unit, const Sides& sides, std::size_t at);

}  // namespace hoyle::sheet
