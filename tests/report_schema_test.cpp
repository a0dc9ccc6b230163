// docs/schema/judge.schema.json and audit.schema.json: every report on every case and sample log is as they say, and has no key they do not name.
#include "examine.hpp"
#include "report/report.hpp"
#include "schema.hpp"

#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <sstream>

using namespace hoyle;
using nlohmann::json;
using test::read_schema;
using test::Schema;
namespace fs = std::filesystem;

namespace {

json reported(const std::vector<fs::path>& files, report::Blocks blocks)
{
    std::ostringstream out;
    const auto report = report::json(out, blocks);
    for (const fs::path& file : files) {
        log::Reader reader(file.filename().string(), log::open_file(file.string()));
        ExamineOptions options;
        options.file = file.string();
        report->begin(file.filename().string());
        report->end(examine(reader, options, *report));
    }
    report->finish();
    return json::parse(out.str());
}

std::vector<fs::path> logs()
{
    std::vector<fs::path> found;
    for (const char* folder : {"/cases", "/tests/logs"})
        for (const auto& entry : fs::recursive_directory_iterator(std::string(HOYLE_ROOT) + folder))
            if (entry.path().extension() == ".hoyle") found.push_back(entry.path());
    return found;
}

void check_all(const Schema& schema, report::Blocks blocks)
{
    for (const fs::path& file : logs()) {
        INFO(file);
        CHECK(schema.faults(reported({file}, blocks)) == "");
    }
}

}  // namespace

TEST_CASE("what judge reports is as its schema says")
{
    const Schema schema("judge.schema.json");
    check_all(schema, report::Blocks::told);
    CHECK(schema.faults(reported({HOYLE_ROOT "/cases/thursday.hoyle", HOYLE_ROOT "/cases/thursday.hoyle"}, report::Blocks::told)) == "");
}

TEST_CASE("what audit reports is as its schema says") { check_all(Schema("audit.schema.json"), report::Blocks::drawn); }

// Each stands alone, for those whose tools read one file; so what they share is written twice.
TEST_CASE("what the two schemas both define is the same in both")
{
    const json judge = read_schema("judge.schema.json")["$defs"], audit = read_schema("audit.schema.json")["$defs"];
    for (const auto& [name, definition] : audit.items()) {
        INFO(name);
        if (name != "report" && judge.contains(name)) CHECK(definition == judge[name]);
    }
}

TEST_CASE("a report that is not as the schema says is refused")
{
    const Schema schema("judge.schema.json");
    json report = reported({HOYLE_ROOT "/cases/thursday.hoyle"}, report::Blocks::told);
    REQUIRE(schema.faults(report) == "");
    SECTION("a key is missing") { report.erase("deals"); }
    SECTION("a key nobody knows") { report["dealt"] = 1; }
    SECTION("another kind of value") { report["findings"][0]["message"] = 1; }
    SECTION("a status there is not") { report["findings"][0]["status"] = "forgiven"; }
    CHECK(schema.faults(report) != "");
}
