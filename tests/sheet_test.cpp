// Score sheets in anybody's hand, told again as a block: what stands in which column, and what is left alone. Whole texts are
// compared; the figures are those of the sheet, counted by hand.
#include "sheet/read.hpp"

#include "log/section.hpp"
#include "retold.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace hoyle;

/// The statements that became of a sheet, without the writer's words behind them.
std::string told(std::string_view text) { return statements_of(sheet::read_as_kept(text, {{}, log::reads}), "no sheet"); }

}  // namespace

TEST_CASE("rows that begin with their side, each with its hand in words")
{
    CHECK(told("Portland 1904\n"
               "We | They\n"
               "2 odd in hearts dbld, 4 hons\n"
               "We 32 | 32\n"
               "our game\n"
               "They 18 | 12    3 odd in diamonds, simple honours\n") == "laws portland-1904\n"
                                                                         "block\n"
                                                                         "game\n"
                                                                         "We 32 | 32\n"
                                                                         "from hearts doubled, result We by 2, honours We 4\n"
                                                                         "game\n"
                                                                         "They 18 | 12\n"
                                                                         "from diamonds, result They by 3, honours They 3\n");
    // sides by any name, commas for the bar, the foot in words
    CHECK(told("american laws 1907\n"
               "Self & Jenkins against the Padre's side\n"
               "Self & Jenkins: 24, 30 (two odd no trumps, three aces)\n"
               "Padre's side 16, 16\n"
               "Self & Jenkins 24 + 30 = 54\n"
               "Padre's side 16 + 16 = 32\n"
               "Self & Jenkins win by 22\n") == "laws american-1907\n"
                                                "block\n"
                                                "\"Self & Jenkins\" 24 | 30\n"
                                                "from no trumps, result \"Self & Jenkins\" by 2, honours \"Self & Jenkins\" 3\n"
                                                "\"the Padre's side\" 16 | 16\n"
                                                "total \"Self & Jenkins\" 24 | 30\n"
                                                "sum \"Self & Jenkins\" 54\n"
                                                "total \"the Padre's side\" 16 | 16\n"
                                                "sum \"the Padre's side\" 32\n"
                                                "result \"Self & Jenkins\" 22\n");
}

TEST_CASE("a sheet ruled in two columns: honours above the line, tricks below, sums at the foot")
{
    CHECK(told("laws portland-1904\n"
               "Hobday, Pym | Lascelles, Tranter\n"
               "     40 |\n"
               "     32 | 12\n"
               "--------|--------\n"
               "     24 | 24\n"
               "     12 |\n"
               "-- game |\n"
               "     32 |\n"
               "-- game, rubber\n"
               "tricks 68 | 24\n"
               "above  72 | 12\n"
               "rubber 100 |\n"
               "      240 | 36\n") == "laws portland-1904\n"
                                      "block\n"
                                      "column \"Hobday, Pym\" | 40\n"
                                      "column \"Hobday, Pym\" | 32, \"Lascelles, Tranter\" | 12\n"
                                      "column \"Hobday, Pym\" 24, \"Lascelles, Tranter\" 24\n"
                                      "column \"Hobday, Pym\" 12\n"
                                      "column \"Hobday, Pym\" 32\n"
                                      "total \"Hobday, Pym\" 68, \"Lascelles, Tranter\" 24\n"
                                      "total \"Hobday, Pym\" | 72, \"Lascelles, Tranter\" | 12\n"
                                      "bonus \"Hobday, Pym\" 100\n"
                                      "sum \"Hobday, Pym\" 240, \"Lascelles, Tranter\" 36\n");
    // no bars: a figure belongs to the heading it stands nearest to; what is struck out does not count
    CHECK(told("Portland\n"
               "WIR            SIE\n"
               "oben:  16      oben: 100\n"
               "       24             4\n"
               "------         ------\n"
               "unten: 8       36   (Spiel)\n"
               "------\n"
               "  ~~12~~ 24     8\n"
               "        8\n"
               "Summe  40      44\n"
               "       40     104\n"
               "       80     148\n") == "laws portland-1904\n"
                                         "block\n"
                                         "column WIR | 16, SIE | 100\n"
                                         "column WIR | 24, SIE | 4\n"
                                         "column WIR 8, SIE 36\n"
                                         "column WIR 24, SIE 8\n"
                                         "column WIR 8\n"
                                         "total WIR 40, SIE 44\n"
                                         "total WIR | 40, SIE | 104\n"
                                         "sum WIR 80, SIE 148\n");
}

