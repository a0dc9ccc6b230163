// hoyle tell: whole transcripts (tests/tell/*.txt, renewed with HOYLE_ACCEPT=1), and every way through the questions.
#include "api/methods.hpp"
#include "cli/commands.hpp"
#include "tell/telling.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <random>
#include <sstream>

using namespace hoyle;
using tell::Question;

namespace {

std::string read(const std::string& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

struct Transcript {
    int code = 0;
    std::string out;
};

/// The command with these lines typed, the lines put in where they were typed.
Transcript tell_all(const std::string& typed, cli::TellRequest request = {})
{
    std::istringstream in(typed);
    std::ostringstream out;
    auto* const keyboard = std::cin.rdbuf(in.rdbuf());
    auto* const screen = std::cout.rdbuf(out.rdbuf());
    const int code = cli::run_tell(request);
    std::cin.rdbuf(keyboard);
    std::cout.rdbuf(screen);
    std::cin.clear();
    std::istringstream lines(typed);
    std::string text = out.str();
    std::size_t at = 0;
    for (std::string line; std::getline(lines, line) && (at = text.find("\n> ", at)) != std::string::npos; at += line.size() + 4)
        text.insert(at + 3, line + "\n");
    return {code, text};
}

void check_stored(const std::string& text, const std::string& name)
{
    const std::string path = HOYLE_ROOT "/tests/tell/" + name + ".txt";
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path, std::ios::binary) << text;
    else CHECK(text == read(path));
}

}  // namespace

TEST_CASE("whole transcripts")
{
    struct Told {
        const char *name, *typed;
        int code;
    };
    const Told all[] = {
        // a lead out of turn, by numbers; the suit called
        {"lead", "1\n3\n1\n1\n4\n5\n4\n2\nC4\n1\n3\n3\n3\n4\n1\n", 0},
        // in words and beginnings of words; back; a line told unasked; one that cannot be read
        {"revoke",
         "Portland\nb\nLondon\nSouth\na revoke\nthe dealer\nhearts\neast\n5\nwest\ndia\nc3\nno\nno\nyes\nE searches the "
         "tricks\nE sings\nin that hand\n"
         "south\nyes\nthree tricks\nsouth\nl\nyes\n",
         0},
        // nobody knows the code
        {"exposed", "6\n1\n3\n2\n1\n2\n2\nb\n2\n1\n2\nH 10\nh10\n1\n2\n1\n1\n", 0},
        {"doubled", "4\n3\n4\n2\n1\n2\n2\n2\n3\n1\n1\n", 0},
        {"deal", "2\n3\n5\n2\n52\n12\nd7\n2\n2\n2\n1\n", 0},
        {"claim", "1\n3\n6\n1\n5\n4\n3\n3\n2\n4\n2\n2\n1\n2\n7\nW asks to lead\n1\n", 0},
        {"whist", "5\n2\n1\n3\n2\n1\n?\n4\n2\n1\n1\n", 0},
        {"end-of-answers", "1\n3\n", 1},
        {"quit", "1\nq\n", 0},
    };
    for (const Told& told : all) {
        INFO(told.name);
        const Transcript transcript = tell_all(told.typed);
        CHECK(transcript.code == told.code);
        check_stored(transcript.out, told.name);
    }
}

TEST_CASE("the log is written where it was asked for")
{
    const auto path = std::filesystem::temp_directory_path() / "hoyle-tell-test.hoyle";
    CHECK(tell_all("1\n3\n7\nN makes hearts\n1\n", {path.string()}).code == 0);
    CHECK(read(path.string()) == "laws portland-1904\ndeal 1 by S\n  N makes hearts\n");
    std::filesystem::remove(path);
    std::ostringstream errors;
    auto* const screen = std::cerr.rdbuf(errors.rdbuf());
    CHECK(tell_all("1\n3\n7\n1\n", {"/no/such/folder/log.hoyle"}).code == 2);
    std::cerr.rdbuf(screen);
    CHECK(errors.str() == "hoyle: /no/such/folder/log.hoyle: the log could not be written there: No such file or directory\n");
}

TEST_CASE("an answer is a number, words, or how they begin; a card in any letters")
{
    const Question who{"Who?", {"North (dealer)", "East", "South", "Eastward"}};
    const auto place = [&](const char* said) {
        const auto answer = tell::understood(who, said);
        return answer ? answer->text : std::string("none");
    };
    CHECK(place("2") == "1");
    CHECK(place(" east. ") == "1");
    CHECK(place("nor") == "0");
    for (const char* no : {"", "0", "5", "-1", "ea", "ward", "west", "99999999999999999999", "\xff", "1 2"})
        CHECK(place(no) == "none");
    const Question which{"Which?", {}, Question::Wants::card};
    const auto card = [&](const char* said) {
        const auto answer = tell::understood(which, said);
        return answer ? answer->text : std::string("none");
    };
    CHECK(card("sa") == "SA");
    CHECK(card("10h") == "HT");
    CHECK(card("♦K") == "DK");
    CHECK(card("?") == "?");
    for (const char* no : {"", "S", "S?", "?A", "SA HK", "SA+HK", "S1", "#", "\"SA\"", "E"}) {
        INFO(no);
        CHECK(card(no) == "none");
    }
}

TEST_CASE("whatever is answered, the log can be read")
{
    std::mt19937 random(7);
    const auto draw = [&](std::size_t below) { return static_cast<std::size_t>(random() % below); };
    std::size_t events = 0;
    for (int round = 0; round < 400; ++round) {
        std::vector<tell::Said> said;
        tell::Stage stage = tell::stage(said);
        for (; stage.question && said.size() < 80; stage = tell::stage(said)) {
            const Question& question = *stage.question;
            std::string answer;
            if (question.wants == Question::Wants::card)
                answer = draw(4) == 0 ? "?" : std::string{"SHDC"[draw(4)], "AKQJT98765432"[draw(13)]};
            else if (question.wants == Question::Wants::number)
                answer = std::to_string(question.least +
                                        static_cast<int>(draw(static_cast<std::size_t>(question.most - question.least + 1))));
            else answer = std::to_string(1 + draw(question.answers.size()));
            const auto understood = tell::understood(question, answer);
            INFO(question.asks << " " << answer);
            REQUIRE(understood);
            said.push_back(*understood);
        }
        if (stage.question) continue;  // something else happened again and again
        ++events;
        INFO(stage.log);
        const api::Reply read = api::answer(*api::find_method("fmt"), {{"log", stage.log}});
        CHECK(read.exit == 0);
        CHECK_FALSE(tell::ruling(stage.log).empty());
    }
    CHECK(events > 300);
}
