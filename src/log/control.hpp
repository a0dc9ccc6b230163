// How PEGTL matches a rule here: what it read goes to its `store`, if it has one, and its message is said where it is wanted.
// (PEGTL's own control asks much more of every rule, at a price in the time it takes to compile hundreds of them.)
#pragma once

#include "grammar/wanted.hpp"
#include "log/line.hpp"

#include <tao/pegtl/must_if.hpp>

namespace hoyle::log {

template <class Rule> struct control : tao::pegtl::must_if<grammar::Messages>::control<Rule> {
    template <tao::pegtl::apply_mode A, tao::pegtl::rewind_mode, template <class...> class Action,
              template <class...> class Control, class Input>
    static bool match(Input& in, Line& line)
    {
        [[maybe_unused]] const char* const begin = in.current();
        if (!tao::pegtl::internal::match_no_control<Rule, A, tao::pegtl::rewind_mode::required, Action, Control>(in, line))
            return false;
        if constexpr (A == tao::pegtl::apply_mode::action) {
            if constexpr (requires(std::string_view read) { Rule::store(read, line); })
                Rule::store(std::string_view(begin, static_cast<std::size_t>(in.current() - begin)), line);
            else if constexpr (requires { Rule::store(line); }) Rule::store(line);
        }
        return true;
    }
};

}  // namespace hoyle::log
