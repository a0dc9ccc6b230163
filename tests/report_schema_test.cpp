// docs/schema/judge.schema.json, audit.schema.json and jsonl.schema.json: every report on every case and sample log is as they
// say, and has no key they do not name.
#include "examine.hpp"
#include "report/report.hpp"
#include "schema.hpp"
#include "terms/terms.hpp"

#include <algorithm>
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

using namespace hoyle;
using nlohmann::json;
using test::read_schema;
using test::Schema;
namespace fs = std::filesystem;

namespace {

using report::Detail;

void tell(const std::vector<fs::path>& files, report::Json& report, Detail detail = Detail::plain)
{
    for (const fs::path& file : files) {
        log::Reader reader(file.filename().string(), log::open_file(file.string()));
        ExamineOptions options;
        options.file = file.string();
        options.tables = detail == Detail::tables;
        options.books = {file.parent_path().string(), {HOYLE_ROOT "/lawbooks"}, {}};
        report.begin(file.filename().string());
        report.end(examine(reader, options, report));
    }
    report.finish();
}

json reported(const std::vector<fs::path>& files, report::Blocks blocks, Detail detail = Detail::plain)
{
    std::ostringstream out;
    tell(files, *report::json(out, report::Shape::array, blocks, report::Keep::in_memory, {}, detail), detail);
    return json::parse(out.str());
}

std::vector<json> lines(const std::vector<fs::path>& files, report::Blocks blocks, Detail detail = Detail::plain)
{
    std::stringstream out;
    tell(files, *report::json_lines(out, blocks, {}, detail), detail);
    std::vector<json> all;
    for (std::string line; std::getline(out, line);) all.push_back(json::parse(line));
    return all;
}

std::vector<fs::path> logs()
{
    std::vector<fs::path> found;
    for (const char* folder : {"/cases", "/tests/logs"})
        for (const auto& entry : fs::recursive_directory_iterator(std::string(HOYLE_ROOT) + folder))
            if (entry.path().extension() == ".hoyle") found.push_back(entry.path());
    return found;
}

/// Drawn, only a log with a block says anything else: of the others a few.
std::vector<fs::path> logs_for(report::Blocks blocks)
{
    std::vector<fs::path> found;
    std::size_t number = 0;
    for (const fs::path& file : logs()) {
        std::ifstream in(file);
        const std::string text{std::istreambuf_iterator<char>(in), {}};
        if (blocks == report::Blocks::told || text.find("block") != text.npos || number++ % 8 == 0) found.push_back(file);
    }
    return found;
}

/// With tables stands all that stands without them: that, too, of a few.
void check_all(const Schema& schema, report::Blocks blocks)
{
    std::size_t number = 0;
    for (const fs::path& file : logs_for(blocks)) {
        INFO(file);
        CHECK(schema.faults(reported({file}, blocks, Detail::tables)) == "");
        if (number++ % 8 == 0) CHECK(schema.faults(reported({file}, blocks, Detail::plain)) == "");
    }
}

}  // namespace

TEST_CASE("what judge reports is as its schema says")
{
    const Schema schema("judge.schema.json");
    check_all(schema, report::Blocks::told);
    CHECK(schema.faults(
              reported({HOYLE_ROOT "/cases/thursday.hoyle", HOYLE_ROOT "/cases/thursday.hoyle"}, report::Blocks::told)) == "");
}

TEST_CASE("what audit reports is as its schema says") { check_all(Schema("audit.schema.json"), report::Blocks::drawn); }

TEST_CASE("every line stands alone, and is as its schema says")
{
    const Schema schema("jsonl.schema.json");
    for (const report::Blocks blocks : {report::Blocks::told, report::Blocks::drawn})
        for (const fs::path& file : logs_for(blocks)) {
            INFO(file);
            const std::vector<json> all = lines({file}, blocks);
            for (std::size_t i = 0; i < all.size(); ++i) {
                CHECK(schema.faults(all[i]) == "");
                CHECK(all[i].contains(all[i]["kind"]));
                CHECK((all[i]["kind"] == "end") == (i + 1 == all.size()));
                if (i + 1 == all.size()) continue;
                CHECK(all[i]["n"] == i + 1);
                CHECK((all[i]["kind"] == "summary") == (i + 2 == all.size()));
            }
        }
}

