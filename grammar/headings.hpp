// Headings: what the log is about, and what begins a rubber, a deal, a game, a block.
#pragma once

#include "grammar/tokens.hpp"

namespace hoyle::grammar {

struct told_text : text {};

struct title : seq<words<"title">, want<told_text>> {};

/// date 14 March 1905; as anybody writes it, in quotes or not
struct date_words : plus<not_at<sor<one<'#', '"'>, opening_quote, unseen_character>>, any> {};
struct date_told : sor<told_text, token<date_words>> {};
struct date : seq<words<"date">, want<date_told>> {};

// ---- laws portland-1904 with doubling-limit 100, limit-mode=clamp

struct code_word : ident {};
struct code : sor<token<code_word>, told_text> {};
struct option_name : ident {};
struct option_value : value {};
struct option : seq<token<option_name>, sor<seq<sign<'='>, want<token<option_value>>>, opt<token<option_value>>>> {};
struct laws : seq<words<"laws">, want<code>, opt<words<"with">, want<option>, star<sign<','>, want<option>>>> {};

// ---- stakes 1 shilling per 100

struct no_stakes : words<"none"> {};
struct money : amount {};
struct unit : ident {};
struct per_points : ordinal {};
struct one_point : words<"point"> {};
struct stake_measure : sor<one_point, seq<token<per_points>, opt<words<"points">>>> {};
struct stake : sor<no_stakes, seq<token<money>, want<token<unit>>, want<words<"per">>, want<stake_measure>>> {};
struct stakes : seq<words<"stakes">, want<stake>> {};

// ---- table N: Alice, E: Mrs. Carol Hart, S: Bob, W: "Lord S."

struct chair_seat : seat {};
/// `E:` or `E Carol`: the name before it is at its end. `E. Carol` is a name.
struct next_chair : seq<one<'N', 'E', 'S', 'W'>, sor<blank, one<':'>>> {};
/// A point within a name, as in `J. B. Smith`; one at the end of the line ends the line.
struct name_point : seq<one<'.'>, at<sor<word_letter, seq<plus<blank>, not_at<next_chair>, word_letter>>>> {};
struct name_word : seq<not_at<next_chair>, not_at<sor<digit, one<'-', '_', '\''>>>, plus<sor<word_letter, name_point>>> {};
struct chair_words : seq<not_at<seat>, name_word, star<plus<blank>, name_word>> {};
struct chair_initial : seq<at<seq<any, name_point>>, name_word, star<plus<blank>, name_word>> {};
struct chair_name : sor<quoted_name, chair_words, chair_initial> {};
struct chair : seq<token<chair_seat>, opt<sign<':'>>, want<token<chair_name>>> {};
struct table : seq<words<"table">, want<chair>, rep<3, opt<sign<','>>, want<chair>>> {};

// ---- deal 2 by W with blue pack

/// A number stands behind a heading or not; a nought, or one of ten digits, is none.
template <class Number>
struct heading_number : opt<at<digit>, want<token<Number>>> {};
struct number_of_deal : ordinal {};
struct dealer_seat : seat {};
struct dealer_unknown : nobody_knows {};
struct dealer_name : name {};
struct dealer : sor<token<dealer_seat>, token<dealer_unknown>, token<dealer_name>> {};
struct deal_void : words<"void"> {};
struct deal_heading : seq<heading_number<number_of_deal>, want<words<"by">>, want<dealer>, opt<words<"with">, want<which_pack>>> {};
struct deal_line : seq<words<"deal">, sor<deal_void, deal_heading>> {};

// ---- hands N:AK62.KQ4.J973.85 QJT.T98.AQ2.KJ73 985.AJ3.K865.Q64 743.7652.T4.AT92

struct held_rank : sor<rank_mark, one<'?', 'x'>> {};
struct one_suit : star<held_rank> {};
struct four_suits : seq<one_suit, one<'.'>, one_suit, one<'.'>, one_suit, one<'.'>, one_suit, not_at<one<'.'>>, word_end> {};
struct hand_not_given : seq<one<'?', '-'>, not_at<sor<held_rank, one<'.', '-'>>>, word_end> {};
struct hand : sor<four_suits, hand_not_given> {};
struct first_hand_seat : seat {};
struct hands : seq<words<"hands">, want<token<first_hand_seat>>, opt<sign<':'>>, rep<4, want<token<hand>>>> {};

struct block : seq<words<"block">, opt<told_text>> {};

}  // namespace hoyle::grammar
