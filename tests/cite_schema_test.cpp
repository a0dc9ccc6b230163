// docs/schema/cite.schema.json: every answer to the seen descriptions, by one book and by all, is as it says, and has no key it
// does not name.
#include "cite_labels.hpp"
#include "report/cite.hpp"
#include "schema.hpp"

#include <catch2/catch.hpp>

using namespace hoyle;
using nlohmann::json;
using test::Schema;

namespace {

json answered(const std::string& text, const lawbook::Book* book = nullptr)
{
    cite::Request request{text, {}, {}};
    if (book) request.books = {book};
    return json::parse(report::cite_json(request, cite::cite(request)));
}

/// What the schema cannot say: that names are those of the vocabulary, and that one part goes with another.
void check_names(const json& answer)
{
    const auto known = [](const std::string& kind) { return terms::find_kind(kind) || lawbook::find_topic(kind); };
    const auto check_facts = [](const json& facts) {
        for (const auto& [attr, value] : facts.items()) CHECK(terms::find_attr(attr));
    };
    const std::size_t faults = answer["understood"].is_null() ? 0 : 1 + answer["also"].size();
    for (const json& each : answer["answers"]) {
        CHECK(lawbook::find_shipped(each["book"].get<std::string>()));
        CHECK(known(each["kind"]));
        CHECK(each["fault"] < faults);
        CHECK(each["laws"].size() == each["citations"].size());
        check_facts(each["when"]);
    }
    if (!answer["understood"].is_null()) check_facts(answer["understood"]["facts"]);
}

}  // namespace

TEST_CASE("what cite reports is as its schema says")
{
    const Schema schema("cite.schema.json");
    std::vector<lawbook::Mistake> mistakes;
    const auto all = test::read_labels(HOYLE_ROOT "/tests/cite/seen.yaml", mistakes);
    REQUIRE(all.size() > 200);
    std::string before;
    for (const test::Asked& asked : all) {
        INFO(asked.text << " [" << asked.book << "]");
        const json one = answered(asked.text, lawbook::find_shipped(asked.book));
        CHECK(schema.faults(one) == "");
        check_names(one);
        if (asked.text == before) continue;  // once for all books
        before = asked.text;
        const json every = answered(asked.text);
        CHECK(schema.faults(every) == "");
        check_names(every);
    }
    for (const char* nothing : {"", "zzyzx", "\xff\xfe"}) {
        INFO(nothing);
        CHECK(schema.faults(answered(nothing)) == "");
        CHECK(answered(nothing)["answers"].empty());
    }
}

TEST_CASE("a line of many is the same object, with its number")
{
    const Schema schema("cite.schema.json");
    const cite::Request request{"the dealer led from the wrong hand, and later west revoked", {}, {}};
    const std::string line = report::cite_json_line(request, cite::cite(request), 7);
    CHECK(line.find('\n') == line.size() - 1);
    json one = json::parse(line);
    CHECK(schema.faults(one) == "");
    CHECK(one["line"] == 7);
    one.erase("line");
    CHECK(one == answered(request.text));
    one["line"] = 0;
    CHECK(schema.faults(one) != "");
}

TEST_CASE("an answer that is not as the schema says is refused")
{
    const Schema schema("cite.schema.json");
    json answer = answered("the dealer led from the wrong hand and nobody has followed");
    REQUIRE(schema.faults(answer) == "");
    REQUIRE_FALSE(answer["answers"].empty());
    SECTION("a key is missing") { answer.erase("also"); }
    SECTION("a key nobody knows") { answer["laws"] = 1; }
    SECTION("one deeper") { answer["answers"][0]["penalty"] = "none"; }
    SECTION("one in what was understood") { answer["understood"]["likely"] = true; }
    SECTION("another kind of value") { answer["answers"][0]["laws"] = "81"; }
    SECTION("a fact that is a number") { answer["understood"]["facts"]["role"] = 1; }
    SECTION("a reading that is none") { answer["answers"][0]["readings"] = {"81"}; }
    SECTION("a law without a number") { answer["answers"][0]["laws"][0] = ""; }
    CHECK(schema.faults(answer) != "");
}
