// What everybody writes at the end of a deal, in any plain way: which statements it becomes; and what is left alone.
#include "prose/deal_end.hpp"
#include "prose/hand_asked.hpp"

#include "log/section.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace hoyle;

prose::Table table_at(const std::string& laws)
{
    prose::Table table;
    table.update("laws " + laws);
    table.update("table N: Oram, E: Pell, S: Quin, W: Rudd");
    table.update("deal 1 by S");
    return table;
}

/// Joined by " / "; each must be a line of the language.
std::string told(const std::string& line, const std::string& laws = "portland-1904")
{
    std::string out;
    for (const std::string& each : prose::parse_deal_end(line, table_at(laws))) {
        INFO(each);
        CHECK(log::reads(each));
        out += (out.empty() ? "" : " / ") + each;
    }
    return out;
}

/// Of a story whose writer sits South, if he does not say where.
std::string asked(const std::string& story)
{
    std::string out;
    for (const std::string& each : prose::hand_asked(story, {})) {
        INFO(each);
        CHECK(log::reads(each));
        out += (out.empty() ? "" : " / ") + each;
    }
    return out;
}

}  // namespace

TEST_CASE("Tricks, in every plain way")
{
    for (const std::string line :
         {"N-S made nine tricks", "NS nine tricks", "so N-S have nine tricks", "tricks NS 9, EW 4", "result: N-S 9",
          "North-South won 9 tricks in all", "N-S three odd tricks", "Quin made nine tricks", "N-S 9 tricks, E-W four"})
        CHECK(told(line) == "result NS 9");
    CHECK(told("tricks NS 12, EW 1, little slam") == "result NS 12");
    CHECK(told("E-W made the odd trick") == "result EW 7");
    CHECK(told("E-W made twelve tricks, which is a little slam") == "result EW 12");
}

TEST_CASE("A column named before both sides is of both")
{
    CHECK(told("above N-S 24 E-W 12") == "score NS above 24, EW above 12");
    CHECK(told("N-S 24 above, E-W 12") == "score NS above 24, EW 12");
    CHECK(told("N-S 24 below 32 above, E-W 12") == "score NS below 24 above 32, EW 12");
    CHECK(told("E-W 8 below making 32, 4 above") == "score EW below 8 above 4");
    CHECK(told("N-S 8 below, E-W made 32 above") == "score NS below 8, EW above 32");
}

TEST_CASE("Tricks over the book, and tricks with no word for them")
{
    CHECK(told("E-W by 2 tricks") == "result EW by 2");
    CHECK(told("NS by 2") == "result NS by 2");
    CHECK(told("E-W made seven") == "result EW 7");
    CHECK(told("E-W made two").empty());  // two tricks, or two odd ones
    CHECK(told("NS made 3 by cards") == "result NS by 3");
    CHECK(told("three by cards").empty());  // whose they are is not said
}

TEST_CASE("Whose it is, said behind, or by who deals")
{
    CHECK(told("ten tricks to N-S") == "result NS 10");
    CHECK(told("nine tricks N-S, E-W four honours") == "result NS 9 / honours EW 4");
    CHECK(told("nine tricks, E-W four honours").empty());  // theirs, or the others'
    CHECK(told("30 aces to E-W") == "score EW honours 30");
    CHECK(told("easy honours, N-S ten tricks") == "result NS 10 / honours NS 2 / honours EW 2");
    CHECK(told("the adversaries won the odd trick") == "result EW 7");  // South deals
}

TEST_CASE("As people put it who have seen one log")
{
    CHECK(told("no honors, two aces each side") == "honours NS 2 / honours EW 2");
    CHECK(told("Quin had three aces, 30") == "honours NS 3 in one hand / score NS honours 30");
    CHECK(told("score EW 34, NS 12 above for this hand") == "score EW 34, NS above 12");
    CHECK(told("game and rubber EW by 266 points, $2.66") ==
          "game won by EW / rubber won by EW by 266 points worth 2.66 dollars");
    CHECK(told("rubber won by EW by 6 points, six shillings", "short-whist") == "rubber won by EW by 6 points worth 6 shillings");
    CHECK(told("game and rubber").empty());  // whose?
}

