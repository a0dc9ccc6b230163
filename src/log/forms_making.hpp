// The make and doubling: what its forms are put together from.
#pragma once

#include "log/form.hpp"
#include "log/slots.hpp"

#include <algorithm>
#include <array>

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
/// How many tricks over the book are declared, at auction bridge: `S makes two hearts`.
struct DeclaredKind : NumberKind {
    using rule = grammar::declared_number;
    static constexpr const char* sample = "two";
    static constexpr const char* wanted = "a number of tricks is wanted here, one to seven";
    static std::uint32_t read(std::string_view written, const Line&)
    {
        const auto same = [&](std::string_view word) {
            return (word[0] ^ written[0]) % 32 == 0 && (word[1] ^ written[1]) % 32 == 0;
        };
        if (written.size() == 1) return static_cast<std::uint32_t>(written[0] - '0');
        return static_cast<std::uint32_t>(std::find_if(words.begin(), words.end(), same) - words.begin()) + 1;
    }
    static std::string text(std::int64_t tricks) { return std::string(words[static_cast<std::size_t>(tricks) - 1]); }
    static constexpr std::array<std::string_view, 7> words{"one", "two", "three", "four", "five", "six", "seven"};
};
using tricks_declared = slot<&Statement::number, DeclaredKind>;
/// Spades at nine a trick, which some codes of auction bridge have beside the old ones.
struct royal_spades : word<"royal spades", "royal spade", "royals", "royal"> {
    static void store(Line& line)
    {
        line.statement.strain = Strain::spades;
        line.statement.royals = true;
    }
};
struct declared : sor<royal_spades, strain> {
    static constexpr const char* wanted = strain::wanted;
    static bool said(const Printing& p) { return strain::said(p); }
    static void print(Printing& p)
    {
        if (p.statement.royals) p.word("royal");
        strain::print(p);
    }
    static void describe(Description& d) { strain::describe(d); }
};
using an_answer = choice<"his answer", chosen<Answer::yes, "yes", "play">, chosen<Answer::no, "no">, chosen<Answer::none, "none">,
                         chosen<Answer::some, "some">, chosen<Answer::nothing, "nothing">>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_making.def"
#define HOYLE_FAMILY making
#include "log/table.hpp"
