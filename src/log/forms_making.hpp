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
    static constexpr const char* wanted = "the tricks declared are wanted here: one to seven";
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
/// No number that cannot be declared stands here, `9 hearts`: else it is that which is told, and not that trumps are wanted.
struct none_out_of_reach {
    using rule_t = none_out_of_reach;
    using subs_t = tao::pegtl::type_list<tricks_declared>;
    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode M, template <class...> class Action,
              template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        constexpr std::array<std::string_view, 6> too_many{"eight", "nine", "ten", "eleven", "twelve", "thirteen"};
        const std::string_view rest(in.current(), static_cast<std::size_t>(in.end() - in.current()));
        const std::string_view word = rest.substr(0, rest.find_first_of(" \t\r\n#"));
        const bool digits = !word.empty() && word.find_first_not_of("0123456789") == word.npos;
        const bool declared = digits && word.size() == 1 && word[0] >= '1' && word[0] <= '7';
        if ((digits && !declared) || std::find(too_many.begin(), too_many.end(), word) != too_many.end())
            Control<tricks_declared>::raise(static_cast<const Input&>(in), line);
        return true;
    }
    static bool said(const Printing&) { return true; }
    static void print(Printing&) {}
    static void describe(Description&) {}
};
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

namespace tao::pegtl {

template <class Name> struct analyze_traits<Name, hoyle::log::forms::none_out_of_reach> : analyze_opt_traits<> {};

}  // namespace tao::pegtl

#define HOYLE_TABLE "log/forms_making.def"
#define HOYLE_FAMILY making
#include "log/table.hpp"
