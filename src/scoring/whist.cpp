// Whist: penalties, then tricks, then honours, and the counting stops at the first side to reach the game. What is left uncounted
// never lifts the loser, and so the game's worth hangs on this order.
#include "scoring/count.hpp"

#include <fmt/format.h>

namespace hoyle::scoring {
namespace {

using Part = Working::Part;

/// After each step: the ceiling for those who revoked, then whether anyone has the game.
bool over_after(Count& count, std::string_view not_counted)
{
    for (Side side : both_sides) count_ceiling(count, side);
    count.score.game = reached(count);
    if (!count.score.game) return false;
    if (Working* line = not_counted.empty() ? nullptr : count.line(*count.score.game, Part::tricks, 0, "order")) {
        line->text = fmt::format("the game is won: {} no longer count", not_counted);
        cite_readings(*line, count.figures, "order", {"R35"});
    }
    return true;
}

/// Why a side's honours score nothing; empty if they do. The state when the deal began decides, not what has been added since.
std::string_view why_no_honours(const Count& count, Side side)
{
    const Figures& figures = count.figures;
    if (figures.honours_barred_at && count.facts.standing[side] >= *figures.honours_barred_at) return "barred";
    if (figures.honours_must_be_called && !count.facts.honours_called[side]) return "called";
    return "";
}

void count_honours_of(Count& count, Side side, const HonoursHeld& held)
{
    const Points worth = honours_worth(count.figures, count.facts.trump, held);
    if (worth == 0) return;
    const std::string words = counted(held.count, "honour");
    const std::string_view refused = why_no_honours(count, side);
    if (!refused.empty()) {
        const bool called = refused != "barred";
        if (Working* line = count.line(side, Part::honours, 0, called ? "honours.called" : "honours.barred")) {
            line->text = called ? fmt::format("{}, not called: nothing", words)
                                : fmt::format("{}, but the deal began at {}: nothing", words, count.facts.standing[side]);
            cite_readings(*line, count.figures, "honours", {"R34"});
        }
        return;
    }
    const Points points = count.of_value(side, worth);
    count.game[side] += points;
    count.score.honours[side] += points;
    if (Working* line = count.line(side, Part::honours, points, "honours-suit")) {
        line->text = fmt::format("{}: {}", words, worth);
        line->readings = count.figures.readings_of("honours-suit");
        if (points < worth) line->text += fmt::format(", only {} needed for the game", points);
    }
}

}  // namespace

void count_whist(Count& count)
{
    HandScore& score = count.score;
    // Without the tricks nobody can say whether the honours still counted.
    if (!score.tricks_known) return;
    count_penalties(count);
    score.tricks_scored = count.tricks;
    if (over_after(count, "tricks and honours")) {
        score.honours_known = true;
        return;
    }
    for (Side side : both_sides) count_tricks(count, side);
    if (points_for_revokes_wait(count)) count_points_for_revokes(count);
    if (over_after(count, "honours")) {
        score.honours_known = true;
        return;
    }
    const PerSide<HonoursHeld> held = completed(count.facts, count.figures);
    score.honours_known = count.figures.honours_suit_ranks.empty() || (held[Side::ns].count >= 0 && held[Side::ew].count >= 0);
    if (!score.honours_known) return;
    for (Side side : both_sides) count_honours_of(count, side, held[side]);
    over_after(count, "");
}

}  // namespace hoyle::scoring
