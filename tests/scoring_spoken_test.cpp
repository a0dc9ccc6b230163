// A hand told in words, and the answer of hoyle score.
#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>
#include <rapidcheck.h>

#include "pages/score.hpp"
#include "scoring/spoken.hpp"
#include "scoring_books.hpp"

#include <sstream>

using namespace hoyle;
using namespace hoyle::scoring;

namespace {

Spoken heard(std::string_view text, std::string_view code = "portland-1904") { return hand_in_words(text, figures_for(code)); }

std::string problems(const Spoken& spoken)
{
    std::string all;
    for (const std::string& problem : spoken.problems) all += (all.empty() ? "" : "; ") + problem;
    return all;
}

pages::ScoreAnswer answer(const std::string& text, std::string laws = "", std::vector<std::string> options = {},
                          bool json = false)
{
    pages::ScoreRequest request;
    std::istringstream words(text);
    for (std::string word; words >> word;) request.words.push_back(word);
    request.laws = std::move(laws);
    request.options = std::move(options);
    request.json = json;
    return pages::answer_score(request);
}

}  // namespace

TEST_CASE("trump, tricks, doubling and honours in any order")
{
    struct Row {
        std::string_view text;
        Strain trump;
        int ns_tricks, doublings;
        HonoursHeld ns;
    };
    const auto H = Strain::hearts;
    const HonoursHeld none{-1, 0};
    const Row rows[] = {
        {"hearts, nine tricks, doubled, four honours in one hand", H, 9, 1, {4, 4}},
        {"hearts nine tricks doubled four honours in one hand", H, 9, 1, {4, 4}},
        {"four honours in one hand doubled hearts 9 tricks", H, 9, 1, {4, 4}},
        {"Hearts: by three; redoubled. Three honours", H, 9, 2, {3, 2}},
        {"hearts were trumps, and we made three odd tricks", H, 9, 0, none},
        {"hearts by cards 2", H, 8, 0, none},
        {"hearts, three over", H, 9, 0, none},
        {"hearts, 9 tricks, over", H, 9, 1, none},
        {"hearts, the odd trick, undoubled", H, 7, 0, none},
        {"hearts, lost the odd trick", H, 6, 0, none},
        {"they made by two at hearts", H, 5, 0, none},
        {"hearts doubled twice nine tricks", H, 9, 2, none},
        {"hearts doubled and redoubled nine tricks", H, 9, 2, none},
        {"hearts doubled three times nine tricks", H, 9, 3, none},
        {"hearts redoubled twice nine tricks", H, 9, 3, none},
        {"♥ 9 tricks, simple honours", H, 9, 0, {3, 2}},
        {"hearts nine tricks, five honours, four in one hand", H, 9, 0, {5, 4}},
        {"hearts nine tricks, five honours with four in one hand", H, 9, 0, {5, 4}},
        {"hearts nine tricks, four honours in one hand and the fifth in the other", H, 9, 0, {5, 4}},
        {"hearts nine tricks, five honours in one hand", H, 9, 0, {5, 5}},
        {"hearts nine tricks, five honours divided", H, 9, 0, {5, 3}},
        {"hearts nine tricks, honours four divided", H, 9, 0, {4, 2}},
        {"no trumps, by three, four aces in one hand", Strain::no_trump, 9, 0, {4, 4}},
        {"no-trump, nine tricks, three aces", Strain::no_trump, 9, 0, {3, 2}},
        {"sans atout, 7 tricks, aces easy", Strain::no_trump, 7, 0, {2, 1}},
        {"grand slam at clubs", Strain::clubs, 13, 0, none},
        {"spades, all the tricks", Strain::spades, 13, 0, none},
        {"little slam in diamonds", Strain::diamonds, 12, 0, none},
        {"diamonds no tricks", Strain::diamonds, 0, 0, none},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const Spoken spoken = heard(row.text);
        CHECK(problems(spoken) == "");
        CHECK(spoken.facts.trump == row.trump);
        CHECK(spoken.facts.tricks == PerSide<int>{{row.ns_tricks, 13 - row.ns_tricks}});
        CHECK(spoken.facts.doublings == row.doublings);
        CHECK(spoken.facts.honours[Side::ns].count == row.ns.count);
        CHECK(spoken.facts.honours[Side::ns].most_in_one_hand == row.ns.most_in_one_hand);
    }
}

