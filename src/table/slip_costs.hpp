// What a reading of a log supposes, weighed. Internal to table/.
//
// The reading that supposes least is how a log is read: of all that could be read otherwise, and of leaving it as it is. Only the
// order of these sums matters. A slip of the pen is cheap, a second that has nothing to do with it dear, an accusation of
// somebody at the table the dearest of all.
#pragma once

namespace hoyle::table::costs {

// Of one thing read otherwise. Where two explain the same, what a pen does more often is taken.
inline constexpr int number = 10;          ///< The number of a trick: it says only what the order of the lines says as well.
inline constexpr int card = 11;            ///< A card of a trick: there are fifty-two of them, and most slips are among these.
inline constexpr int card_left_out = 11;   ///< A card left out of a trick: as soon done as a wrong one.
inline constexpr int card_of_a_hand = 12;  ///< A card of a hand, or a dot: hands are copied more carefully than tricks.
inline constexpr int leader = 12;          ///< Who led: the cards in the line show it, so it is looked at twice.
inline constexpr int hands = 13;           ///< Whole hands in another's place: who writes sees whose cards he copies.
inline constexpr int make = 13;            ///< What was made: everybody at the table had it in mind for thirteen tricks.
inline constexpr int dealer = 14;          ///< Who dealt: it stands at the head, and the next deal goes by it.

inline constexpr int another_slip = 20;  ///< Besides its own cost, each slip after the first: two in one hand are seldom.

// Of what is left as it stands.
inline constexpr int summing_line = 9;  ///< A winner, a count or a result against the cards: that line itself is the slip.
inline constexpr int duplicate = 10;    ///< A line that says again what was said: a slip that is explained.
inline constexpr int left_out = 20;  ///< A trick or a card that is missing: explained, unless it stands there under another name.
inline constexpr int contradiction = 35;  ///< What cannot be, and nothing explains: dearer than any one slip that does.
inline constexpr int oddity = 10;  ///< What may be but seldom is: a wrong hand leads, a trick ends short, the result is another.
inline constexpr int accusation = 50;    ///< Somebody at the table is accused: dearer than any slip of the writer's pen.
inline constexpr int unknown_card = 1;   ///< A card that nobody knows supposes little.
inline constexpr int wrong_figure = 10;  ///< What was scored would be wrong as well: a slip of the scorer's pen.

}  // namespace hoyle::table::costs
