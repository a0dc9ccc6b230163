// What the scorer may have done: single slips that turn the right figures into the written ones.
//
// Each slip is a way to get from what should stand there to what does stand there. Only one is supposed at a time; those that
// make the written totals come out stand first, then the commonest. Where two slips leave the same figures behind, the sheet
// cannot tell them apart, and both are named.
#pragma once

#include "audit/explain.hpp"
#include "audit/sheet.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace hoyle::audit {

// clang-format off
enum class SlipKind : std::uint8_t {
    past_ceiling, slam_with_penalty, chicane_added, chicane_deducted, honours_at_four, doubled_honours, doubling_forgotten, doubling_too_many,
    honours_other_side, wrong_side_of_line, four_in_one_hand, four_divided, other_suit, other_suit_honours, transposed, digit_dropped, digit_doubled,
    chicane_forgotten, slam_forgotten, slam_mistaken, penalty_forgotten, tricks_other_side, left_out, odd_tricks_miscounted, honours_miscounted,
    carry_dropped, entry_left_out, entry_twice, game_missed, game_given, bonus_missed, bonus_twice, bonus_other_side, not_subtracted, past_the_game, entry_miswritten
};
// clang-format on

std::string_view slug(SlipKind kind);  ///< "doubling-forgotten"
/// The figure is right, and stands with the wrong side.
constexpr bool is_of_other_side(SlipKind kind)
{
    return kind == SlipKind::honours_other_side || kind == SlipKind::tricks_other_side;
}

struct Slip {
    SlipKind kind = SlipKind::other_suit;
    std::string words;        ///< "the doubling was forgotten"
    Columns right;            ///< what the row should hold; only of slips in a row
    std::size_t row = 0;      ///< of a slip in a row that was found through a total
    bool reconciles = false;  ///< with it, the written totals come out
    double chance = 0;  ///< how likely beside the others, where hands can only be guessed (likelihood.hpp); 0: goes by its kind
};

/// The figures of a hand known by `from` or its cards came out as `written`. All four columns must be explained by the one slip,
/// or those alone in which they differ.
std::vector<Slip> slips_in_hand(const scoring::HandFacts& hand, const Columns& right, const Row& row,
                                const scoring::Figures& figures, const PerSide<std::string>& names);

/// No hand gives these figures, and no total says what they should be: what hand, and what slip, could have left them?
std::vector<Slip> slips_in_bare_row(const Row& row, const PerSide<Points>& standing, const Explainer& explainer,
                                    const scoring::Figures& figures, const PerSide<std::string>& names);

/// The totals say that the row should be `right`: the slips by which a hand that gives it was put down as it stands. Each kind
/// once, with its chance, and in words the likeliest of its hands.
std::vector<Slip> slips_to_bare_row(const Row& row, const Columns& right, const PerSide<Points>& standing,
                                    const Explainer& explainer, const scoring::Figures& figures,
                                    const PerSide<std::string>& names);

/// `parts` were to be added to `right`, and `written` was put down. `what` names one part: "the entry of 24 (line 9)".
struct Part {
    Points points = 0;
    std::string what;
};
std::vector<Slip> slips_in_sum(const std::vector<Part>& parts, Points right, Points written);

/// How one figure becomes another by a slip of the pen; empty if it does not.
std::vector<SlipKind> pen_slips(Points right, Points written);
std::string pen_words(SlipKind kind, Points right, Points written);

/// The likeliest first: those that reconcile, then by chance, then by kind as in the enum; each kind once with the same result.
void rank(std::vector<Slip>& slips);

}  // namespace hoyle::audit
