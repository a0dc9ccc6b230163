// A hand while it is being counted: the state that the steps of score_hand pass on, and the words of their working.
// Only for src/scoring.
#pragma once

#include "scoring/hand.hpp"

#include <initializer_list>
#include <string>
#include <string_view>

namespace hoyle::scoring {

/// Cards in a hand, and so tricks to be won: the pack says so, not a code.
inline constexpr int tricks_in_a_hand = 13;

struct Count {
    Count(const HandFacts& facts_, const Figures& figures_, HandScore& score_, bool shown_);

    const HandFacts& facts;
    const Figures& figures;
    HandScore& score;
    const bool shown;         ///< the working is wanted
    const Points value;       ///< of a trick over the book, doublings included
    PerSide<int> tricks;      ///< as won, then after the penalty tricks
    PerSide<Points> game;     ///< the score in the game, as it grows
    PerSide<bool> revoked{};  ///< a revoke of this side was claimed and proved

    /// Both have revoked, and by the book only what goes beyond the first revoke of each is paid for.
    bool further_only() const { return figures.revoke_both_pay_further_only && revoked[Side::ns] && revoked[Side::ew]; }
    bool barred(Side side) const { return revoked[side] || facts.no_game[side]; }
    Points base() const { return figures.trick[static_cast<std::size_t>(facts.trump)]; }

    /// How many of these points a side may still score: all, but where nothing past the game has value only those that make it.
    /// (A side under the ceiling is not held here: what it loses, it loses to the ceiling.)
    Points of_value(Side side, Points points) const;

    /// A new line of the working; nullptr where none is wanted, so that no text is made for nothing.
    Working* line(Side side, Working::Part part, Points points, std::string_view figure);
};

// The steps, in the order in which a hand is counted.
void count_penalties(Count& count);
/// Points deducted and added for revokes; part of the penalties, but where a table counts them after the tricks (R27).
void count_points_for_revokes(Count& count);
void count_tricks(Count& count, Side side);
/// Auction bridge: the tricks of a declaration that is kept, or what is lost on one that is not (declared.cpp).
void count_declared(Count& count);
/// They are counted then, and have not been counted in turn.
bool points_for_revokes_wait(const Count& count);
/// Brings a side that is barred from the game down to the ceiling.
void count_ceiling(Count& count, Side side);
/// Honours, chicane and slam at bridge.
void count_above(Count& count);
/// All of whist: penalties, tricks, honours, as far as the game goes.
void count_whist(Count& count);
/// The side that has reached the game, if any, and is not barred from it.
std::optional<Side> reached(const Count& count);

/// Both sides' honours, the one not told worked out from the other where that decides its worth.
PerSide<HonoursHeld> completed(const HandFacts& facts, const Figures& figures);

/// Adds those of `readings` that the figure rests on in its book.
void cite_readings(Working& line, const Figures& figures, std::string_view figure,
                   std::initializer_list<std::string_view> readings);
void cite_laws(Working& line, const Figures& figures, std::string_view figure);
/// Only the first law of the figure, which gives it; the others may say what else it bears on.
void cite_first_law(Working& line, const Figures& figures, std::string_view figure);

// Words for the working.
std::string in_words(int number);                         ///< "three"; figures past twelve
std::string counted(int number, std::string_view thing);  ///< "one trick", "three tricks"
std::string doubled_words(int doublings);                 ///< "", "doubled", "doubled and redoubled", "doubled three times"
/// "four honours in one hand", "five honours, four in one hand", "four aces"
std::string honours_words(Strain trump, const HonoursHeld& held);

}  // namespace hoyle::scoring
