// Small logs through the whole flow: whole messages, whole numbers.

#include "examine.hpp"
#include "report/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace hoyle;

namespace {

struct Kept : Sink {
    std::vector<Finding> findings;
    std::vector<DealShown> deals;
    std::vector<RubberShown> rubbers;
    void finding(const Finding& finding) override { findings.push_back(finding); }
    void deal(const DealShown& deal) override { deals.push_back(deal); }
    void rubber(const RubberShown& rubber) override { rubbers.push_back(rubber); }
};

Kept judge(const std::string& text, const std::string& laws = {})
{
    Kept kept;
    log::Reader reader("test", log::from_memory(text));
    ExamineOptions options;
    options.file = "test";
    options.laws = laws;
    examine(reader, options, kept);
    return kept;
}

std::string text_of(const std::string& text)
{
    std::ostringstream out;
    const auto report = report::text(out, {});
    log::Reader reader("test", log::from_memory(text));
    report->begin("test");
    report->end(examine(reader, {}, *report));
    return out.str();
}

}  // namespace

TEST_CASE("what cannot be judged is said in a player's words")
{
    struct Row {
        std::string log, message;
        std::uint64_t line;
    };
    const Row rows[] = {
        {"rubber\ndeal 1 by S\n",
         "the log does not say by which laws the table played; a line such as `laws portland-1904` is wanted before this", 1},
        {"laws portland-1905\ndeal 1 by S\n",
         "`portland-1905` is no book of laws that hoyle knows; is `portland-1904` meant? (the books: whist-club-1897, "
         "dummy-bridge-1897, portland-1904, "
         "american-1905, dummy-bridge-1905, american-1907, short-whist)",
         1},
        {"laws portland-1904 with limit-mode often\ndeal 1 by S\n",
         "`limit-mode` cannot be `often`: it is one of clamp, stop-before, stop-after", 1},
        {"laws portland-1904\ndeal 1 by S\n  1. W: SA S2 S3 S4\n  2. W: SA S5 S6 S7\n",
         "West cannot play the ace of spades: it lies in trick 1 already", 4},
        {"laws portland-1904\ndeal 1 by S\n  S makes hearts\n  result NS 14\n", "a hand has thirteen tricks; nobody can win 14",
         4},
    };
    for (const Row& row : rows) {
        const Kept kept = judge(row.log);
        INFO(row.log);
        REQUIRE_FALSE(kept.findings.empty());
        CHECK(kept.findings.front().message == row.message);
        CHECK(kept.findings.front().where.place.line == row.line);
    }
}

TEST_CASE("what would have turned a ruling: one fact, or two of which neither alone would")
{
    const std::string log = "laws portland-1904\ndeal 1 by S\nS makes hearts\nW asks to lead\nE says yes\n"
                            "1. W: CK C2 D3 C4\n2. W: C5 C6 C7 C8\n";
    const auto turned = [&](bool wanted) {
        Kept kept;
        log::Reader reader("test", log::from_memory(log));
        ExamineOptions options;
        options.turning = wanted;
        examine(reader, options, kept);
        REQUIRE(kept.findings.size() == 1);
        CHECK(kept.findings.front().kind == "revoke");
        return kept.findings.front().turned;
    };
    CHECK(turned(false).empty());
    const auto lines = turned(true);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] ==
          "by dummy: no penalty: dummy pays nothing; his card can be put right until the trick is turned and quitted, "
          "and then the trick stands");
    CHECK(lines[1].starts_with("both sides revoked: after the hand is played out and before the pack is cut"));
    CHECK(lines[2] == "his side has not played on; trick not quitted: no penalty: it is no revoke yet; he may still follow suit "
                      "instead, and then whoever played after him may change his card too");
}

