// What a revoke costs: concordance E.6, for each code.
#include <catch2/catch.hpp>

#include "scoring/rubber.hpp"
#include "scoring_books.hpp"

using namespace hoyle;
using namespace hoyle::scoring;

namespace {

const Strain hearts = Strain::hearts;
const Strain spades = Strain::spades;

HandScore scored(const HandFacts& facts, std::string_view code = "portland-1904") { return score_hand(facts, figures_for(code)); }

}  // namespace

TEST_CASE("the change by option for every number of tricks the revokers won")
{
    // In units of a trick, as the table of the concordance has them; spades, so that no ceiling is met, and three tricks' worth
    // to deduct.
    struct Row {
        int won;
        Points take_claimants, take_revokers;
    };
    const Row rows[] = {{0, 0, 0},  {1, 1, 0},  {2, 2, 0},  {3, 3, 0},   {4, 3, 0},   {5, 3, 0},   {6, 3, 0},
                        {7, 3, -1}, {8, 2, -2}, {9, 1, -3}, {10, 0, -3}, {11, 0, -3}, {12, 0, -3}, {13, 0, -3}};
    const Points v = 2;
    const Points before = 6;
    for (std::string_view code : bridge_codes) {
        for (const Row& row : rows) {
            CAPTURE(code, row.won);
            const HandFacts clean = with_standing(hand(spades, 13 - row.won), 0, before);
            const PerSide<Points> base = scored(clean, code).standing;
            const auto change = [&](RevokePenalty penalty) {
                const PerSide<Points> now = scored(with_revokes(clean, {penalty}), code).standing;
                return sides(now[Side::ns] - base[Side::ns], now[Side::ew] - base[Side::ew]);
            };
            CHECK(change(ew_lose_three) == sides(row.take_claimants * v, row.take_revokers * v));
            CHECK(change(ns_add) == sides(3 * v, 0));
            CHECK(change(ew_deducted) == sides(0, -3 * v));
        }
    }
}

TEST_CASE("the golden revokes")
{
    // 1904 hearts: the revokers at 12 won nine tricks, the claimants stand at 6.
    const HandFacts facts = with_standing(hand(hearts, 4), 6, 12);
    CHECK(scored(with_revokes(facts, {ew_lose_three})).standing == sides(6 + 8, 12));
    CHECK(scored(with_revokes(facts, {ew_deducted})).standing == sides(6, 24));
    const HandScore added = scored(with_revokes(facts, {ns_add}));
    CHECK(added.standing == sides(30, 28));
    CHECK(added.game == Side::ns);
    CHECK(added.lost_to_ceiling == sides(0, 8));

    // The American code at no trumps: the revokers at 12 won twelve tricks.
    const HandScore twelve = scored(with_revokes(with_standing(hand(Strain::no_trump, 1), 0, 12), {ew_lose_three}),
                                    "american-1907");
    CHECK(twelve.tricks_scored == PerSide<int>{{4, 9}});
    CHECK(twelve.standing == sides(0, 28));
    CHECK(twelve.lost_to_ceiling == sides(0, 12 + 36 - 28));
    CHECK(twelve.slam == sides(0, 0));
    CHECK_FALSE(twelve.game);
}

TEST_CASE("points of a penalty are doubled with the hand, and touch this game's tricks alone")
{
    const HandFacts facts = with_honours(with_standing(hand(hearts, 6, 1), 0, 20), {0, 0}, {5, 5});
    CHECK(scored(with_revokes(facts, {ns_add})).below == sides(48, 8));  // 3 x 16; the odd trick at 16 on 20 meets the ceiling
    const HandScore off = scored(with_revokes(facts, {ew_deducted}));
    CHECK(off.penalty == sides(0, -20));  // 48 due, 20 there
    CHECK(off.standing == sides(0, 16));  // the odd trick of this hand still counts
    CHECK(off.above == sides(0, 80));
    CHECK(scored(with_revokes(with_standing(facts, 0, 0), {ew_deducted})).penalty == sides(0, 0));
}

TEST_CASE("under the ceiling whatever stood before")
{
    struct Row {
        Points before;
        int won;
        Points after;
    };
    const Row rows[] = {{0, 7, 0}, {24, 8, 24}, {28, 13, 28}, {28, 9, 28}, {24, 13, 28}, {0, 13, 28}, {20, 10, 28}};
    for (const Row& row : rows) {
        CAPTURE(row.before, row.won);
        const HandScore score = scored(with_revokes(with_standing(hand(hearts, row.won), row.before, 0), {ns_lose_three}),
                                       "whist-club-1897");
        const Points tricks = std::max(0, row.won - 3 - 6) * 8;
        CHECK(score.standing[Side::ns] == row.after);
        CHECK(score.lost_to_ceiling[Side::ns] == row.before + tricks - row.after);
        CHECK_FALSE(score.game == Side::ns);
    }
}

TEST_CASE("a penalty not yet chosen moves nothing, but the ceiling stands")
{
    for (std::string_view code : bridge_codes) {
        CAPTURE(code);
        const HandScore score = scored(with_revokes(with_standing(hand(hearts, 10), 16, 0), {ns_not_chosen}), code);
        CHECK(score.tricks_scored == PerSide<int>{{10, 3}});
        CHECK(score.penalty == sides(0, 0));
        CHECK(score.standing == sides(28, 0));
        CHECK_FALSE(score.game);
    }
}

