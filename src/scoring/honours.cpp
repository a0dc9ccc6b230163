// Honours, chicane and slam: what the cards as dealt, and the tricks as won, put above the line. None of it is ever doubled.
#include "scoring/count.hpp"

#include <fmt/compile.h>

#include <algorithm>

namespace hoyle::scoring {
namespace {

using Part = Working::Part;

/// The table of honours is in undoubled tricks only for a trump suit at bridge.
Points unit_of(const Figures& figures, Strain trump)
{
    if (figures.game == lawbook::Game::whist || trump == Strain::no_trump) return 1;
    return figures.trick[static_cast<std::size_t>(trump)];
}

const HonourTable& table_of(const Figures& figures, Strain trump)
{
    return trump == Strain::no_trump ? figures.honours_no_trump : figures.honours_suit;
}

int times(const HonourTable& table, const HonoursHeld& held)
{
    const int alone = held.most_in_one_hand;
    switch (held.count) {
    case 3: return table.three;
    case 4: return alone == 4 ? table.four_in_one : table.four;
    case 5: return alone == 5 ? table.five_in_one : alone == 4 ? table.four_in_one_and_fifth : table.five;
    default: return 0;
    }
}

void count_honours(Count& count, const PerSide<HonoursHeld>& held)
{
    const Figures& figures = count.figures;
    const Strain trump = count.facts.trump;
    for (Side side : both_sides) {
        const Points points = honours_worth(figures, trump, held[side]);
        const bool aces = trump == Strain::no_trump;
        if (points == 0 || (aces && count.further_only())) continue;
        count.score.honours[side] = points;
        const std::string_view figure = aces ? "honours-no-trump" : "honours-suit";
        if (Working* line = count.line(side, Part::honours, points, figure)) {
            line->readings = figures.readings_of(figure);
            const std::string words = honours_words(trump, held[side]);
            line->text = aces ? fmt::format(FMT_COMPILE("{}: {}"), words, points)
                              : fmt::format(FMT_COMPILE("{}, {} x {}: {}"), words, times(table_of(figures, trump), held[side]),
                                            count.base(), points);
        }
    }
}

/// One side's chicane: which row of the book it falls under, and whose column it moves.
void count_chicane_of(Count& count, Side side, int void_hands)
{
    const Figures& figures = count.figures;
    const bool own_honours = count.score.honours[side] > 0;
    const bool both = void_hands > 1;
    const std::optional<ChicaneRow>& row = both          ? figures.chicane_both_void
                                           : own_honours ? figures.chicane_own_side_has_honours
                                                         : figures.chicane_others_have_honours;
    if (!row) return;
    const Side gets = row->to_own ? side : other(side);
    const Points points = row->times * count.base();
    count.score.chicane[gets] += points;
    const std::string_view situation = both          ? "chicane.both-void"
                                       : own_honours ? "chicane.own-side-has-honours"
                                                     : "chicane.others-have-honours";
    if (Working* line = count.line(gets, Part::chicane, points, situation)) {
        const std::string_view name = both ? "double chicane" : "chicane";
        if (row->to_own) line->text = fmt::format("{}, {} x {}: {}", name, row->times, count.base(), points);
        else
            line->text = fmt::format("{} on the other side, {} x {} off the honours: {}", name, -row->times, count.base(),
                                     -points);
        line->readings = figures.readings_of(situation);
    }
}

void count_chicane(Count& count)
{
    if (count.facts.trump == Strain::no_trump) return;
    for (Side side : both_sides) {
        int void_hands = 0;
        for (Seat seat : all_seats)
            if (side_of(seat) == side && count.facts.void_of_trumps[seat]) ++void_hands;
        if (void_hands > 0) count_chicane_of(count, side, void_hands);
    }
}

/// From the tricks won in play: no penalty makes a slam, and none is scored by a side that revoked.
void count_slam(Count& count)
{
    if (!count.score.tricks_known || count.facts.spades_thrown_in) return;
    for (Side side : both_sides) {
        const int won = count.facts.tricks[side];
        const bool grand = won == tricks_in_a_hand;
        const Points points = grand ? count.figures.grand_slam : won == tricks_in_a_hand - 1 ? count.figures.little_slam : 0;
        if (points == 0) continue;
        const bool barred = count.revoked[side] && count.figures.revoke_bars_slam;
        if (!barred) count.score.slam[side] = points;
        if (Working* line = count.line(side, Part::slam, barred ? 0 : points, barred ? "revoke.bars" : "slam")) {
            const std::string_view name = grand ? "grand slam" : "little slam";
            line->text = barred ? fmt::format("no {} after a revoke", name) : fmt::format("{}: {}", name, points);
            if (barred) cite_readings(*line, count.figures, "revoke", {"R32"});
        }
    }
}

}  // namespace

int how_many_honours(const Figures& figures, Strain trump)
{
    return trump == Strain::no_trump ? static_cast<int>(all_suits.size()) : static_cast<int>(figures.honours_suit_ranks.size());
}

Points honours_worth(const Figures& figures, Strain trump, const HonoursHeld& held)
{
    if (trump != Strain::no_trump && figures.honours_suit_ranks.empty()) return 0;
    return times(table_of(figures, trump), held) * unit_of(figures, trump);
}

PerSide<HonoursHeld> completed(const HandFacts& facts, const Figures& figures)
{
    PerSide<HonoursHeld> held = facts.honours;
    const int all = how_many_honours(figures, facts.trump);
    for (Side side : both_sides) {
        HonoursHeld& missing = held[other(side)];
        if (missing.count >= 0 || held[side].count < 0 || held[side].count > all) continue;
        // What one side has not, the other has; how it lay is only guessed at where every way is worth the same.
        const int rest = all - held[side].count;
        const HonoursHeld spread{rest, (rest + 1) / 2};
        if (honours_worth(figures, facts.trump, spread) == honours_worth(figures, facts.trump, {rest, rest})) missing = spread;
    }
    return held;
}

PerSide<HonoursHeld> honours_in(const PerSeat<CardSet>& hands, Strain trump, const Figures& figures)
{
    CardSet honours;
    if (const std::optional<Suit> suit = trump_of(trump)) {
        for (Rank rank : figures.honours_suit_ranks) honours.add(Card(*suit, rank));
    } else {
        for (Suit each : all_suits) honours.add(Card(each, Rank::ace));
    }
    PerSide<HonoursHeld> held;
    for (Side side : both_sides) held[side].count = 0;
    for (Seat seat : all_seats) {
        HonoursHeld& side = held[side_of(seat)];
        const int here = (hands[seat] & honours).size();
        side.count += here;
        side.most_in_one_hand = std::max(side.most_in_one_hand, here);
    }
    return held;
}

void count_above(Count& count)
{
    const PerSide<HonoursHeld> held = completed(count.facts, count.figures);
    if (held[Side::ns].count >= 0 && held[Side::ew].count >= 0) {
        count.score.honours_known = true;
        count_honours(count, held);
        count_chicane(count);
    }
    count_slam(count);
}

}  // namespace hoyle::scoring
