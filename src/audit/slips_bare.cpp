// Slips behind bare figures: from what was written back to what a hand could have given.

#include "audit/likelihood.hpp"
#include "source/sort.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>

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
        if (row && std::find(times.begin(), times.end(), std::abs(row->times)) == times.end())
            times.push_back(std::abs(row->times));
    return times;
}

/// No side's honours come to more.
Points most_honours(const Figures& figures)
{
    const auto most_of = [](const scoring::HonourTable& table) {
        return std::max({table.three, table.four, table.four_in_one, table.five, table.four_in_one_and_fifth, table.five_in_one});
    };
    const Points tricks = *std::max_element(figures.trick.begin(), figures.trick.end()) * most_of(figures.honours_suit);
    return std::max({tricks, most_of(figures.honours_suit), most_of(figures.honours_no_trump)});
}

/// One of each kind for each right row: which of several hands it was the sheet cannot say, so their chances are added, and the
/// likeliest is named.
void gather(std::vector<Slip>& slips)
{
    sort_stably(slips, [](const Slip& a, const Slip& b) { return a.chance > b.chance; });
    std::vector<Slip> once;
    for (Slip& slip : slips) {
        const auto same = std::find_if(once.begin(), once.end(),
                                       [&](const Slip& each) { return each.kind == slip.kind && each.right == slip.right; });
        if (same == once.end()) once.push_back(std::move(slip));
        else same->chance += slip.chance;
    }
    slips = std::move(once);
    rank(slips);
}

/// Adds the slips by which `hand`, that gives `right`, was put down as it stands in the row. Hands rarer than `least` are passed
/// over.
void slips_of(const HandFacts& hand, const Columns& right, const Row& row, const Figures& figures,
              const PerSide<std::string>& names, std::vector<Slip>& found, double least = 0)
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
void beside_the_row_as_it_stands(std::vector<Slip>& slips, const Row& row, const PerSide<Points>& standing,
                                 const Explainer& explainer, const Figures& figures)
{
    double as_it_stands = 1e-7;
    for (const HandFacts& hand : explainer.hands(row.written(), standing)) as_it_stands += chance_of(hand, figures);
    for (Slip& slip : slips) slip.chance /= as_it_stands;
}

}  // namespace

std::vector<Slip> slips_to_bare_row(const Row& row, const Columns& right, const PerSide<Points>& standing,
                                    const Explainer& explainer, const Figures& figures, const PerSide<std::string>& names)
{
    std::vector<Slip> found;
    for (const HandFacts& hand : explainer.hands(right, standing)) slips_of(hand, right, row, figures, names, found);
    for (const HandFacts& hand : explainer.hands_with_revoke(right, explainer.all_with_revoke(standing)))
        slips_of(hand, right, row, figures, names, found);
    beside_the_row_as_it_stands(found, row, standing, explainer, figures);
    gather(found);
    return found;
}

namespace {

/// Rows that may be right, and the slips by which their hands would give the written figures.
class Hypotheses {
public:
    Hypotheses(const Row& row, const PerSide<Points>& standing, const Explainer& explainer, const Figures& figures,
               const PerSide<std::string>& names)
        : row_(row), standing_(standing), explainer_(explainer), figures_(figures), names_(names), written_(row.written()),
          with_revoke_(explainer.all_with_revoke(standing)), chicane_(chicane_times(figures))
    {}

    std::vector<Slip> find()
    {
        if (figures_.honours_count_to_game) {
            whist_rows();
            return std::move(found_);
        }
        for (const auto& [side, above] : all_columns) {
            for (const Figure& figure : row_.figures(side, above)) {
                pen(side, above, figure.points);
                another_column(side, above, figure.points);
            }
            if (written_.at(side, above) > 0) reckoning(side, above);
        }
        for (Side side : both_sides) chicane_deducted(side);
        sides_confused();
        for (Side side : both_sides) revoke_reckoned(side);
        return std::move(found_);
    }

private:
    static constexpr std::size_t most_hands = 24, most_slips = 4000;

    /// A row that may be right: whatever slip of its hands gives the written figures is a hypothesis.
    void consider(const Columns& right)
    {
        for (const auto& [side, above] : all_columns)
            if (right.at(side, above) < 0) return;
        if (right == written_ || !tried_.insert(right).second) return;
        // the plainest hands come first
        if (slips_of_hands(right, explainer_.hands(right, standing_)) > 0) return;
        slips_of_hands(right, explainer_.hands_with_revoke(right, with_revoke_));
    }

    std::size_t slips_of_hands(const Columns& right, const std::vector<HandFacts>& hands)
    {
        std::size_t tried = 0;
        for (const HandFacts& hand : hands) {
            if (++tried > most_hands || found_.size() > most_slips) break;
            slips_of(hand, right, row_, figures_, names_, found_, not_seen_in_a_lifetime);
        }
        return tried;
    }

    /// At whist there are few enough to try them all.
    void whist_rows()
    {
        for (Points ns = 0; ns <= figures_.target; ++ns)
            for (Points ew = 0; ew <= figures_.target; ++ew) consider({{{ns, ew}}, {}});
    }

    Columns with(Side side, bool above, Points points) const
    {
        Columns right = written_;
        right.at(side, above) = points;
        return right;
    }

