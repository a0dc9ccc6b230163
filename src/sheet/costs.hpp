// What a reading of a score sheet costs, in nats: the less it supposes, the cheaper. What decides stands here; a few tenths
// between neighbours stand where they are used.
//
// A figure's cost is how little it was to be expected where it stands: next to nothing for a sum that comes out, two to four for
// what a hand brings, more for a slip, most for what no law gives. Every way of leaving a figure out is dearer than a slip,
// unless a word or a stroke vouches for it.
#pragma once

namespace hoyle::sheet::cost {

// --- whose
inline constexpr double sides_by_words = 0;          ///< We and They, North-South
inline constexpr double sides_stacked = 0.8;         ///< what is gained: names over names, column by column
inline constexpr double sides_by_heading = 0.5;      ///< names over columns
inline constexpr double sides_by_rows = 1.2;         ///< names that rows begin with
inline constexpr double sides_headed_otherwise = 3;  ///< ... where we and they stand over the columns, with their names
inline constexpr double sides_unnamed = 3;           ///< two columns, and no name
inline constexpr double other_column = 9;            ///< a figure that counts for the side in whose column it does not stand
inline constexpr double other_than_named = 5;        ///< ... or for another than the words beside it name
inline constexpr double columns_unused = 3;          ///< columns headed with both names mean nothing
inline constexpr double other_than_ruled = 3;        ///< columns that part elsewhere than at the bar that is drawn
inline constexpr double name_unknown = 0.7;          ///< a line with a name that comes again and again, and is of neither side
inline constexpr double side_unsaid = 1.2;           ///< nothing tells whose it is

// --- where it counts
inline constexpr double other_place = 6;          ///< above the line in a column headed tricks, and the reverse
inline constexpr double set_below = 3;            ///< honours among the tricks, where the words tell which they are
inline constexpr double out_of_order = 2.5;       ///< honours before tricks where nothing says so
inline constexpr double other_than_worded = 4.5;  ///< honours where the word before the figure is of tricks, and the reverse

// --- the figures of a hand
inline constexpr double no_hand_gives = 8.5;    ///< a figure that no hand gives
inline constexpr double slip_in_hand = 5;       ///< not what the words of the hand give
inline constexpr double word_gainsaid = 6;      ///< a word of the hand that the figures belie
inline constexpr double no_tricks = 5;          ///< a hand in which nobody scores below the line
inline constexpr double tricks_to_both = 7;     ///< ... or both sides do
inline constexpr double honours_to_both = 3.5;  ///< both sides score above the line: slam or chicane
inline constexpr double no_honours = 2.5;       ///< in a suit somebody has three of them: left out
inline constexpr double two_figures = 2;        ///< two figures of a hand in one place, to be added
inline constexpr double more_figures = 6;       ///< each further one
inline constexpr double more_of_a_cross = 2;    ///< each further figure of one column on a line of a cross

// --- what is no entry
inline constexpr double unused = 7.5;             ///< a figure that stands for nothing
inline constexpr double unused_in_column = 14;    ///< ... alone in its place in a column
inline constexpr double unused_at_head = 4.5;     ///< ... before anything was entered
inline constexpr double unused_in_cross = 7;      ///< ... in a column of a ruled cross
inline constexpr double standing = 1;             ///< how a side stands in the game, behind its name
inline constexpr double word_left_out = 8;        ///< a number in words, beside the word it belongs to, that tells nothing
inline constexpr double in_talk = 3;              ///< a figure that counts, among words that have nothing to do with scores
inline constexpr double chatter = 3;              ///< a figure among words that have nothing to do with scores
inline constexpr double struck_out = 0.3;         ///< a figure struck out
inline constexpr double struck_counts = 5;        ///< ... that counts all the same
inline constexpr double box_note = 1.2;           ///< a figure alone in brackets is a note, or was corrected
inline constexpr double box_counts = 1.5;         ///< ... or counts
inline constexpr double box_as_elsewhere = 0.1;   ///< ... and is what those in brackets are throughout the sheet
inline constexpr double box_otherwise = 6;        ///< ... or is not
inline constexpr double told = 0.25;              ///< a number of tricks or of honours, beside the word for it
inline constexpr double beside_columns = 0.6;     ///< a figure beside the columns, all of which are headed
inline constexpr double counts_beside = 4;        ///< ... that counts
inline constexpr double numbered = 0.3;           ///< the number of the hand
inline constexpr double named = 0.2;              ///< a number that names a thing: `game 2`, a year
inline constexpr double name_counts = 3;          ///< ... that counts all the same
inline constexpr double word_aside_counts = 3;    ///< a number in words, in brackets, that counts
inline constexpr double honours_in_digits = 1.5;  ///< a number behind the columns that is how many honours there were
inline constexpr double honours_in_words = 1;     ///< ... or in words, where a word is of honours
inline constexpr double count_in_words = 4.5;     ///< a small number in words is points
inline constexpr double points_in_words = 2;      ///< ... a number that counts neither tricks nor honours
inline constexpr double blotted = 3;              ///< an entry that cannot be read
inline constexpr double blot_left_out = 6;        ///< ... that is none
inline constexpr double money = 0.4;              ///< what looks like money is money

// --- games and rubber
inline constexpr double marked = 0.2;           ///< a line or a word where a game ends
inline constexpr double told_again = 1;         ///< ... each figure of what was made in it, told once more
inline constexpr double standing_gainsaid = 5;  ///< ... and other figures than those by which the sides stand
inline constexpr double game_line_wrong = 6;    ///< drawn where nobody has the game
inline constexpr double played_on = 6;          ///< not drawn where somebody has it
inline constexpr double unmarked = 4;           ///< a game ends without a mark, where others are marked
inline constexpr double word_unused = 3.5;      ///< a word for a game's end that means nothing
inline constexpr double game_line_unused = 9;   ///< a rule with the word for a game's end that means nothing
inline constexpr double after_the_rubber = 7;   ///< an entry after it
inline constexpr double rubber_not_over = 4;    ///< sums before it is
inline constexpr double another_rubber = 3.5;   ///< a page of more than one
inline constexpr double rubber_of_a_hand = 9;   ///< ... the last of which has fewer hands than win one
inline constexpr double line_unmarked = 2;      ///< from honours to tricks without a rule between
inline constexpr double decoration = 0.9;       ///< a rule that means nothing
inline constexpr double rule_unused = 8;        ///< ... among the entries, where games are ended by rules
inline constexpr double loose_rule = 0.15;      ///< ... at the head, the foot, under another

inline constexpr double hand_untold = 2.5;    ///< words of trumps or honours, among the entries, that belong to no hand
inline constexpr double numbered_untold = 4;  ///< ... though the number of a hand stands before them

// --- the game
inline constexpr double whist_beside_bridge = 2;  ///< whist, where both are named
inline constexpr double bridge_at_whist = 12;     ///< bridge, where whist is named, or what its games are worth

// --- the foot
inline constexpr double game_in_foot = 4;         ///< a game ends among the sums
inline constexpr double again_at_whist = 3;       ///< whist's figures are few: that two are alike says little
inline constexpr double foot_by_rule = 0.3;       ///< the sums begin below a rule, or a word says so
inline constexpr double foot_unmarked = 1.5;      ///< nothing says so
inline constexpr double term = 0.4;               ///< a figure of a sum that is written out
inline constexpr double column_left_out = 3;      ///< ... of both columns together
inline constexpr double exact = 0.3;              ///< a sum that comes out
inline constexpr double again = 0.9;              ///< ... and was written before
inline constexpr double sum_slip = 6;             ///< a sum that does not
inline constexpr double sum_unlike = 1.5;         ///< ... by no slip of the pen or of the carry
inline constexpr double second_slip = 4;          ///< each slip after the first: two on a sheet have seldom to do with each other
inline constexpr double other_than_ahead = 12;    ///< `100 to the good` is not the hundred for the rubber
inline constexpr double other_than_sum_word = 3;  ///< `honours 120` is not the sum of the tricks
inline constexpr double other_than_difference = 6;  ///< `we win 5` tells a sum once more
inline constexpr double sum_left_out = 9;           ///< a figure of the foot, with a word for it, that stands for nothing
inline constexpr double foot_other_side = 8;        ///< a sum in the other side's column
inline constexpr double foot_as_named = 1;          ///< ... to whom the name before it gives it
inline constexpr double named_winner = 9;           ///< the difference, the other side's than who is said to win it

}  // namespace hoyle::sheet::cost
