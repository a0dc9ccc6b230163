#include "examine/as_scored.hpp"

#include "examine/book_in_use.hpp"
#include "scoring/hand.hpp"

namespace hoyle {

using log::Verb;

namespace {

/// What is written for the hand; nothing: no score is told, or in other columns than these two.
struct Written {
    PerSide<Points> below{}, above{};
};
std::optional<Written> written_for(const table::Replay& replay)
{
    std::optional<Written> written;
    for (const log::Statement& statement : replay.section->statements) {
        if (statement.verb != Verb::score || (statement.deal != 0 && statement.deal != replay.deal)) continue;
        if (!written) written.emplace();
        for (const log::Sum& sum : log::Section::in(replay.section->sums, statement.list)) {
            if (!sum.side.side || (sum.column != log::Column::below && sum.column != log::Column::above)) return std::nullopt;
            (sum.column == log::Column::below ? written->below : written->above)[*sum.side.side] += sum.points;
        }
    }
    return written;
}

/// The honours and the chicane, by the hands as they were dealt; false: not all of these are known.
bool holdings(const table::Replay& replay, const scoring::Figures& figures, scoring::HandFacts& facts)
{
    for (Seat seat : all_seats)
        if (!replay.whole[seat]) return false;
    facts.honours = scoring::honours_in(replay.dealt, facts.trump, figures);
    for (Seat seat : all_seats)
        facts.void_of_trumps[seat] = facts.trump != Strain::no_trump &&
                                     replay.dealt[seat].in(static_cast<Suit>(facts.trump)).empty();
    return true;
}

}  // namespace

std::optional<bool> as_scored(const BookInUse& in_use, const table::Replay& replay)
{
    if (!in_use.book || in_use.whist() || !replay.trump || !replay.maker || replay.tally[Side::ns] < 0) return std::nullopt;
    const auto written = written_for(replay);
    if (!written) return std::nullopt;
    scoring::HandFacts facts;
    facts.maker = side_of(*replay.maker);
    facts.trump = *replay.trump;
    facts.tricks = replay.tally;
    for (const log::Statement& statement : replay.section->statements)
        facts.doublings += statement.verb == Verb::doubles || statement.verb == Verb::redoubles;
    const bool all_known = holdings(replay, *in_use.figures, facts);
    const auto score = scoring::score_hand(facts, *in_use.figures, scoring::Show::points_only);
    return score.trick_points == written->below && (!all_known || score.above == written->above);
}

}  // namespace hoyle
