// What is learnt from: stories as examples; and that what was learnt is of the training text as it stands.
#include "learn/learn.hpp"
#include "learn/stories.hpp"
#include "phrases/learnt.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <random>

using namespace hoyle;
using namespace hoyle::learn;

namespace {

/// The examples of one story file, each as "topic: words", sorted.
std::vector<std::string> learnt_from(const std::string& yaml)
{
    const auto folder = std::filesystem::temp_directory_path() / ("hoyle-stories-" + std::to_string(std::random_device{}()));
    std::filesystem::create_directory(folder);
    std::ofstream(folder / "one.yaml") << yaml;
    std::vector<lawbook::Mistake> mistakes;
    std::vector<std::string> out;
    for (const Example& each : read_stories(folder.string(), mistakes)) out.push_back(each.topic + ": " + each.text);
    for (const auto& mistake : mistakes) out.push_back("mistake: " + mistake.message);
    std::filesystem::remove_all(folder);
    std::sort(out.begin(), out.end());
    return out;
}

}  // namespace

TEST_CASE("a story is heard by its lines, two and three together, as a whole, and by the lines of its incident")
{
    CHECK(learnt_from("- - \"a\"\n  - revoke-penalty: \"b\"\n  - \"c\"\n") ==
          std::vector<std::string>{"narrative: a. ", "narrative: c. ",  // and each line of the incident:
                                   "revoke-penalty: a. b. ", "revoke-penalty: a. b. c. ", "revoke-penalty: b. ",
                                   "revoke-penalty: b. ", "revoke-penalty: b. c. "});
    CHECK(learnt_from("- - \"bets, revoke-late\": \"a\"\n") == std::vector<std::string>{"bets: a. ", "bets: a. ", "bets: a. ",
                                                                                        "revoke-late: a. ", "revoke-late: a. ",
                                                                                        "revoke-late: a. "});
    CHECK(learnt_from("- - [a]\n") == std::vector<std::string>{"mistake: a line, or its topic and the line"});
}

TEST_CASE("what was learnt is of the training text, the words and the analysis as they are now")
{
    std::vector<lawbook::Mistake> mistakes;
    const std::string root = HOYLE_ROOT;
    const Training training = read_all(root + "/lawbooks", root + "/src/learn/training", mistakes);
    for (const auto& mistake : mistakes) FAIL_CHECK(lawbook::describe(mistake));
    INFO("./dev learn makes it anew");
    CHECK(phrases::learnt().mark == tabulate(training.examples, training.lexicon.view()).mark);
    CHECK(phrases::learnt().words == training.lexicon.known);
}
