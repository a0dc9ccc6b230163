// What the form of a statement is put together from. An element is told once and does all that is done with it:
//
//   match     a rule of PEGTL: it reads its words, and a slot stores what it read (`store`)
//   wanted    what is said where it must stand and does not
//   said      is there anything of it in this statement?
//   print     its canonical spelling
//   describe  for the list of forms in docs/log-language.md and for the fuzzer's dictionary
//
// Here are the elements that every form may use: words, and ways of putting elements together. What goes into slots of a
// Statement is in slots.hpp.
#pragma once

#include "grammar/tokens.hpp"
#include "grammar/wanted.hpp"
#include "log/description.hpp"
#include "log/line.hpp"
#include "log/print.hpp"

#include <algorithm>
#include <array>

namespace hoyle::log::forms {

using namespace grammar;

// ---- words as they are printed, and as they are read: without the small words, which spacing.hpp passes over

template <Literal W> struct Bare {
    static constexpr auto text = [] {
        std::array<char, sizeof(W.text)> bare{};
        std::size_t length = 0;
        for (std::string_view rest = W.view(); !rest.empty();) {
            const auto word = rest.substr(0, rest.find(' '));
            rest.remove_prefix(std::min(rest.size(), word.size() + 1));
            if (word == "the" || word == "a" || word == "an" || word == "his" || word == "its" || word == "their") continue;
            if (length != 0) bare[length++] = ' ';
            for (const char c : word) bare[length++] = c;
        }
        return std::pair(bare, length);
    }();
    static constexpr auto literal = [] {
        char exact[text.second + 1]{};
        for (std::size_t i = 0; i < text.second; ++i) exact[i] = text.first[i];
        return Literal(exact);
    }();
};

/// Past the longest of the spellings that stands at `p`, or nullptr.
template <bool endings, Literal... W> const char* past_longest(const char* p, const char* end)
{
    const char* past = nullptr;
    ((past = std::max(past, words_from<Bare<W>::literal, endings>(p, end), std::less<>())), ...);
    return past;
}

// ---- elements

/// word<"the trump card">: these words; of several spellings the first is canonical.
template <Literal W, Literal... Also> struct word {
    using rule_t = word;
    using subs_t = empty_list;
    template <class Input> static bool match(Input& in)
    {
        const char* const past = past_longest<false, W, Also...>(in.current(), in.end());
        if (past) in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
        return past != nullptr;
    }
    static constexpr std::string_view canonical = W.view();
    static constexpr const char* wanted = WordsWanted<Bare<W>::literal>::text.data();
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { p.word(W.view()); }
    static void describe(Description& d) { d.words(W.view(), std::array<std::string_view, sizeof...(Also)>{Also.view()...}); }
};

template <class E> inline constexpr bool cannot_fail = [] {
    if constexpr (requires { E::never_fails; }) return E::never_fails;
    else return false;
}();

/// Reads E; once something of the form has been read what follows is wanted, and its message is said if it is not there.
template <class E, bool first, apply_mode A, template <class...> class Action, template <class...> class Control, class Input>
bool read_next(Input& in, Line& line, bool& decided)
{
    const char* const at = in.current();
    if (Control<E>::template match<A, rewind_mode::required, Action, Control>(in, line)) {
        decided = decided || in.current() != at;
        return true;
    }
    if constexpr (!first && !cannot_fail<E>)
        if (decided) Control<E>::raise(static_cast<const Input&>(in), line);
    return false;
}

/// One after another. Until one of them has read something none is wanted; from then on all are.
template <class... E> struct phrase {
    using rule_t = phrase;
    using subs_t = type_list<E...>;
    static constexpr bool never_fails = (cannot_fail<E> && ...);
    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        auto mark = in.template mark<rewind_mode::required>();
        bool decided = false;
        return mark([&]<std::size_t... I>(std::index_sequence<I...>) {
            return (read_next<E, I == 0, A, Action, Control>(in, line, decided) && ...);
        }(std::index_sequence_for<E...>()));
    }
    static constexpr const char* wanted = [] {
        const char* first = nullptr;
        ((first = first || cannot_fail<E> ? first : message<E>), ...);
        return first;
    }();
    static bool said(const Printing& p) { return (E::said(p) && ...); }
    static void print(Printing& p) { (E::print(p), ...); }
    static void describe(Description& d) { (E::describe(d), ...); }
};

/// All of these or nothing; printed where the statement has them.
template <class... E> struct opt {
    using rule_t = opt;
    using subs_t = type_list<phrase<E...>>;
    static constexpr bool never_fails = true;
    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        (void)Control<phrase<E...>>::template match<A, rewind_mode::required, Action, Control>(in, line);
        return true;
    }
    static bool said(const Printing&) { return true; }
    static void print(Printing& p)
    {
        if (phrase<E...>::said(p)) phrase<E...>::print(p);
    }
    static void describe(Description& d) { d.optional(phrase<E...>::describe); }
};

