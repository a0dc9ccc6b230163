// The make and doubling: what its forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

namespace hoyle::log::forms {

struct question_mark : idle<sign<'?'>> {
    static void describe(Description&) {}
};
/// `I leave it to you, partner`
struct partner_called : seq<tao::pegtl::opt<sign<','>>, words<"partner">> {
    static bool said(const Printing&) { return false; }
    static void print(Printing&) {}
    static void describe(Description& d) { d.words("partner", std::array<std::string_view, 0>{}); }
};
struct lead_or_play : word<"lead", "play"> {
    static constexpr const char* wanted = "`lead` or `play` is wanted here";
};
using an_answer = choice<"his answer", chosen<Answer::yes, "yes", "play">, chosen<Answer::no, "no">, chosen<Answer::none, "none">,
                         chosen<Answer::some, "some">, chosen<Answer::nothing, "nothing">>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_making.def"
#define HOYLE_FAMILY making
#include "log/table.hpp"
