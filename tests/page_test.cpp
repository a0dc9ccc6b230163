// A deal as the old books print it, told again in the language: whole logs compared.
#include "prose/page/facts.hpp"
#include "prose/page/page.hpp"
#include "prose/talk.hpp"

#include "log/section.hpp"
#include "prose/page/cards.hpp"
#include "translation.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace hoyle;

/// The statements that became of a page, without the printer's words behind them.
std::string told(std::string_view text)
{
    const auto deal = prose::parse_page(text, log::reads, prose::talk_of(text).names);
    if (!deal) return "no page";
    std::string out;
    for (const auto& each : deal->head) out += each.statement + '\n';
    for (const auto& each : deal->lines)
        if (each && !each->empty()) out += *each + '\n';
    return out;
}

}  // namespace

TEST_CASE("tricks in columns: each row is told from who won the one before")
{
    CHECK(told("Z turns up H5, and A leads.\n"
               "Trick A Y B Z\n"
               "1 _CK_ C5 C7 C3\n"
               "2 HT HJ HQ* H5    B has two more\n"
               "3 CT CQ C2 CJ\n"
               "AB win three by cards\n") == "laws short-whist\n"
                                             "table N: Y, E: B, S: Z, W: A\n"
                                             "deal 1 by S\n"
                                             "S turns up H5\n"
                                             "1. W: CK C5 C7 C3\n"
                                             "2. W: HT HJ HQ H5\n"
                                             "3. E: C2 CJ CT CQ\n"
                                             "result EW by 3\n");
    // the suit's sign before the rank or behind it, as the printer had it; a seat in each column; the make in words
    CHECK(told("Portland. Z makes it no trumps.\n"
               "| TRICK | A | Y | B | Z |\n"
               "| 1 | 6 \u2666 | 8 \u2666 | 10 \u2666 | A\u2666 |\n"
               "| 2 | 3 \u2660 | A\u2660 | 4 \u2660 | 2 \u2660 |\n"
               "| 3 | \u2663 5 | 7 \u2660 | 6 \u2660 | Q\u2660 |\n") == "laws portland-1904\n"
                                                                        "table N: Y, E: B, S: Z, W: A\n"
                                                                        "deal 1 by S\n"
                                                                        "S makes no trumps\n"
                                                                        "1. W: D6 D8 DT DA\n"
                                                                        "2. S: S2 S3 SA S4\n"
                                                                        "3. N: S7 S6 SQ C5\n");
}

TEST_CASE("the card that was led is marked in each row: who led is told, whatever was trumps; the talk round it tells the make")
{
    const std::string rows = "  West  North  East  South\n"
                             "1 AS <  7S     3S    6S\n"
                             "2 5D <  3D     AD    10D\n"
                             "3 7D    QD     KD <  4H\n"
                             "4 7H    2H     3H    AH <\n";
    const std::string tricks = "1. W: SA S7 S3 S6\n2. W: D5 D3 DA DT\n3. E: DK H4 D7 DQ\n4. S: HA H7 H2 H3\n";
    CHECK(told("Portland 1904\n" + rows) == "laws portland-1904\ndeal 1 by S\n" + tricks);
    CHECK(told("Portland 1904\nNorth Mrs. Pell, East Mr. Coote, South Miss Amory, West Col. Vane.\nMiss Amory dealt and made it "
               "hearts.\n" +
               rows) == "laws portland-1904\ntable N: Mrs. Pell, E: Mr. Coote, S: Miss Amory, W: Col. Vane\n"
                        "deal 1 by S\nS makes hearts\n" +
                            tricks);
}

