// What a line of a session log may be. A log is read a line at a time; the line is also where reading begins again after a
// mistake, so that one run finds every mistake and each is told once.
//
// A line begins with a word of its own (`deal`, `pack`, `expect`: forms of the kinds line and mark), with figures (a trick, an
// entry of a block), or with whoever acts, whose verb then decides. Whatever must follow is wanted, and has a sentence that is
// said where it does not. Since a line never tries a second reading once a word has decided, reading takes time in proportion to
// its length, and no rule contains itself, so it takes no stack.
//
//   * Seats and players' names are told apart by spelling alone: N, north and NS are seats, everything else is a name, and a
//   player
//     called E is written "E". Which verbs ask for the one or the other is seen after the line is read (finish.cpp).
#pragma once

#include "grammar/tokens.hpp"
#include "log/form_rules.hpp"
#include "log/line.hpp"

namespace hoyle::log::session {

using namespace grammar;
using forms::any_form;
using forms::Kind;
using forms::no_form;

// ---- who acts

struct bystander_name : name {
    static void store(Line& line)
    {
        line.statement.bystander = true;
        line.statement.name = line.word;
    }
    static constexpr const char* wanted =
        "a player's name is wanted here; in quotes if it has a blank in it or is spelt like a seat";
};
struct bystander : seq<words<"bystander">, want<token<bystander_name>>> {};
struct acting_name : name {
    static void store(Line& line)
    {
        line.names_act = true;
        ++line.names_acting;
        line.section.names.push_back(line.word);
    }
    static constexpr const char* wanted = bystander_name::wanted;
};
struct acting_names : seq<token<acting_name>, star<between, want<token<acting_name>>>> {};
struct who : sor<bystander, seats, acting_names> {
    static void store(std::string_view read, Line& line) { line.subject = read.substr(0, read.find_last_not_of(" \t") + 1); }
};

struct act_follows : something {
    static constexpr const char* wanted = "what he did is wanted here, such as `passes` or `drops HK`{start?}";
};
/// After a seat a card needs a colon, or a verb.
struct no_bare_card : not_at<sor<card, one<':'>>> {
    static constexpr const char* wanted =
        "a card played stands behind its seat and a colon: `W: D4`; one dropped or shown behind a verb: `W drops D4`";
};
struct what_he_did : sor<any_form<Kind::act>, any_form<Kind::named>, no_form<Kind::act, Kind::named>> {
    static constexpr const char* wanted = "`{word}` is no verb a log knows{verb?}";
};
struct act : seq<who, want<act_follows>, want<no_bare_card>, want<what_he_did>> {};

// ---- disputed W v N: E says none

struct disputed_word : words<"disputed"> {
    static void store(Line& line)
    {
        line.statement.disputed = true;
        line.unknown = &line.party_unknown;
        line.seats = &line.statement.disputed_a;
    }
};
struct first_party : seats {
    static void store(Line& line) { line.seats = &line.statement.disputed_b; }
};
struct versus : sor<words<"v">, words<"vs">, words<"versus">, words<"against">> {
    static constexpr const char* wanted = "a colon is wanted here, or `v` and the other party: `disputed W v N: E says none`";
};
struct parties : seq<first_party, want<versus>, want<seats>> {};
struct what_is_disputed : success {
    static void store(Line& line)
    {
        line.seats = &line.statement.who;
        line.unknown = &line.statement.who_unknown;
    }
};
struct disputable : sor<any_form<Kind::mark>, no_form<Kind::mark>, act> {
    static constexpr const char* wanted = "what is disputed is wanted here: an act, `E says none`, or a mark, `quitted`";
};
struct disputed : seq<disputed_word, opt<parties>, opt<sign<':'>>, what_is_disputed, want<disputable>> {};

// ---- the line

struct by_first_word : sor<disputed, any_form<Kind::line>, any_form<Kind::mark>, no_form<Kind::line, Kind::mark>> {};
struct statement : sor<seq<at<lower>, by_first_word>, any_form<Kind::figures>, act> {
    static constexpr const char* wanted =
        "no line of a log begins so: it begins with who did it, with the number of a trick, or with a word such as `deal`";
};
struct comment : seq<one<'#'>, star<any>> {
    static void store(std::string_view read, Line& line);
};
struct line_end : seq<opt<sign<'.'>>, opt<comment>, eof> {
    static constexpr const char* wanted = "nothing more is wanted on this line{start?}";
};
struct line : seq<skip, want<statement>, want<line_end>> {};

}  // namespace hoyle::log::session