TEST_CASE("whose honours, whose chicane")
{
    for (std::string_view text : {"hearts nine tricks, they four honours", "hearts nine tricks, four honours to them",
                                  "hearts nine tricks, their four honours", "hearts nine tricks, four honours against us",
                                  "hearts nine tricks, four honours theirs", "N-S nine tricks, E-W four honours, hearts"}) {
        CAPTURE(text);
        const Spoken spoken = heard(text);
        CHECK(problems(spoken) == "");
        CHECK(spoken.facts.honours[Side::ew].count == 4);
        CHECK(spoken.facts.honours[Side::ns].count == -1);
        CHECK(spoken.facts.tricks[Side::ns] == 9);
    }
    CHECK(heard("A-B nine tricks, hearts").names == PerSide<std::string>{{"A-B", "C-D"}});
    CHECK(heard("N-S nine tricks, hearts").names == PerSide<std::string>{{"N-S", "E-W"}});
    Spoken spoken = heard("hearts nine tricks, three honours, chicane");
    CHECK(problems(spoken) == "");
    CHECK(spoken.facts.void_of_trumps[Seat::north]);
    CHECK(spoken.facts.honours[Side::ns].most_in_one_hand == 3);  // the void hand holds none
    spoken = heard("hearts nine tricks, five honours to them, double chicane");
    CHECK(problems(spoken) == "");
    CHECK(spoken.facts.void_of_trumps[Seat::north]);
    CHECK(spoken.facts.void_of_trumps[Seat::south]);
    spoken = heard("hearts nine tricks, three honours, their chicane, their chicane");  // his, and then his partner's
    CHECK(problems(spoken) == "");
    CHECK(spoken.facts.void_of_trumps[Seat::east]);
    CHECK(spoken.facts.void_of_trumps[Seat::west]);
    CHECK_FALSE(spoken.facts.void_of_trumps[Seat::north]);
}

TEST_CASE("revokes and what was chosen")
{
    struct Row {
        std::string_view text;
        std::vector<std::pair<Side, std::optional<RevokeOption>>> revokes;
    };
    const Row rows[] = {
        {"hearts nine tricks, revoke, take three", {{Side::ew, RevokeOption::take}}},
        {"hearts nine tricks, they revoked: we take three", {{Side::ew, RevokeOption::take}}},
        {"hearts nine tricks, we revoked, they add three", {{Side::ns, RevokeOption::add}}},
        {"hearts nine tricks, revoke, they deduct three", {{Side::ns, RevokeOption::deduct}}},
        {"hearts nine tricks, three tricks taken for their revoke", {{Side::ew, RevokeOption::take}}},
        {"hearts nine tricks, we revoked", {{Side::ns, std::nullopt}}},
        {"hearts nine tricks, a revoke by us", {{Side::ns, std::nullopt}}},
        {"hearts nine tricks, they revoked twice, we take three and add three",
         {{Side::ew, RevokeOption::take}, {Side::ew, RevokeOption::add}}},
        {"hearts nine tricks, two revokes, take three, deduct three",
         {{Side::ew, RevokeOption::take}, {Side::ew, RevokeOption::deduct}}},
        {"hearts nine tricks, they revoked, we revoked, they take three, we add three",
         {{Side::ew, RevokeOption::add}, {Side::ns, RevokeOption::take}}},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        const Spoken spoken = heard(row.text);
        CHECK(problems(spoken) == "");
        REQUIRE(spoken.facts.revokes.size() == row.revokes.size());
        for (std::size_t i = 0; i < row.revokes.size(); ++i) {
            CHECK(spoken.facts.revokes[i].offenders == row.revokes[i].first);
            CHECK(spoken.facts.revokes[i].chosen == row.revokes[i].second);
        }
    }
    CHECK(heard("hearts nine tricks, revoke, take three").taken_as.size() == 1);
    CHECK(heard("hearts nine tricks, they revoked, take three").taken_as.empty());
}

