// Which law is proved by which case: how near misses are told, that every law that rules has both unless it is a known gap, and
// that the documents written from the books and the cases are as they would be written (HOYLE_ACCEPT=1 writes them).
#include "cli/laws_coverage.hpp"
#include "coverage/coverage.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook/topics.hpp"
#include "report/coverage.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace hoyle;
namespace fs = std::filesystem;

namespace {

std::string content(const std::string& path)
{
    std::ifstream file(path);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

const coverage::Cases& all_cases()
{
    static const coverage::Cases cases = coverage::read_cases(HOYLE_ROOT "/cases", {HOYLE_ROOT "/lawbooks"});
    return cases;
}

std::vector<coverage::BookCovered> all_books()
{
    std::vector<coverage::BookCovered> out;
    for (const lawbook::Book& book : lawbook::shipped()) out.push_back(coverage::coverage_of(book, all_cases()));
    return out;
}

/// "portland-1904 12: case"
std::set<std::string> gaps()
{
    std::set<std::string> out;
    for (const coverage::BookCovered& covered : all_books())
        for (const coverage::LawCovered& each : covered.laws) {
            const std::string law = std::string(covered.book->id) + " " + std::string(each.law->number);
            if (each.wants_case()) out.insert(law + ": case");
            if (each.wants_near_miss()) out.insert(law + ": near miss");
        }
    return out;
}

/// A folder of its own with these files in it, gone at the end.
class Folder {
public:
    explicit Folder(std::string_view name) : path_(fs::temp_directory_path() / name)
    {
        fs::remove_all(path_);
        fs::create_directories(path_);
    }
    ~Folder() { fs::remove_all(path_); }
    void add(const std::string& name, const std::string& text) const { std::ofstream(path_ / name) << text; }
    std::string path(const std::string& name = "") const { return name.empty() ? path_.string() : (path_ / name).string(); }

private:
    fs::path path_;
};

std::string said(const std::vector<coverage::Spot>& spots)
{
    std::string text;
    for (const coverage::Spot& spot : spots) text += (text.empty() ? "" : " ") + spot.file + ":" + std::to_string(spot.line);
    return text;
}

const char* const out_of_turn = "laws portland-1904\n"
                                "rubber 1\n"
                                "deal 1 by S\n"
                                "  S makes hearts\n"
                                "  W asks to lead\n"
                                "  E says yes\n"
                                "  1. W: C6 C3 CK C7\n"
                                "  2. S: D2\n"
                                "  expect lead-out-of-turn by S at 2 under 81\n";

}  // namespace

TEST_CASE("a law is expected by its number where the line is met, and a clause is of its law")
{
    const Folder folder("hoyle-coverage-expected");
    folder.add("a.hoyle", out_of_turn);
    folder.add("unmet.hoyle", std::string(out_of_turn) + "  expect revoke by W under 90-I\n");
    folder.add("no-log.txt", "expect nothing");
    const coverage::Cases cases = coverage::read_cases(folder.path(), {});
    REQUIRE(cases.files.size() == 2);
    CHECK(said(cases.laws.at("portland-1904 81").expected) == "a.hoyle:9 unmet.hoyle:9");
    CHECK_FALSE(cases.laws.contains("portland-1904 90"));
    CHECK(cases.files[1].met == 1);
    CHECK(cases.files[1].unmet == 1);
    CHECK(cases.files[0].kinds == std::vector<std::string>{"lead-out-of-turn"});
    CHECK(cases.not_read.empty());
}

TEST_CASE("near misses: what is expected not to be found, a deal marked as one, laws named in a comment")
{
    const Folder folder("hoyle-coverage-near");
    folder.add("none.hoyle",
               "laws portland-1904\nrubber\ndeal 1 by S\n  S makes hearts\n  result NS 8\n  expect no trick-looked-at\n");
    folder.add("marked.hoyle",
               std::string(out_of_turn) + "deal 2 by W   # the near miss\n  W makes hearts\n  result EW 8\n  expect nothing\n");
    folder.add("marked-and-unmet.hoyle",
               std::string(out_of_turn) +
                   "deal 2 by W   # the near miss\n  W makes hearts\n  result EW 8\n  expect revoke by N\n");
    folder.add("named.hoyle", "laws portland-1904\nrubber\ndeal 1 by S   # near miss of 41, american-1905 39: told in time\n  S "
                              "makes hearts\n  result NS 8\n");
    const coverage::Cases cases = coverage::read_cases(folder.path(), {});
    CHECK(said(cases.laws.at("portland-1904 108").near_miss) == "none.hoyle:6");
    CHECK(said(cases.laws.at("portland-1904 81").near_miss) == "marked.hoyle:10");
    CHECK(said(cases.laws.at("portland-1904 41").near_miss) == "named.hoyle:3");
    CHECK(said(cases.laws.at("american-1905 39").near_miss) == "named.hoyle:3");
}

TEST_CASE("what a law does in its book")
{
    const auto role = [](const char* book, const char* law) {
        const lawbook::Book& found = *lawbook::find_shipped(book);
        const lawbook::LawRole what = lawbook::role_of(found, *found.find_law(law));
        return std::string(lawbook::word(what.is)) + ": " + what.how;
    };
    CHECK(role("portland-1904", "28") == "cite only: no penalty is named");
    CHECK(role("portland-1904", "4") == "defines: the figure `book`; the figure `trick`");
    CHECK(role("portland-1904", "81").starts_with("rules: lead out of turn"));
    CHECK(role("portland-1904", "104") == "defines: `time` is reasonable");
    CHECK(role("portland-1904", "65").starts_with("defines: card touched or named by the dealer"));
}

TEST_CASE("a club's laws and the club's logs")
{
    const Folder folder("hoyle-coverage-club");
    folder.add("house.yaml",
               "book: thursday\ntitle: Thursday\nextends: portland-1904\nlaws:\n- law: H1\n  heading: a remark on the play\n"
               "  gist: Whoever speaks of the play has a suit called.\n  rulings:\n"
               "  - {incident: unauthorised-remark, may: [{call-suit: next-of-side}], entitled: opponents, until: that-lead}\n");
    folder.add("remark.hoyle",
               "laws \"house.yaml\"\nrubber\ndeal 1 by S\n  S makes hearts\n  W asks to lead\n  E says yes\n  1. W: C6 C3 CK C7\n"
               "  E remarks on play \"he has no more\"\n  expect unauthorised-remark by E under H1\n");
    cli::CoverageRequest request;
    request.books = {folder.path("house.yaml")};
    request.cases = folder.path();
    const pages::Answer answer = cli::answer_laws_coverage(request);
    CHECK(answer.errors.empty());
    CHECK(answer.code == 1);
    CHECK(answer.output == "thursday: 1 law of its own: 1 rule, 0 define, 0 cited only; of those that rule 0 have a case\n"
                           "  and a near miss\n"
                           "  its other laws are those of portland-1904\n"
                           "  H1      rules      a remark on the play\n"
                           "                     expected: remark.hoyle:9\n"
                           "                     wanting: a near miss\n"
                           "  no near miss: H1\n");
}

TEST_CASE("a folder that is not there, and one without logs, are told")
{
    cli::CoverageRequest request;
    request.cases = "/nowhere/at/all";
    CHECK(cli::answer_laws_coverage(request).code == 2);
    const Folder folder("hoyle-coverage-empty");
    request.cases = folder.path();
    const pages::Answer answer = cli::answer_laws_coverage(request);
    CHECK(answer.code == 2);
    CHECK(answer.errors == "hoyle: " + folder.path() + ": there is no log in it (*.hoyle)\n");
}

TEST_CASE("every law that rules has a case and a near miss, known gaps apart; and a known gap is one")
{
    CHECK(all_cases().not_read.empty());
    const std::string path = HOYLE_ROOT "/tests/coverage_gaps.txt";
    std::set<std::string> known;
    std::ifstream file(path);
    for (std::string line; std::getline(file, line);)
        if (!line.empty() && line[0] != '#') known.insert(line);
    const std::set<std::string> now = gaps();
    for (const std::string& gap : now) {
        INFO(gap << " is wanting: write it (docs/testing.md)");
        CHECK(known.contains(gap));
    }
    for (const std::string& gap : known) {
        INFO(gap << " is wanting no more: take its line out of tests/coverage_gaps.txt");
        CHECK(now.contains(gap));
    }
}

TEST_CASE("the documents are as they would be written from the books and the cases")
{
    const auto held = [](const std::string& path, const std::string& written) {
        if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path) << written;
        INFO(path << ": HOYLE_ACCEPT=1, or cmake --build build --target documents, writes it anew");
        CHECK(content(path) == written);
    };
    const auto books = all_books();
    held(HOYLE_ROOT "/docs/COMPLIANCE.md", report::compliance_document(books, "../cases"));
    held(HOYLE_ROOT "/cases/README.md", report::case_index(all_cases()));
}

