// Random rubbers as a scorer would leave them, and slips of each kind put into them: the material on which the audit is measured
// and tested.
#pragma once

#include "audit/account.hpp"
#include "audit/slips.hpp"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace hoyle::test {

/// A right rubber under one book: rows with their hands, games, totals, bonus, sums, difference.
inline void write_sums(audit::Sheet& sheet, const scoring::Figures& figures)
{
    using audit::Figure;
    std::size_t game = 0;
    const auto row_score = [&](std::size_t row, const PerSide<Points>& standing) {
        return audit::bare_score(sheet.rows[row].written(), standing, figures);
    };
    sheet.games = 0;  // the scorer draws his lines by his own figures
    const audit::Account account = add_up(sheet, figures, row_score, audit::Division::by_the_laws);
    sheet.games = account.games.size();
    for (const audit::GameOnSheet& each : account.games) {
        for (std::size_t row = each.first; row <= each.last; ++row) sheet.rows[row].game = game;
        ++game;
    }
    for (std::size_t row = account.used; row < sheet.rows.size(); ++row) sheet.rows[row].game = game;
    if (account.used < sheet.rows.size()) ++sheet.games;
    audit::Columns totals;
    const bool whist = figures.game == lawbook::Game::whist;
    if (whist) totals = account.totals;  // what the games are worth
    for (const audit::Row& row : sheet.rows)
        for (Side side : both_sides)
            for (const bool above : {false, true})
                if (!whist) totals.at(side, above) += row.written().at(side, above);
    Points sums[2] = {0, 0};
    for (Side side : both_sides) {
        sheet.total_below[side] = Figure{totals.below[side], false, {}};
        if (!whist) sheet.total_above[side] = Figure{totals.above[side], false, {}};
        sheet.bonus[side].clear();
        if (account.winner == side) sheet.bonus[side].push_back(Figure{figures.bonus, false, {}});
        sums[static_cast<int>(side)] = totals.below[side] + totals.above[side] + account.bonus[side];
        sheet.sum[side] = Figure{sums[static_cast<int>(side)], false, {}};
    }
    sheet.result_side = sums[0] >= sums[1] ? Side::ns : Side::ew;
    sheet.result = Figure{std::abs(sums[0] - sums[1]), false, {}};
}

inline void write_row(audit::Row& row, const audit::Columns& figures)
{
    for (Side side : both_sides) {
        row.below[side].clear();
        row.above[side].clear();
        if (figures.below[side] != 0) row.below[side].push_back({figures.below[side], false, {}});
        if (figures.above[side] != 0) row.above[side].push_back({figures.above[side], false, {}});
    }
}

/// Where the hands of a random rubber come from.
enum class Hands {
    made_up,  ///< facts drawn one by one, such that rare ones are met often
    dealt     ///< cards from a pack: honours, voids and tricks fall as they do at a table
};

class RandomBlock {
public:
    RandomBlock(const scoring::Figures& figures, unsigned seed, Hands hands = Hands::made_up)
        : figures_(figures), random_(seed), hands_(hands)
    {}

    audit::Sheet rubber()
    {
        audit::Sheet sheet;
        PerSide<Points> standing{};
        PerSide<int> won{};
        while (won[Side::ns] < 2 && won[Side::ew] < 2 && sheet.rows.size() < 40) {
            audit::Row row;
            scoring::HandFacts hand = is_whist() ? whist_hand() : hands_ == Hands::dealt ? dealt_hand() : some_hand();
            hand.standing = standing;
            const auto score = audit::told_score(hand, standing, figures_);
            row.hand = hand;
            row.at = sheet.rows.size() * 2 + 1;
            write_row(row, {score.below, score.above});
            sheet.rows.push_back(row);
            standing = score.standing;
            if (score.game) ++won[*score.game], standing = {};
        }
        sheet.end = sheet.rows.size() * 2 + 10;
        write_sums(sheet, figures_);
        return sheet;
    }

    int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
    bool chance(int percent) { return below(100) < percent; }

private:
    bool is_whist() const { return figures_.game == lawbook::Game::whist; }

    scoring::HandFacts whist_hand()
    {
        scoring::HandFacts hand;
        hand.maker = chance(50) ? Side::ns : Side::ew;
        hand.trump = static_cast<Strain>(below(4));
        const int ns = below(5) + below(5) + below(6);  // about the middle, and all thirteen now and then
        hand.tricks = {{ns, 13 - ns}};
        const int all = static_cast<int>(figures_.honours_suit_ranks.size());
        const int held = all > 0 ? below(all + 1) : 0;
        hand.honours = {{scoring::HonoursHeld{held, held}, scoring::HonoursHeld{all - held, all - held}}};
        for (Side side : both_sides) hand.honours_called[side] = chance(90);
        for (Side side : both_sides)
            if (chance(5)) hand.revokes.push_back({side, figures_.revoke_options[static_cast<std::size_t>(below(3))]});
        if (hand.revokes.size() > 1) hand.revokes.pop_back();  // bare rows are explained with one at most
        return hand;
    }

