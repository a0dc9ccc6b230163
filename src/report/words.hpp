// The sentences and rows of the report for people: each a function of what was found, without a line's end.
#pragma once

#include "examine/examination.hpp"
#include "report/block.hpp"

#include <string>
#include <vector>

namespace hoyle::report {

/// "N-S", as a scoring block heads its columns.
std::string side_name(Side side);

/// "N-S", "N, S or E", "any player"; empty for nobody.
std::string seats_name(Seats seats);

/// "whist-club-1897 84, 87 (who may confer)": the book is named where it changes.
std::string law_list(const std::vector<rulings::Cited>& laws);

/// "revoke by West (line 12)"; the text alone where no place is known.
std::string with_line(const std::string& text, const Spot& where);

/// True of a point that gives somebody a right; of any other the answer stands by itself.
bool is_right(const PointShown& point);

/// What stands before the heading of a finding, and tells whose fault it is: "cannot be read: ", "left out: "; of the players
/// nothing.
std::string_view tag_of(const Finding& finding);

/// Of a right: "South may call a suit, and must not confer, until that lead is made", "N-S may choose" (the options are told
/// beside it). What the law makes compulsory is nobody's option: "any player may insist on a new deal", "any player may insist on
/// it: have the pack cut again".
std::string claim_in_words(const PointShown& point);

/// Of any other point: "there must be a new deal", "no penalty: the trick is complete", "of no effect: the first declaration
/// stands".
std::string answer_in_words(const PointShown& point, bool offence);

/// What a choice comes to in tricks, score, game and rubber; empty where that is not known.
std::string effect_of(const OptionShown& option);

/// Until when a wrong figure may be put right, and whether that time has gone by.
std::string window_of(const Miscount& slip);

/// A deal in the table of the score.
std::string deal_row(const DealShown& deal);

/// What the rubber came to, and what is paid.
std::string rubber_line(const RubberShown& rubber);

/// "1 point", "52 points"
std::string points_words(Points points);
/// "; E-W won a treble, N-S a single": whist, the games by their grade. Empty: none is won, or games have no grade.
std::string grades(const RubberShown& rubber);
/// "a treble": what a game of whist is worth.
std::string_view grade_word(Points grade);

/// What a written block comes to by the laws, and as written.
std::string block_line(const BlockShown& block, const Layout& layout);

}  // namespace hoyle::report