TEST_CASE("a ruled table may have the cards as they were played; a cross marks the winner; a double is told beside the tricks")
{
    CHECK(told("S dealt and turned up H5.\n"
               "no. | led by | card | 2nd | 3rd | 4th | won\n"
               "1 | W | CK | C5 | C7 | C3 | W\n"
               "2 | W | HT | HJ | HQ | H5 | E\n"
               "3 | E | C2 | CJ | CT | CQ | W\n") ==
          "laws short-whist\ndeal 1 by S\nS turns up H5\n1. W: CK C5 C7 C3\n2. W: HT HJ HQ H5\n3. E: C2 CJ CT CQ\n");
    // who led must be told in each row
    CHECK(told("no. | led by | card | 2nd | 3rd | 4th\n1 | W | CK | C5 | C7 | C3\n2 | | HT | HJ | HQ | H5\n"
               "3 | E | C2 | CJ | CT | CQ\n") == "no page");
    CHECK(told("Portland. Z deals, A leads.\nZ declares diamonds. A doubles. Y says that he may redouble.\n"
               "Trick A Y B Z\n1 HK+ H3 H4 H2\n2 HA+ H5 H6 HT\n3 SK S4 S6 SA+\n") ==
          "laws portland-1904\ntable N: Y, E: B, S: Z, W: A\ndeal 1 by S\nS makes diamonds\nW doubles\n"
          "1. W: HK H3 H4 H2\n2. W: HA H5 H6 HT\n3. W: SK S4 S6 SA\n");
    CHECK(told("Portland. Z deals, A leads.\nZ declares diamonds. A doubles, Z redoubles.\n"
               "Trick A Y B Z\n1 HK+ H3 H4 H2\n2 HA+ H5 H6 HT\n3 SK S4 S6 SA+\n")
              .find("S makes diamonds\nW doubles\nS redoubles\n") != std::string::npos);
}

TEST_CASE("the winner is marked where trumps are not told, and must be")
{
    const std::string rows = "1. HA H2 H3 H4\n2. H5 C2 HK H6\n3. SA S2 S3 S4\n";
    CHECK(told("N E S W\n" + rows) == "no page");  // West leads; who won the second trick is not known
    CHECK(told("W leads\nN E S W\n1. HA H2 H3 H4\n2. H5 C2* HK H6\n3. S3 SA S2 S4\n") ==
          "deal 1 by S\n1. W: H4 HA H2 H3\n2. N: H5 C2 HK H6\n3. E: SA S2 S4 S3\n");
    // two marks in a row contradict each other
    CHECK(told("N E S W\n1. *HA H2* H3 H4\n2. H5 H7 HK H6\n3. SA S2 S3 S4\n") == "no page");
}

TEST_CASE("rows that name their players need no heading")
{
    CHECK(told("C5 turned up by Z.\n"
               "(1) A 2\u2665, Y 6\u2665, B Q\u2665, Z A\u2665*\n"
               "(2) Z A\u2663*, A 3\u2663, Y 2\u2663, B 4\u2663\n"
               "(3) Z Q\u2663*, A 6\u2663, Y 8\u2663, B 7\u2663\n"
               "Y might have trumped.\n") == "laws short-whist\n"
                                             "table N: Y, E: B, S: Z, W: A\n"
                                             "deal 1 by S\n"
                                             "S turns up C5\n"
                                             "1. W: H2 H6 HQ HA\n"
                                             "2. S: CA C3 C2 C4\n"
                                             "3. S: CQ C6 C8 C7\n");
    CHECK(told("(1) A 2H, Y 6H, B QH, Z AH\n(2) Z AC, A 3C, Y 2C\n(3) Z QC, A 6C, Y 8C, B 7C\n") == "no page");
    CHECK(told("1 A 2H, A 6H, B QH, Z AH\n2 A 2D, A 6D, B QD, Z AD\n3 A 2S, A 6S, B QS, Z AS\n") == "no page");
    // any four, if they go round the table alike on every row; the first to lead is given the West
    const std::string names = "Ezra dealt, turned six of clubs\n"
                              "T1: Sam SA / Will S3 / Nat S5 / Ezra S2\n"
                              "T2: Sam H2 / Will H3 / Nat HA / Ezra H7\n";
    CHECK(told(names + "T3: Nat HK / Ezra C5 / Sam H9 / Will H4\n") == "laws short-whist\n"
                                                                       "table N: Will, E: Nat, S: Ezra, W: Sam\n"
                                                                       "deal 1 by S\n"
                                                                       "S turns up C6\n"
                                                                       "1. W: SA S3 S5 S2\n"
                                                                       "2. W: H2 H3 HA H7\n"
                                                                       "3. E: HK C5 H9 H4\n");
    CHECK(told(names + "T3: Nat HK / Ezra C5 / Sam H9 / Will H4, and so on\n").ends_with("3. E: HK C5 H9 H4\n"));
    CHECK(told(names + "T3: Nat HK / Nat C5 / Sam H9 / Will H4\n") == "no page");
}

