// Score sheets in anybody's hand, read as a block: what stands in which column, and what is left alone. Whole texts are compared;
// the figures are those of the sheet, counted by hand. Sheets as people keep them stand, with their truth, in tests/sheets.
#include "sheet/read.hpp"

#include "log/section.hpp"
#include "translation.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace hoyle;

std::optional<Translation> read(std::string_view text) { return sheet::read_as_kept(text, {{}, log::reads}); }

/// The statements that became of a sheet, without the writer's words behind them.
std::string told(std::string_view text) { return statements_of(read(text), "no sheet"); }

/// What is asked about it; empty: nothing.
std::string asked(std::string_view text)
{
    if (const auto kept = read(text))
        for (const WrittenLine& line : kept->lines)
            if (!line.asks.empty()) return line.asks;
    return {};
}

constexpr std::string_view cross = "   We   |  They\n"
                                   "    16  |   32\n"
                                   "  ------+------\n"
                                   "    32  |\n"
                                   "  ------+------\n"
                                   "        |    8\n"
                                   "    32  |\n"
                                   "  ======+======\n"
                                   "    64  |    8\n"
                                   "    16  |   32\n"
                                   "   100  |\n"
                                   "   180  |   40\n"
                                   "   140 up\n";

}  // namespace

TEST_CASE("a cross: honours above the line between, games parted by rules, sums at the foot")
{
    CHECK(told(cross) == "laws portland-1904\n"
                         "block\n"
                         "game\n"
                         "column We | 16, They | 32\n"
                         "column We 32\n"
                         "game\n"
                         "column They 8\n"
                         "column We 32\n"
                         "total We 64, They 8\n"
                         "total We | 16, They | 32\n"
                         "bonus We 100\n"
                         "points They 40\n"
                         "sum We 180\n"
                         "result We 140\n");
    CHECK(asked(cross).empty());
}

TEST_CASE("a figure that cannot be placed is asked about, and nobody is accused")
{
    std::string odd(cross);
    odd.replace(odd.find("        |    8"), 14, "     7  |    8");
    CHECK_FALSE(asked(odd).empty());
}

TEST_CASE("a story with figures in it is no score sheet, nor is what cannot be one")
{
    CHECK(told("laws portland-1904\ndeal 1 by S\nS makes hearts\nNS 24 | 16\nEW 8 | 8\n") == "no sheet");
    CHECK(told("Portland\nWest led the king and East revoked.\nThey led 24 to 18.\n") == "no sheet");
    // a block of the language with a slip of the pen in it is left as it is
    CHECK(told("laws portland-1904\nblock\n  game\n    AB 24 | 16\n      from hearts, result AB by 3\n    AB 18 or so\n") ==
          "no sheet");
    CHECK(told("") == "no sheet");
    CHECK(told(std::string(2000, '1')) == "no sheet");
}