TEST_CASE("a figure that is legible in part stays one figure, and so does a stake")
{
    CHECK(told("american 1907\n"
               "us / them\n"
               "us 1? | 16\n"
               "us ?6 | ??\n"
               "258 @ 1 anna\n") == "laws american-1907\n"
                                    "block\n"
                                    "us 1? | 16\n"
                                    "us ?6 | ??\n");
}

TEST_CASE("whist by games: the losers' points, then the winners'; what is stood at is told as what each hand brought")
{
    CHECK(told("whist\nus 5 them 3\nus 0 them 5\nus 5 them 2\n= 5 points to us\n") ==
          "laws short-whist\nblock\ngame\nThey 3\nWe 5\ngame\nThey 5\ngame\nThey 2\nWe 5\nresult We 5\n");
    CHECK(told("short whist\ngame 1 NS 2\nEW 1\nNS 5\n") == "laws short-whist\nblock\ngame\nNS 2\nEW 1\nNS 3\n");
}

TEST_CASE("rows that are numbered, hands in a list at the foot, a slate of whist in words")
{
    CHECK(told("Portland rules\n"
               "1. Anne & Ben 2 by cards in hearts, 16; honours simple, 16\n"
               "2. Clara & Dan 3 by cards in clubs, 12; honours simple, 8\n") ==
          "laws portland-1904\n"
          "block\n"
          "\"Anne & Ben\" 16 | 16\n"
          "from hearts, result \"Anne & Ben\" by 2, honours \"Anne & Ben\" 3\n"
          "\"Clara & Dan\" 12 | 8\n"
          "from clubs, result \"Clara & Dan\" by 3, honours \"Clara & Dan\" 3\n");
    CHECK(told("Portland\n"
               "We 16 | 32\n"
               "They 18 | 12\n"
               "1. hearts, 2 odd, four honours divided\n"
               "2. diamonds, 3 odd, simple honours\n") == "laws portland-1904\n"
                                                          "block\n"
                                                          "We 16 | 32\n"
                                                          "from hearts, result We by 2, honours We 4 divided\n"
                                                          "They 18 | 12\n"
                                                          "from diamonds, result They by 3, honours They 3\n");
    CHECK(told("Whist\n"
               "We: two by cards\n"
               "They: the odd trick and two by honours\n"
               "We: three by cards. Game, a single\n"
               "They: two by cards and four by honours. Game, a treble\n") == "laws short-whist\n"
                                                                              "block\n"
                                                                              "game\n"
                                                                              "We 2\n"
                                                                              "They 3\n"
                                                                              "We 3\n"
                                                                              "game\n"
                                                                              "They 5\n");
}

TEST_CASE("a story with figures in it is no score sheet, nor is what cannot be one")
{
    CHECK(told("laws portland-1904\ndeal 1 by S\nS makes hearts\nNS 24 | 16\nEW 8 | 8\n") == "no sheet");
    CHECK(told("Portland\nWe were at 24 and they at 18 when West led the king.\nWe 24 | 16\nThey 18 | 8\n") == "no sheet");
    // figures that no hand leaves, one after another: it is something else
    CHECK(told("We | They\n1 | 3\n5 | 7\n9 | 11\n") == "no sheet");
    // a block of the language with a slip of the pen in it is left as it is
    CHECK(told("laws portland-1904\nblock\n  game\n    AB 24 | 16\n      from hearts, result AB by 3\n    AB 18 or so\n") ==
          "no sheet");
    CHECK(told("") == "no sheet");
    CHECK(told(std::string(2000, '1')) == "no sheet");
}

