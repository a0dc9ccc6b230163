// What is said where a rule is wanted and something else stands: each rule that can be wanted has a sentence, its `wanted`. PEGTL's
// `must_if` asks for it, so that a place without one does not compile.
//
// A sentence says what was wanted there; the place in the log is pointed at beside it. Three marks may stand in one: `{word}` is put in as
// the log has it, `{verb?}` and `{start?}` become the nearest verb, or word that begins a line, if one is near (src/log/explain.cpp).
#pragma once

#include "grammar/spacing.hpp"

#include <array>

namespace hoyle::grammar {

template <class Rule>
inline constexpr const char* message = [] {
    if constexpr (requires { Rule::wanted; }) return static_cast<const char*>(Rule::wanted);
    else return static_cast<const char*>(nullptr);
}();

/// A token is wanted as what it holds is.
template <class Rule>
inline constexpr const char* message<token<Rule>> = message<Rule>;

/// Words: "`from` is wanted here"
template <Literal T>
struct WordsWanted {
    static constexpr std::string_view before = "`", after = "` is wanted here";
    static constexpr auto text = [] {
        std::array<char, before.size() + T.view().size() + after.size() + 1> all{};
        std::size_t at = 0;
        for (const auto part : {before, T.view(), after})
            for (const char c : part) all[at++] = c;
        return all;
    }();
};
template <Literal T>
inline constexpr const char* message<words<T>> = WordsWanted<T>::text.data();

/// For PEGTL's must_if: the message of each rule, said only where the rule is wanted.
struct Messages {
    template <class Rule>
    static constexpr const char* message = grammar::message<Rule>;
    template <class Rule>
    static constexpr bool raise_on_failure = false;
};

}  // namespace hoyle::grammar
