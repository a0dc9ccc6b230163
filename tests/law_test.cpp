// hoyle law: whole pages; and that whatever a report cites can be opened.
#include "pages/law.hpp"
#include "lawbook/cited_law.hpp"
#include "lawbook/topics.hpp"
#include "examine.hpp"

#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

using namespace hoyle;
using namespace hoyle::lawbook;
namespace fs = std::filesystem;

namespace {

pages::Answer ask(const std::vector<std::string>& words, bool alone = false)
{
    pages::LawRequest request;
    request.words = words;
    request.alone = alone;
    return pages::answer_law(request);
}

std::string read(const fs::path& path)
{
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
}

/// Every law and every reading that the report of a log rests on: "portland-1904 90-I", "R27".
struct CitedIn : Sink {
    std::set<std::string> laws, readings;

    void finding(const Finding& finding) override
    {
        for (const rulings::Cited& law : finding.laws)
            if (find_shipped(law.book)) laws.insert(law.book + " " + law.law);
        readings.insert(finding.readings.begin(), finding.readings.end());
    }
    void block(const BlockShown& block) override
    {
        for (const Finding& each : *block.findings) finding(each);
    }
};

}  // namespace

TEST_CASE("whatever a report cites opens")
{
    CitedIn cited;
    for (const auto& entry : fs::recursive_directory_iterator(fs::path(HOYLE_ROOT) / "cases")) {
        if (entry.path().extension() != ".hoyle") continue;
        log::Reader reader(entry.path().string(), log::open_file(entry.path().string()));
        ExamineOptions options;
        options.books = {entry.path().parent_path().string(), {HOYLE_ROOT "/lawbooks"}, {}};
        examine(reader, options, cited);
    }
    const auto& laws = cited.laws;
    const auto& readings = cited.readings;
    CHECK(readings.size() > 20);
    CHECK(laws.size() > 250);
    CHECK(laws.count("portland-1904 90-III"));
    CHECK(laws.count("american-1905 S II"));
    for (const std::string& law : laws) {
        INFO(law);
        const auto space = law.find(' ');
        const std::string book = law.substr(0, space), number = law.substr(space + 1);
        for (const auto& words : {std::vector<std::string>{law}, {book, number}, {book + ":" + number}, {number, book}}) {
            const pages::Answer answer = ask(words, true);
            CHECK(answer.code == 0);
            CHECK(answer.output.size() > 60);
        }
        const pages::Answer answer = ask({law}, true);
        CHECK(answer.output.find(" " + number.substr(0, number.find('-'))) != std::string::npos);
        if (number.find('-') != std::string::npos) CHECK(answer.output.find(number + "\n") != std::string::npos);
    }
    for (const std::string& reading : readings) {
        INFO(reading);
        CHECK(ask({reading}).code == 0);
    }
}

