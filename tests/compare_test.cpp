// hoyle judge --compare: one log under several codes. Whole answers are kept in tests/compare; HOYLE_ACCEPT=1 writes them anew.
#include "cli/judge_compare.hpp"
#include "report/compare_reports.hpp"

#include "examine.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace hoyle;

namespace {

pages::Answer compared(const std::string& log, std::vector<std::string> books, std::vector<std::string> settings = {})
{
    return cli::answer_judge_compare({log, std::move(books), std::move(settings), false});
}

void held(const std::string& name, const std::string& text)
{
    const std::string path = HOYLE_ROOT "/tests/compare/" + name + ".txt";
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path) << text;
    std::ifstream file(path);
    std::ostringstream kept;
    kept << file.rdbuf();
    INFO(path);
    CHECK(kept.str() == text);
}

/// The answer to a log of tests/compare that names no code, held against its text; its exit code.
int held_under_each_code(const std::string& name)
{
    std::filesystem::current_path(HOYLE_ROOT "/tests/compare");
    api::Story story;
    const auto answer = cli::answer_under_each_code(name + ".hoyle", story);
    REQUIRE(answer);
    held(name, answer->output);
    return answer->code;
}

report::Judged judged(const std::string& text, const std::string& book)
{
    report::Judged out{book};
    log::Reader reader("a log", log::from_memory(text));
    ExamineOptions options;
    options.laws = book;
    out.summary = examine(reader, options, out);
    return out;
}

}  // namespace

TEST_CASE("an evening under three codes")
{
    std::filesystem::current_path(HOYLE_ROOT "/cases");  // so that the answer names the file as it lies here
    const pages::Answer answer = compared("thursday.hoyle", {"portland", "american-1907", "1897"});
    CHECK(answer.code == 1);
    CHECK(answer.errors.empty());
    held("thursday", answer.output);
}

TEST_CASE("a story without a code: of what it tells by its name an answer a line; in brief what is only asked about")
{
    CHECK(held_under_each_code("story") == 2);
}

TEST_CASE("what a story may mean and the codes part on: the first is told in full")
{
    CHECK(held_under_each_code("perhaps") == 2);
}

TEST_CASE("a log of bridge that names no code is judged under each; any other is not")
{
    CHECK(held_under_each_code("no-laws") == 2);
    api::Story story;
    CHECK_FALSE(cli::answer_under_each_code(HOYLE_ROOT "/cases/thursday.hoyle", story));
    CHECK_FALSE(cli::answer_under_each_code("there-is-none.hoyle", story));
    CHECK_FALSE(cli::answer_under_each_code("-", story));
}

TEST_CASE("what one code punishes and another does not; what none finds")
{
    std::filesystem::current_path(HOYLE_ROOT "/cases");
    held("wrong-hand", compared("out-of-turn/dealer-wrong-hand-1897.hoyle", {"1897", "portland"}).output);
    held("remark", compared("penalties/remark-on-the-play-1897.hoyle", {"1897", "portland", "american-1907"}).output);
}

TEST_CASE("codes that rule alike have one voice, with the laws of each")
{
    const std::string text =
        "rubber\ndeal 1 by S\n  S makes hearts\n  W asks to lead\n  E says yes\n  1. W: C6 C3 CK C7\n  2. W: D5\n";
    const std::vector<report::Judged> two{judged(text, "portland-1904"), judged(text, "portland-1904")};
    const report::Compared same = report::compare(two);
    REQUIRE(same.findings.size() == 1);
    CHECK(same.findings[0].agreed);
    for (const report::PointCompared& point : same.findings[0].points) {
        REQUIRE(point.voices.size() == 1);
        CHECK(point.voices[0].codes == std::vector<std::size_t>{0, 1});
        CHECK(point.voices[0].laws.size() == 2);
    }
    for (const report::PointCompared& row : same.deals) CHECK(row.voices.size() == 1);
}

TEST_CASE("a code that finds nothing where another does says so")
{
    const std::string text = "rubber\ndeal 1 by S\n  S deals card 52 H5 to S face up\n  result NS 8\n";
    const std::vector<report::Judged> two{judged(text, "portland-1904"), judged(text, "short-whist")};
    const report::Compared both = report::compare(two);
    REQUIRE(both.findings.size() == 1);
    CHECK_FALSE(both.findings[0].agreed);
    REQUIRE(both.findings[0].points.size() == 1);
    const auto& voices = both.findings[0].points[0].voices;
    REQUIRE(voices.size() == 2);
    CHECK(voices[1].codes == std::vector<std::size_t>{1});
    CHECK(voices[1].words == "it is no fault");
}

TEST_CASE("what cannot be compared is told")
{
    const std::string log = HOYLE_ROOT "/cases/thursday.hoyle";
    CHECK(compared(log, {"portland"}).errors == "hoyle: two codes or more are compared: --compare portland,american-1907\n");
    CHECK(compared(log, {"portland", "hoyle-1750"}).code == 2);
    CHECK(compared(log, {"portland", "1897"}, {"spade-convention=on"}).errors ==
          "hoyle: none of these books has an option `spade-convention`\n");
    CHECK(compared("/nowhere.hoyle", {"portland", "1897"}).code == 2);
    CHECK(compared(log, {"portland", "american-1907"}, {"spade-convention=on"}).code == 1);  // the one has it
}
