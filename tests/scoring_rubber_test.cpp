// Games, rubbers and money, with the rubbers printed in the codes.
#include <catch2/catch.hpp>

#include "scoring/rubber.hpp"
#include "scoring/settlement.hpp"
#include "scoring_books.hpp"

using namespace hoyle;
using namespace hoyle::scoring;

namespace {

/// A hand of a printed rubber: who won how many tricks, and who held honours.
struct Printed {
    Strain trump;
    int doublings;
    Side winners;
    int tricks;
    Side honours;
    HonoursHeld held;
    bool chicane = false;  ///< with the honours
};

Rubber played(const Figures& f, const std::vector<Printed>& hands)
{
    Rubber rubber(f);
    std::uint32_t deal = 0;
    for (const Printed& printed : hands) {
        HandFacts facts;
        facts.trump = printed.trump;
        facts.doublings = printed.doublings;
        facts.tricks[printed.winners] = printed.tricks;
        facts.tricks[other(printed.winners)] = 13 - printed.tricks;
        const int all = printed.trump == Strain::no_trump ? 4 : 5;
        facts.honours[printed.honours] = printed.held;
        facts.honours[other(printed.honours)] = {all - printed.held.count, 1};
        if (printed.chicane) facts.void_of_trumps[printed.honours == Side::ns ? Seat::north : Seat::east] = true;
        facts.standing = rubber.standing();
        rubber.add(++deal, score_hand(facts, f));
    }
    return rubber;
}

const Side ab = Side::ns, cd = Side::ew;
constexpr Strain S = Strain::spades, H = Strain::hearts, D = Strain::diamonds, C = Strain::clubs, NT = Strain::no_trump;

}  // namespace

TEST_CASE("the first rubber printed in 1897")
{
    const Figures f = figures_for("whist-club-1897");
    const Rubber rubber = played(f, {{H, 0, ab, 8, ab, {4, 2}},
                                     {S, 0, cd, 7, cd, {4, 3}},
                                     {NT, 0, ab, 8, ab, {4, 4}},
                                     {D, 0, cd, 12, cd, {5, 4}},
                                     {S, 0, ab, 10, ab, {4, 2}},
                                     {D, 0, cd, 8, cd, {5, 3}},
                                     {H, 0, ab, 10, ab, {3, 3}, true}});
    CHECK(rubber.below() == sides(80, 50));
    CHECK(rubber.above() == sides(172, 112));
    const Rubber::Total total = rubber.total();
    CHECK(total.over);
    CHECK(total.winner == ab);
    CHECK(total.bonus == sides(100, 0));
    CHECK(total.total == sides(352, 162));
    CHECK(total.points == 190);
    REQUIRE(rubber.games().size() == 3);
    CHECK(rubber.games()[0].deals == std::vector<std::uint32_t>{1, 2, 3});
    CHECK(rubber.games()[0].points == sides(40, 2));
    CHECK(rubber.games()[1].winner == cd);
    CHECK(rubber.games()[2].deals == std::vector<std::uint32_t>{5, 6, 7});
    PerSide<Points> lines{};
    for (const Working& line : total.working) lines[line.side] += line.points;
    CHECK(lines == total.total);
}

TEST_CASE("the second rubber printed in 1897, added up as its laws have it")
{
    const Figures f = figures_for("whist-club-1897");
    const Rubber rubber = played(f, {{NT, 0, ab, 13, ab, {4, 2}},
                                     {S, 2, cd, 9, cd, {4, 2}},
                                     {C, 0, ab, 7, cd, {3, 2}},
                                     {H, 0, cd, 8, cd, {4, 2}},
                                     {NT, 0, ab, 7, ab, {2, 1}},
                                     {S, 0, cd, 9, cd, {3, 2}},
                                     {D, 0, ab, 9, ab, {3, 2}}});
    CHECK(rubber.below() == sides(118, 46));
    CHECK(rubber.above() == sides(92, 52));  // the print has 48, having entered 4 for four honours at spades
    CHECK(rubber.total().total == sides(310, 98));
    CHECK(rubber.total().points == 212);  // the print: 216
}

TEST_CASE("the block printed in 1904")
{
    const Figures f = figures_for("portland-1904");
    const Rubber rubber = played(f, {{D, 0, ab, 9, ab, {4, 2}},
                                     {NT, 0, cd, 8, cd, {3, 2}},
                                     {H, 0, ab, 8, cd, {3, 2}},
                                     {C, 0, ab, 7, ab, {4, 2}},
                                     {NT, 0, ab, 8, cd, {4, 4}},
                                     {S, 0, ab, 7, cd, {4, 2}}});
    REQUIRE(rubber.games().size() == 2);
    CHECK(rubber.games()[0].points == sides(34, 24));
    CHECK(rubber.below() == sides(64, 24));
    CHECK(rubber.above() == sides(40, 154));
    CHECK(rubber.total().total == sides(204, 178));
    CHECK(rubber.total().points == 26);
}

