// Auction bridge: what a declaration of so many tricks scores when it is kept, and costs when it is not.
#include "scoring/count.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::scoring {
namespace {

using Part = Working::Part;

/// A side that revoked may score nothing but its honours.
bool scores_nothing(const Count& count, Side side) { return count.revoked[side] && count.figures.revoke_bars_tricks; }

Points doubled(Points points, int times, const Figures& figures)
{
    for (int done = 0; done < times; ++done) points *= figures.doubling;
    return points;
}

std::string declared_words(const Count& count)
{
    const std::string doubled = doubled_words(count.facts.doublings);
    return fmt::format("{} declared{}{}", in_words(count.facts.contract), doubled.empty() ? "" : ", ", doubled);
}

void count_short(Count& count, Side maker, int tricks_short)
{
    const Side gets = other(maker);
    if (scores_nothing(count, gets)) return;
    const Contract& contract = *count.figures.contract;
    const Points due = tricks_short * doubled(contract.under_trick, count.facts.doublings, count.figures);
    const bool spade = count.facts.dealers_spade && contract.one_spade_most && count.facts.doublings < 2;
    const Points points = spade ? std::min(due, *contract.one_spade_most) : due;
    count.score.contract[gets] += points;
    if (Working* line = count.line(gets, Part::contract, points, points < due ? "contract.one-spade" : "contract")) {
        line->text = fmt::format("{} short of {}: {}", counted(tricks_short, "trick"), declared_words(count), due);
        if (points < due) line->text += fmt::format(", no more than {} on the dealer's one spade", points);
    }
}

/// For a doubled declaration that is kept, by the tricks won in play alone: no penalty earns it.
void count_kept_doubled(Count& count, Side maker)
{
    const Contract& contract = *count.figures.contract;
    const int over = count.facts.tricks[maker] - count.figures.book - count.facts.contract;
    if (count.facts.doublings == 0 || over < 0) return;
    const int again = count.facts.doublings - 1;
    const auto add = [&](Points points, std::string_view figure, std::string text) {
        if (points == 0) return;
        count.score.contract[maker] += points;
        if (Working* line = count.line(maker, Part::contract, points, figure)) line->text = std::move(text);
    };
    const Points kept = doubled(contract.kept_doubled, again, count.figures);
    add(kept, "contract.kept-doubled", fmt::format("{}, and kept: {}", declared_words(count), kept));
    const Points more = over * doubled(contract.over_trick_doubled, again, count.figures);
    add(more, "contract.over-trick-doubled", fmt::format("{} more: {}", counted(over, "trick"), more));
}

}  // namespace

void count_declared(Count& count)
{
    const Side maker = count.facts.maker;
    const int odd = count.tricks[maker] - count.figures.book;
    if (odd < count.facts.contract) return count_short(count, maker, count.facts.contract - odd);
    if (scores_nothing(count, maker)) return;
    count_tricks(count, maker);
    count_kept_doubled(count, maker);
}

}  // namespace hoyle::scoring
