#include "audit/likelihood.hpp"

#include <algorithm>
#include <array>
#include <string>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;

namespace {

constexpr double doubled = 0.2, one_void = 0.08, some_revoke = 0.07, some_slam = 0.12, four_honours = 0.4, not_called = 0.1,
                 at_four = 0.15;

/// How many digits the figures of a row have, and in how many places two of them differ in turn.
struct Digits {
    int all = 0, pairs = 0;
};

Digits digits(const Columns& columns)
{
    Digits count;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            const Points points = columns.at(side, above);
            if (points <= 0) continue;
            const int length = static_cast<int>(std::to_string(points).size());
            count.all += length;
            count.pairs += length - 1;
        }
    return count;
}

double binomial(int n, int k)
{
    double chance = 1;
    for (int i = 0; i < n; ++i) chance /= 2;
    for (int i = 1; i <= k; ++i) chance = chance * (n - k + i) / i;
    return chance;
}

}  // namespace

double chance_of(const HandFacts& hand, const Figures& figures)
{
    static constexpr std::array<double, 8> odd_tricks{0.02, 0.23, 0.23, 0.17,
                                                      0.13, 0.09, 0.06, 0.07};  // none of the fewest: every hand has an odd trick
    static constexpr std::array<double, 4> doublings{1 - doubled, 0.15, 0.04, 0.002};
    double chance = hand.spades_thrown_in ? 0.02 : 1;
    const int odd = std::max(hand.tricks[Side::ns], hand.tricks[Side::ew]) - figures.book;
    chance *= odd_tricks[static_cast<std::size_t>(std::clamp(odd, 0, 7))];
    chance *= doublings[static_cast<std::size_t>(std::min(hand.doublings, 3))];
    const int all = scoring::how_many_honours(figures, hand.trump);
    chance *= binomial(all, std::clamp(hand.honours[Side::ns].count, 0, all));
    for (Side side : both_sides)
        if (hand.honours[side].count >= 4)
            chance *= hand.honours[side].most_in_one_hand < 4 ? 0.65 : hand.honours[side].count == 5 ? 0.17 : 0.35;
    for (Side side : both_sides)
        if (figures.honours_must_be_called && !hand.honours_called[side] &&
            honours_worth(figures, hand.trump, hand.honours[side]) > 0)
            chance *= not_called;
    for (Seat seat : all_seats) chance *= hand.void_of_trumps[seat] ? one_void / 4 : 1;
    for (std::size_t i = 0; i < hand.revokes.size(); ++i)
        chance *= some_revoke / 2 / static_cast<double>(std::max<std::size_t>(1, figures.revoke_options.size()));
    return chance;
}

double chance_of(SlipKind kind, const Columns& right)
{
    using enum SlipKind;
    const Digits count = digits(right);
    const auto per = [](double chance, int ways) { return ways > 0 ? chance / ways : chance; };
    constexpr double seldom = 0.1;  // slips that are made less often than the others
    switch (kind) {
    case past_ceiling: return 0.5 / some_revoke;
    case slam_with_penalty: return 0.25 / some_revoke;
    case penalty_forgotten: return seldom / some_revoke;
    case chicane_added:
    case chicane_deducted: return 1 / one_void;
    case chicane_forgotten: return seldom / one_void;
    case doubled_honours:
    case doubling_forgotten: return 1 / doubled;
    case doubling_too_many: return seldom;
    case slam_forgotten:
    case slam_mistaken: return seldom / some_slam;
    case four_in_one_hand:
    case four_divided: return 1 / four_honours;
    case other_suit: return 0.25;
    case other_suit_honours: return seldom / 4;
    case transposed: return per(1, count.pairs);
    case digit_dropped:
    case digit_doubled: return per(1, count.all);
    case honours_other_side:
    case wrong_side_of_line: return 1;
    case honours_at_four: return 1 / at_four;
    case past_the_game: return 1;
    case tricks_other_side:
    case left_out:
    case odd_tricks_miscounted:
    case honours_miscounted: return seldom;
    case carry_dropped: return 0.6;
    case entry_left_out:
    case entry_twice:
    case not_subtracted: return seldom;
    case game_missed:
    case game_given:
    case bonus_missed:
    case bonus_twice:
    case bonus_other_side: return 1;
    case entry_miswritten: return seldom;
    }
    return seldom;
}

}  // namespace hoyle::audit
