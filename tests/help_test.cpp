// The help that shows a log by example: every example is one.
#include "pages/help.hpp"

#include "log/section.hpp"
#include "prose/deal_end.hpp"
#include "terms/terms.hpp"

#include <catch2/catch.hpp>

#include <sstream>

namespace {

using namespace hoyle;

bool is_understood(const std::string& line)
{
    if (log::reads(line)) return true;
    prose::Table table;
    table.update("deal 1 by S");
    return !prose::parse_deal_end(line, table).empty();
}

}  // namespace

TEST_CASE("Every example of `help log` can be typed as it stands, and all of it is one screen")
{
    std::istringstream page(pages::answer_help({"log"}).output);
    std::size_t examples = 0, lines = 0;
    for (std::string line; std::getline(page, line); ++lines) {
        CHECK(line.size() <= 100);
        std::string example(pages::example_in(line));
        if (const auto winner = example.find(", E wins"); winner != example.npos) example.resize(winner);
        if (example.empty()) continue;
        ++examples;
        INFO(example);
        CHECK(is_understood(example));
    }
    CHECK(examples > 25);
    CHECK(lines < 50);
}

TEST_CASE("`help told` has every kind, and of each its facts with their values")
{
    const std::string all = pages::answer_help({"told"}).output;
    for (const terms::KindInfo& kind : terms::all_kinds()) {
        CHECK(all.find(kind.slug) != all.npos);
        const std::string one = pages::answer_help({"told", std::string(kind.slug)}).output;
        for (const terms::AttributeUse& use : kind.attributes)
            for (const terms::Value& value : use.values) CHECK(one.find(terms::slug(value.word)) != one.npos);
    }
    CHECK(pages::answer_help({"told", "banana"}).code == 2);
    CHECK(pages::answer_help({}).code == 2);
}