TEST_CASE("both sides revoke")
{
    // Tricks against tricks cancel; both stand under the ceiling and neither has the game.
    const HandScore even = scored(with_revokes(with_standing(hand(hearts, 9), 24, 24), {ns_lose_three, ew_lose_three}));
    CHECK(even.tricks_scored == PerSide<int>{{9, 4}});
    CHECK(even.standing == sides(28, 24));
    CHECK_FALSE(even.game);
    // Two against one: the difference moves.
    CHECK(scored(with_revokes(hand(hearts, 9), {ew_lose_three, ns_lose_three, ns_lose_three})).tricks_scored ==
          PerSide<int>{{6, 7}});
    // A deduction bites before an addition, in whatever order they were claimed.
    const HandFacts mixed = with_standing(hand(hearts, 6), 8, 0);
    const PerSide<Points> one = scored(with_revokes(mixed, {ns_deducted, ns_add})).standing;
    const PerSide<Points> two = scored(with_revokes(mixed, {ns_add, ns_deducted})).standing;
    CHECK(one == two);
    CHECK(one == sides(24, 8));
    // Additions on both sides, both past the ceiling.
    const HandScore both = scored(with_revokes(with_standing(hand(hearts, 6), 20, 20), {ns_add, ew_add}));
    CHECK(both.standing == sides(28, 28));
    CHECK_FALSE(both.game);
    // Penalties that cancel leave the tricks, but not the slam (R32).
    CHECK(scored(with_revokes(hand(hearts, 13), {ns_lose_three, ew_lose_three}), "american-1907").slam == sides(0, 0));
}

TEST_CASE("several revokes, each paid")
{
    CHECK(scored(with_revokes(hand(hearts, 2), {ew_lose_three, ew_lose_three})).tricks_scored == PerSide<int>{{8, 5}});
    CHECK(scored(with_revokes(hand(spades, 2), {ns_add, ns_add, ew_lose_three})).standing == sides(12, 4));
    // No more tricks than the offenders hold (R29), unless the table reads it the other way.
    const HandFacts none_left = with_revokes(hand(hearts, 12), {ew_lose_three});
    CHECK(scored(none_left).tricks_scored == PerSide<int>{{13, 0}});
    const HandScore notional = score_hand(none_left, figures_for("portland-1904", {{"take-limit", "notional"}}));
    CHECK(notional.tricks_scored == PerSide<int>{{15, 0}});
    CHECK(notional.trick_points == sides(72, 0));
}

TEST_CASE("the American code takes at most thirteen tricks of a side, before the sides are netted")
{
    const auto five = std::vector<RevokePenalty>(5, ew_lose_three);
    HandFacts facts = hand(hearts, 0);
    facts.revokes = five;
    facts.revokes.push_back(ns_lose_three);
    // 15, capped to 13, less 3: ten change hands. Without the cap it would be twelve.
    CHECK(scored(facts, "american-1905").tricks_scored == PerSide<int>{{10, 3}});
    CHECK(scored(facts, "portland-1904").tricks_scored == PerSide<int>{{12, 1}});
    facts.revokes = five;
    CHECK(scored(facts, "american-1905").tricks_scored == PerSide<int>{{13, 0}});
    CHECK(score_hand(facts, figures_for("american-1905", {{"take-limit", "notional"}})).tricks_scored == PerSide<int>{{13, 0}});
    facts.tricks = {{5, 8}};
    CHECK(score_hand(facts, figures_for("american-1905", {{"take-limit", "notional"}})).tricks_scored == PerSide<int>{{18, 0}});
}

TEST_CASE("barred from the game for another reason")
{
    HandFacts facts = with_standing(hand(hearts, 13), 0, 0);
    facts.no_game[Side::ns] = true;
    const HandScore score = scored(facts);
    CHECK(score.standing == sides(28, 0));
    CHECK_FALSE(score.game);
    CHECK(score.slam == sides(40, 0));
}

TEST_CASE("the options of a revoke played forward")
{
    const Figures f = figures_for("portland-1904");
    // Adding wins the game, which neither of the others does.
    HandFacts facts = with_revokes(with_standing(hand(hearts, 4), 6, 12), {ew_not_chosen});
    Rubber rubber(f);
    rubber.begin_with({{0, 0}}, facts.standing, facts.standing, {});
    std::vector<Outcome> outcomes = play_forward(rubber, facts, 0, f);
    REQUIRE(outcomes.size() == 3);
    CHECK(outcomes[0].option == RevokeOption::take);
    CHECK_FALSE(outcomes[0].best);
    CHECK(outcomes[1].option == RevokeOption::deduct);
    CHECK_FALSE(outcomes[1].best);
    CHECK(outcomes[2].option == RevokeOption::add);
    CHECK(outcomes[2].best);
    CHECK(outcomes[2].score.game == Side::ns);
    CHECK_FALSE(outcomes[2].rubber);
    // ... and with a game won already, the rubber.
    rubber.begin_with({{1, 1}}, facts.standing, facts.standing, {});
    outcomes = play_forward(rubber, facts, 0, f);
    CHECK(outcomes[2].rubber == Side::ns);

    // By points: the revokers won eight, so tricks swing most (4 units against 3).
    facts = with_revokes(with_standing(hand(spades, 5), 0, 10), {ew_not_chosen});
    rubber.begin_with({}, facts.standing, facts.standing, {});
    outcomes = play_forward(rubber, facts, 0, f);
    CHECK(outcomes[0].best);
    CHECK_FALSE(outcomes[1].best);
    CHECK_FALSE(outcomes[2].best);
    // The revokers won five and stand high enough: all three are worth three tricks.
    facts = with_revokes(with_standing(hand(spades, 8), 0, 10), {ew_not_chosen});
    outcomes = play_forward(rubber, facts, 0, f);
    CHECK((outcomes[0].best && outcomes[1].best && outcomes[2].best));
    CHECK(play_forward(rubber, facts, 1, f).empty());
    CHECK(play_forward(rubber, facts, 0, figures_for("american-1907")).size() == 1);
}