TEST_CASE("who acts at the cards sits at them")
{
    const std::string head = "laws portland-1904\ntable N: Anne, E: Ben, S: Cat, W: Dan\nrubber\ndeal 1 by S\n";
    const auto first = [&](const std::string& line) {
        const Kept kept = judge(head + line + "\n");
        return kept.findings.empty() ? std::string() : kept.findings.front().message;
    };
    CHECK(first("Catt makes hearts") == "`Catt` sits nowhere: `Cat`?");
    CHECK(first("Horace makes hearts") == "`Horace` sits nowhere: it is N, E, S or W, or one of the four at the table");
    CHECK(first("Cat makes hearts").empty());
    CHECK(first("cat makes hearts").empty());  // however it is written, it is nobody else
    CHECK(first("cat leads HK").starts_with("lead out of turn by South"));
    CHECK(judge("laws portland-1904\ntable N: Will, E: Ben, S: WILL, W: Dan\nrubber\ndeal 1 by S\nwill makes hearts\n")
              .findings.front()
              .message.starts_with("`will` sits nowhere"));                 // there are two whom it may mean
    CHECK(first("Cat leads HK").starts_with("lead out of turn by South"));  // the lead is West's
    CHECK(judge("laws portland-1904\ntable N: Mr. Ames, E: B, S: C, W: D\nrubber\ndeal 1 by S\nAmes makes hearts\n")
              .findings.front()
              .message == "`Ames` sits nowhere: `\"Mr. Ames\"`?");
    CHECK(judge("laws portland-1904\nrubber\ndeal 1 by S\neldest asks to lead\n").findings.front().message ==
          "`eldest` has no seat: at the cards it is N, E, S or W, or a name that `table` has told");
}

TEST_CASE("a revoke told of a deal that has cards or a score of its own is none of the deal before")
{
    const std::string one =
        "laws portland-1904\nrubber\ndeal 1 by S\nS makes hearts\n1. W: C2 C5 CK CA\n2. S: H2 H3 D4 H5\n3. S: D2 D3 D5 D6\n"
        "4. W: D7 DT D9 H9\nresult NS 9\ndeal 2 by W\n";
    const auto revokes = [&](const std::string& two) {
        const Kept kept = judge(one + two);
        return std::count_if(kept.findings.begin(), kept.findings.end(),
                             [](const Finding& each) { return each.kind == "revoke"; });
    };
    const auto alone = revokes("");
    CHECK(revokes("W makes clubs\nresult EW 8\ntold revoke quitted=yes\n") == alone + 1);
    CHECK(revokes("told revoke quitted=yes\n") == alone + 1);  // the log's own line is believed
}

