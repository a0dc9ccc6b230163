#include "rulings/called_play.hpp"

namespace hoyle::rulings {

using table::Played;
using table::Replay;
using terms::Atom;

namespace {

/// The cards that may be played there without revoking.
CardSet lawful(const Replay& r, const Played& play)
{
    const CardSet held = r.held(play.seat, play.when);
    const Played* lead = lead_followed(r, play);
    if (play.lead || !lead || !lead->suit || held.in(*lead->suit).empty()) return held;
    return held.in(*lead->suit);
}

/// The best card of the other hands in the trick, of the plays that `counted` takes.
Card best_of_others(const Replay& r, const Played& play, auto counted)
{
    Card best;
    for (const Played& other : r.played) {
        if (other.trick != play.trick || other.attempt != play.attempt || other.seat == play.seat || !other.card ||
            !counted(other))
            continue;
        if (!best || beats(other.card, best, r.trump.value_or(Strain::no_trump))) best = other.card;
    }
    return best;
}

Verdict highest_or_lowest(const Replay& r, const Played& play, const CalledFor& called)
{
    const Played* lead = lead_followed(r, play);
    const auto of = called.suit ? called.suit : lead ? lead->suit : play.suit;
    if (!of) return {};
    const CardSet held = r.held(play.seat, play.when);
    const Card wanted = called.atom == Atom::highest ? held.highest(*of) : held.lowest(*of);
    return {play.card == wanted || !wanted, static_cast<bool>(wanted) && lawful(r, play).has(wanted)};
}

/// To win is to beat what lies there; not to win is seen when the trick is full, for a hand after him may take it.
Verdict win_or_not(const Replay& r, const Played& play, bool wins)
{
    const auto lay_there = [&](const Played& other) { return other.when < play.when && other.back > play.when; };
    const auto stands = [](const Played& other) { return other.stands(); };
    const Card best = wins ? best_of_others(r, play, lay_there) : best_of_others(r, play, stands);
    if (!best || !play.card) return {};
    const Strain trump = r.trump.value_or(Strain::no_trump);
    bool could = false;
    for (Card each : lawful(r, play)) could = could || beats(each, best, trump) == wins;
    return {beats(play.card, best, trump) == wins, could};
}

/// It binds him only if he has none of the suit led; where trumps were led he follows.
Verdict trump_or_not(const Replay& r, const Played& play, bool trumps)
{
    const auto suit = r.trump ? trump_of(*r.trump) : std::nullopt;
    const Played* lead = lead_followed(r, play);
    if (!suit || !lead || lead->suit == suit || play.suit == lead->suit) return {};
    const CardSet may = lawful(r, play), trump = may.in(*suit);
    return {(play.suit == suit) == trumps, !(trumps ? trump : may - trump).empty()};
}

}  // namespace

const Played* lead_followed(const Replay& r, const Played& play)
{
    for (const Played& lead : r.played)
        if (lead.lead && lead.trick == play.trick && lead.attempt == play.attempt && lead.back > play.when) return &lead;
    return nullptr;
}

Verdict judge_play(const Replay& r, const Played& play, const CalledFor& called)
{
    const auto& suit = called.suit;
    switch (called.atom) {
    case Atom::call_card:
    case Atom::play: return {play.card == called.card, lawful(r, play).has(called.card)};
    case Atom::not_play: return {play.card != called.card, lawful(r, play).size() > 1};
    case Atom::call_suit: return {play.suit == suit, suit && !r.held(play.seat, play.when).in(*suit).empty()};
    case Atom::bar_suit: {
        const CardSet may = lawful(r, play);
        return {play.suit != suit, suit && !(may - may.in(*suit)).empty()};
    }
    case Atom::highest:
    case Atom::lowest: return highest_or_lowest(r, play, called);
    case Atom::win: return win_or_not(r, play, true);
    case Atom::not_win: return win_or_not(r, play, false);
    case Atom::trump: return trump_or_not(r, play, true);
    case Atom::not_trump: return trump_or_not(r, play, false);
    default: return {};
    }
}

}  // namespace hoyle::rulings
