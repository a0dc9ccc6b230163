// What JSON tells with tables (docs/JSON.md): the deal as it lay on the table, places that can be counted otherwise, lines that
// use a right.
#include "examine.hpp"
#include "report/report.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace hoyle;
using nlohmann::json;
namespace fs = std::filesystem;

namespace {

json judged(const std::string& log, report::Detail detail = report::Detail::tables, report::Blocks blocks = report::Blocks::told,
            const std::string& folder = {})
{
    std::ostringstream out;
    const auto report = report::json(out, report::Shape::object, blocks, report::Keep::in_memory, {}, detail);
    ExamineOptions options;
    options.tables = detail == report::Detail::tables;
    options.books = {folder, {HOYLE_ROOT "/lawbooks"}, {}};
    report->begin("log");
    report->end(examine(log::from_memory(log), options, *report));
    report->finish();
    return json::parse(out.str());
}

std::string text_of(const fs::path& file)
{
    std::stringstream text;
    text << std::ifstream(file).rdbuf();
    return text.str();
}

const json& table_of(const json& report) { return report["deals"][0]["table"]; }

std::vector<std::string> lines_of(const std::string& text)
{
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    return lines;
}

/// The log with a line behind another.
std::string with_line(const std::vector<std::string>& lines, std::size_t after, const std::string& line)
{
    std::string out;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        out += lines[i] + "\n";
        if (i + 1 == after) out += line + "\n";
    }
    return out;
}

}  // namespace

TEST_CASE("hands are what is known of them")
{
    const json report = judged("laws portland-1904\n"
                               "deal 1 by S\n"
                               "hands N:A6542.853.J63.J3 ? ? ?\n"
                               "S makes hearts\n"
                               "1. W: C6 C3 CK C7\n");
    const json& table = table_of(report);
    CHECK(table["hands"]["N"].dump() == R"(["SA","S6","S5","S4","S2","H8","H5","H3","DJ","D6","D3","CJ","C3"])");
    CHECK(table["hands"]["E"].dump() == R"(["CK"])");
    CHECK(table["whole"].dump() == R"(["N"])");
    CHECK(table["dummy"] == "N");
    CHECK(table["turned"].is_null());
}

TEST_CASE("a trick says who led, who should have, who won, and what was taken back")
{
    const json report = judged(text_of(HOYLE_ROOT "/cases/thursday.hoyle"));
    const json& tricks = table_of(report)["tricks"];
    REQUIRE(tricks.size() == 14);
    const json& back = tricks[3];
    CHECK(back["number"] == 4);
    CHECK(back["leader"] == "E");
    CHECK(back["proper"] == "W");
    CHECK(back["winner"].is_null());
    CHECK(back["stands"] == false);
    REQUIRE(back["cards"].size() == 1);
    CHECK(back["cards"][0]["card"] == "C4");
    CHECK(back["cards"][0]["back"] == true);
    CHECK(back["cards"][0]["back_at"] == 20);
    CHECK(back["cards"][0]["finding"] == report["findings"][0]["id"]);
    CHECK(tricks[4]["number"] == 4);
    CHECK(tricks[4]["attempt"] == 1);
    CHECK(tricks[4]["winner"] == "S");
}

TEST_CASE("the two ends of a proof are cards of tricks")
{
    const json report = judged(text_of(HOYLE_ROOT "/cases/thursday.hoyle"));
    std::string offence, proof;
    for (const json& trick : report["deals"][2]["table"]["tricks"])
        for (const json& card : trick["cards"]) {
            if (card.contains("finding")) offence = card["card"];
            if (card.contains("proof")) proof = card["card"];
        }
    CHECK(offence == "C3");
    CHECK(proof == "D4");
}

TEST_CASE("a place is counted in characters, in bytes and in UTF-16")
{
    // an é is two bytes, a key of music four and two units of UTF-16
    const Text text{"log", "a\xc3\xa9\xf0\x9d\x84\x9e b\xc3\xa9\n"};
    const Place there = text.place({8, 3});
    CHECK(there == Place{1, 5, 2});
    CHECK(there.bytes.column == 9);
    CHECK(there.bytes.length == 3);
    CHECK(there.utf16.column == 6);
    CHECK(there.utf16.length == 2);
}

