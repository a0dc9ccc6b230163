// What must hold of every hand, and the slow twin (slow_score.hpp) beside the real scorer on 50,000 hands of each code.
#include <catch2/catch.hpp>
#include <rapidcheck.h>

#include "scoring/rubber.hpp"
#include "scoring/settlement.hpp"
#include "scoring_books.hpp"
#include "slow_score.hpp"
#include "rounds.hpp"

#include <cstdlib>
#include <random>
#include <tuple>

using namespace hoyle;
using namespace hoyle::scoring;

namespace {

const std::array<std::pair<std::string, std::string_view>, 5> codes{{{"1897", "whist-club-1897"},
                                                                     {"1904", "portland-1904"},
                                                                     {"1905", "american-1905"},
                                                                     {"1907", "american-1907"},
                                                                     {"whist", "short-whist"}}};

/// Random hands from a seed: real deals, so that honours and voids fit together.
class Dealer {
public:
    explicit Dealer(std::uint64_t seed) : random_(seed) {}

    int from(int least, int most) { return std::uniform_int_distribution<int>(least, most)(random_); }
    bool once_in(int times) { return from(1, times) == 1; }

    PerSeat<CardSet> deal()
    {
        std::vector<Card> pack;
        for (Card card : CardSet::whole_pack()) pack.push_back(card);
        std::shuffle(pack.begin(), pack.end(), random_);
        // Now and then the suits are left together, or chicane would hardly be seen.
        if (once_in(3))
            std::stable_sort(pack.begin() + from(0, 30), pack.end(), [](Card a, Card b) { return a.suit() < b.suit(); });
        PerSeat<CardSet> hands;
        for (std::size_t i = 0; i < pack.size(); ++i) hands[static_cast<Seat>(i / 13)].add(pack[i]);
        return hands;
    }

    HandFacts facts(const PerSeat<CardSet>& hands, const Figures& figures)
    {
        const bool whist = figures.game == lawbook::Game::whist;
        HandFacts facts;
        facts.maker = once_in(2) ? Side::ns : Side::ew;
        facts.trump = static_cast<Strain>(from(0, whist ? 3 : 4));
        facts.doublings = whist ? 0 : std::max(0, from(-4, 6));
        const int won = once_in(5) ? from(0, 1) * 13 + from(-1, 1) : from(0, 13);
        facts.tricks[Side::ns] = std::clamp(won, 0, 13);
        facts.tricks[Side::ew] = 13 - facts.tricks[Side::ns];
        facts.honours = honours_in(hands, facts.trump, figures);
        if (const auto suit = trump_of(facts.trump))
            for (Seat seat : all_seats) facts.void_of_trumps[seat] = hands[seat].in(*suit).empty();
        // Up to eight, mostly of one side, so that the American cap of thirteen tricks is met too.
        const Side careless = once_in(2) ? Side::ns : Side::ew;
        for (int revokes = std::max(0, from(-6, 8)); revokes > 0; --revokes) {
            RevokePenalty revoke{once_in(4) ? other(careless) : careless, {}};
            if (!once_in(6))
                revoke.chosen = figures.revoke_options[static_cast<std::size_t>(
                    from(0, static_cast<int>(figures.revoke_options.size()) - 1))];
            facts.revokes.push_back(revoke);
        }
        for (Side side : both_sides) {
            facts.standing[side] = whist ? from(0, 4) : 2 * from(0, 14);
            facts.honours_called[side] = !whist || !once_in(5);
        }
        facts.abandoned = whist && once_in(8);
        if (figures.spades_unplayed && facts.trump == Strain::spades && facts.doublings == 0 && facts.revokes.empty())
            facts.spades_thrown_in = once_in(2);
        return facts;
    }

private:
    std::mt19937_64 random_;
};

slow::Hand told_to_the_twin(const std::string& code, const HandFacts& facts, const PerSeat<CardSet>& hands)
{
    slow::Hand hand;
    hand.code = code;
    hand.trump = facts.trump == Strain::no_trump ? "NT" : std::string(1, letter_of(static_cast<Suit>(facts.trump)));
    hand.doublings = facts.doublings;
    hand.maker = letters_of(facts.maker);
    for (Side side : both_sides) {
        const std::string name(letters_of(side));
        hand.tricks[name] = facts.tricks[side];
        hand.standing[name] = facts.standing[side];
        hand.called[name] = facts.honours_called[side];
    }
    for (Seat seat : all_seats)
        for (Card card : hands[seat]) hand.cards[std::string(1, letter_of(seat))].push_back(spelling(card));
    for (const RevokePenalty& revoke : facts.revokes) {
        std::string chosen;
        if (revoke.chosen)
            chosen = *revoke.chosen == RevokeOption::take ? "take" : *revoke.chosen == RevokeOption::deduct ? "deduct" : "add";
        hand.revokes.push_back({std::string(letters_of(revoke.offenders)), chosen});
    }
    hand.abandoned = facts.abandoned;
    hand.thrown_in = facts.spades_thrown_in;
    return hand;
}

std::string shown(const HandFacts& facts)
{
    std::string text = std::string(name_of(facts.trump)) + " doubled " + std::to_string(facts.doublings);
    for (Side side : both_sides)
        text += "; " + std::string(letters_of(side)) + " tricks " + std::to_string(facts.tricks[side]) + " standing " +
                std::to_string(facts.standing[side]) + " honours " + std::to_string(facts.honours[side].count) + "/" +
                std::to_string(facts.honours[side].most_in_one_hand);
    for (const RevokePenalty& revoke : facts.revokes)
        text += "; revoke " + std::string(letters_of(revoke.offenders)) + " " +
                (revoke.chosen ? words(*revoke.chosen, 3) : "open");
    return text;
}

/// A hand in RapidCheck's way: all comes from one number, which it may shrink and print.
struct Any {
    PerSeat<CardSet> hands;
    HandFacts facts;
};
Any any_hand(const Figures& figures)
{
    Dealer dealer(*rc::gen::arbitrary<std::uint64_t>());
    Any any;
    any.hands = dealer.deal();
    any.facts = dealer.facts(any.hands, figures);
    return any;
}

HandFacts mirrored(const HandFacts& facts)
{
    HandFacts other_way = facts;
    other_way.maker = other(facts.maker);
    for (Side side : both_sides) {
        other_way.tricks[other(side)] = facts.tricks[side];
        other_way.honours[other(side)] = facts.honours[side];
        other_way.standing[other(side)] = facts.standing[side];
        other_way.honours_called[other(side)] = facts.honours_called[side];
    }
    for (Seat seat : all_seats) other_way.void_of_trumps[left_of(seat)] = facts.void_of_trumps[seat];
    for (RevokePenalty& revoke : other_way.revokes) revoke.offenders = other(revoke.offenders);
    return other_way;
}

}  // namespace

