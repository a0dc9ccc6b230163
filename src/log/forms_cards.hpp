// What is done with cards, and claims: what their forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

/// `takes back HK H4`, the cards with a blank between.
struct cards_with_no_sign_between : plus<token<one_card>> {
    static bool said(const Printing& p) { return cards::said(p); }
    static void print(Printing& p) { cards::print(p); }
    static void describe(Description& d) { cards::describe(d); }
};
struct to_another : word<"to", "for"> {
    static constexpr const char* wanted = "`to` and the other card are wanted here: `changes C3 to D5`";
};

struct nobody_could_name_it : nobody_knows {};
struct dropped_cards : sor<cards, token<nobody_could_name_it>> {
    static constexpr const char* wanted = "a card such as SA or H10 is wanted here, or ? if nobody could name it";
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        cards::print(p);
        if (!cards::said(p)) p.word("?");
    }
    static void describe(Description& d) { cards::describe(d); }
};
using how_it_is_dropped = one_of<chosen<Dropped::floor, "on the floor", "below the table">,
                                 chosen<Dropped::face_down, "face down", "face downwards", "face downward">,
                                 chosen<Dropped::face_up, "face up", "face upwards", "face upward">>;

using believing_the_claim = flag<&Statement::believing, "believing the claim">;

struct cards_or_hand : one_of<his_hand, cards> {
    static constexpr const char* wanted = "cards such as SA H10 are wanted here, or `hand`";
};
struct card_or_hand : one_of<his_hand, card> {
    static constexpr const char* wanted = "a card such as SA or H10 is wanted here, or `hand`";
};
struct the_card_in_sight : cards {
    static void describe(Description& d) { d.slot("CARD", "HK"); }
};
inline bool is_in_sight(const Printing& p) { return p.statement.in_sight; }

/// One trick, two tricks.
struct tricks_word : word<"tricks", "trick"> {
    static void print(Printing& p) { p.word(p.statement.number == 1 ? "trick" : "tricks"); }
};
/// Only a revoke is claimed by its name.
struct a_revoke : seq<at<words<"revoke">>, happening> {
    static bool said(const Printing& p) { return happening::said(p); }
    static void print(Printing& p) { happening::print(p); }
    static void describe(Description& d) { d.slot("revoke [by SEAT] [at TRICK] [in deal NUMBER]", "revoke by W at 5"); }
};

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_cards.def"
#define HOYLE_FAMILY with_cards
#include "log/table.hpp"
