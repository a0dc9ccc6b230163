// Slips in a hand that is known: in its honours, and in chicane.

#include "audit/slip_enumerator.hpp"

#include "lawbook/wording.hpp"

#include <algorithm>

namespace hoyle::audit {

using scoring::HandFacts;

void SlipEnumerator::honours()
{
    for (Side side : both_sides) {
        if (hand_.honours[side].count < (is_whist() ? 2 : 3)) continue;
        honours_in_one_hand(side);
        honours_counted(side);
    }
    if (figures_.honours_barred_at)
        for (Side side : both_sides) honours_at_four(side, *figures_.honours_barred_at);
}

/// The right number of honours, but more or fewer of them in one hand than there were.
void SlipEnumerator::honours_in_one_hand(Side side)
{
    const auto& held = hand_.honours[side];
    for (int most = 3; most <= held.count; ++most) {
        if (most == held.most_in_one_hand) continue;
        HandFacts facts = hand_;
        facts.honours[side].most_in_one_hand = most;
        const std::string so = held.count == most ? "in one hand" : most == 4 ? "as four in one hand" : "as divided";
        offer(most > held.most_in_one_hand ? SlipKind::four_in_one_hand : SlipKind::four_divided, only_above(scored(facts)),
              "the honours were counted " + so);
    }
}

/// One honour more than they held, or one fewer.
void SlipEnumerator::honours_counted(Side side)
{
    const int held = hand_.honours[side].count;
    for (const int count : {held - 1, held + 1}) {
        if (count < 2) continue;  // that the others have one more is told of them
        HandFacts facts = hand_;
        facts.honours[side] = {count, std::min(count, hand_.honours[side].most_in_one_hand)};
        facts.honours[other(side)].count = std::max(0, hand_.honours[other(side)].count + held - count);
        const std::string words = is_whist() ? lawbook::number_in_words(held) + " honours were counted as " +
                                                   lawbook::number_in_words(count)
                                             : "an honour miscounted";
        offer(SlipKind::honours_miscounted, only_above(scored(facts)), words);
        facts.honours[side].most_in_one_hand = count;
        offer(SlipKind::honours_miscounted, only_above(scored(facts)), words);
    }
}

/// Honours scored by a side that began the deal where they no longer count: all of them, or what was wanted for the game.
void SlipEnumerator::honours_at_four(Side side, Points barred_at)
{
    const Points worth = honours_worth(figures_, hand_.trump, hand_.honours[side]);
    if (worth == 0 || hand_.standing[side] < barred_at) return;
    for (const Points counted : {worth, std::min(worth, std::max(0, figures_.target - score_.standing[side]))}) {
        Columns wrong = right_;
        wrong.below[side] += counted;
        offer(SlipKind::honours_at_four, wrong,
              "honours were scored though the deal began at " + std::to_string(hand_.standing[side]));
    }
}

void SlipEnumerator::chicane()
{
    PerSide<int> voids{};
    for (Seat seat : all_seats)
        if (hand_.void_of_trumps[seat]) ++voids[side_of(seat)];
    for (Side side : both_sides) {
        if (voids[side] == 0) continue;
        HandFacts without = hand_;
        for (Seat seat : all_seats)
            if (side_of(seat) == side) without.void_of_trumps[seat] = false;
        const Columns none = only_above(scored(without));
        offer(SlipKind::chicane_forgotten, none, "chicane was forgotten");
        chicane_on_the_wrong_side(side, none);
    }
}

/// What chicane moved, put on the other way: added where it is deducted, deducted where it is added. `none`: the hand without it.
void SlipEnumerator::chicane_on_the_wrong_side(Side side, const Columns& none)
{
    const Points deducted = none.above[other(side)] - right_.above[other(side)], added = right_.above[side] - none.above[side];
    if (deducted > 0) {
        Columns wrong = none;
        wrong.above[side] += deducted;
        offer(SlipKind::chicane_added, wrong,
              "chicane was added to " + names_[side] + " instead of deducted from " + names_[other(side)]);
        wrong = none;
        wrong.above[other(side)] += deducted;
        offer(SlipKind::chicane_added, wrong, "chicane was added instead of deducted");
    }
    if (added > 0) {
        Columns wrong = none;
        wrong.above[other(side)] -= added;
        if (none.above[other(side)] > 0)  // from nothing nobody deducts
            offer(SlipKind::chicane_deducted, wrong,
                  "chicane was deducted from " + names_[other(side)] + " instead of added to " + names_[side]);
        wrong = none;
        wrong.above[other(side)] += added;
        offer(SlipKind::honours_other_side, wrong, "chicane was entered for " + names_[other(side)]);
    }
}

}  // namespace hoyle::audit