    /// Two digits the wrong way about, one written twice, or one left out.
    void pen(Side side, bool above, Points figure)
    {
        const Points rest = written_.at(side, above) - figure;
        const std::string digits = std::to_string(std::abs(figure));
        for (std::size_t i = 0; i + 1 < digits.size(); ++i) {
            std::string other_way = digits;
            std::swap(other_way[i], other_way[i + 1]);
            consider(with(side, above, rest + std::stoi(other_way)));
            if (digits[i] == digits[i + 1])
                consider(with(side, above, rest + std::stoi(digits.substr(0, i) + digits.substr(i + 1))));
        }
        for (std::size_t i = 0; i <= digits.size() && digits.size() < 4; ++i)
            for (char d = '0'; d <= '9'; ++d) {
                std::string longer = digits;
                longer.insert(i, 1, d);
                if (longer.front() != '0') consider(with(side, above, rest + std::stoi(longer)));
            }
    }

    /// A figure on the wrong side of the line, or in the wrong column.
    void another_column(Side side, bool above, Points figure)
    {
        Columns line = written_;
        line.at(side, above) -= figure;
        Columns across = line;
        line.at(side, !above) += figure;
        across.at(other(side), above) += figure;
        consider(line);
        consider(across);
    }

    /// The hand reckoned wrongly.
    void reckoning(Side side, bool above)
    {
        const Points w = written_.at(side, above);
        Points factor = 1;
        for (int doublings = 1; doublings <= 3; ++doublings) {  // doublings too many, or forgotten
            factor *= figures_.doubling;
            consider(with(side, above, w * factor));
            if (w % factor == 0) consider(with(side, above, w / factor));
        }
        for (Points value : figures_.trick)
            for (Points meant : figures_.trick)
                if (value > 0 && w % value == 0) consider(with(side, above, w / value * meant));
        for (const Points step : {figures_.grand_slam, figures_.little_slam}) {
            consider(with(side, above, w - step));
            consider(with(side, above, w + step));
        }
        if (above) chicane_other_way(side);
        else honours_below(side);
    }

    /// Honours thrown in with the tricks below the line.
    void honours_below(Side side)
    {
        const Points most = std::min(written_.below[side] - 1, most_honours(figures_));
        for (Points up = 4; up <= most; up += 2) {
            Columns line = written_;
            line.below[side] -= up;
            line.above[side] += up;
            consider(line);
        }
    }

    /// Chicane the wrong way about.
    void chicane_other_way(Side side)
    {
        for (const Points value : figures_.trick)
            for (const int times : chicane_) {
                Columns right = written_;
                right.above[side] -= value * times;
                if (right.above[side] < 0) continue;
                consider(right);
                right.above[other(side)] -= value * times;
                if (right.above[other(side)] >= 0) consider(right);
            }
    }

    /// Chicane deducted from the one side where it is to be added to the other.
    void chicane_deducted(Side side)
    {
        for (const Points value : figures_.trick)
            for (const int times : chicane_) {
                Columns right = written_;
                right.above[side] += value * times;
                right.above[other(side)] += value * times;
                consider(right);
            }
    }

    void sides_confused()
    {
        Columns swapped = written_, tricks = written_;
        std::swap(swapped.above[Side::ns], swapped.above[Side::ew]);
        consider(swapped);
        std::swap(tricks.below[Side::ns], tricks.below[Side::ew]);
        consider(tricks);
    }

    /// A revoke: its ceiling passed, or a slam counted with its tricks.
    void revoke_reckoned(Side side)
    {
        std::vector<Columns> rights;
        for (Side offenders : both_sides)
            if (figures_.revoke_ceiling > 0)
                rights.push_back(with(offenders, false, std::max(0, figures_.revoke_ceiling - standing_[offenders])));
        for (const Points slam : {figures_.grand_slam, figures_.little_slam})
            if (slam > 0 && written_.above[side] >= slam) rights.push_back(with(side, true, written_.above[side] - slam));
        for (const Columns& right : rights) {
            if (right == written_) continue;
            for (const HandFacts& hand : explainer_.hands_with_revoke(right, with_revoke_))
                slips_of(hand, right, row_, figures_, names_, found_, not_seen_in_a_lifetime);
        }
    }

    const Row& row_;
    const PerSide<Points>& standing_;
    const Explainer& explainer_;
    const Figures& figures_;
    const PerSide<std::string>& names_;
    const Columns written_;
    const std::vector<Explainer::WithRevoke> with_revoke_;
    const std::vector<int> chicane_;
    std::set<Columns> tried_;
    std::vector<Slip> found_;
};

}  // namespace

/// Every hand that the written figures could have come from by one slip. A hand is looked for only where the slip leads, not
/// among all there are.
std::vector<Slip> slips_in_bare_row(const Row& row, const PerSide<Points>& standing, const Explainer& explainer,
                                    const Figures& figures, const PerSide<std::string>& names)
{
    std::vector<Slip> found = Hypotheses(row, standing, explainer, figures, names).find();
    beside_the_row_as_it_stands(found, row, standing, explainer, figures);
    gather(found);
    return found;
}

}  // namespace hoyle::audit