TEST_CASE("who is named beside a seat is known by his name; a mark on the card that was led names the leader")
{
    const std::string page = "Nairn North / Ebbets East / Soames South / Wade West\n"
                             "dealer Wade, & he made it hearts. N asked, S said lead.\n"
                             "N E S W\n";
    const std::string head = "table N: Nairn, E: Ebbets, S: Soames, W: Wade\ndeal 1 by W\nW makes hearts\n";
    CHECK(told(page + "1 SK* S5 S2 SA\n2 H6 H5 C2 HA*\n3 H7 H8 S3 HK*\nNext deal Nairn's.\n") ==
          head + "1. N: SK S5 S2 SA\n2. W: HA H6 H5 C2\n3. W: HK H7 H8 S3\n");
    // a mark on the winner's says nothing of who led
    CHECK(told(page + "1 SK S5 S2 SA*\n2 H6 H5 C2 HA*\n3 H7 H8 S3 HK*\n").find("1. N: SK") != std::string::npos);
}

TEST_CASE("a heading with full stops, the winner between strokes")
{
    CHECK(told("laws portland-1904\nZ makes it diamonds.\nA.    Y.    B.    Z.\n"
               "SK   S3   S4   __SA__\nD2   D8   D3   __DA__\nD4   __DJ__   D7   D5\n") == "laws portland-1904\n"
                                                                                           "table N: Y, E: B, S: Z, W: A\n"
                                                                                           "deal 1 by S\n"

                                                                                           "S makes diamonds\n"
                                                                                           "1. W: SK S3 S4 SA\n"
                                                                                           "2. S: DA D2 D8 D3\n"
                                                                                           "3. S: D5 D4 DJ D7\n");
}

TEST_CASE("hands suit by suit; the fourth is what is left")
{
    const std::string hands = "Y: Spades A 9 7 5; Clubs K J 3 2; Diamonds K 8; Hearts K 10 7\n"
                              "A's hand: Spades Knave, 3; Clubs 6, 5; Diamonds Queen, 9, 7, 6, 5, 4; Hearts Q 9 3\n"
                              "B: \u2660 K64 \u2665 654 \u2666 J1032 \u2663 Q97\n";
    CHECK(told("laws portland-1904\n" + hands + "A Y B Z\n1 6D 8D 10D AD\n2 3S AS 4S 2S\n3 CQ CK C7 C8\nhearts trumps\n") ==
          "laws portland-1904\n"
          "table N: Y, E: B, S: Z, W: A\n"
          "deal 1 by S\n"
          "hands N:A975.KT7.K8.KJ32 K64.654.JT32.Q97 QT82.AJ82.A.AT84 J3.Q93.Q97654.65\n"
          "S makes hearts\n"
          "1. W: D6 D8 DT DA\n"
          "2. S: S2 S3 SA S4\n"
          "3. N: CK C7 C8 CQ\n");
    // one card in two hands: there is no fourth to be had
    const std::array<std::string, 4> a{"AKQJT98765432", "", "", ""}, b{"", "AKQJT98765432", "", ""},
        c{"A", "", "KQJT98765432", ""};
    CHECK_FALSE(prose::fourth_hand({a, b, c}));
    CHECK(prose::fourth_hand({a, b, {"", "", "AKQJT98765432", ""}})->at(3) == "AKQJT98765432");
    CHECK_FALSE(prose::suits_of_hand("Spades K 9; Hearts A; Diamonds 4"));  // no clubs are told
    CHECK_FALSE(prose::suits_of_hand("Spades K 9; Spades A; Diamonds 4; Clubs 2"));
}

