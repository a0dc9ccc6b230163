// hoyle cite: whole answers as people read them (tests/cite/answers, renewed with HOYLE_ACCEPT=1); questions asked in turn; what
// is no description; and how often it is right.
#include "cite/ask.hpp"
#include "cite_labels.hpp"
#include "cli/commands.hpp"
#include "pages/law.hpp"
#include "lawbook/find_book.hpp"
#include "lawbook_files.hpp"
#include "phrases/answering.hpp"
#include "phrases/lexicon.hpp"
#include "report/cite.hpp"
#include "source/text.hpp"

#include <algorithm>
#include <catch2/catch.hpp>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <sstream>

using namespace hoyle;
using test::Folder;

namespace {

std::string read(const std::string& path)
{
    std::ostringstream out;
    out << std::ifstream(path, std::ios::binary).rdbuf();
    return out.str();
}

/// A stream of the program's own, in other hands for a while.
class Taken {
public:
    Taken(std::ios& stream, std::streambuf* by) : stream_(stream), own_(stream.rdbuf(by)) {}
    ~Taken() { stream_.rdbuf(own_), stream_.clear(); }
    Taken(const Taken&) = delete;
    Taken& operator=(const Taken&) = delete;

private:
    std::ios& stream_;
    std::streambuf* own_;
};

struct Said {
    int code;
    std::string out, err;
};

Said run(cli::CiteRequest request, const std::string& input = "")
{
    std::istringstream in(input);
    std::ostringstream out, err;
    request.color = cli::Color::never;
    const Taken a(std::cin, in.rdbuf()), b(std::cout, out.rdbuf()), c(std::cerr, err.rdbuf());
    const int code = cli::run_cite(request);
    return {code, out.str(), err.str()};
}

cli::CiteRequest about(const std::string& text, std::vector<std::string> laws = {})
{
    cli::CiteRequest request;
    request.words = {text};
    request.laws = std::move(laws);
    return request;
}

Said ask(const std::string& text, const std::string& law, const std::string& input)
{
    cli::CiteRequest request = about(text, {law});
    request.ask = true;
    return run(request, input);
}

/// No byte that a terminal obeys, be it one of C1 in two bytes; and nothing but UTF-8.
bool is_plain(const std::string& text)
{
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto c = static_cast<unsigned char>(text[i]);
        if ((c < 0x20 && c != '\n') || c == 0x7f) return false;
        if (c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0) return false;
    }
    return find_invalid_utf8(text) == std::string::npos;
}

constexpr std::string_view thursday_club = R"(book: thursday-club
title: Rules of the Thursday Club
cited-as: Thursday Club
extends: portland-1904
laws:
- law: '81'
  gist: With us the dealer pays for a lead from the wrong hand; either adversary may call a suit from the hand whose lead it was.
  rulings:
  - incident: lead-out-of-turn
    point: penalty
    when: {role: [dealer, dummy], followed-by: unfinished}
    may: [{call-suit: proper-leader}]
    entitled: either-adversary
    until: that-lead
)";

struct Example {
    std::string name, text, law;  ///< the laws, parted by commas: none for all books
    int code = 0;
};

const std::string of_the_readme =
    "I was third hand. My partner dropped the queen of spades face up before a card was led; the trump was already made";

