#include "examine/as_scored.hpp"

#include "examine/book_in_use.hpp"
#include "scoring/hand.hpp"

namespace hoyle {

using log::Verb;

namespace {

/// What is written below the line for the hand; nothing: no score is told.
std::optional<PerSide<Points>> written_below(const table::Replay& replay)
{
    std::optional<PerSide<Points>> written;
    for (const log::Statement& statement : replay.section->statements) {
        if (statement.verb != Verb::score || (statement.deal != 0 && statement.deal != replay.deal)) continue;
        if (!written) written.emplace();
        for (const log::Sum& sum : log::Section::in(replay.section->sums, statement.list))
            if (sum.side.side && sum.column == log::Column::below) (*written)[*sum.side.side] += sum.points;
    }
    return written;
}

}  // namespace

std::optional<bool> as_scored(const BookInUse& in_use, const table::Replay& replay)
{
    if (!in_use.book || in_use.whist() || !replay.trump || !replay.maker || replay.tally[Side::ns] < 0) return std::nullopt;
    const auto written = written_below(replay);
    if (!written) return std::nullopt;
    scoring::HandFacts facts;
    facts.maker = side_of(*replay.maker);
    facts.trump = *replay.trump;
    facts.tricks = replay.tally;
    for (const log::Statement& statement : replay.section->statements)
        facts.doublings += statement.verb == Verb::doubles || statement.verb == Verb::redoubles;
    return score_hand(facts, *in_use.figures, scoring::Show::points_only).trick_points == *written;
}

}  // namespace hoyle