TEST_CASE("a clause: the law, and what is ruled by it")
{
    CHECK(ask({"portland-1904", "39-II"}, true).output.ends_with(R"(
portland-1904 39-II
    card faced in the pack; where the table plays new-deal-until hand
        any player may insist on a new deal, until the hand is played out
        law       portland-1904 39-II
        reading   R5
    card faced in the pack; where the table plays new-deal-until first-card
        any player may insist on a new deal, until a card is played
        law       portland-1904 39-II
        reading   R5
)"));
    CHECK(ask({"portland-1904", "90-III"}, true).output.ends_with(R"(
portland-1904 90-III
    cited with portland-1904 90-I: only the game in which it was made is touched
)"));
    CHECK(ask({"portland-1904", "39-VII"}, true).output.find("either of them looks at his cards") != std::string::npos);
}

TEST_CASE("every law of every book opens, with its counterparts")
{
    for (const Book& book : shipped())
        for (const Law& law : book.laws) {
            const pages::Answer answer = ask({std::string(book.id), std::string(law.number)});
            INFO(book.id << " " << law.number.view());
            CHECK(answer.code == 0);
            CHECK(answer.errors.empty());
            std::istringstream lines(answer.output);
            for (std::string line; std::getline(lines, line);) CHECK(line.size() <= 100);
            for (const Book& other : shipped()) {
                if (other.id == book.id || other.id == law.cited_as) continue;
                const auto there = counterparts(book, law, other);
                // a topic that the other book speaks of leads to it
                bool spoken = false;
                for (const Topic* topic : topics_of(book, law)) spoken = spoken || !laws_on(*topic, other).laws.empty();
                CHECK((!spoken || !there.empty()));
                for (const Law* each : there) {
                    const std::string head = std::string(each->cited_as) + " " + std::string(each->number) + ": ";
                    if (each->cited_as == other.id) CHECK(answer.output.find("\n" + head) != std::string::npos);
                }
            }
        }
}

/// tests/counterparts.txt: of every law of every code its counterparts in the others. HOYLE_ACCEPT=1 writes it anew.
TEST_CASE("the table of counterparts")
{
    std::ostringstream table;
    for (const Book& book : shipped())
        for (const Law& law : book.laws) {
            if (law.cited_as != book.id) continue;
            table << book.id << " " << law.number.view() << ":";
            for (const Book& other : shipped()) {
                std::string there;
                for (const Law* each : counterparts(book, law, other))
                    if (&other != &book && each->cited_as == other.id)
                        there += (there.empty() ? "" : ", ") + std::string(each->number);
                if (!there.empty()) table << "  " << other.id << " " << there;
            }
            table << "\n";
        }
    const fs::path file = fs::path(HOYLE_ROOT) / "tests" / "counterparts.txt";
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(file, std::ios::binary) << table.str();
    CHECK(table.str() == read(file));
}

TEST_CASE("a few counterparts known to be right, short whist among them")
{
    const std::string text = read(fs::path(HOYLE_ROOT) / "tests" / "counterparts.txt");
    const auto row = [&](const std::string& law) {
        const auto at = text.find("\n" + law + ":");
        return at == std::string::npos ? std::string() : text.substr(at + 1, text.find('\n', at + 1) - at - 1);
    };
    CHECK(row("portland-1904 91") == "portland-1904 91:  whist-club-1897 94  american-1905 86  short-whist 73");
    CHECK(row("portland-1904 97") == "portland-1904 97:  whist-club-1897 98  american-1905 94  short-whist 78");
    CHECK(row("short-whist 73") == "short-whist 73:  whist-club-1897 94  portland-1904 91  american-1905 86");
    CHECK(row("short-whist 4") == "short-whist 4:");
}

TEST_CASE("a reading in full")
{
    CHECK(ask({"R29"}).output == R"(R29: Can more tricks be taken for a revoke than the offenders have won
    taken       No; only tricks they hold can be taken, so the claimants never have more
                than thirteen.
    otherwise   Yes; three count for each revoke whether the offenders have them or not.
    to play it  --with take-limit=notional (whist-club-1897, dummy-bridge-1897,
                portland-1904, american-1905, dummy-bridge-1905, american-1907, short-whist)
    in          whist-club-1897, portland-1904, american-1905, american-1907, short-whist
    rest on it  whist-club-1897 89, portland-1904 90, american-1905 87, 96, short-whist 72
)");
    for (const Reading& each : readings()) {
        const std::string page = ask({std::string(each.id)}).output;
        INFO(page);
        CHECK(page.starts_with(std::string(each.id) + ": "));
        CHECK(page.find("    taken ") != std::string::npos);
        CHECK((page.find("to play it") != std::string::npos) == !each.setting.empty());
    }
    CHECK(ask({"readings"}).output.find("\n  R29  ") != std::string::npos);
}

TEST_CASE("what can be asked stands on one screen")
{
    const std::string page = ask({}).output;
    CHECK(std::count(page.begin(), page.end(), '\n') <= 24);
    for (const Book& book : shipped()) CHECK(page.find(book.id) != std::string::npos);
    for (const Topic& topic : topics())
        CHECK(page.find(std::string(topic.group.substr(0, topic.group.find(' ')))) != std::string::npos);
}

TEST_CASE("advice is kept apart from law")
{
    if (advice().empty()) CHECK(ask({"advice"}).output == "no advice of the authors has been written down here\n");
    else CHECK(ask({"advice"}).output.starts_with("what the authors of the books advise; it is no law"));
    for (const Advice& each : advice()) {
        const std::string page = ask({std::string(each.slug)}).output;
        INFO(each.slug);
        CHECK(page.find("advice, and no law") != std::string::npos);
        for (const auto& said : each.from) CHECK(page.find("\n" + std::string(said.book) + "\n") != std::string::npos);
    }
}

TEST_CASE("the books there are; etiquette is no law")
{
    CHECK(pages::answer_laws_list().output ==
          R"(whist-club-1897    The Laws of Bridge, The Whist Club, New York, 1897; 110 laws and 10 rules of etiquette
dummy-bridge-1897  Dummy Bridge, The Whist Club, New York, 1897; 116 laws and 10 rules of etiquette, extends whist-club-1897
portland-1904      The Laws of Bridge, Portland and Turf Clubs, 1904; 108 laws
american-1905      The American Laws of Bridge, 1905, 1905; 109 laws and 15 rules of etiquette
dummy-bridge-1905  Dummy Bridge, American, 1905, 1905; 119 laws and 15 rules of etiquette, extends american-1905
american-1907      The American Laws of Bridge, 1907, 1907; 107 laws and 8 rules of etiquette, extends american-1905
short-whist        Five-point whist (printed as "Bridge"), undated; 91 laws and 9 rules of etiquette
)");
}

TEST_CASE("of a list of clauses those that are cited are told, of any other law all")
{
    using hoyle::lawbook::gist_of;
    const std::string_view list =
        "A new deal must follow (a) if one is left out; (b) if two go down; (c) if a card lies face up.";
    const std::string_view one[] = {"b"}, two[] = {"a", "c"}, none[] = {"IV"};
    CHECK(gist_of(list, one) == "A new deal must follow if two go down.");
    CHECK(gist_of(list, two) == "A new deal must follow (a) if one is left out; (c) if a card lies face up.");
    CHECK(gist_of(list, none) == list);
    // the second sentence is more than a clause
    const std::string_view more = "He may (a) ask; (b) say so. Nobody else may.";
    CHECK(gist_of(more, one) == more);
    const std::string_view behind = "Exposed are two cards played together (I), and any that falls face up (II).";
    const std::string_view first[] = {"I"};
    CHECK(gist_of(behind, first) == behind);
}
