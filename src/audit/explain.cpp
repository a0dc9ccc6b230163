// Every hand there can be, as far as the score can tell hands apart.

#include "audit/explain.hpp"
#include "source/sort.hpp"

#include <algorithm>

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;
using scoring::HonoursHeld;
using scoring::RevokeOption;
using scoring::RevokePenalty;
using scoring::Show;

namespace {

constexpr std::array<Strain, 5> strains{Strain::spades, Strain::clubs, Strain::diamonds, Strain::hearts, Strain::no_trump};

/// More doublings than this no table has heard of; below it the limit of the book decides.
constexpr int most_doublings = 7;

/// More points than any hand of whist can bring.
constexpr Points past_any_game = 100;

HandFacts hand_of(Strain trump, PerSide<int> tricks, int doublings)
{
    HandFacts hand;
    hand.trump = trump;
    hand.tricks = tricks;
    hand.doublings = doublings;
    hand.maker = tricks[Side::ns] >= tricks[Side::ew] ? Side::ns : Side::ew;
    hand.honours[Side::ns] = hand.honours[Side::ew] = {0, 0};
    return hand;
}

PerSide<int> tricks_of(int ns) { return {{ns, 13 - ns}}; }

}  // namespace

Explainer::Explainer(const Figures& figures) : figures_(figures)
{
    if (figures.game == lawbook::Game::whist) return;
    make_below();
    make_above();
}

void Explainer::make_below()
{
    for (Strain trump : strains)
        for (int doublings = 0; doublings <= most_doublings; ++doublings) {
            if (doublings > 0 && limit_reached(figures_, trump, doublings - 1)) break;
            for (int ns = 0; ns <= 13; ++ns) {
                const HandFacts hand = hand_of(trump, tricks_of(ns), doublings);
                const auto score = score_hand(hand, figures_, Show::points_only);
                below_.push_back({trump, doublings, hand.tricks, score.below, score.slam});
            }
        }
}

namespace {

/// A void hand holds no honour, so its partner holds all that the side has.
bool voids_possible(const HandFacts& hand, Side more)
{
    PerSide<int> empty{};
    for (Seat seat : all_seats) empty[side_of(seat)] += hand.void_of_trumps[seat] ? 1 : 0;
    // which of two partners is void makes no difference
    if (hand.void_of_trumps[Seat::south] > hand.void_of_trumps[Seat::north]) return false;
    if (hand.void_of_trumps[Seat::west] > hand.void_of_trumps[Seat::east]) return false;
    const HonoursHeld &many = hand.honours[more], &few = hand.honours[other(more)];
    if (empty[more] == 2 || (empty[more] == 1 && many.most_in_one_hand != many.count)) return false;
    if (empty[other(more)] == 2 && few.count > 0) return false;
    return true;
}

/// Three hands without a trump: the fourth was dealt all thirteen, and takes every trick.
bool holds_all_trumps(const HandFacts& hand, Side side)
{
    int voids = 0;
    for (Seat seat : all_seats) voids += hand.void_of_trumps[seat] ? 1 : 0;
    return voids == 3 && hand.honours[side].count > 0;
}

}  // namespace

void Explainer::make_above()
{
    for (Strain trump : strains) {
        const int all = how_many_honours(figures_, trump);
        for (int ns = 0; ns <= all; ++ns) {
            const Side more = ns * 2 >= all ? Side::ns : Side::ew;
            const int many = std::max(ns, all - ns), few = all - many;
            for (int most = std::min(many, 3); most <= many;
                 ++most) {  // how three lie makes no difference, nor two and two from three and one
                HandFacts hand = hand_of(trump, tricks_of(7), 0);
                hand.honours[more] = {many, most};
                hand.honours[other(more)] = {few, few};
                make_above(hand, more);
            }
        }
    }
}

