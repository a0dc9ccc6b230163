// Where a form has a remedy as an atom in it.
#pragma once

#include "log/form_rules.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

struct some_atom : sor<any_form<Kind::atom>, no_form<Kind::atom>> {};
struct atom_with_its_cause : seq<some_atom, opt<word<"for">, happening_in<&Remedy::for_what>>> {
    static void describe(Description& d) { d.slot("REMEDY", "call HK from E"); }
};
/// The statement's one remedy.
struct atom_in_list : atom_with_its_cause {
    static void store(Line& line) { add_remedy(line); }
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { print_atom(p, p.section.remedies[p.statement.list.first]); }
};

}  // namespace hoyle::log::forms