TEST_CASE("a deal ends before the headings of what follows")
{
    const json report = judged("laws portland-1904\n"
                               "deal 1 by S\n"
                               "  S makes hearts\n"
                               "  result NS 9\n"
                               "\n"
                               "rubber\n"
                               "table A, B, C, D\n"
                               "deal 1 by W\n"
                               "  W makes clubs\n");
    CHECK(report["deals"][0]["where"]["line"] == 2);
    CHECK(report["deals"][0]["last_line"] == 4);
    CHECK(report["deals"][1]["where"]["line"] == 8);
    CHECK(report["deals"][1]["last_line"] == 9);
}

TEST_CASE("without tables the report is what it was")
{
    const json plain = judged(text_of(HOYLE_ROOT "/cases/thursday.hoyle"), report::Detail::plain);
    CHECK_FALSE(plain["deals"][0].contains("table"));
    CHECK_FALSE(plain["findings"][0].contains("said"));
    CHECK_FALSE(plain["findings"][0]["where"].contains("bytes"));
}

TEST_CASE("the line of an option, written where it is said to stand, chooses it")
{
    for (const auto& entry : fs::recursive_directory_iterator(HOYLE_ROOT "/cases")) {
        if (entry.path().extension() != ".hoyle") continue;
        const std::string log = text_of(entry.path());
        const std::vector<std::string> lines = lines_of(log);
        const json report = judged(log, report::Detail::tables, report::Blocks::told, entry.path().parent_path().string());
        for (const json& finding : report["findings"])
            for (const json& point : finding["points"])
                for (const json& option : point["options"]) {
                    if (option["after"].is_null()) continue;
                    const std::string line = option["log"];
                    INFO(entry.path() << ": " << line << " behind line " << option["after"]);
                    const json after = judged(with_line(lines, option["after"], line), report::Detail::tables,
                                              report::Blocks::told, entry.path().parent_path().string());
                    bool chosen = false;
                    for (const json& each : after["findings"])
                        for (const json& its : each["points"])
                            for (const json& one : its["options"])
                                chosen = chosen ||
                                         (each["id"] == finding["id"] && one["atom"] == option["atom"] && one["chosen"]);
                    CHECK(chosen);
                }
    }
}

TEST_CASE("every figure of a block has its place, and those that are wrong their finding")
{
    std::string log = text_of(HOYLE_ROOT "/cases/printed/rubber-one-1897-as-a-block.hoyle");
    log.replace(log.find("AB 8 | 8"), 8, "AB 8 | 4");         // line 17
    log.replace(log.find("total AB 80"), 11, "total AB 84");  // line 23
    const json report = judged(log, report::Detail::tables, report::Blocks::drawn);
    const json& block = report["blocks"][0];
    REQUIRE(block["rows"].size() == 7);
    const json& first = block["rows"][0]["cells"][0];
    CHECK(first["side"] == "NS");
    CHECK(first["column"] == "below");
    CHECK(first["figures"][0]["written"] == 16);
    CHECK(first["figures"][0]["where"]["line"] == 7);
    CHECK(first["should_be"] == 16);
    CHECK(first["finding"].is_null());
    const json& wrong = block["rows"][4]["cells"][1];
    CHECK(block["rows"][4]["game"] == 3);
    CHECK(wrong["column"] == "above");
    CHECK(wrong["figures"][0]["written"] == 4);
    CHECK(wrong["should_be"] == 8);
    CHECK(wrong["finding"] == report["findings"][0]["id"]);
    bool total = false;
    for (const json& amount : block["amounts"]) {
        if (amount["column"] != "total-below" || amount["side"] != "NS") continue;
        total = true;
        CHECK(amount["written"] == 84);
        CHECK(amount["should_be"] == 80);
        CHECK_FALSE(amount["finding"].is_null());
        CHECK(amount["where"]["line"] == 23);
    }
    CHECK(total);
}
