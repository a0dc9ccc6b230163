// Acts: who does or says what. A line `SEAT verb ...`; the rules here begin at the verb. What verbs share their first word stand
// together under it (`takes back`, `takes up`, `takes two`): once that word is read, one of them must follow.
#pragma once

#include "grammar/evening.hpp"
#include "grammar/penalties.hpp"
#include "grammar/play.hpp"

namespace hoyle::grammar {

struct whom : seat {};
struct act_number : ordinal {};
struct act_card : card {};
struct second_card : card {};
struct one_of_cards : card {};
/// HK DA; HK, DA; HK and DA.
struct cards : seq<token<one_of_cards>, star<opt<between>, token<one_of_cards>>> {};
struct his_hand : sor<words<"hands">, words<"hand">, words<"cards">> {};
struct hand_of : seq<words<"hand of">, want<token<whom>>> {};
struct act_word : ident {};
struct act_trick : trick_number {};

// ---- dealing

struct below_table : words<"below table"> {};
struct faces_seen : words<"faces seen"> {};
struct during_play : words<"during play"> {};
struct into_packets : words<"into packets"> {};
struct across_table : words<"across table"> {};
struct second_time : words<"second time"> {};
struct manner : sor<below_table, faces_seen, during_play, into_packets, across_table, second_time> {};
struct the_pack : opt<sor<which_pack, words<"pack">>> {};
struct shuffles : seq<verb<"shuffle">, the_pack, opt<words<"for">, want<token<whom>>>, star<manner>, opt<showing>> {};
struct collects : seq<verb<"collect">, the_pack> {};
struct presents : seq<verb<"present">, want<words<"pack">>, opt<showing>> {};

struct first_dealt : ordinal {};
struct next_dealt : ordinal {};
struct face_up : sor<words<"face up">, words<"face upwards">, words<"face upward">> {};
struct face_down : sor<words<"face down">, words<"face downwards">, words<"face downward">> {};
struct deals_for : seq<words<"for">, want<token<whom>>> {};
struct deals_packets : seq<words<"into">, want<token<act_number>>, want<sor<words<"packets">, words<"packet">>>> {};
struct deals_cards : seq<words<"cards">, want<token<first_dealt>>, want<sign<'+'>>, want<token<next_dealt>>,
                         star<sign<'+'>, want<token<next_dealt>>>, want<words<"to">>, want<token<whom>>> {};
struct deals_card : seq<words<"card">, want<token<act_number>>, opt<token<act_card>>, want<words<"to">>, want<token<whom>>,
                        opt<sor<face_up, face_down>>> {};
struct what_is_dealt : sor<deals_for, deals_packets, deals_cards, deals_card> {};
struct deals : seq<verb<"deal">, want<what_is_dealt>> {};

struct at_hand_of : hand_of {};
struct at_own_hand : his_hand {};
struct at_card : seq<words<"card">, want<token<act_number>>, opt<token<act_card>>> {};
struct at_trump_card : words<"trump card"> {};
struct at_last_trick : words<"last trick"> {};
struct to_count : words<"to count"> {};
struct at_a_trick : seq<words<"trick">, want<token<act_number>>, opt<to_count>> {};
struct what_is_looked_at : sor<at_hand_of, at_own_hand, at_card, at_trump_card, at_last_trick, at_a_trick> {};
struct looks : seq<verb<"look">, want<words<"at">>, want<what_is_looked_at>> {};

struct arranging : words<"arranging"> {};
struct what_is_touched : sor<hand_of, his_hand, seq<token<act_card>, opt<arranging>>> {};
struct touches : seq<verb<"touch">, want<what_is_touched>> {};

struct counts_pack : words<"pack"> {};
struct counts_dealt : sor<words<"dealt cards">, words<"cards">> {};
struct counts_tricks : words<"tricks"> {};
struct what_is_counted : sor<counts_pack, counts_dealt, counts_tricks> {};
struct fearing_misdeal : words<"fearing misdeal"> {};
struct counts : seq<verb<"count">, want<what_is_counted>, opt<fearing_misdeal>> {};

struct turns_up : seq<sor<verb<"turn up">, verb<"turn">>, want<token<act_card>>> {};

struct about_score : words<"score"> {};
struct about_turn : words<"turn"> {};
struct what_about : sor<about_score, about_turn> {};
struct rightly : words<"rightly"> {};
struct wrongly : words<"wrongly"> {};
struct interrupts : seq<verb<"interrupt">, want<words<"deal about">>, want<what_about>, opt<sor<rightly, wrongly>>> {};

struct to_shuffle : words<"shuffle"> {};
struct to_cut : words<"cut"> {};
struct to_deal : words<"deal"> {};
struct to_double : words<"double"> {};
struct to_redouble : sor<words<"redouble">, words<"re-double">> {};
struct to_lead_off : words<"lead"> {};
struct doing : sor<to_shuffle, to_cut, to_deal, to_double, to_redouble, to_lead_off> {};
struct allows : seq<sor<verb<"allow">, verb<"permit">>, want<token<whom>>, want<words<"to">>, want<doing>> {};
struct forbids : seq<verb<"forbid">, want<token<whom>>, want<words<"to">>, want<doing>> {};

struct held_of_pack : seq<words<"of">, want<which_pack>> {};
struct held_in_sight : seq<words<"so that">, want<token<whom>>, want<words<"sees it">>> {};
struct how_it_is_held : sor<held_of_pack, held_in_sight> {};
struct holds_it : seq<verb<"hold">, want<token<act_card>>, want<how_it_is_held>> {};
struct act_suit : suit_word {};
struct suit_number : number {};
struct held_none : words<"no"> {};
struct held_in_all : sor<words<"cards">, words<"card">> {};
struct what_was_counted : sor<held_in_all, act_suit> {};
struct what_was_held : sor<seq<held_none, want<act_suit>>, seq<token<suit_number>, want<what_was_counted>>, cards> {};
struct held : seq<words<"held">, want<what_was_held>> {};
struct took_up_number : number {};
struct took_up : seq<words<"took">, want<words<"up">>, want<token<took_up_number>>, opt<sor<words<"cards">, words<"card">>>> {};

struct on_floor : words<"on floor"> {};
struct in_trick : seq<words<"in trick">, want<token<act_trick>>> {};
struct in_pack : seq<words<"in">, want<which_pack>> {};
struct is_torn : words<"torn"> {};
struct is_marked : words<"marked"> {};
struct finds : seq<verb<"find">, want<token<act_card>>, opt<sor<on_floor, in_trick, in_pack, is_torn, is_marked>>> {};

struct forgets : seq<verb<"forget">, want<words<"trump card">>> {};

// ---- declaring and doubling

struct makes_spades : spades_word {};
struct makes_hearts : hearts_word {};
struct makes_diamonds : diamonds_word {};
struct makes_clubs : clubs_word {};
struct makes_no_trumps : no_trumps_word {};
struct strain : sor<makes_spades, makes_hearts, makes_diamonds, makes_clubs, makes_no_trumps> {};
struct makes : seq<sor<seq<verb<"make">, opt<words<"it">>>, verb<"declare">>, want<strain>> {};

struct what_he_passes : sor<words<"make">, words<"declaration">, words<"it">> {};
struct passes : seq<verb<"pass">, opt<what_he_passes, opt<sor<words<"to partner">, words<"back">>>>> {};
struct doubles_again : words<"again"> {};
struct doubles_once : success {};
struct doubles : seq<verb<"double">, sor<doubles_again, doubles_once>> {};
struct redoubles : sor<verb<"redouble">, verb<"re-double">> {};
struct goes_over_again : words<"over again"> {};
struct goes_over : words<"over"> {};
struct goes_out : words<"out"> {};
struct how_he_goes : sor<goes_over_again, goes_over, goes_out> {};
struct goes : seq<verb<"go">, want<how_he_goes>> {};
struct is_satisfied : sor<words<"is satisfied">, words<"are satisfied">, words<"satisfied">, words<"is content">, words<"are content">> {};

// ---- what is said: words with a meaning of their own, or anything in quotes

struct question_mark : opt<sign<'?'>> {};
struct lead_or_play : sor<words<"lead">, words<"play">> {};
struct may_i : seq<sor<words<"may">, words<"shall">>, want<words<"I">>, want<lead_or_play>, question_mark> {};
struct partner_called : seq<opt<sign<','>>, words<"partner">> {};
struct says_pass : seq<sor<words<"make it">, words<"you make it">, seq<words<"I leave it to">, words<"you">>, words<"leave it to you">>, opt<partner_called>> {};
struct says_strain : strain {};
struct says_may_i : may_i {};
struct says_yes : sor<words<"yes">, words<"play">> {};
struct says_no : words<"no"> {};
struct says_none : words<"none"> {};
struct says_some : words<"some"> {};
struct says_nothing : words<"nothing"> {};
struct an_answer : sor<says_yes, says_no, says_none, says_some, says_nothing> {};
struct says_double : sor<words<"over">, words<"I go over">, words<"I double">, words<"double">> {};
struct says_redouble : sor<words<"I redouble">, words<"I re-double">, words<"redouble">, words<"re-double">> {};
struct says_satisfied : sor<words<"satisfied">, words<"I am satisfied">, words<"content">, words<"I am content">> {};
struct says_ours : sor<words<"it is ours">, words<"ours">, words<"it is mine">, words<"it is our trick">, words<"it is my trick">> {};
struct says_rest : sor<words<"I have rest">, words<"rest are mine">, words<"rest is mine">, words<"rest are ours">, words<"rest is ours">> {};
struct says_text : told_text {};
struct what_is_said : sor<says_text, says_pass, says_strain, says_may_i, an_answer, says_redouble, says_double, says_satisfied, says_ours, says_rest> {};
struct says : seq<verb<"say">, want<what_is_said>> {};
struct what_is_answered : an_answer {};
struct answers : seq<verb<"answer">, want<what_is_answered>> {};

struct asks_to_lead : seq<lead_or_play, question_mark> {};
struct asks_to : seq<words<"to">, want<sor<asks_to_lead, asks_to_join>>> {};
struct placing_for_partner : words<"for partner"> {};
struct asks_for_placing : seq<words<"placing">, opt<placing_for_partner>> {};
struct asks_trump_card : words<"trump card"> {};
struct asks_trump_suit : sor<words<"trump suit">, words<"what are trumps">> {};
struct asks_for_deal : sor<new_deal, misdeal> {};
struct asks_for : seq<words<"for">, want<sor<asks_for_placing, asks_trump_card, asks_for_deal>>> {};
struct asks_who : seq<words<"who">, want<words<"exacts">>> {};
struct asks_obedience : words<"about obedience"> {};
struct asks_suit : seq<sor<words<"about">, words<"no">>, want<act_suit>, question_mark> {};
struct asks_him_text : told_text {};
struct asked_about : sor<asks_him_text, asks_obedience, asks_suit> {};
struct asks_player : seq<token<whom>, want<asked_about>> {};
struct asks_text : told_text {};
struct what_is_asked : sor<asks_text, asks_to, may_i, asks_player, asks_for, asks_who, asks_trump_card, asks_trump_suit> {};
struct asks : seq<verb<"ask">, want<what_is_asked>> {};

struct remarks : seq<verb<"remark">, want<words<"on">>, want<token<act_word>>, opt<told_text>> {};
struct warns : seq<verb<"warn">, want<token<whom>>> {};
struct points_out : seq<sor<seq<verb<"point">, want<words<"out">>>, verb<"notice">>, want<kindref>, opt<told_text>> {};
struct by_touch : words<"by touch"> {};
struct by_look : words<"by look"> {};
struct suggests_card : seq<token<act_card>, opt<sor<by_touch, by_look>>> {};
struct suggests_remedy : atom {};
struct what_is_suggested : sor<suggests_card, suggests_remedy> {};
struct suggests : seq<verb<"suggest">, want<what_is_suggested>> {};
struct etiquette : seq<verb<"break">, want<words<"etiquette by">>, want<token<act_word>>> {};
struct consults : seq<verb<"consult">, opt<words<"with">>, opt<token<whom>>, opt<words<"about">, want<token<act_word>>>> {};      // whom: his partner, if it is not said
struct informs : seq<verb<"inform">, want<token<whom>>, want<words<"of penalty">>> {};
struct hurries : seq<verb<"give">, want<token<whom>>, want<words<"no time">>, opt<for_what>> {};

// ---- what is done with cards

struct takes_back : seq<words<"back">, star<token<one_of_cards>>> {};
struct withdraws : seq<sor<verb<"withdraw">, verb<"pick up">>, star<token<one_of_cards>>> {};
struct takes_cards_back : seq<cards, want<words<"back">>> {};
struct takes_up_trump : seq<words<"up">, want<words<"trump card">>> {};
struct takes_two : take_two {};
struct takes_three : take_three {};
struct takes_some : seq<sor<takes_two, takes_three>, opt<for_what>> {};
struct what_is_taken : sor<takes_back, takes_up_trump, takes_some, takes_cards_back> {};
struct takes : seq<verb<"take">, want<what_is_taken>> {};

struct changed_to : seq<want<sor<words<"to">, words<"for">>>, want<token<second_card>>> {};
struct changes_card : seq<token<act_card>, changed_to> {};
struct changes : seq<verb<"change">, want<changes_card>> {};
struct new_points : number {};
struct corrects_score : seq<one_column, want<words<"to">>, want<token<new_points>>, opt<in_deal>> {};
struct corrects_deal : seq<words<"deal">, opt<words<"moving">, want<token<act_number>>>> {};
struct what_is_corrected : sor<corrects_deal, changes_card, corrects_score> {};
struct corrects : seq<verb<"correct">, want<what_is_corrected>> {};
struct challenges : seq<verb<"challenge">, want<one_column>, opt<in_deal>> {};

struct drawn_unknown : nobody_knows {};
struct what_is_drawn : sor<token<act_card>, token<drawn_unknown>> {};
struct draws_card : seq<sor<verb<"draw">, verb<"detach">>, want<what_is_drawn>> {};
struct names_trump : words<"trump card"> {};
struct names_card : token<act_card> {};
struct what_is_named : sor<names_trump, names_card> {};
struct names_it : seq<verb<"name">, want<what_is_named>> {};
struct quits_trick : words<"trick"> {};
struct quits_card : token<act_card> {};
struct what_is_quitted : sor<quits_trick, quits_card> {};
struct quits : seq<verb<"quit">, want<what_is_quitted>> {};
struct gathers : seq<verb<"gather">, want<words<"trick">>> {};

struct dropped_on_floor : sor<words<"on floor">, words<"below table">> {};
struct dropped_face_up : face_up {};
struct dropped_face_down : face_down {};
struct snatched_back : words<"and snatches it back"> {};
struct dropped_unknown : nobody_knows {};
struct dropped_cards : sor<cards, token<dropped_unknown>> {};
struct drops : seq<verb<"drop">, want<dropped_cards>, opt<sor<dropped_on_floor, dropped_face_down, dropped_face_up>>, opt<snatched_back>> {};
struct cards_or_hand : sor<his_hand, cards> {};
struct shows : seq<sor<verb<"show">, verb<"expose">>, want<cards_or_hand>, opt<words<"to">, want<token<whom>>>,
                   opt<words<"at card">, want<token<act_number>>>> {};
struct believing : words<"believing claim"> {};
struct throws_down : seq<verb<"throw">, want<words<"down">>, want<cards_or_hand>, opt<believing>> {};
struct card_or_hand : sor<his_hand, token<act_card>> {};
struct lays_down : seq<verb<"lay">, want<words<"down">>, want<card_or_hand>> {};
struct places_pack : words<"pack wrongly"> {};
struct places_card : token<act_card> {};
struct what_is_placed : sor<places_pack, places_card> {};
struct places : seq<verb<"place">, want<what_is_placed>> {};
struct restores : seq<verb<"restore">, want<token<act_card>>, want<words<"from trick">>, want<token<act_trick>>, want<words<"to">>,
                      want<token<whom>>> {};
struct searches : seq<verb<"search">, want<words<"tricks">>> {};
struct mixes : seq<verb<"mix">, want<sor<words<"tricks">, words<"cards">>>> {};

// ---- claims

struct tricks_number : number {};
struct tricks_word : sor<words<"tricks">, words<"trick">> {};
struct all_the_rest : sor<words<"rest">, words<"all tricks">, words<"all remaining tricks">, words<"remaining tricks">> {};
struct claims_rest : seq<all_the_rest, opt<told_text>> {};
struct claims_tricks : seq<token<tricks_number>, want<tricks_word>, opt<told_text>> {};
struct claimed_kind : seq<at<words<"revoke">>, token<kind>, kind_place> {};
struct claims_revoke : seq<claimed_kind, opt<told_text>> {};
struct claims_deal : seq<sor<new_deal, misdeal>, opt<for_what>> {};
struct what_is_claimed : sor<claims_rest, claims_revoke, claims_deal, claims_admission, claims_tricks> {};
struct claims : seq<verb<"claim">, want<what_is_claimed>> {};
struct concedes_rest : all_the_rest {};
struct concedes_tricks : seq<token<tricks_number>, want<tricks_word>> {};
struct what_is_conceded : sor<concedes_rest, concedes_tricks> {};
struct concedes : seq<verb<"concede">, want<what_is_conceded>> {};
struct admits : seq<verb<"admit">, want<sor<words<"claim">, words<"revoke">>>> {};
struct denies : seq<sor<words<"deny">, words<"denies">>, want<words<"claim">>> {};

// ---- penalties

struct packs_two : sor<words<"new cards">, words<"two new packs">> {};
struct packs_one : words<"one new pack"> {};
struct new_packs : sor<packs_two, packs_one> {};
struct calls_new_cards : seq<words<"for">, want<new_packs>> {};
struct honours_word : sor<words<"honours">, words<"honors">> {};
struct calls_honours : sor<honours_word, seq<not_at<card>, token<act_number>, want<honours_word>>> {};
struct calls_for_play : seq<what_is_called, opt<for_what>> {};
struct whatever_is_called : sor<calls_new_cards, calls_honours, calls_for_play> {};
struct calls : seq<verb<"call">, want<whatever_is_called>> {};

struct bars_it : seq<bars, opt<for_what>> {};
struct demands : seq<verb<"demand">, want<thing>, opt<for_what>> {};
struct elects_it : seq<elects, opt<for_what>> {};
struct deducts_or_adds : seq<sor<deduct_three, add_three>, opt<for_what>> {};
struct accepts_it : seq<accepts> {};
struct refuses_it : seq<refuses_double> {};
struct refuses_place : words<"to place"> {};
struct what_is_refused : sor<refuses_place, refuses_it> {};
struct refuses : seq<verb<"refuse">, want<what_is_refused>> {};
struct ignores_it : seq<ignores> {};
struct waived_kind : opt<kindref> {};
struct waives : seq<verb<"waive">, waived_kind> {};
struct lets_it_stand : seq<words<"it stand">, waived_kind> {};
struct lets_the_double_stand : seq<lets_double_stand> {};
struct what_is_let : sor<lets_it_stand, lets_the_double_stand> {};
struct lets : seq<verb<"let">, want<what_is_let>> {};
struct obeys : verb<"obey"> {};
struct disobeys : verb<"disobey"> {};

struct by_agreement : words<"by agreement"> {};
struct for_word : words<"for"> {};
struct favoured : seats {};
struct decided_for : seq<for_word, want<favoured>> {};
struct what_is_decided : sor<decided_for, told_text> {};
struct decides : seq<verb<"decide">, want<what_is_decided>, opt<by_agreement>> {};

// ---- verbs that share their first word with one of the evening's

struct chooses_card : seq<choose_card, opt<for_what>> {};
struct what_is_chosen : sor<chooses_a_seat, chooses_card, chooses_a_pack> {};
struct chooses : seq<verb<"choose">, want<what_is_chosen>> {};
struct leaves_it : seq<words<"it">, opt<words<"to partner">>> {};
struct leaves_seat : words<"seat"> {};
struct what_is_left : sor<leaves_it, leaves_seat, leaves_table> {};
struct leaves : seq<verb<"leave">, want<what_is_left>> {};
struct plays_cards : single_play {};
struct what_is_played : sor<plays_for, plays_cards> {};
struct plays : seq<verb<"play">, want<what_is_played>> {};
struct leads : seq<said_leads, want<plays_cards>> {};
struct cuts : seq<verb<"cut">, opt<words<"pack">>, opt<cut_for_whom>, cut_details> {};

// ---- every verb, under its first letter

struct act_verb
    : sor<under_letter<'p', passes, plays, points_out, places, presents, withdraws, allows>,
          under_letter<'m', makes, mixes, means_to_return>,
          under_letter<'a', asks, answers, allows, admits, accepts_it, arrives, deducts_or_adds, is_satisfied>,
          under_letter<'s', says, shows, shuffles, suggests, searches, is_satisfied>,
          under_letter<'c', calls, claims, concedes, chooses, consults, changes, corrects, counts, collects, cuts, challenges>,
          under_letter<'d', doubles, drops, deals, declares_in, makes, demands, draws_card, denies, decides, deducts_or_adds, disobeys>,
          under_letter<'t', takes, touches, turns_up, throws_down, took_up>,
          under_letter<'l', looks, leads, lays_down, lets, leaves>,
          under_letter<'r', redoubles, refuses, remarks, restores, retires, returns>,
          under_letter<'e', elects_it, draws_card, shows, etiquette>,
          under_letter<'h', holds_it, held, has_played>,
          under_letter<'w', waives, warns, withdraws>,
          under_letter<'g', goes, gathers, hurries>,
          under_letter<'b', bars_it, bets, etiquette, belongs>,
          under_letter<'i', informs, interrupts, ignores_it, is_satisfied>,
          under_letter<'f', forbids, finds, forgets>,
          under_letter<'n', names_it, points_out>,
          under_letter<'q', quits>,
          under_letter<'o', obeys>,
          under_letter<'j', joins>> {};

}  // namespace hoyle::grammar
