// Revoke penalties, which come before every other count: all deductions, then all additions, then the tricks, netted between the
// sides. All of one kind before the next, so that the order in which revokes were claimed never matters; and a deduction bites on
// the score as it stood before the hand. A table may hold that points come after the tricks of the hand (R27), or that where both
// sides revoked the penalties are counted in the order of their claims (R31).
#include "scoring/count.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <span>

namespace hoyle::scoring {
namespace {

using Part = Working::Part;

/// The revokes of one side, by what was chosen for them.
struct Revokes {
    int take = 0, deduct = 0, add = 0, above = 0, not_chosen = 0;
};

/// Where a book has points above the line for a revoke, only the first of a side may be paid for in tricks.
PerSide<Revokes> sorted(std::span<const RevokePenalty> revokes, const Figures& figures)
{
    PerSide<Revokes> sides;
    for (const RevokePenalty& revoke : revokes) {
        Revokes& side = sides[revoke.offenders];
        if (!revoke.chosen) ++side.not_chosen;
        else if (*revoke.chosen == RevokeOption::take && (figures.revoke_above == 0 || side.take + side.above == 0)) ++side.take;
        else if (*revoke.chosen == RevokeOption::deduct) ++side.deduct;
        else if (*revoke.chosen == RevokeOption::add) ++side.add;
        else ++side.above;
    }
    return sides;
}

std::string revokes_words(int revokes) { return revokes == 1 ? "a revoke" : counted(revokes, "revoke"); }

/// "three tricks at 8, doubled", "three points"
std::string amount_words(const Count& count, int revokes)
{
    const int due = revokes * count.figures.revoke_tricks;
    if (!count.figures.revoke_worth_doubled) return counted(due, "point");
    const std::string doubled = count.figures.revoke_worth_plain ? "" : doubled_words(count.facts.doublings);
    return fmt::format("{} at {}{}{}", counted(due, "trick"), count.base(), doubled.empty() ? "" : ", ", doubled);
}

Points amount(const Count& count, int revokes)
{
    if (!count.figures.revoke_worth_doubled) return revokes * count.figures.revoke_tricks;
    return revokes * count.figures.revoke_tricks * (count.figures.revoke_worth_plain ? count.base() : count.value);
}

/// What every line of a penalty rests on: its own law, that it comes first, and the readings that bear on it.
void cite(Working& line, const Count& count)
{
    const Figures& figures = count.figures;
    cite_laws(line, figures, "order");
    cite_readings(line, figures, "order", {"R3"});
    if (count.revoked[Side::ns] && count.revoked[Side::ew]) cite_readings(line, figures, "revoke", {"R31"});
}

void cite_points(Working& line, const Count& count)
{
    cite(line, count);
    if (count.facts.doublings > 0 && count.figures.revoke_worth_doubled) cite_readings(line, count.figures, "revoke", {"R28"});
}

void deduct(Count& count, Side offenders, int revokes)
{
    if (revokes == 0) return;
    const Points due = amount(count, revokes);
    const Points there = std::max(0, count.game[offenders]);
    const Points off = std::min(due, there);
    count.game[offenders] -= off;
    count.score.penalty[offenders] -= off;
    if (Working* line = count.line(offenders, Part::penalty, -off, "revoke.deduct")) {
        line->text = fmt::format("for {}, {} deducted: {}", revokes_words(revokes), amount_words(count, revokes), due);
        if (off < due)
            line->text += there == 0 ? ", but nothing is scored in this game"
                                     : fmt::format(", but only {} scored in this game", there);
        cite_points(*line, count);
        cite_readings(*line, count.figures, "revoke", {"R27"});
    }
}

void add(Count& count, Side offenders, int revokes)
{
    if (revokes == 0) return;
    const Side claimants = other(offenders);
    const Points due = amount(count, revokes);
    const Points on = count.of_value(claimants, due);
    count.game[claimants] += on;
    count.score.penalty[claimants] += on;
    if (Working* line = count.line(claimants, Part::penalty, on, "revoke.add")) {
        line->text = fmt::format("for {}, {} added: {}", revokes_words(revokes), amount_words(count, revokes), due);
        if (on < due) line->text += fmt::format(", only {} needed for the game", on);
        cite_points(*line, count);
    }
}

/// Points above the line. Each after the first of a side may be worth another figure; a revoke paid for in tricks is one of them.
void score_above(Count& count, Side offenders, const Revokes& revokes)
{
    if (revokes.above == 0) return;
    const Side claimants = other(offenders);
    const int again = revokes.above - (revokes.take == 0 ? 1 : 0);
    const Points first = count.further_only() ? 0 : count.figures.revoke_above;
    const Points points = (revokes.above - again) * first + again * count.figures.revoke_above_again;
    count.score.contract[claimants] += points;
    if (Working* line = count.line(claimants, Part::contract, points, count.further_only() ? "revoke.both" : "revoke"))
        line->text = fmt::format("for {} by the other side: {}", revokes_words(revokes.above), points);
}

/// Tricks due from a side, at most as many as the book lets be taken in one hand.
int tricks_due(Count& count, Side offenders, int revokes)
{
    const int due = revokes * count.figures.revoke_tricks;
    if (!count.figures.revoke_cap || due <= *count.figures.revoke_cap) return due;
    const int most = *count.figures.revoke_cap;
    if (Working* line = count.line(offenders, Part::penalty, 0, "revoke.cap"))
        line->text = fmt::format("{} for {}, but no more than {} may be taken", counted(due, "trick"), revokes_words(revokes),
                                 in_words(most));
    return most;
}

void take(Count& count, const PerSide<Revokes>& revokes)
{
    PerSide<int> due;
    for (Side side : both_sides) due[side] = tricks_due(count, side, revokes[side].take);
    if (due[Side::ns] == 0 && due[Side::ew] == 0) return;
    if (count.figures.game == lawbook::Game::whist && count.facts.abandoned) {
        if (Working* line = count.line(due[Side::ns] > 0 ? Side::ew : Side::ns, Part::penalty, 0, "revoke.take"))
            line->text = "all four hands were thrown down: no tricks can be taken";
        return;
    }
    const int net = due[Side::ns] - due[Side::ew];
    const Side loser = net >= 0 ? Side::ns : Side::ew;
    const Side gainer = other(loser);
    const int held = count.tricks[loser];
    const int moved = count.figures.take_limited_to_held ? std::min(std::abs(net), held) : std::abs(net);
    const int before = count.tricks[gainer];
    count.tricks[gainer] += moved;
    count.tricks[loser] = std::max(0, held - moved);
    if (Working* line = count.line(gainer, Part::penalty, 0, "revoke.take")) {
        if (net == 0) line->text = fmt::format("{} to be taken from each side: none changes hands", counted(due[loser], "trick"));
        else if (due[gainer] > 0)
            line->text = fmt::format("{} to take against {} to give: {}, {} won and {} scored", in_words(due[loser]),
                                     in_words(due[gainer]), counted(moved, "trick"), in_words(before),
                                     in_words(count.tricks[gainer]));
        else
            line->text = fmt::format("for {}, {} taken: {} won, {} scored", revokes_words(revokes[loser].take),
                                     counted(moved, "trick"), in_words(before), in_words(count.tricks[gainer]));
        if (moved < std::abs(net))
            line->text += fmt::format(" ({} due, but the other side had only {})", in_words(std::abs(net)), in_words(held));
        cite(*line, count);
        if (std::abs(net) > held) cite_readings(*line, count.figures, "revoke", {"R29"});
    }
}

/// Both sides have revoked, and the penalties are counted as they were claimed.
bool in_turn(const Count& count) { return count.figures.revokes_in_turn && count.revoked[Side::ns] && count.revoked[Side::ew]; }

void say_not_chosen(Count& count, Side offenders, int revokes)
{
    if (revokes == 0) return;
    if (Working* line = count.line(other(offenders), Part::penalty, 0, "revoke.options"))
        line->text = fmt::format("for {} the penalty is not taken yet", revokes_words(revokes));
}

}  // namespace

void count_points_for_revokes(Count& count)
{
    const PerSide<Revokes> revokes = sorted(count.facts.revokes, count.figures);
    for (Side side : both_sides) deduct(count, side, revokes[side].deduct);
    for (Side side : both_sides) add(count, side, revokes[side].add);
}

bool points_for_revokes_wait(const Count& count) { return count.figures.revoke_points_after_tricks && !in_turn(count); }

void count_penalties(Count& count)
{
    const PerSide<Revokes> revokes = sorted(count.facts.revokes, count.figures);
    for (Side side : both_sides) say_not_chosen(count, side, revokes[side].not_chosen);
    if (in_turn(count)) {
        for (const RevokePenalty& revoke : count.facts.revokes) {
            const PerSide<Revokes> one = sorted({&revoke, 1}, count.figures);
            deduct(count, revoke.offenders, one[revoke.offenders].deduct);
            add(count, revoke.offenders, one[revoke.offenders].add);
            take(count, one);
        }
        return;
    }
    if (!points_for_revokes_wait(count)) count_points_for_revokes(count);
    for (Side side : both_sides) score_above(count, side, revokes[side]);
    take(count, revokes);
}

}  // namespace hoyle::scoring