/// These honours with every void there can be; at no trumps there is none.
void Explainer::make_above(HandFacts hand, Side more)
{
    for (int voids = 0; voids < (hand.trump == Strain::no_trump ? 1 : 16); ++voids) {
        for (Seat seat : all_seats) hand.void_of_trumps[seat] = (voids >> static_cast<int>(seat) & 1) != 0;
        if (!voids_possible(hand, more)) continue;
        const auto score = score_hand(hand, figures_, Show::points_only);
        above_.push_back({hand.trump, hand.honours, hand.void_of_trumps, {}, {}});
        if (holds_all_trumps(hand, more)) above_.back().takes_all = more;
        for (Side side : both_sides) above_.back().above[side] = score.honours[side] + score.chicane[side];
    }
}

void Explainer::whist_hands(const PerSide<Points>& standing, const std::vector<RevokePenalty>& revokes,
                            std::vector<WithRevoke>& all) const
{
    const int most = static_cast<int>(figures_.honours_suit_ranks.size());
    const auto worthless = [&](int held) { return honours_worth(figures_, Strain::spades, {held, held}) == 0; };
    for (int ns = 0; ns <= 13; ++ns)
        for (int honours = 0; honours <= most; ++honours)
            for (const bool called : {true, false}) {
                if (!called && worthless(honours) && worthless(most - honours)) continue;
                HandFacts hand = hand_of(Strain::spades, tricks_of(ns), 0);
                hand.standing = standing;
                hand.revokes = revokes;
                hand.honours = {{HonoursHeld{honours, honours}, HonoursHeld{most - honours, most - honours}}};
                hand.honours_called = {{called, called}};
                const auto score = score_hand(hand, figures_, Show::points_only);
                all.push_back({std::move(hand), score.below, {}});
            }
}

std::vector<Explainer::PastGame> Explainer::past_the_game(const Columns& row, const PerSide<Points>& standing) const
{
    std::vector<PastGame> found;
    Figures endless = figures_;
    endless.target = past_any_game;
    std::vector<WithRevoke> all;
    whist_hands(standing, {}, all);
    for (WithRevoke& played : all) {
        if (played.below == row.below || !(score_hand(played.hand, endless, Show::points_only).below == row.below)) continue;
        found.push_back({std::move(played.hand), {played.below, {}}});
    }
    return found;
}

/// The spade convention: the odd trick, and the honours, of a hand that nobody played.
void Explainer::spades_unplayed(const Columns& row, std::vector<HandFacts>& found) const
{
    if (!figures_.spades_unplayed) return;
    for (const Above& above : above_) {
        if (above.trump != Strain::spades || !(above.above == row.above)) continue;
        for (Side maker : both_sides) {
            if (row.below[maker] != *figures_.spades_unplayed || row.below[other(maker)] != 0) continue;
            HandFacts hand = hand_of(Strain::spades, {{-1, -1}}, 0);
            hand.maker = maker;
            hand.honours = above.honours;
            hand.void_of_trumps = above.void_of_trumps;
            hand.spades_thrown_in = true;
            found.push_back(hand);
        }
    }
}

bool Explainer::Above::gives(const PerSide<Points>& written, const Below& below_the_line) const
{
    return trump == below_the_line.trump && goes_with(below_the_line) &&
           above[Side::ns] + below_the_line.slam[Side::ns] == written[Side::ns] &&
           above[Side::ew] + below_the_line.slam[Side::ew] == written[Side::ew];
}

std::vector<HandFacts> Explainer::hands_of_whist(const Columns& row, const PerSide<Points>& standing) const
{
    std::vector<HandFacts> found;
    std::vector<WithRevoke> all;
    whist_hands(standing, {}, all);
    for (WithRevoke& played : all)
        if (played.below == row.below && row.above == PerSide<Points>{}) found.push_back(std::move(played.hand));
    return found;
}

namespace {

/// How seldom such a hand is seen: the plainest first.
int oddness(const HandFacts& hand)
{
    int odd = hand.doublings * 4 + (hand.spades_thrown_in ? 6 : 0);
    for (Seat seat : all_seats) odd += hand.void_of_trumps[seat] ? 3 : 0;
    for (Side side : both_sides) odd += hand.tricks[side] >= 12 ? 1 : 0;
    return odd;
}

}  // namespace