TEST_CASE("four names head the columns, from the leader on; what is no page is left alone")
{
    CHECK(told("portland\nspades trumps\nAnne Bob Carl Dora\n1 CA C2 C3 C4\n2 CK S2 C5 C6\n3 D2 DA D3 D4\n") ==
          "laws portland-1904\n"
          "table N: Bob, E: Carl, S: Dora, W: Anne\n"
          "deal 1 by S\n"
          "S makes spades\n"
          "1. W: CA C2 C3 C4\n"
          "2. W: CK S2 C5 C6\n"
          "3. N: DA D3 D4 D2\n");
    CHECK(told("A Y B Z\nnothing more\n") == "no page");
    CHECK(told("laws portland-1904\ndeal 1 by S\nS makes hearts\n1. W: HK H3 H7 H4\n") == "no page");
    CHECK(told("") == "no page");
}

TEST_CASE("a trick among rows of names that is told in words, and names of whom the text tells where they sit")
{
    const std::string text = "laws portland-1904\nJulia (South) dealt and made no trumps. Percy sat West.\n"
                             "1. Percy 4C, Harriet 5C, Owen 8C, Julia 10C.\n2. Julia AS, Percy 3S, Harriet 2S, Owen 6S.\n"
                             "3. Julia AC, Percy 3C, Harriet 7C, Owen 2C.\n"
                             "4. Julia led the nine of hearts, and Percy threw a diamond; he took it back.\n"
                             "5. Harriet 10D, Owen 4D, Julia KD, Percy AD.\n";
    const std::string read = told(text);
    CHECK(read.find("table N: Harriet, E: Owen, S: Julia, W: Percy\n") != std::string::npos);
    CHECK(read.find("3. S: CA C3 C7 C2\n4. ?\n5. N: DT D4 DK DA\n") != std::string::npos);
    // a trick that is wanting is no trick told in words
    CHECK(told(std::string(text).replace(text.find("4. Julia"), 9, "Julia    ")) == "no page");
}

TEST_CASE("rows without a heading stand as they were played, if suits were followed so")
{
    const std::string head = "West dealt, trump s (W).\n",
                      rows = "1. c7 ct cq c5\n2. dk d7 d6 da\n3. ca c3 h2 c2\n4. h4 h6 ht h3\n"
                             "5. sk sa s6 s2\n6. ck sj c4 h5\n7. d3 d2 dj dq\n8. cj d4 c6 s3\n";
    const std::string read = told(head + rows);
    CHECK(read.find("3. E: CA C3 H2 C2\n") != std::string::npos);
    CHECK(read.find("8. N: CJ D4 C6 S3\n") != std::string::npos);
    CHECK(told(rows) == "no page");  // who led, and what was trumps?
    // as columns of N, E, S and W: hands that revoke in every third row when read as played
    CHECK(told(head + "1. c7 ct cq c5\n2. d7 d6 da dk\n3. c2 ca c3 h2\n4. h3 h4 h6 ht\n5. sa s6 s2 sk\n6. ck sj c4 h5\n"
                      "7. dq d3 d2 dj\n8. cj d4 c6 s3\n") == "no page");
}

TEST_CASE("a card in brackets won its trick")
{
    // the year tells which of the American laws, whatever else names them
    CHECK(told("American laws (Elwell's book, 1907). South dealt and declared hearts. West leads.\n"
               "Trick   West   North   East   South\n   1   \u26635     \u26632     [\u2663K]   \u26634\n"
               "   2   [\u2666K]   \u26663     \u26664     \u26666\n   3   \u26602     \u26608     [\u2660A]   \u26603\n")
              .starts_with("laws american-1907\n"));
    CHECK(told("The American laws of 1905. South dealt and declared hearts. West leads.\n"
               "Trick   West   North   East   South\n"
               "   1   \u26635     \u26632     [\u2663K]   \u26634\n"
               "   2   [\u2666K]   \u26663     \u26664     \u26666\n"
               "   3   \u26602     \u26608     [\u2660A]   \u26603\n") == "laws american-1905\n"
                                                                          "deal 1 by S\n"
                                                                          "S makes hearts\n"
                                                                          "1. W: C5 C2 CK C4\n"
                                                                          "2. E: D4 D6 DK D3\n"
                                                                          "3. W: S2 S8 SA S3\n");
}