TEST_CASE("As people tell an evening in sentences")
{
    CHECK(told("N-S made nine tricks, and they had three honours (18)") == "result NS 9 / honours NS 3 / score NS honours 18");
    CHECK(told("three honours to N-S, 12") == "honours NS 3 / score NS honours 12");
    CHECK(told("E-W made eight tricks, four points, and had four honours between them, 8 above") ==
          "result EW 8 / honours EW 4 divided / score EW 4 above 8");
    CHECK(told("E-W made nine tricks, which is 36 and game in one hand, and they held three aces") ==
          "result EW 9 / honours EW 3 / score EW 36 / game won by EW");
    CHECK(told("E-W made nine tricks and held all five honours between them, 24 and 40") ==
          "result EW 9 / honours EW 5 divided / score EW 24 above 40");
    CHECK(told("aces two each") == "honours NS 2 / honours EW 2");
    CHECK(told("score EW 16 (doubled), NS honours 16") == "score EW 16, NS honours 16");
    // who they are was told before it
    prose::Table table = table_at("portland-1904");
    CHECK(prose::parse_deal_end("They also had three honours", table).empty());
    table.update("result NS 9");
    CHECK(prose::parse_deal_end("They also had three honours", table) == std::vector<std::string>{"honours NS 3"});
    CHECK(prose::parse_deal_end("24 and 40", table) == std::vector<std::string>{"score NS 24 above 40"});
    CHECK(prose::parse_deal_end("they say 24, doubled", table).empty());
    table.writer = Seat::east;  // who would say "they" of the others
    CHECK(prose::parse_deal_end("They also had three honours", table).empty());
    table.update("deal 2 by W");
    CHECK(prose::parse_deal_end("24 and 40", table).empty());
}

TEST_CASE("A line of the score tells of no irregularity, understood or not")
{
    const auto table = table_at("portland-1904");
    CHECK(prose::is_of_score("no honors, two aces each side, and ten to nobody", table));
    CHECK(prose::is_of_score("score 28 to nothing", table));
    CHECK_FALSE(prose::is_of_score("Pell looked at the last trick while we scored", table));
    CHECK_FALSE(prose::is_of_score("Rudd led the ace of hearts out of turn", table));
}

TEST_CASE("Honours, and in whose hands")
{
    CHECK(told("N-S had four honours between them") == "honours NS 4 divided");
    CHECK(told("Honours: N-S four, divided") == "honours NS 4 divided");
    CHECK(told("N-S had four honours, two and two") == "honours NS 4 divided");
    CHECK(told("E had four honours in his own hand and W the fifth") == "honours EW 5 with 4 in one hand");
    CHECK(told("Pell has four honours and Rudd the fifth") == "honours EW 5 with 4 in one hand");
    CHECK(told("honours: five, four of them in S's hand") == "honours NS 5 with 4 in one hand");
    CHECK(told("N has all four aces") == "honours NS 4 in one hand");
    CHECK(told("E-W held three aces") == "honours EW 3");
    CHECK(told("aces EW three") == "honours EW 3");
    CHECK(told("3 aces NS") == "honours NS 3");
    CHECK(told("N-S had simple honours") == "honours NS 3");
    CHECK(told("N-S made ten tricks, and had all five honours between them") == "result NS 10 / honours NS 5 divided");
    CHECK(told("result N-S N-S by 4") == "result NS by 4");
    CHECK(told("N-S won ten tricks; the aces were divided") == "result NS 10 / honours NS 2 / honours EW 2");
}

TEST_CASE("At whist honours are called, and two points by honours are three of them")
{
    CHECK(told("N-S call honours, ace king and knave", "short-whist") == "honours NS 3 / NS call 3 honours");
    CHECK(told("E-W call two by honours", "whist") == "honours EW 3 / EW call 3 honours");
    CHECK(told("E-W win eight tricks, nobody has honours", "whist") == "result EW 8 / honours NS 2 / honours EW 2");
}

TEST_CASE("The score, with its columns or without")
{
    CHECK(told("score NS 24") == "score NS 24");
    CHECK(told("score NS 24 16") == "score NS 24 above 16");
    CHECK(told("NS 24 below 16 above") == "score NS below 24 above 16");
    CHECK(told("score: N-S 8 below the line and 32 above the line") == "score NS below 8 above 32");
    CHECK(told("Score: North-South under the line 32, over the line 30") == "score NS below 32 above 30");
    CHECK(told("score NS below 24, above nothing") == "score NS below 24 above 0");
    CHECK(told("score NS 32, honours 24") == "score NS 32 honours 24");
    CHECK(told("score EW chicane 16") == "score EW chicane 16");
}

TEST_CASE("Chicane, game, rubber and money")
{
    CHECK(told("N was chicane") == "chicane N");
    CHECK(told("N has no trumps, chicane") == "chicane N");
    CHECK(told("game to N-S") == "game won by NS");
    CHECK(told("score NS 36, which is the game") == "score NS 36 / game won by NS");
    CHECK(told("N-S win the game, a treble", "whist") == "game won by NS treble");
    CHECK(told("N-S win the rubber by 158 points, 7.90 dollars") == "rubber won by NS by 158 points worth 7.90 dollars");
    CHECK(told("N-S win the game and the rubber by 114 points") == "game won by NS / rubber won by NS by 114 points");
}

TEST_CASE("A line with a word left over, or that contradicts itself, is not read so")
{
    for (const std::string line :
         {"N-S win the last two tricks", "N-S take three tricks", "N claims two tricks", "W leads the ace of clubs",
          "tricks NS 9, EW 5", "E-W made eleven tricks, a little slam", "they made nine tricks", "N has no hearts",
          "N-S might have made nine tricks", "N-S made nine tricks and E revoked", "the game is bridge", ""})
        CHECK(told(line).empty());
}