    /// Of a side's two hands one or both without a trump; three without: the fourth holds them all.
    void voids(scoring::HandFacts& hand)
    {
        const Seat seat = static_cast<Seat>(below(4));
        const Side side = side_of(seat);
        hand.void_of_trumps[seat] = true;
        hand.honours[side].most_in_one_hand = hand.honours[side].count;
        if (chance(85)) return;
        if (chance(50)) {  // thirteen trumps in his partner's hand
            for (Seat each : all_seats) hand.void_of_trumps[each] = each != partner_of(seat);
            hand.honours[side] = {5, 5};
            hand.honours[other(side)] = {0, 0};
            hand.tricks[side] = 13;
            hand.tricks[other(side)] = 0;
            return;
        }
        hand.void_of_trumps[partner_of(seat)] = true;
        hand.honours[side] = {0, 0};
        hand.honours[other(side)] = {5, 3 + below(3)};
    }

    scoring::HandFacts some_hand()
    {
        scoring::HandFacts hand;
        hand.trump = static_cast<Strain>(below(5));
        const int odd[] = {7, 7, 7, 8, 8, 8, 9, 9, 10, 10, 11, 12, 13};
        const Side side = chance(50) ? Side::ns : Side::ew;
        hand.maker = side;
        hand.tricks[side] = odd[below(13)];
        hand.tricks[other(side)] = 13 - hand.tricks[side];
        if (chance(20)) hand.doublings = chance(75) ? 1 : 2;
        if (scoring::trick_value(figures_, hand.trump, hand.doublings) < 0) hand.doublings = 0;
        const bool aces = hand.trump == Strain::no_trump;
        const int all = aces ? 4 : 5;
        const int ns = below(all + 1);
        hand.honours[Side::ns] = {ns, std::min(ns, 3)};
        hand.honours[Side::ew] = {all - ns, std::min(all - ns, 3)};
        for (Side each : both_sides)
            if (hand.honours[each].count >= 4 && chance(35))
                hand.honours[each].most_in_one_hand = hand.honours[each].count == 5 && chance(60) ? 4 : hand.honours[each].count;
        if (!aces && chance(8)) voids(hand);
        const bool all_trumps = hand.void_of_trumps[Seat::east] &&
                                hand.void_of_trumps[Seat::south] != hand.void_of_trumps[Seat::west];
        if (!all_trumps && chance(7)) {
            const Side offenders = chance(50) ? Side::ns : Side::ew;
            hand.revokes.push_back(
                {offenders,
                 figures_.revoke_options[static_cast<std::size_t>(below(static_cast<int>(figures_.revoke_options.size())))]});
        }
        return hand;
    }

    /// Thirteen cards each. The dealer's side names its longest suit if that is long enough to be worth naming, else plays
    /// without trumps; the tricks lie about what the honour cards are worth, a doubling is as common as the maker's hand is weak,
    /// a revoke one hand in thirty.
    scoring::HandFacts dealt_hand()
    {
        std::array<int, 52> pack;
        std::iota(pack.begin(), pack.end(), 0);
        for (int i = 51; i > 0; --i) std::swap(pack[static_cast<std::size_t>(i)], pack[static_cast<std::size_t>(below(i + 1))]);
        PerSeat<CardSet> hands;
        for (int i = 0; i < 52; ++i) {
            const int card = pack[static_cast<std::size_t>(i)];
            hands[static_cast<Seat>(i / 13)].add(Card(static_cast<Suit>(card / 13), static_cast<Rank>(card % 13)));
        }
        const Seat dealer = static_cast<Seat>(below(4));
        const Seat maker = chance(60) ? dealer : partner_of(dealer);
        Suit longest = Suit::spades;
        for (Suit suit : all_suits)
            if (hands[maker].in(suit).size() > hands[maker].in(longest).size()) longest = suit;
        scoring::HandFacts hand;
        hand.trump = hands[maker].in(longest).size() >= 5 ? static_cast<Strain>(longest) : Strain::no_trump;
        const Side side = side_of(maker);
        hand.maker = side;
        int strength = 0;  // tops in both hands, of forty
        for (Seat seat : all_seats)
            for (Card card : hands[seat])
                if (side_of(seat) == side) strength += std::max(0, static_cast<int>(card.rank()) - static_cast<int>(Rank::ten));
        hand.tricks[side] = std::clamp(strength * 13 / 40 + below(4), 0, 13);
        hand.tricks[other(side)] = 13 - hand.tricks[side];
        if (strength < 20 && chance(30)) hand.doublings = chance(80) ? 1 : 2;
        hand.honours = scoring::honours_in(hands, hand.trump, figures_);
        for (Seat seat : all_seats)
            hand.void_of_trumps[seat] = hand.trump != Strain::no_trump && hands[seat].in(static_cast<Suit>(hand.trump)).empty();
        if (chance(3))
            hand.revokes.push_back(
                {chance(50) ? Side::ns : Side::ew,
                 figures_.revoke_options[static_cast<std::size_t>(below(static_cast<int>(figures_.revoke_options.size())))]});
        return hand;
    }