TEST_CASE("the lines tell what the document tells")
{
    const json whole = reported(logs(), report::Blocks::told);
    std::size_t file = 0;
    std::map<std::string, std::size_t> told;
    for (const json& line : lines(logs(), report::Blocks::told)) {
        const std::string kind = line["kind"];
        if (kind == "end" || kind == "log") continue;
        if (kind != "summary") {
            CHECK(line[kind] == whole[file][kind + "s"][told[kind]++]);
            continue;
        }
        for (const auto& [key, value] : line["summary"].items()) CHECK(value == whole[file][key]);
        for (const char* list : {"finding", "deal", "rubber", "expectation"})
            CHECK(whole[file][std::string(list) + "s"].size() == told[list]);
        told.clear();
        ++file;
    }
    CHECK(file == whole.size());
}

TEST_CASE("a file that cannot be read has its place in both")
{
    for (const bool by_line : {false, true}) {
        std::ostringstream out;
        const auto report = by_line ? report::json_lines(out) : report::json(out);
        report->failed("gone.hoyle", "No such file or directory");
        report->finish();
        const std::string text = out.str();
        const json told = json::parse(by_line ? text.substr(0, text.find('\n')) : text);
        CHECK(Schema(by_line ? "jsonl.schema.json" : "judge.schema.json").faults(told) == "");
        const json& summary = by_line ? told["summary"] : told[0];
        CHECK((by_line ? told["file"] : told[0]["file"]) == "gone.hoyle");
        CHECK(summary["error"] == "No such file or directory");
        CHECK(summary["exit"] == 2);
    }
}

// Each stands alone, for those whose tools read one file; so what they share is written several times.
TEST_CASE("what the schemas both define is the same in both")
{
    const json judge = read_schema("judge.schema.json")["$defs"];
    for (const char* other : {"audit.schema.json", "jsonl.schema.json"})
        for (const auto& [name, definition] : read_schema(other)["$defs"].items()) {
            INFO(other << " " << name);
            if (name != "report" && judge.contains(name)) CHECK(definition == judge[name]);
        }
}

TEST_CASE("a report that is not as the schema says is refused")
{
    const Schema schema("judge.schema.json");
    json report = reported({HOYLE_ROOT "/cases/thursday.hoyle"}, report::Blocks::told);
    REQUIRE(schema.faults(report) == "");
    SECTION("a key is missing") { report[0].erase("deals"); }
    SECTION("a key nobody knows") { report[0]["dealt"] = 1; }
    SECTION("another kind of value") { report[0]["findings"][0]["message"] = 1; }
    SECTION("a status there is not") { report[0]["findings"][0]["status"] = "forgiven"; }
    SECTION("neither a report nor several") { report = "none"; }
    SECTION("a report alone, a key missing")
    {
        report = json(report[0]);
        REQUIRE(schema.faults(report) == "");
        report.erase("deals");
    }
    CHECK(schema.faults(report) != "");
}

namespace {

void collect_names(const json& schema, std::set<std::string>& names)
{
    if (schema.is_object() && schema.contains("properties"))
        for (const auto& [name, of] : schema["properties"].items()) names.insert(name);
    if (schema.is_structured())
        for (const json& part : schema) collect_names(part, names);
}

}  // namespace

TEST_CASE("every name in a report is described")
{
    std::ifstream file(HOYLE_ROOT "/docs/JSON.md");
    const std::string page{std::istreambuf_iterator<char>(file), {}};
    std::set<std::string> names;
    for (const char* schema : {"judge.schema.json", "audit.schema.json", "jsonl.schema.json"})
        collect_names(read_schema(schema), names);
    for (const std::string& name : names) {
        INFO(name);
        CHECK((page.find('`' + name + '`') != page.npos || page.find('"' + name + '"') != page.npos));
    }
}

// Those that a rule of the book, the replay or the score may bear; a kind that is new to the program is new to the schema.
TEST_CASE("the schema names every kind of incident")
{
    const json kinds = read_schema("jsonl.schema.json")["$defs"]["kind"]["enum"];
    for (const auto& info : terms::all_kinds()) {
        INFO(info.slug);
        CHECK(std::find(kinds.begin(), kinds.end(), info.slug) != kinds.end());
    }
}

