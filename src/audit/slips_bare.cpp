// Slips behind bare figures: from what was written back to what a hand could have given.

#include "audit/slips.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;

/// Every hand that the written figures could have come from by one slip. A hand is looked for only where the slip leads, not among all there are.
std::vector<Slip> slips_in_bare_row(const Row& row, const PerSide<Points>& standing, const Explainer& explainer, const Figures& figures,
                                    const PerSide<std::string>& names)
{
    std::vector<Slip> found;
    const Columns written = row.written();
    std::vector<Columns> tried;
    // A row that may be right: whatever slip of its hands gives the written figures is a hypothesis.
    const auto consider = [&](const Columns& right) {
        if (right == written || std::find(tried.begin(), tried.end(), right) != tried.end()) return;
        for (Side side : both_sides)
            if (right.below[side] < 0 || right.above[side] < 0) return;
        tried.push_back(right);
        std::size_t hands = 0;
        for (const HandFacts& hand : explainer.hands(right, standing)) {
            if (++hands > 24) break;      // the plainest hands come first
            for (Slip& slip : slips_in_hand(hand, right, row, figures, names))
                if (slip.reconciles) {
                    slip.reconciles = false;
                    slip.words += " (" + hand_words(hand, figures, names) + ")";
                    found.push_back(std::move(slip));
                    if (found.size() > 4000) return;
                }
        }
    };
    const auto with = [&](Side side, bool above, Points points) {
        Columns right = written;
        right.at(side, above) = points;
        return right;
    };
    for (Side side : both_sides) {
        for (const bool above : {false, true}) {
            const Points w = written.at(side, above);
            for (const Figure& figure : row.figures(side, above)) {
                const Points rest = w - figure.points, f = figure.points;
                const std::string digits = std::to_string(std::abs(f));
                for (std::size_t i = 0; i + 1 < digits.size(); ++i) {
                    std::string other_way = digits;
                    std::swap(other_way[i], other_way[i + 1]);
                    consider(with(side, above, rest + std::stoi(other_way)));
                    if (digits[i] == digits[i + 1]) consider(with(side, above, rest + std::stoi(digits.substr(0, i) + digits.substr(i + 1))));
                }
                for (std::size_t i = 0; i <= digits.size() && digits.size() < 4; ++i)
                    for (char d = '0'; d <= '9'; ++d) {
                        std::string longer = digits;
                        longer.insert(i, 1, d);
                        if (longer.front() != '0') consider(with(side, above, rest + std::stoi(longer)));
                    }
                // a figure on the wrong side of the line, or in the wrong column
                Columns moved = written;
                moved.at(side, above) -= f;
                Columns line = moved, across = moved;
                line.at(side, !above) += f;
                across.at(other(side), above) += f;
                consider(line);
                consider(across);
            }
            if (w > 0) {
                for (const int factor : {2, 4, 8}) {
                    consider(with(side, above, w * factor));
                    if (w % factor == 0) consider(with(side, above, w / factor));
                }
                Points trick = 0;
                for (Points value : figures.trick) {
                    trick = std::max(trick, value);
                    for (Points meant : figures.trick)
                        if (value > 0 && w % value == 0) consider(with(side, above, w / value * meant));
                }
                for (const Points step : {figures.grand_slam, figures.little_slam}) {
                    consider(with(side, above, w - step));
                    consider(with(side, above, w + step));
                }
                if (!above)      // honours thrown in with the tricks below the line
                    for (Points up = 4; up < w; up += 2) {
                        Columns line = written;
                        line.below[side] -= up;
                        line.above[side] += up;
                        consider(line);
                    }
                for (const Points value : figures.trick)      // chicane the wrong way about
                    for (const int times : {2, 4}) {
                        Columns right = written;
                        right.above[side] -= above ? value * times : 0;
                        if (right.above[side] < 0 || !above) continue;
                        consider(right);
                        right.above[other(side)] -= value * times;
                        if (right.above[other(side)] >= 0) consider(right);
                    }
            }
        }
    }
    Columns swapped = written;
    std::swap(swapped.above[Side::ns], swapped.above[Side::ew]);
    consider(swapped);
    Columns tricks = written;
    std::swap(tricks.below[Side::ns], tricks.below[Side::ew]);
    consider(tricks);
    rank(found);
    // one of each kind for each right figure: which of several hands it was, the sheet cannot say
    std::vector<Slip> once;
    for (Slip& slip : found)
        if (std::none_of(once.begin(), once.end(), [&](const Slip& each) { return each.kind == slip.kind && each.right == slip.right; })) once.push_back(std::move(slip));
    return once;
}

}  // namespace hoyle::audit