    const scoring::Figures& figures_;
    std::mt19937 random_;
    Hands hands_;
};

/// The slips that the audit is measured on.
inline const std::vector<audit::SlipKind>& measured_slips()
{
    using enum audit::SlipKind;
    static const std::vector<audit::SlipKind> kinds{other_suit,         doubling_forgotten, doubled_honours,  honours_other_side,
                                                    wrong_side_of_line, four_in_one_hand,   four_divided,     transposed,
                                                    digit_dropped,      digit_doubled,      chicane_added,    chicane_deducted,
                                                    slam_with_penalty,  past_ceiling,       carry_dropped,    game_missed,
                                                    bonus_missed,       bonus_twice,        bonus_other_side, left_out};
    return kinds;
}

/// A sheet with one slip in it.
struct Spoilt {
    audit::Sheet sheet;
    std::size_t row = 0;
    audit::Columns right;  ///< of a slip in a row: what the row should hold
    bool in_row = false;
};

/// How a scorer makes a slip of this kind in a hand: the wrong row; nothing where this hand gives no occasion for it. Written
/// apart from the audit's own list, from the hand's facts alone.
inline std::optional<audit::Columns> spoil(audit::SlipKind kind, const scoring::HandFacts& hand, const scoring::Figures& figures,
                                           RandomBlock& random)
{
    using enum audit::SlipKind;
    const auto right = score_hand(hand, figures, scoring::Show::points_only);
    audit::Columns wrong{right.below, right.above};
    const audit::Columns before = wrong;
    scoring::HandFacts facts = hand;
    const auto rescored = [&] { return score_hand(facts, figures, scoring::Show::points_only); };
    const auto digits = [&](auto change) {
        std::vector<std::pair<Side, bool>> places;
        for (Side side : both_sides)
            for (const bool above : {false, true})
                if (wrong.at(side, above) > 0) places.emplace_back(side, above);
        if (places.empty()) return;
        const auto [side, above] = places[static_cast<std::size_t>(random.below(static_cast<int>(places.size())))];
        std::string figure = std::to_string(wrong.at(side, above));
        change(figure);
        if (!figure.empty() && figure.front() != '0' && figure.size() < 6) wrong.at(side, above) = std::stoi(figure);
    };
    switch (kind) {
    case other_suit:
        facts.trump = static_cast<Strain>(random.below(5));
        wrong.below = rescored().below;
        break;
    case doubling_forgotten:
        if (hand.doublings == 0) return std::nullopt;
        --facts.doublings;
        wrong.below = rescored().below;
        break;
    case doubled_honours:
        if (hand.doublings == 0) return std::nullopt;
        for (Side side : both_sides) wrong.above[side] += right.honours[side];
        break;
    case honours_other_side:
        for (Side side : both_sides) wrong.above[side] += right.honours[other(side)] - right.honours[side];
        break;
    case wrong_side_of_line:
        for (Side side : both_sides)
            if (right.honours[side] > 0) wrong.below[side] += right.honours[side], wrong.above[side] -= right.honours[side];
        break;
    case four_in_one_hand:
    case four_divided:
        for (Side side : both_sides) {
            if (hand.honours[side].count < 4) continue;
            const bool one = hand.honours[side].most_in_one_hand >= 4;
            if (one == (kind == four_in_one_hand)) return std::nullopt;
            facts.honours[side].most_in_one_hand = one ? 3
                                                   : hand.honours[side].count == 5 && random.chance(60)
                                                       ? 4
                                                       : hand.honours[side].count;
        }
        wrong.above = rescored().above;
        break;
    case transposed:
        digits([&](std::string& figure) {
            if (figure.size() < 2) return;
            const auto i = static_cast<std::size_t>(random.below(static_cast<int>(figure.size()) - 1));
            std::swap(figure[i], figure[i + 1]);
        });
        break;
    case digit_dropped:
        digits([&](std::string& figure) {
            if (figure.size() >= 2) figure.erase(static_cast<std::size_t>(random.below(static_cast<int>(figure.size()))), 1);
        });
        break;
    case digit_doubled:
        digits([&](std::string& figure) {
            const auto i = static_cast<std::size_t>(random.below(static_cast<int>(figure.size())));
            figure.insert(i, 1, figure[i]);
        });
        break;
    case chicane_added:
    case chicane_deducted:
        for (Side side : both_sides) {
            if (right.chicane[side] == 0) continue;
            if ((right.chicane[side] < 0) != (kind == chicane_added)) return std::nullopt;
            if (right.chicane[side] < 0) {
                wrong.above[side] -= right.chicane[side];
                wrong.above[other(side)] -= right.chicane[side];
            } else {
                if (right.honours[other(side)] < right.chicane[side]) return std::nullopt;
                wrong.above[side] -= right.chicane[side];
                wrong.above[other(side)] -= right.chicane[side];
            }
            break;
        }
        break;
    case slam_with_penalty:
        if (hand.revokes.empty()) return std::nullopt;
        for (Side side : both_sides)
            if (right.tricks_scored[side] >= 12 && right.slam[side] == 0)
                wrong.above[side] += right.tricks_scored[side] >= 13 ? figures.grand_slam : figures.little_slam;
        break;
    case past_ceiling:
        for (Side side : both_sides) wrong.below[side] += right.lost_to_ceiling[side];
        break;
    default: return std::nullopt;
    }
    if (wrong == before) return std::nullopt;
    return wrong;
}

