// What `hoyle fmt` makes of a log is judged to the same report as the log, but for where in a line things stand: a property, over
// logs in which a statement is mistyped.

#include "examine.hpp"
#include "log/section.hpp"
#include "log_mutations.hpp"
#include "prose/translate.hpp"
#include "report/report.hpp"
#include "rounds.hpp"
#include "typist.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cctype>
#include <sstream>

using namespace hoyle;
using namespace typing;
using nlohmann::ordered_json;

namespace {

std::unique_ptr<log::Input> input(std::string_view text) { return log::translated(log::from_memory(text), prose::translate); }

std::string formatted(std::string_view text)
{
    std::string out;
    log::Reader reader("log", input(text));
    log::Section section;
    while (reader.next(section)) out += log::print(section);
    return out;
}

/// Where it stands in its line, and what the line looks like there.
void forget_places(ordered_json& value)
{
    if (value.is_object())
        for (const char* of_place : {"column", "length"})
            if (const auto at = value.find(of_place); at != value.end() && at->is_number()) value.erase(at);
    for (auto& each : value)
        if (each.is_structured()) forget_places(each);
}

std::string judged(std::string_view text)
{
    std::ostringstream out;
    const auto report = report::json(out, report::Shape::object);
    log::Reader reader("log", input(text));
    ExamineOptions options;
    options.file = "log";
    options.working = false;
    report->begin("log");
    report->end(examine(reader, options, *report));
    report->finish();
    auto document = ordered_json::parse(out.str());
    document.erase("understood");
    for (auto& finding : document["findings"]) finding.erase("id"), finding.erase("cause");  // made of the line as it is spelt
    for (auto& expected : document["expectations"]) expected["text"] = log::canonical(expected["text"].get<std::string>());
    forget_places(document);
    return document.dump(0);
}

/// The first line in which two texts differ.
std::string difference(const std::string& one, const std::string& two)
{
    const auto a = lines_of(one), b = lines_of(two);
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i)
        if (a[i] != b[i]) return a[i] + "\n" + b[i];
    return a.size() == b.size() ? "" : "one is longer";
}

/// In everyday words, if only in part: fmt tells those in the language, and then nobody doubts them.
bool is_story(std::string_view text)
{
    if (log::reads(text)) return false;
    const auto translation = prose::translate(text, log::language);
    return translation && std::any_of(translation->lines.begin(), translation->lines.end(),
                                      [](const WrittenLine& line) { return !line.words.empty() && !line.typed; });
}

/// How many logs there were, and how many of them were not compared.
struct Compared {
    std::size_t logs = 0, stories = 0;
};

void check(const std::string& log, std::string_view what, Compared& compared)
{
    ++compared.logs;
    if (is_story(log)) return void(++compared.stories);
    const std::string printed = formatted(log), before = judged(log), after = judged(printed);
    if (before == after && formatted(printed) == printed) return;
    INFO(what << "\n" << difference(before, after) << "\n" << difference(printed, formatted(printed)) << "\n" << log);
    FAIL_CHECK();
}

/// A line told twice, with other blanks; a word in capitals; a hand in another order; a ten in figures.
std::string spelt_otherwise(std::string log, Typist& typist)
{
    auto lines = lines_of(log);
    const std::size_t at = typist.below(lines.size());
    std::string& line = lines[at];
    const auto replace = [&](std::string_view what, std::string_view by) {
        for (auto found = line.find(what); found != line.npos; found = line.find(what, found + by.size()))
            if (typist.below(2) == 0) line.replace(found, what.size(), by);
    };
    switch (typist.below(6)) {
    case 0: replace(" ", "  "); break;
    case 1: replace("T", "10"); break;
    case 2: replace(" makes ", " MAKES "), replace(" by ", " By "); break;
    case 3:
        std::transform(line.begin(), line.end(), line.begin(),
                       [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
        break;
    case 4: line = "\t" + line + " . # " + line; break;
    default: replace(".", "..");
    }
    if (typist.below(2) == 0) lines.insert(lines.begin() + static_cast<std::ptrdiff_t>(at), log.empty() ? "" : lines_of(log)[at]);
    return joined(lines);
}

}  // namespace

TEST_CASE("fmt of a log is judged to the same report")
{
    const auto logs = cases(HOYLE_ROOT "/cases");
    Typist typist(seed(1904));
    Compared compared;
    for (std::size_t i = 0, n = rounds(40); i < n; ++i)
        for (const auto& [kind, name] : slips) {
            const auto& log = logs[typist.below(logs.size())];
            const auto mistyped = typist.slip(kind, i % 2 == 0 ? log : as_typed(log));
            if (mistyped) check(mistyped->log, mistyped->was + " -> " + mistyped->is, compared);
        }
    CHECK(compared.stories * 20 <= compared.logs);
}

TEST_CASE("fmt of a log spelt otherwise is judged to the same report")
{
    const auto logs = cases(HOYLE_ROOT "/cases");
    Typist typist(seed(1904));
    Compared compared;
    for (std::size_t i = 0, n = rounds(100); i < n; ++i)
        check(spelt_otherwise(logs[typist.below(logs.size())], typist), "spelt otherwise", compared);
    CHECK(compared.stories * 20 <= compared.logs);
}

TEST_CASE("fmt of a log with bytes changed is judged to the same report")
{
    const auto logs = cases(HOYLE_ROOT "/cases");
    const auto first = static_cast<unsigned>(seed(1904));
    Compared compared;
    for (std::size_t i = 0, n = rounds(100); i < n; ++i) {
        log::Mutator mutator(first + static_cast<unsigned>(i));
        check(mutator.mutated(logs[mutator.below(logs.size())], logs[mutator.below(logs.size())]),
              "seed " + std::to_string(first + i), compared);
    }
    CHECK(compared.stories * 20 <= compared.logs);
}

TEST_CASE("a hand keeps the order of its cards, which shows where a dot is out of its place")
{
    CHECK(formatted("hands n:ak62.kq4.j97.385 ? 10xQ?... -\n") == "hands N:AK62.KQ4.J97.385 ? T?Q?... -\n");
}

TEST_CASE("what is told twice is told twice, however it is spelt")
{
    const std::string log =
        "laws portland-1904\ndeal 1 by S\ndeal 1  by South\nS makes hearts\nS  makes the hearts\nresult NS 8\n";
    Compared compared;
    check(log, "told twice", compared);
    const std::string report = judged(log);
    CHECK(report.find("the heading before this says the same") != report.npos);
    CHECK(report.find("the line before this says the same") != report.npos);
}
