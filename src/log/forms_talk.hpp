// Talk: what its forms are put together from.
#pragma once

#include "log/atoms.hpp"
#include "log/figures.hpp"
#include "log/form.hpp"
#include "log/forms_making.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

struct what_he_is_asked : one_of<becomes<Verb::says, quotes>, becomes<Verb::asks_obedience, word<"about obedience">>,
                                 phrase<word<"about", "no">, suit, question_mark>> {
    static constexpr const char* wanted = "what he is asked is wanted here: `about diamonds`, `no diamonds?`, `about obedience`";
};
struct suggested_remedy : atom_in_list {
    static constexpr const char* wanted = nullptr;
};
struct new_packs : one_of<set<&Statement::number, 2, "new cards", "two new packs">, set<&Statement::number, 1, "one new pack">> {
    static constexpr const char* wanted = "`new cards` or `one new pack` is wanted here";
};
struct honours_word : word<"honours", "honors"> {};
struct honours_called : sor<honours_word, seq<not_at<grammar::card>, count, want<honours_word>>> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (count::said(p)) count::print(p);
        p.word("honours");
    }
    static void describe(Description& d) { d.slot("[NUMBER] honours", "3 honours"); }
};
struct what_is_decided : one_of<phrase<word<"for">, seats_in<&Statement::favour>>, quotes> {
    static constexpr const char* wanted = "for whom it is decided is wanted here, `for NS`, or the decision in quotes";
};

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_talk.def"
#define HOYLE_FAMILY talk
#include "log/table.hpp"