TEST_CASE("the slow twin agrees on fifty thousand hands of each code")
{
    const int hands_each = static_cast<int>(rounds(15'000));
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        Dealer dealer(seed(19041907));
        int differ = 0, games = 0, ceilings = 0, chicanes = 0, slams = 0;
        for (int n = 0; n < hands_each; ++n) {
            const PerSeat<CardSet> hands = dealer.deal();
            const HandFacts facts = dealer.facts(hands, figures);
            const HandScore real = score_hand(facts, figures);
            slow::Score twin = slow::score(told_to_the_twin(code, facts, hands));
            bool same = (real.game ? std::string(letters_of(*real.game)) : "") == twin.game;
            for (Side side : both_sides) {
                const std::string name(letters_of(side));
                same = same && real.below[side] == twin.below[name] && real.penalty[side] == twin.penalty[name] &&
                       real.trick_points[side] == twin.trick_points[name] && real.lost_to_ceiling[side] == twin.lost[name] &&
                       real.honours[side] == twin.honours[name] && real.chicane[side] == twin.chicane[name] &&
                       real.slam[side] == twin.slam[name] && real.above[side] == twin.above[name] &&
                       real.standing[side] == twin.standing[name];
                if (!facts.spades_thrown_in) same = same && real.tricks_scored[side] == twin.tricks[name];
                ceilings += real.lost_to_ceiling[side] > 0;
                chicanes += real.chicane[side] != 0;
                slams += real.slam[side] > 0;
            }
            games += real.game.has_value();
            if (!same && ++differ <= 3) FAIL_CHECK(code << " seed " << seed(19041907) << ", hand " << n << ": " << shown(facts));
        }
        WARN(code << ", seed " << seed(19041907) << ": " << hands_each << " hands, " << differ << " differ (" << games
                  << " games, " << ceilings << " ceilings, " << chicanes << " chicanes, " << slams << " slams)");
        CHECK(differ == 0);
        CHECK(games > 0);
        CHECK(ceilings > 0);
    }
}

TEST_CASE("sides exchanged, the score is exchanged")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        CHECK(rc::check("mirrored under " + code, [&] {
            const HandFacts facts = any_hand(figures).facts;
            const HandScore one = score_hand(facts, figures);
            const HandScore two = score_hand(mirrored(facts), figures);
            for (Side side : both_sides) {
                RC_ASSERT(one.below[side] == two.below[other(side)]);
                RC_ASSERT(one.above[side] == two.above[other(side)]);
                RC_ASSERT(one.standing[side] == two.standing[other(side)]);
            }
            RC_ASSERT(one.game.has_value() == two.game.has_value());
            if (one.game) RC_ASSERT(*one.game == other(*two.game));
        }));
    }
}