TEST_CASE("where a line has the words of the laws the log's own are told")
{
    struct Row {
        std::string line, form;
    };
    const Row rows[] = {
        {"S requires E to lead a diamond", "`S calls diamonds from E`"},
        {"S calls on W to play his highest", "`S calls highest diamond from W`"},
        {"N says I make it hearts", "`N makes hearts`"},
        {"S calls on W to lose it all", "`S calls on W to lose`"},
        {"NS won 8 tricks", "`result NS 8`"},
        {"NS made two by cards", "`result NS by 2`"},
        {"NS claim honours", "`NS call honours`"},
        {"W shows a card", "the card by its name: `W shows HK`"},
        {"trick 1: W D5 D6 D7 D8", "a trick by its number: `1. W: D5 D6 D7 D8`"},
        {"hands N:AK62.KQ4.J973.85 QJ97.-.Q987.AK42 ? ?", "in a hand a void is left empty: `QJ97..Q987.AK42`"},
        {"N cannot remember the trump card", "`N forgets the trump card`"},
        {"E requires S not to play CJ", "`E bars CJ from S`"},
        {"EW claim a revoke against S", "`EW claims revoke by S`"},
        {"W claims a revoke in trick 5 by N", "`W claims revoke by N at 5`"},
        {"S claims three tricks for the revoke", "`NS take three`"},
        {"S claims three tricks", "for a revoke `NS take three`; of the tricks still to come `S claims 3 tricks`"},
        {"S claims penalty for exposed card", "which one: `S calls HK from E`, `NS take three`, `S demands new deal`"},
        {"S waives the penalty for lead out of turn by E", "`S waives`, or of one of several `S waives lead-out-of-turn by E`"},
        {"S lets the lead stand", "`S lets it stand`, or of one of several `S lets it stand lead-out-of-turn by E`"},
        {"W refuses the penalty", "of one from whom it is asked `W disobeys`; of one who lets it go `W waives`"},
        {"E claims ten tricks", "how many in figures: `E claims 10 tricks`"},
        {"E claims the trick", "`E says it is ours`"},
        {"EW grant the claim", "`E, W admit the claim`"},
        {"E rejects the claim", "`E denies the claim`"},
        {"S demands that W win the trick", "`S calls on W to win`"},
        {"S calls ? from W",
         "what is called, by its name: `S calls hearts from W`; where that is not told, `S says \"I call a suit\"`"},
        {"S takes back ?", "`S takes back HK`, and of a card not known `S takes back`"},
        {"S draws H?", "`S draws HK`, and of a card not known `S draws ?`"},
        {"W demands to see the last trick", "`W looks at the last trick`"},
        {"N tells S to call a suit",
         "of one who tells another to `N suggests call hearts from S`; whose right it is calls the suit himself"},
        {"bystander says W revoked",
         "`bystander X says \"West revoked\"`, or of an offence `bystander X points out revoke by W`"},
    };
    for (const Row& row : rows) {
        const Kept kept = judge("laws portland-1904\nrubber\ndeal 1 by S\n" + row.line + "\n");
        INFO(row.line);
        REQUIRE_FALSE(kept.findings.empty());
        CHECK(kept.findings.front().family == Family::syntax);
        CHECK(kept.findings.front().message.ends_with("; a log has it so: " + row.form));
    }
    // a slip in a word is no such line
    CHECK_FALSE(judge("laws portland-1904\nrubber\ndeal 1 by S\nS claimz revoke by W at trick 1\n")
                    .findings.front()
                    .message.ends_with("`" + std::string("1. W: D5 D6 D7 D8`")));
}

TEST_CASE("an option that the book has not is refused, wherever it stands")
{
    ExamineOptions options;
    options.file = "test";
    const auto said = [&](const std::string& name, const std::string& value) {
        Kept kept;
        const std::string text = "laws american-1907\nrubber\ndeal 1 by S\n";
        log::Reader reader("test", log::from_memory(text));
        options.settings = {{name, value}};
        examine(reader, options, kept);
        return kept.findings.empty() ? std::string() : kept.findings.front().message;
    };
    CHECK(said("foo", "1").starts_with("--with foo=1: `foo` is no option of american-1907"));
    CHECK(said("doubling-limit", "77").starts_with("--with doubling-limit=77: `doubling-limit` cannot be `77`"));
    CHECK(said("", "").starts_with("--with =: `` is no option"));
    CHECK(said("doubling-limit", "100").empty());
}

TEST_CASE("a rubber is paid by those who sat at it, and numbered")
{
    const std::string deal = " by N\n  N makes no trumps\n  result NS 9\n  honours NS 3\n";
    const std::string rubber = "deal 1" + deal + "deal 2" + deal + "agreed\n";
    const std::string log = "laws portland-1904\ntable N: Ann, E: Bea, S: Cid, W: Dot\nrubber 1\n" + rubber +
                            "table N: Ann, E: Cid, S: Bea, W: Dot\nrubber 2\n" + rubber;
    log::Reader reader("test", log::from_memory(log));
    Kept kept;
    const Summary summary = examine(reader, {}, kept);
    const auto& ledger = summary.settlement.ledger;
    CHECK(ledger.at("Ann") == 464);
    CHECK(ledger.at("Bea") == 0);
    CHECK(ledger.at("Cid") == 0);
    CHECK(ledger.at("Dot") == -464);
    REQUIRE(kept.deals.size() == 4);
    CHECK(kept.deals[0].rubber == 1);
    CHECK(kept.deals[1].rubber == 1);
    CHECK(kept.deals[2].rubber == 2);
    CHECK(kept.deals[3].rubber == 2);
}

