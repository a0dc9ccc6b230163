// Slips in a hand that is known: score it again, wrongly, in every way that scorers do, and see which gives what was written.
// Only for slips_hand.cpp and slips_honours.cpp.
#pragma once

#include "audit/slips.hpp"

namespace hoyle::audit {

/// One hand scored wrongly, in every way that is known of scorers: which of them gives the line as it was written?
class SlipEnumerator {
public:
    SlipEnumerator(const scoring::HandFacts& hand, const Columns& right, const Row& row, const scoring::Figures& figures,
                   const PerSide<std::string>& names)
        : hand_(hand), right_(right), written_(row.written()), row_(row), figures_(figures), names_(names),
          score_(score_hand(hand, figures, scoring::Show::points_only))
    {}

    /// The likeliest first. Once.
    std::vector<Slip> all();

private:
    /// The slip gives `wrong` where `right_` should stand. It counts if it explains every column, or all those in which it
    /// changes anything (then another slip may be at work in the rest). One that would have changed a column of which the log
    /// says nothing comes after the others.
    void offer(SlipKind kind, const Columns& wrong, std::string words);

    Columns scored(const scoring::HandFacts& facts) const;
    Columns only_below(const Columns& wrong) const { return {wrong.below, right_.above}; }
    Columns only_above(const Columns& wrong) const { return is_whist() ? wrong : Columns{right_.below, wrong.above}; }
    bool is_whist() const { return figures_.game == lawbook::Game::whist; }

    // slips_hand.cpp
    void tricks();
    void doublings();
    void slam();
    void sides_and_line();
    void in_the_game();
    void penalties();
    void pen();

    // slips_honours.cpp
    void honours();
    void honours_in_one_hand(Side side);
    void honours_counted(Side side);
    void honours_at_four(Side side, Points barred_at);
    void chicane();
    void chicane_on_the_wrong_side(Side side, const Columns& none);

    const scoring::HandFacts& hand_;
    const Columns right_, written_;
    const Row& row_;
    const scoring::Figures& figures_;
    const PerSide<std::string>& names_;
    const scoring::HandScore score_;
    std::vector<Slip> found_;      ///< that explain all that is wrong in the row
    std::vector<Slip> of_a_part_;  ///< that explain some of it
};

}  // namespace hoyle::audit