const std::vector<Example>& examples()
{
    static const std::vector<Example> all{
        {"wrong-hand", "The dealer led from his own hand when the lead was in dummy; I have not played yet.", "portland-1904"},
        {"revoke", "My partner trumped a heart and in the next trick he had a heart after all. The trick is turned.", ""},
        {"two-faults", "The dealer exposed one of my cards while dealing, and afterwards my partner led out of turn.",
         "american-1907"},
        {"value", "how much are four honours in one hand worth in hearts", "portland-1904"},
        {"value-computed", "how much are five honours in hearts, and is a redoubled hand different", "portland-1904"},
        {"value-all-books", "what is the rubber bonus", ""},
        {"trick-redoubled", "what is a redoubled trick in diamonds worth", "portland-1904,american-1907"},
        {"four-aces", "what do four aces in one hand at no trumps count", "whist-club-1897"},
        {"what-honours-are-worth", "what are honours worth", "portland-1904"},
        {"lead-out-of-turn", "lead out of turn", "portland-1904"},
        {"three-faults", "East exposed a card in the deal. Later the dealer led from the wrong hand. Then West revoked.",
         "portland-1904"},
        {"mended", "the deeler revokd", "portland-1904"},
        {"play-out", "do we throw the hand in once they have won the game", "portland-1904"},
        {"dummy-points-out", "dummy said out loud that we owe them a penalty for the card my partner dropped", "portland-1904"},
        {"off-topic", "what sandwiches do people usually give for twelve guests", "", 1},
        {"cutting", "Six of us are waiting. Who plays first?", "whist-club-1897"},
        {"trump-card", "the dealer left the trump card on the table after the first trick", "short-whist"},
        {"third-before-second", "third hand played before the second", "short-whist"},
        {"silence", "The dealer's partner doubled after the first trick.", "short-whist", 1},
        {"etiquette", "My opponent hums and drums his fingers whenever he holds a good hand; is there a penalty?",
         "american-1905", 1},
        {"advice", "what should I lead against no trumps from a long suit", "portland-1904", 1},
        {"nothing", "the cat sat on the mat and sang", "", 1},
        {"code-named", "Under the American 1907 laws, the leader's partner doubled before he had been asked.", ""},
        {"misdeal", "I was dealt 14 cards and the man on my left has 12; nobody has played", ""},
        {"dummy-bridge", "In dummy bridge, who names the trump when the dealer passes it", "dummy-bridge-1897"},
        {"denied-suit", "she said there was no spade in her hand and then played one two rounds later", "portland-1904"},
        {"dropped-in-dealing", "two cards fell on the floor face up while he was dealing", "portland-1904"},
        {"incidental", "my partner led when it was my lead, third man had already played", "portland-1904"},
        {"no-law-in-this-book", "he coughs when he wants me to lead trumps", "portland-1904", 1},
        {"who-shuffles", "who has to shuffle the pack for the next deal", "portland-1904"},
        {"fourth-before-third", "she played out of turn to the trick before third hand had played", "portland-1904"},
        {"wrong-score-seen-late",
         "the score was put down wrong in the second game and we only saw it when the rubber was finished", "portland-1904"},
        {"gathered-and-claimed", "they already gathered the trick, can they still claim", "portland-1904"},
        {"speaker-says-who-he-is", of_the_readme, "portland-1904,american-1907"},
        {"arranging", "The dealer touched the queen in dummy, and said that he arranges the cards.", "american-1905"},
        {"not-arranging", "The dealer touched the queen in dummy, and did not say that he arranges the cards.", "american-1905"},
        {"club", "The dealer led from the wrong hand, second hand has not played yet", "FILE"},
    };
    return all;
}

const std::string lead = "a lead out of turn";

}  // namespace

TEST_CASE("answers, whole")
{
    const Folder folder;
    const std::string club = folder.write("club.yaml", thursday_club);
    const bool accept = std::getenv("HOYLE_ACCEPT") != nullptr;
    std::filesystem::create_directories(HOYLE_ROOT "/tests/cite/answers");
    for (const Example& example : examples()) {
        INFO(example.name);
        std::vector<std::string> laws;
        std::istringstream names(example.law == "FILE" ? club : example.law);
        for (std::string name; std::getline(names, name, ',');) laws.push_back(name);
        const Said said = run(about(example.text, laws));
        CHECK(said.err == "");
        CHECK(said.code == example.code);
        const std::string path = std::string(HOYLE_ROOT) + "/tests/cite/answers/" + example.name + ".txt";
        const std::string all = "# " + example.text + "\n" + said.out;
        if (accept) std::ofstream(path, std::ios::binary) << all;
        else CHECK(all == read(path));
    }
}

TEST_CASE("the README shows what `cite` prints")
{
    const std::string said = run(about(of_the_readme, {"portland", "american-1907"})).out;
    INFO(said);
    CHECK(read(HOYLE_ROOT "/README.md").find(said) != std::string::npos);
}

TEST_CASE("what a topic is marked by: each a topic, or a kind of incident, and a concept that there is")
{
    CHECK(!phrases::answering().marked.empty());
    const auto& concepts = phrases::lexicon().concepts;
    for (const phrases::Marked& marked : phrases::answering().marked) {
        INFO(marked.topic);
        CHECK((lawbook::find_topic(marked.topic) || terms::find_kind(marked.topic)));
        CHECK(!marked.by.empty());
        for (const std::string_view name : marked.by) CHECK(std::find(concepts.begin(), concepts.end(), name) != concepts.end());
    }
}

TEST_CASE("no stored answer is left over")
{
    std::set<std::string> wanted, found;
    for (const Example& example : examples()) wanted.insert(example.name + ".txt");
    for (const auto& entry : std::filesystem::directory_iterator(HOYLE_ROOT "/tests/cite/answers"))
        found.insert(entry.path().filename().string());
    CHECK(found == wanted);
}

