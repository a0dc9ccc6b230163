#include <catch2/catch.hpp>

#include "scoring/rubber.hpp"
#include "scoring/settlement.hpp"
#include "scoring_books.hpp"

#include <numeric>

using namespace hoyle;
using namespace hoyle::scoring;

TEST_CASE("every printed code has its figures")
{
    for (std::string_view code : bridge_codes) {
        CAPTURE(code);
        const Figures f = figures_for(code);
        CHECK(f.game == lawbook::Game::bridge);
        CHECK(f.target == 30);
        CHECK(f.surplus_kept);
        CHECK_FALSE(f.honours_count_to_game);
        CHECK(f.book == 6);
        CHECK(f.trick == std::array<Points, 5>{2, 8, 6, 4, 12});
        CHECK(f.doubling == 2);
        CHECK(f.honours_suit_ranks.size() == 5);
        CHECK(f.grand_slam == 40);
        CHECK(f.little_slam == 20);
        CHECK(f.best_of == 3);
        CHECK(f.bonus == 100);
        CHECK_FALSE(f.take_off_losers_game);
        CHECK_FALSE(f.grade);
        CHECK(f.revoke_tricks == 3);
        CHECK(f.revoke_worth_doubled);
        CHECK(f.revoke_ceiling == 28);
        CHECK(f.revoke_bars_slam);
        CHECK(f.take_limited_to_held);
        CHECK_FALSE(f.honours_barred_at);
        CHECK_FALSE(f.honours_must_be_called);
        CHECK(f.doubling_limit.has_value() == (code == "portland-1904"));
        const bool american = code == "american-1905" || code == "american-1907";
        CHECK(f.revoke_options.size() == (american ? 1u : 3u));
        CHECK(f.revoke_cap == (american ? std::optional<int>(13) : std::nullopt));
        CHECK(f.spades_unplayed == (american ? std::optional<Points>(2) : std::nullopt));
    }
    const Figures whist = figures_for("short-whist");
    CHECK(whist.game == lawbook::Game::whist);
    CHECK(whist.target == 5);
    CHECK_FALSE(whist.surplus_kept);
    CHECK(whist.honours_count_to_game);
    CHECK(whist.trick == std::array<Points, 5>{1, 1, 1, 1, 1});
    CHECK(whist.honours_suit_ranks == std::vector<Rank>{Rank::ace, Rank::king, Rank::queen, Rank::jack});
    CHECK(whist.honours_must_be_called);
    CHECK(whist.honours_barred_at == 4);
    CHECK(whist.revoke_ceiling == 4);
    CHECK_FALSE(whist.revoke_worth_doubled);
    REQUIRE(whist.grade);
    CHECK(std::vector<Points>(whist.grade->begin(), whist.grade->begin() + 5) == std::vector<Points>{3, 2, 2, 1, 1});
    CHECK(whist.take_off_losers_game);
    CHECK(whist.bonus == 2);

    const Figures seven = figures_for("short-whist", {{"to", "7"}});
    CHECK(seven.target == 7);
    CHECK(seven.revoke_ceiling == 6);
    CHECK(seven.honours_suit_ranks.empty());
    CHECK_FALSE(seven.grade);
}

TEST_CASE("the law of a figure comes from the book")
{
    CHECK(figures_for("portland-1904").laws_of("trick") == std::vector<std::string>{"4"});
    CHECK(figures_for("whist-club-1897").laws_of("trick") == std::vector<std::string>{"5"});
    CHECK(figures_for("whist-club-1897").readings_of("chicane.both-void") == std::vector<std::string>{"R2"});
    CHECK(figures_for("whist-club-1897").readings_of("chicane.own-side-has-honours").empty());
    CHECK(figures_for("short-whist").laws_of("honours.called") == std::vector<std::string>{"6", "7"});
    CHECK(figures_for("short-whist").laws_of("honours.barred") == std::vector<std::string>{"4"});
    CHECK(figures_for("portland-1904").laws_of("no such figure").empty());
    CHECK(Figures().laws_of("trick").empty());
}

