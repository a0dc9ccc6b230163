// The order in which a hand of bridge is counted; whist.cpp has that of whist.
#include "scoring/hand.hpp"

#include "scoring/count.hpp"
#include "scoring/past_counting.hpp"

#include <fmt/compile.h>

#include <algorithm>

namespace hoyle::scoring {
namespace {

using Part = Working::Part;

/// The spade convention: the make was not doubled and the hand not played. The maker's side has its odd trick all the same.
void count_spades_unplayed(Count& count)
{
    const Side maker = count.facts.maker;
    const Points points = count.figures.spades_unplayed.value_or(0);
    count.game[maker] += points;
    count.score.trick_points[maker] = points;
    if (Working* line = count.line(maker, Part::tricks, points, "spades-unplayed")) {
        line->text = fmt::format("spades not played, the odd trick to the maker: {}", points);
        line->readings = count.figures.readings_of("spades-unplayed");
    }
}

std::string tricks_words(const Count& count, int odd, Points points)
{
    const std::string tricks = odd == 1 ? "the odd trick" : fmt::format(FMT_COMPILE("{} odd tricks"), odd);
    if (count.figures.game == lawbook::Game::whist) return fmt::format("{}: {}", tricks, points);
    std::string words = fmt::format(FMT_COMPILE("{} at {}"), tricks, count.base());
    if (count.facts.doublings > 0) words += ", " + doubled_words(count.facts.doublings);
    Points free = count.base();
    for (int done = 0; done < count.facts.doublings && free <= count.value; ++done) free *= count.figures.doubling;
    if (past_counting(count.figures, count.facts.trump, count.facts.doublings))
        words += fmt::format(", {} each, the most that is counted here", count.value);
    else if (free > count.value) words += fmt::format(", {} each by the limit", count.value);
    return words + fmt::format(FMT_COMPILE(": {}"), points);
}

void count_bridge(Count& count)
{
    if (count.facts.spades_thrown_in) {
        count_spades_unplayed(count);
    } else if (count.score.tricks_known) {
        count_penalties(count);
        if (count.figures.contract) count_declared(count);
        else
            for (Side side : both_sides) count_tricks(count, side);
        if (points_for_revokes_wait(count)) count_points_for_revokes(count);
        for (Side side : both_sides) count_ceiling(count, side);
        count.score.tricks_scored = count.tricks;
    }
    count_above(count);
    count.score.game = reached(count);
}

}  // namespace

Count::Count(const HandFacts& facts_, const Figures& figures_, HandScore& score_, bool shown_)
    : facts(facts_), figures(figures_), score(score_), shown(shown_),
      value(trick_value(figures_, facts_.trump, facts_.doublings)), tricks(facts_.tricks), game(facts_.standing)
{
    for (const RevokePenalty& revoke : facts.revokes) revoked[revoke.offenders] = true;
    for (Side side : both_sides)
        if (figures.unclaimed_revoke_limits && facts.unclaimed_revoke[side]) revoked[side] = true;
}

Points Count::of_value(Side side, Points points) const
{
    if (figures.surplus_kept || barred(side)) return points;
    return std::clamp(figures.target - game[side], 0, points);
}

std::optional<Side> reached(const Count& count)
{
    for (Side side : both_sides)
        if (count.game[side] >= count.figures.target && !count.barred(side)) return side;
    return std::nullopt;
}

void count_tricks(Count& count, Side side)
{
    const int odd = count.tricks[side] - count.figures.book;
    if (odd <= 0) return;
    const Points made = odd * count.value;
    const Points points = count.of_value(side, made);
    count.game[side] += points;
    count.score.trick_points[side] += points;
    if (Working* line = count.line(side, Part::tricks, points, "trick")) {
        line->text = tricks_words(count, odd, made);
        if (points < made) line->text += fmt::format(", only {} needed for the game", points);
        if (count.facts.doublings > 0) cite_first_law(*line, count.figures, "doubling");
        if (count.facts.doublings > 0 && limit_reached(count.figures, count.facts.trump, count.facts.doublings)) {
            cite_first_law(*line, count.figures, "doubling-limit");
            cite_readings(*line, count.figures, "doubling-limit", {"R36"});
        }
    }
}

void count_ceiling(Count& count, Side side)
{
    const Points most = count.figures.revoke_ceiling;
    if (!count.barred(side) || count.game[side] <= most) return;
    const Points lost = count.game[side] - most;
    count.game[side] = most;
    count.score.lost_to_ceiling[side] += lost;
    if (Working* line = count.line(side, Part::ceiling, -lost, "revoke.ceiling")) {
        const std::string_view goes = count.figures.past_ceiling_above ? "written above" : "lost";
        line->text = count.revoked[side] ? fmt::format("after a revoke no higher than {}: {} {}", most, lost, goes)
                                         : fmt::format("the game is barred, no higher than {}: {} {}", most, lost, goes);
        cite_readings(*line, count.figures, "revoke", {"R30"});
    }
}

HandScore score_hand(const HandFacts& facts, const Figures& figures, Show show)
{
    if (facts.royals && figures.royal_spades > 0) {
        HandFacts plain = facts;
        plain.royals = false;
        Figures royal = figures;
        royal.trick[static_cast<std::size_t>(Strain::spades)] = figures.royal_spades;
        return score_hand(plain, royal, show);
    }
    HandScore score;
    score.tricks_known = facts.spades_thrown_in || (facts.tricks[Side::ns] >= 0 && facts.tricks[Side::ew] >= 0);
    Count count(facts, figures, score, show == Show::working);
    if (figures.game == lawbook::Game::whist) count_whist(count);
    else count_bridge(count);
    for (Side side : both_sides) {
        score.standing[side] = count.game[side];
        score.below[side] = count.game[side] - facts.standing[side];
        if (figures.honours_count_to_game) continue;
        score.above[side] = score.honours[side] + score.chicane[side] + score.slam[side] + score.contract[side];
        if (figures.past_ceiling_above) score.above[side] += score.lost_to_ceiling[side];
    }
    return score;
}

HandScore score_past_the_game(const HandFacts& facts, const Figures& figures)
{
    Figures endless = figures;
    endless.target = facts.standing[Side::ns] + facts.standing[Side::ew] + 100;  // no hand is worth so much
    return score_hand(facts, endless, Show::points_only);
}

}  // namespace hoyle::scoring
