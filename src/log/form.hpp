// The form of a statement: how it begins, what belongs to it, and with it how it is read, stored, printed and described.
//
//   act<"restores", card, word<"from trick">, trick, word<"to">, to>    what a player does: whoever acts stands before it
//   named<"joins", word<"table">, number>    what players do under their names, before and after the cards
//   mark<"pack", word<"not cut">>    what simply happened; it may be disputed
//   line<"title", quotes>    any other line that begins with a word of its own
//   figures<figure_list>    a line that begins with no word: a trick, an entry of a block
//
// The tables are forms_*.def. A form is tried where its first words stand, and as long as it has read nothing more the next with
// the same first words may be the right one; from then on all that must follow is wanted. If none is right, what follows the
// first words is wanted in general (AFTER in the tables).
#pragma once

#include "log/control.hpp"
#include "log/element.hpp"
#include "log/form_info.hpp"

namespace hoyle::log::forms {

// ---- how a form begins

/// Does the first word of `W` end in the s of one player's verb?
constexpr bool has_ending(std::string_view words) { return words.substr(0, words.find(' ')).ends_with('s'); }

/// `takes back` without it: `take back`.
template <Literal W> struct Stem {
    static constexpr auto text = [] {
        std::array<char, sizeof(W.text)> out{};
        const auto all = W.view();
        const auto first = all.substr(0, all.find(' '));
        bool with_e = false;
        for (const std::string_view ending : {"sses", "shes", "ches", "xes", "oes"}) with_e = with_e || first.ends_with(ending);
        const auto kept = first.size() - (with_e ? 2 : has_ending(all) ? 1 : 0);
        std::size_t length = 0;
        for (std::size_t i = 0; i < all.size(); ++i)
            if (i < kept || i >= first.size()) out[length++] = all[i];
        return std::pair(out, length);
    }();
    static constexpr auto literal = [] {
        char exact[text.second + 1]{};
        for (std::size_t i = 0; i < text.second; ++i) exact[i] = text.first[i];
        return Literal(exact);
    }();
};

/// A verb as one player does it, `takes back`; read with its ending and without. Of several the first is canonical.
template <Literal W, Literal... Also> struct verbs {
    static constexpr std::string_view text = W.view();
    static constexpr std::array<std::string_view, sizeof...(Also)> also{Also.view()...};
    static bool begins(char c) { return c == W.text[0] || ((c == Also.text[0]) || ...); }
    template <Literal One> static const char* past_one(const char* p, const char* end)
    {
        return past_longest<has_ending(One.view()), Stem<One>::literal>(p, end);
    }
    static const char* past(const char* p, const char* end)
    {
        const char* longest = past_one<W>(p, end);
        ((longest = std::max(longest, past_one<Also>(p, end), std::less<>())), ...);
        return longest;
    }
    static std::string print(bool plural) { return plural ? for_many(text) : std::string(text); }
};

/// The same within a form.
template <Literal W> struct verbs_as_word : word<W> {
    using rule_t = verbs_as_word;
    template <class Input> static bool match(Input& in)
    {
        const char* const past = verbs<W>::past(in.current(), in.end());
        if (past) in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
        return past != nullptr;
    }
    static void print(Printing& p) { p.word(verbs<W>::print(p.plural)); }
};

/// Words that have no ending, or one of their own: `is satisfied`, `pack`.
template <Literal W, Literal... Also> struct fixed {
    static constexpr std::string_view text = W.view();
    static constexpr std::array<std::string_view, sizeof...(Also)> also{Also.view()...};
    static bool begins(char c) { return c == W.text[0] || ((c == Also.text[0]) || ...); }
    static const char* past(const char* p, const char* end) { return past_longest<false, W, Also...>(p, end); }
    static std::string print(bool plural) { return plural ? for_many(text) : std::string(text); }
};

/// A form that is printed, and read as another that begins alike and may become it.
template <Literal W> struct never {
    static constexpr std::string_view text = W.view();
    static constexpr std::array<std::string_view, 0> also{};
    static bool begins(char) { return false; }
    static const char* past(const char*, const char*) { return nullptr; }
    static std::string print(bool plural) { return plural ? for_many(text) : std::string(text); }
};

/// Nothing: the form is known by what stands first in it, as a trick by its number.
struct bare {
    static constexpr std::string_view text = "";
    static constexpr std::array<std::string_view, 0> also{};
    static bool begins(char) { return true; }
    static const char* past(const char* p, const char*) { return p; }
    static std::string print(bool) { return ""; }
};

// ---- the kinds of forms

template <Kind K, class Opening, class... E> struct shape {
    static constexpr Kind kind = K;
    using opening = Opening;
    using rest = phrase<E...>;
    using rule_t = shape;
    using subs_t = type_list<rest>;

    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        const char* const past = Opening::past(in.current(), in.end());
        if (!past) return false;
        auto mark = in.template mark<rewind_mode::required>();
        in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
        return mark(Control<rest>::template match<A, rewind_mode::required, Action, Control>(in, line));
    }
};