TEST_CASE("a trick doubled again and again")
{
    struct Row {
        std::string_view code;
        Chosen chosen;
        Strain trump;
        std::vector<Points> values;
        int closed_at;
    };
    const auto nt = Strain::no_trump;
    const Row rows[] = {
        {"portland-1904", {}, nt, {12, 24, 48, 96, 100, 100}, 4},
        {"portland-1904", {}, Strain::hearts, {8, 16, 32, 64, 100, 100}, 4},
        {"portland-1904", {}, Strain::spades, {2, 4, 8, 16, 32, 64, 100}, 6},
        {"portland-1904", {{"limit-mode", "stop-before"}}, nt, {12, 24, 48, 96, 96}, 3},
        {"portland-1904", {{"limit-mode", "stop-after"}}, nt, {12, 24, 48, 96, 192, 192}, 4},
        {"whist-club-1897", {}, nt, {12, 24, 48, 96, 192, 384}, -1},
        {"american-1905", {}, Strain::clubs, {4, 8, 16, 32, 64, 128, 256}, -1},
        {"american-1905", {{"doubling-limit", "100"}}, nt, {12, 24, 48, 96, 192, 192}, 4},
        {"american-1907", {{"doubling-limit", "100"}}, Strain::hearts, {8, 16, 32, 64, 128, 128}, 4},
        {"american-1907", {{"doubling-limit", "200"}}, nt, {12, 24, 48, 96, 192, 384, 384}, 5},
    };
    for (const Row& row : rows) {
        CAPTURE(row.code, name_of(row.trump));
        const Figures f = figures_for(row.code, row.chosen);
        for (std::size_t k = 0; k < row.values.size(); ++k) {
            const int doublings = static_cast<int>(k);
            CAPTURE(doublings);
            CHECK(trick_value(f, row.trump, doublings) == row.values[k]);
            CHECK(limit_reached(f, row.trump, doublings) == (row.closed_at >= 0 && doublings >= row.closed_at));
        }
    }
    CHECK(trick_value(figures_for("whist-club-1897"), nt, 1000) > 0);  // no limit, but no overflow either
}

TEST_CASE("every holding of honours at every strain")
{
    // The table printed in the American code, and in 1897 as "table of counts": spades, hearts, diamonds, clubs, no trumps.
    struct Row {
        HonoursHeld held;
        std::array<Points, 5> worth;
    };
    const Row rows[] = {
        {{0, 0}, {0, 0, 0, 0, 0}},       {{1, 1}, {0, 0, 0, 0, 0}},     {{2, 1}, {0, 0, 0, 0, 0}},
        {{2, 2}, {0, 0, 0, 0, 0}},       {{3, 1}, {4, 16, 12, 8, 30}},  {{3, 2}, {4, 16, 12, 8, 30}},
        {{3, 3}, {4, 16, 12, 8, 30}},    {{4, 2}, {8, 32, 24, 16, 40}}, {{4, 3}, {8, 32, 24, 16, 40}},
        {{4, 4}, {16, 64, 48, 32, 100}}, {{5, 3}, {10, 40, 30, 20, 0}}, {{5, 4}, {18, 72, 54, 36, 0}},
        {{5, 5}, {20, 80, 60, 40, 0}},
    };
    for (std::string_view code : bridge_codes) {
        const Figures f = figures_for(code);
        for (Strain trump : all_strains) {
            for (const Row& row : rows) {
                const int all = trump == Strain::no_trump ? 4 : 5;
                if (row.held.count > all) continue;
                CAPTURE(code, name_of(trump), row.held.count, row.held.most_in_one_hand);
                const Points worth = row.worth[static_cast<std::size_t>(trump)];
                const HandScore plain = score_hand(with_honours(hand(trump, 7), row.held, {0, 0}), f);
                CHECK(plain.honours_known);
                CHECK(plain.honours == sides(worth, 0));
                CHECK(plain.above == sides(worth, 0));
                // Never doubled, whoever made the tricks.
                CHECK(score_hand(with_honours(hand(trump, 3, 4), {0, 0}, row.held), f).above == sides(0, worth));
            }
        }
    }
    const Figures whist = figures_for("short-whist");
    for (const auto& [held, worth] : std::vector<std::pair<HonoursHeld, Points>>{
             {{2, 2}, 0}, {{3, 2}, 2}, {{3, 3}, 2}, {{4, 2}, 4}, {{4, 3}, 4}, {{4, 4}, 4}})
        CHECK(score_hand(with_honours(hand(Strain::clubs, 6), held, {4 - held.count, 1}), whist).honours[Side::ns] == worth);
}

TEST_CASE("aces two and two score for nobody")
{
    for (std::string_view code : bridge_codes)
        CHECK(score_hand(with_honours(hand(Strain::no_trump, 7), {2, 2}, {2, 1}), figures_for(code)).above == sides(0, 0));
}

