// One fault of any form in a game that was told rightly is told first, and alone, and nobody is accused of what the pen has done:
// a floor under the table of docs/slips.md, on few logs.

#include "slips/one_fault.hpp"

#include <catch2/catch.hpp>

using namespace slips;

TEST_CASE("one fault is one finding, and no slip of the pen accuses anybody")
{
    constexpr unsigned logs = 40;
    for (const auto& [form, name] : forms) {
        unsigned only = 0;
        for (unsigned seed = 0; seed < logs; ++seed) {
            const Fault fault = OneFault(seed).of(form);
            INFO(name << ", seed " << seed << "\n" << fault.log.text());
            const Told right = judge(fault.right.text());
            REQUIRE(right.roots.empty());
            const ToldSo so = told_so(fault, right, judge(fault.log.text()));
            CHECK_FALSE(so.accused);
            CHECK_FALSE(so.untrue);
            only += so.only;
        }
        const unsigned floor = form == Form::whist_figure ? 36 : logs;
        INFO(name << ": " << only << " of " << logs);
        CHECK(only >= floor);
    }
}
