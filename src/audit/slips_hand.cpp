// Slips in a hand that is known: in tricks, doubling, slam, penalties, in the side or the line, and of the pen. Honours and
// chicane stand in slips_honours.cpp.

#include "audit/slip_enumerator.hpp"

#include <algorithm>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;
using scoring::HandScore;
using scoring::Show;

std::vector<Slip> SlipEnumerator::all()
{
    tricks();
    doublings();
    honours();
    chicane();
    slam();
    sides_and_line();
    if (is_whist()) in_the_game();
    penalties();
    pen();
    if (found_.empty()) found_ = std::move(of_a_part_);  // which of a row of two slips would be one alone
    rank(found_);
    return std::move(found_);
}

void SlipEnumerator::offer(SlipKind kind, const Columns& wrong, std::string words)
{
    if (wrong == right_) return;
    bool whole = true, part = true, shown = true, explains = false;
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            if (!row_.said(side, above)) {
                if (wrong.at(side, above) != right_.at(side, above)) shown = false;  // what it did there the log does not tell
                continue;
            }
            const Points w = written_.at(side, above);
            if (w != wrong.at(side, above)) whole = false;
            if (wrong.at(side, above) == right_.at(side, above)) continue;
            if (w == wrong.at(side, above)) explains = true;
            else part = false;
        }
    if (!explains || !(whole || part)) return;
    (whole ? found_ : of_a_part_).push_back({kind, std::move(words), right_, 0, whole && shown});
}

Columns SlipEnumerator::scored(const HandFacts& facts) const
{
    const HandScore score = score_hand(facts, figures_, Show::points_only);
    return {score.below, score.above};
}

void SlipEnumerator::tricks()
{
    for (const Strain trump : {Strain::spades, Strain::clubs, Strain::diamonds, Strain::hearts, Strain::no_trump}) {
        if (trump == hand_.trump || is_whist()) continue;
        HandFacts facts = hand_;
        facts.trump = trump;
        if (trump == Strain::no_trump) facts.void_of_trumps = {};
        const Columns wrong = scored(facts);
        const std::string name = trump == Strain::no_trump ? "no trumps" : std::string(name_of(trump));
        offer(SlipKind::other_suit, wrong, "scored as " + name);
        offer(SlipKind::other_suit, only_below(wrong), "the tricks counted as in " + name);
        if (trump != Strain::no_trump && hand_.trump != Strain::no_trump)
            offer(SlipKind::other_suit_honours, only_above(wrong), "the honours counted as in " + name);
    }
    for (const int more : {-1, 1}) {
        HandFacts facts = hand_;
        if (facts.tricks[Side::ns] < 0) break;
        for (Side side : both_sides) facts.tricks[side] += side == Side::ns ? more : -more;
        if (facts.tricks[Side::ns] < 0 || facts.tricks[Side::ns] > 13) continue;
        offer(SlipKind::odd_tricks_miscounted, only_below(scored(facts)), "a trick miscounted");
        offer(SlipKind::odd_tricks_miscounted, scored(facts), "a trick miscounted");
    }
}

void SlipEnumerator::doublings()
{
    for (int doublings = 0; doublings <= hand_.doublings + 1; ++doublings) {
        if (doublings == hand_.doublings || is_whist()) continue;
        HandFacts facts = hand_;
        facts.doublings = doublings;
        const bool fewer = doublings < hand_.doublings;
        offer(fewer ? SlipKind::doubling_forgotten : SlipKind::doubling_too_many, only_below(scored(facts)),
              fewer ? hand_.doublings - doublings == 1 ? "a doubling was forgotten" : "the doublings were forgotten"
                    : "doubled once too often");
    }
    int factor = 1;
    for (int doublings = 1; doublings <= std::min(hand_.doublings, 10); ++doublings) {
        factor *= figures_.doubling;
        Columns all = right_, honours = right_;
        for (Side side : both_sides) {
            honours.above[side] += score_.honours[side] * (factor - 1);
            all.above[side] = right_.above[side] * factor;
        }
        offer(SlipKind::doubled_honours, honours, "the honours were doubled, which nothing above the line is");
        offer(SlipKind::doubled_honours, all, "what stands above the line was doubled, which nothing there is");
    }
}