TEST_CASE("hands told a line each, in nobody else's layout: what adds up says what a figure is")
{
    // sides defined, the points behind the names; 40 for five odd in diamonds is the scorer's slip, and stays where it stands
    CHECK(told("(Jo/Sam = JS, Pat/Lin = PL)\n"
               "PL won 1 over in no trumps, 12, aces even\n"
               "JS won 3 over in diamonds, 18 + 24 on top for 4 honours (two and two)\n"
               "JS won 4 over in clubs, 16 + 8 on top. That's 34 so game JS\n"
               "PL won 2 over in hearts, 16 + 16 on top\n"
               "JS won 5 over in diamonds, 40 + 30 on top. Game JS and rubber JS\n"
               "JS 74 + 62 on top + 100 for the rubber = 236\n"
               "PL 28 + 16 on top = 44\n"
               "JS win by 192\n") == "laws portland-1904\n"
                                     "block\n"
                                     "game\n"
                                     "\"Pat/Lin\" 12\n"
                                     "from no trumps, result \"Pat/Lin\" by 1\n"
                                     "\"Jo/Sam\" 18 | 24\n"
                                     "from diamonds, result \"Jo/Sam\" by 3\n"
                                     "\"Jo/Sam\" 16 | 8\n"
                                     "from clubs, result \"Jo/Sam\" by 4\n"
                                     "game\n"
                                     "\"Pat/Lin\" 16 | 16\n"
                                     "from hearts, result \"Pat/Lin\" by 2\n"
                                     "\"Jo/Sam\" 40 | 30\n"
                                     "from diamonds, result \"Jo/Sam\" by 5\n"
                                     "total \"Jo/Sam\" 74 | 62\n"
                                     "bonus \"Jo/Sam\" 100\n"
                                     "sum \"Jo/Sam\" 236\n"
                                     "total \"Pat/Lin\" 28 | 16\n"
                                     "sum \"Pat/Lin\" 44\n"
                                     "result \"Jo/Sam\" 192\n");
    // tricks and honours in a column of each side, and how the honours lay behind them
    CHECK(told("Am. laws 1907\n"
               "             US              THEM\n"
               "         tricks hon      tricks hon\n"
               "NT  2      24   30                       3 aces\n"
               "C   2                       8   16       4 divided\n"
               "H   1       8   64                       4 in one hand    G us 32\n"
               "------------------------------\n"
               "           32   94          8   16\n"
               "total     126              24\n") == "laws american-1907\n"
                                                     "block\n"
                                                     "We 24 | 30\n"
                                                     "from no trumps, result We by 2, honours We 3\n"
                                                     "They 8 | 16\n"
                                                     "from clubs, result They by 2, honours They 4 divided\n"
                                                     "We 8 | 64\n"
                                                     "from hearts, result We by 1, honours We 4 in one hand\n"
                                                     "total We 32 | 94, They 8 | 16\n"
                                                     "sum We 126, They 24\n");
    // a table: its cells are counted, however wide they are
    CHECK(told("| hand | Us below | Them below | Us above | Them above |\n"
               "|---|---|---|---|---|\n"
               "| 3 NT (three aces) | 36 | | 30 | |\n"
               "| 1 spade | | 2 | 4 | |\n"
               "| 3 hearts | 24 | | | 16 |\n"
               "| sum | 60 | 2 | 34 | 16 |\n") == "laws portland-1904\n"
                                                  "block\n"
                                                  "We 36 | 30\n"
                                                  "from no trumps, result We by 3, honours We 3\n"
                                                  "They 2, We | 4\n"
                                                  "from spades, result They by 1\n"
                                                  "We 24, They | 16\n"
                                                  "from hearts, result We by 3\n"
                                                  "total We 60 | 34, They 2 | 16\n");
}

TEST_CASE("a sheet whose sums contradict its entries twice has been misread, and is no sheet")
{
    const std::string_view hands = "us = Ann and I, them = the others\n"
                                   "hearts 3 to us 24, honours 16 us\n"
                                   "spades 2 to them 4, honours 4 them\n"
                                   "no trumps 2 to us 24, three aces 30 us\n";
    CHECK(told(std::string(hands) + "us 48 + 46\nthem 4 + 4\n") != "no sheet");
    CHECK(told(std::string(hands) + "us 58 + 46\nthem 4 + 4\n") != "no sheet");  // the scorer's slip
    CHECK(told(std::string(hands) + "us 58 + 64\nthem 4 + 4\n") == "no sheet");
}

TEST_CASE("one row of sums at the foot of two columns, the points for the rubber in it or not")
{
    const std::string rows = "We | They\n30 | 16\n12 | 30\n---|---\n24 | 24\n6 |\n--- game\n36 |\n--- game\n";
    const std::string read = "laws portland-1904\nblock\ncolumn We 30, They 16\ncolumn We 12, They 30\ncolumn We 24, They 24\n"
                             "column We 6\ncolumn We 36\n";
    CHECK(told(rows + "108 | 70\n") == read + "sum We 108, They 70\n");
    CHECK(told(rows + "100 |\n208 | 70\n") == read + "bonus We 100\nsum We 208, They 70\n");
    // near miss: sums that are not those of the columns are figures that no hand gives, and it is no sheet
    CHECK(told(rows + "118 | 90\n") == "no sheet");
}
