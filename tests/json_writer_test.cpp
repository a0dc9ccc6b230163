// The writer of JSON: every value reads back as what was written, compact and indented. What a document keeps for its end.
#include "report/json_writer.hpp"
#include "report/spool.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <sstream>

using hoyle::report::JsonWriter;

namespace {

std::string compact(auto value)
{
    std::string out;
    JsonWriter(out).value(value);
    return out;
}

/// The same document by ours and by the library that reads it.
void write_any(std::mt19937& random, JsonWriter& json, nlohmann::ordered_json& same, int depth)
{
    const auto word = [&] {
        std::string text;
        for (auto i = random() % 6; i > 0; --i)
            text += static_cast<char>(random() % 127);  // DEL the library would write as it is
        return text;
    };
    switch (random() % (depth < 4 ? 8 : 6)) {
    case 0: json.value(nullptr), same = nullptr; break;
    case 1: json.value(true), same = true; break;
    case 2: json.value(false), same = false; break;
    case 3: {
        const auto number = static_cast<int>(random());
        json.value(number), same = number;
        break;
    }
    case 4: {
        const double number = static_cast<double>(static_cast<int>(random() % 2'000'000) - 1'000'000) / 1000;
        json.value(number), same = number;
        break;
    }
    case 5: {
        const std::string text = word();
        json.value(text), same = text;
        break;
    }
    case 6:
        same = nlohmann::ordered_json::array();
        json.array([&] {
            for (auto i = random() % 4; i > 0; --i) write_any(random, json, same.emplace_back(), depth + 1);
        });
        break;
    default:
        same = nlohmann::ordered_json::object();
        json.object([&] {
            for (auto i = random() % 4; i > 0; --i) {
                const std::string key = std::to_string(i) + word();
                json.key_from(key);
                write_any(random, json, same[key], depth + 1);
            }
        });
    }
}

}  // namespace

TEST_CASE("a document is written as the library that reads it would write it")
{
    std::mt19937 random(1904);
    for (int round = 0; round < 5000; ++round) {
        std::string ours;
        nlohmann::ordered_json same;
        const bool indented = round % 2 == 1;
        JsonWriter json(ours, indented ? JsonWriter::Layout::indented : JsonWriter::Layout::compact);
        write_any(random, json, same, 0);
        REQUIRE(ours == same.dump(indented ? 2 : -1));
    }
}

TEST_CASE("text is quoted")
{
    CHECK(compact("") == R"("")");
    CHECK(compact("a \"b\" \\ c") == R"("a \"b\" \\ c")");
    CHECK(compact("\b\f\n\r\t") == R"("\b\f\n\r\t")");
    CHECK(compact(std::string_view("\0\x1f\x7f", 3)) == R"("\u0000\u001f\u007f")");
    CHECK(compact("Caf\xc3\xa9 \xe2\x99\xa0") == "\"Caf\xc3\xa9 \xe2\x99\xa0\"");
    CHECK(compact("Caf\xe9 \"x\"") == "\"Caf\xef\xbf\xbd \\\"x\\\"\"");  // Latin-1
    CHECK(compact("\xff\xfe") == "\"\xef\xbf\xbd\xef\xbf\xbd\"");
}

TEST_CASE("characters that nobody sees are escaped")
{
    CHECK(compact(
              std::string("\x1b[1m\x7f\xc2\x9b\xe2\x80\xae\xef\xbb\xbf\xf3\xa0\x81\x81 caf\xc3\xa9 \xe2\x99\xa0\xef\xb8\x8f")) ==
          R"("\u001b[1m\u007f\u009b\u202e\ufeff\udb40\udc41 caf)"
          "\xc3\xa9 \xe2\x99\xa0\xef\xb8\x8f\"");
    const nlohmann::json any{{"a\xe2\x80\xae", "\x7f\xc2\x85 \\ \" \xf3\xa0\x81\x81 caf\xc3\xa9"}};
    const std::string escaped = hoyle::report::with_unseen_escaped(any.dump());
    CHECK(escaped == R"({"a\u202e":"\u007f\u0085 \\ \" \udb40\udc41 caf)"
                     "\xc3\xa9\"}");
    CHECK(nlohmann::json::parse(escaped) == any);
    CHECK(hoyle::report::with_unseen_escaped(R"({"a":1})") == R"({"a":1})");
}

TEST_CASE("numbers")
{
    CHECK(compact(std::numeric_limits<std::int64_t>::min()) == "-9223372036854775808");
    CHECK(compact(std::numeric_limits<std::uint64_t>::max()) == "18446744073709551615");
    CHECK(compact(1.0) == "1.0");
    CHECK(compact(-0.25) == "-0.25");
    CHECK(compact(std::numeric_limits<double>::infinity()) == "null");
    CHECK(compact(std::numeric_limits<double>::quiet_NaN()) == "null");
}

TEST_CASE("lists and members")
{
    std::string out;
    JsonWriter json(out);
    json.object([&] {
        json.text_or_null("until", "");
        json.text_or_null("law", "91");
        json.list("lines", std::vector<int>{1, 2});
        json.list("none", std::vector<int>{});
        json.object("sides", [] {});
    });
    CHECK(out == R"({"until":null,"law":"91","lines":[1,2],"none":[],"sides":{}})");
}

TEST_CASE("text kept for later is given back whole, wherever it lay")
{
    const auto given_back = [](hoyle::report::Keep keep) {
        hoyle::report::Spool spool(keep);
        CHECK(spool.empty());
        spool.add("of a file before");
        spool.clear();
        CHECK(spool.empty());
        std::ostringstream out;
        std::string all;
        for (int i = 0; i < 100000; ++i) {
            const std::string line = "line " + std::to_string(i) + "\n";
            spool.add(line);
            all += line;
        }
        CHECK_FALSE(spool.empty());
        const hoyle::report::Spool moved = std::move(spool);
        moved.write_to(out);
        CHECK((out.str() == all));
    };
    given_back(hoyle::report::Keep::in_memory);
    given_back(hoyle::report::Keep::on_disk);
    const char* const folder = std::getenv("TMPDIR");
    const std::string before = folder ? folder : "";
    ::setenv("TMPDIR", "/nowhere", 1);  // no place on disk: then in memory
    given_back(hoyle::report::Keep::on_disk);
    folder ? ::setenv("TMPDIR", before.c_str(), 1) : ::unsetenv("TMPDIR");
}