void SlipEnumerator::slam()
{
    for (Side side : both_sides) {
        Columns wrong = right_;
        wrong.above[side] -= score_.slam[side];
        if (score_.slam[side] > 0) {
            offer(SlipKind::slam_forgotten, wrong, "the slam was forgotten");
            wrong.above[side] += score_.slam[side] == figures_.grand_slam ? figures_.little_slam : figures_.grand_slam;
            offer(SlipKind::slam_mistaken, wrong, "the one slam was counted for the other");
            wrong.above[side] = right_.above[side] - score_.slam[side] + figures_.grand_slam + figures_.little_slam;
            offer(SlipKind::slam_mistaken, wrong, "both slams were counted");
            continue;
        }
        if (hand_.revokes.empty() || score_.tricks_scored[side] < 12) continue;
        wrong.above[side] += score_.tricks_scored[side] >= 13 ? figures_.grand_slam : figures_.little_slam;
        offer(SlipKind::slam_with_penalty, wrong, "a slam was counted with tricks taken as a penalty");
    }
    for (Side side : both_sides) {  // a slam made by a side that revoked
        if (score_.slam[side] > 0 || hand_.revokes.empty() || hand_.tricks[side] < 12) continue;
        Columns wrong = right_;
        wrong.above[side] += hand_.tricks[side] >= 13 ? figures_.grand_slam : figures_.little_slam;
        offer(SlipKind::slam_with_penalty, wrong, "a slam was counted for a side that revoked");
    }
}

void SlipEnumerator::sides_and_line()
{
    Columns swapped = right_, honours_swapped = right_, tricks_swapped = right_;
    for (Side side : both_sides) {
        swapped.above[side] = right_.above[other(side)];
        honours_swapped.above[side] = right_.above[side] - score_.honours[side] + score_.honours[other(side)];
        tricks_swapped.below[side] = is_whist()
                                         ? right_.below[side] - score_.trick_points[side] + score_.trick_points[other(side)]
                                         : right_.below[other(side)];
    }
    offer(SlipKind::honours_other_side, honours_swapped, "the honours were entered for the other side");
    if (swapped != honours_swapped)
        offer(SlipKind::honours_other_side, swapped, "what stands above the line was entered for the other side");
    offer(SlipKind::tricks_other_side, tricks_swapped, "the tricks were entered for the other side");
    for (Side side : both_sides) {
        Columns slam_swapped = right_;
        slam_swapped.above[side] -= score_.slam[side];
        slam_swapped.above[other(side)] += score_.slam[side];
        offer(SlipKind::honours_other_side, slam_swapped, "the slam was entered for the other side");
        for (const Points moved : {score_.honours[side], right_.above[side], score_.slam[side], score_.chicane[side]}) {
            if (moved <= 0) continue;
            Columns down = right_;
            down.above[side] -= moved;
            down.below[side] += moved;
            offer(SlipKind::wrong_side_of_line, down,
                  std::to_string(moved) + " that belong above the line were entered below it");
            Columns gone = right_;
            gone.above[side] -= moved;
            offer(SlipKind::left_out, gone, std::to_string(moved) + " above the line were left out");
        }
        if (right_.below[side] > 0) {
            Columns up = right_;
            up.below[side] = 0;
            offer(SlipKind::left_out, up, "the tricks were left out");
            up.above[side] += right_.below[side];
            offer(SlipKind::wrong_side_of_line, up, "the tricks were entered above the line");
        }
    }
}

/// At whist honours stand with the tricks, and nothing counts past the game.
void SlipEnumerator::in_the_game()
{
    Columns swapped = right_;
    for (Side side : both_sides) {
        swapped.below[side] += score_.honours[other(side)] - score_.honours[side];
        if (score_.honours[side] == 0) continue;
        Columns gone = right_;
        gone.below[side] -= score_.honours[side];
        offer(SlipKind::left_out, gone, "the honours were left out");
    }
    offer(SlipKind::honours_other_side, swapped, "the honours were entered for the other side");
    const HandScore all = scoring::score_past_the_game(hand_, figures_);
    offer(SlipKind::past_the_game, {all.below, all.above}, "all was counted, past the game");
}

void SlipEnumerator::penalties()
{
    if (hand_.revokes.empty()) return;
    Columns wrong = right_;
    for (Side side : both_sides) wrong.below[side] += score_.lost_to_ceiling[side];
    offer(SlipKind::past_ceiling, wrong, "a side that revoked was scored past " + std::to_string(figures_.revoke_ceiling));
    HandFacts facts = hand_;
    facts.revokes.clear();
    offer(SlipKind::penalty_forgotten, scored(facts), "the penalty for the revoke was forgotten");
    offer(SlipKind::penalty_forgotten, only_below(scored(facts)), "the penalty for the revoke was forgotten");
}

void SlipEnumerator::pen()
{
    for (Side side : both_sides)
        for (const bool above : {false, true}) {
            if (!row_.said(side, above)) continue;
            const Points off = right_.at(side, above) - written_.at(side, above);
            if (off == 0) continue;
            for (const Figure& figure : row_.figures(side, above))
                for (const SlipKind kind : pen_slips(figure.points + off, figure.points)) {
                    Columns wrong = right_;
                    wrong.at(side, above) = written_.at(side, above);
                    offer(kind, wrong, pen_words(kind, figure.points + off, figure.points));
                }
        }
}

std::vector<Slip> slips_in_hand(const HandFacts& hand, const Columns& right, const Row& row, const Figures& figures,
                                const PerSide<std::string>& names)
{
    return SlipEnumerator(hand, right, row, figures, names).all();
}

}  // namespace hoyle::audit