TEST_CASE("below is penalty and tricks less the ceiling, and what the working says")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        CHECK(rc::check("sums under " + code, [&] {
            const HandFacts facts = any_hand(figures).facts;
            const HandScore score = score_hand(facts, figures);
            const bool whist = figures.game == lawbook::Game::whist;
            PerSide<Points> below{}, above{};
            for (const Working& line : score.working) {
                const bool up = !whist && (line.part == Working::Part::honours || line.part == Working::Part::chicane ||
                                           line.part == Working::Part::slam);
                (up ? above : below)[line.side] += line.points;
            }
            RC_ASSERT(below == score.below);
            RC_ASSERT(above == score.above);
            for (Side side : both_sides) {
                const Points honours = whist ? score.honours[side] : 0;
                RC_ASSERT(score.below[side] ==
                          score.penalty[side] + score.trick_points[side] + honours - score.lost_to_ceiling[side]);
                RC_ASSERT(score.standing[side] == facts.standing[side] + score.below[side]);
                RC_ASSERT(score.standing[side] >= 0);
            }
            const HandScore quick = score_hand(facts, figures, Show::points_only);
            RC_ASSERT(quick.working.empty());
            RC_ASSERT(quick.below == score.below);
            RC_ASSERT(quick.above == score.above);
            RC_ASSERT(quick.game == score.game);
        }));
    }
}

TEST_CASE("doubling, penalties and play never touch honours and chicane, nor a penalty a slam")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        if (figures.game == lawbook::Game::whist) continue;
        CHECK(rc::check("above the line under " + code, [&] {
            const HandFacts facts = any_hand(figures).facts;
            HandFacts plain = facts;
            plain.doublings = 0;
            plain.revokes.clear();
            const HandScore score = score_hand(facts, figures);
            const HandScore bare = score_hand(plain, figures);
            RC_ASSERT(score.honours == bare.honours);
            RC_ASSERT(score.chicane == bare.chicane);
            for (Side side : both_sides) {
                RC_ASSERT(score.slam[side] <= bare.slam[side]);
                const bool revoked = std::any_of(facts.revokes.begin(), facts.revokes.end(),
                                                 [&](const auto& r) { return r.offenders == side; });
                if (revoked) {
                    RC_ASSERT(score.slam[side] == 0);
                    RC_ASSERT(score.standing[side] <= figures.revoke_ceiling);
                    RC_ASSERT(score.game != std::optional<Side>(side));
                }
            }
        }));
    }
}

TEST_CASE("the order in which revokes were claimed never matters")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        CHECK(rc::check("claims under " + code, [&] {
            HandFacts facts = any_hand(figures).facts;
            const HandScore one = score_hand(facts, figures);
            std::reverse(facts.revokes.begin(), facts.revokes.end());
            const HandScore two = score_hand(facts, figures);
            RC_ASSERT(one.below == two.below);
            RC_ASSERT(one.tricks_scored == two.tricks_scored);
        }));
    }
}

TEST_CASE("a best choice is never beaten")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        CHECK(rc::check("choices under " + code, [&] {
            HandFacts facts = any_hand(figures).facts;
            if (facts.revokes.empty()) facts.revokes.push_back({Side::ew, {}});
            facts.spades_thrown_in = false;
            Rubber rubber(figures);
            rubber.begin_with({}, facts.standing, {}, {});
            const auto outcomes = play_forward(rubber, facts, 0, figures);
            const Side us = other(facts.revokes[0].offenders);
            RC_ASSERT(std::any_of(outcomes.begin(), outcomes.end(), [](const Outcome& o) { return o.best; }));
            for (const Outcome& good : outcomes)
                for (const Outcome& bad : outcomes)
                    if (good.best && !bad.best) RC_ASSERT(!(bad.score.game == us && good.score.game != us));
        }));
    }
}

