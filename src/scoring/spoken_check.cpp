// Whether a spoken hand can have been played, and what it left unsaid.
#include "scoring/count.hpp"
#include "scoring/listener.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace hoyle::scoring {

void Listener::check_honours()
{
    const int all = how_many_honours(figures_, facts().trump);
    const PerSide<HonoursHeld>& held = facts().honours;
    const std::string where = is_whist() ? "at whist" : fmt::format("at {}", name_of(facts().trump));
    if (aces_said_ && facts().trump != Strain::no_trump)
        problem(fmt::format("aces are honours only at no trumps, not {}", where));
    for (Side side : both_sides) check_chicane(side);
    if (all > 0 &&
        (held[Side::ns].count > all || held[Side::ew].count > all || held[Side::ns].count + held[Side::ew].count > all))
        problem(fmt::format("there are only {} {}", counted(all, "honour"), where));
}

/// A void hand holds no honour, so its partner holds all those of the side.
void Listener::check_chicane(Side side)
{
    const PerSide<HonoursHeld>& held = facts().honours;
    int void_hands = 0;
    for (Seat seat : all_seats) void_hands += side_of(seat) == side && facts().void_of_trumps[seat] ? 1 : 0;
    if (void_hands == 0) return;
    if (facts().trump == Strain::no_trump) problem("there is no chicane at no trumps");
    if (void_hands == 1 && lie_said_[side] && held[side].most_in_one_hand < held[side].count)
        problem("with chicane the other hand holds all the honours of that side; whose chicane was it?");
    if (void_hands == 1 && held[side].count > 0) facts().honours[side].most_in_one_hand = held[side].count;
    if (void_hands == 2 && held[side].count > 0) problem("a side with double chicane has no honours");
    if (held[Side::ns].count < 0 && held[Side::ew].count < 0)
        problem("chicane counts with the honours: say how many each side held");
}

void Listener::check_revokes()
{
    for (std::size_t i = 0; i < facts().revokes.size(); ++i) {
        const RevokePenalty& revoke = facts().revokes[i];
        if (!revoke_side_said_[i] && spoken_.taken_as.empty())
            spoken_.taken_as.push_back(fmt::format("the revoke is taken as theirs; say `we revoked` if it was ours"));
        if (!revoke.chosen) continue;
        if (std::find(figures_.revoke_options.begin(), figures_.revoke_options.end(), *revoke.chosen) ==
            figures_.revoke_options.end())
            problem(fmt::format("this book does not let them {} for a revoke", words(*revoke.chosen, figures_.revoke_tricks)));
    }
}

void Listener::check()
{
    const bool any_trump_alike = is_whist();
    if (any_trump_alike) facts().trump = trump_said_ && facts().trump != Strain::no_trump ? facts().trump : Strain::spades;
    else if (!trump_said_) problem("what was trumps? spades, hearts, diamonds, clubs or no trumps");
    if (facts().doublings > 0 && figures_.doubling <= 1) problem("there is no doubling at whist");
    PerSide<int>& tricks = facts().tricks;
    if (facts().spades_thrown_in) {
        if (!figures_.spades_unplayed) problem("this book has no convention for spades not played");
        else if (facts().trump != Strain::spades || facts().doublings > 0)
            problem("only an undoubled spade hand may be thrown in");
    } else if (tricks[Side::ns] < 0 && tricks[Side::ew] < 0) {
        problem("how many tricks? say `nine tricks`, or `by three`");
    }
    for (Side side : both_sides)
        if (tricks[side] < 0 && tricks[other(side)] >= 0) tricks[side] = tricks_in_a_hand - tricks[other(side)];
    const int won = tricks[Side::ns] + tricks[Side::ew];
    if (won > tricks_in_a_hand || (won >= 0 && won < tricks_in_a_hand && !facts().abandoned))
        problem(fmt::format("{} and {} tricks do not make {}", tricks[Side::ns], tricks[Side::ew], in_words(tricks_in_a_hand)));
    for (Side side : both_sides)
        if (facts().standing[side] >= figures_.target)
            problem(fmt::format("a side at {} has won the game already", facts().standing[side]));
    check_honours();
    check_revokes();
}

}  // namespace hoyle::scoring