TEST_CASE("players named in every row: as they played where the first is not always the same, and a trick broken off")
{
    CHECK(told("american 1907\n"
               "N Wells, E Hoyt, S Dana, W Crane\n"
               "Dana dealt. Wells: hearts.\n"
               "1  Crane D5, Wells DQ, Hoyt D2, Dana DJ\n"
               "2  Wells HK, Hoyt C4, Dana H6, Crane H2\n"
               "3  Wells HQ, Hoyt S4, Dana H7, Crane H3\n"
               "4  Hoyt CQ\n"
               "Dana can make Hoyt play the queen of clubs when a club comes\n") == "laws american-1907\n"
                                                                                    "table N: Wells, E: Hoyt, S: Dana, W: Crane\n"
                                                                                    "deal 1 by S\n"
                                                                                    "N makes hearts\n"
                                                                                    "1. W: D5 DQ D2 DJ\n"
                                                                                    "2. N: HK C4 H6 H2\n"
                                                                                    "3. N: HQ S4 H7 H3\n"
                                                                                    "4. E: CQ\n");
}

TEST_CASE("the cut for the next deal, told behind the last trick")
{
    for (const char* line : {"Col. Sands gathered the other pack, East cut it to him.", "The pack had been cut, says Will."})
        CHECK(prose::tells_next_cut(line));
    for (const char* line : {"Nobody had touched the other pack, it was not cut yet.", "I claimed before the pack was cut.",
                             "East is about to cut it", "Which pack? Cut and come again.", "the cards lie there uncut"})
        CHECK(!prose::tells_next_cut(line));
}

TEST_CASE("the letters of the books sit where the text says")
{
    const std::string rows =
        "Trick      A       Y       B       Z\n 1   5\xE2\x99\xA0   K\xE2\x99\xA0*   3\xE2\x99\xA0   2\xE2\x99\xA0\n"
        " 2   5\xE2\x99\xA5   A\xE2\x99\xA5*   2\xE2\x99\xA5   6\xE2\x99\xA5\n 3   8\xE2\x99\xA5   Q\xE2\x99\xA5*   "
        "4\xE2\x99\xA5   10\xE2\x99\xA5\n";
    const std::string seated =
        "American 1907. Z deals (East), Y is his partner (West), A the eldest hand (South), B (North).\nY declared hearts.\n";
    CHECK(told(seated + rows).find("table N: B, E: Z, S: A, W: Y\n") != std::string::npos);
    CHECK(told(seated + rows).find("1. S: S5 SK S3 S2\n2. W: HA H2 H6 H5\n") != std::string::npos);
    CHECK(told("American 1907. Z deals, Y declared hearts.\n" + rows).find("table N: Y, E: B, S: Z, W: A\n") !=
          std::string::npos);
}

TEST_CASE("who led, or who won, behind the cards; rows parted by commas, with words in their last cell")
{
    CHECK(told("Z turns up H4.\n"
               "         A      Y      B      Z     led by\n"
               "   1.  \u2663A*    \u26634     \u26637     \u26633     A\n"
               "   2.  \u2663K*    \u2663J     \u2663Q     \u26636     A\n"
               "   3.  \u26664     \u2666A*    \u26667     \u2666K     A\n") == "laws short-whist\n"
                                                                                "table N: Y, E: B, S: Z, W: A\n"
                                                                                "deal 1 by S\n"
                                                                                "S turns up H4\n"
                                                                                "1. W: CA C4 C7 C3\n"
                                                                                "2. W: CK CJ CQ C6\n"
                                                                                "3. W: D4 DA D7 DK\n");
    const std::string pasted = "Code,Portland 1904,,,,,,\n"
                               "Dealer,S,,,,,,\n"
                               "trick,lead,N,E,S,W,won,note\n"
                               "1,W,4D,3D,2D,AD,W,\n"
                               "2,W,2S,KS,4H,4S,S,\n"
                               "3,S,6H,10H+8C,KH,2H,S,\"E put two cards down, together\"\n";
    CHECK(told(pasted).ends_with("deal 1 by S\n1. W: DA D4 D3 D2\n2. W: S4 S2 SK H4\n3. S: HK H2 H6 HT\n"));
    const auto deal = prose::parse_page(pasted, log::reads, {});
    REQUIRE(deal);
    CHECK(deal->notes.back() == "E put two cards down, together");
}
