// Penalties and rights as they are named at the table: `S calls HK from E`, `W demands new deal`, `NS elect take three`. The same
// words, in their bare form, say what a ruling offers: `expect revoke by W offering take three, deduct three`.
#pragma once

#include "grammar/facts.hpp"

namespace hoyle::grammar {

// ---- calls HK from E; calls on W to win at 3

struct asked_seat : seat {};
struct asked_card : card {};
struct trumps_word : sor<words<"trumps">, words<"trump">> {};
struct asked_suit : sor<suit_word, trumps_word> {};

struct to_play : seq<words<"to play">, want<token<asked_card>>> {};
struct to_lead : seq<words<"to lead">, want<asked_suit>> {};
struct remedy_trick : trick_number {};
struct remedy_at : seq<words<"at">, opt<words<"trick">>, want<token<remedy_trick>>> {};
struct that_trick : opt<words<"trick">> {};
struct to_win : seq<words<"to win">, that_trick, opt<remedy_at>> {};
struct not_to_win : seq<sor<words<"to lose">, words<"not to win">>, that_trick, opt<remedy_at>> {};
struct not_to_play : seq<words<"not to play">, want<token<asked_card>>> {};      // the same as `bars HK from E`
struct not_to_lead : seq<words<"not to lead">, want<asked_suit>> {};
struct to_make : words<"to make"> {};
struct called_on : sor<to_play, to_lead, to_win, not_to_win, not_to_play, not_to_lead, to_make> {};

struct call_highest : seq<words<"highest">, opt<words<"of">>, opt<asked_suit>> {};
struct call_lowest : seq<words<"lowest">, opt<words<"of">>, opt<asked_suit>> {};
struct call_card : token<asked_card> {};
struct call_suit : asked_suit {};
struct called : sor<call_highest, call_lowest, call_card, call_suit> {};

struct call_on : words<"on"> {};
struct what_is_called : sor<seq<call_on, want<token<asked_seat>>, want<called_on>>, seq<called, want<words<"from">>, want<token<asked_seat>>>> {};

// ---- bars hearts from N; chooses H5; takes two; take three

struct bar_card : token<asked_card> {};
struct bar_suit : asked_suit {};
struct what_is_barred : seq<sor<bar_card, bar_suit>> {};
struct bars : seq<verb<"bar">, want<what_is_barred>, want<words<"from">>, want<token<asked_seat>>> {};

struct chosen_card : card {};
struct choose_card : token<chosen_card> {};

struct three : sor<words<"three tricks">, words<"three">, words<"3 tricks">, words<"3">> {};
struct take_three : three {};
struct deduct_three : seq<verb<"deduct">, want<three>, opt<words<"from">, want<words<"score">>>> {};
struct add_three : seq<verb<"add">, want<three>, opt<words<"to">, opt<words<"own">>, want<words<"score">>>> {};
struct revoke_option : sor<seq<verb<"take">, want<take_three>>, deduct_three, add_three> {};
struct elects : seq<verb<"elect">, opt<words<"to">>, want<revoke_option>> {};
struct take_two : words<"two"> {};

// ---- accepts the double by S; refuses the redouble; lets the double stand; ignores the make

struct the_double : words<"double"> {};
struct the_redouble : sor<words<"redouble">, words<"re-double">> {};
struct either_double : sor<the_double, the_redouble> {};
struct of_doubler : opt<words<"by">, want<token<asked_seat>>> {};
struct accepts : seq<verb<"accept">, want<either_double>, of_doubler> {};
struct refuses_double : seq<either_double, of_doubler> {};
struct lets_double_stand : seq<either_double, want<words<"stand">>, of_doubler> {};
struct ignores : seq<verb<"ignore">, want<words<"make">>> {};

// ---- what may be demanded

struct new_deal : sor<words<"new deal">, words<"fresh deal">> {};
struct new_cut : sor<words<"recut">, words<"fresh cut">> {};
struct new_shuffle : sor<words<"reshuffle">, words<"fresh shuffle">> {};
struct misdeal : words<"misdeal"> {};
struct play_out : words<"play out"> {};
struct withdrawal : words<"withdrawal"> {};
struct seen_card : sor<words<"trump card">, token<asked_card>> {};
struct sight_of : seq<words<"sight">, want<words<"of">>, want<seen_card>> {};
struct payer : name {};
struct stakes_from : seq<words<"stakes">, want<words<"from">>, want<token<payer>>> {};
struct remedy_pack_colour : pack_colour {};
struct remedy_pack : seq<token<remedy_pack_colour>, words<"pack">> {};
struct deal_by : seq<words<"deal">, want<words<"by">>, want<token<asked_seat>>, opt<words<"with">, want<remedy_pack>>> {};
struct hand_down : words<"hand down"> {};
struct trump_card_down : words<"trump card down"> {};
struct thing : sor<new_deal, new_cut, new_shuffle, misdeal, play_out, withdrawal, sight_of, stakes_from, deal_by, hand_down,
                   trump_card_down> {};

// ---- the same as atoms: what a player suggests, what a ruling offers

struct let_it_stand : words<"it stand"> {};
struct waive : verb<"waive"> {};
struct lets_stand : seq<verb<"let">, want<sor<let_it_stand, lets_double_stand>>> {};
struct accept_atom : accepts {};
struct refuse_atom : seq<verb<"refuse">, want<refuses_double>> {};
struct take_atom : seq<verb<"take">, want<sor<take_two, take_three>>> {};
struct call_atom : seq<verb<"call">, want<what_is_called>> {};
struct choose_atom : seq<verb<"choose">, want<choose_card>> {};
struct atom_for_word : words<"for"> {};
struct atom : seq<sor<thing, call_atom, bars, choose_atom, elects, take_atom, deduct_three, add_three, accept_atom, refuse_atom,
                      ignores, lets_stand, waive>,
                  opt<atom_for_word, want<kindref>>> {};

}  // namespace hoyle::grammar