TEST_CASE("honours are read from the cards as dealt")
{
    const auto card = [](Suit suit, Rank rank) { return CardSet::of(Card(suit, rank)); };
    PerSeat<CardSet> hands;
    hands[Seat::north] = card(Suit::hearts, Rank::ace) | card(Suit::hearts, Rank::king) | card(Suit::hearts, Rank::two) |
                         card(Suit::spades, Rank::ace);
    hands[Seat::south] = card(Suit::hearts, Rank::ten) | card(Suit::diamonds, Rank::ace);
    hands[Seat::east] = card(Suit::hearts, Rank::queen) | card(Suit::clubs, Rank::ace);
    hands[Seat::west] = card(Suit::hearts, Rank::jack);
    const Figures f = figures_for("portland-1904");
    auto held = honours_in(hands, Strain::hearts, f);
    CHECK(held[Side::ns].count == 3);
    CHECK(held[Side::ns].most_in_one_hand == 2);
    CHECK(held[Side::ew].count == 2);
    CHECK(held[Side::ew].most_in_one_hand == 1);
    held = honours_in(hands, Strain::no_trump, f);
    CHECK(held[Side::ns].count == 3);
    CHECK(held[Side::ns].most_in_one_hand == 2);
    CHECK(held[Side::ew].count == 1);
    // At whist the ten is no honour.
    CHECK(honours_in(hands, Strain::hearts, figures_for("short-whist"))[Side::ns].count == 2);
}

TEST_CASE("honours of one side tell those of the other where that decides")
{
    const Figures f = figures_for("portland-1904");
    const HonoursHeld unknown{-1, 0};
    const auto other_side = [&](Strain trump, HonoursHeld ns) {
        return score_hand(with_honours(hand(trump, 7), ns, unknown), f);
    };
    CHECK(other_side(Strain::hearts, {4, 4}).above == sides(64, 0));
    CHECK(other_side(Strain::hearts, {2, 1}).above == sides(0, 16));
    CHECK_FALSE(other_side(Strain::hearts, {1, 1}).honours_known);  // four: divided or in one hand?
    CHECK_FALSE(other_side(Strain::no_trump, {0, 0}).honours_known);
    CHECK(other_side(Strain::no_trump, {1, 1}).above == sides(0, 30));
    CHECK_FALSE(score_hand(with_honours(hand(Strain::hearts, 7), unknown, unknown), f).honours_known);
}

TEST_CASE("chicane: the same net in every code, in other columns")
{
    struct Row {
        std::string_view what;
        Strain trump;
        HonoursHeld ns, ew;
        std::vector<Seat> void_hands;
        PerSide<Points> in_1897, in_1904;
    };
    const Row rows[] = {
        {"void dealer, dummy A K Q", Strain::hearts, {3, 3}, {2, 1}, {Seat::south}, sides(32, 0), sides(32, 0)},
        {"void dealer, the others four honours", Strain::hearts, {1, 1}, {4, 3}, {Seat::south}, sides(0, 16), sides(16, 32)},
        {"dealer and dummy void", Strain::clubs, {0, 0}, {5, 3}, {Seat::north, Seat::south}, sides(0, 4), sides(16, 20)},
        {"one hand of each side void", Strain::diamonds, {3, 3}, {2, 2}, {Seat::north, Seat::east}, sides(12, 0), sides(24, 12)},
        {"both adversaries void, five in one hand",
         Strain::spades,
         {5, 5},
         {0, 0},
         {Seat::west, Seat::east},
         sides(12, 0),
         sides(20, 8)},
        {"the others hold simple honours", Strain::hearts, {2, 2}, {3, 2}, {Seat::north}, sides(0, 0), sides(16, 16)},
    };
    for (const Row& row : rows) {
        HandFacts facts = with_honours(hand(row.trump, 7, 1), row.ns, row.ew);
        for (Seat seat : row.void_hands) facts.void_of_trumps[seat] = true;
        for (std::string_view code : bridge_codes) {
            CAPTURE(row.what, code);
            const HandScore score = score_hand(facts, figures_for(code));
            CHECK(score.above == (code == "portland-1904" ? row.in_1904 : row.in_1897));
        }
    }
    // Never at no trumps, whatever the facts say.
    HandFacts no_trump = with_honours(hand(Strain::no_trump, 7), {3, 2}, {1, 1});
    no_trump.void_of_trumps[Seat::north] = true;
    CHECK(score_hand(no_trump, figures_for("portland-1904")).above == sides(30, 0));
}

