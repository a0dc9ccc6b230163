// The grammar of a session log: what a line may be.
//
// A log is read a line at a time; the line is also where reading begins again after a mistake, so that one run finds every mistake
// and each is told once. Inside a line the rules are put together so that one word decides what must follow: `claims` is followed
// by the rest, a number of tricks, a revoke or an admission and by nothing else. Whatever must follow is wrapped in `want`, and for
// each such place messages.hpp holds a sentence; a place without one does not compile. Since a line never tries a second reading
// after its verb is known, reading takes time in proportion to its length, and no rule contains itself, so it takes no stack.
//
//   spacing.hpp    blanks, small words, `words`, `verb`, `want`: how words are kept apart
//   tokens.hpp     seats, sides, cards, numbers, names, quoted text
//   play.hpp       tricks, gaps
//   headings.hpp   title, laws, stakes, table, deal, hands, block
//   evening.hpp    cutting, coming and going, bets
//   facts.hpp      marks and facts
//   penalties.hpp  what may be called, demanded, elected
//   acts.hpp       who does or says what
//   blocks.hpp     the written block
//   expect.hpp     what a log must show
//   messages.hpp   what is said when reading stops
//
// Where the rules depart from a plain list of statements:
//   * A line whose first word is a seat, a side or a name is an act, a trick, or an entry of a block. A colon after a seat makes it a
//     trick; a figure or a bar after a side makes it an entry; else a verb follows.
//   * `pack`, `game`, `rubber`, `deal` and `score` begin several statements; the second word decides.
//   * Seats and players' names are told apart by spelling alone: N, north and NS are seats, everything else is a name, and a player
//     called E is written "E". Which verbs ask for the one or the other is seen after the line is read.
#pragma once

#include "grammar/expect.hpp"

namespace hoyle::grammar {

// ---- disputed W v N: E says none

struct disputing_first : seats {};
struct disputing_second : seats {};
struct versus : sor<words<"v">, words<"vs">, words<"versus">, words<"against">> {};
struct disputing : seq<disputing_first, want<versus>, want<disputing_second>> {};

// ---- who acts

struct bystander_word : words<"bystander"> {};
struct bystander_name : name {};
struct bystander : seq<bystander_word, want<token<bystander_name>>> {};
struct acting_seats : seats {};
struct acting_name : name {};
struct another_name : acting_name {};
struct acting_names : seq<token<acting_name>, star<between, want<token<another_name>>>> {};
struct who : sor<bystander, acting_seats, acting_names> {};

/// After a seat a card needs a colon, or a verb.
struct no_bare_card : not_at<sor<card, one<':'>>> {};
struct act_follows : something {};
struct act : seq<who, want<act_follows>, want<no_bare_card>, want<act_verb>> {};

// ---- lines by their first word

struct mark : sor<under_letter<'p', pack_line>, under_letter<'d', dealt, dummy_line>, under_letter<'g', gathered>,
                  under_letter<'q', quitted>, under_letter<'t', quitted, not_taken_up>, under_letter<'n', not_quitted>,
                  under_letter<'l', lead_not_asked>, under_letter<'a', agreed_game, agreed_rubber>, under_letter<'h', thrown_in>> {};

struct disputable : sor<mark, act> {};
struct disputed_word : words<"disputed"> {};
struct disputed_what : success {};
struct disputed : seq<disputed_word, opt<disputing>, opt<sign<':'>>, disputed_what, want<disputable>> {};

struct by_first_word
    : sor<under_letter<'d', deal_line, disputed, date>, under_letter<'r', result, rubber_line, recut>, under_letter<'s', score_line, standing, stakes, sum>,
          under_letter<'h', hands, honours>, under_letter<'t', title, table, tally, total>, under_letter<'c', cut, carried, chicane, column>,
          under_letter<'g', game_line, games>, under_letter<'e', expect>, under_letter<'l', laws>, under_letter<'b', block, bonus>,
          under_letter<'f', from>, under_letter<'w', trick_won>, under_letter<'n', noticed>, mark> {};

struct statement : sor<by_number, seq<at<lower>, by_first_word>, seq<at<seat>, sor<trick_in_progress, act>>, entry, act> {};
struct line_follows : statement {};

struct comment : seq<one<'#'>, star<any>> {};
struct line_end : seq<opt<sign<'.'>>, opt<comment>, eof> {};
struct line : seq<skip, want<line_follows>, want<line_end>> {};

}  // namespace hoyle::grammar
