// What happened: equal cards are drawn where the higher and the lower are not treated alike: by those who cut for partners, or
// for the last place at a table. The ace is the lowest card in cutting.
// How it is told apart: who shows two cards must cut again in any case. Those who cut again may be equal again; which of the
// first cards were equal says what their new cards decide. Example: cut for partners: A H5, B DK, C S5, D C9       A and C have
// the two lowest, and they are equal.

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace cut_tie {

using Draws = std::span<const log::Draw>;
constexpr std::size_t four = 4;

/// 0 = ace, 1 = two ... 12 = king.
int height(const log::Draw& draw) { return (static_cast<int>(draw.cards.any().rank()) + 1) % 13; }

/// Which cards are equal; `height` is theirs.
struct Tie {
    Word place = Word::unset;
    int height = -1;
    bool some() const { return place != Word::unset; }
};

/// From the lowest up; empty if one of them is not one card.
std::vector<int> heights(Draws draws)
{
    std::vector<int> drawn;
    for (const log::Draw& draw : draws) {
        if (draw.cards.size() != 1) return {};
        drawn.push_back(height(draw));
    }
    std::sort(drawn.begin(), drawn.end());
    return drawn;
}

Tie among_four(const std::vector<int>& drawn)
{
    if (drawn.size() != four) return {};
    const bool low = drawn[0] == drawn[1], middle = drawn[1] == drawn[2], high = drawn[2] == drawn[3];
    if (low && middle && high) return {Word::four_equal, drawn[0]};
    if (low && middle) return {Word::three_fourth_high, drawn[0]};
    if (middle && high) return {Word::three_fourth_low, drawn[3]};
    if (low) return {Word::lowest_two, drawn[0]};
    if (middle) return {Word::middle_two, drawn[1]};
    if (high) return {Word::highest_two, drawn[3]};
    return {};
}

/// Three cut again. With a higher fourth their two lowest are partners and the lowest deals; with a lower one their two highest
/// are partners, and neither deals.
Tie among_three(const std::vector<int>& drawn, bool fourth_high)
{
    const bool low = drawn[0] == drawn[1], high = drawn[1] == drawn[2];
    if (low && high) return {fourth_high ? Word::three_fourth_high : Word::three_fourth_low, drawn[0]};
    if (low) return {fourth_high ? Word::lowest_two : Word::middle_two, drawn[0]};
    if (high) return {fourth_high ? Word::middle_two : Word::highest_two, drawn[2]};
    return {};
}

Tie again(const Tie& before, const std::vector<int>& drawn)
{
    constexpr std::size_t two = 2, three = 3;
    if (before.place == Word::four_equal) return among_four(drawn);
    if (drawn.size() == three && (before.place == Word::three_fourth_high || before.place == Word::three_fourth_low))
        return among_three(drawn, before.place == Word::three_fourth_high);
    if (drawn.size() == two && before.some() && drawn[0] == drawn[1]) return {before.place, drawn[0]};
    return {};
}

/// The four lowest play: two are equal, and only one of them can.
Tie for_places(const std::vector<int>& drawn)
{
    if (drawn.size() <= four || drawn[four - 1] != drawn[four]) return {};
    const auto equal = std::count(drawn.begin(), drawn.end(), drawn[four]);
    return equal == 2 ? Tie{Word::last_place, drawn[four]} : Tie{};
}

/// The tie that a line leaves, after the cuts before it.
Tie tie_at(const Line& line)
{
    Tie tie;
    for (const Line& each : table::lines(*line.replay)) {
        if (each.at > line.at) break;
        if (!each.is({Verb::cut, Verb::recut})) continue;
        const auto drawn = heights(log::Section::in(line.replay->section->draws, each->list));
        if (each->verb == Verb::recut) tie = again(tie, drawn);
        else if (each->purpose == log::Purpose::partners) tie = among_four(drawn);
        else if (each->purpose == log::Purpose::places) tie = for_places(drawn);
        else tie = {};
    }
    return tie;
}

void by_line(const Line& line, Found& found)
{
    const Tie tie = tie_at(line);
    if (!tie.some()) return;
    std::string names;
    for (const log::Draw& draw : log::Section::in(line.replay->section->draws, line->list))
        if (height(draw) == tie.height) names += (names.empty() ? "" : ", ") + std::string(draw.name);
    Incident incident = seen(Kind::cut_tie, line, names + " draw equal cards");
    incident.facts.set(Attr::place, tie.place);
    found.push_back(incident);
}

}  // namespace cut_tie

namespace detect {
Detector cut_tie() { return {.verbs = {Verb::cut, Verb::recut}, .by_line = cut_tie::by_line, .without_dealer = true}; }
}  // namespace detect

}  // namespace hoyle::incidents
