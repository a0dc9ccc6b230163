// docs/schema/coverage.schema.json and compare.schema.json: what is written is as they say, and has no key that they do not name.
#include "cli/judge_compare.hpp"
#include "cli/laws_coverage.hpp"
#include "pages/law.hpp"
#include "schema.hpp"

#include <catch2/catch.hpp>
#include <filesystem>

using namespace hoyle;
using nlohmann::json;
using test::Schema;
namespace fs = std::filesystem;

TEST_CASE("what laws coverage writes is as its schema says")
{
    const Schema schema("coverage.schema.json");
    cli::CoverageRequest request;
    request.cases = HOYLE_ROOT "/cases/dummy";
    request.format = "json";
    CHECK(schema.faults(json::parse(cli::answer_laws_coverage(request).output)) == "");
}

TEST_CASE("what law writes is as its schema says, whatever it was asked")
{
    const Schema schema("law.schema.json");
    for (const char* asked : {"", "portland", "portland 91", "portland 89-98", "90-I", "S II", "revoke-late",
                              "portland revoke-late", "revoke", "R27", "readings", "advice", "topics", "leads out of turn"}) {
        INFO(asked);
        pages::LawRequest request;
        if (*asked) request.words = {asked};
        request.json = true;
        const pages::Answer answer = pages::answer_law(request);
        CHECK(answer.errors == "");
        CHECK(schema.faults(json::parse(answer.output)) == "");
    }
}

TEST_CASE("what judge --compare writes is as its schema says, on every case")
{
    const Schema schema("compare.schema.json");
    for (const auto& entry : fs::recursive_directory_iterator(HOYLE_ROOT "/cases")) {
        if (entry.path().extension() != ".hoyle") continue;
        INFO(entry.path());
        const pages::Answer answer = cli::answer_judge_compare(
            {entry.path().string(), {"portland-1904", "american-1907"}, {}, true});
        CHECK(schema.faults(json::parse(answer.output)) == "");
    }
}
