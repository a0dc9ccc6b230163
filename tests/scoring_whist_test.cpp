// Five-point whist: penalty, tricks, honours, and a stop at the game.
#include <catch2/catch.hpp>

#include "scoring/rubber.hpp"
#include "scoring_books.hpp"

using namespace hoyle;
using namespace hoyle::scoring;

namespace {

/// North and South won so many tricks and hold so many of the four honours.
HandFacts whist_hand(int tricks, int ns_honours, Points ns, Points ew)
{
    HandFacts facts = hand(Strain::diamonds, tricks);
    facts.honours = held({ns_honours, ns_honours}, {4 - ns_honours, 4 - ns_honours});
    return with_standing(facts, ns, ew);
}

HandScore scored(const HandFacts& facts) { return score_hand(facts, figures_for("short-whist")); }

/// A rubber of games with these winners and losers' scores.
Rubber rubber_of(const Figures& f, const std::vector<std::pair<Side, Points>>& games)
{
    Rubber rubber(f);
    std::uint32_t deal = 0;
    for (const auto& [winner, losers] : games) {
        HandScore score;
        score.game = winner;
        score.standing[winner] = 5;
        score.standing[other(winner)] = losers;
        rubber.add(++deal, score);
    }
    return rubber;
}

}  // namespace

TEST_CASE("whist: the order of counting decides")
{
    // A on three with three honours, B at love makes the odd trick: B counts first, so the game is a double.
    const HandScore score = scored(whist_hand(6, 3, 3, 0));
    CHECK(score.standing == sides(5, 1));
    CHECK(score.game == Side::ns);
    // A at four holds all the honours and loses the odd trick: nothing.
    const HandScore barred = scored(whist_hand(6, 4, 4, 0));
    CHECK(barred.standing == sides(4, 1));
    CHECK(barred.honours == sides(0, 0));
    CHECK_FALSE(barred.game);
    // The state at the start decides: raised to four by tricks, a side still scores its honours.
    CHECK(scored(whist_hand(7, 3, 3, 0)).standing == sides(5, 0));
    // The game won by tricks, the loser's honours come too late.
    const HandScore tricks = scored(whist_hand(8, 0, 3, 0));
    CHECK(tricks.game == Side::ns);
    CHECK(tricks.standing == sides(5, 0));
    CHECK(tricks.honours_known);
    // Nothing past five has any value.
    CHECK(scored(whist_hand(13, 4, 0, 2)).standing == sides(5, 2));
    CHECK(scored(whist_hand(13, 4, 0, 2)).trick_points == sides(5, 0));
}

TEST_CASE("whist: honours must be called")
{
    HandFacts facts = whist_hand(7, 4, 0, 0);
    CHECK(scored(facts).standing == sides(5, 0));
    facts.honours_called[Side::ns] = false;
    CHECK(scored(facts).standing == sides(1, 0));
    CHECK(scored(facts).honours == sides(0, 0));
    // All points of whist go to the game; nothing is above a line.
    CHECK(scored(whist_hand(7, 3, 0, 0)).below == sides(3, 0));
    CHECK(scored(whist_hand(7, 3, 0, 0)).above == sides(0, 0));
}

TEST_CASE("whist: the penalty comes first")
{
    // Claimants on two add three: five, a treble, though the revokers made every trick and held every honour.
    const HandScore treble = scored(with_revokes(whist_hand(0, 0, 2, 0), {ns_add}));
    CHECK(treble.game == Side::ns);
    CHECK(treble.standing == sides(5, 0));
    // A deduction counts in the grade even where an addition has made five.
    CHECK(scored(with_revokes(whist_hand(6, 0, 2, 3), {ns_add, ew_deducted})).standing == sides(5, 0));
    // Three points, not three tricks' worth of anything, and never below nothing.
    CHECK(scored(with_revokes(whist_hand(7, 0, 0, 2), {ew_deducted})).standing == sides(1, 4));
    CHECK(scored(with_revokes(whist_hand(6, 2, 0, 2), {ew_deducted})).penalty == sides(0, -2));
    // Tricks taken count as tricks.
    CHECK(scored(with_revokes(whist_hand(6, 2, 0, 0), {ew_lose_three})).standing == sides(3, 0));
}