TEST_CASE("every law cited in an answer to the seen descriptions opens")
{
    std::vector<lawbook::Mistake> mistakes;
    const auto all = test::read_labels(HOYLE_ROOT "/tests/cite/seen.yaml", mistakes);
    REQUIRE(mistakes.empty());
    std::set<std::string> citations, readings, advice, texts;
    for (const test::Asked& asked : all) {
        if (!texts.insert(asked.text).second) continue;
        const cite::Citing citing = cite::cite({asked.text, {}, {}});
        for (const cite::Answer& answer : citing.answers) {
            citations.insert(answer.citations.begin(), answer.citations.end());
            readings.insert(answer.readings.begin(), answer.readings.end());
            if (answer.laws.size() != answer.citations.size()) FAIL_CHECK(asked.text << ": as many laws as citations");
            if (!answer.silent && answer.laws.empty())
                FAIL_CHECK(asked.text << ": a ruling of " << answer.book->id << " by no law");
            if (answer.ruling.empty()) FAIL_CHECK(asked.text << ": a law of " << answer.book->id << " that says nothing");
        }
        for (const auto& hit : citing.nearest)
            citations.insert(std::string(hit.law->cited_as) + " " + std::string(hit.law->number));
        for (const auto* each : citing.advice) advice.insert(std::string(each->slug));
    }
    CHECK(citations.size() > 300);
    CHECK(readings.size() > 3);
    CHECK_FALSE(advice.empty());
    for (const std::set<std::string>* some : {&citations, &readings, &advice})
        for (const std::string& each : *some) {
            pages::LawRequest request;
            request.words = {each};
            const pages::Answer answer = pages::answer_law(request);
            if (answer.code != 0) FAIL_CHECK(each << ": " << answer.errors);
        }
}

TEST_CASE("the questions asked in turn lead to every ruling, each to its own")
{
    for (const char* text : {"a lead out of turn", "he revoked", "a card was exposed in the deal", "too many cards were dealt"})
        for (const lawbook::Book& book : lawbook::shipped()) {
            INFO(text << ", " << book.id);
            const cite::Citing citing = cite::cite({text, {&book}, {}});
            if (citing.matters.empty()) continue;
            std::set<const cite::Answer*> ruled;
            std::vector<std::vector<std::size_t>> open{{}};
            while (!open.empty()) {
                const auto choices = open.back();
                open.pop_back();
                const cite::Next next = cite::next(citing, 0, choices);
                if (next.question) {
                    CHECK(next.question->asks.ends_with("?"));
                    CHECK(next.question->answers.size() > 1);
                    CHECK(std::set<std::string>(next.question->answers.begin(), next.question->answers.end()).size() ==
                          next.question->answers.size());
                    for (std::size_t i = 0; i < next.question->answers.size(); ++i) {
                        CHECK_FALSE(next.question->answers[i].empty());
                        open.push_back(choices);
                        open.back().push_back(i);
                    }
                }
                for (const cite::Answer* ruling : next.rulings) CHECK(ruled.insert(ruling).second);
            }
            std::size_t leaves = 0;
            for (const auto& meaning : citing.matters.front())
                for (const auto& answer : meaning.books) leaves += answer.leaves.size();
            CHECK(ruled.size() == leaves);
        }
}

TEST_CASE("a fact is taken only from words that say it")
{
    // that a suit was not led yet is not that he had not played
    CHECK(run(about("Harry had only twelve cards. Diamonds had not been led yet.", {"american-1905"}))
              .out.find("before he had played") == std::string::npos);
    CHECK(run(about("Harry had only twelve cards. He had not played yet.", {"american-1905"})).out.find("before he had played") !=
          std::string::npos);
}

TEST_CASE("which penalty may be talked over each book says for itself: nobody is asked for the law")
{
    // short whist: adversaries may consult on a new deal (law 41), and not on most other penalties (84)
    const auto of_deal = run(about(
        "The two of them discussed whether to demand a new deal, the dealer having looked at the trump card", {"short-whist"}));
    CHECK(of_deal.out.find("this may be talked over") != std::string::npos);
    CHECK(of_deal.out.find("Does the law") == std::string::npos);
    CHECK(of_deal.out.find("For what was the penalty?") == std::string::npos);
    // of what it was for nothing is said: that is a fact, and is asked
    const auto of_any = run(about("They talked over which penalty to take", {"portland-1904"}));
    CHECK(of_any.out.find("For what was the penalty?") != std::string::npos);
    CHECK(of_any.out.find("revoke") != std::string::npos);
    CHECK(of_any.out.find("another offence") != std::string::npos);
}

