#include "examine/written_figures.hpp"

#include <algorithm>

namespace hoyle {

using log::Column;

namespace {

bool listed(Points bits, Column column) { return (bits >> static_cast<int>(column) & 1) != 0; }

/// What the column of an entry counts by the laws; nothing if that cannot be computed.
std::optional<Points> needed_for(const Entry& entry, const DealRecord& deal)
{
    const scoring::HandScore& score = deal.shown.score;
    const Side side = entry.side;
    if (deal.shown.is_void) return 0;
    if (!deal.shown.scored) return std::nullopt;
    switch (entry.column) {
    case Column::below:
    case Column::none:
        // a line with `penalty` beside `below` keeps them apart
        return score.tricks_known
                   ? std::optional(score.below[side] - (listed(entry.parts_listed, Column::penalty) ? score.penalty[side] : 0))
                   : std::nullopt;
    case Column::tricks: return score.tricks_known ? std::optional(score.trick_points[side]) : std::nullopt;
    case Column::penalty: return score.penalty[side];
    case Column::honours: return score.honours_known ? std::optional(score.honours[side]) : std::nullopt;
    case Column::slam: return score.slam[side];
    case Column::chicane: return score.honours_known ? std::optional(std::abs(score.chicane[side])) : std::nullopt;
    case Column::above: {
        if (!score.honours_known) return std::nullopt;
        Points points = score.above[side];
        if (listed(entry.parts_listed, Column::slam)) points -= score.slam[side];
        if (listed(entry.parts_listed, Column::chicane)) points -= score.chicane[side];
        if (listed(entry.parts_listed, Column::honours)) points -= score.honours[side];
        return points;
    }
    default: return std::nullopt;
    }
}

/// Where nothing past the game has value: all that was made, or held, though fewer won the game. Who writes it has written
/// nothing wrong (short whist 2, 3).
std::optional<Points> made_for(const Entry& entry, const DealRecord& deal, const scoring::Figures& figures)
{
    const scoring::HandScore& score = deal.shown.score;
    if (figures.surplus_kept || deal.shown.is_void || !deal.shown.scored || score.game != entry.side) return std::nullopt;
    const scoring::HandScore all = scoring::score_past_the_game(deal.facts, figures);
    switch (entry.column) {
    case Column::tricks: return score.tricks_known ? std::optional(all.trick_points[entry.side]) : std::nullopt;
    case Column::honours: return score.honours_known ? std::optional(all.honours[entry.side]) : std::nullopt;
    case Column::below:
    case Column::none: return score.tricks_known ? std::optional(all.below[entry.side]) : std::nullopt;
    default: return std::nullopt;
    }
}

/// What else a figure without a column may rightly be: how the side stands in the game, and all that the hand was worth to it.
bool is_another_right_figure(const Entry& entry, const DealRecord& deal)
{
    const scoring::HandScore& score = deal.shown.score;
    if (entry.column != Column::none || deal.shown.is_void || !deal.shown.scored || !score.tricks_known) return false;
    const Points below = score.below[entry.side];
    return entry.points == deal.facts.standing[entry.side] + below ||
           (score.honours_known && entry.points == below + score.above[entry.side]);
}

/// `score NS 26, EW 16` where East and West, who stood at 16, made nothing: the line tells how both stand.
bool tells_how_they_stand(const Entry& entry, const DealRecord& deal)
{
    const scoring::HandScore& score = deal.shown.score;
    if (!entry.beside || deal.shown.is_void || !deal.shown.scored || !score.tricks_known) return false;
    const Side opposite = other(entry.side);
    return score.below[opposite] != *entry.beside && deal.facts.standing[opposite] + score.below[opposite] == *entry.beside;
}

}  // namespace

std::optional<Points> computed_for(const Entry& entry, const DealRecord& deal, const scoring::Figures& figures)
{
    if (is_another_right_figure(entry, deal)) return entry.points;
    const auto needed = needed_for(entry, deal);
    if (!needed) return needed;
    const Points before = deal.facts.standing[entry.side];
    if (const auto made = made_for(entry, deal, figures); made && *made > *needed) {
        const bool stood = entry.column == Column::none && entry.points == before + *made;
        if (stood || made == entry.points) return entry.points;
    }
    return *needed + (tells_how_they_stand(entry, deal) ? before : 0);
}

bool of_tricks(Column column)
{
    return column == Column::below || column == Column::none || column == Column::tricks || column == Column::penalty;
}

bool counts_to_game(Column column, const scoring::Figures& figures)
{
    return of_tricks(column) || (figures.honours_count_to_game && column == Column::honours);
}

}  // namespace hoyle
