// A hand told without its honours: what stands above the line must be what some honours of that suit bring.

#include "audit/auditor.hpp"

#include <algorithm>

namespace hoyle::audit {
namespace {

using scoring::HandFacts;

/// Of every way in which the honours can lie, three to five on one side, with so many of them in one hand, the first that brings
/// this with the slam, and with chicane or without.
std::optional<HandFacts> with_honours_for(HandFacts hand, const PerSide<Points>& above, const scoring::Figures& figures)
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
                        if (scoring::score_hand(hand, figures).above == above) return hand;
                    }
            }
    return std::nullopt;
}

/// The honours are told by their figure, and beside it stands the one slam for the other: the hand as it was.
std::optional<HandFacts> with_slam_mistaken(const HandFacts& hand, const Row& row, const scoring::Figures& figures)
{
    const scoring::HandScore score = scoring::score_hand(hand, figures);
    for (const Side side : both_sides) {
        if (score.slam[side] == 0) continue;
        const Points other_slam = figures.grand_slam + figures.little_slam - score.slam[side];
        const auto& written = row.figures(side, true);
        const bool stands = std::any_of(written.begin(), written.end(),
                                        [&](const Figure& each) { return each.points == other_slam; });
        if (written.size() < 2 || !stands) return std::nullopt;
        PerSide<Points> meant = row.written().above;
        meant[side] += score.slam[side] - other_slam;
        return with_honours_for(hand, meant, figures);
    }
    return std::nullopt;
}

/// The hand is told, but not its honours.
bool has_untold_honours(const Row& row, const scoring::Figures& figures)
{
    if (!row.hand || row.hand->trump == Strain::no_trump || !row.hand->revokes.empty() || row.hand->spades_thrown_in)
        return false;
    // where chicane is told whose hand it was is as well, and the rest is not guessed at
    for (const Seat seat : all_seats)
        if (row.hand->void_of_trumps[seat]) return false;
    const scoring::HandScore score = scoring::score_hand(*row.hand, figures);
    return score.tricks_known && !score.honours_known && !figures.honours_count_to_game && row.said(Side::ns, true) &&
           row.said(Side::ew, true);
}

}  // namespace

void Auditor::suppose_honours(std::size_t row)
{
    Row& here = audit_.sheet.rows[row];
    if (!has_untold_honours(here, figures_) || with_honours_for(*here.hand, here.written().above, figures_)) return;
    if (const auto hand = with_slam_mistaken(*here.hand, here, figures_)) here.hand = *hand;
}

void Auditor::check_untold_honours(std::size_t row)
{
    const Row& here = audit_.sheet.rows[row];
    if (!has_untold_honours(here, figures_)) return;
    const HandFacts& hand = *here.hand;
    const PerSide<Points> above = here.written().above;
    if ((above[Side::ns] == 0 && above[Side::ew] == 0) || with_honours_for(hand, above, figures_)) return;
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