TEST_CASE("whist: no higher than four after a revoke")
{
    // Revokers on three, with four by cards and all honours: four.
    CHECK(scored(with_revokes(whist_hand(13, 4, 3, 0), {ns_lose_three})).standing == sides(4, 0));
    CHECK_FALSE(scored(with_revokes(whist_hand(13, 4, 3, 0), {ns_lose_three})).game);
    // Honours after a ceiling reached by tricks give nothing more; the other side still counts.
    CHECK(scored(with_revokes(whist_hand(13, 2, 3, 0), {ns_lose_three})).lost_to_ceiling == sides(3, 0));
    const HandScore both = scored(with_revokes(whist_hand(10, 4, 2, 3), {ns_add, ew_add}));
    CHECK(both.standing == sides(4, 4));
    CHECK_FALSE(both.game);
    // Penalty not yet chosen.
    CHECK(scored(with_revokes(whist_hand(9, 2, 3, 0), {ns_not_chosen})).standing == sides(4, 0));
}

TEST_CASE("whist: from hands thrown down no tricks can be taken")
{
    HandFacts facts = with_revokes(whist_hand(5, 2, 0, 2), {ew_lose_three});
    facts.tricks = {{5, 4}};
    facts.abandoned = true;
    CHECK(scored(facts).tricks_scored == PerSide<int>{{5, 4}});
    CHECK(scored(facts).below == sides(0, 0));
    const Figures f = figures_for("short-whist");
    const Rubber rubber(f);
    const std::vector<Outcome> outcomes = play_forward(rubber, facts, 0, f);
    REQUIRE(outcomes.size() == 2);
    CHECK(outcomes[0].option == RevokeOption::deduct);
    CHECK(outcomes[1].option == RevokeOption::add);
}

TEST_CASE("whist: what is not known")
{
    HandFacts facts = whist_hand(7, 0, 0, 0);
    facts.honours = held({}, {});
    CHECK_FALSE(scored(facts).honours_known);
    CHECK(scored(facts).below == sides(1, 0));
    facts.tricks = {{-1, -1}};
    CHECK_FALSE(scored(facts).tricks_known);
    CHECK(scored(facts).below == sides(0, 0));
}

TEST_CASE("whist to seven has no honours and another ceiling")
{
    const Figures f = figures_for("short-whist", {{"to", "7"}});
    CHECK(score_hand(whist_hand(8, 4, 4, 0), f).standing == sides(6, 0));
    CHECK(score_hand(whist_hand(9, 4, 4, 0), f).game == Side::ns);
    CHECK(score_hand(with_revokes(whist_hand(13, 4, 4, 0), {ns_not_chosen}), f).standing == sides(6, 0));
}

TEST_CASE("whist: the rubber by grades")
{
    const Figures f = figures_for("short-whist");
    const Side a = Side::ns, b = Side::ew;
    CHECK(rubber_of(f, {{a, 0}, {b, 0}, {a, 0}}).total().points == 5);  // 3 + 3 + 2 - 3
    CHECK(rubber_of(f, {{a, 3}, {b, 0}, {a, 4}}).total().points == 1);  // 1 + 1 + 2 - 3
    CHECK(rubber_of(f, {{a, 0}, {a, 0}}).total().points == 8);
    CHECK(rubber_of(f, {{b, 1}, {b, 2}}).total().points == 6);
    CHECK(rubber_of(f, {{b, 1}, {b, 2}}).total().winner == b);
    const Rubber two = rubber_of(f, {{a, 0}, {b, 3}});
    CHECK_FALSE(two.total().over);
    CHECK(two.total().points == 0);
    CHECK(two.total().total == sides(3, 1));
    Figures kept = f;
    kept.take_off_losers_game = false;
    CHECK(rubber_of(kept, {{a, 0}, {b, 0}, {a, 0}}).total().points == 8);
}
