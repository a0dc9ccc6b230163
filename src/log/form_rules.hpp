// The forms as rules of the grammar. Their tables are compiled apart, a family at a time; what is known of their types for
// `analyze` is in form_tables.hpp.
#pragma once

#include "log/form_info.hpp"

#include <tao/pegtl.hpp>
#include <tao/pegtl/contrib/analyze_traits.hpp>

namespace hoyle::log::forms {

/// The one form of this kind that stands here.
template <Kind K> struct any_form {
    using rule_t = any_form;
    using subs_t = tao::pegtl::empty_list;
    template <tao::pegtl::apply_mode, tao::pegtl::rewind_mode, template <class...> class, template <class...> class>
    static bool match(Input& in, Line& line)
    {
        return read_form(K, in, line);
    }
};

/// Where a form of these kinds begins that does not go on as the line does: what should follow is said.
template <Kind... K> struct no_form {
    using rule_t = no_form;
    using subs_t = tao::pegtl::empty_list;
    template <class Any> static bool match(Any& in)
    {
        static constexpr Kind kinds[] = {K...};
        return refuse_what_follows(kinds, in);
    }
};

}  // namespace hoyle::log::forms

namespace tao::pegtl {

template <class Name, hoyle::log::forms::Kind... K> struct analyze_traits<Name, hoyle::log::forms::no_form<K...>>
    : analyze_any_traits<> {};

}  // namespace tao::pegtl