template <Literal W, class... E> struct act : shape<Kind::act, verbs<W>, E...> {};
template <class Opening, class... E> struct act_as : shape<Kind::act, Opening, E...> {};
template <Literal W, class... E> struct named : shape<Kind::named, verbs<W>, E...> {};
template <class Opening, class... E> struct named_as : shape<Kind::named, Opening, E...> {};
template <Literal W, class... E> struct mark : shape<Kind::mark, fixed<W>, E...> {};
template <class Opening, class... E> struct mark_as : shape<Kind::mark, Opening, E...> {};
template <class... E> struct figures : shape<Kind::figures, bare, E...> {};
template <Literal W, class... E> struct line : shape<Kind::line, fixed<W>, E...> {};
template <class Opening, class... E> struct line_as : shape<Kind::line, Opening, E...> {};

/// A line that is about the rubber and not about one hand: it may stand before a deal without a heading of its own.
template <class Shape> struct heading : Shape {
    static constexpr bool is_heading = true;
};
/// A line that is printed at the margin, also under a deal or a block.
template <class Shape> struct margin : Shape {
    static constexpr bool is_at_margin = true;
};

/// A shape that says V.
template <Verb V, class Shape> struct form : Shape {
    static constexpr Verb verb = V;
    static void store(Line& read)
    {
        if (Shape::kind != Kind::atom && read.statement.verb == Verb::gap)
            read.statement.verb = V;  // unless an element has made it another
        if constexpr (requires { Shape::finish(read); }) Shape::finish(read);
    }
    static bool said(const Printing& p) { return Shape::rest::said(p); }
    static void print(Printing& p)
    {
        print_subject(p, Shape::kind);
        if (!Shape::opening::text.empty()) p.word(Shape::opening::print(p.plural));
        Shape::rest::print(p);
    }
    static void describe(Description& d)
    {
        if (!Shape::opening::text.empty()) d.words(Shape::opening::text, Shape::opening::also);
        Shape::rest::describe(d);
    }
};

// ---- a table

template <class First, class... F> struct list_behind {};

template <class F, Use U> constexpr FormInfo info(std::string_view slug)
{
    return {F::verb, slug, F::kind, U, requires {F::is_heading;
}
, requires { F::is_at_margin; }
|| F::kind == Kind::named, F::opening::text, F::opening::also, F::opening::past, F::said, F::print, F::describe, F::rest::wanted
};  // namespace hoyle::log::forms
}

/// The forms of kind K in a table, in its order.
template <Kind K, class Table> struct forms_of;
template <Kind K, class... F> struct forms_of<K, list_behind<void, F...>> {
    using rule_t = forms_of;
    using subs_t = type_list<F...>;
    template <class One, apply_mode A, template <class...> class Action, template <class...> class Control, class Input>
    static bool read(Input& in, Line& line, char first)
    {
        if constexpr (One::kind != K) return false;
        else
            return One::opening::begins(first) &&
                   Control<One>::template match<A, rewind_mode::required, Action, Control>(in, line);
    }
    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        if (in.empty()) return false;
        const char first = *in.current();
        return (read<F, A, Action, Control>(in, line, first) || ...);
    }
};

template <class Table> bool read_table(Kind kind, Input& in, Line& line)
{
    constexpr auto read = []<Kind K>(Input& from, Line& filled) {
        return control<forms_of<K, Table>>::template match<apply_mode::action, rewind_mode::required, nothing, control>(from,
                                                                                                                        filled);
    };
    switch (kind) {
    case Kind::act: return read.template operator()<Kind::act>(in, line);
    case Kind::named: return read.template operator()<Kind::named>(in, line);
    case Kind::mark: return read.template operator()<Kind::mark>(in, line);
    case Kind::atom: return read.template operator()<Kind::atom>(in, line);
    case Kind::figures: return read.template operator()<Kind::figures>(in, line);
    default: return read.template operator()<Kind::line>(in, line);
    }
}

}  // namespace hoyle::log::forms

namespace tao::pegtl {

template <class Name, hoyle::log::forms::Kind K, class Opening, class... E>
struct analyze_traits<Name, hoyle::log::forms::shape<K, Opening, E...>> : analyze_any_traits<hoyle::log::forms::phrase<E...>> {};
template <class Name, hoyle::log::forms::Kind K, class... E>
struct analyze_traits<Name, hoyle::log::forms::shape<K, hoyle::log::forms::bare, E...>> : analyze_seq_traits<E...> {};
template <class Name, hoyle::grammar::Literal W> struct analyze_traits<Name, hoyle::log::forms::verbs_as_word<W>>
    : analyze_any_traits<> {};

}  // namespace tao::pegtl