TEST_CASE("the score before the hand, and the rest")
{
    for (std::string_view text : {"hearts nine tricks standing 12 0", "standing 12 love, hearts, nine tricks",
                                  "hearts, nine tricks, score 12 to 0", "standing we 12, they 0, hearts, nine tricks",
                                  "standing 12, nine tricks, hearts", "standing twelve nought hearts nine tricks"}) {
        CAPTURE(text);
        CHECK(problems(heard(text)) == "");
        CHECK(heard(text).facts.standing == sides(12, 0));
        CHECK(heard(text).facts.tricks[Side::ns] == 9);
    }
    CHECK(heard("hearts nine tricks standing 28 all").facts.standing == sides(28, 28));
    CHECK(heard("hearts nine tricks standing twenty-four eight").facts.standing == sides(24, 8));
    CHECK(heard("spades not played, three honours", "american-1905").facts.spades_thrown_in);
    CHECK(heard("they spades, not played, three honours", "american-1905").facts.maker == Side::ew);
    const Spoken whist = heard("by two, four honours not called, standing 3 all", "short-whist");
    CHECK(problems(whist) == "");
    CHECK_FALSE(whist.facts.honours_called[Side::ns]);
    CHECK(heard("we 5 tricks, they 4 tricks, thrown down, they revoked, add three", "short-whist").facts.abandoned);
}

TEST_CASE("what is not understood is said, with the nearest word")
{
    struct Row {
        std::string_view text, problem;
        std::string_view code = "portland-1904";
    };
    const Row rows[] = {
        {"hertas, nine tricks", "`hertas` is not understood; is `hearts` meant?"},
        {"hearts, nine triks", "`triks` is not understood; is `tricks` meant?"},
        {"hearts, nine tricks, xyzzy", "`xyzzy` is not understood"},
        {"hearts, nine tricks, divided", "`divided` says nothing where it stands"},
        {"hearts, nine tricks, one", "`one` of what? say `one trick`, or `by one` for odd tricks"},
        {"hearts, nine tricks, four honours divided, chicane",
         "with chicane the other hand holds all the honours of that side; whose chicane was it?"},
        {"hearts, nine", "`nine` of what? say `nine tricks`, or `by nine` for odd tricks"},
        {"nine tricks", "what was trumps? spades, hearts, diamonds, clubs or no trumps"},
        {"hearts", "how many tricks? say `nine tricks`, or `by three`"},
        {"", "what was trumps? spades, hearts, diamonds, clubs or no trumps; how many tricks? say `nine tricks`, or `by three`"},
        {"hearts 14 tricks", "14 tricks: there are thirteen in a hand"},
        {"hearts by eight", "14 tricks: there are thirteen in a hand"},
        {"hearts spades nine tricks", "both hearts and spades are named as trumps"},
        {"hearts we nine tricks they five tricks", "9 and 5 tricks do not make thirteen"},
        {"hearts nine tricks six honours", "there are only five honours at hearts"},
        {"hearts nine tricks, three honours, they three honours", "there are only five honours at hearts"},
        {"no trumps nine tricks five aces", "there are only four honours at no trumps"},
        {"hearts nine tricks four aces", "aces are honours only at no trumps, not at hearts"},
        {"no trumps nine tricks four aces chicane", "there is no chicane at no trumps"},
        {"hearts nine tricks chicane", "chicane counts with the honours: say how many each side held"},
        {"hearts nine tricks, revoke, take two", "a revoke costs three tricks, not two"},
        {"hearts nine tricks, revoke, add three", "this book does not let them add three for a revoke", "american-1907"},
        {"hearts nine tricks standing 30 0", "a side at 30 has won the game already"},
        {"hearts nine tricks doubled", "there is no doubling at whist", "short-whist"},
        {"spades not played", "this book has no convention for spades not played"},
        {"hearts not played", "only an undoubled spade hand may be thrown in", "american-1905"},
        {"hearts nine tricks standing", "`standing` wants both scores in the game: standing 12 0"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.text);
        CHECK(problems(heard(row.text, row.code)) == row.problem);
    }
}

