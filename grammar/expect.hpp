// What a log must show: `expect revoke by W at 5 under 91 exacted`. A case is a log that checks itself.
#pragma once

#include "grammar/blocks.hpp"

namespace hoyle::grammar {

struct if_so : words<"if so"> {};
struct if_not : words<"if not"> {};

// ---- expect score NS below 24; slip NS above 48 for 52

struct expect_score : seq<words<"score">, side_scores> {};
struct expect_standing : standing {};
struct expect_tally : tally {};
struct expect_result : result {};
struct expect_rubber : seq<words<"rubber">, won_by_side> {};
struct expect_game : seq<words<"game">, won_by_side> {};
struct slip_instead : signed_number {};
struct sum_column : words<"sum"> {};
struct slip_column : seq<sor<column_word, sum_column>, want<token<sum_points>>> {};
struct slip_written : seq<token<sum_side>, want<slip_column>> {};
struct expect_slip : seq<words<"slip">, want<slip_written>, want<words<"for">>, want<token<slip_instead>>> {};

// ---- clauses

struct book : seq<lower, star<word_letter>> {};
struct roman : seq<plus<one<'I', 'V', 'X'>>, word_end> {};
/// 91, 44-III, 90 I, D4, S II
struct law_number : sor<seq<plus<digit>, sor<seq<plus<blank>, roman>, seq<star<word_letter>, word_end>>>,
                        seq<upper, sor<seq<plus<blank>, roman>, seq<plus<digit>, star<word_letter>, word_end>>>> {};
struct law_book : book {};
struct lawref_begins : success {};
struct lawref : seq<lawref_begins, opt<token<law_book>>, want<token<law_number>>> {};
struct clause_under : seq<words<"under">, opt<sor<words<"laws">, words<"law">>>, want<lawref>, star<sign<','>, want<lawref>>> {};

struct entitled : words<"entitled"> {};
struct clause_entitled : seq<entitled, want<seats>> {};
struct offered_atom : atom {};
struct clause_offering : seq<words<"offering">, want<offered_atom>, star<sign<','>, want<offered_atom>>> {};
struct best_atom : atom {};
struct clause_best : seq<words<"best">, want<best_atom>> {};
struct in_book : book {};
struct clause_in : seq<words<"in">, want<token<in_book>>> {};

struct status : sor<words<"open">, words<"exacted">, words<"waived">, words<"lapsed">, words<"lost">, words<"automatic">,
                    words<"no-remedy">, words<"silent">> {};
struct clause_status : status {};
struct fact_name : ident {};
struct fact_value : value {};
struct clause_status_said : seq<words<"status">, sign<'='>, want<clause_status>> {};
struct clause_fact : seq<at<ident, skip, one<'='>>, token<fact_name>, sign<'='>, want<token<fact_value>>> {};
struct clause : sor<clause_under, clause_entitled, clause_offering, clause_best, clause_in, clause_status, clause_status_said, clause_fact> {};
struct clauses_end : at<statement_end> {};

struct expect_nothing : words<"nothing"> {};
struct expect_none : seq<words<"no">, want<kindref>> {};
struct expect_kind : seq<kindref, star<clause>> {};
struct expected : seq<sor<expect_nothing, expect_none, expect_score, expect_standing, expect_tally, expect_result, expect_rubber,
                          expect_game, expect_slip, expect_kind>> {};
struct expect_word : words<"expect"> {};
struct expect : seq<expect_word, opt<sor<if_so, if_not>>, want<expected>, want<clauses_end>> {};

}  // namespace hoyle::grammar
