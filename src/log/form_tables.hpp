// All families with their types, for the test that looks at the grammar as such. Nothing else includes it: it is long in
// compiling.
#pragma once

#include "log/forms_atoms.hpp"
#include "log/forms_block.hpp"
#include "log/forms_cards.hpp"
#include "log/forms_dealing.hpp"
#include "log/forms_demands.hpp"
#include "log/forms_evening.hpp"
#include "log/forms_expect.hpp"
#include "log/forms_facts.hpp"
#include "log/forms_headings.hpp"
#include "log/forms_making.hpp"
#include "log/forms_play.hpp"
#include "log/forms_talk.hpp"

namespace hoyle::log::forms {

template <Kind K, class Table> struct of_kind;
template <Kind K, class... F> struct of_kind<K, list_behind<void, F...>>
    : tao::pegtl::sor<std::conditional_t<F::kind == K, F, tao::pegtl::failure>...> {};
template <Kind K, class... Tables> struct forms_of_all : tao::pegtl::sor<of_kind<K, Tables>...> {};
template <Kind K>
using every = forms_of_all<K, play_of_cards::all, headings::all, evening::all, facts::all, block_of_scores::all,
                           expectations::all, dealing::all, making::all, with_cards::all, talk::all, demands::all, atoms::all>;

}  // namespace hoyle::log::forms

namespace tao::pegtl {

template <class Name, hoyle::log::forms::Kind K> struct analyze_traits<Name, hoyle::log::forms::any_form<K>>
    : analyze_sor_traits<hoyle::log::forms::every<K>> {};

}  // namespace tao::pegtl
