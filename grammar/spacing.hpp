// How words of a log are kept apart, and how the grammar says that something must come next.
//
// Spacing convention: every token eats what follows it that means nothing, so that a rule always begins on the next word. What
// means nothing is blanks (space, tab, no-break space) and the small words: the a an his her their its. So `takes up the trump
// card` and `takes up trump card` are one phrase to the rules below, and a player called `a` needs quotes.
//
// Some rules are matched by hand here rather than put together from PEGTL's own, because almost every rule uses them: `skip`,
// `words`, `verb` and `want`. The first three only say in C++ what a sequence of PEGTL's strings would say; `want` is PEGTL's
// `must` with one promise more: when its rule fails, the input stands where that rule should have begun, so that the message
// points at the offending word and not into the middle of it.
#pragma once

#include "grammar/letters.hpp"

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

#include <cstddef>
#include <cstring>
#include <string_view>

namespace hoyle::grammar {

using namespace tao::pegtl;

/// A text as a template parameter: words<"on the floor">.
template <std::size_t N>
struct Literal {
    char text[N]{};
    constexpr Literal(const char (&from)[N])
    {
        for (std::size_t i = 0; i < N; ++i) text[i] = from[i];
    }
    constexpr std::string_view view() const { return {text, N - 1}; }
};

/// Past `all`, word by word, from `p`; nullptr if it does not stand there. With `endings`, its first word may end in s or es. Not
/// inline: some hundreds of phrases are read by it.
[[gnu::noinline]] inline const char* words_from(const char* p, const char* end, std::string_view all, bool endings)
{
    for (bool first = true;; first = false) {
        const auto word = all.substr(0, all.find(' '));
        if (static_cast<std::size_t>(end - p) < word.size() || std::memcmp(p, word.data(), word.size()) != 0) return nullptr;
        p += word.size();
        if (first && endings) {
            if (p != end && *p == 's') ++p;
            else if (end - p > 1 && p[0] == 'e' && p[1] == 's') p += 2;
        }
        if (in_word(p, end)) return nullptr;
        p = skip_from(p, end);
        if (word.size() == all.size()) return p;
        all.remove_prefix(word.size() + 1);
    }
}

/// The same of a phrase known when compiled, which is not empty.
template <Literal T, bool endings>
const char* words_from(const char* p, const char* end)
{
    if (p == end || *p != T.text[0]) return nullptr;    // nearly always
    return words_from(p, end, T.view(), endings);
}

/// Blanks and small words, or nothing.
struct skip {
    using rule_t = skip;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        in.bump_in_this_line(static_cast<std::size_t>(skip_from(in.current(), in.end()) - in.current()));
        return true;
    }
};

/// words<"in one hand">: those words in lower case, and what may be skipped between them and after.
template <Literal T>
struct words {
    using rule_t = words;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        const char* past = words_from<T, false>(in.current(), in.end());
        if (past) in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
        return past != nullptr;
    }
};

/// verb<"take back">: the same, the first word with its ending or without: one player takes back, two take back.
template <Literal T>
struct verb {
    using rule_t = verb;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        const char* past = words_from<T, true>(in.current(), in.end());
        if (past) in.bump_in_this_line(static_cast<std::size_t>(past - in.current()));
        return past != nullptr;
    }
};

/// The same in small letters or capitals, as books print the suits.
template <Literal T>
struct words_any_case {
    using rule_t = words_any_case;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        const char* p = in.current();
        const char* const end = in.end();
        for (const char c : T.view()) {
            if (c == ' ') {
                if (in_word(p, end)) return false;
                p = skip_from(p, end);
                continue;
            }
            if (p == end || (*p != c && *p != c - 32)) return false;      // 32 lies between a letter and its capital
            ++p;
        }
        if (in_word(p, end)) return false;
        p = skip_from(p, end);
        in.bump_in_this_line(static_cast<std::size_t>(p - in.current()));
        return true;
    }
};

/// The end of a word: it does not go on.
struct word_end {
    using rule_t = word_end;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        return !in_word(in.current(), in.end());
    }
};

/// One letter of a word, or one of the bytes of a letter that is not ASCII.
struct word_letter {
    using rule_t = word_letter;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        if (!in_word(in.current(), in.end())) return false;
        std::size_t length = 1;
        while (in.current() + length != in.end() && (static_cast<unsigned char>(in.current()[length]) & 0xc0) == 0x80) ++length;
        in.bump_in_this_line(length);
        return true;
    }
};

/// A rule that is a plain function giving the length of what it matches, 0 for no match.
template <std::size_t (*Length)(const char*, const char*)>
struct measured {
    using rule_t = measured;
    using subs_t = empty_list;
    template <class Input>
    static bool match(Input& in)
    {
        const auto length = Length(in.current(), in.end());
        in.bump_in_this_line(length);
        return length != 0;
    }
};

/// Rule must stand here; if it does not, the message for Rule is said at the word where Rule should have begun.
template <class Rule>
struct want {
    using rule_t = want;
    using subs_t = type_list<Rule>;
    template <apply_mode A, rewind_mode, template <class...> class Action, template <class...> class Control, class Input,
              class... States>
    static bool match(Input& in, States&&... states)
    {
        if (Control<Rule>::template match<A, rewind_mode::required, Action, Control>(in, states...)) return true;
        Control<Rule>::raise(static_cast<const Input&>(in), states...);
    }
};

/// A token: Rule, and then what may be skipped. An action on Rule sees the token alone.
template <class Rule>
struct token : seq<Rule, skip> {};

/// A sign: `,` or `:`.
template <char C>
struct sign : seq<one<C>, skip> {};

/// Nothing more of a statement: a comment, the end of the line, or a full stop before them.
struct statement_end : sor<eof, one<'#'>, seq<one<'.'>, skip, sor<eof, one<'#'>>>> {};

struct something : not_at<statement_end> {};

}  // namespace hoyle::grammar

namespace tao::pegtl {

template <class Name>
struct analyze_traits<Name, hoyle::grammar::skip> : analyze_opt_traits<> {};
template <class Name, hoyle::grammar::Literal T>
struct analyze_traits<Name, hoyle::grammar::words<T>> : analyze_any_traits<> {};
template <class Name, hoyle::grammar::Literal T>
struct analyze_traits<Name, hoyle::grammar::verb<T>> : analyze_any_traits<> {};
template <class Name, hoyle::grammar::Literal T>
struct analyze_traits<Name, hoyle::grammar::words_any_case<T>> : analyze_any_traits<> {};
template <class Name>
struct analyze_traits<Name, hoyle::grammar::word_end> : analyze_opt_traits<> {};
template <class Name>
struct analyze_traits<Name, hoyle::grammar::word_letter> : analyze_any_traits<> {};
template <class Name, std::size_t (*Length)(const char*, const char*)>
struct analyze_traits<Name, hoyle::grammar::measured<Length>> : analyze_any_traits<> {};
template <class Name, class Rule>
struct analyze_traits<Name, hoyle::grammar::want<Rule>> : analyze_seq_traits<Rule> {};

}  // namespace tao::pegtl