TEST_CASE("a line is what its kind says, and no more")
{
    const Schema schema("jsonl.schema.json");
    const std::vector<json> all = lines({HOYLE_ROOT "/cases/thursday.hoyle"}, report::Blocks::told);
    json deal = *std::find_if(all.begin(), all.end(), [](const json& line) { return line["kind"] == "deal"; });
    REQUIRE(schema.faults(deal) == "");
    SECTION("another kind") { deal["kind"] = "finding"; }
    SECTION("a kind that nobody knows") { deal["kind"] = "dealt"; }
    SECTION("more tricks than a pack has") { deal["deal"]["tricks"]["NS"] = 99; }
    SECTION("fewer than none") { deal["deal"]["tricks"]["NS"] = -3; }
    SECTION("an older form") { deal["hoyle"] = 1; }
    SECTION("no key of the deal") { deal["deal"]["deal_key"] = "third"; }
    CHECK(schema.faults(deal) != "");
}

// What an archive is asked hangs on these.
TEST_CASE("deals, findings and rubbers find each other, and the players")
{
    for (const report::Blocks blocks : {report::Blocks::told, report::Blocks::drawn})
        for (const fs::path& file : logs()) {
            INFO(file);
            std::set<std::string> deals, ids, of_rubbers, causes;
            std::vector<json> findings;
            for (const json& line : lines({file}, blocks)) {
                if (line["kind"] == "deal") CHECK(deals.insert(line["deal"]["deal_key"]).second);
                if (line["kind"] == "rubber")
                    for (const json& key : line["rubber"]["deal_keys"]) CHECK(of_rubbers.insert(key).second);
                if (line["kind"] == "finding") findings.push_back(line["finding"]);
            }
            CHECK(deals == of_rubbers);
            for (const json& finding : findings) {
                CHECK(ids.insert(finding["id"]).second);
                if (finding["deal_key"].is_string()) CHECK(deals.count(finding["deal_key"]) == 1);
                if (finding["deal"].is_number()) CHECK(finding["deal_key"].is_string());
            }
            for (const json& finding : findings)
                if (finding.value("cause", json()).is_string()) CHECK(ids.count(finding["cause"]) == 1);
        }
}

namespace {

std::vector<json> findings_of(const std::string& text)
{
    std::stringstream out;
    const auto report = report::json_lines(out);
    log::Reader reader("log", log::from_memory(text));
    report->begin("log");
    report->end(examine(reader, {}, *report));
    std::vector<json> found;
    for (std::string line; std::getline(out, line);)
        if (const json one = json::parse(line); one["kind"] == "finding") found.push_back(one["finding"]);
    return found;
}

}  // namespace

TEST_CASE("the id of a finding stays when lines are added above it")
{
    const std::string deal = "deal 1 by S\n  S makes hearts\n  result NS 9\n  score NS below 18\n  score EW below 8\n";
    const auto before = findings_of("laws portland-1904\ntable A, B, C, D\n" + deal);
    const auto after = findings_of("# a remark\nlaws portland-1904\n\ntitle \"An evening\"\ntable A, B, C, D\n" + deal);
    REQUIRE(before.size() >= 2);
    REQUIRE(after.size() == before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        CHECK(before[i]["id"] == after[i]["id"]);
        CHECK(before[i]["where"] != after[i]["where"]);
    }
}

TEST_CASE("a date is told as ISO where it is certain, and remarked on where it is none")
{
    const auto iso = [](const std::string& date) {
        std::ostringstream out;
        const auto report = report::json(out, report::Shape::object);
        const std::string text = "date " + date + "\nlaws portland-1904\n";
        log::Reader reader("log", log::from_memory(text));
        report->begin("log");
        report->end(examine(reader, {}, *report));
        report->finish();
        const json told = json::parse(out.str());
        CHECK(told["date_iso"].is_null() == told.contains("remarks"));
        return told["date_iso"].is_null() ? "" : told["date_iso"].get<std::string>();
    };
    for (const char* day : {"1904-11-17", "17 November 1904", "Nov. 17th, 1904", "Thursday, 17 November 1904", "17.11.1904",
                            "17/11/1904", "11/17/1904", "1904/11/17", "the 17th of November 1904"}) {
        INFO(day);
        CHECK(iso(day) == "1904-11-17");
    }
    CHECK(iso("November 1904") == "1904-11");
    CHECK(iso("1904-11") == "1904-11");
    CHECK(iso("1904") == "1904");
    CHECK(iso("3.4.1904") == "1904-04-03");
    CHECK(iso("4/4/1904") == "1904-04-04");
    for (const char* none : {"45 Juvember 19x", "3/4/1904", "Friday, 17 November 1904", "31 June 1904", "17 November", "17.11.04",
                             "soon", "1904 1905", "0000000000001904"}) {
        INFO(none);
        CHECK(iso(none) == "");
    }
}
