// What happened: two or three of the four who cut for partners draw equal cards. The ace is the lowest card in cutting.
// How it is told apart: who shows two cards must cut again in any case; of four equal cards no law speaks.
// Example: cut for partners: A H5, B DK, C S5, D C9       A and C have the two lowest, and they are equal.

#include "incidents/detector.hpp"

namespace hoyle::incidents {
namespace {

using Draws = std::span<const log::Draw>;
constexpr std::size_t four = 4;

/// 0 = ace, 1 = two ... 12 = king.
int height(const log::Draw& draw) { return (static_cast<int>(draw.cards.any().rank()) + 1) % 13; }

Incident tie(const Line& line, Draws draws, Word place, int tied)
{
    std::string names;
    for (const log::Draw& draw : draws)
        if (height(draw) == tied) names += (names.empty() ? "" : ", ") + std::string(draw.name);
    Incident incident = seen(Kind::cut_tie, line, names + " draw equal cards");
    incident.facts.set(Attr::place, place);
    return incident;
}

void by_line(const Line& line, Found& found)
{
    const Draws draws = log::Section::in(line.replay->section->draws, line->list);
    if (line->purpose != log::Purpose::partners || draws.size() != four) return;
    std::array<int, four> drawn{};
    for (std::size_t i = 0; i < four; ++i) {
        if (draws[i].cards.size() != 1) return;
        drawn[i] = height(draws[i]);
    }
    std::sort(drawn.begin(), drawn.end());
    const bool low = drawn[0] == drawn[1], middle = drawn[1] == drawn[2], high = drawn[2] == drawn[3];
    if (low && middle && high) return;
    if (low && middle) return found.push_back(tie(line, draws, Word::three_fourth_high, drawn[0]));
    if (middle && high) return found.push_back(tie(line, draws, Word::three_fourth_low, drawn[3]));
    if (low) found.push_back(tie(line, draws, Word::lowest_two, drawn[0]));
    if (middle) found.push_back(tie(line, draws, Word::middle_two, drawn[1]));
    if (high) found.push_back(tie(line, draws, Word::highest_two, drawn[3]));
}

}  // namespace

namespace detect {
Detector cut_tie() { return {.verbs = {Verb::cut}, .by_line = by_line, .without_dealer = true}; }
}  // namespace detect

}  // namespace hoyle::incidents