TEST_CASE("the winners of a rubber can lose on points")
{
    const Figures f = figures_for("portland-1904");
    const Rubber rubber = played(f, {
                                        {H, 0, ab, 10, cd, {5, 5}},
                                        {H, 0, ab, 10, cd, {5, 5}},
                                    });
    CHECK(rubber.total().winner == ab);
    CHECK(rubber.total().total == sides(64 + 100, 160));
    CHECK(rubber.total().points == 4);
    const Rubber worse = played(f, {{H, 0, ab, 10, cd, {5, 5}}, {NT, 0, ab, 9, cd, {4, 4}}});
    CHECK(worse.total().points == 32 + 36 + 100 - 180);
}

TEST_CASE("a rubber that was under way when the log begins")
{
    const Figures f = figures_for("portland-1904");
    Rubber rubber(f);
    rubber.begin_with({{1, 1}}, sides(24, 8), sides(96, 40), sides(62, 38));
    CHECK(rubber.standing() == sides(24, 8));
    CHECK(rubber.games_won() == PerSide<int>{{1, 1}});
    CHECK_FALSE(rubber.over());
    HandFacts facts = with_standing(hand(H, 7), 24, 8);
    rubber.add(1, score_hand(facts, f));
    CHECK(rubber.over());
    CHECK(rubber.standing() == sides(0, 0));
    CHECK(rubber.games_won() == PerSide<int>{{2, 1}});
    CHECK(rubber.total().total == sides(104 + 62 + 100, 40 + 38));
    CHECK(rubber.games()[0].points == sides(32, 8));
    CHECK(rubber.games()[0].deals == std::vector<std::uint32_t>{1});

    // Only the standing given: it is part of the total all the same.
    rubber.begin_with({}, sides(24, 8), {}, {});
    CHECK(rubber.total().total == sides(24, 8));
    // A part-score counts in the totals, but not towards the next game.
    rubber.begin_with({}, {}, {}, {});
    rubber.add(1, score_hand(with_standing(hand(H, 10), 0, 24), f));
    CHECK(rubber.standing() == sides(0, 0));
}

TEST_CASE("whist under way: the games won before keep what they were worth")
{
    const Figures f = figures_for("short-whist");
    Rubber rubber(f);
    rubber.begin_with({{1, 1}}, sides(4, 0), sides(3, 1), {});
    CHECK(rubber.total().total == sides(3, 1));
    rubber.add(1, score_hand(with_standing(hand(H, 7), 4, 0), f));
    CHECK(rubber.total().winner == ab);
    CHECK(rubber.total().points == 3 + 3 + 2 - 1);
}

TEST_CASE("single games: one is the whole of it")
{
    Figures f = figures_for("whist-club-1897");
    CHECK_FALSE(f.single_game_bonus);
    f.single_game_bonus = 50;
    f = by_single_games(f);
    const Rubber rubber = played(f, {{H, 0, ab, 10, ab, {3, 2}}});
    CHECK(rubber.over());
    CHECK(rubber.total().total == sides(32 + 16 + 50, 0));
}

TEST_CASE("points into money")
{
    struct Row {
        std::int64_t amount;
        std::string unit;
        std::uint32_t per;
        Points points;
        std::int64_t pays;
        std::string said;
    };
    const Row rows[] = {
        {1000, "shilling", 100, 190, 1900, "1.9 shillings"},
        {1000, "shilling", 100, 100, 1000, "1 shilling"},
        {2500, "pence", 10, 26, 6500, "6.5 pence"},
        {2500, "penny", 10, 4, 1000, "1 penny"},
        {1000, "shilling", 1, 5, 5000, "5 shillings"},
        {1000, "crown", 100, -12, 120, "0.12 crowns"},
        {1000, "pound", 3, 1, 333, "0.333 pounds"},
        {1000, "pound", 3, 2, 667, "0.667 pounds"},
        {1, "dollar", 2, 1, 1, "0.001 dollars"},  // half a thousandth goes up
        {1000, "guineas", 1, 1, 1000, "1 guinea"},
        {1000, "shilling", 0, 500, 0, "0 shillings"},
        {1000, "shilling", 100, 0, 0, "0 shillings"},
    };
    for (const Row& row : rows) {
        CAPTURE(row.said);
        CHECK(payment({row.amount, row.unit, row.per}, row.points) == row.pays);
        CHECK(money(row.pays, row.unit) == row.said);
    }
    CHECK(money(-1500, "shilling") == "-1.5 shillings");
    CHECK(payment({INT64_MAX, "pound", 1}, 1000) == INT64_MAX);
}

TEST_CASE("an evening's ledger sums to nothing")
{
    Ledger ledger;
    ledger.add({"Ann", "Bob", "Cat", "Dan"}, Side::ns, 190);
    ledger.add({"Ann", "Cat", "Bob", "Eve"}, Side::ew, 26);
    ledger.add({"Bob", "Ann", "Dan", "Eve"}, Side::ns, -12);  // won the games, lost the points
    const std::map<std::string, Points> expected{
        {"Ann", 190 - 26 + 12}, {"Bob", -190 - 26 - 12}, {"Cat", 190 + 26}, {"Dan", -190 - 12}, {"Eve", 26 + 12}};
    CHECK(ledger.points() == expected);
}
