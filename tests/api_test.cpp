// src/api: whole answers (tests/api/answers.txt, renewed with HOYLE_ACCEPT=1), the form of requests, and the call from C.
#include "api/answer.hpp"
#include "api/hoyle.h"
#include "api/methods.hpp"
#include "lawbook_files.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <sys/stat.h>

using namespace hoyle;
using Json = nlohmann::ordered_json;

namespace {

const std::string folder = HOYLE_ROOT "/tests/api/";

std::string read(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> requests()
{
    std::istringstream file(read(folder + "requests.txt"));
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);) all.push_back(line);
    return all;
}

void check_stored(const std::string& text, const std::string& path)
{
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path, std::ios::binary) << text;
    else CHECK(text == read(path));
}

/// Requests of any method, one JSON schema.
Json request_schema()
{
    Json any = Json::array();
    for (const api::Method& method : api::methods()) {
        Json schema = api::schema_of(method);
        Json properties{{"method", {{"const", method.name}}}};
        properties.update(schema["properties"]);
        schema["properties"] = properties;
        Json wanted = Json::array({"method"});
        for (const Json& each : schema.value("required", Json::array())) wanted.push_back(each);
        schema["required"] = wanted;
        schema["description"] = method.about;
        any.push_back(std::move(schema));
    }
    return {
        {"$schema", "http://json-schema.org/draft-07/schema#"}, {"title", "A request to hoyle (docs/api.md)"}, {"oneOf", any}};
}

}  // namespace

TEST_CASE("every request has its answer")
{
    std::string all;
    for (const std::string& request : requests()) {
        const std::string answer = api::answer(request);
        INFO(request);
        const Json read_again = Json::parse(answer, nullptr, false);
        REQUIRE(read_again.is_object());
        CHECK(read_again["hoyle"] == 1);
        CHECK((read_again.contains("answer") || read_again.contains("error")));
        all += "> " + request + "\n" + read_again.dump(2) + "\n\n";
    }
    check_stored(all, folder + "answers.txt");
}

TEST_CASE("the working form that an error shows works")
{
    std::set<std::string> shown;
    for (const std::string& request : requests()) {
        const Json answer = Json::parse(api::answer(request));
        if (answer.contains("error")) shown.insert(answer["error"]["example"].dump());
    }
    CHECK(shown.size() >= 6);
    for (const std::string& example : shown) {
        INFO(example);
        CHECK_FALSE(Json::parse(api::answer(example)).contains("error"));
    }
}

TEST_CASE("no file is opened, whatever a request or the log in it names")
{
    test::Folder files;
    const std::string house = files.write("house.yaml", "book: thursday\ntitle: Thursday\nextends: portland-1904\n");
    const std::string pipe = files.path("pipe.yaml");  // whoever opened it would wait for ever
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    for (const std::string& name :
         {house, pipe, "../../" + house, std::string("/dev/zero"), std::string("lawbooks/further/hoyle-long-whist.yaml")}) {
        INFO(name);
        const std::string log = "laws \"" + name + "\"\ndeal 1 by S\n  S makes hearts\n  result NS 8\n";
        for (const Json& request :
             {Json{{"method", "judge"}, {"log", log}, {"text", true}}, Json{{"method", "audit"}, {"log", log}},
              Json{{"method", "judge"}, {"log", log}, {"name", name}},
              Json{{"method", "judge"}, {"log", "deal 1 by S\n"}, {"laws", name}},
              Json{{"method", "judge"}, {"log", log}, {"compare", {"portland", name}}},
              Json{{"method", "cite"}, {"words", "he revoked"}, {"laws", name}},
              Json{{"method", "law"}, {"what", "91"}, {"laws", name}},
              Json{{"method", "score"}, {"words", "hearts, nine tricks"}, {"laws", name}}})
            CHECK(api::answer(request.dump()).find("no files are read here") != std::string::npos);
        const Json formatted = Json::parse(api::answer(Json{{"method", "fmt"}, {"log", log}}.dump()));
        CHECK(formatted["answer"]["log"] == log);
    }
}

TEST_CASE("a story that names its laws in words means a printed code, whatever lies in the folder it is judged in")
{
    test::Folder files;
    files.write("portland/book.yaml", "book: portland\n");
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(files.path("."));
    const std::string answered = api::answer(Json{
        {"method", "judge"}, {"log", "laws portland 1904\nN Hale, E Innes, S Joyce, W Kerr\ndeal 3 dealer S\nS made hearts\n"}}
                                                 .dump());
    std::filesystem::current_path(before);
    CHECK(Json::parse(answered)["answer"]["laws"] == "portland-1904");
}

TEST_CASE("the example of every method is answered")
{
    for (const api::Method& method : api::methods()) {
        INFO(method.name);
        const api::Reply reply = api::answer(method, Json::parse(method.example));
        CHECK(reply.error == "");
        CHECK(reply.exit < 2);
        const bool of_a_log = method.name == "judge" || method.name == "audit";
        CHECK(Json::parse(reply.document)["hoyle"] == (of_a_log ? 2 : 1));
    }
}

TEST_CASE("the schema of requests is that of the methods")
{
    check_stored(request_schema().dump(2) + "\n", HOYLE_ROOT "/docs/schema/request.schema.json");
}

TEST_CASE("from C: the same answer, and its length")
{
    const std::string request = R"({"method": "law", "what": "portland 97", "alone": true})";
    std::size_t length = 0;
    char* const answer = hoyle_answer(request.data(), request.size(), &length);
    REQUIRE(answer != nullptr);
    CHECK(std::string(answer, length) == api::answer(request));
    CHECK(answer[length] == '\0');
    hoyle_free(answer);
    hoyle_free(nullptr);
    char* const none = hoyle_answer(nullptr, 0, nullptr);
    REQUIRE(none != nullptr);
    CHECK(Json::parse(none).contains("error"));
    hoyle_free(none);
}

TEST_CASE("bytes that are no text are told so")
{
    const std::vector<std::string> all{std::string("\xff\xfe{\0}", 5), std::string(100000, '['),
                                       std::string("{\"method\":\"judge\",\"log\":\"\\ud800\"}"), std::string("\0", 1),
                                       std::string("{\"method\":\"cite\",\"words\":\"\\u0000\"}")};
    for (const std::string& bytes : all) {
        const Json answer = Json::parse(api::answer(bytes));
        CHECK(answer["exit"] == 2);
        CHECK(answer["error"]["message"].get<std::string>().size() > 10);
    }
}
