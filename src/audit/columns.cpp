// A block written down column by column, as from a photograph: which figures stood side by side is not known, but each must be
// some hand's, and the figures below the line must divide into games.

#include "audit/auditor.hpp"

#include <algorithm>
#include <set>

namespace hoyle::audit {
namespace {

/// Walks every way of cutting the two columns into games. Small columns, so plainly.
class Cutting {
public:
    Cutting(const PerSide<std::vector<Points>>& below, const scoring::Figures& figures)
        : below_(below), target_(figures.target), needed_(figures.best_of / 2 + 1)
    {}

    PerSide<bool> winners()
    {
        walk({0, 0}, {0, 0});
        return found_;
    }

private:
    using Place = std::array<std::size_t, 2>;
    using Won = std::array<int, 2>;

    void walk(Place from, Won won)
    {
        if (!seen_.insert({from, won}).second || (found_[Side::ns] && found_[Side::ew])) return;
        for (Side side : both_sides) {
            const std::size_t mine = static_cast<std::size_t>(side), theirs = 1 - mine;
            // the winner's column up to the entry that gives him the game
            Points sum = 0;
            std::size_t to = from[mine];
            while (to < below_.of[mine].size() && sum < target_) sum += below_.of[mine][to++];
            if (sum < target_) continue;
            // of the loser's any number that leaves him short
            Points others = 0;
            for (std::size_t end = from[theirs];; ++end) {
                Place next{};
                next[mine] = to;
                next[theirs] = end;
                game_won(side, next, won);
                if (end >= below_.of[theirs].size()) break;
                others += below_.of[theirs][end];
                if (others >= target_) break;
            }
        }
    }

    /// A game of this side's ends at `next`: the rubber, if both columns end there too, or the next game.
    void game_won(Side side, Place next, Won won)
    {
        const std::size_t mine = static_cast<std::size_t>(side);
        if (++won[mine] != needed_) return walk(next, won);
        if (next[0] == below_.of[0].size() && next[1] == below_.of[1].size()) found_[side] = true;
    }

    const PerSide<std::vector<Points>>& below_;
    const Points target_;
    const int needed_;
    PerSide<bool> found_{};
    std::set<std::pair<Place, Won>> seen_;
};

}  // namespace

std::optional<Side> winner_by_columns(const PerSide<std::vector<Points>>& below, const scoring::Figures& figures)
{
    if (below[Side::ns].size() + below[Side::ew].size() > 64) return std::nullopt;
    const PerSide<bool> can = Cutting(below, figures).winners();
    if (can[Side::ns] == can[Side::ew]) return std::nullopt;
    return can[Side::ns] ? Side::ns : Side::ew;
}

void Auditor::check_columns()
{
    standing_right_.assign(audit_.sheet.rows.size(), {});
    for (std::size_t row = 0; row < audit_.sheet.rows.size(); ++row)
        if (audit_.sheet.rows[row].hand) check_told(row, {});
        else check_one_column_row(row);
}

/// One figure alone: some hand must give it, whatever stood in the other columns.
void Auditor::check_one_column_row(std::size_t row)
{
    const Sheet& sheet = audit_.sheet;
    const Row& here = sheet.rows[row];
    for (const auto& [side, above] : all_columns)
        for (const Figure& figure : here.figures(side, above)) {
            if (figure.unknown || figure.points == 0 || explainer_.possible_figure(above, figure.points)) continue;
            Mistake mistake;
            mistake.what = Mistake::What::no_hand;
            mistake.side = side;
            mistake.above_the_line = above;
            mistake.written = figure.points;
            mistake.row = row;
            mistake.where = figure.where;
            mistake.heading = sheet.names[side] + (above ? " above" : " below") + " the line: no hand gives " +
                              std::to_string(figure.points);
            mistake.label = "no hand gives this";
            mistake.laws = figures_.laws_of(above ? "honours-suit" : "trick");
            slips_of_the_pen(mistake);
            if (!mistake.slips.empty() && mistake.slips.front().reconciles) {
                mistake.computed = mistake.slips.front().right.at(side, above);
                supposed_[row] = mistake.slips.front().right;
            } else {
                audit_.certain = false;
            }
            row_cause_[row] = add(std::move(mistake));
        }
}

/// Every figure that some hand gives and that a slip of the pen makes this one.
void Auditor::slips_of_the_pen(Mistake& mistake) const
{
    for (Points meant = 1; meant <= 500; ++meant) {
        if (!explainer_.possible_figure(mistake.above_the_line, meant)) continue;
        for (const SlipKind kind : pen_slips(meant, mistake.written)) {
            Slip slip{kind, pen_words(kind, meant, mistake.written), audit_.sheet.rows[mistake.row].written(), mistake.row,
                      false};
            slip.right.at(mistake.side, mistake.above_the_line) += meant - mistake.written;
            slip.reconciles = reconciles(mistake.row, slip.right);
            mistake.slips.push_back(std::move(slip));
        }
    }
    rank(mistake.slips);
}

}  // namespace hoyle::audit
