// The written block: what its forms are put together from.
#pragma once

#include "log/figures.hpp"
#include "log/form.hpp"
#include "log/remedies.hpp"

namespace hoyle::log::forms {

/// AB 84 | 40 40, CD | 8
struct block_entry : seq<at<token<grammar::side>, sor<digit, one<'?', '|'>, seq<one<'-'>, digit>>>, figure_list> {
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { figure_list::print(p); }
    static void describe(Description& d) { figure_list::describe(d); }
};

// ---- from spades doubled twice, result CD by 3, honours CD 4; from spades not played, honours CD 3

/// A fact told of the hand; whole, it goes on the Section's list.
template <Verb V, class... E> struct told_fact : phrase<E...> {
    static void store(Line& line)
    {
        line.fact.verb = V;
        if (V == Verb::demands) line.fact.taking = line.remedy.word;
        line.section.told.push_back(line.fact);
        line.fact = Told();
    }
    static bool said(const Printing& p) { return p.told->verb == V; }
};
struct taking : one_of<revoke_option> {
    static constexpr const char* wanted = revoke_option::wanted;
    static void print(Printing& p)
    {
        Remedy taken;
        taken.word = p.told->taking;
        Printing option{p.section, p.statement, true, {}, &taken};
        revoke_option::print(option);
        p.word(option.out);
    }
};
struct told
    : one_of<told_fact<Verb::result, word<"result">, result_of<Told>>,
             told_fact<Verb::honours, word<"honours", "honors">, honours_of<Told>, opt<flag<&Told::not_called, "not called">>>,
             told_fact<Verb::chicane, word<"chicane">, chicane_of<Told>>,
             told_fact<Verb::demands, slot<&Told::side, SideKind>, taking>> {
    static constexpr const char* wanted =
        "what is known of the hand is wanted here: `result NS 9`, `honours NS 4 in one hand`, `chicane EW`";
};

/// doubled, doubled twice, doubled 3 times
struct doubled_times : seq<words<"doubled">, count, want<word<"times">>> {
    static bool said(const Printing&) { return false; }
    static void print(Printing&) {}
    static void describe(Description& d) { d.slot("doubled NUMBER times", "doubled 3 times"); }
};
struct doubled : one_of<set<&Statement::number, 2, "doubled twice", "redoubled">, doubled_times,
                        set<&Statement::number, 1, "doubled">, flag<&Statement::not_played, "not played">> {
    static void print(Printing& p)
    {
        const auto times = p.statement.number;
        if (times == 1) p.word("doubled");
        if (times == 2) p.word("doubled twice");
        if (times > 2) p.word("doubled " + std::to_string(times) + " times");
        if (p.statement.not_played) p.word("not played");
    }
};
/// At whist every suit counts alike, and none need be said: from result AB by 3, honours CD 3 not called
struct from_no_suit : seq<at<sor<words<"result">, words<"honours">, words<"honors">>>, want<told>> {};
struct from_suit : seq<want<strain>, tao::pegtl::opt<doubled>> {};
struct from_hand : seq<sor<from_no_suit, from_suit>, star<sign<','>, want<told>>> {
    static constexpr const char* wanted = strain::wanted;
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (strain::said(p)) strain::print(p);
        doubled::print(p);
        bool first = !strain::said(p);
        for (const Told& each : p.list(p.section.told)) {
            if (!first) p.out += ',';
            first = false;
            p.told = &each;
            told::print(p);
        }
    }
    static void describe(Description& d)
    {
        strain::describe(d);
        d.optional(doubled::describe);
        d.optional([](Description& list) {
            list.add(",");
            told::describe(list);
        });
    }
};

struct noticed_when : one_of<set<&Statement::after, false, "before">, set<&Statement::after, true, "after">> {
    static constexpr const char* wanted = "`before` or `after` is wanted here";
};
using noticed_at =
    choice<"when it was noticed", chosen<NoticedAt::next_cut, "the next cut">, chosen<NoticedAt::next_deal, "the next deal">,
           chosen<NoticedAt::next_make, "the next make">, chosen<NoticedAt::agreement, "agreement">>;

}  // namespace hoyle::log::forms

#define HOYLE_TABLE "log/forms_block.def"
#define HOYLE_FAMILY block_of_scores
#include "log/table.hpp"
