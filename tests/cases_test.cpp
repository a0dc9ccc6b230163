// Every case: a log that checks itself (its `expect` lines), and its report as it stands in the .report file beside it.
// HOYLE_ACCEPT=1 writes the reports anew; `git diff` is the review.

#include "examine.hpp"
#include "prose/translate.hpp"
#include "report/report.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>
#include <vector>

using namespace hoyle;
namespace fs = std::filesystem;

namespace {

std::vector<fs::path> cases()
{
    std::vector<fs::path> found;
    for (const char* folder :
         {"cases", "tests/stories/told"})  // those told in everyday words expect nothing: that is the language's
        for (const auto& entry : fs::recursive_directory_iterator(fs::path(HOYLE_ROOT) / folder))
            if (entry.path().extension() == ".hoyle") found.push_back(entry.path());
    std::sort(found.begin(), found.end());
    return found;
}

struct Judged {
    Summary summary;
    std::string report;
};

Judged judge(const fs::path& file)
{
    std::ostringstream out;
    const auto report = report::text(out, {});
    log::Reader reader(file.filename().string(),
                       log::translated(log::open_file(file.string()), prose::translate));  // as the program reads it
    ExamineOptions options;
    options.file = file.string();
    options.books = {file.parent_path().string(), {HOYLE_ROOT "/lawbooks"}, {}};
    options.working = false;  // as the program judges for a report in text
    report->begin(file.filename().string());
    Judged judged{examine(reader, options, *report), {}};
    report->end(judged.summary);
    judged.report = out.str();
    return judged;
}

std::string read(const fs::path& file)
{
    std::ifstream in(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(in), {}};
}

/// An `expect` line stands in an excerpt: one that cannot be read is not met either.
bool quotes_an_expectation(const std::string& report)
{
    for (auto at = report.find("expect "); at != report.npos; at = report.find("expect ", at + 1)) {
        const auto before = report.find_last_not_of(' ', at == 0 ? 0 : at - 1);
        if (before != report.npos && report[before] == '|') return true;
    }
    return false;
}

}  // namespace

TEST_CASE("every case meets what it expects and reports what it did")
{
    const auto files = cases();
    REQUIRE(files.size() >= 60);
    for (const fs::path& file : files) {
        const Judged judged = judge(file);
        INFO(fs::relative(file, HOYLE_ROOT).string() << '\n' << judged.report);
        CHECK(judged.summary.unmet == 0);
        CHECK_FALSE(quotes_an_expectation(judged.report));
        fs::path golden = file;
        golden.replace_extension(".report");
        if (std::getenv("HOYLE_ACCEPT")) std::ofstream(golden, std::ios::binary) << judged.report;
        CHECK(judged.report == read(golden));
    }
}

TEST_CASE("the README and the tour show what the program prints")
{
    const std::string readme = read(fs::path(HOYLE_ROOT) / "README.md"), tour = read(fs::path(HOYLE_ROOT) / "docs/tour.md");
    const auto printed = [](const std::string& file, report::Blocks blocks) {
        std::ostringstream out;
        const auto report = report::text(out, {.blocks = blocks});
        log::Reader reader(file, log::translated(log::open_file(HOYLE_ROOT "/" + file), prose::translate));
        report->begin(file);
        report->end(examine(reader, {}, *report));
        return out.str();
    };
    const std::string judged = printed("cases/thursday.hoyle", report::Blocks::told),
                      audited = printed("cases/audit/printed-rubber-two-1897.hoyle", report::Blocks::drawn),
                      story = read(fs::path(HOYLE_ROOT) / "tests/stories/told/last-thursday.hoyle"),
                      ruled = printed("tests/stories/told/last-thursday.hoyle", report::Blocks::told),
                      kept = read(fs::path(HOYLE_ROOT) / "cases/saturday.txt"),
                      slip = printed("cases/saturday.txt", report::Blocks::drawn);
    INFO(judged << audited << ruled << slip);
    CHECK(readme.find(story) != std::string::npos);
    CHECK(readme.find(ruled.substr(0, ruled.find("\n\n"))) != std::string::npos);
    CHECK(readme.find(kept) != std::string::npos);
    CHECK(readme.find(slip.substr(0, slip.find("\n\n"))) != std::string::npos);
    CHECK(tour.find(judged) != std::string::npos);
    CHECK(tour.find(audited) != std::string::npos);
}

TEST_CASE("no report stands without its case")
{
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HOYLE_ROOT) / "cases")) {
        if (entry.path().extension() != ".report") continue;
        fs::path log = entry.path();
        CHECK(fs::exists(log.replace_extension(".hoyle")));
    }
}

TEST_CASE("the cases expect something")
{
    std::size_t expected = 0;
    for (const fs::path& file : cases()) {
        const Summary summary = judge(file).summary;
        expected += summary.met + summary.unmet;
    }
    CHECK(expected >= 200);
}