/// These may stand there and mean nothing: read, and never printed.
template <class... E> struct idle : opt<E...> {
    static void print(Printing&) {}
    static void describe(Description& d) { d.passed_over(phrase<E...>::describe); }
};

/// The line ends here, or a comment begins.
struct nothing_more {
    using rule_t = nothing_more;
    using subs_t = empty_list;
    template <class Input> static bool match(Input& in)
    {
        const char* at = in.current();
        while (const auto blank = grammar::blank_length(at, in.end())) at += blank;
        return at == in.end() || *at == '\n' || *at == '\r' || *at == '#';
    }
    static constexpr const char* wanted = "nothing more is wanted on this line";
    static bool said(const Printing&) { return true; }
    static void print(Printing&) {}
    static void describe(Description&) {}
};

/// One of these; the first that the statement has is printed. Whoever derives from it says what is wanted.
template <class... E> struct one_of {
    using rule_t = one_of;
    using subs_t = type_list<E...>;
    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        return (Control<E>::template match<A, rewind_mode::required, Action, Control>(in, line) || ...);
    }
    static bool said(const Printing& p) { return (E::said(p) || ...); }
    static void print(Printing& p) { (void)((E::said(p) && (E::print(p), true)) || ...); }
    static void describe(Description& d) { d.alternatives<E...>(); }
};

/// One of these words: "what is counted is wanted here: the pack, the dealt cards or the tricks".
template <Literal What, class... W> struct choice : one_of<W...> {
    static constexpr auto sentence = [] {
        constexpr std::string_view before = " is wanted here: ";
        std::array<char, What.view().size() + before.size() + (W::canonical.size() + ...) + 4 * sizeof...(W) + 1> all{};
        std::size_t at = 0, left = sizeof...(W);
        const auto add = [&](std::string_view part) {
            for (const char c : part) all[at++] = c;
        };
        add(What.view());
        add(before);
        ((add(W::canonical), --left, add(left == 0 ? "" : left == 1 ? " or " : ", ")), ...);
        return all;
    }();
    static constexpr const char* wanted = sentence.data();
};

/// Any of these, in any order and any number.
template <class... E> struct any_of : one_of<E...> {
    using rule_t = any_of;
    static constexpr bool never_fails = true;
    template <apply_mode A, rewind_mode M, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        while (one_of<E...>::template match<A, M, Action, Control>(in, line)) {}
        return true;
    }
    static bool said(const Printing&) { return true; }
    static void print(Printing& p) { ((E::said(p) ? E::print(p) : void()), ...); }
    static void describe(Description& d) { d.optional(one_of<E...>::describe); }
};

/// Here it shows that the statement is another than it began as: `holds HK so that ...` shows.
template <Verb V, class... E> struct becomes : phrase<E...> {
    static void store(Line& line) { line.statement.verb = V; }
    static bool said(const Printing& p) { return p.statement.verb == V && phrase<E...>::said(p); }
};

/// Nothing is read: this is how the statement is printed if `Holds` of it.
template <bool (*Holds)(const Printing&)> struct where {
    using rule_t = where;
    using subs_t = empty_list;
    static constexpr bool never_fails = true;
    template <class Input> static bool match(Input&) { return true; }
    static bool said(const Printing& p) { return Holds(p); }
    static void print(Printing&) {}
    static void describe(Description&) {}
};

}  // namespace hoyle::log::forms

namespace tao::pegtl {

template <class Name, hoyle::grammar::Literal W, hoyle::grammar::Literal... Also>
struct analyze_traits<Name, hoyle::log::forms::word<W, Also...>> : analyze_any_traits<> {};
template <class Name> struct analyze_traits<Name, hoyle::log::forms::nothing_more> : analyze_opt_traits<> {};
template <class Name, class... E> struct analyze_traits<Name, hoyle::log::forms::phrase<E...>> : analyze_seq_traits<E...> {};
template <class Name, class... E> struct analyze_traits<Name, hoyle::log::forms::opt<E...>>
    : analyze_opt_traits<hoyle::log::forms::phrase<E...>> {};
template <class Name, class... E> struct analyze_traits<Name, hoyle::log::forms::one_of<E...>> : analyze_sor_traits<E...> {};
template <class Name, class... E> struct analyze_traits<Name, hoyle::log::forms::any_of<E...>>
    : analyze_opt_traits<hoyle::log::forms::one_of<E...>, Name> {};
template <class Name, bool (*Holds)(const hoyle::log::Printing&)> struct analyze_traits<Name, hoyle::log::forms::where<Holds>>
    : analyze_opt_traits<> {};

}  // namespace tao::pegtl