/// Puts one slip of the kind into the sheet; nothing where the sheet gives no occasion. `carried`: the scorer added up what he
/// had written; else the sums are those of the right figures, as when a sheet is copied.
inline std::optional<Spoilt> put_in(audit::SlipKind kind, audit::Sheet sheet, const scoring::Figures& figures,
                                    RandomBlock& random, bool carried)
{
    using enum audit::SlipKind;
    Spoilt spoilt;
    const Side winner = sheet.bonus[Side::ns].empty() ? Side::ew : Side::ns;
    const auto resum = [&] {
        Points sums[2];
        for (Side side : both_sides) {
            Points sum = sheet.total_below[side]->points + sheet.total_above[side]->points;
            for (const audit::Figure& figure : sheet.bonus[side]) sum += figure.points;
            sums[static_cast<int>(side)] = sum;
            sheet.sum[side]->points = sum;
        }
        sheet.result_side = sums[0] >= sums[1] ? Side::ns : Side::ew;
        sheet.result->points = std::abs(sums[0] - sums[1]);
    };
    switch (kind) {
    case bonus_missed:
        sheet.bonus[winner].clear();
        sheet.bonus[winner].push_back({0, false, {}});
        resum();
        break;
    case bonus_twice:
        sheet.bonus[winner].push_back({figures.bonus, false, {}});
        resum();
        break;
    case bonus_other_side:
        std::swap(sheet.bonus[Side::ns], sheet.bonus[Side::ew]);
        resum();
        break;
    case game_missed: {
        if (sheet.games < 2) return std::nullopt;
        const std::size_t line = 1 + static_cast<std::size_t>(random.below(static_cast<int>(sheet.games) - 1));
        for (audit::Row& row : sheet.rows)
            if (row.game >= line) --row.game;
        --sheet.games;
        break;
    }
    case left_out: {  // a whole line
        if (sheet.rows.size() < 2) return std::nullopt;
        sheet.rows.erase(sheet.rows.begin() + random.below(static_cast<int>(sheet.rows.size())));
        if (!carried) break;
        for (const auto& [side, above] : audit::all_columns) {
            Points total = 0;
            for (const audit::Row& row : sheet.rows) total += row.written().at(side, above);
            (above ? sheet.total_above : sheet.total_below)[side]->points = total;
        }
        resum();
        break;
    }
    case carry_dropped: {
        const Side side = random.chance(50) ? Side::ns : Side::ew;
        const bool above = random.chance(50);
        Points units = 0;
        for (const audit::Row& row : sheet.rows) units += row.written().at(side, above) % 10;
        if (units < 10) return std::nullopt;
        // all of it, or of two tens in mind one, of three one or two
        (above ? sheet.total_above : sheet.total_below)[side]->points -= (1 + random.below(units / 10)) * 10;
        resum();
        break;
    }
    default: {
        std::vector<std::size_t> order(sheet.rows.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
        for (const std::size_t row : order) {
            const auto wrong = spoil(kind, *sheet.rows[row].hand, figures, random);
            if (!wrong) continue;
            spoilt.row = row;
            spoilt.in_row = true;
            spoilt.right = sheet.rows[row].written();
            write_row(sheet.rows[row], *wrong);
            if (carried) write_sums(sheet, figures);
            break;
        }
        if (!spoilt.in_row) return std::nullopt;
    }
    }
    spoilt.sheet = std::move(sheet);
    return spoilt;
}

}  // namespace hoyle::test
