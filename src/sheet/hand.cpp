// The hands that may have left a row of figures.

#include "sheet/hand.hpp"

#include "scoring/hand.hpp"
#include "sheet/costs.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

namespace hoyle::sheet {
namespace {

constexpr double never = 1e9;

// In nats: how seldom a strain is made, so many odd tricks, so many doublings.
constexpr std::array<double, 8> tricks_cost{9, 1.2, 1.3, 1.6, 2.0, 2.6, 3.6, 5};
constexpr std::array<double, 5> doubling_cost{0.15, 2.4, 4.2, 7, 12};
constexpr int most_unsaid = 3;  ///< doublings that a figure tells by itself; more the words must say

double strain_cost(Strain strain)
{
    switch (strain) {
    case Strain::no_trump: return 1.2;
    case Strain::hearts: return 1.3;
    case Strain::diamonds: return 1.6;
    case Strain::clubs: return 2.1;
    default: return 2.3;
    }
}

double better(double a, double b) { return std::min(a, b); }

}  // namespace

HandTable::HandTable(const Figures& figures)
{
    read(figures);
    for (Points points = 0; points < most_; ++points) {
        below_cost_.push_back(cheapest_below(points));
        above_cost_.push_back(cheapest_above(points));
    }
}

void HandTable::read(const Figures& figures)
{
    whist_ = figures.game == lawbook::Game::whist;
    target_ = figures.target;
    bonus_ = figures.bonus;
    grand_ = figures.grand_slam, little_ = figures.little_slam;
    if (figures.grade) grade_ = *figures.grade;
    games_to_win_ = figures.best_of / 2 + 1;
    book_ = figures.book;
    if (whist_) {
        three_honours_ = scoring::honours_worth(figures, Strain::hearts, {3, 2});
        four_honours_ = scoring::honours_worth(figures, Strain::hearts, {4, 2});
        return;
    }
    read_chicane(figures);
    for (int s = 0; s < 5; ++s) {
        const auto strain = static_cast<Strain>(s);
        for (int doublings = 0; doublings < static_cast<int>(doubling_cost.size()); ++doublings)
            for (int tricks = 1; tricks <= 7; ++tricks)
                below_.push_back({s, tricks, doublings, tricks * scoring::trick_value(figures, strain, doublings),
                                  strain_cost(strain) + tricks_cost[static_cast<std::size_t>(tricks)] +
                                      doubling_cost[static_cast<std::size_t>(doublings)]});
        const int all = scoring::how_many_honours(figures, strain);
        if (strain == Strain::no_trump) {
            above_.push_back({s, 0, 0, 0, 0.9});
            for (const auto& [count, most, cost] : {std::tuple{3, 2, 1.0}, {4, 2, 2.0}, {4, 4, 3.6}})
                above_.push_back({s, count, most, scoring::honours_worth(figures, strain, {count, most}), cost});
            continue;
        }
        for (const auto& [count, most, cost] :
             {std::tuple{3, 2, 0.8}, {4, 2, 1.6}, {4, 4, 3.4}, {5, 3, 2.6}, {5, 4, 4.0}, {5, 5, 5.2}})
            if (count <= all) above_.push_back({s, count, most, scoring::honours_worth(figures, strain, {count, most}), cost});
    }
}

void HandTable::read_chicane(const Figures& figures)
{
    for (const Strain strain : all_strains) {
        if (strain == Strain::no_trump) continue;
        const std::array rows{&figures.chicane_own_side_has_honours, &figures.chicane_others_have_honours};
        const auto s = static_cast<std::size_t>(strain);
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (*rows[i]) chicane_[s][i] = {(*rows[i])->to_own, (*rows[i])->times * figures.trick[s]};
    }
}

Points HandTable::grade(Points losers) const
{
    return grade_[static_cast<std::size_t>(std::clamp<Points>(losers, 0, static_cast<Points>(grade_.size()) - 1))];
}

double HandTable::below(Points points) const
{
    return points >= 0 && points < most_ ? below_cost_[static_cast<std::size_t>(points)] : cost::no_hand_gives;
}

double HandTable::cheapest_below(Points points) const
{
    if (whist_) return points >= 1 && points <= 17 ? 1.5 + 0.25 * static_cast<double>(points) : cost::no_hand_gives;
    double best = cost::no_hand_gives;
    for (const Below& each : below_)
        if (each.points == points && each.doublings <= most_unsaid) best = better(best, each.cost);
    return best;
}

double HandTable::above(Points points) const
{
    return points >= 0 && points < most_ ? above_cost_[static_cast<std::size_t>(points)] : cost::no_hand_gives;
}

double HandTable::cheapest_above(Points points) const
{
    double best = cost::no_hand_gives;
    for (const Above& each : above_) {
        const double own = strain_cost(static_cast<Strain>(each.strain)) + each.cost;
        if (each.points == points) best = better(best, own);
        for (const Points slam : {little_, grand_})
            if (each.points + slam == points) best = better(best, own + 3);
        const auto& [ours, others] = chicane_[static_cast<std::size_t>(each.strain)];
        for (const Chicane& chicane : {ours, others})
            if (chicane.points != 0 && (each.points + chicane.points == points || chicane.points == points))
                best = better(best, own + 4.5);
    }
    return best;
}

namespace {

/// What the words tell of the honours, against honours so held.
double honours_gainsaid(const HandWords& words, int count, int most, bool no_trump)
{
    double cost = 0;
    const bool four_and_fifth = (words.one_hand || words.fifth) && count == 5 && most == 4 && words.honours == 4;
    if (words.honours && *words.honours != count && !four_and_fifth && !(*words.honours == 2 && count == 0))
        cost += cost::word_gainsaid;
    if (words.fifth && count != 5 && words.honours == 4) cost += cost::slip_in_hand;
    if (words.simple && count != 3) cost += cost::word_gainsaid;
    if (words.one_hand && count > 3 && most < 4) cost += cost::slip_in_hand;
    if (words.in_one == 4 && most != 4) cost += cost::slip_in_hand;
    if (words.divided && most >= 4) cost += cost::slip_in_hand;
    if (!words.one_hand && words.honours && count == *words.honours && count >= 4 && most >= 4) cost += 1;
    if (words.easy && no_trump && count != 0) cost += cost::word_gainsaid;
    return cost;
}

}  // namespace

bool HandTable::gives_above(const HandWords& noted, Points points) const
{
    // `little slam 40`: of the slam alone, one figure
    if (noted.is_slam_alone() && !whist_) return points == (noted.little ? little_ : grand_);
    const bool counted = noted.honours.value_or(0) >= 3 || noted.simple;
    if (!counted || noted.chicane || noted.slam || std::popcount(noted.strains) > 1) return true;
    return std::any_of(above_.begin(), above_.end(), [&](const Above& each) {
        const bool no_trump = static_cast<Strain>(each.strain) == Strain::no_trump;
        const bool of_strain = noted.strains == 0 || (noted.strains & (1U << static_cast<unsigned>(each.strain))) != 0;
        return of_strain && each.points == points &&
               honours_gainsaid(noted, each.count, each.most, no_trump) < cost::slip_in_hand;
    });
}

bool HandTable::has_slam(const HandWords& noted, Points points) const
{
    const auto with = [&](Points slam) {
        return points == slam || std::any_of(above_.begin(), above_.end(), [&](const Above& each) {
                   const bool of_strain = noted.strains == 0 || (noted.strains & (1U << static_cast<unsigned>(each.strain))) != 0;
                   return of_strain && each.points + slam == points;
               });
    };
    return (!noted.grand && with(little_)) || (!noted.little && with(grand_));
}

bool HandTable::gives_below(const HandWords& noted, Points points) const
{
    if (!noted.tricks || std::popcount(noted.strains) != 1) return true;
    return std::any_of(below_.begin(), below_.end(), [&](const Below& each) {
        return (noted.strains & (1U << static_cast<unsigned>(each.strain))) != 0 && each.tricks == *noted.tricks &&
               (!noted.doublings || *noted.doublings == each.doublings) && each.points == points;
    });
}

/// The cheapest way in which the figures above the line come of this hand.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
double HandTable::above_cost(const HandWords& words, const HandFigures& figures, const Below& hand, int winner,
                             HandFit& fit) const
{
    const bool no_trump = static_cast<Strain>(hand.strain) == Strain::no_trump;
    const Points slam = hand.tricks == 7 ? grand_ : hand.tricks == 6 ? little_ : 0;
    const auto& chicane = chicane_[static_cast<std::size_t>(hand.strain)];
    const bool may_be_void = chicane[0].points != 0 || chicane[1].points != 0;
    double best = never;
    bool gainsaid_above = false;
    const bool nothing = figures.above[0] == 0 && figures.above[1] == 0;
    if (nothing && !no_trump) {
        best = cost::no_honours + (words.honours || words.simple || words.one_hand ? cost::slip_in_hand : 0) +
               (slam ? cost::slip_in_hand : 0);
        fit.honours = -1;
    }
    for (const Above& each : above_) {
        if (each.strain != hand.strain) continue;
        const double gainsaid = honours_gainsaid(words, each.count, each.most, no_trump);
        if (each.cost + gainsaid + 0.7 >= best) continue;
        for (int side = 0; side < 2; ++side) {
            if (each.points == 0 && side == 1) continue;
            for (int void_hand = 0; void_hand < (may_be_void ? 3 : 1); ++void_hand) {
                if (void_hand == 0 && words.chicane) continue;
                if (void_hand > 0 && words.chicane_of && *words.chicane_of != void_hand - 1) continue;
                for (const bool with_slam : {true, false}) {
                    if (!with_slam && slam == 0) continue;
                    HandFigures told;
                    told.above[static_cast<std::size_t>(side)] += each.points;
                    if (with_slam) told.above[static_cast<std::size_t>(winner)] += slam;
                    if (void_hand > 0) {
                        const Chicane& row = chicane[void_hand - 1 == side ? 0 : 1];
                        const int gets = row.to_own ? void_hand - 1 : 2 - void_hand;
                        told.above[static_cast<std::size_t>(gets)] += row.points;
                    }
                    if (told.above != figures.above) continue;
                    double cost = each.cost + gainsaid + 0.7;
                    if (void_hand > 0) cost += words.chicane ? 0.5 : words.honours ? 7 : 5;
                    if (!with_slam) cost += cost::slip_in_hand;
                    if ((words.slam || words.grand || words.little) && slam == 0) cost += cost::word_gainsaid;
                    if (words.grand && hand.tricks != 7) cost += cost::word_gainsaid;
                    if (words.little && hand.tricks != 6) cost += cost::word_gainsaid;
                    if (words.honours_of && each.points > 0 && *words.honours_of != side) cost += cost::slip_in_hand;
                    if (cost < best) {
                        best = cost;
                        fit.honours_side = side, fit.honours = each.count, fit.most = each.most;
                        fit.void_side = void_hand - 1;
                        gainsaid_above = !with_slam || gainsaid >= cost::slip_in_hand ||
                                         (words.honours_of && each.points > 0 && *words.honours_of != side);
                    }
                }
            }
        }
    }
    if (best < never && best < cost::slip_in_hand + 9) {
        fit.slip = fit.slip || gainsaid_above;
        return best;
    }
    // another figure than the hand gives: likelier where some other hand would give it
    double slip = cost::slip_in_hand + 1.5;
    for (std::size_t side = 0; side < 2; ++side)
        if (figures.above[side] != 0 && above(figures.above[side]) >= cost::no_hand_gives) slip += 3;
    const bool another_slam = (words.little && hand.tricks != 6) || (words.grand && hand.tricks != 7);
    if (another_slam || (words.slam && slam == 0)) slip += cost::word_gainsaid;
    if (slip < best) {
        fit.slip = true;
        fit.honours = -1;
        best = slip;
    }
    return best;
}

// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
HandFit HandTable::bridge(const HandWords& words, const HandFigures& figures) const
{
    HandFit best;
    best.cost = never;
    double extra = 0;
    int winner = figures.below[0] > 0 ? 0 : 1;
    if (figures.below[0] > 0 && figures.below[1] > 0) extra += cost::tricks_to_both;
    const bool none = figures.below[0] <= 0 && figures.below[1] <= 0;
    if (none) extra += cost::no_tricks, winner = words.maker.value_or(0);
    const Points points = figures.below[static_cast<std::size_t>(winner)];
    if (figures.above[0] != 0 && figures.above[1] != 0) extra += cost::honours_to_both;
    if (words.maker && *words.maker != winner && !none) extra += 1.2;
    const auto consider = [&](const Below& hand, double cost, bool slip) {
        HandFit fit;
        fit.slip = slip;
        fit.cost = cost + extra;
        if (words.strains != 0 && (words.strains & (1U << static_cast<unsigned>(hand.strain))) == 0)
            fit.cost += cost::word_gainsaid;
        if (words.tricks && *words.tricks != hand.tricks) fit.cost += cost::word_gainsaid;
        if (words.doublings.value_or(0) != hand.doublings && words.doublings) fit.cost += cost::word_gainsaid;
        fit.slip = fit.slip || fit.cost - cost - extra >= cost::word_gainsaid;
        if (fit.cost >= best.cost) return;
        fit.strain = hand.strain, fit.tricks = hand.tricks, fit.doublings = hand.doublings, fit.maker = winner;
        fit.cost += above_cost(words, figures, hand, winner, fit);
        if (fit.cost < best.cost) best = fit;
    };
    for (const Below& hand : below_) {
        if (hand.doublings > most_unsaid && words.doublings != hand.doublings) continue;
        const bool fits = none || hand.points == points;
        double cost = hand.cost;
        // what the words say costs nothing to believe
        if (words.strains & (1U << static_cast<unsigned>(hand.strain))) cost -= strain_cost(static_cast<Strain>(hand.strain));
        if (words.tricks == hand.tricks) cost -= tricks_cost[static_cast<std::size_t>(hand.tricks)];
        if (words.doublings == hand.doublings) cost -= doubling_cost[static_cast<std::size_t>(hand.doublings)];
        if (fits) consider(hand, cost, false);
        else if ((words.strains & (1U << static_cast<unsigned>(hand.strain))) && (words.tricks == hand.tricks) &&
                 words.doublings.value_or(0) == hand.doublings)
            consider(hand, cost::slip_in_hand + (below(points) >= cost::no_hand_gives ? 1.5 : 0), true);
    }
    if (best.cost >= never) {
        const Below any{static_cast<int>(Strain::hearts), 1, 0, 0, 0};
        consider(any, cost::no_hand_gives + 2, true);
        best.strain = -1;
    }
    return best;
}

/// Whist: tricks by cards to one side, honours two or four to either.
// NOLINTNEXTLINE(readability-function-cognitive-complexity): long, still to be cut up
HandFit HandTable::cards(const HandWords& words, const HandFigures& figures) const
{
    HandFit best;
    best.cost = never;
    best.strain = -1;
    for (int winner = 0; winner < 2; ++winner)
        for (int tricks = 1; tricks <= 7; ++tricks)
            for (int honours = 0; honours < 5; ++honours) {
                const int held = honours == 0 ? 0 : honours <= 2 ? 3 : 4;
                const Points worth = held == 3 ? three_honours_ : held == 4 ? four_honours_ : 0;
                const int side = (honours + 1) % 2;
                HandFigures told;
                told.below[static_cast<std::size_t>(winner)] += tricks;
                told.below[static_cast<std::size_t>(side)] += worth;
                double cost = tricks_cost[static_cast<std::size_t>(tricks)] + (held == 0 ? 0.6 : held == 3 ? 1.4 : 2.5);
                bool slip = false;
                if (told.below != figures.below) continue;
                if (words.tricks && *words.tricks != tricks) cost += cost::word_gainsaid;
                if (words.honours && *words.honours != worth && *words.honours != held) cost += cost::word_gainsaid;
                if (words.honours_of && worth > 0 && *words.honours_of != side) cost += cost::slip_in_hand;
                if (words.maker && *words.maker != winner) cost += 2;
                if (cost < best.cost) {
                    best = {cost, slip, -1, tricks, 0, winner, side, held, held};
                }
            }
    if (best.cost >= never) {
        best.cost = cost::no_hand_gives;
        best.slip = true;
    }
    return best;
}

HandFit HandTable::hand(const HandWords& words, const HandFigures& figures) const
{
    const auto number = [](const std::optional<int>& each) { return static_cast<long>(each.value_or(-1)); };
    const auto yes = [](bool each) { return each ? 1L : 0L; };
    const Asked asked{static_cast<long>(words.strains),
                      number(words.doublings),
                      number(words.tricks),
                      number(words.honours),
                      yes(words.simple),
                      yes(words.one_hand),
                      yes(words.divided),
                      yes(words.easy),
                      words.in_one,
                      yes(words.fifth),
                      yes(words.counts_honours),
                      yes(words.grand),
                      yes(words.little),
                      yes(words.slam),
                      yes(words.chicane),
                      number(words.maker),
                      number(words.honours_of),
                      number(words.chicane_of),
                      figures.below[0],
                      figures.below[1],
                      figures.above[0],
                      figures.above[1]};
    const auto known = known_.find(asked);
    if (known != known_.end()) return known->second;
    return known_.emplace(asked, whist_ ? cards(words, figures) : bridge(words, figures)).first->second;
}

}  // namespace hoyle::sheet
