// Tricks: `5. N: D4 DK D2 S3`, a trick that goes on after other statements `E: DK S D2`, one card `W plays S3`, a gap `7-9. ?`.
#pragma once

#include "grammar/tokens.hpp"

namespace hoyle::grammar {

// ---- one card put down

struct played_card : card {};
/// A card of which only the suit is known: `S?`, `Sx`.
struct played_suit : seq<suit_mark, one<'?', 'x'>, word_end> {};
/// Not known at all: `?`, `x`.
struct played_unknown : sor<one<'?'>, seq<one<'x'>, word_end>> {};
/// This seat played nothing: `-`.
struct played_nothing : sor<seq<one<'-'>, word_end>, string<'\xe2', '\x80', '\x93'>, string<'\xe2', '\x80', '\x94'>> {};

struct card_put_down : sor<played_card, played_suit, played_unknown> {};
struct joining : sign<'+'> {};
struct joined_card : card_put_down {};
struct cards_put_down : seq<token<card_put_down>, star<joining, want<token<joined_card>>>> {};

struct play : sor<cards_put_down, token<played_nothing>> {};

// ---- a trick, or the rest of one

/// A later card may carry its own seat, where the order was irregular: `E: DK S D2`.
struct playing_seat : seat {};
struct placed_play : seq<token<playing_seat>, opt<sign<':'>>, want<play>> {};

struct first_play : play {};
struct next_play : sor<play, placed_play> {};
struct no_fifth_card : not_at<sor<seat, card_put_down, played_nothing>> {};
struct plays_in_turn : seq<want<first_play>, rep_opt<3, not_at<statement_end>, opt<sign<','>>, want<next_play>>,
                           opt<sign<','>>, want<no_fifth_card>> {};

struct leading_seat : seat {};
struct trick_leader : seq<token<leading_seat>, opt<sign<':'>>> {};

/// `E: DK S D2`: more of the trick in progress.
struct trick_in_progress : seq<at<seat, skip, one<':'>>, trick_leader, plays_in_turn> {};

// ---- lines that begin with a number

struct first_number : seq<rep_min_max<1, 9, digit>, not_at<digit>> {};
struct last_number : number {};
struct gap_mark : nobody_knows {};
struct number_stop : sor<sign<'.'>, sign<')'>> {};
/// `7-9. ?`: what happened there is not known.
struct long_gap : seq<sign<'-'>, want<token<last_number>>, want<number_stop>, want<token<gap_mark>>> {};
struct short_gap : token<gap_mark> {};
struct numbered_trick : seq<want<trick_leader>, plays_in_turn> {};

struct by_number : seq<token<first_number>, sor<long_gap, seq<want<number_stop>, sor<short_gap, numbered_trick>>>> {};

// ---- one card as an act: `W plays S3+S4`

struct said_leads : verb<"lead"> {};
struct single_card : card_put_down {};
struct single_play : seq<token<single_card>, star<joining, want<token<joined_card>>>> {};

}  // namespace hoyle::grammar
