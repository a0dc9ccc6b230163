// Marks, which leave no card but fix a moment (`pack cut`, `dealt`, `quitted`), and facts, which the log supplies where they cannot
// be computed and which are checked where they can (`result NS 9`, `score NS below 24 above 16`).
#pragma once

#include "grammar/headings.hpp"

namespace hoyle::grammar {

// ---- figures: AB 84 | 40 40

struct figure_side : side {};
struct known_figure : seq<opt<one<'-'>>, rep_min_max<1, 9, digit>, word_end> {};
struct unknown_figure : one<'?'> {};
struct figure : sor<token<known_figure>, token<unknown_figure>> {};
struct the_line : sign<'|'> {};
struct figures_after_side : sor<seq<plus<figure>, star<the_line, star<figure>>>, plus<the_line, star<figure>>> {};
struct figures : seq<token<figure_side>, want<figures_after_side>> {};
struct another_figures : figures {};
struct figure_list : seq<want<figures>, star<sign<','>, want<another_figures>>> {};

// ---- sums: NS 24, EW 8

struct sum_side : side {};
struct sum_points : signed_number {};
struct sum_of : seq<token<sum_side>, want<token<sum_points>>> {};
struct another_sum : sum_of {};
struct sums : seq<want<sum_of>, star<sign<','>, want<another_sum>>> {};

// ---- what a column of the score is called

struct below_column : words<"below"> {};
struct above_column : words<"above"> {};
struct tricks_column : words<"tricks"> {};
struct honours_column : sor<words<"honours">, words<"honors">> {};
struct slam_column : words<"slam"> {};
struct chicane_column : words<"chicane"> {};
struct penalty_column : words<"penalty"> {};
struct bonus_column : words<"bonus"> {};
struct game_column : words<"game"> {};
struct rubber_column : words<"rubber"> {};
struct column_word : sor<below_column, above_column, tricks_column, honours_column, slam_column, chicane_column, penalty_column,
                         bonus_column, game_column, rubber_column> {};

/// below 24
struct column_sum : seq<column_word, want<token<sum_points>>> {};
struct another_column_sum : seq<opt<sign<','>>, column_sum> {};
struct side_score : seq<token<sum_side>, want<column_sum>, star<another_column_sum>> {};
struct another_side_score : side_score {};
struct side_scores : seq<want<side_score>, star<sign<','>, want<another_side_score>>> {};
/// One side, one column, one number: `NS below 24`.
struct one_column : seq<token<sum_side>, want<column_sum>> {};

// ---- marks

struct by_seat : seat {};
struct by_side : side_letters {};
struct by_unknown : nobody_knows {};
struct by_anyone : sor<token<by_seat>, token<by_side>, token<by_unknown>> {};
struct by_whom : seq<words<"by">, want<by_anyone>> {};

struct cut_for : seat {};
struct cut_at : ordinal {};
struct shown_card : card {};
struct shown_unknown : nobody_knows {};
struct showing : seq<words<"showing">, want<sor<token<shown_card>, token<shown_unknown>>>> {};
struct with_confusion : words<"with confusion"> {};
struct in_doubt : words<"in doubt"> {};
struct cut_for_whom : seq<words<"for">, want<token<cut_for>>> {};
struct cut_details : seq<opt<words<"at">, want<token<cut_at>>>, opt<showing>, opt<with_confusion>, opt<in_doubt>> {};

struct pack_was_cut : seq<words<"cut">, opt<by_whom, opt<cut_for_whom>>, cut_details> {};
struct pack_not_cut : words<"not cut"> {};

// ---- pack lacks D7, pack has C7 faced at card 50

struct faulty_card : card {};
struct card_place : ordinal {};
struct pack_lacks : seq<words<"lacks">, want<token<faulty_card>>> {};
struct pack_twice : words<"twice"> {};
struct pack_faced : seq<words<"faced">, opt<words<"at card">, want<token<card_place>>>> {};
struct pack_of_other : seq<words<"of">, want<which_pack>> {};
struct pack_fault : sor<pack_twice, pack_faced, pack_of_other> {};
struct pack_has : seq<words<"has">, want<token<faulty_card>>, want<pack_fault>> {};

struct about_pack : sor<pack_was_cut, pack_not_cut, pack_lacks, pack_has> {};
struct pack_line : seq<words<"pack">, want<about_pack>> {};

struct dealt : words<"dealt"> {};
struct dummy_down : words<"down"> {};
struct dummy_not_down : words<"not down"> {};
struct dummy_line : seq<words<"dummy">, want<sor<dummy_down, dummy_not_down>>> {};
struct gathered : seq<words<"gathered">, opt<by_whom>> {};
struct quitted : seq<sor<words<"quitted">, words<"turned and quitted">>, opt<by_whom>> {};
struct not_quitted : words<"not quitted"> {};
struct lead_not_asked : seq<words<"lead">, want<words<"not asked">>> {};
struct not_taken_up : seq<words<"trump">, want<words<"card not taken up">>> {};
struct agreed_game : words<"agreed game"> {};
struct agreed_rubber : sor<words<"agreed rubber">, words<"agreed">> {};
struct thrown_in : seq<words<"hand">, want<words<"thrown in">>> {};

// ---- facts: result, honours, chicane; also told of a hand under `from` in a block, and demanded by `expect`

struct fact_side : side {};
struct fact_number : number {};
struct fact_by : words<"by"> {};
struct fact_unknown : nobody_knows {};
struct result_figure
    : sor<seq<fact_by, want<token<fact_number>>>, token<fact_unknown>, seq<token<fact_number>, opt<sor<words<"tricks">, words<"trick">>>>> {};
struct result : seq<words<"result">, want<token<fact_side>>, want<result_figure>> {};

struct in_one_number : number {};
struct divided : words<"divided"> {};
struct in_one_hand : words<"in one hand"> {};
struct some_in_one_hand : seq<words<"with">, want<token<in_one_number>>, want<words<"in one hand">>> {};
using honours_held = seq<sor<words<"honours">, words<"honors">>, want<token<fact_side>>, want<token<fact_number>>,
                         opt<sor<divided, in_one_hand, some_in_one_hand>>>;
struct honours : honours_held {};

struct fact_seat : seat {};
struct chicane_of : sor<token<fact_seat>, token<fact_unknown>, token<fact_side>> {};
struct chicane : seq<words<"chicane">, want<chicane_of>> {};

struct tally : seq<words<"tricks">, sums> {};
struct standing : seq<words<"standing">, sums> {};
struct games : seq<words<"games">, sums> {};
struct carried : seq<words<"carried">, figure_list> {};
struct trick_won : seq<words<"won">, want<by_whom>> {};

struct winning_side : side {};
struct won_by_side : seq<words<"won">, want<words<"by">>, want<token<winning_side>>> {};
struct agreed_after : words<"agreed"> {};

struct game_number : ordinal {};
struct game_is_won : won_by_side {};
struct game_is_agreed : agreed_after {};
struct game_begins : heading_number<game_number> {};
struct game_line : seq<words<"game">, sor<game_is_won, game_is_agreed, game_begins>> {};

struct rubber_number : ordinal {};
struct rubber_is_won : won_by_side {};
struct rubber_is_agreed : agreed_after {};
struct rubber_begins : heading_number<rubber_number> {};
struct rubber_line : seq<words<"rubber">, sor<rubber_is_won, rubber_is_agreed, rubber_begins>> {};

struct score_is_agreed : agreed_after {};
struct score_written : seq<side_scores, opt<in_deal>> {};
struct score_line : seq<words<"score">, sor<score_is_agreed, score_written>> {};

}  // namespace hoyle::grammar
