// A written scoring block: what the scorer put down, below the line and above it, with or without the hands it came from.
#pragma once

#include "grammar/facts.hpp"
#include "grammar/penalties.hpp"
#include "grammar/acts.hpp"

namespace hoyle::grammar {

/// AB 84 | 40 40, CD | 8
struct entry : seq<at<token<side>, sor<digit, one<'?', '|'>, seq<one<'-'>, digit>>>, figure_list> {};

struct column : seq<words<"column">, figure_list> {};
struct total : seq<words<"total">, figure_list> {};
struct bonus : seq<words<"bonus">, want<sum_of>> {};
struct sum : seq<words<"sum">, sums> {};

// ---- from spades doubled twice, result CD by 3, honours CD 4; from spades not played, honours CD 3

struct doubled_twice : sor<words<"doubled twice">, words<"redoubled">> {};
struct doublings : ordinal {};
struct doubled_times : seq<words<"doubled">, token<doublings>, want<words<"times">>> {};
struct doubled_once : words<"doubled"> {};
struct told_result : result {};
struct not_called : words<"not called"> {};
struct told_honours : seq<honours_held, opt<not_called>> {};
struct told_chicane : chicane {};
struct told_taking : seq<token<fact_side>, want<revoke_option>> {};
struct told : sor<told_result, told_honours, told_chicane, told_taking> {};
struct not_played : words<"not played"> {};
/// At whist every suit counts alike, and none need be said: from result AB by 3, honours CD 3 not called
struct from_no_suit : seq<at<sor<words<"result">, words<"honours">, words<"honors">>>, want<told>> {};
struct from_suit : seq<want<strain>, opt<sor<doubled_twice, doubled_times, doubled_once, not_played>>> {};
struct from : seq<words<"from">, sor<from_no_suit, from_suit>, star<sign<','>, want<told>>> {};

struct at_next_cut : words<"next cut"> {};
struct at_next_deal : words<"next deal"> {};
struct at_next_make : words<"next make"> {};
struct at_agreement : words<"agreement"> {};
struct noticed_at : sor<at_next_cut, at_next_deal, at_next_make, at_agreement> {};
struct noticed_after : words<"after"> {};
struct noticed_when : sor<words<"before">, noticed_after> {};
struct noticed : seq<words<"noticed">, want<noticed_when>, want<noticed_at>> {};

}  // namespace hoyle::grammar