TEST_CASE("slams are of tricks won in play")
{
    for (std::string_view code : bridge_codes) {
        CAPTURE(code);
        const Figures f = figures_for(code);
        CHECK(score_hand(hand(Strain::clubs, 13), f).slam == sides(40, 0));
        CHECK(score_hand(hand(Strain::clubs, 12, 2), f).slam == sides(20, 0));
        CHECK(score_hand(hand(Strain::clubs, 11), f).slam == sides(0, 0));
        CHECK(score_hand(hand(Strain::clubs, 0), f).slam == sides(0, 40));
        // Ten and three taken are thirteen, and no slam.
        const HandScore lifted = score_hand(with_revokes(hand(Strain::clubs, 10), {ew_lose_three}), f);
        CHECK(lifted.tricks_scored == PerSide<int>{{13, 0}});
        CHECK(lifted.trick_points == sides(28, 0));
        CHECK(lifted.slam == sides(0, 0));
        // The side that revoked scores none, the other still does what it won.
        CHECK(score_hand(with_revokes(hand(Strain::clubs, 13), {ns_lose_three}), f).slam == sides(0, 0));
        CHECK(score_hand(with_revokes(hand(Strain::clubs, 13), {ns_not_chosen}), f).slam == sides(0, 0));
        CHECK(score_hand(with_revokes(hand(Strain::clubs, 12), {ew_lose_three}), f).slam == sides(20, 0));
    }
}

TEST_CASE("tricks below the line, doubled; everything above it not")
{
    // Spades doubled and redoubled, nine tricks, three honours.
    const HandScore score = score_hand(with_honours(hand(Strain::spades, 9, 2), {3, 2}, {2, 1}), figures_for("american-1907"));
    CHECK(score.below == sides(24, 0));
    CHECK(score.above == sides(4, 0));
    CHECK(score.standing == sides(24, 0));
    CHECK_FALSE(score.game);
}

TEST_CASE("thirty by tricks alone make the game, and the rest is kept")
{
    const Figures f = figures_for("portland-1904");
    CHECK(score_hand(with_standing(hand(Strain::hearts, 8), 18, 24), f).game == Side::ns);
    CHECK(score_hand(with_standing(hand(Strain::hearts, 8), 18, 24), f).standing == sides(34, 24));
    CHECK_FALSE(score_hand(with_standing(hand(Strain::spades, 7), 26, 0), f).game);
    CHECK(score_hand(with_standing(hand(Strain::spades, 7), 28, 0), f).game == Side::ns);
    CHECK_FALSE(score_hand(with_honours(hand(Strain::hearts, 6), {5, 5}, {0, 0}), f).game);
    CHECK(score_hand(with_standing(hand(Strain::no_trump, 3), 28, 28), f).game == Side::ew);
}

TEST_CASE("what is not known scores nothing and says so")
{
    HandFacts facts = with_honours(hand(Strain::hearts, 9), {4, 4}, {1, 1});
    facts.tricks = {{-1, -1}};
    const HandScore score = score_hand(facts, figures_for("portland-1904"));
    CHECK_FALSE(score.tricks_known);
    CHECK(score.below == sides(0, 0));
    CHECK(score.above == sides(64, 0));
}

TEST_CASE("the spade convention: a hand thrown in")
{
    HandFacts facts;
    facts.maker = Side::ew;
    facts.trump = Strain::spades;
    facts.spades_thrown_in = true;
    facts.honours = held({4, 4}, {1, 1});
    facts.standing = {{18, 12}};
    const HandScore score = score_hand(facts, figures_for("american-1907", {{"spade-convention", "on"}}));
    CHECK(score.tricks_known);
    CHECK(score.below == sides(0, 2));
    CHECK(score.above == sides(16, 0));
    CHECK(score.standing == sides(18, 14));
    CHECK(score.slam == sides(0, 0));
}

TEST_CASE("the working adds up and cites the book")
{
    HandFacts facts = with_honours(with_standing(hand(Strain::hearts, 9, 1), 0, 12), {4, 4}, {1, 1});
    facts.revokes = {ew_lose_three, ns_deducted};
    facts.void_of_trumps[Seat::east] = true;
    for (std::string_view code : bridge_codes) {
        CAPTURE(code);
        const HandScore score = score_hand(facts, figures_for(code));
        PerSide<Points> below{}, above{};
        for (const Working& line : score.working) {
            CHECK_FALSE(line.text.empty());
            CHECK_FALSE(line.laws.empty());
            const bool up = line.part == Working::Part::honours || line.part == Working::Part::chicane ||
                            line.part == Working::Part::slam;
            (up ? above : below)[line.side] += line.points;
        }
        CHECK(below == score.below);
        CHECK(above == score.above);
        CHECK(score_hand(facts, figures_for(code), Show::points_only).working.empty());
    }
    const HandScore plain = score_hand(with_honours(hand(Strain::hearts, 9, 1), {4, 4}, {1, 1}), figures_for("portland-1904"));
    REQUIRE(plain.working.size() == 2);
    CHECK(plain.working[0].text == "3 odd tricks at 8, doubled: 48");
    CHECK(plain.working[0].laws == std::vector<std::string>{"4", "53"});
    CHECK(plain.working[1].text == "four honours in one hand, 8 x 8: 64");
    CHECK(plain.working[1].laws == std::vector<std::string>{"6"});
}