namespace {

/// What a hand is worth to a side: the rubber, the game, the points between the sides.
std::tuple<int, int, Points> worth_at_bridge(Side us, const Rubber& before, const HandFacts& facts, const Figures& figures)
{
    const HandScore score = score_hand(facts, figures);
    Rubber after = before;
    after.add(0, score);
    const auto ours = [&](const std::optional<Side>& winner) { return !winner ? 0 : *winner == us ? 1 : -1; };
    const Side them = other(us);
    return {ours(after.total(Show::points_only).winner), ours(score.game),
            score.below[us] + score.above[us] - score.below[them] - score.above[them]};
}

}  // namespace

// The slow twin of what is played forward together: every choice for three revokes of one side against every choice for one of
// the other.
TEST_CASE("of penalties that are open together what is called best is best, whatever the other side chooses")
{
    for (const auto& [code, book] : codes) {
        const Figures figures = figures_for(book);
        if (figures.game == lawbook::Game::whist) continue;  // its games have grades, of which the best is not looked at here
        CHECK(rc::check("together under " + code, [&] {
            HandFacts facts = any_hand(figures).facts;
            facts.spades_thrown_in = false;
            facts.revokes = {{Side::ew, {}}, {Side::ew, {}}, {Side::ns, {}}, {Side::ew, {}}};
            Rubber rubber(figures);
            rubber.begin_with({}, facts.standing, {}, {});
            const auto answered = [&](RevokeOption first, RevokeOption second, RevokeOption third) {
                HandFacts chosen = facts;
                chosen.revokes[0].chosen = first, chosen.revokes[1].chosen = second, chosen.revokes[3].chosen = third;
                std::vector<std::tuple<int, int, Points>> all;
                for (const RevokeOption theirs : figures.revoke_options) {
                    chosen.revokes[2].chosen = theirs;
                    all.push_back(worth_at_bridge(Side::ns, rubber, chosen, figures));
                }
                return *std::min_element(all.begin(), all.end());
            };
            const auto best_of = [&](RevokeOption first) {
                std::vector<std::tuple<int, int, Points>> all;
                for (const RevokeOption second : figures.revoke_options)
                    for (const RevokeOption third : figures.revoke_options) all.push_back(answered(first, second, third));
                return *std::max_element(all.begin(), all.end());
            };
            auto highest = best_of(figures.revoke_options.front());
            for (const RevokeOption option : figures.revoke_options) highest = std::max(highest, best_of(option));
            for (const Outcome& each : play_forward(rubber, facts, 0, figures, StillOpen::together)) {
                RC_ASSERT(each.beside.size() == 3);
                RC_ASSERT(each.best == (best_of(each.option) == highest));
                HandFacts chosen = facts;
                chosen.revokes[0].chosen = each.option;
                for (const auto& [index, option] : each.beside) chosen.revokes[index].chosen = option;
                RC_ASSERT(worth_at_bridge(Side::ns, rubber, chosen, figures) == best_of(each.option));
            }
        }));
    }
}

TEST_CASE("of more open penalties than are reckoned together none is called best")
{
    const Figures figures = figures_for("portland-1904");
    HandFacts facts;
    facts.trump = Strain::hearts;
    facts.tricks = PerSide<int>{{8, 5}};
    facts.revokes.assign(7, {Side::ew, {}});
    CHECK(play_forward(Rubber(figures), facts, 0, figures, StillOpen::together).size() == 3);
    facts.revokes.assign(8, {Side::ew, {}});
    CHECK(play_forward(Rubber(figures), facts, 0, figures, StillOpen::together).empty());
}

TEST_CASE("a ledger always sums to nothing")
{
    CHECK(rc::check("ledger", [] {
        Ledger ledger;
        const std::array<std::string, 7> club{"Ann", "Bob", "Cat", "Dan", "Eve", "Fay", "Guy"};
        Dealer dealer(*rc::gen::arbitrary<std::uint64_t>());
        for (int rubber = dealer.from(1, 20); rubber > 0; --rubber) {
            std::array<std::string, 4> players;
            for (std::size_t i = 0; i < 4; ++i) players[i] = club[(static_cast<std::size_t>(rubber) + i) % club.size()];
            ledger.add(players, dealer.once_in(2) ? Side::ns : Side::ew, dealer.from(-200, 900));
        }
        Points sum = 0;
        for (const auto& [player, points] : ledger.points()) sum += points;
        RC_ASSERT(sum == 0);
    }));
}