TEST_CASE("--ask")
{
    const Said questions = ask(lead, "portland-1904", "");
    CHECK(questions.code == 1);
    CHECK(questions.err == "");
    const std::string path = HOYLE_ROOT "/tests/cite/answers-ask.txt";
    std::string transcript;
    const auto said = [&](const std::string& input) {
        const Said one = ask(lead, "portland-1904", input);
        CHECK(one.err == "");
        CHECK(is_plain(one.out));
        transcript += "=== " + input;
        for (std::size_t at; (at = transcript.find('\n', transcript.rfind("=== "))) != std::string::npos;)
            transcript.replace(at, 1, "|");
        transcript += "\n" + one.out + "--- " + std::to_string(one.code) + "\n";
        return one;
    };
    said("");                                        // end of input
    said("1\n1\n1\n1\n1\n1\n");                      // to a ruling
    CHECK(said("1\nb\n1\n1\n1\n1\n1\n").code == 0);  // back and the same way again
    CHECK(said("b\nq\n").code == 0);                 // back where there is nothing behind
    CHECK(said("quit\n").code == 0);
    said("0\n99\n-1\n1.5\n99999999999999999999999\n\n \nnonsense\n\x1b[2J\n\xff\xfe\n");
    if (std::getenv("HOYLE_ACCEPT")) std::ofstream(path, std::ios::binary) << transcript;
    else CHECK(transcript == read(path));
}

TEST_CASE("--ask: answers may be given by number, in words, or by how they begin; back takes one away")
{
    const cite::Citing citing = cite::cite({lead, {lawbook::find_shipped("portland-1904")}, {}});
    REQUIRE_FALSE(citing.answers.empty());
    const cite::Next first = cite::next(citing, 0, {});
    REQUIRE(first.question);
    for (std::size_t i = 0; i < first.question->answers.size(); ++i) {
        const std::string words = first.question->answers[i];
        std::string capitals = words;
        for (char& c : capitals) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
        const std::string number = std::to_string(i + 1) + "\n";
        const std::string after = ask(lead, "portland-1904", number).out;
        CHECK(ask(lead, "portland-1904", words + "\n").out == after);
        CHECK(ask(lead, "portland-1904", "  " + capitals + ".\r\n").out == after);
        CHECK(after.find("is none of these") == std::string::npos);
        // the question before, then the same again
        if (cite::next(citing, 0, {i}).question) {
            const std::string back = ask(lead, "portland-1904", number + "back\n").out;
            const auto asked = back.find(first.question->asks);
            REQUIRE(asked != std::string::npos);
            CHECK(back.find(first.question->asks, asked + 1) != std::string::npos);
        }
    }
}

TEST_CASE("what is no description is refused in one plain line")
{
    const std::string none = "hoyle: tell what happened, or ask: hoyle cite dealer led from the wrong hand\n",
                      no_text = "hoyle: that is no text\n",
                      too_long = "hoyle: that is too long: a few sentences, of at most 4000 characters, are enough\n";
    const std::vector<std::pair<std::string, std::string>> bad{
        {"", none},
        {" \t\r\n ", none},
        {std::string("led\0out of turn", 15), no_text},
        {"\x7f"
         "ELF\x01\x02",
         no_text},
        {"led \x1b[31mout of turn", no_text},
        {"led\x7f out of turn", no_text},
        {"led \xc2\x9b"
         "31m out of turn",
         no_text},  // the same of two bytes
        {"led \xff\xfe out of turn", no_text},
        {"led out of turn \xe2\x80", no_text},
        {"\xc0\xaf led", no_text},
        {std::string(5000, 'a'), too_long},
    };
    for (const auto& [text, why] : bad)
        for (const bool piped : {false, true}) {
            INFO(printable(text, 40) << (piped ? " on standard input" : ""));
            const Said said = piped ? run(about("-"), text) : run(about(text));
            CHECK(said.code == 2);
            CHECK(said.out == "");
            CHECK(said.err == why);
        }
    CHECK(run(about("led out of turn\t\r\nby the dealer")).code == 0);
}

TEST_CASE("a book or a setting that there is not")
{
    for (const char* name : {"nowhere", "portlnd", "\x1b[2J", ""}) {
        INFO(printable(name));
        const Said said = run(about("he revoked", {name}));
        CHECK(said.code == 2);
        CHECK(said.out == "");
        CHECK(said.err == "hoyle: " + lawbook::no_such_book(name) + "\n");
        CHECK(is_plain(said.err));
    }
    cli::CiteRequest request = about("he revoked", {"portland-1904"});
    request.settings = {"no-such=yes"};
    const Said said = run(request);
    CHECK(said.code == 2);
    CHECK(said.out == "");
    CHECK(said.err.find("no-such") != std::string::npos);
    CHECK(std::count(said.err.begin(), said.err.end(), '\n') == 1);
}