std::vector<HandFacts> Explainer::hands(const Columns& row, const PerSide<Points>& standing) const
{
    if (figures_.game == lawbook::Game::whist) return hands_of_whist(row, standing);
    std::vector<HandFacts> found;
    for (const Below& below : below_) {
        if (!(below.below == row.below)) continue;
        for (const Above& above : above_) {
            if (!above.gives(row.above, below)) continue;
            HandFacts hand = hand_of(below.trump, below.tricks, below.doublings);
            hand.honours = above.honours;
            hand.void_of_trumps = above.void_of_trumps;
            hand.standing = standing;
            found.push_back(hand);
        }
    }
    spades_unplayed(row, found);
    sort_stably(found, [](const HandFacts& a, const HandFacts& b) { return oddness(a) < oddness(b); });
    return found;
}

bool Explainer::possible(const Columns& row, const PerSide<Points>& standing) const { return !hands(row, standing).empty(); }

bool Explainer::possible_above(const PerSide<Points>& written) const
{
    if (above_.empty()) return written[Side::ns] == 0 && written[Side::ew] == 0;
    for (const Below& below : below_)
        for (const Above& above : above_)
            if (above.gives(written, below)) return true;
    return false;
}

bool Explainer::possible_below(const PerSide<Points>& written) const
{
    if (below_.empty()) return true;
    return std::any_of(below_.begin(), below_.end(), [&](const Below& below) { return below.below == written; });
}

bool Explainer::possible_figure(bool above_the_line, Points points) const
{
    if (below_.empty()) return !above_the_line && points <= figures_.target;
    if (!above_the_line)
        return std::any_of(below_.begin(), below_.end(), [&](const Below& below) { return below.below[Side::ns] == points; });
    // one figure may be the honours, the slam, chicane or all of them together
    for (const Above& above : above_) {
        const Points honours = above.above[Side::ns];
        if (honours == points || honours + figures_.little_slam == points || honours + figures_.grand_slam == points) return true;
    }
    return points == figures_.little_slam || points == figures_.grand_slam;
}

std::vector<Explainer::WithRevoke> Explainer::all_with_revoke(const PerSide<Points>& standing) const
{
    std::vector<WithRevoke> all;
    for (Side offenders : both_sides)
        for (const RevokeOption option : figures_.revoke_options)
            if (figures_.game == lawbook::Game::whist) whist_hands(standing, {{offenders, option}}, all);
    for (const Below& below : below_)
        for (Side offenders : both_sides)
            for (const RevokeOption option : figures_.revoke_options) {
                HandFacts hand = hand_of(below.trump, below.tricks, below.doublings);
                hand.standing = standing;
                hand.revokes.push_back({offenders, option});
                const auto score = score_hand(hand, figures_, Show::points_only);
                all.push_back({std::move(hand), score.below, score.slam});
            }
    sort_stably(all, [](const auto& a, const auto& b) { return a.below < b.below; });
    return all;
}

std::vector<HandFacts> Explainer::hands_with_revoke(const Columns& row, const std::vector<WithRevoke>& all) const
{
    std::vector<HandFacts> found;
    auto played = std::partition_point(all.begin(), all.end(), [&](const WithRevoke& each) { return each.below < row.below; });
    for (; played != all.end() && played->below == row.below; ++played) {
        if (figures_.game == lawbook::Game::whist && row.above == PerSide<Points>{}) found.push_back(played->hand);
        for (const Above& above : above_) {
            if (above.takes_all) continue;  // of nothing but trumps, or of none, nobody revokes
            if (above.trump != played->hand.trump || above.above[Side::ns] + played->slam[Side::ns] != row.above[Side::ns] ||
                above.above[Side::ew] + played->slam[Side::ew] != row.above[Side::ew])
                continue;
            found.push_back(played->hand);
            found.back().honours = above.honours;
            found.back().void_of_trumps = above.void_of_trumps;
        }
    }
    return found;
}

std::vector<Explanation> Explainer::explain(const Columns& row, const PerSide<Points>& standing,
                                            const PerSide<std::string>& names) const
{
    std::vector<HandFacts> all = hands(row, standing);
    if (all.empty()) all = hands_with_revoke(row, all_with_revoke(standing));
    std::vector<Explanation> found;
    for (HandFacts& hand : all) found.push_back({hand, hand_words(hand, figures_, names)});
    return found;
}

}  // namespace hoyle::audit
