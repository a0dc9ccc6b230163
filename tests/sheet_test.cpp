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

namespace {

/// Of two rubbers: in the first both columns have figures on one line, so that no line is a hand's; in the second each has its
/// own.
const std::string two_rubbers = "Two rubbers. WE and THEY\n\n"
                                "   WE   |  THEY\n   30   |   16\n   12   |   40\n  ------+------\n"
                                "   24   |   12\n    8   |    6\n  ------+------\n   30   |\n  ======+======\n"
                                "   62   |   18\n   42   |   56\n  100   |\n  204   |   74\nWE win 130\n\n"
                                "   WE   |  THEY\n        |   16\n   24   |\n  ------+------\n"
                                "   24   |\n    8   |\n  ------+------\n   36   |\n  ======+======\n"
                                "   68   |\n   24   |   16\n  100   |\n  192   |   16\nWE win 176\n";

}  // namespace

TEST_CASE("each rubber of a page is ordered by itself: what won a game stands below what the others made in it")
{
    const std::string first = "laws portland-1904\nblock\ngame\n"
                              "column WE | 30, THEY | 16\ncolumn WE | 12, THEY | 40\n"
                              "column WE 24\ncolumn THEY 12\ncolumn THEY 6\ncolumn WE 8\n"
                              "game\ncolumn WE 30\n";
    CHECK(told(two_rubbers).find(first) != std::string::npos);
    CHECK(asked(two_rubbers).empty());
}

TEST_CASE("what was paid is told with the stake; no sum that nobody could pay costs a sheet its reading")
{
    const std::string cross_at_stake = "Stakes: sixpence a hundred.\n" + std::string(cross);
    CHECK(told(cross_at_stake + "paid 8 1/2d.\n").ends_with("rubber won by We by 140 points worth 8.5 pence\n"));
    CHECK(told(cross_at_stake + "paid 2s. 1d.\n").ends_with("rubber won by We by 140 points worth 25 pence\n"));
    CHECK(told(cross_at_stake + "paid \xC2\xA3" + "99999999999999\n").ends_with("result We 140\n"));
    CHECK(told(std::string(cross) + "paid 0d.\n").ends_with("result We 140\n"));
}

TEST_CASE("a sheet that says by which laws it was kept is believed, whatever its remarks speak of")
{
    const auto kept = sheet::read_as_kept("laws short-whist\nNo bridge tonight.\n      We   They\n1st    3     2\n"
                                          "2nd    2\nout, double\n3rd          5\nout, treble\n4th    5\nout, treble\n",
                                          {"laws short-whist", log::reads});
    CHECK((!kept || kept->bytes.find("portland") == std::string::npos));
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