TEST_CASE("deals add up to the rubber under every code")
{
    const std::string log = "rubber\ndeal 1 by S\n  S makes hearts\n  result NS 9\n  honours NS 4 divided\ndeal 2 by W\n  W "
                            "makes no trumps\n  result EW 10\n"
                            "  honours EW 3\ndeal 3 by N\n  N makes diamonds\n  E doubles\n  result EW 8\n  honours NS 3\n";
    for (const char* book : {"whist-club-1897", "portland-1904", "american-1905", "american-1907"}) {
        const Kept kept = judge(log, book);
        REQUIRE(kept.rubbers.size() == 1);
        PerSide<Points> below{}, above{};
        for (const DealShown& deal : kept.deals)
            for (Side side : both_sides) below[side] += deal.score.below[side], above[side] += deal.score.above[side];
        CHECK(below == kept.rubbers.front().below);
        CHECK(above == kept.rubbers.front().above);
        CHECK(below[Side::ns] == 24);
        CHECK(below[Side::ew] == 48 + 24);
        CHECK(above[Side::ns] == 32 + 12);
        CHECK(above[Side::ew] == 30);
    }
}

TEST_CASE("the JSON has what the contract names, and reads back")
{
    std::ostringstream out;
    const auto report = report::json(out);
    const std::string text = "laws portland-1904\nstakes 1 shilling per 100\nrubber\ndeal 1 by S\n  S makes hearts\n  result NS "
                             "9\n  score NS below 18\n";
    log::Reader reader("test", log::from_memory(text));
    report->begin("test");
    report->end(examine(reader, {}, *report));
    report->finish();
    const auto json = nlohmann::json::parse(out.str()).at(0);
    CHECK(json.at("hoyle") == 2);
    CHECK(json.at("laws") == "portland-1904");
    CHECK(json.at("deals").at(0).at("below").at("NS") == 24);
    CHECK(json.at("deals").at(0).at("maker") == "S");
    CHECK(json.at("deals").at(0).at("trump") == "hearts");
    const auto& slip = json.at("findings").at(0);
    CHECK(slip.at("family") == "miscount");
    CHECK(slip.at("written") == 18);
    CHECK(slip.at("computed") == 24);
    CHECK(slip.at("correctable") == true);
    CHECK(slip.at("where").at("line") == 7);
    CHECK(json.at("settlement").at("stakes").at("per") == 100);
}

TEST_CASE("a block without end is read up to what a rubber can have")
{
    std::string log = "laws portland-1904\nblock\n";
    for (int i = 0; i < 3000; ++i) log += "AB 24 | 30\n";
    const Kept kept = judge(log);
    REQUIRE_FALSE(kept.findings.empty());
    CHECK(kept.findings.front().message == "a block of more than 256 figures is no rubber's; from here on it is not read");
    CHECK(kept.findings.front().where.place.line == 259);
}

TEST_CASE("an expectation outlives the text it was read from")
{
    struct AnalysedText : Sink {
        std::vector<std::string> why;
        void expected(const Expected& each) override { why.push_back(each.why); }
    };
    std::string log = "laws portland-1904\n";
    for (const char* what : {"game won by AB", "rubber won by YZ", "result Tubby by 3", "score AB below 24"})
        log += std::string("deal 1 by S\n  S makes hearts\n  result NS by 3\n  expect ") + what + "\n";
    AnalysedText heard;
    ExamineOptions options;
    options.chunk = 64;  // each deal is read into the place of the one before it
    examine(log::from_memory(log), options, heard);
    CHECK(heard.why == std::vector<std::string>{"`AB` is no side of a deal: NS or EW", "`YZ` is no side of a deal: NS or EW",
                                                "`Tubby` is no side of a deal: NS or EW", "`AB` is no side of a deal: NS or EW"});
}