TEST_CASE("the words may come one by one, together, or on standard input")
{
    cli::CiteRequest apart;
    apart.words = {"the", "dealer", "led", "from", "the", "wrong", "hand"};
    const Said said = run(apart);
    CHECK(said.code == 0);
    CHECK(said.out == run(about("the dealer led from the wrong hand")).out);
    CHECK(said.out == run(about("-"), "the dealer led from the wrong hand").out);
    cli::CiteRequest json = apart;
    json.format = cli::Format::json;
    json.ask = true;  // nobody is asked
    CHECK(run(json).out.starts_with("{"));
}

TEST_CASE("descriptions from a file: a line for each, with its number")
{
    const Folder folder;
    cli::CiteRequest request;
    request.format = cli::Format::jsonl;
    request.laws = {"portland-1904"};
    const auto from = [&](const std::string& text, bool piped = false) {
        request.from = piped ? "-" : folder.write("questions.txt", text);
        return run(request, piped ? text : "");
    };
    const Said two = from("the dealer led from the wrong hand\r\n\n \t\nwest revoked");
    CHECK(two.err == "");
    CHECK(two.code == 0);
    REQUIRE(std::count(two.out.begin(), two.out.end(), '\n') == 2);
    CHECK(two.out.starts_with(R"({"hoyle":1,"line":1,"query":"the dealer led from the wrong hand)"));
    CHECK(two.out.find("\n{\"hoyle\":1,\"line\":4,\"query\":\"west revoked\"") != std::string::npos);
    CHECK(from("the dealer led from the wrong hand\r\n\n \t\nwest revoked", true).out == two.out);
    CHECK(from("").code == 0);
    CHECK(from("west revoked\nthe cat sat on the mat and sang\n").code == 1);

    const Said bad = from("west revoked\nled \x1b[31mout of turn\n" + std::string(1'000'000, 'a') + "\nhe revoked\n");
    CHECK(bad.code == 2);
    CHECK(bad.err == "hoyle: " + request.from + ":2: that is no text\nhoyle: " + request.from +
                         ":3: that is too long: a few sentences, of at most 4000 characters, are enough\n");
    CHECK(std::count(bad.out.begin(), bad.out.end(), '\n') == 2);
    CHECK(bad.out.find("\"line\":4,\"query\":\"he revoked\"") != std::string::npos);

    cli::CiteRequest one = about("west revoked", {"portland-1904"});
    one.format = cli::Format::jsonl;
    CHECK(run(one).out == from("west revoked").out);
}

TEST_CASE("a file of descriptions that cannot be answered is refused in one plain line")
{
    const Folder folder;
    cli::CiteRequest request;
    request.from = folder.write("questions.txt", "west revoked\n");
    const auto refused = [&](const cli::CiteRequest& asked, const std::string& why) {
        const Said said = run(asked);
        CHECK(said.code == 2);
        CHECK(said.out == "");
        CHECK(said.err == "hoyle: " + why + "\n");
    };
    refused(request, "--from gives a line for each description: --format jsonl");
    request.format = cli::Format::jsonl;
    cli::CiteRequest both = request;
    both.words = {"east", "revoked"};
    refused(both, "--from answers a file line by line, and nothing besides");
    cli::CiteRequest missing = request;
    missing.from += ".none";
    refused(missing, printable(missing.from) + " cannot be read");
    const std::string inside = request.from, here = inside.substr(0, inside.rfind('/'));
    request.from = here;
    refused(request, here + " is a folder");
}

TEST_CASE("`cite` finds the right law")
{
    test::Figures figures;
    for (const char* part : {"seen", "unseen", "fresh"}) {
        std::vector<lawbook::Mistake> mistakes;
        const auto all = test::read_labels(std::string(HOYLE_ROOT "/tests/cite/") + part + ".yaml", mistakes);
        REQUIRE(mistakes.empty());
        REQUIRE(all.size() > 200);
        for (const test::Asked& asked : all) {
            const lawbook::Book* book = lawbook::find_shipped(asked.book);
            REQUIRE(book);
            test::count(asked, cite::cite({asked.text, {book}, {}}), figures);
        }
    }
    CHECK(figures.first >= 0.90 * figures.answerable);
    CHECK(figures.sure_wrong <= 0.02 * figures.answerable);
}
