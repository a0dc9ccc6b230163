// The evening around the cards: arriving, cutting in and out, bets. Here people have names, not seats.
#pragma once

#include "grammar/headings.hpp"

namespace hoyle::grammar {

// ---- cut for partners: A H5+S9, B DK of red pack

struct drawn_name : name {};
struct drawn_card : card {};
struct another_drawn_card : drawn_card {};
struct drawn_pack_colour : pack_colour {};
struct drawn_pack : seq<token<drawn_pack_colour>, words<"pack">> {};
struct drawn : seq<token<drawn_name>, want<token<drawn_card>>, star<sign<'+'>, want<token<another_drawn_card>>>,
                   opt<words<"of">, want<drawn_pack>>> {};
struct draws : seq<opt<sign<':'>>, want<drawn>, star<sign<','>, want<drawn>>> {};

struct for_places : sor<words<"places">, words<"place">, words<"seats">, words<"seat">> {};
struct for_partners : sor<words<"partners">, words<"partner">> {};
struct for_deal : words<"deal"> {};
struct for_going_out : sor<words<"going out">, words<"retiring">> {};
struct purpose : sor<for_places, for_partners, for_deal, for_going_out> {};

struct cut : seq<words<"cut">, want<words<"for">>, want<purpose>, draws> {};
struct recut : seq<words<"recut">, draws> {};

// ---- A bets C 5 shillings on the rubber; bystander X bets D 1 pound on the game for NS

struct other_bystander : words<"bystander"> {};
struct other_bettor : name {};
struct on_rubber : words<"rubber"> {};
struct on_game : words<"game"> {};
struct on_score : words<"score"> {};
struct on_odd_trick : words<"odd trick"> {};
struct bet_on : sor<on_rubber, on_game, on_score, on_odd_trick> {};
struct backed_side : side {};
struct bets : seq<verb<"bet">, opt<other_bystander>, want<token<other_bettor>>, want<token<money>>, want<token<unit>>, want<words<"on">>,
                  want<bet_on>, opt<words<"for">, want<token<backed_side>>>> {};

// ---- coming and going: the verbs that follow a list of names

struct table_number : ordinal {};
struct arrives : verb<"arrive"> {};
struct belongs : seq<verb<"belong">, want<words<"to table">>, want<token<table_number>>> {};
struct declares_in : verb<"declare in"> {};
struct asks_to_join : words<"join"> {};
struct claims_admission : seq<words<"admission">, opt<words<"to table">, want<token<table_number>>>> {};

struct chosen_seat : seat {};
struct chooses_a_seat : seq<words<"seat">, want<token<chosen_seat>>, opt<words<"and">, want<which_pack>>> {};
struct chooses_a_pack : which_pack {};

struct rubbers_played : number {};
struct has_played : seq<sor<words<"has">, words<"have">>, want<words<"played">>, want<token<rubbers_played>>,
                        want<sor<words<"rubbers">, words<"rubber">>>> {};
struct retires : sor<verb<"go out">, verb<"retire">> {};
struct leaves_table : words<"table"> {};
struct makes_a_fourth : words<"to make fourth"> {};
struct joins : seq<verb<"join">, want<words<"table">>, want<token<table_number>>, opt<makes_a_fourth>> {};
struct means_to_return : seq<verb<"mean">, want<words<"to return">>> {};

struct played_for : name {};
struct consenting_name : name {};
struct without_consent : words<"without consent"> {};
struct plays_for : seq<words<"for">, want<token<played_for>>,
                       opt<sor<without_consent, seq<words<"with consent of">, want<token<consenting_name>>,
                                                    star<between, want<token<consenting_name>>>>>>> {};
struct returns : verb<"return"> {};

}  // namespace hoyle::grammar
