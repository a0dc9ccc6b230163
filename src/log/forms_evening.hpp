// The evening: what its forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/money.hpp"

namespace hoyle::log::forms {

using purpose = choice<"what was cut for", chosen<Purpose::places, "places", "place", "seats", "seat">,
                       chosen<Purpose::partners, "partners", "partner">, chosen<Purpose::deal, "deal">,
                       chosen<Purpose::going_out, "going out", "retiring">>;

/// A H5+S9, B DK of red pack
struct drawn_name : grammar::name {
    static void store(Line& line) { line.section.draws.push_back({line.word, {}, {}}); }
};
struct drawn_card : grammar::card {
    static void store(std::string_view written, Line& line) { add_card(written, line.section.draws.back().cards); }
    static constexpr const char* wanted = "the card that was drawn is wanted here, such as SA or H10";
};
struct drawn : seq<token<drawn_name>, want<token<drawn_card>>, star<sign<'+'>, want<token<drawn_card>>>,
                   tao::pegtl::opt<words<"of">, want<pack_in<&Draw::pack>>>> {
    static constexpr const char* wanted = "a name and the card drawn are wanted here: `cut for partners: A H5, B DK`";
};
struct cards_drawn : seq<tao::pegtl::opt<sign<':'>>, want<drawn>, star<sign<','>, want<drawn>>> {
    static constexpr const char* wanted = drawn::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_draws(p); }
    static void describe(Description& d) { d.slot(": NAME CARD, NAME CARD ...", ": Ann H5, Bob DK"); }
};

struct bet_on : one_of<chosen<BetOn::rubber, "rubber">, chosen<BetOn::game, "game">, chosen<BetOn::score, "score">,
                       chosen<BetOn::odd_trick, "odd trick">> {
    static constexpr const char* wanted = "what the bet is on is wanted here: the rubber, game, score or odd trick";
};
struct table_number : count {
    static constexpr const char* wanted = "the number of a table is wanted here, from 1 on";
};
/// One rubber, two rubbers.
struct rubbers_word : word<"rubbers", "rubber"> {
    static void print(Printing& p) { p.word(p.statement.number == 1 ? "rubber" : "rubbers"); }
};

/// The names on the statement's list, behind that of who acts.
struct consenting_name : grammar::name {
    static void store(Line& line) { line.section.names.push_back(line.word); }
    static constexpr const char* wanted = NameKind::wanted;
};
struct consenting_names : seq<token<consenting_name>, star<between, want<token<consenting_name>>>> {
    static constexpr const char* wanted = NameKind::wanted;
    static bool said(const Printing& p) { return !p.statement.list.empty(); }
    static void print(Printing& p) { print_names(p); }
    static void describe(Description& d) { d.slot("NAMES", "Ann, Cat"); }
};
using whose_consent =
    one_of<flag<&Statement::without_consent, "without consent">, phrase<word<"with consent of">, consenting_names>>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_evening.def"
#define HOYLE_FAMILY evening
#include "log/table.hpp"