/// What all the cases say, one after another.
std::string text_of_all_cases()
{
    std::string all;
    for (const auto& entry : fs::recursive_directory_iterator(HOYLE_ROOT "/cases"))
        if (entry.path().extension() == ".hoyle") all += content(entry.path().string());
    return all;
}

TEST_CASE("a reading has a setting that cases play both ways, or it is said why it has none")
{
    const std::string cases = text_of_all_cases(), decisions = content(HOYLE_ROOT "/docs/DECISIONS.md");
    for (const lawbook::Reading& each : lawbook::readings()) {
        INFO(each.id);
        const std::string row = "| " + std::string(each.id) + " | ";
        if (each.setting.empty()) {
            CHECK(decisions.find(row + "none: ") != std::string::npos);
            continue;
        }
        CHECK(decisions.find(row + "`" + std::string(each.setting) + "` |") != std::string::npos);
        bool chosen = false;
        for (const lawbook::Book& book : lawbook::shipped()) {
            const lawbook::Setting* setting = book.find_setting(each.setting);
            if (!setting) continue;
            chosen = true;
            CHECK(setting->reading == each.id);
            for (const std::string_view value : setting->values)
                if (value != setting->default_value)
                    CHECK(cases.find(" " + std::string(setting->name) + " " + std::string(value) + "\n") != std::string::npos);
        }
        CHECK(chosen);
    }
}
