// Score sheets in anybody's hand, read as a block: what stands in which column, and what is left alone. Whole texts are compared;
// the figures are those of the sheet, counted by hand. Sheets as people keep them stand, with their truth, in tests/sheets.
#include "sheet/misread.hpp"
#include "sheet/page.hpp"
#include "sheet/read.hpp"

#include "log/section.hpp"
#include "translation.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>

namespace {

using namespace hoyle;

std::optional<Translation> read(std::string_view text) { return sheet::read_as_kept(text, {{}, log::reads}); }

/// The statements that became of a sheet, without the writer's words behind them.
std::string told(std::string_view text) { return statements_of(read(text), "no sheet"); }

/// A sheet of tests/sheets/AA, some words of it as others wrote them.
std::string told_of(const std::string& name, std::string_view written = {}, std::string_view otherwise = {})
{
    std::ifstream in(HOYLE_ROOT "/tests/sheets/AA/" + name + ".txt");
    std::string text{std::istreambuf_iterator<char>(in), {}};
    REQUIRE(text.find(written) != std::string::npos);
    if (!written.empty()) text.replace(text.find(written), written.size(), otherwise);
    return told(text);
}

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

TEST_CASE("a double that was refused counts no more; in brackets it is of something else")
{
    const auto sheet = [](const std::string& doubling) {
        return told(
            "Ames & Cray against Bell & Dunn, Portland\n"
            "Hearts: Ames and Cray 8 tricks, three honours. Dunn doubled" +
            doubling +
            ". Ames and Cray 16 below, 16 above.\n"
            "Spades: Bell and Dunn 8 tricks, three honours. Bell and Dunn 4 below, 4 above.\n"
            "No trumps: Ames and Cray 9 tricks, three aces. Ames and Cray 36 below, 30 above. First game to Ames and Cray.\n"
            "Hearts: Ames and Cray 10 tricks, four honours divided. Ames and Cray 32 below, 32 above. Game and rubber.\n"
            "Ames and Cray 262, Bell and Dunn 8. Ames and Cray win 254.\n");
    };
    const auto doubled = [&](const std::string& doubling) {
        return sheet(doubling).find("from hearts doubled") != std::string::npos;
    };
    CHECK_FALSE(doubled(" and Ames would not have it"));
    CHECK_FALSE(doubled(", so no doubling"));
    CHECK(doubled(""));
    CHECK(doubled(" (honours not doubled)"));
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

TEST_CASE("what is noted of the honours stays with its figure, though the figure belies it")
{
    std::string noted(cross);
    noted.replace(noted.find("    16  |   32\n"), 15, "    16 4 hon hearts  |   32 3 hon clubs\n");
    const std::string statements = told(noted);
    CHECK(statements.find("We | 16\nfrom hearts, honours We 4 divided\n") != std::string::npos);
    CHECK(statements.find("They | 32\nfrom clubs, honours They 3\n") != std::string::npos);
    std::string no_suit(cross);
    no_suit.replace(no_suit.find("    16  |   32\n"), 15, "    16  |   32 3 hon\n");
    CHECK_FALSE(asked(no_suit).empty());
    // nor is it known how five lay
    std::string and_fifth(cross);
    and_fifth.replace(and_fifth.find("    16  |   32\n"), 15, "    60 4 hon diamonds and the fifth  |\n");
    CHECK(told(and_fifth).find("from") == std::string::npos);
    // what agrees is left as it is
    std::string agrees(cross);
    agrees.replace(agrees.find("    16  |   32\n"), 15, "    16 3 hon hearts  |   32 4 hon hearts\n");
    CHECK(told(agrees) == told(cross));
}

TEST_CASE("a number in words before the word for honours is how many there were, never the tricks told again")
{
    const std::string evening = "They made three no trumps, 36, and held three aces, 30.\n"
                                "We made four hearts, 32, and had four honours, 16.\n"
                                "We made five clubs, 20, honours 16 (four, two and two).\n"
                                "We made three diamonds, 18, and five honours, four in one hand, 54.\n"
                                "We: tricks 70, honours 86, rubber 100, total 256\n"
                                "They: tricks 36, honours 30, total 66\nWe win 190 points.\n";
    const std::string statements = told(evening);
    CHECK(statements.find("We 32 | 16\nfrom hearts, result We by 4, honours We 4 divided\n") != std::string::npos);
    CHECK(statements.find("We 20 | 16\nfrom clubs, result We by 5, honours We 4 divided\n") != std::string::npos);
    CHECK(statements.find("We 18 | 54\nfrom diamonds, result We by 3, honours We 5 with 4 in one hand\n") != std::string::npos);
}

TEST_CASE("commas with blanks behind them part no columns; broken up, a rubber need not have ended")
{
    const std::string listed = "diamonds, Them 18, Us 12\nhearts, Us 16, Them 16\nNT, Us 24, Us 30\nhearts, Them 16, Us 16\n";
    const std::string rubber = listed + "clubs, Us 12, Us 8\nNT, Us 36, Them 30\n";
    CHECK(told(rubber).find("Us 24 | 30\nfrom no trumps, result Us by 2, honours Us 3\n") != std::string::npos);
    CHECK_FALSE(asked(listed).empty());
    CHECK(asked(listed + "broke up here, train\n").empty());
}

TEST_CASE("who doubled is not whose the figures are; a bet is not the stakes")
{
    const std::string hand = "hearts, We the odd, doubled by Them, 16, and four honours, two and two, 32.\n";
    CHECK(told(hand + "hearts, We 24, We 16\nclubs, They 16, We 8\nNT, We 36, They 30\n")
              .find("We 16 | 32\nfrom hearts doubled, result We by 1, honours We 4 divided\n") != std::string::npos);
    CHECK(asked(std::string(cross) + "I will thank you for the five shillings you bet me.\n").empty());
    CHECK_FALSE(asked(std::string(cross) + "I will thank you for the five shillings.\n").empty());
}

TEST_CASE("letters spaced out head a column; what was written for a struck-out figure stands in its place")
{
    std::string spaced(cross);
    spaced.replace(spaced.find("We"), 2, "W E");
    CHECK(told(spaced).find("We win") == told(cross).find("We win"));
    std::string mended(cross);
    mended.replace(mended.find("    16  |   32\n"), 15, "~~8~~ 16|   32\n");
    CHECK(told(mended) == told(cross));
}

TEST_CASE("a key to a sheet's own abbreviations is believed; column heads are none")
{
    const std::string hands =
        "1  Hts  They 1 od  8   We sh 16\n2  Dia  We 3 od 18   We sh 12\n3  Hts  We 2 od 16   They sh 16    G We\n"
        "4  Hts  We 4 od 32   They sh 16    G We\n";
    const std::string statements = told("od  odd tricks    sh  simple honors    G  game\n" + hands);
    CHECK(statements.find("We 18 | 12\nfrom diamonds, result We by 3, honours We 3\n") != std::string::npos);
    CHECK(told("ab  odd tricks    cd  odd tricks\n" + hands).find("We 18 | 12\n") == std::string::npos);
}

TEST_CASE("points named in a sentence are of the score, whatever verb stands before them")
{
    const std::string evening = "They made three no trumps, 36, and held three aces, 30.\n"
                                "We made four hearts, 32, and had four honours, two and two, 32.\n"
                                "We made three clubs, 12, and three honours, 8.\n"
                                "We made three diamonds, 18, and four honours, two and two, 24.\n"
                                "We: tricks 62, honours 64, rubber 100, total 226\nThey: tricks 36, honours 30, total 66\n";
    CHECK(told(evening + "So we rose winners of 150 points.\n").find("result We 150\n") != std::string::npos);
    CHECK(told(evening + "226 - 66 = 150 = fifteen pence.\n").find("result We 150\n") != std::string::npos);
}

TEST_CASE("the two figures in a cell keep to one order; cards are no figures")
{
    const std::string pairs =
        "          We        They\nNT  1     12/30       -\nH   2     16/-      -/16\nD   2       -       12/12\n"
        "H   1     8/64        -\nC   3       -       12/8\nH   2   16/16         -\n";
    CHECK(told(pairs).find("We 8 | 64\n") != std::string::npos);
    CHECK(told(pairs).find("They 12 | 8\n") != std::string::npos);
    CHECK(told("Sam led.\n1 SA S3 SK S2\n2 H4 HK HA H2\n3 C4 CK CA C2\nNS 24, EW 30\nNS 16, EW 8\nNS 32 EW 4\n") == "no sheet");
}

TEST_CASE("dots lead to a figure: to how the side stands, to what a hand of whist brought")
{
    const std::string hands =
        "      Us                        Them\n   24 & 16 ........ 40\n                                18 & 24 ........ 42\n"
        "   12 & 30 ........ 82\n   ~~~~~~~~ game, us ~~~~~~~~\n";
    const std::string rest =
        "                                24 & 40 ....... 106\n   36 & 30 ....... 148\n   ~~~~~~ game & rubber, us ~~~~~~\n"
        "     rubber ...... 100\n                   248\n             less  106\n              up   142\n";
    const std::string statements = told(hands + rest);
    CHECK(statements.find("Us 24 | 16\npoints Us 40\n") != std::string::npos);
    CHECK(statements.find("result Us 142\n") != std::string::npos);
    CHECK(asked(hands + rest).empty());
    // the page turned in the middle, and what was carried
    const std::string carried = "   b'fwd ......... 82             b'fwd ...... 42\n";
    CHECK(told(hands + carried + rest).find("points Us 82\ngame\npoints Us 82\npoints Them 42\n") != std::string::npos);
    CHECK(asked(hands + carried + rest).empty());
    CHECK(told("WHIST\nGame 1. We, one by cards and two by honours ..... 3\n        We, two by cards ........ 2   out, a treble\n"
               "Game 2. We, three by cards and two by honours ..... 5   out, a treble\n     Rubber 2, 8 points\n")
              .find("\"the left\" 3 2\ngame won by \"the left\" treble\nresult \"the left\" 8\n") != std::string::npos);
}

TEST_CASE("what the columns of odd tricks, honours and doubling say holds against the figures; so does a slam beside its figure")
{
    const std::string head = "Trumps,Doubled,Odd tricks,Honours,NS below,NS above,EW below,EW above\nClubs,,NS 3,EW 3,12,,,8\n";
    CHECK(told(head + "Hearts,yes,EW 2,NS 3,,32,32,\nNT,,NS 3,NS 3 aces,36,30,,\nNT,,NS 3,NS 3 aces,36,30,,\n")
              .find("NS | 32, EW 32\nfrom hearts doubled, result EW by 2, honours NS 3\n") != std::string::npos);
    CHECK(told(head + "Hearts,yes,EW 2,NS 4,,32,32,\nNT,,NS 3,NS 3 aces,36,30,,\nNT,,NS 3,NS 3 aces,36,30,,\n")
              .find("from hearts doubled, result EW by 2, honours NS 4 divided\n") != std::string::npos);
    const auto slam = [](const std::string& figure, const std::string& sums) {
        return asked("  We         |  They\n             |  16\n little slam " + figure +
                     " |\n 16          |\n ------------+------\n  48         |\n ------------+------\n  32         |\n" +
                     " ------------+------\n" + sums);
    };
    const std::string which = "which is right in line 3, the figure or what is noted beside it? no hand gives both";
    CHECK(slam("20", "  80         |\n  36         |  16\n 100         |\n 216         |  16\n We + 200\n").empty());
    CHECK(slam("40", "  80         |\n  56         |  16\n 100         |\n 236         |  16\n We + 220\n") == which);
}

TEST_CASE("honours told before their figure hold against it; each `again` is one more doubling")
{
    const std::string head = "                                                   Pym & I    Hartleys\n"
                             "honours\n";
    const std::string rest = "  no trumps, Hartleys three aces                                 30\n"
                             "  spades, Hartleys simple honours                                 4\n"
                             "  diamonds (they made it), but honours to us, 3       12\n"
                             "  hearts, three                                       16\n"
                             "  clubs, H. had four between them                                16\n"
                             "                                                   =======================\n"
                             "tricks\n"
                             "  1. hearts, 3 odd                                    24\n"
                             "  2. no trump, they made two                                     24\n"
                             "  3. spades, 3                                         6\n"
                             "                                  1st game ours    -----------------------\n"
                             "  4. diamonds 2                                                  12\n"
                             "  5. hearts 3                                         24\n"
                             "  6. clubs 3                                                     12\n"
                             "  7. no trumps, the odd. Aces two and two             12\n"
                             "                                  2nd game ours    -----------------------\n";
    const std::string hearts = "  Hearts, the Canon had four in his own hand          ";
    const std::string right = told(head + hearts + "64\n" + rest + "                      158         98\n");
    CHECK(right.find("from hearts, honours") == std::string::npos);
    const std::string wrong = told(head + hearts + "32\n" + rest + "                      126         98\n");
    CHECK(wrong.find("from hearts, honours \"Pym & I\" 4 in one hand\n") != std::string::npos);

    const auto doubled = [](const std::string& words) {
        return told("           We              They\n              8                64\n         -----------------\n"
                    "             24               128      * hearts, the odd trick. " +
                    words + "\n         ----------------- game\n             30\n         ----------------- game\n" +
                    "                              32\n         ----------------- game\n             62               224\n" +
                    "                              100\n             62               324\n                               262\n");
    };
    CHECK(doubled("He doubled, she redoubled, he again, she again").find("from hearts doubled 4 times, ") != std::string::npos);
    CHECK(doubled("He doubled, she redoubled, he again").find("from hearts doubled 3 times, ") != std::string::npos);
    CHECK(doubled("He doubled. Game to them again").find("doubled twice") == std::string::npos);
}

TEST_CASE("what is paid: half a penny a point, and of a sum told twice the last")
{
    const std::string rubber =
        "Us  Them\nhearts, we 4 by cards   32\nno trumps, we 3 by cards   36\nrubber 100\nUs 168, up 168\n";
    CHECK(told("1/2d. a point.\n" + rubber + "168 halfpence = 7s. 0d.\n").find("worth 84 pence") != std::string::npos);
    CHECK(told("6d. a point.\n" + rubber + "paid 84/0d.\n").find("worth 1008 pence") != std::string::npos);  // 84s.
    CHECK(told("1/2d. a point.\n" + rubber + "168 halfpence = 8s. 2d.\n").find("worth 98 pence") != std::string::npos);
}

TEST_CASE("partners named one under the other are one side; a list behind `above:` is of its side, and no sum told again")
{
    const auto named = [](const std::string& names) {
        return told(
            names +
            "                                     16\n                   30\n               ----------------------------\n"
            "                   24                 6\n                   8\n               ----------------------------\n"
            "                   36\n               ----------------------------\n                   98                22\n"
            "                  100\n                  198                22\n                       176\n");
    };
    CHECK(named("                Mrs. Thorne        Mr. Vail\n                & Mr. Otis         & Miss Dodd\n")
              .find("result \"Mrs. Thorne & Mr. Otis\" 176") != std::string::npos);
    CHECK(named("                LADIES            GENTLEMEN\n            Mrs. Rudd, Miss Vane     Capt. Rudd, Mr. Vane\n")
              .find("LADIES &") == std::string::npos);
    const std::string row = told(
        "Dr. L. / J.     v.    Stone / Harris\n\nabove:   16, 16, 12        30, 12\n-----\nbelow:   24, 6             12\n"
        "  game\n         8, 24             -\n  game\n\nsum      106               54\nrub      100\n         206 - 54 = 152\n");
    CHECK(row.find("16 16 12") != std::string::npos);
    CHECK(row.find("result \"Dr. L. / J.\" 152") != std::string::npos);
}

TEST_CASE("the difference by what stands beside it; who we are is told in a sentence, and a sentence heads no columns")
{
    CHECK(told_of("AA05").find("result we 100\n") != std::string::npos);
    CHECK(told_of("AA05", "exactly 100 to the\ngood", "exactly 200 up").find("result we 200\n") != std::string::npos);
    CHECK(told_of("AA12").find("result NS 130\n") != std::string::npos);  // `NS over EW 130 points`
    CHECK(told_of("AA12", "NS over EW 130", "EW over NS 130").find("result EW 130\n") != std::string::npos);
    CHECK(told_of("AA22").find("result us 138\n") != std::string::npos);             // `beat them by 138!!`
    CHECK(told_of("AA04").find("60 points worth 60 pence\n") != std::string::npos);  // `5/-. Bed at 12.`
    CHECK(told_of("AA14").find("worth 4550 cents\n") != std::string::npos);          // `188 points at 25 c., 45 fr. 50`
    CHECK(told_of("AA10").find("\"Messrs KENT, BLIGH\" 1, \"Messrs OWEN, FOX\" 5\n") != std::string::npos);
    CHECK(told_of("AA10", "1 to 5", "5 to 1").find("\"Messrs KENT, BLIGH\" 1, \"Messrs OWEN, FOX\" 5\n") != std::string::npos);
}

TEST_CASE("what a figure is made of is no figure of its own: a list before its sum, parts in brackets, what is taken from what")
{
    CHECK(told_of("AA17").find("total US | 136, THEM | 66\n") != std::string::npos);
    CHECK(told_of("AA17").find("US 56 | 64 60") != std::string::npos);
    CHECK(told_of("AA16").find("\"W.P.\" 16 | 16\n") != std::string::npos);
    CHECK(told_of("AA16").find("\"E.T.\" 24 | 4\n") != std::string::npos);  // `spade at 8`
}

TEST_CASE("four of them held by one, and who had the fifth")
{
    CHECK(told_of("AA22").find("honours us 5 with 4 in one hand\n") != std::string::npos);
    CHECK(told_of("AA22", "& I had the ten, 60", ", 48").find("honours us 4 in one hand\n") != std::string::npos);
    CHECK(told_of("AA22", "Ruth had FOUR of them & I had the ten, 60", "Ruth & I four of them, 24")
              .find("honours us 4 divided\n") != std::string::npos);
}

TEST_CASE("a story with figures in it is no score sheet, nor is what cannot be one")
{
    CHECK(told("laws portland-1904\ndeal 1 by S\nS makes hearts\nNS 24 | 16\nEW 8 | 8\n") == "no sheet");
    CHECK(told("Portland\nWest led the king and East revoked.\nThey led 24 to 18.\n") == "no sheet");
    // a block of the language with a slip of the pen in it is left as it is
    CHECK(told("laws portland-1904\nblock\n  game\n    AB 24 | 16\n      from hearts, result AB by 3\n    AB 18 or so\n") ==
          "no sheet");
    // cards in words, one trick a line
    CHECK(told("Portland 1904\n1. trick - South spade A / West spade 2 / North spade 8 / East spade 5\n"
               "2. trick - South club 7 / West club 2 / North club K / East club A\nEast 9 tricks, 18 and 30\n") == "no sheet");
    CHECK(
        told("five points\nTr 1: South leads 4 of diamonds, West queen of diamonds, North king of diamonds, East 3 of diamonds\n"
             "Tr 2: North leads ace of spades, East 3 of spades, South 6 of spades, West 2 of spades\n"
             "Tr 3: North leads ace of hearts, East 2 of hearts, South 5 of hearts, West 3 of hearts\n") == "no sheet");
    CHECK(sheet::read_page("||||\n||||\n||||\n").lines.size() == 3);  // bars, and nothing between them
    CHECK(told("") == "no sheet");
    CHECK(told(std::string(2000, '1')) == "no sheet");
}

TEST_CASE("what is written behind a rule, beside a sum, in place of a figure")
{
    // a game ruled off at twenty-eight, and told so
    const std::string early =
        "  We    They\n  24\n   8     30\n---------------\n  12\n  16\n---------------   28, game\n        12\n"
        "  12\n   8\n  24\n---------------\n  72     12\n  32     30\n 100\n 204     42\n  We win 162\n";
    CHECK(told(early).find("column We 16\ngame\n") != std::string::npos);
    // two games told behind rules are two games, however else the figures might be parted
    const std::string games = "us  |  them\n____|_____\n 12 |\n  8 |  8\n 30 | 32\n____|_____\n 24 |  8\n  8 |\n"
                              "____|_____   1-0 us\n    |  8\n 30 |\n____|_____   2-0, the last one 11 tricks\n\n";
    CHECK(asked(games + "US 212  THEM 56\nwe won by 156, and pleased\n").empty());
    CHECK(told(games + "US 112  THEM 56\nwe won by 56, and pleased\n").find("sum us 112\n") != std::string::npos);
    const auto blotted = [](std::string_view sign) { return std::string(cross).replace(cross.find("   32\n"), 5, sign); };
    CHECK(told(blotted("   (blot)")) == told(blotted("   ?")));
    const std::string carried = std::string(cross).replace(cross.find("   40\n"), 5, "   40  (carried 1)");
    CHECK(told(carried) == told(cross));
}

TEST_CASE("honours in the one column that the words give to the other side are asked about")
{
    const std::string beside = std::string(cross).replace(cross.find("   32\n"), 5, "   32   our 4 aces");
    CHECK(asked(beside) == "whose are the honours in line 2? they stand in the column of They, and the words give them to We");
    CHECK(asked(cross).empty());
}

TEST_CASE("a row headed by the number of a game begins it; a game drawn late is drawn where it stands")
{
    const auto numbered = [](std::string_view second) {
        return "          We   They\nhonours    16    32\n1st game   18     8\n           12\n" + std::string(second) +
               "   8    12\n           24\ntricks     62    20\nhonours    16    32\nrubber    100\ntotal     178    52\nwe win "
               "126\n";
    };
    const std::string games = told(numbered("2d game "));
    CHECK(games != "no sheet");
    CHECK(games == told(numbered("2nd game")));
    CHECK(games == told(numbered("game 2  ")));
    CHECK(games.find("column We 12\ngame\ncolumn We 8\n") != std::string::npos);
    CHECK(asked(numbered("2d game ")).empty());
    // 16 and 16 are the game, and another 8 stands above the rule
    const std::string late =
        "   We   |  They\n    16  |   32\n  ------+------\n    16  |\n    16  |\n     8  |\n  ------+------\n"
        "    32  |    8\n  ======+======\n    72  |    8\n    16  |   32\n   100  |\n   188  |   40\n   148 up\n";
    CHECK(told(late).find("column We 16\ncolumn We 16\ncolumn We 8\ngame\n") != std::string::npos);
}

TEST_CASE("a slam, or honours of which a sentence tells, that no figure above the line brings are asked about")
{
    const std::string slam = std::string(cross).replace(cross.find("    32  |\n"), 9,
                                                        "    32  |             hearts, LITTLE SLAM\n");
    CHECK(asked(slam) == "where is the slam of line 4 scored? no figure above the line of We has it");
    const auto footnote = [](std::string_view suit) {
        return std::string(cross) + "\nWe held ace, king, queen and knave of " + std::string(suit) + ", all mine, myself.\n";
    };
    CHECK(asked(footnote("hearts")) ==
          "where are the honours of line 15 scored? no figure above the line of We is what they bring");
    CHECK(asked(footnote("spades")).empty());
}

TEST_CASE("what a machine misread in a copy: figures of letters, letters of figures; pounds and names stay")
{
    CHECK(sheet::with_misread_mended("3O  l8  I2 I00 | SEC0ND THlRD Hon0urs") == "30  18  12 100 | SECOND THIRD Honours");
    CHECK(sheet::with_misread_mended("l94   T0 AB.  lO  lOO") == "194   TO AB.  10  100");
    CHECK(sheet::with_misread_mended("5l. 3s.  I O  Bill  12O45 \u00a3l") == "5l. 3s.  I O  Bill  12O45 \u00a3l");
    CHECK(sheet::with_misread_mended("").empty());
    REQUIRE(!sheet::sense_of("rubber").empty());
    CHECK(sheet::sense_misread("rubbcr") == sheet::sense_of("rubber"));
    CHECK(sheet::sense_misread("trlcks") == sheet::sense_of("tricks"));
    CHECK(sheet::sense_misread("colic").empty());
}