TEST_CASE("a figure no hand comes near is answered, whatever its size")
{
    // what honours might have been thrown in is thought of up to what honours can come to, not up to the figure
    CHECK_THAT(text_of("laws portland-1904\nblock\nAB 9999998 | 4\n"), Catch::StartsWith("Line 3: no hand gives these figures"));
    CHECK_THAT(text_of("laws portland-1904\nblock\nAB 9999998 | 4\nAB 24 | 999999999 999999999\n"),
               Catch::StartsWith("Line 4 cannot be read\n"));
}

TEST_CASE("a log without end is cut into rubbers and keeps its memory")
{
    std::string log = "laws portland-1904\nrubber\n";
    for (int i = 0; i < 600; ++i) log += "deal " + std::to_string(i + 1) + " by S\n  deal void\n";
    const Kept kept = judge(log);
    CHECK(kept.deals.size() == 600);
    CHECK(kept.rubbers.size() == 3);
}

namespace {

std::vector<std::string> hang_on(const std::string& log)
{
    std::vector<std::string> all;
    for (const Finding& finding : judge(log).findings) all.push_back(finding.hangs);
    return all;
}

/// A deal in which North lets a card fall, `times`, and each is disputed.
std::string fallen(int times)
{
    static constexpr const char* cards[] = {"HK", "S2", "DA", "C7", "H9", "SJ", "D4", "CQ"};
    std::string deal = "deal 1 by S\n  S makes hearts\n";
    for (int i = 0; i < times; ++i) deal += std::string("  disputed E v N: N drops ") + cards[i % 8] + "\n";
    return deal + "  result NS 9\n";
}

}  // namespace

TEST_CASE("what hangs on a dispute names its lines; of many those of its own deal, and how many there are")
{
    const std::string laws = "laws portland-1904\n";
    CHECK(hang_on(laws + fallen(1)) == std::vector<std::string>{"only if it is so (line 4)"});
    CHECK(hang_on(laws + fallen(2)) == std::vector<std::string>(2, "only if it is so (lines 4, 5)"));
    CHECK(hang_on(laws + fallen(3) + fallen(3)) == std::vector<std::string>(6, "only if it is so (lines 4, 5, 6, 10, 11, 12)"));
    const auto seven = hang_on(laws + fallen(1) + "rubber\n" + fallen(1) + "rubber\n" + fallen(5));
    CHECK(seven == std::vector<std::string>{"only if it is so (lines 4, 9)", "only if it is so (line 9, of 7 disputed so far)",
                                            "only if it is so (lines 14, 15, 16, 17, 18, of 7 disputed so far)",
                                            "only if it is so (lines 14, 15, 16, 17, 18, of 7 disputed so far)",
                                            "only if it is so (lines 14, 15, 16, 17, 18, of 7 disputed so far)",
                                            "only if it is so (lines 14, 15, 16, 17, 18, of 7 disputed so far)",
                                            "only if it is so (lines 14, 15, 16, 17, 18, of 7 disputed so far)"});
    const auto eight = hang_on(laws + fallen(8));
    REQUIRE(eight.size() == 8);
    CHECK(eight.front() == "only if it is so (lines 4, 5, 6, 7, 8, 9, of 8 disputed so far)");
    CHECK(eight.back() == "only if it is so (lines 6, 7, 8, 9, 10, 11, of 8 disputed so far)");
}

TEST_CASE("a report of a log in which everything is disputed grows with the log, and no faster")
{
    const auto report = [](int deals) {
        std::string log = "laws portland-1904\n";
        for (int i = 0; i < deals; ++i) log += (i % 3 == 0 ? "rubber\n" : "") + fallen(1 + i % 4);
        return text_of(log).size();
    };
    const std::size_t once = report(150), twice = report(300);
    INFO(once << ", " << twice);
    CHECK(twice < once * 21 / 10);
}
