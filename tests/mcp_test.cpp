// The server of the Model Context Protocol: a session's transcript (tests/api/mcp-session.txt, renewed with HOYLE_ACCEPT=1), what
// is no message, and what is built in.
#include "lawbook_files.hpp"
#include "mcp/built_in.hpp"
#include "mcp/server.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <fstream>
#include <sstream>

using hoyle::mcp::Server;
using Json = nlohmann::ordered_json;

namespace {

const Server server("0");

std::string read(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

Json said(const std::string& method, const Json& params)
{
    const Json request{{"jsonrpc", "2.0"}, {"id", 1}, {"method", method}, {"params", params}};
    const auto answer = server.hear(request.dump());
    REQUIRE(answer);
    CHECK(answer->find('\n') == std::string::npos);
    return Json::parse(*answer);
}

int error_of(const std::string& message)
{
    const auto answer = server.hear(message);
    REQUIRE(answer);
    return Json::parse(*answer)["error"]["code"];
}

}  // namespace

TEST_CASE("a session, word for word")
{
    const std::string path = HOYLE_ROOT "/tests/api/mcp-session.txt";
    std::istringstream told(read(path));
    std::string transcript;
    for (std::string line; std::getline(told, line);) {
        if (line.starts_with("#") && line != "# no answer") transcript += line + "\n";
        if (!line.starts_with("> ")) continue;
        transcript += line + "\n";
        const auto answer = server.hear(std::string_view(line).substr(2));
        transcript += answer ? "< " + *answer + "\n" : "# no answer\n";
    }
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path, std::ios::binary) << transcript;
    else CHECK(transcript == read(path));
}

TEST_CASE("what is no request")
{
    CHECK(error_of("{") == -32700);
    CHECK(error_of(std::string(1000000, '[')) == -32700);
    CHECK(error_of("\xff") == -32700);
    CHECK(error_of(R"([{"jsonrpc":"2.0","id":1,"method":"ping"}])") == -32600);
    CHECK(error_of("7") == -32600);
    CHECK(error_of("{}") == -32600);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":[],"method":"ping"})") == -32600);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":null,"method":"ping"})") == -32600);
    CHECK(error_of(R"({"jsonrpc":"1.0","id":1,"method":"ping"})") == -32600);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1})") == -32600);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1,"method":"sing"})") == -32601);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]})") == -32602);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"laws"}})") == -32602);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1,"method":"prompts/get","params":{"name":"story-to-log"}})") == -32602);
    CHECK(error_of(R"({"jsonrpc":"2.0","id":1,"method":"resources/read","params":{"uri":"file:///etc/passwd"}})") == -32002);
    for (const char* quiet : {"", "  ", R"({"jsonrpc":"2.0","method":"notifications/initialized"})",
                              R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})",
                              R"({"jsonrpc":"2.0","id":4,"result":{}})"})
        CHECK_FALSE(server.hear(quiet));
}

TEST_CASE("no file is opened, whatever a message or the log in it names")
{
    const hoyle::test::Folder files;
    const std::string house = files.write("house.yaml", "book: thursday\ntitle: Thursday\nextends: portland-1904\n");
    const std::string log = "laws \"" + house + "\"\ndeal 1 by S\n  S makes hearts\n  result NS 8\n";
    for (const char* tool : {"judge", "audit"})
        CHECK(said("tools/call", {{"name", tool}, {"arguments", {{"log", log}}}}).dump().find("no files are read here") !=
              std::string::npos);
    CHECK(said("tools/call", {{"name", "law"}, {"arguments", {{"what", "91"}, {"laws", house}}}})
              .dump()
              .find("no files are read here") != std::string::npos);
    CHECK(said("resources/read", {{"uri", "hoyle://law/" + house + "/91"}}).contains("error"));
}

TEST_CASE("the version asked for is spoken if it is known, else the newest is offered")
{
    for (const char* version : {"2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"})
        CHECK(said("initialize", {{"protocolVersion", version}})["result"]["protocolVersion"] == version);
    CHECK(said("initialize", {{"protocolVersion", "1999-01-01"}})["result"]["protocolVersion"] == "2025-11-25");
}

TEST_CASE("every resource that is listed can be read, and the language is the document")
{
    const Json listed = said("resources/list", Json::object())["result"]["resources"];
    CHECK(listed.size() >= 20);
    for (const Json& each : listed) {
        INFO(each["uri"]);
        const Json contents = said("resources/read", {{"uri", each["uri"]}})["result"]["contents"];
        REQUIRE(contents.size() == 1);
        CHECK(contents[0]["uri"] == each["uri"]);
        CHECK(contents[0]["text"].get<std::string>().size() > 200);
        CHECK_FALSE(each["description"].get<std::string>().empty());
    }
    CHECK(hoyle::mcp::built_in("docs/log-language.md") == read(HOYLE_ROOT "/docs/log-language.md"));
    for (const char* uri : {"hoyle://law/portland-1904/90-I", "hoyle://topic/revoke-late", "hoyle://reading/R27",
                            "hoyle://law/whist/70", "hoyle://topic/lead%20out%20of%20turn"}) {
        INFO(uri);
        CHECK(said("resources/read", {{"uri", uri}})["result"]["contents"][0]["text"].get<std::string>().size() > 100);
    }
    for (const char* uri :
         {"hoyle://law/portland-1904", "hoyle://law/nowhere/7", "hoyle://case/", "hoyle://laws/house.yaml", "hoyle://reading/"}) {
        INFO(uri);
        CHECK(said("resources/read", {{"uri", uri}})["error"]["code"] == -32002);
    }
}

TEST_CASE("a tool that cannot do all it was asked says so in its result")
{
    const auto called = [](const char* name, const Json& arguments) {
        return said("tools/call", {{"name", name}, {"arguments", arguments}})["result"];
    };
    CHECK(called("judge", {{"log", "laws portland-1904\ndeal 1 by S\n  S makes hearts\n"}})["isError"] == false);
    const Json unread = called("judge", {{"log", "laws portland-1904\ndeal 1 by S\n  S mkaes hearts\n"}});
    CHECK(unread["isError"] == true);
    CHECK(unread["structuredContent"]["findings"].size() == 1);
    const Json wrong = called("judge", {{"lgo", ""}});
    CHECK(wrong["isError"] == true);
    CHECK(wrong["content"][0]["text"] == "`judge` takes no `lgo` (is `log` meant?); it takes `log`, `laws`, `with`, `compare`, "
                                         "`name`, `tables`, `as`, `deal`, `text`\n\nThis works: "
                                         "{\"log\": \"laws portland-1904\\ndeal 1 by S\\n  S makes hearts\\n  W leads HK\\n\"}");
    CHECK_FALSE(wrong.contains("structuredContent"));
}
