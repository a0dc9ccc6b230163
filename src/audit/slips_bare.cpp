// Slips behind bare figures: from what was written back to what a hand could have given.

#include "audit/likelihood.hpp"

#include <algorithm>
#include <cstdlib>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;

namespace {

/// A hand with two voids, a slam and a revoke in it explains anything, and so nothing.
constexpr double not_seen_in_a_lifetime = 1e-6;

/// So many undoubled tricks are what chicane moves, by one row of the book or another.
std::vector<int> chicane_times(const Figures& figures)
{
    std::vector<int> times;
    for (const auto& row : {figures.chicane_own_side_has_honours, figures.chicane_others_have_honours, figures.chicane_both_void})
        if (row && std::find(times.begin(), times.end(), std::abs(row->times)) == times.end()) times.push_back(std::abs(row->times));
    return times;
}

/// One of each kind for each right row: which of several hands it was the sheet cannot say, so their chances are added, and the likeliest is named.
void gather(std::vector<Slip>& slips)
{
    std::stable_sort(slips.begin(), slips.end(), [](const Slip& a, const Slip& b) { return a.chance > b.chance; });
    std::vector<Slip> once;
    for (Slip& slip : slips) {
        const auto same = std::find_if(once.begin(), once.end(), [&](const Slip& each) { return each.kind == slip.kind && each.right == slip.right; });
        if (same == once.end()) once.push_back(std::move(slip));
        else same->chance += slip.chance;
    }
    slips = std::move(once);
    rank(slips);
}

/// Adds the slips by which `hand`, that gives `right`, was put down as it stands in the row. Hands rarer than `least` are passed over.
void slips_of(const HandFacts& hand, const Columns& right, const Row& row, const Figures& figures, const PerSide<std::string>& names, std::vector<Slip>& found,
              double least = 0)
{
    const double chance = chance_of(hand, figures);
    if (chance < least) return;
    // one hand may leave the figures by several strokes of one kind; that is still one slip
    std::vector<SlipKind> counted;
    for (Slip& slip : slips_in_hand(hand, right, row, figures, names)) {
        if (!slip.reconciles || std::find(counted.begin(), counted.end(), slip.kind) != counted.end()) continue;
        counted.push_back(slip.kind);
        slip.reconciles = false;
        slip.chance = chance * chance_of(slip.kind, right);
        slip.words += " (" + hand_words(hand, figures, names) + ")";
        found.push_back(std::move(slip));
    }
}

/// A row that may well be right itself is the less likely to be the wrong one.
void beside_the_row_as_it_stands(std::vector<Slip>& slips, const Row& row, const PerSide<Points>& standing, const Explainer& explainer, const Figures& figures)
{
    double as_it_stands = 1e-7;
    for (const HandFacts& hand : explainer.hands(row.written(), standing)) as_it_stands += chance_of(hand, figures);
    for (Slip& slip : slips) slip.chance /= as_it_stands;
}

}  // namespace

std::vector<Slip> slips_to_bare_row(const Row& row, const Columns& right, const PerSide<Points>& standing, const Explainer& explainer, const Figures& figures,
                                    const PerSide<std::string>& names)
{
    std::vector<Slip> found;
    for (const HandFacts& hand : explainer.hands(right, standing)) slips_of(hand, right, row, figures, names, found);
    for (const HandFacts& hand : explainer.hands_with_revoke(right, explainer.all_with_revoke(standing))) slips_of(hand, right, row, figures, names, found);
    beside_the_row_as_it_stands(found, row, standing, explainer, figures);
    gather(found);
    return found;
}

/// Every hand that the written figures could have come from by one slip. A hand is looked for only where the slip leads, not among all there are.
std::vector<Slip> slips_in_bare_row(const Row& row, const PerSide<Points>& standing, const Explainer& explainer, const Figures& figures,
                                    const PerSide<std::string>& names)
{
    std::vector<Slip> found;
    const Columns written = row.written();
    std::vector<Columns> tried;
    const auto with_revoke = explainer.all_with_revoke(standing);
    const std::vector<int> chicane = chicane_times(figures);
    const int powers[] = {figures.doubling, figures.doubling * figures.doubling, figures.doubling * figures.doubling * figures.doubling};
    // A row that may be right: whatever slip of its hands gives the written figures is a hypothesis.
    const auto consider = [&](const Columns& right) {
        if (right == written || std::find(tried.begin(), tried.end(), right) != tried.end()) return;
        for (Side side : both_sides)
            if (right.below[side] < 0 || right.above[side] < 0) return;
        tried.push_back(right);
        std::size_t hands = 0;
        for (const HandFacts& hand : explainer.hands(right, standing)) {
            if (++hands > 24 || found.size() > 4000) break;  // the plainest hands come first
            slips_of(hand, right, row, figures, names, found, not_seen_in_a_lifetime);
        }
        if (hands > 0) return;
        for (const HandFacts& hand : explainer.hands_with_revoke(right, with_revoke)) {
            if (++hands > 24 || found.size() > 4000) break;
            slips_of(hand, right, row, figures, names, found, not_seen_in_a_lifetime);
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
                for (const int factor : powers) {  // doublings too many, or forgotten
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
                if (!above)  // honours thrown in with the tricks below the line
                    for (Points up = 4; up < w; up += 2) {
                        Columns line = written;
                        line.below[side] -= up;
                        line.above[side] += up;
                        consider(line);
                    }
                for (const Points value : figures.trick)  // chicane the wrong way about
                    for (const int times : chicane) {
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
    for (Side side : both_sides)  // chicane deducted from the one side where it is to be added to the other
        for (const Points value : figures.trick)
            for (const int times : chicane) {
                Columns right = written;
                right.above[side] += value * times;
                right.above[other(side)] += value * times;
                consider(right);
            }
    Columns swapped = written;
    std::swap(swapped.above[Side::ns], swapped.above[Side::ew]);
    consider(swapped);
    Columns tricks = written;
    std::swap(tricks.below[Side::ns], tricks.below[Side::ew]);
    consider(tricks);
    // A revoke: its ceiling passed, or a slam counted with its tricks.
    for (Side side : both_sides) {
        std::vector<Columns> rights;
        for (Side offenders : both_sides)
            if (figures.revoke_ceiling > 0) rights.push_back(with(offenders, false, std::max(0, figures.revoke_ceiling - standing[offenders])));
        for (const Points slam : {figures.grand_slam, figures.little_slam})
            if (slam > 0 && written.above[side] >= slam) rights.push_back(with(side, true, written.above[side] - slam));
        for (const Columns& right : rights)
            if (!(right == written))
                for (const HandFacts& hand : explainer.hands_with_revoke(right, with_revoke))
                    slips_of(hand, right, row, figures, names, found, not_seen_in_a_lifetime);
    }
    beside_the_row_as_it_stands(found, row, standing, explainer, figures);
    gather(found);
    return found;
}

}  // namespace hoyle::audit