TEST_CASE("Which game it was, what the rubber was worth, a hand without a trump")
{
    for (const std::string line : {"first game to NS", "second game NS", "NS win the third game", "the last game was for NS"})
        CHECK(told(line) == "game won by NS");
    for (const std::string line : {"NS win the rubber, 238 - 114 = 124 points", "NS win the rubber, 124 points",
                                   "NS win the rubber, 238 to 114", "rubber to NS by 124"})
        CHECK(told(line) == "rubber won by NS by 124 points");
    // a bare figure may be what is paid for winning it; games are no points; four figures are none
    for (const std::string line : {"rubber NS 100", "NS win the rubber two games to one", "NS win the rubber 1 2 3 4"})
        CHECK(told(line).empty());
    CHECK(told("S had no trump at all") == "chicane S");
    CHECK(told("EW had four honours, divided, and S has had no trump") == "honours EW 4 divided / chicane S");
    CHECK(told("S no trumps").empty());
}

TEST_CASE("What was lost is the other side's; where nobody is named, it is the side that declared")
{
    for (const std::string line : {"NS lost 8 tricks", "went down two", "N-S were two down", "down two"})
        CHECK(told(line) == told("E-W 8 tricks"));
    for (const std::string line : {"N-S lost two by cards", "lost two by cards", "N-S failed by two tricks"})
        CHECK(told(line) == told("E-W made two by cards"));
    for (const std::string line : {"NS lost the odd trick", "one down", "Quin went down one", "lost the odd"})
        CHECK(told(line) == "result EW 7");
    for (const std::string line :
         {"made four odd", "result: four odd", "made ten tricks", "result 10", "made ten", "EW down four"})
        CHECK(told(line) == "result NS 10");
    CHECK(told("NS lost the odd, game to EW") == "result EW 7 / game won by EW");
    CHECK(told("lost two by cards to EW") == "result EW by 2");
    CHECK(told("NS lost the odd, EW made seven") == "result EW 7");
    CHECK(told("NS lost two by cards but won the rubber") == "result EW by 2 / rubber won by NS");
    CHECK(told("lost the odd, honours EW 3, game to NS") == "result EW 7 / honours EW 3 / game won by NS");
    CHECK(told("NS lost the rubber by 240 points") == "rubber won by EW by 240 points");
    CHECK(told("NS lost the odd, honours EW 3") == "result EW 7 / honours EW 3");
    for (const std::string line :
         {"made 4", "down", "lost", "made four odd", "one down"})  // nothing says of what, or at whist, whose
        CHECK(told(line, line.size() > 5 ? "short-whist" : "portland-1904").empty());
}

TEST_CASE("a hand of a story in which the score is asked")
{
    CHECK(asked("I dealt and made it hearts, nobody doubled, and we took nine tricks with four honours between us. What do we "
                "score?") == "deal by S / S makes hearts / result NS 9 / honours NS 4 divided");
    CHECK(
        asked("I made it clubs, doubled and redoubled. We made eight tricks. I held four honours and my partner the fifth. What "
              "should be written?") ==
        "deal by S / S makes clubs / W doubles / S redoubles / result NS 8 / honours NS 5 with 4 in one hand");
    CHECK(asked("We made twelve tricks at no trumps doubled, and had the four aces. How many points do we score?") ==
          "deal by S / S makes no trumps / W doubles / result NS 12 / honours NS 4 divided");
    CHECK(asked("They made hearts and won ten tricks. Three honours to them. What do they score?") ==
          "deal by W / W makes hearts / result EW 10 / honours EW 3");
    CHECK(asked("I named hearts; the eldest hand doubled; we took nine tricks. I had the ace, queen and ten and Nora had the "
                "king, the "
                "jack being on the right of me. Mr. Lyle on my left had not one heart. What do we put down?") ==
          "deal by S / S makes hearts / W doubles / result NS 9 / honours NS 4 divided / chicane W");
    CHECK(asked("Hearts were trumps and we made the odd trick, they had three honours. How many points to each?") ==
          "deal by S / S makes hearts / result NS 7 / honours EW 3");
}

TEST_CASE("honours of somebody whose side is not told are nobody's")
{
    const std::string hand = "I made it hearts, nobody doubled, and we took nine tricks. ";
    CHECK(asked(hand + "Jones had four honours. What do we score?") == asked(hand + "What do we score?"));
    CHECK(asked(hand + "Jones had the ace, king and queen. What do we score?") == asked(hand + "What do we score?"));
    CHECK(asked(hand + "My partner had four honours. What do we score?") != asked(hand + "What do we score?"));
}

TEST_CASE("what leaves open who won, or what, or asks for no score, is no hand")
{
    CHECK(asked("Smith made it hearts and got eight tricks. Jones had four honours. What does each side score?").empty());
    CHECK(asked("I made it hearts and we took nine tricks. Was that not lucky?").empty());
    CHECK(asked("I made it hearts. We revoked, and took nine tricks. What do we score?").empty());
    CHECK(asked("I made it hearts. What is a trick worth?").empty());
    CHECK(asked("We took nine tricks. What do we score?").empty());
}