TEST_CASE("what a terminal would obey is not said back to it")
{
    const auto said = answer("hearts, nine tricks, \x1b[31mred\x1b[0m\x7f");
    CHECK(said.code == 2);
    CHECK(said.errors.find("red") != std::string::npos);
    CHECK(said.errors.find_first_of("\x1b\x7f") == std::string::npos);
}

TEST_CASE("hoyle score draws the table")
{
    const pages::ScoreAnswer plain = answer("hearts, nine tricks, doubled, four honours in one hand");
    CHECK(plain.code == 0);
    CHECK(plain.errors.empty());
    CHECK(plain.output == "hearts, doubled: 9 tricks to 4   (Portland 1904)\n"
                          "\n"
                          "                                               we  they\n"
                          "  tricks    3 odd tricks at 8, doubled         48         law 4, 53\n"
                          "  honours   four honours in one hand, 8 x 8    64         law 6, R1\n"
                          "                                             ----  ----\n"
                          "  below                                        48     0\n"
                          "  above                                        64     0\n"
                          "  standing                                     48     0\n"
                          "\n"
                          "  we have the game\n");
    const pages::ScoreAnswer wrong = answer("hertas nine tricks");
    CHECK(wrong.code == 2);
    CHECK(wrong.output.empty());
    CHECK(wrong.errors == "hoyle: `hertas` is not understood; is `hearts` meant?\n");
    CHECK(answer("hearts nine tricks", "no-such-book").code == 2);
    CHECK(answer("hearts nine tricks", "", {"take-limit=sometimes"}).errors ==
          "hoyle: `take-limit` cannot be `sometimes`: it is one of physical, notional\n");
    CHECK(answer("hearts nine tricks", "", {"jokers=on"})
              .errors.starts_with("hoyle: `jokers` is no option of portland-1904 (its options: disobedience-cure, limit-mode, "
                                  "take-limit, "));
    CHECK(answer("no trumps by two doubled 4 times", "american-1907", {"doubling-limit=100"}).output.find("192 each") ==
          std::string::npos);
}

TEST_CASE("hoyle score as JSON")
{
    const auto json = nlohmann::json::parse(
        answer("hearts 4 tricks, they revoked, standing 6 12, three honours", "", {}, true).output);
    CHECK(json["hoyle"] == 1);
    CHECK(json["laws"] == "portland-1904");
    CHECK(json["below"] == nlohmann::json({{"NS", 0}, {"EW", 16}}));
    CHECK(json["standing"] == nlohmann::json({{"NS", 6}, {"EW", 28}}));
    REQUIRE(json["options"].size() == 3);
    CHECK(json["options"][0]["standing"] == nlohmann::json({{"NS", 14}, {"EW", 12}}));
    CHECK(json["options"][2]["game"] == "NS");
    CHECK(json["options"][2]["best"] == true);
    CHECK(json["sides"]["NS"] == "we");
}

TEST_CASE("no sentence is too strange to be answered")
{
    static const std::vector<std::string> words{
        "hearts",   "no",  "trumps", "nine", "tricks",  "by",     "three",  "doubled", "twice", "over", "four", "honours",
        "in",       "one", "hand",   "aces", "chicane", "double", "revoke", "we",      "they",  "take", "add",  ",",
        "standing", "12",  "0",      "all",  "odd",     "the",    "lost",   "slam",    "N-S",   "\xff", "99999"};
    CHECK(rc::check("any words", [] {
        const auto picked = *rc::gen::container<std::vector<std::string>>(rc::gen::elementOf(words));
        std::string text;
        for (const std::string& word : picked) text += word + " ";
        for (std::string_view code : {"portland-1904", "short-whist"}) {
            const Figures figures = figures_for(code);
            const Spoken spoken = hand_in_words(text, figures);
            if (spoken.problems.empty()) score_hand(spoken.facts, figures);
        }
        answer(text, "", {}, true);
    }));
}
