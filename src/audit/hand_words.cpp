// A hand in words, as the audit names it.

#include "audit/explain.hpp"

#include "lawbook/wording.hpp"

namespace hoyle::audit {

using scoring::Figures;
using scoring::HandFacts;
using scoring::HonoursHeld;
using scoring::RevokePenalty;

namespace {

std::string trump_words(const HandFacts& hand)
{
    std::string words = hand.trump == Strain::no_trump ? "no trumps" : std::string(name_of(hand.trump));
    if (hand.doublings == 1) words += " doubled";
    if (hand.doublings == 2) words += " doubled and redoubled";
    if (hand.doublings > 2) words += " doubled " + lawbook::number_in_words(hand.doublings) + " times";
    return words;
}

std::string tricks_words(const HandFacts& hand, Side side, const Figures& figures)
{
    const int odd = hand.tricks[side] - figures.book;
    const std::string words = odd == 1 ? " the odd trick" : " by " + lawbook::number_in_words(odd);
    if (figures.game == lawbook::Game::whist || hand.tricks[side] < 12) return words;
    return words + (hand.tricks[side] == 13 ? " and the grand slam" : " and the little slam");
}

std::string honours_words(const HandFacts& hand, Side side, bool whist)
{
    const HonoursHeld& held = hand.honours[side];
    const std::string words = " " + lawbook::number_in_words(held.count) +
                              (hand.trump == Strain::no_trump ? " aces" : " honours");
    if (whist) return words + (hand.honours_called[side] ? "" : ", not called");
    if (held.count < 4) return words;
    return words + (held.most_in_one_hand == held.count ? " in one hand"
                    : held.most_in_one_hand == 4        ? ", four in one hand"
                                                        : " divided");
}

int void_hands(const HandFacts& hand, Side side)
{
    int voids = 0;
    for (Seat seat : all_seats) voids += side_of(seat) == side && hand.void_of_trumps[seat] ? 1 : 0;
    return voids;
}

}  // namespace

std::string hand_words(const HandFacts& hand, const Figures& figures, const PerSide<std::string>& names)
{
    const bool whist = figures.game == lawbook::Game::whist;
    std::string words = whist ? std::string() : trump_words(hand);
    const auto add = [&](const std::string& more, std::string_view between) {
        words += (words.empty() ? "" : std::string(between)) + more;
    };
    if (hand.spades_thrown_in) add("made by " + names[hand.maker] + " and not played", " ");
    for (Side side : both_sides)
        if (hand.tricks[side] > figures.book) add(names[side] + tricks_words(hand, side, figures), ", ");
    for (Side side : both_sides)
        if (honours_worth(figures, hand.trump, hand.honours[side]) != 0)
            add(names[side] + honours_words(hand, side, whist), "; ");
    for (Side side : both_sides)
        if (const int voids = void_hands(hand, side); voids > 0)
            add((voids == 2 ? "double chicane " : "chicane ") + names[side], "; ");
    for (const RevokePenalty& revoke : hand.revokes)
        if (revoke.chosen)
            add("a revoke of " + names[revoke.offenders] + ", " + scoring::words(*revoke.chosen, figures.revoke_tricks), "; ");
    return words;
}

}  // namespace hoyle::audit
