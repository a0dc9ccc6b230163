// A hand told without its honours: what stands above the line must be what some honours of that suit bring.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {
namespace {

using scoring::HandFacts;

/// Every way in which the honours can lie: three to five on one side, with so many of them in one hand.
bool some_honours_give(HandFacts hand, const PerSide<Points>& above, const scoring::Figures& figures)
{
    const int all = scoring::how_many_honours(figures, hand.trump);
    for (const Side side : both_sides)
        for (int count = all / 2 + 1; count <= all; ++count)
            for (int most = (count + 1) / 2; most <= count; ++most) {
                hand.honours[side] = {count, most};
                hand.honours[other(side)] = {all - count, std::min(all - count, 2)};
                for (const bool north : {false, true})
                    for (const bool east : {false, true}) {
                        hand.void_of_trumps = {};
                        hand.void_of_trumps[Seat::north] = north;
                        hand.void_of_trumps[Seat::east] = east;
                        if (scoring::score_hand(hand, figures).above == above) return true;
                    }
            }
    return false;
}

}  // namespace

void Auditor::check_untold_honours(std::size_t row)
{
    const Row& here = audit_.sheet.rows[row];
    const HandFacts& hand = *here.hand;
    if (hand.trump == Strain::no_trump || !hand.revokes.empty() || hand.spades_thrown_in || figures_.honours_count_to_game)
        return;
    // where chicane is told whose hand it was is as well, and the rest is not guessed at
    for (const Seat seat : all_seats)
        if (hand.void_of_trumps[seat]) return;
    for (const Side side : both_sides)
        if (!here.said(side, true)) return;
    const PerSide<Points> above = here.written().above;
    if ((above[Side::ns] == 0 && above[Side::ew] == 0) || some_honours_give(hand, above, figures_)) return;
    const Side side = above[Side::ns] >= above[Side::ew] ? Side::ns : Side::ew;
    Mistake mistake;
    mistake.what = What::no_hand;
    mistake.row = row;
    mistake.side = side;
    mistake.above_the_line = true;
    mistake.written = above[side];
    const auto& figures = here.figures(side, true);
    mistake.where = figures.size() == 1 ? figures.front().where : here.where;
    const std::string suit(name_of(hand.trump));
    mistake.heading = audit_.sheet.names[side] + " above the line, " + row_words(row) + ": no honours in " + suit + " give " +
                      std::to_string(above[side]);
    mistake.label = "no honours in " + suit + " give this";
    for (const char* figure : {"honours-suit", "slam", "chicane"})
        for (const std::string& law : figures_.laws_of(figure)) mistake.laws.push_back(law);
    audit_.certain = false;
    const std::size_t index = add(std::move(mistake));
    if (!row_cause_[row]) row_cause_[row] = index;
}

}  // namespace hoyle::audit
