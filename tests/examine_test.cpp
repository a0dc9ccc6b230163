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

}  // namespace

TEST_CASE("what cannot be judged is said in a player's words")
{
    struct Row { std::string log, message; std::uint64_t line; };
    const Row rows[] = {
        {"rubber\ndeal 1 by S\n", "the log does not say by which laws the table played; a line such as `laws portland-1904` is wanted before this", 1},
        {"laws portland-1905\ndeal 1 by S\n",
         "`portland-1905` is no book of laws that hoyle knows; is `portland-1904` meant? (the books: whist-club-1897, dummy-bridge-1897, portland-1904, american-1905, dummy-bridge-1905, american-1907, short-whist)", 1},
        {"laws portland-1904 with limit-mode often\ndeal 1 by S\n", "`limit-mode` cannot be `often`: it is one of clamp, stop-before, stop-after", 1},
        {"laws portland-1904\ndeal 1 by S\n  1. W: SA S2 S3 S4\n  2. W: SA S5 S6 S7\n", "West cannot play the ace of spades: it lies in trick 1 already", 4},
        {"laws portland-1904\ndeal 1 by S\n  S makes hearts\n  result NS 14\n", "a hand has thirteen tricks; nobody can win 14", 4},
    };
    for (const Row& row : rows) {
        const Kept kept = judge(row.log);
        INFO(row.log);
        REQUIRE_FALSE(kept.findings.empty());
        CHECK(kept.findings.front().message == row.message);
        CHECK(kept.findings.front().where.place.line == row.line);
    }
}

TEST_CASE("deals add up to the rubber under every code")
{
    const std::string log = "rubber\ndeal 1 by S\n  S makes hearts\n  result NS 9\n  honours NS 4 divided\ndeal 2 by W\n  W makes no trumps\n  result EW 10\n"
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
    const std::string text = "laws portland-1904\nstakes 1 shilling per 100\nrubber\ndeal 1 by S\n  S makes hearts\n  result NS 9\n  score NS below 18\n";
    log::Reader reader("test", log::from_memory(text));
    report->begin("test");
    report->end(examine(reader, {}, *report));
    report->finish();
    const auto json = nlohmann::json::parse(out.str());
    CHECK(json.at("hoyle") == 1);
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

TEST_CASE("a log without end is cut into rubbers and keeps its memory")
{
    std::string log = "laws portland-1904\nrubber\n";
    for (int i = 0; i < 600; ++i) log += "deal " + std::to_string(i + 1) + " by S\n  deal void\n";
    const Kept kept = judge(log);
    CHECK(kept.deals.size() == 600);
    CHECK(kept.rubbers.size() == 3);
}
