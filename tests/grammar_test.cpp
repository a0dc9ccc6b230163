// The grammar as such, before any log is read.

#include "grammar/session.hpp"

#include <catch2/catch.hpp>
#include <tao/pegtl/contrib/analyze.hpp>

using namespace hoyle;

TEST_CASE("the grammar has no rule that could go round for ever") { CHECK(tao::pegtl::analyze<grammar::line>() == 0); }
